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
asked-bid = sagt an …
asked-tricks = hat geholt …
bids-sum = { $bid } angesagt, { $there } zu holen
bids-over = { $count } zu viel
bids-under = { $count } will niemand
bids-even = es könnte für alle aufgehen
tricks-sum = { $there ->
    [one] { $won } von { $there } Stich
   *[other] { $won } von { $there } Stichen
}
tricks-left = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
tricks-missing = { $count ->
    [one] { $count } Stich fehlt.
   *[other] { $count } Stiche fehlen.
}
tricks-too-many = { $count ->
    [one] { $count } Stich zu viel.
   *[other] { $count } Stiche zu viel.
}
bid-of = Ansage von { $name }: { $bid }
tricks-of = Stiche von { $name }: { $tricks }
points-because = { $name }: { $points }, zusammen { $total }. Warum? { $rule }
bonus = Bonus
pirates = { $count ->
    [one] Pirat gefangen
   *[other] Piraten gefangen
}
more-pirates = Ein Pirat mehr gefangen
fewer-pirates = Ein Pirat weniger
king-caught = Skull King gefangen
bonus-taken = Den Bonus dieses Durchgangs hat { $name }.
bonus-lost = Die Ansage ist verfehlt, der Bonus zählt also nicht.
rest-nothing = 0 für den Rest
said-rest = 0 Stiche für { $names }
said-emptied = { $name }: gelöscht
tap-a-name = Tippe auf einen Namen, um etwas zu ändern.
tap-a-name-bonus = Tippe auf einen Namen, um etwas zu ändern oder einen Bonus einzutragen.
why-bid = { $bid } angesagt, { $won } geholt
why-together = Zusammen
said-bid = { $name } sagt { $bid } an.
said-tricks = { $name }: { $tricks } von { $bid }, { $points } Punkte, zusammen { $total }.
said-next = Jetzt { $name }.

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
