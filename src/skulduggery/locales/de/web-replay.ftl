# Rückschau auf Partien: Deutsch
title = Rückschau

## Was es zu sehen gibt
intro = Jede Partie lässt sich noch einmal ansehen, Schritt für Schritt: von jedem Platz aus, mit offenen Karten und mit dem Grund für alles, was geschah.
bring-title = Eine Datei
choose-file = Aufzeichnung auswählen
drop-here = oder hier ablegen: .json, oder .jsonl mit vielen Partien
reading = Die Regeln sehen sie sich an …
bring-means = Die Datei bleibt auf deinem Gerät. Der Server spielt sie einmal nach den Regeln durch und behält nichts davon.
file-empty = Diese Datei ist leer. Eine Aufzeichnung ist eine Datei, die hier heruntergeladen wurde, in JSON.
too-large = Diese Datei ist zu groß: höchstens 64 MB.
fault-no-record = Diese Datei ist keine Partie, die man nachspielen kann. Nimm eine, die hier heruntergeladen und von niemandem geändert wurde.
fault-at-step = In dieser Partie geht etwas nicht nach den Regeln: Schritt { $step }.
show-up-to = Die Partie bis Schritt { $step } zeigen
failed = Das hat nicht geklappt. Versuch es noch einmal, oder nimm eine andere Datei.
games-in-file = { $count ->
    [one] In dieser Datei ist { $count } Partie:
   *[other] In dieser Datei sind { $count } Partien:
}
line-is-none = Zeile { $line } ist keine Aufzeichnung
keep-good = Alle guten Partien auf diesem Gerät behalten
kept-good = Behalten: { $count } von { $all }. Die anderen sind nicht lesbar oder gehen nicht nach den Regeln.
open = Ansehen
unfinished = nicht beendet
so-many-comments = { $count ->
    [one] { $count } Anmerkung
   *[other] { $count } Anmerkungen
}
kept-title = Auf diesem Gerät
kept-none = Hier liegt noch nichts. Dateien, die du bringst, und Partien, die du behältst, bleiben hier.
sample = Eine Beispielpartie ansehen
kept-forgetful = Dein Browser lässt diese Seite nichts speichern. Was du behältst oder schreibst, ist weg, wenn du die Seite schließt: Lade herunter, was bleiben soll.
kept-now = Auf diesem Gerät behalten.
download-short = Herunterladen
remove = Entfernen
remove-means = { $title }: Die Partie und deine Anmerkungen dazu werden von diesem Gerät entfernt.
removed = Entfernt.
mine-away = Ohne den Server sind diese Partien nicht zu sehen, die auf diesem Gerät schon.

## Wenn es nicht geht
cannot = Diese Partie lässt sich nicht zeigen
other-games = Andere Partien
not-kept = Diese Partie liegt nicht oder nicht mehr auf diesem Gerät. Wähle ihre Datei noch einmal aus.
step-number = Schritt { $step }
rule-number = Regel { $rule }
no-such-step = Diesen Schritt gibt es nicht: Die Partie endet mit Schritt { $last }.
no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht. Du siehst, was das Publikum sah.

## Der Film
step-of = { $round ->
    [0] Schritt { $step } von { $last }.
   *[other] Schritt { $step } von { $last }, Durchgang { $round }.
}
step-short = Schritt { $step }/{ $last }
view = Sicht und Tempo
spectator = Publikum
open-means = Alle Karten liegen offen unter dem Tisch.
speed = Tempo
times = { $speed }×
controls = Vor und zurück
timeline = Schritt
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
trick-back = Einen Stich zurück
trick-on = Einen Stich weiter
turn-back = Einen Zug zurück
turn-on = Einen Zug weiter
round-back = Einen Durchgang zurück
round-on = Einen Durchgang weiter
by-step = Schritt
by-trick = Stich
by-turn = Zug
by-round = Durchg.
play = Laufen lassen
pause = Anhalten
before = Vor dem ersten Geben.
# With open cards a bid is no secret.
bids-open = { $bid ->
    [0] { $name } sagt keinen Stich an.
    [one] { $name } sagt { $bid } Stich an.
   *[other] { $name } sagt { $bid } Stiche an.
}
at-first = Am Anfang
turn-number = Zug { $turn }
holds-nothing = keine Karten

## Anmerkungen
comment = Anmerkung
comments = Anmerkungen
write-comment = Zu diesem Schritt etwas anmerken
comment-on = Anmerkung zu Schritt { $step }
comment-means = Bleibt auf diesem Gerät, zusammen mit der Partie. In einer heruntergeladenen Datei können andere sie lesen.
comment-means-shared = Alle, die auf diese Partie zurückblicken, lesen sie, mit deinem Namen dabei. Teile den Link, dann sehen sie sie gleich.
comment-means-away = Der Server ist nicht zu erreichen. Deine Anmerkung bleibt auf diesem Gerät und steht in einer Datei, die du herunterlädst.
comment-shared = Alle mit dem Link können deine Anmerkung lesen.
comment-by = { $name }: { $text }
comment-here-only = nur auf diesem Gerät
comment-delete = Löschen
comment-delete-sure = Wirklich löschen
comment-save = Behalten
comment-kept = Deine Anmerkung bleibt auf diesem Gerät.
comment-gone = Die Anmerkung ist weg.

## Was sonst noch
play-on = Ab hier weiterspielen
play-on-means = Ein neuer Tisch beginnt genau mit der Stellung nach Schritt { $step }. Auf den anderen Plätzen spielen Bots, und gezählt wird es nicht.
play-on-not-here = Das kann dieser Server noch nicht.
my-seat = Mein Platz
share-step = Diesen Schritt teilen
share-file = Diese Partie liegt nur auf diesem Gerät: Ein Link führte niemanden hin. Lade sie herunter und verschicke die Datei.
keep-here = Auf diesem Gerät behalten
download = Mit den Anmerkungen herunterladen
by-keyboard = Mit der Tastatur
key-step = einen Schritt zurück oder weiter
key-trick = einen Stich oder Zug zurück oder weiter
key-round = einen Durchgang zurück oder weiter
key-ends = zum ersten oder letzten Schritt
key-play = laufen lassen oder anhalten
space-bar = Leertaste

## Gemeinsam
you-lead = Du führst: Wer dir folgt, sieht, was du siehst.
stop-leading = Nicht mehr führen
follows = { $name } führt, und du folgst.
wander-off = Umsehen
lead-myself = Führen
leads = { $name } führt und ist bei Schritt { $step }.
follow = Folgen
