## Assi sul segnapunti

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
sum-alone = Solo i punti
whole-plank = Asse intera
points-of = Punti di { $name } in questa mano
