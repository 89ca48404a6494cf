# Coming to a table, and the room before the game: Italian
waiting-room = La partita comincia quando tutti i posti sono occupati e tutti sono pronti.
invited-playing = La partita è già cominciata. Puoi entrare e guardare.
invited-over = Questa partita è finita. Puoi entrare e vedere com’è andata.
invited-others = Al tavolo: { $names }
no-entry = Qui non si può entrare
no-entry-now = Per ora non ha funzionato
no-entry-no-such-table = Questo tavolo non esiste, o non esiste più. Controlla il link o apri un tavolo tuo.
no-entry-no-spectators = Solo chi gioca vede questo tavolo. Chiedi a chi ospita di ammettere spettatori.
share-code = Leggi questo codice ad alta voce:
how-we-play = Come giochiamo
change-settings = Modifica
who-may-come = Chi può venire
public-true = Il tavolo è pubblico: chiunque può sedersi.
public-false = Solo chi ha il link o il codice.
spectators-true = Gli altri possono guardare.
spectators-false = Nessun altro può guardare.
public-means = Il tavolo compare nella pagina iniziale.
spectators-mean = Vedono quello che vedono tutti, mai una mano.
free-chat-means = Altrimenti solo frasi pronte ed emote.
clock-means = Quando il tempo è scaduto, un bot prende quella decisione.
grace = Pazienza con chi è assente
grace-means = Dopo, un bot gioca al loro posto finché non tornano.
so-many-seconds = { $seconds } secondi
so-many-minutes = { $minutes } minuti
you-are-host = Ospiti tu: scegli come si gioca e fai partire la partita.
a-bot-here = Un bot qui
other-bot = Un altro bot al suo posto
word-kept = La tua parola è nel mazzo.
word-is-kept = ✓ Data
missing-ready = Non ancora pronti: { $names }
missing-nothing = È tutto pronto. Si salpa!
missing-start = È tutto pronto. Chi ospita fa partire la partita.
mute-or-report = Silenzia o segnala
nobody-else = Non c’è nessun altro qui.
chat-empty = Nessuno ha ancora detto niente.
missing-seats-host = { $count ->
    [one] { $count } posto è ancora libero. Invita qualcuno o aggiungi un bot.
   *[other] { $count } posti sono ancora liberi. Invita qualcuno o aggiungi dei bot.
}
missing-seats = { $count ->
    [one] { $count } posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
standing = Qui, ancora senza posto: { $names }
invited-seat = { $count ->
    [one] Un posto è libero: sarà tuo appena entri.
   *[other] { $count } posti sono liberi: uno sarà tuo appena entri.
}
invited-full = Tutti i posti sono occupati. Puoi entrare e guardare, e sederti se si libera un posto.
new-here = È la prima volta?
short-lesson = Una lezione di tre minuti
seat-is-kept = Il tuo posto resta tuo.
to-my-table = Torna al tavolo
lesson-cut = La partita comincia. Ritrovi la lezione nella pagina iniziale, dove l’hai lasciata.
when-it-is-my-turn = Quando tocca a te
