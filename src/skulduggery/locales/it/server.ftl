# Server: italiano

## Requests that were refused: tables and seats
server-no-such-table = Questo tavolo non esiste. Controlla il link o il codice, oppure apri un tavolo tuo.
server-table-over = Questo tavolo è chiuso e non cambia più nulla. Puoi aprirne uno nuovo.
server-table-worn-out = A questo tavolo è successo così tanto che ormai accetta solo mosse. Puoi aprire un nuovo tavolo.
server-table-full = Tutti i { $seats } posti sono occupati. Puoi guardare o aprire un altro tavolo.
server-already-playing = La partita è cominciata, questo non si può più cambiare.
server-position-fixed = Questo tavolo continua un’altra partita, perciò le impostazioni restano come sono.
server-not-playing = Qui non si sta ancora giocando; sarà possibile quando la partita sarà cominciata.
server-banned = Ti hanno mandato via da questo tavolo, non puoi più sederti qui.
server-already-seated = Hai già un posto a questo tavolo.
server-seat-taken = Il posto { $number } è occupato. Scegline un altro.
server-seat-empty = Il posto { $number } è già libero.
server-no-such-seat = Il posto { $value } non esiste; i posti vanno da 0 a { $highest }.
server-not-seated = Non hai un posto a questo tavolo. Prima siediti.
server-left-already = A questo posto gioca già un bot.
server-never-away = Sei già al tavolo; nessuno gioca per te.
server-no-spectators = Questo tavolo lo vede solo chi gioca. Chiedi a chi lo gestisce di lasciarti guardare.

## Requests that were refused: what the host does
server-not-host = Può farlo solo chi gestisce il tavolo.
server-host-stays = Chi gestisce il tavolo non può essere mandato via. Prima affida il tavolo a qualcun altro.
server-not-a-person = Al posto { $number } non c’è nessuno a cui affidare il tavolo. Scegli il posto di una persona.
server-too-few-seats = I posti occupati sono { $seated }, quindi { $seats } non bastano. Scegli più posti o prima manda via qualcuno.
server-seats-empty = { $count ->
    [one] { $count } posto è ancora libero. Invita qualcuno o aggiungi un bot.
   *[other] { $count } posti sono ancora liberi. Invita qualcuno o aggiungi dei bot.
}
server-not-ready = La persona al posto { $number } non è ancora pronta. Aspetta un momento.
server-game-unknown = Il gioco { $value } non esiste; ci sono: { $allowed }.
server-bot-unknown = Il bot { $value } non esiste; ci sono: { $allowed }.
server-too-many-tables = Questo server non può ospitare altri tavoli. Riprova più tardi.

## Requests that were refused: playing
server-paused = La partita è in pausa. Riprende quando lo decide chi gestisce il tavolo.
server-not-paused = La partita non è in pausa.
server-bot-plays = In questo momento un bot decide per te. Torna al tavolo per continuare a giocare.
server-bad-move = Questa mossa non è leggibile: { $problem }
server-old-prompt = Questo risponde a una domanda precedente. Guarda il tavolo e scegli di nuovo.
server-not-asked = Non tocca a te decidere. Aspetta che ti venga chiesto.
server-rematch-too-early = La rivincita è possibile quando questa partita sarà finita.
server-take-back-pending = Qualcuno ha già chiesto di ritirare una mossa. Aspetta che tutti abbiano risposto.
server-take-back-too-late = Non c’è nulla che tu possa ritirare: intanto la partita è andata avanti.
server-take-back-revealed = Questa mossa non si può ritirare: ha mostrato qualcosa di nascosto.
server-take-back-none = Nessuno ha chiesto di ritirare una mossa.
server-take-back-not-yours = Può rinunciarvi solo chi ha chiesto di ritirare una mossa.
server-take-back-not-asked = Qui il tuo consenso non è richiesto, oppure l’hai già dato.

## Requests that were refused: the table's log
server-game-gone = A questo tavolo si gioca a { $value }, un gioco che questo server non conosce. La partita non può continuare; chi ospita può chiudere il tavolo.
server-rules-unknown = Questo tavolo segue la versione { $value } delle regole, che questo server non ha più (la sua più recente è la { $known }). La partita non può continuare; chi ospita può chiudere il tavolo.
server-rules-newer = Questo tavolo segue la versione { $value } delle regole; questo server conosce le versioni fino alla { $known }. Un server più recente può continuare la partita: riprova più tardi.
server-opened-twice = Il registro di questo tavolo è danneggiato, il tavolo non si può aprire. Segnalalo a chi gestisce questo server.
server-table-damaged = La registrazione di questo tavolo è danneggiata; qui la partita non può continuare. Chi gestisce questo server è stato avvisato. Gli altri tavoli non ne risentono.

## Requests that were refused: messages and limits
server-busy = Qui sono successe troppe cose nello stesso momento. Riprova.
server-unavailable = In questo momento il server non raggiunge la sua base di dati. Ciò che è stato confermato non è perso; riprova tra un momento.
server-damaged = Ciò che hai chiesto è danneggiato nella base di dati del server. Chi gestisce questo server è stato avvisato. Tutto il resto non ne risente.
server-stopping = Il server si riavvia. La tua partita resta salvata; torna tra un momento.
server-forgotten = I tuoi dati sono cancellati, come volevi. Addio!
server-not-a-guest = Il server non ti conosce ancora. Prima scegli un nome.
server-too-many-sockets = In questo momento ci sono troppi dispositivi collegati. Chiudi altre finestre o riprova più tardi.
server-too-large = Questo messaggio ha { $bytes } byte; ne sono ammessi al massimo { $most }.
server-bad-message = Questo messaggio non si capisce: { $problem }
server-not-json = Questo messaggio non è JSON valido.
server-too-deep = Il JSON ha troppi livelli di annidamento; ne sono ammessi al massimo { $most }.
server-too-fast = { $seconds ->
    [one] Era troppo in una volta. Aspetta { $seconds } secondo.
   *[other] Era troppo in una volta. Aspetta { $seconds } secondi.
}
server-flood = Da questo dispositivo sono arrivati davvero troppi messaggi: il collegamento viene chiuso.

## Requests that were refused: chat
server-chat-one-thing = Di’ una cosa alla volta: una frase pronta, una faccina o parole tue.
server-chat-phrases-only = A questo tavolo sono ammesse solo frasi pronte e faccine.
server-chat-empty = Qui non c’è nulla da leggere. Scrivi da 1 a { $most } caratteri.
server-chat-hushed = Chi gestisce il tavolo ti ha chiesto di non scrivere più qui.
server-chat-too-fast = { $seconds ->
    [one] Scrivi molto in fretta. Aspetta { $seconds } secondo.
   *[other] Scrivi molto in fretta. Aspetta { $seconds } secondi.
}
server-chat-from-tv = Da uno schermo condiviso non si può scrivere. Usa il tuo dispositivo.
server-phrase-unknown = La frase { $value } non esiste; ci sono: { $allowed }.
server-emote-unknown = La faccina { $value } non esiste; ci sono: { $allowed }.
server-who-unknown = Questa persona non è a questo tavolo e non ci è mai stata.
server-who-yourself = Non puoi farlo con te. Scegli qualcun altro.
server-report-empty = Indica qualcuno o scrivi che cosa è successo, così sappiamo di che cosa si tratta.
server-report-too-often = { $minutes ->
    [one] Hai già segnalato molto. Aspetta { $minutes } minuto.
   *[other] Hai già segnalato molto. Aspetta { $minutes } minuti.
}

## Quick phrases
phrase-hello = Ciao!
phrase-welcome-back = Che bello riaverti qui!
phrase-good-luck = Buona fortuna!
phrase-have-fun = Buon divertimento!
phrase-well-played = Ben giocato!
phrase-nice-bid = Bella dichiarazione!
phrase-nice-move = Bella mossa!
phrase-good-game = Bella partita!
phrase-congratulations = Complimenti!
phrase-thanks = Grazie!
phrase-you-are-welcome = Prego!
phrase-sorry = Scusate!
phrase-no-problem = Non fa niente!
phrase-your-turn = Tocca a te, con calma.
phrase-hurry = Un po’ più in fretta, per favore.
phrase-one-moment = Un momento, per favore.
phrase-back-again = Eccomi di nuovo!
phrase-oh-no = Oh no, accidenti!
phrase-phew = Uff, c’è mancato poco!
phrase-lucky = Che fortuna!
phrase-unlucky = Che sfortuna!
phrase-yo-ho-ho = Yo-ho-ho!
phrase-you-are-mine = Ora ti prendo!
phrase-revenge = Me lo ricorderò!
phrase-play-again = Giochiamo ancora?
phrase-last-one = Per oggi questa è la mia ultima partita.
phrase-must-go = Devo andare.
phrase-goodbye = Arrivederci!

## Emotes: a word for whoever does not see the picture
emote-laugh = ride
emote-cry = piange
emote-wink = fa l’occhiolino
emote-angry = è in collera
emote-shocked = è senza parole
emote-clap = applaude
emote-think = sta pensando
emote-sleep = si addormenta
emote-heart = cuore
emote-thumbs-up = pollice in su
emote-skull = teschio
emote-parrot = pappagallo
emote-rum = un boccale di rum
emote-crown = corona

## Notices: what happens around the game
# $player is the name at the notice's seat; of somebody who has left, the name that stood there before. For
# host-passed it is the name at `host_seat`. $ready is that of the chair, $closed that of the table.
notice-opened = Il tavolo è aperto.
notice-settings-changed = Le impostazioni del tavolo sono cambiate.
notice-sat-down = { $player } si siede al tavolo.
notice-stood-up = { $player } lascia il tavolo.
notice-kicked = { $player } deve lasciare il tavolo.
notice-bot-seated = { $player } arriva al tavolo: è un bot.
notice-bot-dismissed = Il bot { $player } lascia il tavolo.
notice-readied = { $ready ->
    [true] Per { $player } si può cominciare.
   *[false] { $player } chiede ancora un po’ di tempo.
}
notice-host-passed = Ora è { $player } a gestire il tavolo.
notice-started = La partita comincia!
notice-timed-out = Il tempo di { $player } è scaduto; decide un bot.
notice-taken-over = Per ora un bot gioca al posto di { $player }.
notice-came-back = { $player } è di nuovo qui.
notice-paused = La partita è in pausa.
notice-resumed = La partita riprende.
notice-take-back-asked = { $player } vorrebbe ritirare una mossa.
notice-take-back-answered = { $agreed ->
    [true] Per { $player } la mossa si può ritirare.
   *[false] Per { $player } la mossa non si deve ritirare.
}
notice-take-back-withdrawn = La richiesta di ritirare una mossa è annullata.
notice-rematch-opened = C’è la rivincita: è aperto un nuovo tavolo.
notice-abandoned = { $closed ->
    [deserted] Il tavolo è chiuso: se ne sono andati tutti.
   *[closed] Il tavolo è stato chiuso.
}

## Requests that were refused: the HTTP API
server-bad-name = Un nome deve avere da 1 a { $most } caratteri visibili.
server-bad-request = Questa richiesta non si può capire: { $problem }
server-no-such-page = A questo indirizzo non c’è niente.
server-wrong-method = Questo metodo qui non è possibile; ammesso: { $allowed }.
server-foreign-host = Questo server non risponde al nome { $host }. Se è tuo, aggiungi il nome all’impostazione hosts (--hosts { $host }).
server-foreign-page = Questa richiesta viene dalla pagina di un altro sito, quindi è rifiutata.
server-only-json = Il contenuto deve essere JSON (application/json), non { $value }.
server-body-too-large = Questa richiesta è troppo grande; sono ammessi al massimo { $most } byte.
server-no-such-code = Nessun tavolo ha questo codice. Controlla le cinque lettere o chiedi un link: i codici valgono solo alcune ore.
server-still-playing = Questa partita non è ancora finita. La sua registrazione si potrà leggere dopo la fine.
server-never-played = A questo tavolo non si è giocato, quindi non c’è una registrazione.
server-film-too-long = Questa partita ha { $steps } passi; se ne possono mostrare al massimo { $most }.
server-no-such-game-in-file = In questo file non c’è la partita { $value }; sono numerate da 1 a { $highest }.
server-one-source = Indica un tavolo oppure una registrazione da cui continuare, e solo uno dei due.
server-no-such-step = In questa partita il passo { $value } non esiste; i passi vanno da 0 (l’inizio) a { $highest }.
server-position-over = Dopo il passo { $value } questa partita è finita. Puoi continuare da qualsiasi passo da 0 a { $highest }.
server-bad-comment = Una nota ha da 1 a { $most } caratteri visibili.
server-too-many-comments = Una partita accetta { $most } note a persona e { $all } in tutto. Eliminane una, o modificane una che c’è già.
server-no-such-comment = Questa nota non c’è, o non c’è più.
server-not-your-comment = Una nota può eliminarla chi l’ha scritta e chi ha giocato la partita.
server-no-such-pad = Nessun segnapunti è condiviso con questo link, o non lo è più. Controlla il link o chiedine uno nuovo.
server-sharing-ended = Questo segnapunti non è più condiviso. Chi lo tiene può condividerlo di nuovo, con un nuovo link.
server-not-your-pad = Questo segnapunti è condiviso da qualcun altro, e solo quella persona può cambiarlo. Condividi il tuo con un link suo.
server-try-unknown = «{ $name }» non esiste in questo gioco.
server-try-too-often = «{ $name }» non c’è così tante volte: il gioco ne ha { $most }.
server-try-count = Sono { $count }. Scegline da { $least } a { $most }.
server-try-no-colour = Scegli anche una carta che mostra un colore: senza, non si può valutare nulla.
server-too-many-requests = { $seconds ->
    [one] Dalla tua connessione sono arrivate troppe richieste. Aspetta { $seconds } secondo, per favore.
   *[other] Dalla tua connessione sono arrivate troppe richieste. Aspetta { $seconds } secondi, per favore.
}
server-too-many-guests = { $minutes ->
    [one] Dalla tua connessione sono arrivati troppi nuovi ospiti. Aspetta { $minutes } minuto, per favore.
   *[other] Dalla tua connessione sono arrivati troppi nuovi ospiti. Aspetta { $minutes } minuti, per favore.
}
server-too-many-tables-opened = { $minutes ->
    [one] Hai aperto molti tavoli. Aspetta { $minutes } minuto prima di aprirne un altro.
   *[other] Hai aperto molti tavoli. Aspetta { $minutes } minuti prima di aprirne un altro.
}
server-too-many-codes = { $seconds ->
    [one] Sono stati provati troppi codici. Aspetta { $seconds } secondo, per favore.
   *[other] Sono stati provati troppi codici. Aspetta { $seconds } secondi, per favore.
}
server-too-many-pad-changes = { $seconds ->
    [one] I tuoi segnapunti condivisi cambiano molto spesso. Aspetta { $seconds } secondo.
   *[other] I tuoi segnapunti condivisi cambiano molto spesso. Aspetta { $seconds } secondi.
}
server-failed = Da noi qualcosa è andato storto. Se succede di nuovo, comunica il numero { $number } a chi gestisce questo server.

## Ciò che si dice di un link a una nostra pagina, e sulla sua immagine
preview-home = Skull King, il suo gioco di dadi, Skull Queen e Sleeping Queens: con gli amici tramite un link, o contro i bot.
preview-home-short = Con gli amici tramite un link, o contro i bot
preview-seats = { $seats } posti, { $free ->
    [one] { $free } libero
   *[other] { $free } liberi
}
preview-join = Vieni a giocare con noi!
preview-playing = La partita è in corso.
preview-over = Questa partita è finita.
preview-replay = Una partita da rivedere, passo per passo
preview-rules = Le regole, con esempi
preview-lesson = Una prima lezione, in tre minuti
preview-wins = { $count ->
    [one] Vince { $name }!
   *[other] Vittoria condivisa: { $name }
}
