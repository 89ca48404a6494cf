# Was alle Spiele teilen: Deutsch

## People and places
player-number = Spieler { $number }
seat-entry = { $player }: { $value }
face-down = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}

## Games and bots
game-skull-king = Skull King
game-skull-king-dice = Skull King: das Würfelspiel
game-skull-queen = Skull Queen
game-sleeping-queens = Sleeping Queens
bot-random = Zufall: irgendein erlaubter Zug
bot-sailor = Matrose: spielt vernünftig nach einfachen Regeln

## Faults in a table's set-up
refusal-player-count = { $game } ist für { $lowest } bis { $highest } Personen, nicht für { $players }.
refusal-option-value = Option { $option } kann nicht { $value } sein; erlaubt: { $allowed }.
refusal-option-missing = Option { $option } fehlt; erlaubt: { $allowed }.
refusal-option-unknown = { $game } hat keine Option { $option }; es gibt: { $allowed }.
refusal-no-such-outcome = Dieses Ergebnis ist hier nicht möglich.

## Faults in a record: where, and what was allowed
refusal-allowed = Erlaubt: { $choices }

## Faults in a record: its form
refusal-not-utf8 = Der Text ist kein gültiges UTF-8.
refusal-lone-surrogate = Ein Text enthält ein halbes Zeichen (ein einzelnes Surrogat).
refusal-not-json = Ab Zeile { $line }, Spalte { $column } ist das kein gültiges JSON.
refusal-too-deep = Das JSON ist zu tief verschachtelt; erlaubt sind höchstens { $most } Ebenen.
refusal-too-long = Die Aufzeichnung hat { $bytes } Bytes; höchstens { $most } sind erlaubt.
refusal-number-too-long = Eine Zahl ist zu lang.
refusal-not-a-json-number = { $value } ist in JSON keine Zahl.
refusal-key-twice = Der Schlüssel { $where } steht zweimal in einem Objekt.
refusal-not-a-record = Eine Aufzeichnung ist ein JSON-Objekt, nicht { $value }.
refusal-format-unknown = Das Format ist { $value }; bekannt ist nur { $known }.
refusal-game-unknown = Ein Spiel { $value } gibt es nicht.
refusal-rules-unknown = Die Partie folgt Version { $value } der Regeln, die dieses Programm nicht hat; seine neueste ist { $known }.
refusal-missing = { $where } fehlt.
refusal-not-a-number = { $where } muss eine ganze Zahl sein, nicht { $value }.
refusal-not-a-text = { $where } muss ein Text sein, nicht { $value }.
refusal-not-a-list = { $where } muss eine Liste sein, nicht { $value }.
refusal-not-an-object = { $where } muss ein Objekt sein, nicht { $value }.
refusal-not-true = { $where } muss true sein, nicht { $value }.
refusal-not-true-or-false = { $where } muss true oder false sein, nicht { $value }.
refusal-wrong-length = { $where } hat { $value } Einträge; es müssen { $expected } sein.

## Faults in a record: its steps
refusal-step-not-an-object = Ein Schritt ist ein Objekt, nicht { $value }.
refusal-no-action = Ein Schritt hat genau eine Aktion, dieser hat keine; es gibt: { $actions }.
refusal-two-actions = Ein Schritt hat genau eine Aktion, dieser hat mehrere: { $actions }.
refusal-no-such-seat = Einen Platz { $value } gibt es nicht; die Plätze haben die Nummern 0 bis { $highest }.
refusal-seat-not-expected = Ein Schritt { $action } hat keinen Platz (seat).
refusal-after-the-end = Das Spiel ist aus, aber es folgt noch ein Schritt { $action }.
refusal-step-not-due = Ein Schritt { $action } gehört hier nicht hin.
refusal-step-missing = Hier muss ein Schritt { $action } stehen.
refusal-not-in-seat-order = Gleichzeitige Entscheidungen stehen in der Reihenfolge der Plätze; { $seat } kommt zu spät.
refusal-wrong-round = Das ist Durchgang { $value }; es muss Durchgang { $expected } sein.
refusal-wrong-dealer = Platz { $value } gibt oder beginnt; es muss Platz { $expected } sein.
refusal-no-such-card = So etwas wie { $name } gibt es nicht.
refusal-too-many-of-a-card = { $card } kommt öfter vor als in der Schachtel.
refusal-differs = { $where } ist { $value }; nach den Regeln ist es { $expected }.
refusal-legal-differs = Die Liste der erlaubten Züge für { $seat } entspricht nicht den Regeln.

## Faults in a record: its result
refusal-result-too-early = Es gibt ein Ergebnis, aber das Spiel ist nicht zu Ende.
refusal-result-missing = Das Spiel ist zu Ende, aber das Ergebnis fehlt.
refusal-result-differs = Das Ergebnis passt nicht zum Spielverlauf.
