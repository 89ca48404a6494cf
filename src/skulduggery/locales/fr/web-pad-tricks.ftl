## Annonces et plis sur la feuille de points

asked-bid = annonce…
asked-tricks = a fait…
bids-sum = { $bid ->
    [one] { $bid } annoncé, { $there } à faire
   *[other] { $bid } annoncés, { $there } à faire
}
bids-over = { $count } de trop
bids-under = { $count } dont personne ne veut
bids-even = tout le monde peut réussir
tricks-sum = { $won ->
    [one] { $won } pli sur { $there }
   *[other] { $won } plis sur { $there }
}
tricks-left = il en manque { $count }
tricks-missing = { $count ->
    [one] Il manque { $count } pli.
   *[other] Il manque { $count } plis.
}
tricks-too-many = { $count ->
    [one] { $count } pli de trop.
   *[other] { $count } plis de trop.
}
bid-of = Annonce de { $name } : { $bid }
tricks-of = Plis de { $name } : { $tricks }
points-because = { $name } : { $points }, { $total } en tout. Pourquoi ? { $rule }
bonus = Prime
pirates = { $count ->
    [one] Pirate capturé
   *[other] Pirates capturés
}
more-pirates = Un Pirate capturé de plus
fewer-pirates = Un Pirate de moins
king-caught = Skull King capturé
bonus-taken = La prime de cette manche est à { $name }.
bonus-lost = L’annonce est manquée, la prime ne compte donc pas.
rest-nothing = 0 pour ceux qui restent
said-rest = 0 pli pour { $names }
said-emptied = { $name } : effacé
tap-a-name = Touche un nom pour corriger.
tap-a-name-bonus = Touche un nom pour corriger ou ajouter une prime.
why-bid = Annonce : { $bid }, plis : { $won }
why-together = En tout
said-bid = { $name } annonce { $bid }.
said-tricks = { $name } : { $tricks } sur { $bid }, { $points } points, { $total } en tout.
said-next = Au tour de { $name }.
