## The score pad while it is written

to-pads = To the score pads
round-of = Round { $round } of { $rounds }
round = Round
player = Player
views = What is shown
view-now = Write
view-sheet = Sheet
view-chart = Chart
tap-to-change = Tap a field to change that round.
chart-nothing = The chart begins when the first round is complete.
undo = Undo
redo = Redo
has-undone = Undone: { $what }
has-redone = Done again: { $what }
step-cells = { $names }, round { $round }: { $what }
step-round = next round
step-stopped = early end
step-set-up = players and rules
step-nothing = nothing
field-bid = bid
field-tricks = tricks
field-pirates = Pirates caught
field-kings = Skull King caught
field-side = side of the plank
field-red = red
field-yellow = yellow
field-green = green
field-blue = blue
field-queens = queens

## Writing a round

head-bid = Bid
head-tricks = Won
head-total = Total
head-points = Points
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
deals = deals
leads = leads
throws = begins
somebody-deals = { $name } deals
somebody-leads = { $name } leads
somebody-begins = { $name } begins

## From round to round

next-round = Next round
coming-round = Round { $round }:
see-result = See the result
wrong-title = Go on all the same?
correct-it = Correct it
all-the-same = Go on all the same
round-is-wrong = The tricks of this round do not add up.
changing-round = Changing round { $round }
back-to-round = Done, back to round { $round }
back-to-result = Done, back to the result
change-cell = Change { $name }, round { $round }

## The end

stopped = Ended early
stopped-means = The game was not played to its end, so nobody has won. This is how it stood.
again = Again with the same players
correct-something = Fix a mistake
go-on = Continue the game
share-result = Share the result

## The sheet and the bar

back-to-sheet = Done, back to the sheet
view-result = Result
legend-pirates = Pirates
shared-live = Others can watch
standing-now = Standing
does-not-play = { $name } does not play in this round
has-left = has left
field-points = points
