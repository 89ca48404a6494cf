## Der Wertungsblock: für Spiele an einem echten Tisch

title = Wertungsblock
back = Wertungsblock
intro = Ihr spielt mit echten Karten, und der Block rechnet. Alles bleibt auf diesem Gerät und geht ohne Netz.

## Die erste Seite

running = Läuft gerade
all-running = Alle laufenden Spiele ({ $count })
go-on = Weiter
go-on-with = Weiter: { $game }, { $names }
again = Noch einmal
again-with = Noch einmal: { $game } mit { $names }
new-pad = Neuer Block
players-from-to = { $lowest } bis { $highest } Spieler
to-history = Verlauf
so-many-games = { $count ->
    [0] noch kein Spiel
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
to-people = Spieler
so-many-people = { $count ->
    [0] noch niemand
    [one] { $count } Person
   *[other] { $count } Personen
}
to-export = Exportieren
to-export-means = Als Datei oder für ein anderes Gerät
to-import = Importieren
to-import-means = Eine Datei mit Spielen

## Wenn etwas nicht stimmt

trouble-one-copy = Dieser Browser kann die Blöcke nur an einer Stelle sichern statt an zweien. Sie sind da, aber eine Datei wäre sicherer.
trouble-nowhere = Dieser Browser behält gerade nichts: Vielleicht ist sein Speicher voll, oder das ist ein privates Fenster. Die Blöcke sind weg, sobald diese Seite geschlossen wird. Sichere vorher eine Datei.
save-now = Jetzt eine Datei sichern
damaged = { $count ->
    [one] Etwas von dem, was hier gesichert war, ist beschädigt. Es liegt beiseite; alles andere ist unversehrt.
   *[other] { $count } Dinge, die hier gesichert waren, sind beschädigt. Sie liegen beiseite; alles andere ist unversehrt.
}
damaged-of = Teil des Blocks { $id }
damaged-save = Als Datei sichern
damaged-drop = Wegwerfen
damaged-drop-means = Was darin noch zu lesen wäre, ist dann endgültig weg. Ist es als Datei gesichert?
unknown = Diesen Block gibt es nicht
unknown-means = Auf diesem Gerät gibt es diesen Block nicht. Vielleicht wurde er gelöscht, oder er ist auf einem anderen Gerät: Dort lässt er sich exportieren und hier importieren.
was-deleted = Dieser Block wurde gelöscht. Er lässt sich noch zurückholen.
restore = Zurückholen

## Ein neuer Block

same-as-last = Wie beim letzten Mal
same-as-last-names = Wie beim letzten Mal: { $names }
nobody-seated = Tippe die Namen in der Reihenfolge der Plätze an, im Uhrzeigersinn.
nobody-known = Schreibe die Namen im Uhrzeigersinn auf.
move-up = { $name } nach oben schieben
move-down = { $name } nach unten schieben
remove-player = { $name } entfernen
known-names = Bekannte Namen
name = Neuer Name
add = Hinzufügen
tidy = Namen aufräumen
tidy-done = Fertig
forget-name = { $name } vergessen
added = { $name } sitzt auf Platz { $seat }.
already-there = { $name } sitzt schon am Tisch.
more-players = { $count ->
    [one] Noch eine Person, dann kann es losgehen.
   *[other] Noch { $count } Personen, dann kann es losgehen.
}
ready-deals = { $count } Spieler, { $name } gibt zuerst
ready-throws = { $count } Spieler, { $name } würfelt zuerst
who-deals = Wer gibt zuerst?
who-throws = Wer würfelt zuerst?
by-lot = Auslosen
lot-fell = Das Los fiel auf { $name }.
option-is = { $option }: { $value }
scoring = Wertung
scoring-standard = Normal
scoring-standard-means = Eine verfehlte Ansage kostet Punkte, Fangen bringt Bonuspunkte.
scoring-landlubber = Landratten
scoring-landlubber-means = Für den Anfang: Nur eine verfehlte Ansage von 0 kostet Punkte, und es gibt keine Bonuspunkte.
plank-values = Werte der Planke
plank-values-means = Vorderseite, von oben nach unten. Die Rückseite zählt umgekehrt.
plank-value = Wert von Feld { $space } von oben
plank-usual = Wie gedruckt
start = Los

## Verlauf

history = Verlauf
which-games = Welche Spiele
all-games = Alle
find-player = Person suchen
state-open = Läuft
state-stopped = Vorzeitig beendet
won-by = { $count ->
    [one] { $names } hat gewonnen
   *[other] Geteilter Sieg: { $names }
}
not-begun = Noch nichts eingetragen
export-game = Das Spiel von { $names } exportieren
delete-game = Das Spiel von { $names } löschen
deleted = Gelöscht: { $names }
undo = Rückgängig
show-more = Mehr zeigen
trash = Gelöscht ({ $count })
restore-game = Das Spiel von { $names } zurückholen
none-yet = Noch kein Spiel.
none-found = Kein Spiel gefunden.
found = { $count ->
    [0] Kein Spiel gefunden.
    [one] { $count } Spiel
   *[other] { $count } Spiele
}

## Spieler

people = Spieler
people-none = Wer auf diesem Block gespielt hat, steht hier: Siege, Ansagen, beste und schlechteste Durchgänge, und wer wen schlägt.
people-all = Alle Spieler
wins-of = { $wins } von { $games } gewonnen
no-finished = kein beendetes Spiel
bids-made = { $percent } % der Ansagen erfüllt
bids-made-of = { $bids ->
    [one] { $made } von { $bids } Ansage erfüllt
   *[other] { $made } von { $bids } Ansagen erfüllt
}
games-ended = Spiele
bids = Ansagen
wins-shared = davon { $shared } geteilt
rounds-played = Durchgänge
average-place = Mittlerer Platz
best-round = Bester Durchgang
worst-round = Schlechtester Durchgang
in-round = Durchgang { $round }
totals = Endstände
best-total = Bester
average-total = Im Schnitt
head-to-head = Gegeneinander
met = { $met ->
    [one] ein Spiel
   *[other] { $met } Spiele
}
before = davor
behind = dahinter
level = gleichauf
nobody-met = Noch kein beendetes Spiel mit anderen.
rename = Umbenennen oder zwei Schreibweisen vereinen
rename-means = Der Name ändert sich in allen Spielen. Steht hier der Name einer anderen Person, so werden beide eine.
new-name = Name in allen Spielen
rename-do = Überall umbenennen
renamed = { $from } heißt jetzt { $to }.
join-means = { $to } gibt es schon. Ist das dieselbe Person? Dann werden ihre Spiele vereint.
join-do = Ja, vereinen
two-people = { $from } und { $to } haben im selben Spiel gespielt, sind also zwei Personen.

## Exportieren

export = Exportieren
export-which = Welche Spiele
export-all = Alle ({ $count })
export-chosen = Ausgewählte ({ $count })
export-form = Format
export-json = Blockdatei
export-json-means = JSON: lässt sich hier, auf einem anderen Gerät oder im Terminal wieder importieren.
export-csv = Tabelle
export-csv-means = CSV für Tabellenprogramme; lässt sich ebenso wieder importieren.
export-save = Datei sichern
export-saved = Gesichert: { $file }
export-share = Teilen …
export-nothing = Wähle mindestens ein Spiel.

## Importieren

import = Importieren
import-choose = Datei wählen
import-drop = oder hier ablegen
import-kinds = Blockdateien (JSON) und Tabellen (CSV) dieses Blocks. Nichts, was hier ist, wird ungefragt überschrieben.
import-reading = Wird gelesen …
import-too-large = Diese Datei ist zu groß für eine Blockdatei. Gelesen werden höchstens { $megabytes } MB.
import-record = Das ist die Aufzeichnung eines Spiels auf dieser Seite, kein Wertungsblock. Du kannst darauf zurückblicken.
import-to-replay = Auf Aufzeichnungen zurückblicken
import-nothing-changed = Es hat sich nichts geändert.
import-file = In { $file }:
import-new = { $count ->
    [one] { $count } neues Spiel
   *[other] { $count } neue Spiele
}
import-same = { $count ->
    [one] { $count }, das schon hier ist
   *[other] { $count }, die schon hier sind
}
import-differing = { $count ->
    [one] { $count }, das anders ist als hier
   *[other] { $count }, die anders sind als hier
}
import-none-new = Alles in dieser Datei ist schon hier.
differing-which = Was möchtest du behalten?
differing-for-all = Für alle { $count }
keep-mine = Meines
keep-theirs = Aus der Datei
keep-both = Beide
mine-is = Hier: { $standing }
theirs-is = In der Datei: { $standing }
last-changed = zuletzt geändert { $moment }
import-take = { $count ->
    [0] Alles lassen, wie es ist
    [one] { $count } Spiel importieren
   *[other] { $count } Spiele importieren
}
import-done = { $count ->
    [0] Es hat sich nichts geändert.
    [one] { $count } Spiel wurde importiert.
   *[other] { $count } Spiele wurden importiert.
}
import-failed = Die Spiele konnten nicht gesichert werden. Es hat sich nichts geändert.
import-other = Andere Datei
