## Ansagen und Stiche auf dem Wertungsblock

asked-bid = sagt an …
asked-tricks = hat geholt …
bids-sum = { $bid } angesagt, { $there } zu holen
bids-over = { $count } zu viel
bids-under = { $count } will niemand
bids-even = es könnte für alle aufgehen
tricks-sum = { $there ->
    [one] { $won } von { $there } Stich
   *[other] { $won } von { $there } Stichen
}
tricks-left = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
tricks-missing = { $count ->
    [one] { $count } Stich fehlt.
   *[other] { $count } Stiche fehlen.
}
tricks-too-many = { $count ->
    [one] { $count } Stich zu viel.
   *[other] { $count } Stiche zu viel.
}
bid-of = Ansage von { $name }: { $bid }
tricks-of = Stiche von { $name }: { $tricks }
points-because = { $name }: { $points }, zusammen { $total }. Warum? { $rule }
bonus = Bonus
pirates = { $count ->
    [one] Pirat gefangen
   *[other] Piraten gefangen
}
more-pirates = Ein Pirat mehr gefangen
fewer-pirates = Ein Pirat weniger
king-caught = Skull King gefangen
bonus-taken = Den Bonus dieses Durchgangs hat { $name }.
bonus-lost = Die Ansage ist verfehlt, der Bonus zählt also nicht.
rest-nothing = 0 für den Rest
said-rest = 0 Stiche für { $names }
said-emptied = { $name }: gelöscht
tap-a-name = Tippe auf einen Namen, um etwas zu ändern.
tap-a-name-bonus = Tippe auf einen Namen, um etwas zu ändern oder einen Bonus einzutragen.
why-bid = { $bid } angesagt, { $won } geholt
why-together = Zusammen
said-bid = { $name } sagt { $bid } an.
said-tricks = { $name }: { $tricks } von { $bid }, { $points } Punkte, zusammen { $total }.
said-next = Jetzt { $name }.
