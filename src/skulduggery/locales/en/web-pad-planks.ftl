## Planks on a score pad

planks = Planks
ghost-leads = The ghost leads every trick
seat-plank = { $name }, { $points } in this round, total { $total }
seat-plank-empty = { $name }, nothing written in this round, total { $total }
which-side = Which side of the plank lies up?
side-front = Front
side-back = Back
side-front-is = high values at the top
side-back-is = high values at the bottom
turn-over = Turn over
where-pirates = Where did the pirates end?
all-written = All planks are written
tap-a-name = Tap a name to correct it.
pirate-red = red pirate
pirate-yellow = yellow pirate
pirate-green = green pirate
pirate-blue = blue pirate
key-space = { $pirate }, { $points }
key-water = { $pirate }, in the water, { $points }
sum-alone = Points only
whole-plank = Whole plank
points-of = Points of { $name } in this round
