# The score pad of Skull Queen and of Sleeping Queens: Italiano
deals = dà le carte
leads = apre
begins = comincia

## Skull Queen
planks = Assi
ghost-leads = Il fantasma apre ogni presa
seat-plank = { $name }, { $points } in questa mano, totale { $total }
seat-plank-empty = { $name }, ancora niente in questa mano, totale { $total }
which-side = Quale lato dell’asse è in vista?
side-front = Fronte
side-back = Retro
side-front-is = valori alti in alto
side-back-is = valori alti in basso
turn-over = Gira
where-pirates = Dove sono finiti i pirati?
all-written = Tutte le assi sono segnate
tap-a-name = Tocca un nome per correggere.
pirate-red = pirata rosso
pirate-yellow = pirata giallo
pirate-green = pirata verde
pirate-blue = pirata blu
key-space = { $pirate }, { $points }
key-water = { $pirate }, in acqua, { $points }

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
