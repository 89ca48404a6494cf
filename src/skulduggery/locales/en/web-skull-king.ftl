# Skull King in the browser: English
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
    [one] { $count } card
   *[other] { $count } cards
}
goes-first = deals
mary-asks = What shall Scary Mary be?
played-this-round = Played this round
nothing-played = No trick of this round has been played yet.
bids-miss = { $bids ->
    [one] { $bids } bid
   *[other] { $bids } bids
 } for { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }: someone will miss
you-lead = You lead: play any card
colour-led = Led: { $colour }
short-SK-40 = highest of its colour
short-SK-41 = black beats colours
short-SK-42 = beats all colours
short-SK-43 = beats colours and Mermaids
short-SK-44 = beats all but a Mermaid
short-SK-45 = charms the Skull King
short-SK-46 = first of equals
short-SK-47 = first Escape
total-is = { $points } points in all
bids-exact = { $exact } of { $rounds } bids exact
award-exact = Most exact bids
award-round = Best round
award-bonus = Most bonus points
