# The score pad of Skull Queen and of Sleeping Queens: Français
deals = distribue
leads = entame
begins = commence

## Skull Queen
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

## Sleeping Queens
queens = Reines
queen-rose = reine des roses
queen-cake = reine des gâteaux
queen-rainbow = reine des arcs-en-ciel
queen-starfish = reine des étoiles de mer
queen-ladybug = reine des coccinelles
queen-moon = reine de la lune
queen-peacock = reine des paons
queen-sunflower = reine des tournesols
queen-cat = reine des chats
queen-dog = reine des caniches
queen-pancake = reine des crêpes
queen-heart = reine des cœurs
short-rose = Roses
short-cake = Gâteaux
short-rainbow = Arcs-en-ciel
short-starfish = Étoiles de mer
short-ladybug = Coccinelles
short-moon = Lune
short-peacock = Paons
short-sunflower = Tournesols
short-cat = Chats
short-dog = Caniches
short-pancake = Crêpes
short-heart = Cœurs
goal = { $queens } reines ou { $points } points
seat-queens = { $name }, { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
} sur { $enough }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $target }
key-asleep = { $queen }, { $points } points, endormie
key-awake = { $queen }, { $points } points, devant { $name }
tap-queen = Touche la reine que { $name } réveille.
asked = La { $queen } : à qui ? Ou
asked-over = La { $queen } : notée par erreur ?
take-her = { $name } prend la { $queen }
to-sleep = Se rendort
no-more = La partie est finie. Pour corriger, annule ou touche une reine réveillée.
won-queens = { $name } a { $queens } reines !
won-points = { $name } a { $points } points !
won-goal = { $queens } reines ou { $points } points gagnent aussitôt.
won-awake = Toutes les reines sont réveillées !
won-most = Qui a le plus de points l’emporte.
look-at-queens = Voir les reines
