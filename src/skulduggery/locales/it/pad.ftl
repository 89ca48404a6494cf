# Il segnapunti, per la pagina e il terminale: italiano

## Things
pad-field = { $field ->
    [bid] dichiarazione
    [tricks] prese
    [pirates] Pirati catturati
    [kings] Skull King catturato
    [side] lato dell’asse
    [red] pirata rosso
    [yellow] pirata giallo
    [green] pirata verde
    [blue] pirata blu
    [queens] regine
    [points] punti dell’asse
   *[other] { $field }
}
pad-option = { $option ->
    [scoring] Punteggio
    [plank_values] Valori dell’asse
   *[other] { $option }
}
pad-queen = { $queen ->
    [rose] regina con la rosa
    [cake] regina con la torta
    [rainbow] regina con l’arcobaleno
    [starfish] regina con la stella marina
    [ladybug] regina con la coccinella
    [moon] regina con la luna
    [peacock] regina col pavone
    [sunflower] regina col girasole
    [cat] regina col gatto
    [dog] regina col cagnolino
    [pancake] regina con le frittelle
    [heart] regina col cuore
   *[other] { $queen }
}

## Where in a file something is wrong
pad-place = { $where }: { $problem }
pad-place-game = Partita { $number } del file
pad-place-table = La partita che comincia alla riga { $line }
pad-place-line = Riga { $line } della tabella
pad-place-round = mano { $round }

## Refusals: the file
pad-refusal-not-a-pad = Questo non è un file del segnapunti, oppure è danneggiato. Ci vuole un file esportato dal segnapunti, senza modifiche.
pad-refusal-structure = Qualcosa non va nel file nel punto { $path }: { $expected ->
    [text] lì ci vuole un testo tra virgolette
    [number] lì ci vuole un numero intero
    [list] lì ci vuole una lista tra parentesi quadre
    [object] lì ci vuole qualcosa tra parentesi graffe
    [true] lì ci vuole true, oppure niente
   *[nothing] lì non ci va niente con quel nome
}.
pad-refusal-newer-format = Questo file viene da un’altra versione ({ $format }); questa legge skulduggery-pad/1 e skulduggery-pad/2.
pad-refusal-csv = La riga { $line } della tabella non si può leggere: guarda la colonna { $column }.
pad-refusal-csv-column = Alla tabella manca la colonna { $column }. Possono mancare solo points e total.
pad-refusal-csv-order = Alla riga { $line } della tabella c’è la mano { $found_round }, posto { $found_seat }; lì ci vuole la mano { $due_round }, posto { $due_seat }.
pad-refusal-csv-twice = Alla riga { $line } della tabella la mano { $found_round }, posto { $found_seat } si ripete; c’è già alla riga { $before }.
pad-refusal-csv-missing = Dopo la riga { $line } della tabella manca la mano { $due_round }, posto { $due_seat }.
pad-refusal-csv-points = La riga { $line } della tabella ha { $found } nella colonna { $column }; secondo le regole è { $right }.

## Refusals: who plays what
pad-refusal-id = Il contrassegno (id) di una partita ha da 8 a 40 lettere minuscole e cifre, e nessun’altra partita del file ha lo stesso.
pad-refusal-unknown-game = Non c’è un segnapunti per un gioco «{ $game }». Ci sono: { $allowed }.
pad-refusal-player-count = Questo gioco è per { $lowest }–{ $highest } giocatori, non per { $players }.
pad-refusal-name = Ognuno ha bisogno di un nome da 1 a { $longest } caratteri.
pad-refusal-same-name = Due giocatori si chiamano { $name }. Ognuno ha bisogno di un nome proprio.
pad-refusal-seating = Dalla mano { $round } il tavolo non può sedersi così: ognuno ha un solo posto, e un cambio comincia in una mano già scritta o nella prossima.
pad-refusal-first = Chi dà le carte o comincia per primo deve essere uno dei giocatori.
pad-refusal-option = Qui non si può scegliere così: { pad-option }. Ammesso: { $allowed }.
pad-refusal-moment = Una data non si può leggere. Le date si scrivono come 2026-11-16T19:30:00Z.
pad-refusal-round-count = { $highest ->
    [one] Tutta la partita è una sola mano.
   *[other] Questo gioco ha da 1 a { $highest } mani.
}
pad-refusal-seats-in-round = La mano { $round } non ha esattamente una voce per ogni giocatore.
pad-refusal-foreign-field = Questo non fa parte di questo gioco: { pad-field }.

## Refusals: Skull King and the dice game
pad-refusal-bid-range = Una dichiarazione è un numero intero da 0 a { $highest }.
pad-refusal-tricks-range = Le prese fatte sono un numero intero da 0 a { $highest }.
pad-refusal-bids-first = Prima si segnano tutte le dichiarazioni, poi prese e bonus.
pad-refusal-no-bonus = Con il punteggio «Marinai d’acqua dolce» non ci sono bonus. Togli prima i bonus.
pad-refusal-pirates-range = Qui lo Skull King può catturare da 0 a { $highest } Pirati in una presa.
pad-refusal-kings-range = Lo Skull King viene catturato una volta o nessuna.
pad-refusal-bonus-without-trick = { $name } non ha fatto prese e quindi non ha catturato nessuno.
pad-refusal-one-king = C’è un solo Skull King: cattura Pirati per un giocatore, oppure una Mermaid lo cattura per un giocatore.

## Refusals: Skull Queen
pad-refusal-side = Un’asse ha un fronte e un retro.
pad-refusal-space-range = Un pirata sta su uno spazio da 1 a 5, oppure è in acqua (0).
pad-refusal-points-range = I punti di un’asse sono un numero intero da 0 a { $highest }.
pad-refusal-points-alone = Si scrive o l’asse o soltanto i suoi punti, non entrambi.

## Refusals: Sleeping Queens
pad-refusal-unknown-queen = Non esiste una regina «{ $queen }».
pad-refusal-queen-twice = La { pad-queen } può stare davanti a un solo giocatore.
pad-refusal-cat-and-dog = { $name } non può avere insieme la regina col gatto e la regina col cagnolino.
pad-refusal-two-winners = Due giocatori non possono aver raggiunto l’obiettivo: il primo a raggiungerlo ha vinto, e la partita era finita.

## Refusals: the course of the game
pad-refusal-absent = { $name } non gioca la mano { $round }, quindi lì non si può scrivere nulla.
pad-refusal-round-incomplete = La mano { $round } non è completa. Segna prima il resto.
pad-refusal-after-the-end = La partita è finita, quindi non ci sono altre mani.

## Warnings
pad-warning-tricks-sum = { $won ->
    [one] { $won } presa segnata
   *[other] { $won } prese segnate
}, ma da vincere { $there ->
    [one] ce n’era { $there }
   *[other] ce n’erano { $there }
}.
