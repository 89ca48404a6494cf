## The score pad: for games on a real table

title = Score pad
back = Score pad
intro = You play with real cards, and the pad does the sums. Everything stays on this device and works without a network.
intro-here-only = You play with real cards, and the pad does the sums. What you write stays on this device. Opening the pad needs the server: browsers keep pages for use without a network only from addresses with https.

## The first page

running = Running
all-running = All running games ({ $count })
go-on = Continue
go-on-with = Continue: { $game }, { $names }
again = Once more
again-with = Once more: { $game } with { $names }
new-pad = New pad
players-from-to = { $lowest } to { $highest } players
to-history = History
so-many-games = { $count ->
    [0] no games yet
    [one] { $count } game
   *[other] { $count } games
}
to-people = Players
so-many-people = { $count ->
    [0] nobody yet
    [one] { $count } player
   *[other] { $count } players
}
to-export = Export
to-export-means = As a file, or to another device
to-import = Import
to-import-means = A file with games

## When something is wrong

trouble-one-copy = This browser can keep your pads in one place only, instead of two. They are there, but a file would be safer.
trouble-nowhere = This browser keeps nothing just now: perhaps its storage is full, or this is a private window. Your pads will be gone when this page is closed. Save a file before that.
save-now = Save a file now

## A new pad

same-as-last = Same as last time
same-as-last-names = Same as last time: { $names }
nobody-seated = Tap names in the order of the seats, clockwise.
nobody-known = Write the names clockwise round the table.
move-up = Move { $name } up
move-down = Move { $name } down
remove-player = Remove { $name }
known-names = Known names
name = New name
add = Add
tidy = Tidy up the names
tidy-done = Done
forget-name = Forget { $name }
added = { $name } sits at seat { $seat }.
already-there = { $name } is at the table already.
more-players = { $count ->
    [one] One more player, and you can start.
   *[other] { $count } more players, and you can start.
}
ready-deals = { $count } players, { $name } deals first
ready-throws = { $count } players, { $name } throws first
who-deals = Who deals first?
who-throws = Who throws first?
by-lot = Pick at random
lot-fell = Picked at random: { $name }.
option-is = { $option }: { $value }
scoring = Scoring
scoring-standard = Standard
scoring-standard-means = A missed bid costs points, captures bring bonuses.
scoring-landlubber = Landlubber
scoring-landlubber-means = For beginners: only a missed bid of 0 costs points, and there are no bonuses.
plank-values = Values of the plank
plank-values-means = Front side, from the top down. The back counts the other way round.
plank-value = Value of space { $space } from the top
plank-usual = As printed
start = Start

## History

not-begun = Nothing written yet
deleted = Deleted: { $names }
undo = Undo
so-many-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
rounds-to-play = Rounds to play
rounds-by-rules = { $rounds } (by the rules)
rounds-wrong = { $count ->
    [one] Round { $rounds } does not add up.
   *[other] These rounds do not add up: { $rounds }.
}
