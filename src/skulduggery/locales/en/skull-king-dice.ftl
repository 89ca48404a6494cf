# Skull King, the dice game: English
title = Skull King: the dice game

## Things
die-SK = Skull King die
die-P = Pirate die
die-M = Mermaid die
die-K = black die
die-B = blue die
die-R = red die
die-Y = yellow die
colour-K = black
colour-B = blue
colour-R = red
colour-Y = yellow
face-number = { $number }
face-flag = flag
face-skull = skull
face-down = { $count ->
    [one] { $count } die behind the screen
   *[other] { $count } dice behind the screen
}

## Options
option-scoring = Scoring
option-scoring-standard = Standard: a missed bid costs points, captures bring bonuses
option-scoring-landlubber = Landlubber: only a missed bid of 0 costs points, no bonuses

## Moves
move-bid = { $bid ->
    [0] Bid no tricks
    [one] Bid { $bid } trick
   *[other] Bid { $bid } tricks
}
move-throw = Throw the { $die }

## Events
event-starter-drawn = { $starter } starts the first round.
event-dealt = Round { $round }: the dice are drawn, { $starter } starts. { $hands }
event-bid-sealed = { $bid ->
    [0] { $seat } bids no tricks.
    [one] { $seat } bids { $bid } trick.
   *[other] { $seat } bids { $bid } tricks.
}
event-fist-shown = { $seat } has decided.
event-bids-shown = Yo - Ho - Ho! The bids: { $bids }
event-die-chosen = { $seat } chooses the { $die }.
event-die-thrown = { $seat } throws the { $die }: { $face }.
event-trick-won = { $bonus ->
    [0] { $seat } wins the trick with the { $die } ({ $face }). { $because }
   *[other] { $seat } wins the trick with the { $die } ({ $face }), worth a bonus of { $bonus }. { $because }
}
event-round-scored = Round { $round } is over. Points: { $points }. Totals: { $totals }
event-game-ended = The game is over. Places: { $places }

## Why
because-SD-40 = The highest number wins.
because-SD-41 = Among equal numbers, the last one thrown wins.
because-SD-42 = The Mermaid’s skull beats all numbers.
because-SD-43 = The Pirate’s skull beats numbers and Mermaids.
because-SD-44 = The Skull King’s skull beats everything but a Mermaid’s.
because-SD-45 = The Mermaid’s skull captures the Skull King’s.
because-SD-46 = Among equal skulls, the last one thrown wins.
because-SD-47 = Nothing but flags: the first one wins.
because-SD-60 = Bid made exactly: 20 points a trick, plus bonuses.
because-SD-61 = Bid missed: 10 points lost for each trick too many or too few.
because-SD-62 = Bid 0 and took none: 10 times the round number.
because-SD-63 = Bid 0 but took tricks: minus 10 times the round number.
because-SD-80 = Landlubber: bid made, 20 points a trick.
because-SD-81 = Landlubber: bid missed, no points.
because-SD-82 = Landlubber: bid 0 and took none, 10 times the round number.
because-SD-83 = Landlubber: bid 0 but took tricks, minus 10 times the round number.

## Refusals
refusal-dice-first = The dice have not been drawn yet.
refusal-die-is-rolling = A die is still rolling.
refusal-game-over = The game is over.
refusal-bids-first = Everybody bids before a die is thrown.
refusal-bid-range = A bid is a whole number from 0 to { $highest }.
refusal-bid-stands = Your bid of { $bid } stands.
refusal-not-your-turn = It is { $turn }’s turn.
refusal-no-such-die = There is no die “{ $name }”.
refusal-too-many-of-a-die = There are not that many dice of this kind in the bag: { $die }.
refusal-no-such-face = The { $die } has no face { $name }.
refusal-not-held = You have no { $die }.
refusal-must-follow = The { $die } cannot be thrown now: the colour led is { $colour }, and you have it. Special dice are always allowed.
