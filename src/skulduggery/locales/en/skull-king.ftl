# Skull King (card game): English
title = Skull King

## Things
card-Y = Yellow { $number }
card-R = Red { $number }
card-B = Blue { $number }
card-K = Black { $number }
card-E = Escape
card-P = Pirate
card-M = Mermaid
card-SM = Scary Mary
card-SK = Skull King
colour-Y = Yellow
colour-R = Red
colour-B = Blue
colour-K = Black
role-pirate = as a Pirate
role-escape = as an Escape

## Options
option-scoring = Scoring
option-scoring-standard = Standard: a missed bid costs points, captures bring bonuses
option-scoring-landlubber = Landlubber: only a missed bid of 0 costs points, no bonuses
option-memory_aid = Memory aid
option-memory_aid-off = Off: only the last trick can be looked at again
option-memory_aid-on = On: all cards played this round are listed

## Moves
move-bid = { $bid ->
    [0] Bid no tricks
    [one] Bid { $bid } trick
   *[other] Bid { $bid } tricks
}
move-play = { $role ->
    [none] Play { $card }
   *[other] Play { $card } { $role }
}

## Events
event-dealer-drawn = { $dealer } deals first.
event-dealt = Round { $round }: { $dealer } deals. { $hands }
event-bid-sealed = { $bid ->
    [0] { $seat } bids no tricks.
    [one] { $seat } bids { $bid } trick.
   *[other] { $seat } bids { $bid } tricks.
}
event-fist-shown = { $seat } has decided.
event-bids-shown = Yo - Ho - Ho! The bids: { $bids }
event-card-played = { $role ->
    [none] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } { $role }.
}
event-trick-won = { $bonus ->
    [0] { $seat } wins the trick with { $card }. { $because }
   *[other] { $seat } wins the trick with { $card }, worth a bonus of { $bonus }. { $because }
}
event-round-scored = Round { $round } is over. Points: { $points }. Totals: { $totals }
event-game-ended = The game is over. Places: { $places }

## Why
because-SK-40 = The highest card of the colour led wins.
because-SK-41 = Black beats the other colours.
because-SK-42 = The Mermaid beats all colours.
because-SK-43 = The Pirate beats colours and Mermaids.
because-SK-44 = The Skull King beats everything but a Mermaid.
because-SK-45 = The Mermaid charms the Skull King.
because-SK-46 = Among equals, the first one played wins.
because-SK-47 = Nothing but Escapes: the first one wins.
because-SK-60 = Bid made exactly: 20 points a trick, plus bonuses.
because-SK-61 = Bid missed: 10 points lost for each trick too many or too few.
because-SK-62 = Bid 0 and took none: 10 times the round number.
because-SK-63 = Bid 0 but took tricks: minus 10 times the round number.
because-SD-80 = Landlubber: bid made, 20 points a trick.
because-SD-81 = Landlubber: bid missed, no points.
because-SD-82 = Landlubber: bid 0 and took none, 10 times the round number.
because-SD-83 = Landlubber: bid 0 but took tricks, minus 10 times the round number.

## Refusals
refusal-cards-first = The cards have not been dealt yet.
refusal-game-over = The game is over.
refusal-bids-first = Everybody bids before a card is played.
refusal-bid-range = A bid is a whole number from 0 to { $highest }.
refusal-bid-stands = Your bid of { $bid } stands.
refusal-not-your-turn = It is { $turn }’s turn.
refusal-no-such-card = There is no card “{ $name }”.
refusal-not-held = You do not hold this card: { $card }.
refusal-mary-must-choose = Say whether Scary Mary is a Pirate or an Escape.
refusal-only-mary-chooses = Only Scary Mary leaves a choice; this card does not: { $card }.
refusal-must-follow = { $card } cannot be played now: { $colour } was led, and you hold it. Special cards are always allowed.
