## Der Wertungsblock, während er geschrieben wird

to-pads = Zu den Wertungsblöcken
round-of = Durchgang { $round } von { $rounds }
round = Durchgang
player = Name
views = Was zu sehen ist
view-now = Eintragen
view-sheet = Blatt
view-chart = Kurven
tap-to-change = Tippe auf ein Feld, um den Durchgang zu ändern.
chart-nothing = Die Kurven beginnen, wenn der erste Durchgang vollständig ist.
undo = Rückgängig
redo = Wiederholen
has-undone = Zurückgenommen: { $what }
has-redone = Wieder da: { $what }
step-cells = { $names }, Durchgang { $round }: { $what }
step-round = nächster Durchgang
step-stopped = vorzeitiges Ende
step-set-up = Namen und Regeln
step-nothing = nichts
field-bid = Ansage
field-tricks = Stiche
field-pirates = gefangene Piraten
field-kings = gefangener Skull King
field-side = Seite der Planke
field-red = Rot
field-yellow = Gelb
field-green = Grün
field-blue = Blau
field-queens = Königinnen

## Einen Durchgang eintragen

head-bid = Ansage
head-tricks = Stiche
head-total = Stand
head-points = Punkte
place = Platz { $place }
deals = gibt
leads = spielt aus
throws = beginnt
somebody-deals = { $name } gibt
somebody-leads = { $name } spielt aus
somebody-begins = { $name } beginnt

## Von Durchgang zu Durchgang

next-round = Nächster Durchgang
coming-round = Durchgang { $round }:
see-result = Zum Ergebnis
wrong-title = Trotzdem weiter?
correct-it = Berichtigen
all-the-same = Trotzdem weiter
round-is-wrong = Die Stiche dieses Durchgangs gehen nicht auf.
changing-round = Du änderst Durchgang { $round }
back-to-round = Fertig, zurück zu Durchgang { $round }
back-to-result = Fertig, zurück zum Ergebnis
change-cell = { $name }, Durchgang { $round } ändern

## Das Ende

stopped = Vorzeitig beendet
stopped-means = Das Spiel wurde nicht zu Ende gespielt, also hat niemand gewonnen. So stand es.
again = Noch einmal mit denselben Leuten
correct-something = Etwas berichtigen
go-on = Weiterspielen
share-result = Ergebnis teilen

## Das Blatt und die Leiste

back-to-sheet = Fertig, zurück zum Blatt
view-result = Ergebnis
legend-pirates = Piraten
shared-live = Andere können zusehen
standing-now = Zwischenstand
does-not-play = { $name } spielt in diesem Durchgang nicht mit
has-left = nicht mehr dabei
field-points = Punkte
