# The score pad of Sleeping Queens: Italiano

## Sleeping Queens
queens = Regine
queen-rose = regina con la rosa
queen-cake = regina con la torta
queen-rainbow = regina con l’arcobaleno
queen-starfish = regina con la stella marina
queen-ladybug = regina con la coccinella
queen-moon = regina con la luna
queen-peacock = regina col pavone
queen-sunflower = regina col girasole
queen-cat = regina col gatto
queen-dog = regina col cagnolino
queen-pancake = regina con le frittelle
queen-heart = regina col cuore
short-rose = Rosa
short-cake = Torta
short-rainbow = Arcobaleno
short-starfish = Stella marina
short-ladybug = Coccinella
short-moon = Luna
short-peacock = Pavone
short-sunflower = Girasole
short-cat = Gatto
short-dog = Cagnolino
short-pancake = Frittelle
short-heart = Cuore
goal = { $queens } regine o { $points } punti
seat-queens = { $name }, { $queens ->
    [one] { $queens } regina
   *[other] { $queens } regine
} su { $enough }, { $points } punti su { $target }
key-asleep = { $queen }, { $points } punti, dorme
key-awake = { $queen }, { $points } punti, davanti a { $name }
tap-queen = Tocca la regina che { $name } sveglia.
asked = La { $queen }: a chi va? Oppure
asked-over = La { $queen }: segnata per errore?
take-her = { $name } prende la { $queen }
to-sleep = Torna a dormire
no-more = La partita è finita. Per correggere, annulla o tocca una regina sveglia.
won-queens = { $name } ha { $queens } regine!
won-points = { $name } ha { $points } punti!
won-goal = { $queens } regine o { $points } punti vincono subito.
won-awake = Tutte le regine sono sveglie!
won-most = Vince chi ha più punti.
look-at-queens = Guarda le regine
