## Der Wertungsblock: für Spiele an einem echten Tisch

title = Wertungsblock
back = Wertungsblock
intro = Ihr spielt mit echten Karten, und der Block rechnet. Alles bleibt auf diesem Gerät und geht ohne Netz.
intro-here-only = Ihr spielt mit echten Karten, und der Block rechnet. Was ihr schreibt, bleibt auf diesem Gerät. Zum Öffnen braucht der Block den Server: Ohne Netz öffnen Browser nur Seiten, deren Adresse mit https beginnt.

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

not-begun = Noch nichts eingetragen
deleted = Gelöscht: { $names }
undo = Rückgängig
so-many-rounds = { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
}
rounds-to-play = Durchgänge
rounds-by-rules = { $rounds } (nach den Regeln)
rounds-wrong = { $count ->
    [one] Durchgang { $rounds } geht nicht auf.
   *[other] Diese Durchgänge gehen nicht auf: { $rounds }.
}
