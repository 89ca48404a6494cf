# Ciò che tutti i giochi condividono: italiano

## People and places
player-number = Giocatore { $number }
seat-entry = { $player }: { $value }
face-down = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}

## Games and bots
game-skull-king = Skull King
game-skull-king-dice = Skull King: il gioco di dadi
game-skull-queen = Skull Queen
game-sleeping-queens = Sleeping Queens
bot-random = Caso: una mossa permessa qualsiasi
bot-sailor = Marinaio: gioca in modo sensato con regole semplici

## Faults in a table's set-up
refusal-player-count = { $game } è per { $lowest }-{ $highest } giocatori, non per { $players }.
refusal-option-value = L’opzione { $option } non può essere { $value }; ammessi: { $allowed }.
refusal-option-missing = Manca l’opzione { $option }; ammessi: { $allowed }.
refusal-option-unknown = { $game } non ha un’opzione { $option }; ci sono: { $allowed }.
refusal-no-such-outcome = Questo risultato non è possibile qui.

## Faults in a record: its form
refusal-not-utf8 = Il testo non è UTF-8 valido.
refusal-not-json = Questo non è JSON, dalla riga { $line }, colonna { $column }.
refusal-too-deep = Il JSON è annidato troppo in profondità.
refusal-too-long = La registrazione ha { $bytes } byte; ne sono ammessi al massimo { $most }.
refusal-number-too-long = Un numero è troppo lungo.
refusal-not-a-json-number = { $value } non è un numero in JSON.
refusal-key-twice = La chiave { $where } compare due volte in un oggetto.
refusal-not-a-record = Una registrazione è un oggetto JSON, non { $value }.
refusal-format-unknown = Il formato è { $value }; è noto { $known }.
refusal-game-unknown = Non esiste un gioco { $value }.
refusal-rules-unknown = Le regole hanno versione { $value }; è nota { $known }.
refusal-missing = { $where } manca.
refusal-not-a-number = { $where } deve essere un numero intero, non { $value }.
refusal-not-a-text = { $where } deve essere un testo, non { $value }.
refusal-not-a-list = { $where } deve essere una lista, non { $value }.
refusal-not-an-object = { $where } deve essere un oggetto, non { $value }.
refusal-not-true = { $where } deve essere true, non { $value }.
refusal-not-true-or-false = { $where } deve essere true o false, non { $value }.
refusal-wrong-length = { $where } ha { $value } voci; devono essere { $expected }.

## Faults in a record: its steps
refusal-step-not-an-object = Un passo è un oggetto, non { $value }.
refusal-no-action = Un passo ha esattamente un’azione, questo non ne ha; ci sono: { $actions }.
refusal-two-actions = Un passo ha esattamente un’azione, questo ne ha più d’una: { $actions }.
refusal-no-such-seat = Non c’è un posto { $value }; ci sono da 0 a { $highest }.
refusal-seat-not-expected = Un passo { $action } non porta un posto (seat).
refusal-after-the-end = La partita è finita, e segue ancora un passo { $action }.
refusal-step-not-due = Un passo { $action } non è previsto qui.
refusal-step-missing = Qui deve venire un passo { $action }.
refusal-not-in-seat-order = Le decisioni dello stesso momento seguono l’ordine dei posti; { $seat } viene troppo tardi.
refusal-wrong-round = Questa è la mano { $value }; deve essere { $expected }.
refusal-wrong-dealer = Il posto { $value } dà le carte o comincia; deve essere il posto { $expected }.
refusal-no-such-card = Non esiste nulla che si chiami { $name }.
refusal-too-many-of-a-card = { $card } compare più volte che nella scatola.
refusal-differs = { $where } è { $value }; secondo le regole è { $expected }.
refusal-legal-differs = La lista delle scelte permesse di { $seat } non è ciò che le regole permettono.

## Faults in a record: its result
refusal-result-too-early = C’è un risultato, ma la partita non è finita.
refusal-result-missing = La partita è finita, ma manca il risultato.
refusal-result-differs = Il risultato non è quello della partita.
