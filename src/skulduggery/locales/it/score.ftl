# The score pad in a terminal: Italian

## What may be typed, besides the English words
score-word-help = aiuto
score-word-undo = annulla
score-word-redo = ripeti
score-word-edit = cambia, modifica
score-word-sheet = foglio
score-word-chart = grafico
score-word-rename = rinomina
score-word-dealer = mazziere, mazziera
score-word-option = opzione
score-word-stats = statistiche
score-word-history = storico, elenco
score-word-open = apri
score-word-export = esporta
score-word-import = importa
score-word-stop = ferma, interrompi
score-word-resume = riprendi
score-word-new = nuova, nuovo
score-word-rules = regola, regole
score-word-quit = esci, fine
score-word-join = arriva, entra
score-word-leave = parte, lascia
score-word-seats = posti
score-word-rounds = mani
score-word-lowest = minimo, basso
score-word-yes = sì, s
score-word-no = no, n
score-word-mine = mia, mio
score-word-theirs = altra, altro
score-word-both = entrambe, tutte e due
score-word-none = nessuno, niente, no
score-word-pirates = pirati, pirata
score-word-king = re
score-word-filler = e, il, lo, la, le, con, col, cattura, regina, marina
score-word-front = fronte
score-word-back = retro, r
score-word-water = acqua, a
score-word-takes = prende, ruba
score-word-wakes = sveglia, ha
score-word-sleeps = dorme, addormentata
score-word-queen-rose = rosa
score-word-queen-cake = torta
score-word-queen-rainbow = arcobaleno, l’arcobaleno
score-word-queen-starfish = stella
score-word-queen-ladybug = coccinella
score-word-queen-moon = luna
score-word-queen-peacock = pavone
score-word-queen-sunflower = girasole
score-word-queen-cat = gatto
score-word-queen-dog = cagnolino, cane
score-word-queen-pancake = frittelle
score-word-queen-heart = cuore

## Beginning and leaving
score-where = Il segnapunti è in { $file }.
score-new = Una nuova partita
score-who = Chi gioca? Da { $lowest } a { $highest } nomi, in senso orario, separati da virgole; oppure numeri:
score-first-dealer = Chi dà le carte per primo? Un nome o un numero; Invio: a sorte
score-first-thrower = Chi comincia? Un nome o un numero; Invio: a sorte
score-by-lot = La sorte sceglie { $name }.
score-begun = { $game }: { $names }
score-going-on = Aperta: { $game }, ultima voce del { $moment }.
score-hint = Scrivi ? per l’aiuto.
score-left = È tutto in { $file }. Addio!
score-no-game = Nessuna partita è aperta.

## Questions
score-ask-bids = Le dichiarazioni, in quest’ordine: { $names }
score-ask-tricks = Le prese fatte, in quest’ordine: { $names }
score-ask-bonuses = Chi ha catturato Pirati o lo Skull King? Per esempio «anna 2 pirati» o «ben re»; Invio: nessuno
score-ask-planks = { $name }: il lato dell’asse, poi gli spazi (da 1 in basso a 5 in alto) del rosso, giallo, verde e blu, o w per l’acqua, per esempio «fronte 5 4 w 2»
score-ask-queens = Chi ha una regina adesso? Per esempio «anna rosa», «ben prende rosa», «rosa dorme»
score-ask-rename = Chi cambia nome?
score-ask-name = Nuovo nome
score-ask-file = File
score-prompt-bids = Dichiarazioni
score-prompt-tricks = Prese
score-prompt-bonuses = Bonus
score-prompt-planks = Asse
score-prompt-queens = Regine
score-yes-no = (s/n)
score-answer-yes-or-no = Rispondi s (sì) o n (no).
score-all-the-same = Segnare lo stesso?
score-drop-bonus = Togliere anche il bonus?
score-exists = { $file } esiste già. Sovrascriverlo?
score-edit-how = Scrivi che cosa cambia; Invio lascia quello che c’è.

## What is shown
score-deals = dà le carte { $dealer }
score-leads = apre { $leader }
score-begins = comincia { $leader }
score-plank = Asse
score-sum = Σ
score-planks-legend = Ogni voce: ▲ fronte o ▼ retro, gli spazi (1 in basso, 5 in alto) del rosso, giallo, verde e blu (~ in acqua), poi punti. Σ: solo la somma.
score-bonus-legend = { $mark } con un bonus.
score-warning-legend = { $mark } il conto delle prese non torna.
score-stopped = La partita è stata interrotta. La situazione era:
score-won = { $count ->
    [one] Vince { $name }. ({ $rule })
   *[other] Vittoria condivisa: { $name }. ({ $rule })
}
score-after-the-end = E adesso? nuova, cambia, annulla, foglio, grafico, statistiche, storico, esci
score-caught-pirates = { $count ->
    [one] { $name } { $count } Pirata
   *[other] { $name } { $count } Pirati
}
score-caught-king = { $name } Skull King
score-state-stopped = interrotta
score-state-over = finita, { $rule }
score-state-going = in corso
score-nothing-yet = Non è ancora segnato nulla.
score-nothing-in = In { $file } non è ancora segnato nulla.
score-stats-games = Partite
score-stats-wins = Vittorie
score-stats-place = Posto medio
score-stats-made = Dich. esatte
score-stats-best = Mano migliore
score-stats-worst = Mano peggiore
score-stats-totals = Totali, { $game }
score-stats-best-total = Migliore
score-stats-average-total = Media
score-stats-against = Testa a testa
score-stats-how = Da sinistra verso l’alto: tante volte davanti, tante volte dietro.
score-shared-wins = { $shared ->
    [0] { $wins }
   *[other] { $wins } ({ $shared } a pari merito)
}
score-undone = Annullato.
score-redone = Ripetuto.
score-written = Segnato.
score-exported = { $count ->
    [one] { $count } partita è ora in { $file }.
   *[other] { $count } partite sono ora in { $file }.
}
score-imported = { $count ->
    [one] { $count } partita importata,
   *[other] { $count } partite importate,
} { $same } già presenti.

## What is wrong
score-nobody = Qui nessuno si chiama «{ $value }»; ci sono: { $candidates }.
score-which-person = «{ $value }» può indicare: { $candidates }.
score-how-many = { $count ->
    [one] Questo è un numero;
   *[other] Questi sono { $count } numeri;
} ne servono { $expected }, oppure un nome prima di ognuno.
score-number-for = { $value ->
    [none] Per { $name } manca un numero intero.
   *[other] Per { $name } manca un numero intero; «{ $value }» non lo è.
}
score-twice = { $name } compare due volte.
score-bonus-for = { $value ->
    [none] Che cosa ha catturato { $name }? Scrivi «pirati» con quanti, oppure «re».
   *[other] Che cosa ha catturato { $name }? Non «{ $value }»; scrivi «pirati» con quanti, oppure «re».
}
score-side-missing = { $value ->
    [none] Prima viene il lato dell’asse: fronte o retro.
   *[other] Prima viene il lato dell’asse: fronte o retro, non «{ $value }».
}
score-four-spaces = { $count ->
    [one] Questo è uno spazio; i pirati sono quattro: rosso, giallo, verde, blu.
   *[other] Questi sono { $count } spazi; i pirati sono quattro: rosso, giallo, verde, blu.
}
score-no-space = «{ $value }» non è uno spazio; ci sono da 1 (in basso) a 5 (in alto), e w per l’acqua.
score-which-queen = { $value ->
    [none] Quale regina? Ci sono: { $candidates }.
   *[other] «{ $value }» non indica una sola regina; ci sono: { $candidates }.
}
score-asleep-already = Dorme già: { $queen }.
score-has-her = { $name } ce l’ha già: { $queen }.
score-taken-by = Ce l’ha { $name }: { $queen }. Se l’ha presa un Cavaliere, scrivi «{ $player } prende { $word }».
score-no-round = Non c’è una mano { $value } da cambiare; scrivi un numero da 1 a { $highest }.
score-no-pad = Non c’è una partita { $value }; i numeri vanno da 1 a { $highest }.
score-no-option = «{ $value }» non è un’opzione di questo gioco; ci sono: { $allowed }.
score-nothing-to-undo = Da quando la partita è aperta non è stato segnato nulla. Ogni mano si può cambiare: cambia 1
score-nothing-to-redo = Non è stato annullato nulla.
score-stopped-already = La partita è già interrotta; «riprendi» la continua.
score-not-stopped = La partita non è stata interrotta.
score-unwritable = Impossibile scrivere { $file }: { $problem }.
score-unreadable = Impossibile leggere { $file }: { $problem }.
score-missing = Il file { $file } non esiste.
score-no-file = { $file } non è un file che possa contenere un segnapunti.
score-full = { $file } è pieno; cominciane un altro.
score-refused = { $file } non è stato accettato, e nulla è cambiato. { $problem }
score-written-meanwhile = Nel frattempo un’altra finestra ha scritto in { $file }; riprova.
score-another-place = Quello che hai segnato non è perso. Scrivi un altro file in cui tenerlo, oppure Invio per riprovare.
score-last-resort = Non si è potuto conservare da nessuna parte. Questa è tutta la partita: in un file si potrà riaprire.
score-met = In un’altra finestra qualcuno ha scritto nella stessa partita ({ $file }).
score-differing = La stessa partita c’è in due versioni:
score-mine = mia
score-theirs = altra
score-which = Quale si tiene: mia, altra, entrambe?
score-bad-together = { $first } e { $second } non vanno insieme.
score-bad-needs = { $first } va solo con { $second }.
score-bad-keep = --keep deve essere uno tra { $allowed }, non { $value }.
score-bad-differing = { $count ->
    [one] Una partita qui è diversa da lì
   *[other] { $count } partite qui sono diverse da lì
} ({ $which }); di’ quale tenere: --keep mine, --keep theirs o --keep both. Nulla è cambiato.

## Help
score-help =
    ?                questo aiuto
    annulla, ripeti  annulla l’ultima voce, o ripetila
    cambia N         cambia la mano N; tutto ciò che segue è ricalcolato
    foglio, grafico  tutto il foglio; un grafico dei totali
    rinomina A B     A da ora si chiama B
    mazziere A       A ha dato le carte o cominciato per primo
    opzione N=V      un’altra opzione, per esempio scoring=landlubber
    arriva A         A gioca da ora, con 0 punti; arriva A minimo: con il punteggio più basso
    parte A          A non gioca più e sta dietro agli altri
    posti A B C      da ora siedono in quest’ordine
    mani N           la partita ha N mani
    ferma            interrompi la partita; «riprendi» la continua
    nuova            comincia un’altra partita
    storico          tutte le partite coi loro numeri; apri N ne riprende una
    statistiche      vittorie, dichiarazioni esatte, mani migliori e peggiori
    esporta FILE     tutte le partite in un file, .json o .csv
    importa FILE     le partite di un altro file
    regola ID        il testo di una regola, per esempio: regola SK-45
    esci             lascia; tutto resta conservato
score-help-skull-king = Dichiarazioni e prese: «2 0 1» nell’ordine dei posti, oppure «ben 2». Basta l’inizio di un nome. Bonus: «anna 2 pirati», «ben re», «nessuno».
score-help-skull-king-dice = Dichiarazioni e prese: «2 0 1» nell’ordine dei posti, oppure «ben 2». Basta l’inizio di un nome. Bonus: «anna 2 pirati», «ben re», «nessuno».
score-help-skull-queen = «fronte 5 4 w 2»: il lato, poi dove stanno il pirata rosso, giallo, verde e blu; w è l’acqua. Con un nome davanti per qualcun altro: «ben retro 1 2 3 w». Un numero da solo è la somma dell’asse: «15».
score-help-sleeping-queens = «anna rosa»: Anna ha svegliato la regina con la rosa. «ben prende rosa»: con un Cavaliere. «rosa dorme»: una Pozione sonnifera. Più d’una insieme: «anna rosa luna».
