## Das Menü eines Spielblocks, und was es öffnet

players-and-rules = Namen und Regeln
live = Andere zusehen lassen
stop = Spiel jetzt beenden
delete = Löschen
delete-title = Diesen Wertungsblock löschen?
delete-means = Du kannst den Wertungsblock von { $names } zurückholen: im Verlauf unter „Gelöscht“.
keep = Behalten
type-size = Schriftgröße
type-large = Groß
type-larger = Größer
type-largest = Am größten
awake = Bildschirm anlassen
awake-means = Der Bildschirm wird nicht dunkel, solange der Block offen ist.
awake-impossible = Dieser Browser kann den Bildschirm nicht anlassen. Stell in deinem Gerät eine längere Zeit ein.
name-of = Name von Platz { $number }
dealt-first = Wer hat zuerst gegeben?
threw-first = Wer hat zuerst begonnen?
scoring = Wertung
scoring-standard = Normal
scoring-landlubber = Landratten
plank-values = Punkte der fünf Felder
plank-space = Feld { $space }
all-computed-again = Was du hier änderst, gilt für das ganze Spiel. Alles wird neu berechnet.
who-sits-there = Jemand kommt oder geht
from-when = Ab wann?
from-round = { $round ->
    [1] Von Anfang an
   *[other] Ab Durchgang { $round }
}
from-the-start-means = Als hätte der Tisch immer so gesessen. Wen du wegnimmst, verschwindet mit allem, was aufgeschrieben war.
clockwise = Wer spielt, im Uhrzeigersinn?
newcomer = Name eines neuen Mitspielers
sits-down = Setzt sich dazu
not-there = Nicht am Tisch:
comes-back = { $name } kommt zurück
begins-with = Wer neu ist, beginnt mit
begins-nothing = 0 Punkten
begins-lowest = dem niedrigsten Stand: { $points }
