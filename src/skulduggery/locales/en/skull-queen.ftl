# Skull Queen: English
title = Skull Queen

## Things
card-R = Red { $number }
card-Y = Yellow { $number }
card-G = Green { $number }
card-B = Blue { $number }
card-0 = Monkey
card-13 = First Mate
centre-R = { card-R }
centre-Y = { card-Y }
centre-G = { card-G }
centre-B = { card-B }
centre-0 = { card-0 }
centre-13 = { card-13 }
colour-R = red
colour-Y = yellow
colour-G = green
colour-B = blue
side-front = front side
side-back = back side
doubled-SQ-53 = “Aye, Ma’am!”: two spaces, not one (SQ-53).
doubled-SQ-54 = “Quick Snack”: two spaces, not one (SQ-54).

## Options
option-plank_values = Values of the plank, front side, from the top down

## Moves
move-place = Place the pirates on the { $side }: red { $red }, yellow { $yellow }, green { $green }, blue { $blue }
move-play = Play { $card }

## Events
event-dealer-drawn = { $dealer } deals first.
event-dealt = Round { $round }: { $dealer } deals. { $hands }{ $centre ->
    [none] { "" }
   *[other] . In the centre: { $centre }
}{ $ghost ->
    [none] { "" }
   *[other] . The ghost: { $ghost }
}
event-plank-sealed = { $seat } places the pirates on the { $side }: red { $red }, yellow { $yellow }, green { $green }, blue { $blue }.
event-plank-covered = { $seat } has placed the pirates.
event-planks-shown = All planks are shown.
event-ghost-turned = The ghost turns over: { $card }.
event-card-played = { $seat } plays { $card }.
event-card-sealed = { $seat } chooses { $card }.
event-card-laid-face-down = { $seat } has laid a card face down.
event-cards-shown = The captains’ cards: { $cards }.
event-cards-to-centre = Into the centre: { $cards }.
event-pirate-moved = { $direction ->
    [up] { $seat }: { $card } moves the { $colour } pirate up from space { $start } to space { $end }. { $because }
   *[down] { $seat }: { $card } moves the { $colour } pirate down from space { $start } to space { $end }. { $because }
}{ $doubled ->
    [none] { "" }
   *[other] { " " }{ $doubled }
}
event-pirate-fell = { $direction ->
    [up] { $seat }: { $card } pushes the { $colour } pirate off the top of the plank, from space { $start }. { $because }
   *[down] { $seat }: { $card } pushes the { $colour } pirate off the bottom of the plank, from space { $start }. { $because }
}{ $doubled ->
    [none] { "" }
   *[other] { " " }{ $doubled }
}
event-nobody-moved = { $direction ->
    [up] The highest card in { $colour } is { $card }: nobody moves up. { $because }
   *[down] The lowest card in { $colour } is { $card }: nobody moves down. { $because }
}
event-colour-set-aside = Set aside ({ $colour }): { $cards }.
event-lead-taken = { $seat } leads next, thanks to { $card }. { $because }
event-round-scored = Round { $round } is over. Points: { $points }. Totals: { $totals }. { $because }
event-game-ended = The game is over. Places: { $places }

## Why
because-SQ-42 = The highest card of a colour moves its pirate up.
because-SQ-43 = The lowest card of a colour moves its pirate down.
because-SQ-44 = Cards from the centre are nobody’s.
because-SQ-45 = A pirate who falls off the plank is out for this round.
because-SQ-47 = The highest number leads; among equals, the last one played.
because-SQ-56 = A special card dealt into the centre is nobody’s.
because-SQ-60 = Every pirate on the plank scores its space.
because-SQ-83 = The ghost has no crew.

## Refusals
refusal-cards-first = The cards have not been dealt yet.
refusal-game-over = The game is over.
refusal-placing-first = Everybody places the pirates before a card is played.
refusal-placing-stands = Your pirates have been placed and stay there.
refusal-no-such-side = A plank has a front and a back, not “{ $name }”.
refusal-no-such-space = The { $colour } pirate needs a space from 1 to { $highest }.
refusal-not-your-turn = It is { $turn }’s turn.
refusal-no-such-card = There is no card “{ $name }”.
refusal-card-left-out = { $card } is left out with two or three players.
refusal-not-held = You do not hold this card: { $card }.
refusal-must-follow = { $card } cannot be played now: the trick colour is { $colour }, and you hold it. The Monkey and the First Mate are always allowed.
refusal-card-stands = Your card lies face down and stays there.
refusal-no-ghost = The ghost plays only in games for two.

## Rounds, by the name this game gives them (instead of those in cli.ftl and common.ftl)
cli-round-heading = Round { $round } of { $rounds }
cli-trick-heading = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
cli-deal = Round { $round }, { $dealer } deals
cli-scores = Scores for round { $round }
refusal-wrong-round = This is round { $value }; it must be { $expected }.
