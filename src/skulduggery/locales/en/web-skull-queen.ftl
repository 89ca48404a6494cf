# Skull Queen in the browser: English
start-of-game = Start
aye-maam = Aye, Ma’am!
quick-snack = Quick Snack
ghost = Ghost
centre = Centre
trick = Trick
trick-colour = Trick colour: { $colour }
cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
last-trick-again = Last trick
trick-heading = Trick { $trick } of { $tricks }
what-it-did = What it did
what-it-did-is-gone = What this trick did was told before you came.
was-in-centre = From the centre
no-last-trick = No trick has been played yet.
plank-of = { $name }’s plank
look-closer = Look at { $name }’s plank
plank-empty = { $name } is still placing the pirates.
plank-covered = { $name } has placed the pirates.
pirate-on = { $colour }: space { $space }, worth { $value }
pirate-swims = { $colour }: in the water
side-front-is = Front side: best at the top
side-back-is = Back side: best at the bottom
turn-plank = Turn over
place-lead = Place your pirates: drag them, or tap a space.
place-of = { $colour } pirate
space-worth = space { $space }, worth { $value }
placed-wait = Your pirates are placed. The planks are uncovered when everybody is ready.
total-is = total { $points }
if-ended-now = If the round ended now
goes-up = { $card }: { $name } goes up
goes-down = { $card }: { $name } goes down
falls-in = { $card }: { $name } has one overboard!
nobody-goes-up = { $card }: nobody goes up
nobody-goes-down = { $card }: nobody goes down
leads-next = { $name } leads next
two-spaces = two spaces
round-over = Round { $round } is over
on-you-go = On to the next round
player = Player
now = Now
total = Total
points-of-round = Points of round { $round }
look-at-round = Look at round { $round } again
