## Annunci e prese sul segnapunti

asked-bid = dichiara…
asked-tricks = ha vinto…
bids-sum = { $bid ->
    [one] { $bid } dichiarata, { $there } da vincere
   *[other] { $bid } dichiarate, { $there } da vincere
}
bids-over = { $count } di troppo
bids-under = { $count } che nessuno vuole
bids-even = può riuscire a tutti
tricks-sum = { $won ->
    [one] { $won } presa su { $there }
   *[other] { $won } prese su { $there }
}
tricks-left = { $count ->
    [one] ne manca { $count }
   *[other] ne mancano { $count }
}
tricks-missing = { $count ->
    [one] Manca { $count } presa.
   *[other] Mancano { $count } prese.
}
tricks-too-many = { $count ->
    [one] { $count } presa di troppo.
   *[other] { $count } prese di troppo.
}
bid-of = Dichiarazione di { $name }: { $bid }
tricks-of = Prese di { $name }: { $tricks }
points-because = { $name }: { $points }, in tutto { $total }. Perché? { $rule }
bonus = Bonus
pirates = { $count ->
    [one] Pirata catturato
   *[other] Pirati catturati
}
more-pirates = Un Pirata catturato in più
fewer-pirates = Un Pirata in meno
king-caught = Skull King catturato
bonus-taken = Il bonus di questa mano è di { $name }.
bonus-lost = La dichiarazione è mancata, quindi il bonus non conta.
rest-nothing = 0 a chi manca
said-rest = 0 prese per { $names }
said-emptied = { $name }: cancellato
tap-a-name = Tocca un nome per correggere.
tap-a-name-bonus = Tocca un nome per correggere o aggiungere un bonus.
why-bid = Dichiara { $bid }, vince { $won }
why-together = In tutto
said-bid = { $name } dichiara { $bid }.
said-tricks = { $name }: { $tricks } su { $bid }, { $points } punti, in tutto { $total }.
said-next = Tocca a { $name }.
