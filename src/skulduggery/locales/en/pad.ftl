# The score pad, for page and terminal: English

## Things
pad-field = { $field ->
    [bid] bid
    [tricks] tricks
    [pirates] Pirates caught
    [kings] Skull King caught
    [side] plank side
    [red] red pirate
    [yellow] yellow pirate
    [green] green pirate
    [blue] blue pirate
    [queens] queens
    [points] points of the plank
   *[other] { $field }
}
pad-option = { $option ->
    [scoring] Scoring
    [plank_values] Values of the plank
   *[other] { $option }
}
pad-queen = { $queen ->
    [rose] Rose Queen
    [cake] Cake Queen
    [rainbow] Rainbow Queen
    [starfish] Starfish Queen
    [ladybug] Ladybug Queen
    [moon] Moon Queen
    [peacock] Peacock Queen
    [sunflower] Sunflower Queen
    [cat] Cat Queen
    [dog] Dog Queen
    [pancake] Pancake Queen
    [heart] Heart Queen
   *[other] { $queen }
}

## Where in a file something is wrong
pad-place = { $where }: { $problem }
pad-place-game = Game { $number } of the file
pad-place-table = The game that begins in line { $line }
pad-place-line = Line { $line } of the table
pad-place-round = round { $round }

## Refusals: the file
pad-refusal-not-a-pad = This is not a score pad file, or it is damaged. A pad file is what the score pad exports, unchanged.
pad-refusal-structure = Something is wrong in the file at { $path }: { $expected ->
    [text] a text in quotation marks belongs there
    [number] a whole number belongs there
    [list] a list in square brackets belongs there
    [object] something in curly brackets belongs there
    [true] true belongs there, or nothing at all
   *[nothing] nothing of that name belongs there
}.
pad-refusal-newer-format = This pad file was made by another version ({ $format }); this one reads skulduggery-pad/1 and skulduggery-pad/2.
pad-refusal-csv = Line { $line } of the table cannot be read: look at column { $column }.
pad-refusal-csv-column = The table has no column { $column }. Only points and total may be missing.
pad-refusal-csv-order = Line { $line } of the table has round { $found_round }, seat { $found_seat }; round { $due_round }, seat { $due_seat } belongs there.
pad-refusal-csv-twice = Line { $line } of the table has round { $found_round }, seat { $found_seat } once more; it stands in line { $before } already.
pad-refusal-csv-missing = After line { $line } of the table round { $due_round }, seat { $due_seat } is missing.
pad-refusal-csv-points = Line { $line } of the table has { $found } in column { $column }; by the rules it is { $right }.

## Refusals: who plays what
pad-refusal-id = The mark (id) of a game is 8 to 40 small letters and digits, and no other game of the file has the same.
pad-refusal-unknown-game = There is no pad for a game “{ $game }”. There are: { $allowed }.
pad-refusal-player-count = This game is for { $lowest } to { $highest } players, not { $players }.
pad-refusal-name = Everybody needs a name of 1 to { $longest } characters.
pad-refusal-same-name = Two players are called { $name }. Everybody needs a name of their own.
pad-refusal-seating = From round { $round } on the table cannot sit like that: everybody sits in one place, and a change begins in a round that has been written or is the next one.
pad-refusal-first = Whoever deals or starts first must be one of the players.
pad-refusal-option = This cannot be chosen here: { pad-option }. Allowed: { $allowed }.
pad-refusal-moment = A time cannot be read. Times are written like 2026-11-16T19:30:00Z.
pad-refusal-round-count = { $highest ->
    [one] The whole game is one round.
   *[other] This game has 1 to { $highest } rounds.
}
pad-refusal-seats-in-round = Round { $round } does not have exactly one entry for each player.
pad-refusal-foreign-field = This does not belong to this game: { pad-field }.

## Refusals: Skull King and the dice game
pad-refusal-bid-range = A bid is a whole number from 0 to { $highest }.
pad-refusal-tricks-range = Tricks won are a whole number from 0 to { $highest }.
pad-refusal-bids-first = First all bids are written down, then tricks and bonuses.
pad-refusal-no-bonus = In landlubber scoring there are no bonuses. Take the bonuses away first.
pad-refusal-pirates-range = In one trick the Skull King can catch 0 to { $highest } Pirates here.
pad-refusal-kings-range = The Skull King is caught once or not at all.
pad-refusal-bonus-without-trick = { $name } has no trick, and so has caught nobody.
pad-refusal-one-king = There is only one Skull King: he catches Pirates for one player, or a Mermaid catches him for one player.

## Refusals: Skull Queen
pad-refusal-side = A plank has a front and a back.
pad-refusal-space-range = A pirate stands on a space from 1 to 5, or is in the water (0).
pad-refusal-points-range = The points of a plank are a whole number from 0 to { $highest }.
pad-refusal-points-alone = Either the plank is written down or its points alone, not both.

## Refusals: Sleeping Queens
pad-refusal-unknown-queen = There is no queen “{ $queen }”.
pad-refusal-queen-twice = The { pad-queen } can lie before one player only.
pad-refusal-cat-and-dog = { $name } cannot have both the Cat Queen and the Dog Queen.
pad-refusal-two-winners = Two players cannot have reached the goal: the first to reach it has won, and the game was over.

## Refusals: the course of the game
pad-refusal-absent = { $name } does not play in round { $round }, so nothing can be written there.
pad-refusal-round-incomplete = Round { $round } is not complete. Write down the rest of it first.
pad-refusal-after-the-end = The game has ended, so there is no further round.

## Warnings
pad-warning-tricks-sum = { $won ->
    [one] { $won } trick is written down
   *[other] { $won } tricks are written down
}, but there { $there ->
    [one] was { $there }
   *[other] were { $there }
} to win.
