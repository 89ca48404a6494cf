## Le carnet de scores pendant qu’on le remplit

to-pads = Vers les carnets de scores
round-of = Manche { $round } sur { $rounds }
round = Manche
player = Nom
views = Ce qui est affiché
view-now = Noter
view-sheet = Feuille
view-chart = Courbes
tap-to-change = Touche une case pour modifier la manche.
chart-nothing = Les courbes commencent quand la première manche est complète.
undo = Annuler
redo = Rétablir
has-undone = Annulé : { $what }
has-redone = Rétabli : { $what }
step-cells = { $names }, manche { $round } : { $what }
step-round = manche suivante
step-stopped = fin anticipée
step-set-up = noms et règles
step-nothing = rien
field-bid = annonce
field-tricks = plis
field-pirates = Pirates capturés
field-kings = Skull King capturé
field-side = face de la planche
field-red = rouge
field-yellow = jaune
field-green = vert
field-blue = bleu
field-queens = reines

## Noter une manche

head-bid = Annonce
head-tricks = Plis
head-total = Total
head-points = Points
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
deals = distribue
leads = entame
throws = commence
somebody-deals = { $name } distribue
somebody-leads = { $name } entame
somebody-begins = { $name } commence

## De manche en manche

next-round = Manche suivante
coming-round = Manche { $round } :
see-result = Voir le résultat
wrong-title = Continuer quand même ?
correct-it = Corriger
all-the-same = Continuer quand même
round-is-wrong = Les plis de cette manche ne tombent pas juste.
changing-round = Tu modifies la manche { $round }
back-to-round = Terminé, retour à la manche { $round }
back-to-result = Terminé, retour au résultat
change-cell = Modifier { $name }, manche { $round }

## La fin

stopped = Terminée avant la fin
stopped-means = La partie n’a pas été jouée jusqu’au bout : personne n’a gagné. Voici où on en était.
again = Encore une avec les mêmes joueurs
correct-something = Corriger une erreur
go-on = Reprendre la partie
share-result = Partager le résultat

## La feuille et la barre

back-to-sheet = Terminé, retour à la feuille
view-result = Résultat
legend-pirates = Pirates
shared-live = D’autres peuvent regarder
standing-now = Score provisoire
does-not-play = { $name } ne joue pas cette manche
has-left = a quitté la table
field-points = points
