# Skull King in the browser: Français
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
    [one] { $count } carte
   *[other] { $count } cartes
}
goes-first = donne
mary-asks = Que sera Scary Mary ?
played-this-round = Joué dans cette manche
nothing-played = Aucun pli de cette manche n’a encore été joué.
bids-miss = { $bids } annoncés, { $tricks } à faire : quelqu’un se trompera
you-lead = Tu entames : joue ce que tu veux
colour-led = Couleur demandée : { $colour }
short-SK-40 = la plus haute de sa couleur
short-SK-41 = le noir coupe
short-SK-42 = bat toutes les couleurs
short-SK-43 = bat couleurs et Mermaids
short-SK-44 = bat tout sauf une Mermaid
short-SK-45 = envoûte le Skull King
short-SK-46 = jouée la première
short-SK-47 = premier Escape
total-is = { $points } points au total
bids-exact = { $exact } annonces exactes sur { $rounds }
award-exact = Le plus d’annonces exactes
award-round = Meilleure manche
award-bonus = Le plus de points bonus
