# Skull Queen im Browser: Deutsch
start-of-game = Beginn
aye-maam = Jawohl, Madame!
quick-snack = Noch kurz was essen
ghost = Geist
centre = Tischmitte
trick = Stich
trick-colour = Stichfarbe: { $colour }
cards-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
last-trick-again = Letzter Stich
trick-heading = Stich { $trick } von { $tricks }
what-it-did = Was er bewirkt hat
what-it-did-is-gone = Was dieser Stich bewirkt hat, wurde erzählt, bevor du kamst.
was-in-centre = Aus der Tischmitte
no-last-trick = Noch ist kein Stich gespielt.
plank-of = Planke von { $name }
look-closer = Planke von { $name } ansehen
plank-empty = { $name } stellt die Piraten noch auf.
plank-covered = { $name } hat die Piraten aufgestellt.
pirate-on = { $colour }: Feld { $space }, Wert { $value }
pirate-swims = { $colour }: im Wasser
side-front-is = Vorderseite: oben ist es am besten
side-back-is = Rückseite: unten ist es am besten
turn-plank = Umdrehen
place-lead = Stell deine Piraten auf: ziehen oder ein Feld antippen.
place-of = Pirat in { $colour }
space-worth = Feld { $space }, Wert { $value }
placed-wait = Deine Piraten stehen. Aufgedeckt wird, wenn alle fertig sind.
total-is = gesamt { $points }
if-ended-now = Wenn der Durchgang jetzt endete
goes-up = { $card }: { $name } geht hinauf
goes-down = { $card }: { $name } geht hinunter
falls-in = { $card }: Pirat von { $name } über Bord!
nobody-goes-up = { $card }: niemand geht hinauf
nobody-goes-down = { $card }: niemand geht hinunter
leads-next = { $name } spielt als Nächstes aus
two-spaces = zwei Felder
round-over = Durchgang { $round } ist vorbei
on-you-go = Weiter zum nächsten Durchgang
player = Wer
now = Jetzt
total = Gesamt
points-of-round = Punkte in Durchgang { $round }
look-at-round = Durchgang { $round } noch einmal ansehen
