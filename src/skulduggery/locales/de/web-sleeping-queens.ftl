# Sleeping Queens im Browser: Deutsch

## The table
bedroom = { $count ->
    [0] Keine Königin schläft
    [one] { $count } Königin schläft
   *[other] { $count } Königinnen schlafen
}
bed-asleep = Platz { $place }: eine schlafende Königin
bed-known = Platz { $place }: die { $queen }, schlafend
bed-empty = Platz { $place }: leer
queen-worth = { $queen }, { $points } Punkte
progress = { $queens } von { $enough } Königinnen, { $points } von { $target } Punkten
hand-of = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
hand-known = { $count ->
    [one] { $count } Handkarte, und alle haben sie gesehen: { $cards }
   *[other] { $count } Handkarten; alle haben gesehen: { $cards }
}
draw-pile = Nachziehstapel: { $count }
discard-pile = Ablagestapel, obenauf: { $card }
discard-pile-empty = Ablagestapel: leer

## One’s turn
pick-cards = Du bist dran: Tippe auf eine oder mehrere Karten.
discard = Ablegen
play-jester = Spielen
use-king = Tippe auf eine schlafende Königin, um sie zu wecken.
use-jester = Versuch dein Glück: Decke die oberste Karte auf.
use-knight = Tippe auf die Königin, die dein Ritter erobern soll.
use-potion = Tippe auf die Königin, die einschlafen soll.
no-aim = Für diese Karte gibt es gerade keine Königin (SL-38).
wake-by-count = Das Zählen endet bei dir: Tippe auf eine schlafende Königin.
wake-by-rose = Die Rosen-Königin weckt eine Freundin: Tippe auf eine schlafende Königin.
wake-none = Schlafen lassen

## The attack
knight-by-you = Dein Ritter will die { $queen } von { $owner }.
knight-on-you = Der Ritter von { $attacker } will deine { $queen }!
knight-of-others = Der Ritter von { $attacker } will die { $queen } von { $owner }.
potion-by-you = Dein Trank soll die { $queen } von { $owner } einschläfern.
potion-on-you = Der Trank von { $attacker } soll deine { $queen } einschläfern!
potion-of-others = Der Trank von { $attacker } soll die { $queen } von { $owner } einschläfern.
stop-knight = Drache!
stop-potion = Zauberstab!
saved = Die { $queen } bleibt!
let-her-go = Ziehen lassen

## The score sheet
sheet-name = Name
sheet-queens = Königinnen
sheet-points = Punkte
seen-before = Schläft wieder, aber alle haben sie gesehen
at-place = Platz { $place }
at-the-start = Am Anfang
since-then = Als du kamst
change = Wechsel { $number }
won-by-queens = Gewonnen mit { $queens } Königinnen.
won-by-points = Gewonnen mit { $points } Punkten.
won-by-all = Keine Königin schläft mehr: Die meisten Punkte gewinnen.
queens-woken = { $count ->
    [one] { $count } Königin
   *[other] { $count } Königinnen
}
award-court = Der siegreiche Hof
