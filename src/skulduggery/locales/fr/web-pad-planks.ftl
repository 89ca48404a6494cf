## Planches sur la feuille de points

planks = Planches
ghost-leads = Le fantôme entame chaque pli
seat-plank = { $name }, { $points } dans cette manche, total { $total }
seat-plank-empty = { $name }, rien de noté dans cette manche, total { $total }
which-side = Quelle face de la planche est visible ?
side-front = Face avant
side-back = Face arrière
side-front-is = grandes valeurs en haut
side-back-is = grandes valeurs en bas
turn-over = Retourner
where-pirates = Où les pirates ont-ils fini ?
all-written = Toutes les planches sont notées
tap-a-name = Touche un nom pour le corriger.
pirate-red = pirate rouge
pirate-yellow = pirate jaune
pirate-green = pirate vert
pirate-blue = pirate bleu
key-space = { $pirate }, { $points }
key-water = { $pirate }, dans l’eau, { $points }
sum-alone = Points seuls
whole-plank = Planche entière
points-of = Points de { $name } dans cette manche
