# Der Wertungsblock, was nicht jeder öffnet: Verlauf, Spieler, Dateien

## Wenn etwas nicht stimmt

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
export-game = Das Spiel von { $names } exportieren
delete-game = Das Spiel von { $names } löschen
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
