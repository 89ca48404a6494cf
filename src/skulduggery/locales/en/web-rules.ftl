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

## Trying it out
try-skull-king = Who wins these cards?
try-skull-king-dice = Who wins these dice?
try-skull-queen = What does this trick do?
try-sleeping-queens = Do these cards go together?

## Words that people look for: on the left as they say, on the right as the rules say; and what only other editions have
lacking = { $thing }: not in the edition that is played here.
lacking-but = { $thing }: not in the edition that is played here. Look for { $instead }.
synonyms-skull-king =
    tie, ties, draw, same, equal, stalemate → SK-46, SK-47, SK-70
    trump, trumps → SK-01, SK-34, SK-41
    bet, predict, prediction, forecast, announce, call, contract → bid
    suit, follow suit → colour
    hand size, how many cards → one card each
    jester, fool, white flag, zero → Escape
    joker, wild, wildcard → special card
    siren → Mermaid
    captain, boss → Skull King
    lead, first card, start, starts → opens
    ranking, rank, order, strongest, highest, beats → above, highest
    swap, change, undo → take it back
    finger, fist → Yo - Ho - Ho
    last trick, look again → memory_aid
lacking-skull-king =
    Kraken, octopus, squid
    White Whale, whale
    Loot, treasure, alliance
    Tigress, tiger → Scary Mary
    A card with 14, fourteen
    Green cards, green, parrot → black
    Purple cards, purple, violet → black
    Pirates with abilities, ability, Rosie, Will the Bandit, Rascal, Juanita, Harry, Bendt, Bahij → Pirate
    Davy Jones, expansion
    Rascal's scoring, cannonball, grapeshot → landlubber
    Ghost for two, graybeard, ghost
synonyms-skull-king-dice =
    tie, ties, draw, same, equal → SD-41, SD-46, SD-47, SD-70
    trump, trumps → SD-40
    bet, predict, prediction, forecast, announce, call, contract → bid
    suit, follow suit → colour
    roll, play, cast → throw
    blank, zero, jester → flag
    skull and bones, death's head → skull
    faces, what is on the dice → dice
    hand → round
    lead, first die, start, starts → starting player
    swap, change, undo → changed afterwards
    finger, fist → Yo - Ho - Ho
    gentle, easy, beginner, children → SD-8
lacking-skull-king-dice =
    Kraken, octopus, squid
    White Whale, whale
    Loot, treasure
    Tigress, tiger
    Scary Mary, Mary → Pirate
    Escape, Escapes → flag
    Rolling again, reroll, roll again
synonyms-skull-queen =
    tie, ties, draw, same, equal → SQ-47, SQ-61
    trump, trumps → trick colour
    suit, follow suit → colour
    board, track, ladder → plank
    drown, drowned, swim, lost, die → water
    double, two spaces → two spaces
    pawn, meeple, piece → pirate
    lead, start, starts, first card → opens
    pile, middle, leftover, pool → centre
    joker, wild, zero → Monkey
    thirteen → First Mate
    dummy, bot, two players, ghost → ghost
    points, score → points
    swap, flip, turn over → side
lacking-skull-queen =
    Bids, bid, bet, prediction
    Kraken, octopus, squid
    White Whale, whale
    Mermaids, mermaid
    Black cards, black
    Scary Mary, Tigress
synonyms-sleeping-queens =
    tie, ties, draw, same → SL-62
    swap, exchange, trade, replace, new cards → thrown away
    discard, throw away → thrown away
    add, addition, equation, maths, math, plus, sum → sum
    pair, double, twins → two of the same
    steal, rob, grab → carries off
    block, protect, shield, counter → defence, drives
    fool, clown, joker → jester
    sorcerer, magic, spell → Wand
    poison, sleep, drink → potion
    wizard → wand
    deck, stack, stock → draw pile
    empty, run out, reshuffle → empty draw pile
    poodle → Dog queen
    win, winning, goal, enough → You win
    peek, remember, memory → remember
lacking-sleeping-queens =
    Trump, trumps
    Strawberry Queen, strawberry
    Ice Cream Queen, ice cream, ice
    Princess, prince
    Witch, fairy
    Frog
    Castle
