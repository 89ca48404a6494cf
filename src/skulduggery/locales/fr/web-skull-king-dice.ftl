# Skull King, the dice game, in the browser: Français
yo = Yo
ho = Ho
ho-at-last = Ho !
bids-against = { $bids } annoncés, { $tricks } à faire
tally = { $won } sur { $bid }
tally-made = { $won } sur { $bid }, pile le compte
tally-missed = { $won } sur { $bid }, manqué
has-not-bid = réfléchit encore
you-bid = { $bid ->
    [0] Tu as annoncé zéro pli.
    [one] Tu as annoncé { $bid } pli.
   *[other] Tu as annoncé { $bid } plis.
}
wins-trick = { $name } remporte le pli
wins-now = { $name } est en tête
why = Pourquoi ?
show-last-trick = Dernier pli
no-trick-yet = Aucun pli n’a encore été remporté.
won-by = Remporté par { $name }.
round-is-over = Fin de la manche { $round }
bonus = Prime
player = Nom
if-it-ended-now = Si ça s’arrêtait là
sheet-nothing = Rien n’est encore compté.
in-hand = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
goes-first = commence
die-with-faces = { $die } : { $faces }
die-shows = { $die }, montre { $face }
die-rolls = { $die }, roule encore
bids-miss = { $bids } annoncés, { $tricks } à faire : quelqu’un se trompera
you-lead = Tu commences : lance le dé que tu veux
colour-led = Couleur demandée : { $colour }
short-SD-40 = plus grand chiffre
short-SD-41 = lancé le dernier
short-SD-42 = bat tous les chiffres
short-SD-43 = bat chiffres et Mermaids
short-SD-44 = bat tout sauf une Mermaid
short-SD-45 = envoûte le Skull King
short-SD-46 = lancé le dernier
short-SD-47 = premier drapeau
total-is = { $points } points au total
bids-exact = { $exact } annonces exactes sur { $rounds }
award-exact = Le plus d’annonces exactes
award-round = Meilleure manche
award-bonus = Le plus de points bonus
