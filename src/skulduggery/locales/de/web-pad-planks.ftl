## Planken auf dem Wertungsblock

planks = Planken
ghost-leads = Der Geist spielt zu jedem Stich aus
seat-plank = { $name }, { $points } in diesem Durchgang, gesamt { $total }
seat-plank-empty = { $name }, in diesem Durchgang noch nichts eingetragen, gesamt { $total }
which-side = Welche Seite der Planke liegt oben?
side-front = Vorderseite
side-back = Rückseite
side-front-is = hohe Werte oben
side-back-is = hohe Werte unten
turn-over = Umdrehen
where-pirates = Wo stehen die Piraten am Ende?
all-written = Alle Planken sind eingetragen
tap-a-name = Tippe zum Ändern auf einen Namen.
pirate-red = roter Pirat
pirate-yellow = gelber Pirat
pirate-green = grüner Pirat
pirate-blue = blauer Pirat
key-space = { $pirate }, { $points }
key-water = { $pirate }, im Wasser, { $points }
sum-alone = Nur Punkte
whole-plank = Ganze Planke
points-of = Punkte von { $name } in diesem Durchgang
