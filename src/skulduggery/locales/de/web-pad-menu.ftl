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
