# The score pad, what not everybody opens: history, players, files

## When something is wrong

damaged = { $count ->
    [one] Something kept here was damaged. It has been set aside; all else is unharmed.
   *[other] { $count } things kept here were damaged. They have been set aside; all else is unharmed.
}
damaged-of = Part of pad { $id }
damaged-save = Save as a file
damaged-drop = Throw away
damaged-drop-means = What could still be read in it will be gone for good. Have you saved it as a file?
unknown = No such pad
unknown-means = There is no such pad on this device. Perhaps it was deleted, or it is on another device: there it can be exported, and imported here.
was-deleted = This pad was deleted. It can still be brought back.
restore = Bring it back

## History

history = History
which-games = Which games
all-games = All
find-player = Find a player
state-open = Running
state-stopped = Ended early
won-by = { $count ->
    [one] { $names } won
   *[other] Shared victory: { $names }
}
export-game = Export the game of { $names }
delete-game = Delete the game of { $names }
show-more = Show more
trash = Deleted ({ $count })
restore-game = Bring back the game of { $names }
none-yet = No games yet.
none-found = No games found.
found = { $count ->
    [0] No games found.
    [one] { $count } game
   *[other] { $count } games
}

## Players

people = Players
people-none = Whoever has played a game on this pad stands here: wins, bids, best and worst rounds, and who beats whom.
people-all = All players
wins-of = { $wins } of { $games } won
no-finished = no finished game
bids-made = { $percent } % of bids made
bids-made-of = { $bids ->
    [one] { $made } of { $bids } bid made
   *[other] { $made } of { $bids } bids made
}
games-ended = Games
bids = Bids
wins-shared = { $shared } of them shared
rounds-played = Rounds
average-place = Average place
best-round = Best round
worst-round = Worst round
in-round = Round { $round }
totals = Totals
best-total = Best
average-total = Average
head-to-head = Head to head
met = { $met ->
    [one] met once
   *[other] met { $met } times
}
before = ahead
behind = behind
level = level
nobody-met = No finished game with others yet.
rename = Rename, or join two spellings
rename-means = The name changes in all games. If you give the name of another player here, both become one.
new-name = Name in all games
rename-do = Rename everywhere
renamed = { $from } is now called { $to }.
join-means = { $to } is here already. Is that the same person? Their games would be joined.
join-do = Yes, join them
two-people = { $from } and { $to } have played in the same game, so they are two people.

## Export

export = Export
export-which = Which games
export-all = All ({ $count })
export-chosen = Chosen ({ $count })
export-form = Format
export-json = Pad file
export-json-means = JSON: can be imported again here, on another device or in the terminal.
export-csv = Table
export-csv-means = CSV for spreadsheets; can be imported again as well.
export-save = Save the file
export-saved = Saved: { $file }
export-share = Share…
export-nothing = Choose at least one game.

## Import

import = Import
import-choose = Choose a file
import-drop = or drop it here
import-kinds = Pad files (JSON) and tables (CSV) of this pad. Nothing that is here is overwritten without asking.
import-reading = Reading…
import-too-large = This file is too large to be a pad file. At most { $megabytes } MB are read.
import-record = This is the record of a game that was played on the page, not a score pad. You can look back at it.
import-to-replay = Look back at records
import-nothing-changed = Nothing has been changed.
import-file = In { $file }:
import-new = { $count ->
    [one] { $count } new game
   *[other] { $count } new games
}
import-same = { $count ->
    [one] { $count } that is here already
   *[other] { $count } that are here already
}
import-differing = { $count ->
    [one] { $count } that differs from the one here
   *[other] { $count } that differ from those here
}
import-none-new = Everything in this file is here already.
differing-which = Which one do you want to keep?
differing-for-all = For all { $count }
keep-mine = Mine
keep-theirs = From the file
keep-both = Both
mine-is = Here: { $standing }
theirs-is = In the file: { $standing }
last-changed = last changed { $moment }
import-take = { $count ->
    [0] Keep everything as it is
    [one] Import { $count } game
   *[other] Import { $count } games
}
import-done = { $count ->
    [0] Nothing has been changed.
    [one] { $count } game was imported.
   *[other] { $count } games were imported.
}
import-failed = The games could not be kept. Nothing has been changed.
import-other = Another file
