# Skull King, the dice game, in the browser: English
yo = Yo
ho = Ho
ho-at-last = Ho!
bids-against = { $bids ->
    [one] { $bids } bid
   *[other] { $bids } bids
 } for { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }
tally = { $won } of { $bid } won
tally-made = { $won } of { $bid } won, just right
tally-missed = { $won } of { $bid } won, missed
has-not-bid = still thinking
you-bid = { $bid ->
    [0] You bid no tricks.
    [one] You bid { $bid } trick.
   *[other] You bid { $bid } tricks.
}
wins-trick = { $name } wins the trick
wins-now = { $name } is winning
why = Why?
show-last-trick = Last trick
no-trick-yet = No trick has been won yet.
won-by = { $name } won it.
round-is-over = Round { $round } is over
bonus = Bonus
player = Player
if-it-ended-now = If it ended now
sheet-nothing = Nothing has been scored yet.
in-hand = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
goes-first = starts
die-with-faces = { $die }: { $faces }
die-shows = { $die }, shows { $face }
die-rolls = { $die }, still rolling
bids-miss = { $bids ->
    [one] { $bids } bid
   *[other] { $bids } bids
 } for { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }: someone will miss
you-lead = You lead: throw any die
colour-led = Led: { $colour }
short-SD-40 = highest number
short-SD-41 = last of equals
short-SD-42 = beats all numbers
short-SD-43 = beats numbers and Mermaids
short-SD-44 = beats all but a Mermaid
short-SD-45 = charms the Skull King
short-SD-46 = last of equals
short-SD-47 = first flag
total-is = { $points } points in all
bids-exact = { $exact } of { $rounds } bids exact
award-exact = Most exact bids
award-round = Best round
award-bonus = Most bonus points
