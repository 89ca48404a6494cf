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
