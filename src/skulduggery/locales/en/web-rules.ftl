title = The rules
about = Every rule has a number. When the game refuses a card or decides a trick, it names the rule, and here it stands.
page-title = { $game }: the rules
no-such-game = There are no rules for “{ $game }” here. These are the games:
no-such-rule = There is no rule { $rule }.
fetching = Fetching the rules …
other-games = The other games
learn = Learn it by playing
print = Print

## Finding
search = Search the rules
sections = Sections
found = { $count ->
    [0] Nothing found for “{ $query }”.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}

## One rule
kind-rule = Rule
kind-ruling = Ruling
kind-fact = Fact
kind-example = Example
kind-option = Option
note = Printed editions
all-rules = All the rules
play-through = Play it through
put-away = Put it away

## Drawings
deck-drawn = The { $count } cards.
ranks-drawn = From the weakest to the strongest. Other ordinary colours cannot win.
led-colour = Colour led
circle-drawn = Around in a circle: the Mermaid catches the Skull King, he beats the Pirate, and the Pirate beats the Mermaid.
dice-drawn = The { $count } dice with their six sides.
dice-ranks-drawn = From the weakest side to the strongest. The colour of a number does not count.
skull-of-M = Mermaid’s skull
skull-of-P = Pirate’s skull
skull-of-SK = Skull King’s skull
score-drawn = What a round brings. Bonuses are paid only for a bid that was met exactly.
score-gentle-drawn = What a round brings landlubbers. There are no bonuses.
your-bid = Your bid
made = Met
missed = Missed
bid-some = 1 or more
per-trick = +20 a trick
per-trick-off = −10 for each trick above or below
per-round = +10 × round
less-per-round = −10 × round
bonus = Bonus
king-takes-pirate = The Skull King takes a Pirate
per-pirate = +30 each
mermaid-takes-king = A Mermaid takes the Skull King
players = Players
cards-each = Cards each
in-centre = In the centre
deal-drawn = How many cards are dealt.
planks-drawn = The two sides of a plank. Whoever falls off is worth nothing.
trick-drawn = In a colour with two cards or more the highest and the lowest move a pirate of that colour.
goes-up = highest: a space up
goes-down = lowest: a space down
does-nothing = between: nothing
waits = alone: to the centre
special-drawn = The cards that do more.
always-lowest = fits always, lowest of the trick colour
always-highest = fits always, highest of the trick colour
two-up = whoever climbs, climbs two
two-down = whoever sinks, sinks two
queens-drawn = The twelve queens and their points.
hand-cards-drawn = The { $count } cards to play with.
sums-drawn = Thrown away together: one number, a pair, or a sum.
defence-drawn = What helps against what.
stops = stops
special-queens-drawn = The Rose brings another queen along. Cat and Dog never lie in front of the same player.
end-drawn = Enough to win.
queens = Queens
or-points = or points
