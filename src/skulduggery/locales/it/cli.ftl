# Command line: italiano

## Bad input: one line each
cli-bad-usage = { $problem }
cli-bad-unknown-argument = Argomento sconosciuto: { $argument }. Vedi --help.
cli-bad-argument-missing = Argomento mancante: { $argument }. Vedi --help.
cli-bad-value-missing = { $argument } richiede un valore. Vedi --help.
cli-bad-value-not-expected = { $argument } non prende valori. Vedi --help.
cli-bad-unknown-command = Il comando { $argument } non esiste; ci sono: { $commands }.
cli-meant = Intendevi { $meant }?
cli-bad-language = La lingua { $value } non è disponibile; ci sono: { $allowed }.
cli-bad-number = { $what } deve essere un numero intero da { $lowest } a { $highest }, non { $value }.
cli-bad-game = Il gioco { $value } non esiste; ci sono: { $allowed }.
cli-bad-option-form = Un’opzione si scrive nome=valore, non { $value }.
cli-bad-option-twice = L’opzione { $value } è indicata due volte.
cli-bad-bot = Nessun bot { $value } gioca a { $table }; ci sono: { $allowed }.
cli-bad-bot-count = I bot nominati sono { $value }; nominane uno per tutti i posti oppure { $expected }, uno per ciascuno.
cli-bad-bot-file-missing = Non c’è nessun file { $file } con un bot. Nomina un file esistente o un bot di `skulduggery bots`.
cli-bad-bot-file-no-python = Un bot tuo è un file Python il cui nome finisce con .py, non { $file }.
cli-bad-bot-file-broken = Il bot in { $file } non può essere caricato: { $problem }.
cli-bad-bot-file-no-choose = { $file } non ha una funzione choose(view, moves), quindi non è un bot.
cli-bad-bot-file-failed = Il bot in { $file } ha fallito: { $problem }.
cli-bad-bot-file-answer = Il bot in { $file } ha risposto { $problem }, che non è una delle mosse permesse.
cli-bad-name = Un nome ha da 1 a 40 caratteri e non è vuoto.
cli-bad-file-missing = Il file { $file } non esiste.
cli-bad-file-is-folder = { $file } è una cartella, non un file.
cli-bad-file-unreadable = Impossibile leggere { $file }: { $problem }.
cli-bad-file-empty = { $file } non contiene partite.
cli-bad-file-exists = { $file } esiste già; scegli un altro nome o aggiungi --force per sovrascriverlo.
cli-bad-file-unwritable = Impossibile scrivere { $file }: { $problem }.
cli-bad-folder-missing = La cartella di { $file } non esiste.
cli-bad-game-number = { $file } non ha la partita { $value }; le partite vanno da 1 a { $highest }.
cli-bad-step = Il passo { $value } non esiste; i passi vanno da 1 a { $highest }.
cli-bad-record = { $problem }
cli-bad-rule = La regola { $value } non esiste; le più vicine sono: { $nearest }.
cli-bad-rulebook = Non c’è un regolamento per { $table }.
cli-bad-rules-nothing = Nessuna regola parla di { $value }. Ogni parola deve comparire, in { $language }; prova una parola più corta o un’altra, oppure leggi il regolamento: skulduggery rules { $table }.
cli-language = italiano
cli-bad-resume-none = Non c’è nessuna partita da riprendere. Una partita viene conservata quando la lasci.
cli-bad-resume-over = La partita in { $file } è finita: non c’è nulla da riprendere. «skulduggery replay» la mostra.
cli-bad-resume-people = Nella partita in { $file } giocano { $count } persone; qui si riprende solo una partita di una persona contro i bot.
cli-bad-resume-several = { $file } contiene { $count } partite; --resume vuole un file con una sola.
cli-bad-resume-with = --resume prende gioco, giocatori, bot e opzioni dalla partita; togli { $argument }.
cli-bad-commitment = Un impegno ha 64 cifre esadecimali; { $value } non lo è.
cli-bad-config-unknown = L’impostazione { $where } non esiste; le più vicine sono: { $nearest }. Per vederle tutte: skulduggery serve --show-config
cli-bad-config-number = { $where } deve essere un numero intero da { $lowest } a { $highest }, non { $value }.
cli-bad-config-choice = { $where } deve essere uno tra { $allowed }, non { $value }.
cli-bad-config-text = { $where } deve essere un testo su una riga, non { $value }.
cli-bad-config-list = { $where } deve essere un elenco di testi, come ["uno", "due"], non { $value }.
cli-bad-config-section = { $where } deve essere una sezione intitolata [{ $section }].
cli-bad-config-hosts = { $where } devono essere nomi come play.example.org, senza https:// e senza porta, oppure * per tutti, non { $value }.
cli-bad-config-origins = { $where } deve nominare siti come https://play.example.org, senza percorso, non { $value }.
cli-bad-config-proxies = { $where } deve nominare indirizzi o reti come 127.0.0.1 o 10.0.0.0/8, non { $value }.
cli-bad-config-database = { $where } deve essere un file o postgresql://UTENTE@HOST/NOME, non { $value }.
cli-bad-config-toml = { $file } non è TOML: { $problem }.
cli-bad-server-port-taken = La porta { $port } di { $host } è occupata da un altro programma; scegline un’altra con --port, o --port 0 per una qualsiasi libera.
cli-bad-server-port-forbidden = La porta { $port } di { $host } non ti è permessa; scegline una da 1024 a 65535 con --port.
cli-bad-server-host-unknown = Nessuna macchina si chiama { $host }; usa --host 127.0.0.1 solo per questa macchina, --host 0.0.0.0 per la rete.
cli-bad-server-host-elsewhere = { $host } non è un indirizzo di questa macchina; usa --host 127.0.0.1 solo per questa macchina, --host 0.0.0.0 per la rete.
cli-bad-server-unlistenable = Il server non può ascoltare su { $host }, porta { $port }: { $problem }.
cli-bad-database = Il database non è utilizzabile: { $problem }
cli-bad-workers-need-postgres = --workers { $workers } richiede PostgreSQL (--database postgresql://USER@HOST/NAME): un file SQLite può essere usato da un solo processo.
cli-bad-workers-not-here = --workers { $workers } non funziona su Windows; lì usa --workers 1.
cli-bad-backup-exists = { $file } esiste già, e una copia di sicurezza non sovrascrive nulla; scegli un altro nome.
cli-bad-decimal = { $what } deve essere un numero da { $lowest } a { $highest }, non { $value }.
cli-bad-drill-database = --database deve essere sqlite o postgres, non { $value }.
cli-bad-drill-needs-postgres = --servers, --workers, --cut-bus e --dsn richiedono --database postgres: un file può essere usato da un solo processo.
cli-bad-drill-needs-servers = --cut-bus richiede --servers 2 o più: un server solo non sente parlare di nessun altro.
cli-bad-drill-dsn = --dsn deve essere postgresql://USER@HOST/NAME.
cli-bad-drill-no-postgres = L’esercitazione richiede PostgreSQL: { $problem }. Indicane uno vuoto con --dsn.
cli-bad-drill-no-start = Il server dell’esercitazione non parte: { $problem }
cli-bad-drill-flood = --only deve indicare inondazioni, separate da virgole: { $allowed }; non { $value }.
cli-bad-drill-page = Questa esercitazione richiede i sorgenti di Skulduggery: lì lancia ./skulduggery drill page.
cli-bad-extra = Per questo manca una parte del programma. Installala con: pip install "skulduggery[{ $extra }]"
cli-bad-system = Operazione non riuscita: { $problem }.
cli-bad-bug = C’è un errore nel programma stesso: { $problem }. Segnalalo, per favore; SKULDUGGERY_DEBUG=1 mostra di più.

## simulate
cli-simulate-progress = { $game }
cli-simulate-done = { $games ->
    [one] { $games } partita a { $game } in { $seconds } s, seme { $seed }.
   *[other] { $games } partite a { $game } in { $seconds } s, seme { $seed }.
}
cli-simulate-stopped = Interruzione: { $game }, partite giocate: { $games } su { $of }, seme { $seed }.

## check
cli-check-progress = { $file }
cli-check-where = { $file }, partita { $number } (riga { $line })
cli-check-where-step = { $file }, partita { $number } (riga { $line }), passo { $step }
cli-check-unread = { $count ->
    [one] Un file non è stato controllato.
   *[other] { $count } file non sono stati controllati.
}
cli-check-good = { $games ->
    [one] { $games } partita controllata, va bene.
   *[other] { $games } partite controllate, vanno tutte bene.
}
cli-check-bad = { $games ->
    [one] { $games } partita controllata, contiene un errore.
   *[other] { $games } partite controllate, { $bad } con un errore.
}

## verify
cli-verify-no-proof = La registrazione non contiene una prova ({ $where }): impossibile verificare come si è mescolato.
cli-verify-scheme-unknown = La prova segue il procedimento { $value }; l’unico noto è { $known }.
cli-verify-not-hex = { $where } deve avere 64 cifre esadecimali, non { $value }.
cli-verify-commitment-differs = { $where } è { $value }, ma il segreto dà { $expected }.
cli-verify-noted-differs = { $where } è { $value }, ma hai annotato { $expected }.
cli-verify-draw-differs = { $where } è { $value }, ma il segreto e le parole danno { $expected }.
cli-verify-from-step-outside = { $where } è { $value }, ma la registrazione ha { $highest } passi.
cli-verify-given = { $steps ->
    [one] Questa partita è ripartita da una posizione data: il primo passo era dato e non prova nulla; tutto ciò che segue è stato verificato.
   *[other] Questa partita è ripartita da una posizione data: i primi { $steps } passi erano dati e non provano nulla; tutto ciò che segue è stato verificato.
}
cli-verify-good = { $games ->
    [one] { $games } partita verificata: ogni distribuzione, mescolata e lancio deriva dal segreto e dalle parole.
   *[other] { $games } partite verificate: ogni distribuzione, mescolata e lancio deriva dal segreto e dalle parole.
}
cli-verify-bad = { $games ->
    [one] { $games } partita esaminata, non è in ordine.
   *[other] { $games } partite esaminate; non in ordine: { $bad }.
}
cli-verify-compare = { $count ->
    [0] L’impegno è { $commitment }, e nessuno ha dato una parola: era così prima della partita?
   *[other] L’impegno è { $commitment }, le parole: { $words }. Era così prima della partita?
}

## games, rules
cli-games-players = { $game }, da { $lowest } a { $highest } giocatori
cli-rules-count = { $game }: { $count } regole
cli-rules-found = { $count ->
    [one] Una regola parla di { $value }.
   *[other] { $count } regole parlano di { $value }.
 }
cli-kind-rule = regola
cli-kind-ruling = decisione
cli-kind-fact = dato
cli-kind-example = esempio
cli-kind-option = opzione

## replay
cli-replay-unfinished = La partita non è stata giocata fino alla fine.

## serve
cli-serve-ready = Skulduggery { $version } è pronto.
cli-serve-here = Su questa macchina: { $address }
cli-serve-network = Nella tua rete: { $address }
cli-serve-phones = Telefoni e altre macchine della tua rete possono giocare con: skulduggery serve --host 0.0.0.0
cli-serve-alone = Se nessun altro deve poter entrare, avvia con: skulduggery serve --open
cli-serve-stop = Ctrl-C lo ferma.
cli-serve-stopped = Fermato. Nulla è perduto: le partite continuano al prossimo avvio.
cli-serve-already = Skulduggery è già in funzione: { $address }
cli-serve-other-port = La porta { $port } è occupata da un altro programma; se ne usa un’altra.

## backup
cli-backup-done = La copia di sicurezza è in { $file } ({ $size }).

## doctor
cli-bad-doctor-postgres = doctor esamina file di SQLite; per PostgreSQL ci sono pg_amcheck e le sue copie di sicurezza.
cli-doctor-running = Un server sta usando questo database. Quanto segue è il suo stato in un dato istante.
cli-doctor-page = SQLite segnala: { $problem }
cli-doctor-rows = Mancano righe della tabella { $name }; ne sono state lette { $rows }.
cli-doctor-log = Registro { $log }: { $problem }. { $sound } delle { $read } voci leggibili sono buone e si possono salvare.
cli-doctor-log-lost = Registro { $log }: { $problem }. Non se ne può salvare nulla.
cli-doctor-problem-gap = mancano delle voci
cli-doctor-problem-undecodable = una voce è indecifrabile
cli-doctor-problem-unfoldable = una voce non segue da quelle precedenti
cli-doctor-problem-cut = manca la fine
cli-doctor-problem-lost = non ce n’è alcuna voce
cli-doctor-game = Partita finita { $table }: la sua registrazione non è buona ({ $reason }).
cli-doctor-more = ... e altre { $count } dello stesso genere.
cli-doctor-counted = Letto: { $entries } voci in { $logs } registri, { $games } partite finite.
cli-doctor-unknown = { $count ->
    [one] { $count } tavolo o partita ha regole che questa versione non conosce; non è stato esaminato oltre.
   *[other] { $count } tavoli o partite hanno regole che questa versione non conosce; non sono stati esaminati oltre.
}
cli-doctor-sound = Il database è in buono stato.
cli-doctor-damaged = Il database è danneggiato.
cli-doctor-how = Una copia di sicurezza può essere meglio di ciò che resta. Per scrivere tutto il leggibile in un nuovo file: fermare il server, poi doctor --rescue NUOVO.
cli-doctor-rescued = Salvati in { $file }: { $tables } tavoli, di cui { $cut } riprendono da una voce precedente, e { $games } partite finite.

## reports
cli-reports-none = Nessuno ha segnalato nulla.
cli-reports-when = Quando
cli-reports-by = Da
cli-reports-about = Su
cli-reports-table = Tavolo
cli-reports-text = Segnalazione
cli-reports-excerpt = Chat

## drill
cli-drill-crash-progress = Esercitazione di guasto
cli-drill-crash-ran = { $tables } partite su { $servers } server con { $database }, { $games } alla volta; un server è stato ucciso { $kills } volte, il bus interrotto { $cuts } volte ({ $seconds } s).
cli-drill-crash-moves = Confermate: { $acknowledged }, di cui solo al secondo invio: { $repeated }. Salvate: { $stored }. Salvate senza che il mittente lo sapesse: { $unacknowledged }. Attesa più lunga di una conferma: { $slowest_ms } ms; tempo più lungo tra il primo e l’ultimo a vedere una mossa: { $latest_ms } ms.
cli-drill-crash-good = Nulla è perso, nulla è doppio, ogni partita è continuata e tutti hanno visto la stessa storia.
cli-drill-crash-bad = Non è in ordine. Perse: { $lost }; in un altro posto: { $misplaced }; doppie: { $doubled }; registri con lacune: { $gaps }; illeggibili: { $unreadable }; momenti contesi: { $disputed }; senza registrazione: { $unrecorded }; bloccate: { $stuck }; errori: { $errors }.
cli-drill-leak-progress = Esercitazione di fuga
cli-drill-leak-ran = { $games } partite e { $pairs } coppie di partite; { $frames } messaggi ricevuti e ricostruiti { $rebuilt } volte da altre verità ({ $seconds } s).
cli-drill-leak-good = Nessuno ha saputo qualcosa che non deve sapere.
cli-drill-leak-bad = Messaggi che dicono troppo: { $leaks }. Uno per tipo:
cli-drill-leak-finding = { $game }, { $seats } giocatori, voce { $seq }, a { $to }: { $where } è { $told }; in un’altra verità sarebbe { $otherwise }
cli-drill-soak-progress = Esercitazione di durata
cli-drill-soak-ran = { $tables } tavoli, { $finished } partite finite, { $moves } mosse ({ $seconds } s).
cli-drill-soak-memory = Memoria: prima { $before } MB, poi { $after } MB, al massimo { $most } MB
cli-drill-soak-files = File aperti: prima { $before }, poi { $after }, al massimo { $most }
cli-drill-soak-tasks = Attività: prima { $before }, poi { $after }, al massimo { $most }
cli-drill-soak-tables = Tavoli tenuti: prima { $before }, poi { $after }, al massimo { $most }
cli-drill-soak-good = Tutto resta stabile.
cli-drill-soak-bad = Non è in ordine: qualcosa cresce, o il server ha segnalato errori.
cli-drill-flood-progress = Esercitazione di inondazione
cli-drill-flood-ran = { $floods } inondazioni; intanto qualcuno ha fatto { $moves } mosse ({ $seconds } s).
cli-drill-flood-baseline = Indisturbato, il giocatore ha atteso { $p50 } ms (al massimo, la metà delle volte), { $p99 } ms (99 volte su 100), { $most } ms (mai di più).
cli-drill-flood-found = { $flood ->
    [pings] Ping
    [pongs] Pong
    [continuations] Parti vuote di un messaggio
    [unread-pings] Ping, risposte non lette
    [strangers] Testi senza cookie
    [silent] Connessioni mute
    [trickles] Richieste senza fine
    [sockets] Troppi socket
    [requests] Troppe richieste
    [codes] Codici sbagliati
   *[guests] Nuovi ospiti
}: giocatore { $p50 } / { $p99 } / { $most } ms, memoria { $memory } MB, { $cut ->
    [yes] tagliato fuori
   *[no] non tagliato fuori
}, { $logged ->
    [yes] registrato
    [no] non registrato
   *[none] niente per il registro
}, { $served ->
    [yes] gli altri sono stati serviti
   *[no] gli altri non sono stati serviti
}: { $good ->
    [yes] in ordine
   *[no] NON IN ORDINE
}.
cli-drill-flood-good = Nessuna inondazione ha fatto aspettare qualcuno.
cli-drill-flood-bad = Non è in ordine: un’inondazione ha fatto aspettare gli altri, ha fatto crescere il server o è passata inosservata.
cli-drill-fault = - { $problem }
cli-drill-more-faults = E altri { $count }; --json li mostra tutti.

## Menu
cli-menu-game = Quale gioco?
cli-menu-players = Quanti giocatori, contando anche te?
cli-menu-bots = Contro chi?
cli-menu-again = Non «{ $value }»: scegli tra { $allowed }.

## play: the frame
cli-captain = Capitano
cli-welcome = { $game }. Seme { $seed }.
cli-hint = Scrivi il numero di una scelta, oppure ? per l’aiuto.
cli-prompt = >{ " " }
cli-your-turn = Le tue scelte:
cli-quit-sure = Lasciare la partita? (s/n)
cli-left = Addio!
cli-resume = Per continuare più tardi: skulduggery play --resume
cli-resume-file = Per continuare più tardi: skulduggery play --resume { $file }
cli-welcome-back = Si torna a { $game }.
cli-group-king = Gioca un re e sveglia una regina, al posto
cli-group-wake = Sveglia una regina, al posto
cli-saved = La partita è salvata in { $file }.
cli-not-understood = «{ $value }» qui non significa niente; scrivi ? per l’aiuto.
cli-no-such-choice = La scelta { $value } non c’è; le scelte vanno da 1 a { $highest }.
cli-two-meanings = «{ $value }» può essere una carta o una scelta: scrivi #{ $value } per «{ $label }», o «play { $value }» per la carta.
cli-why-allowed = «{ $label }»: è permesso.
cli-why-nothing = Le regole non vietano nessuna delle tue scelte.
cli-rules-how = Scrivi il numero di una regola, per esempio: rules { $rule }
cli-no-trick = Non è ancora stata giocata nessuna presa.
cli-sheet-empty = Non è ancora stato segnato nulla.
cli-sheet-legend = Ogni voce: prese/dichiarazione, poi punti.
cli-help =
    numero       la scelta con quel numero
    ?            questo aiuto
    score        il foglio dei punti
    last         l’ultima presa
    log          che cosa è successo di recente (log 100: di più)
    why CARTA    se è permesso, e se no perché; why da solo: tutto ciò che è vietato
    rules PAROLA regole per numero o per parola, per esempio: rules SK-45
    table        di nuovo il tavolo
    quit         lascia la partita
cli-notation = Le mosse si scrivono come in una partita registrata.
cli-notation-skull-king = Carte: Y12 (giallo), R3 (rosso), B7 (blu), K1 (nero), E Escape, P Pirata, M Mermaid, SK Skull King; «SM pirate» o «SM escape». Dichiarazioni: un numero.
cli-notation-skull-king-dice = Dadi: K nero, B blu, R rosso, Y giallo, SK Skull King, P Pirata, M Mermaid. Dichiarazioni: un numero.
cli-notation-skull-queen = Posizionamento: front (fronte) o back (retro), poi gli spazi (da 1 a 5) del pirata rosso, giallo, verde e blu, per esempio: front 3 5 3 1. Carte: R7, Y4 (giallo), G12 (verde), B3; «play 0» per la Scimmia, «play 13» per il Primo ufficiale.
cli-notation-sleeping-queens = king 7 (Re: sveglia la regina al posto 7), jester (Pagliaccio di corte), knight cat (Cavaliere), potion heart (Pozione sonnifera), 2 3 5 (le scarta insieme), discard 4, wake 3, sì o no (proteggere la regina).

## play: the table
cli-round-heading = Mano { $round } di { $rounds }
cli-trick-heading = Mano { $round } di { $rounds }, presa { $trick } di { $tricks }
cli-deal = Mano { $round }, dà le carte { $dealer }
cli-start = Mano { $round }, comincia { $dealer }
cli-deals = (dà le carte { $dealer })
cli-begins = (comincia { $dealer })
cli-your-hand = In mano hai:
cli-bid = Dich.
cli-won = Prese
cli-bonus = Bonus
cli-points = Punti
cli-total = Totale
cli-rule = Regola
cli-trick = Presa
cli-place = Pos.
cli-round-short = N.
cli-scores = Punti della mano { $round }
cli-wins-now = in testa
cli-balance = Prese dichiarate: { $bid }, da vincere: { $tricks }
cli-memory = Carte già giocate in questa mano:
cli-planks-shown = Tutte le assi vengono scoperte:
cli-side-values = { $word }, { $side }: estremità larga  { $values }  estremità stretta
cli-trick-so-far = Presa:
cli-centre = Centro:
cli-now = Ora
cli-card-chosen = { $seat } ha scelto una carta.
cli-you-lead = Apri tu questa presa.
cli-ghost = Fantasma
cli-nobody = nessuno
cli-if-it-ended = Se la presa finisse ora:
cli-goal = Obiettivo: { $queens } regine o { $points } punti
cli-queens = Regine
cli-asleep = Dormono:
cli-piles = Pozzo { $pile }, scarti:
cli-holds = ha in mano: { $cards }
