## Bids and tricks on a score pad

asked-bid = bids …
asked-tricks = won …
bids-sum = { $bid } bid, { $there } to win
bids-over = { $count } too many
bids-under = { $count } nobody wants
bids-even = it could work out for all
tricks-sum = { $there ->
    [one] { $won } of { $there } trick
   *[other] { $won } of { $there } tricks
}
tricks-left = { $count ->
    [one] { $count } is missing
   *[other] { $count } are missing
}
tricks-missing = { $count ->
    [one] { $count } trick is missing.
   *[other] { $count } tricks are missing.
}
tricks-too-many = { $count ->
    [one] { $count } trick too many.
   *[other] { $count } tricks too many.
}
bid-of = Bid of { $name }: { $bid }
tricks-of = Tricks of { $name }: { $tricks }
points-because = { $name }: { $points }, { $total } in all. Why? { $rule }
bonus = Bonus
pirates = { $count ->
    [one] Pirate caught
   *[other] Pirates caught
}
more-pirates = One more Pirate caught
fewer-pirates = One Pirate fewer
king-caught = Skull King caught
bonus-taken = { $name } has the bonus of this round.
bonus-lost = The bid was missed, so the bonus does not count.
rest-nothing = 0 for the rest
said-rest = 0 tricks for { $names }
said-emptied = { $name }: taken away
tap-a-name = Tap a name to correct it.
tap-a-name-bonus = Tap a name to correct it or to add a bonus.
why-bid = Bid { $bid }, won { $won }
why-together = Together
said-bid = { $name } bids { $bid }.
said-tricks = { $name }: { $tricks } of { $bid }, { $points } points, { $total } in all.
said-next = Next: { $name }.
