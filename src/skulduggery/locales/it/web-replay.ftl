# Rivedere le partite: italiano
title = Rivedi una partita

## Che cosa c’è da vedere
intro = Ogni partita si può rivedere passo per passo: da ogni posto, a carte scoperte e con il motivo di tutto ciò che è successo.
bring-title = Un file
choose-file = Scegli una registrazione
drop-here = o trascinala qui: .json, oppure .jsonl con più partite
reading = Le regole la stanno guardando…
bring-means = Il file resta sul tuo dispositivo. Il server lo rigioca una volta secondo le regole e non ne conserva nulla.
file-empty = Questo file è vuoto. Una registrazione è un file scaricato da qui, in JSON.
too-large = Questo file è troppo grande: al massimo 64 MB.
fault-no-record = Questo file non è una partita da rivedere. Scegline uno scaricato qui e che nessuno ha modificato.
fault-at-step = In questa partita qualcosa non segue le regole: passo { $step }.
show-up-to = Mostra la partita fino al passo { $step }
failed = Non ha funzionato. Riprova, o scegli un altro file.
games-in-file = { $count ->
    [one] In questo file c’è { $count } partita:
   *[other] In questo file ci sono { $count } partite:
}
line-is-none = La riga { $line } non è una registrazione
keep-good = Conserva tutte le partite buone su questo dispositivo
kept-good = Conservate: { $count } di { $all }. Le altre non si leggono o non seguono le regole.
open = Rivedi
unfinished = non finita
so-many-comments = { $count ->
    [one] { $count } nota
   *[other] { $count } note
}
kept-title = Su questo dispositivo
kept-none = Qui non c’è ancora nulla. I file che porti e le partite che conservi restano qui.
sample = Guarda una partita di esempio
kept-forgetful = Il tuo browser non lascia salvare nulla a questa pagina. Ciò che conservi o scrivi sparisce quando la chiudi: scarica quello che vuoi tenere.
kept-now = Conservata su questo dispositivo.
download-short = Scarica
remove = Togli
remove-means = { $title }: la partita e le tue note vengono tolte da questo dispositivo.
removed = Tolta.
mine-away = Senza il server queste partite non si possono vedere. Quelle su questo dispositivo sì.

## Quando non si può
cannot = Questa partita non si può mostrare
other-games = Altre partite
not-kept = Questa partita non è, o non è più, su questo dispositivo. Scegli di nuovo il suo file.
step-number = Passo { $step }
rule-number = Regola { $rule }
no-such-step = Questo passo non esiste: la partita finisce con il passo { $last }.
no-such-seat = A questo tavolo non c’è il posto { $seat }. Vedi ciò che vedeva il pubblico.

## Il film
step-of = { $round ->
    [0] Passo { $step } di { $last }.
   *[other] Passo { $step } di { $last }, mano { $round }.
}
step-short = Passo { $step }/{ $last }
view = Vista e velocità
spectator = Pubblico
open-means = Le carte di tutti sono mostrate sotto il tavolo.
speed = Velocità
times = { $speed }×
controls = Avanti e indietro
timeline = Passo
step-back = Un passo indietro
step-on = Un passo avanti
trick-back = Una presa indietro
trick-on = Una presa avanti
turn-back = Un turno indietro
turn-on = Un turno avanti
round-back = Una mano indietro
round-on = Una mano avanti
by-step = Passo
by-trick = Presa
by-turn = Turno
by-round = Mano
play = Avvia
pause = Ferma
before = Prima della prima distribuzione.
# With open cards a bid is no secret.
bids-open = { $bid ->
    [0] { $name } dichiara zero prese.
    [one] { $name } dichiara { $bid } presa.
   *[other] { $name } dichiara { $bid } prese.
}
at-first = All’inizio
turn-number = Turno { $turn }
holds-nothing = nessuna carta

## Note
comment = Nota
comments = Note
write-comment = Commenta questo passo
comment-on = Nota sul passo { $step }
comment-means = Resta su questo dispositivo, insieme alla partita. In un file scaricato altri possono leggerla.
comment-means-shared = Chiunque rivede questa partita la legge, con il tuo nome accanto. Condividi il link e la vedranno subito.
comment-means-away = Il server non è raggiungibile. La tua nota resta su questo dispositivo e in un file che scarichi.
comment-shared = Chi ha il link può leggere la tua nota.
comment-by = { $name }: { $text }
comment-here-only = solo su questo dispositivo
comment-delete = Elimina
comment-delete-sure = Elimina davvero
comment-save = Conserva
comment-kept = La tua nota è conservata su questo dispositivo.
comment-gone = La nota è sparita.

## Altro
play-on = Continua a giocare da qui
play-on-means = Si apre un nuovo tavolo proprio con la posizione dopo il passo { $step }. Agli altri posti siedono dei bot, e non conta nulla.
play-on-not-here = Questo server non lo sa ancora fare.
my-seat = Il mio posto
share-step = Condividi questo passo
share-file = Questa partita è solo su questo dispositivo: un link non ci porterebbe nessuno. Scaricala e manda il file.
keep-here = Conserva su questo dispositivo
download = Scarica con le note
by-keyboard = Con la tastiera
key-step = un passo indietro o avanti
key-trick = una presa o un turno indietro o avanti
key-round = una mano indietro o avanti
key-ends = al primo o all’ultimo passo
key-play = avvia o ferma
space-bar = Spazio

## Insieme
you-lead = Guidi tu: chi ti segue vede quello che vedi tu.
stop-leading = Smetti di guidare
follows = { $name } guida, e tu segui.
wander-off = Mi allontano
lead-myself = Guido io
leads = { $name } guida ed è al passo { $step }.
follow = Seguo
