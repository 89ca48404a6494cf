# The score pad of Sleeping Queens: Français

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
