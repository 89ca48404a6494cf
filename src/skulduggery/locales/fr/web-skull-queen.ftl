# Skull Queen dans le navigateur : français
start-of-game = Début
aye-maam = À vos ordres, Madame !
quick-snack = Un petit creux
ghost = Fantôme
centre = Centre
trick = Pli
trick-colour = Couleur du pli : { $colour }
cards-left = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
last-trick-again = Dernier pli
trick-heading = Pli { $trick } sur { $tricks }
what-it-did = Ce qu’il a fait
what-it-did-is-gone = Ce que ce pli a fait a été raconté avant ton arrivée.
was-in-centre = Venues du centre
no-last-trick = Aucun pli n’a encore été joué.
plank-of = Planche de { $name }
look-closer = Regarder la planche de { $name }
plank-empty = { $name } place encore ses pirates.
plank-covered = { $name } a placé ses pirates.
pirate-on = { $colour } : case { $space }, valeur { $value }
pirate-swims = { $colour } : dans l’eau
side-front-is = Face avant : le mieux est en haut
side-back-is = Face arrière : le mieux est en bas
turn-plank = Retourner
place-lead = Place tes pirates : glisse-les, ou touche une case.
place-of = Pirate { $colour }
space-worth = case { $space }, valeur { $value }
placed-wait = Tes pirates sont placés. Tout sera dévoilé quand tout le monde sera prêt.
total-is = total { $points }
if-ended-now = Si la manche finissait maintenant
goes-up = { $card } : { $name } monte
goes-down = { $card } : { $name } descend
falls-in = { $card } : un pirate de { $name } à la mer !
nobody-goes-up = { $card } : personne ne monte
nobody-goes-down = { $card } : personne ne descend
leads-next = { $name } entame le prochain pli
two-spaces = deux cases
round-over = La manche { $round } est finie
on-you-go = Vers la manche suivante
player = Qui
now = En cours
total = Total
points-of-round = Points de la manche { $round }
look-at-round = Revoir la manche { $round }
