# Ciò che tutti i giochi condividono: italiano

## People and places
player-number = Giocatore { $number }
seat-entry = { $player }: { $value }
face-down = { $count ->
    [one] { $count } carta coperta
   *[other] { $count } carte coperte
}

## Games and bots
game-skull-king = Skull King
game-skull-king-dice = Skull King: il gioco di dadi
game-skull-queen = Skull Queen
game-sleeping-queens = Sleeping Queens
bot-random = Caso: una mossa permessa a caso
bot-sailor = Marinaio: gioca con giudizio, seguendo regole semplici

## Faults in a table's set-up
refusal-player-count = { $game } si gioca in { $lowest }–{ $highest } giocatori, non in { $players }.
refusal-option-value = L’opzione { $option } non può essere { $value }; valori ammessi: { $allowed }.
refusal-option-missing = Manca l’opzione { $option }; valori ammessi: { $allowed }.
refusal-option-unknown = { $game } non ha l’opzione { $option }; ci sono: { $allowed }.
refusal-no-such-outcome = Qui questo risultato non è possibile.

## Faults in a record: where, and what was allowed
refusal-allowed = Permesso: { $choices }

## Faults in a record: its form
refusal-not-utf8 = Il testo non è UTF-8 valido.
refusal-lone-surrogate = Un testo contiene mezzo carattere (un surrogato isolato).
refusal-not-json = Non è JSON valido a partire dalla riga { $line }, colonna { $column }.
refusal-too-deep = Il JSON ha troppi livelli di annidamento; ne sono ammessi al massimo { $most }.
refusal-too-long = La registrazione ha { $bytes } byte; ne sono ammessi al massimo { $most }.
refusal-number-too-long = Un numero è troppo lungo.
refusal-not-a-json-number = { $value } non è un numero in JSON.
refusal-key-twice = La chiave { $where } compare due volte in un oggetto.
refusal-not-a-record = Una registrazione è un oggetto JSON, non { $value }.
refusal-format-unknown = Il formato è { $value }; l’unico noto è { $known }.
refusal-game-unknown = Il gioco { $value } non esiste.
refusal-rules-unknown = La partita segue la versione { $value } delle regole, che questo programma non ha; la sua più recente è la { $known }.
refusal-missing = Manca { $where }.
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
refusal-no-such-seat = Il posto { $value } non esiste; i posti vanno da 0 a { $highest }.
refusal-seat-not-expected = Un passo { $action } non ha un posto (seat).
refusal-after-the-end = La partita è finita, ma segue ancora un passo { $action }.
refusal-step-not-due = Qui un passo { $action } non è previsto.
refusal-step-missing = Qui ci vuole un passo { $action }.
refusal-not-in-seat-order = Le decisioni simultanee seguono l’ordine dei posti; { $seat } arriva troppo tardi.
refusal-wrong-round = Questa è la mano { $value }; dovrebbe essere la mano { $expected }.
refusal-wrong-dealer = Il posto { $value } dà le carte o comincia; dovrebbe essere il posto { $expected }.
refusal-no-such-card = Non esiste nulla che si chiami { $name }.
refusal-too-many-of-a-card = Questa carta compare più volte che nella scatola: { $card }.
refusal-differs = { $where } è { $value }; secondo le regole dovrebbe essere { $expected }.
refusal-legal-differs = La lista delle scelte permesse a { $seat } non è quella prevista dalle regole.

## Faults in a record: its result
refusal-result-too-early = C’è un risultato, ma la partita non è finita.
refusal-result-missing = La partita è finita, ma manca il risultato.
refusal-result-differs = Il risultato non è quello della partita.
