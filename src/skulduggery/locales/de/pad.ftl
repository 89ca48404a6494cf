# Der Wertungsblock, für Seite und Terminal: Deutsch

## Things
pad-field = { $field ->
    [bid] Ansage
    [tricks] Stiche
    [pirates] gefangene Piraten
    [kings] gefangener Skull King
    [side] Plankenseite
    [red] roter Pirat
    [yellow] gelber Pirat
    [green] grüner Pirat
    [blue] blauer Pirat
    [queens] Königinnen
    [points] Punkte der Planke
   *[other] { $field }
}
pad-option = { $option ->
    [scoring] Wertung
    [plank_values] Werte der Planke
   *[other] { $option }
}
pad-queen = { $queen ->
    [rose] Rosen-Königin
    [cake] Kuchen-Königin
    [rainbow] Regenbogen-Königin
    [starfish] Seestern-Königin
    [ladybug] Marienkäfer-Königin
    [moon] Mond-Königin
    [peacock] Pfauen-Königin
    [sunflower] Sonnenblumen-Königin
    [cat] Katzen-Königin
    [dog] Pudel-Königin
    [pancake] Pfannkuchen-Königin
    [heart] Herz-Königin
   *[other] { $queen }
}

## Where in a file something is wrong
pad-place = { $where }: { $problem }
pad-place-game = Spiel { $number } der Datei
pad-place-table = Das Spiel, das in Zeile { $line } beginnt
pad-place-line = Zeile { $line } der Tabelle
pad-place-round = Durchgang { $round }

## Refusals: the file
pad-refusal-not-a-pad = Das ist keine Datei eines Wertungsblocks, oder sie ist beschädigt. Richtig ist eine Datei, die der Wertungsblock ausgegeben hat, unverändert.
pad-refusal-structure = In der Datei stimmt etwas nicht bei { $path }: Dort gehört { $expected ->
    [text] ein Text in Anführungszeichen hin
    [number] eine ganze Zahl hin
    [list] eine Liste in eckigen Klammern hin
    [object] etwas in geschweiften Klammern hin
    [true] true hin, oder gar nichts
   *[nothing] nichts hin, was so heißt
}.
pad-refusal-newer-format = Diese Datei stammt von einer anderen Version ({ $format }); diese hier liest skulduggery-pad/1 und skulduggery-pad/2.
pad-refusal-csv = Zeile { $line } der Tabelle ist nicht lesbar: Sieh dir die Spalte { $column } an.
pad-refusal-csv-column = Der Tabelle fehlt die Spalte { $column }. Nur points und total dürfen fehlen.
pad-refusal-csv-order = In Zeile { $line } der Tabelle steht Durchgang { $found_round }, Platz { $found_seat }; dort gehört Durchgang { $due_round }, Platz { $due_seat } hin.
pad-refusal-csv-twice = In Zeile { $line } der Tabelle steht Durchgang { $found_round }, Platz { $found_seat } noch einmal; das steht schon in Zeile { $before }.
pad-refusal-csv-missing = Nach Zeile { $line } der Tabelle fehlt Durchgang { $due_round }, Platz { $due_seat }.
pad-refusal-csv-points = In Zeile { $line } der Tabelle steht { $found } in der Spalte { $column }; nach den Regeln ist { $right } richtig.

## Refusals: who plays what
pad-refusal-id = Das Kennzeichen (id) eines Spiels hat 8 bis 40 kleine Buchstaben und Ziffern, und kein anderes Spiel der Datei hat dasselbe.
pad-refusal-unknown-game = Für ein Spiel „{ $game }“ gibt es keinen Block. Es gibt: { $allowed }.
pad-refusal-player-count = Dieses Spiel ist für { $lowest } bis { $highest } Personen, nicht für { $players }.
pad-refusal-name = Alle brauchen einen Namen von 1 bis { $longest } Zeichen.
pad-refusal-same-name = Zwei heißen { $name }. Alle brauchen einen eigenen Namen.
pad-refusal-seating = Ab Durchgang { $round } kann der Tisch nicht so sitzen: Jeder sitzt an einem Platz, und eine Änderung beginnt in einem Durchgang, der schon da ist oder als Nächstes kommt.
pad-refusal-first = Wer zuerst gibt oder beginnt, muss mitspielen.
pad-refusal-option = Das kann man hier nicht wählen: { pad-option }. Erlaubt: { $allowed }.
pad-refusal-moment = Eine Zeitangabe ist nicht lesbar. Zeiten schreibt man wie 2026-11-16T19:30:00Z.
pad-refusal-round-count = { $highest ->
    [one] Das ganze Spiel ist ein einziger Durchgang.
   *[other] Dieses Spiel hat 1 bis { $highest } Durchgänge.
}
pad-refusal-seats-in-round = In Durchgang { $round } steht nicht für alle genau ein Eintrag.
pad-refusal-foreign-field = Das gehört nicht zu diesem Spiel: { pad-field }.

## Refusals: Skull King and the dice game
pad-refusal-bid-range = Eine Ansage ist eine ganze Zahl von 0 bis { $highest }.
pad-refusal-tricks-range = Die Zahl der Stiche ist eine ganze Zahl von 0 bis { $highest }.
pad-refusal-bids-first = Erst werden alle Ansagen aufgeschrieben, dann Stiche und Bonus.
pad-refusal-no-bonus = In der Landratten-Wertung gibt es keinen Bonus. Nimm zuerst die Bonuspunkte weg.
pad-refusal-pirates-range = Der Skull King kann hier in einem Stich 0 bis { $highest } Piraten fangen.
pad-refusal-kings-range = Der Skull King wird einmal gefangen oder gar nicht.
pad-refusal-bonus-without-trick = { $name } hat keinen Stich und also niemanden gefangen.
pad-refusal-one-king = Es gibt nur einen Skull King: Er fängt für eine Person Piraten, oder eine Mermaid fängt ihn für eine Person.

## Refusals: Skull Queen
pad-refusal-side = Eine Planke hat eine Vorderseite und eine Rückseite.
pad-refusal-space-range = Ein Pirat steht auf einem Feld von 1 bis 5 oder ist im Wasser (0).
pad-refusal-points-range = Die Punkte einer Planke sind eine ganze Zahl von 0 bis { $highest }.
pad-refusal-points-alone = Entweder wird die Planke aufgeschrieben oder nur ihre Punkte, nicht beides.

## Refusals: Sleeping Queens
pad-refusal-unknown-queen = Eine Königin „{ $queen }“ gibt es nicht.
pad-refusal-queen-twice = Die { pad-queen } kann nur vor einer Person liegen.
pad-refusal-cat-and-dog = { $name } kann nicht die Katzen-Königin und die Pudel-Königin zugleich haben.
pad-refusal-two-winners = Zwei können das Ziel nicht erreicht haben: Wer es zuerst erreichte, hat gewonnen, und das Spiel war aus.

## Refusals: the course of the game
pad-refusal-absent = { $name } spielt in Durchgang { $round } nicht mit, also kann dort nichts stehen.
pad-refusal-round-incomplete = Durchgang { $round } ist nicht vollständig. Schreib zuerst den Rest auf.
pad-refusal-after-the-end = Das Spiel ist zu Ende, also gibt es keinen weiteren Durchgang.

## Warnings
pad-warning-tricks-sum = { $won ->
    [one] { $won } Stich ist aufgeschrieben
   *[other] { $won } Stiche sind aufgeschrieben
}, zu gewinnen gab es { $there }.
