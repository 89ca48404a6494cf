# The table in the browser: Italian
plays-now = gioca ora
player-is-bot = Bot
chart-of-totals = I punti di ciascuno, mano dopo mano
chart-title = Com’è andata
game-not-here = Questa pagina non sa ancora mostrare questo gioco. Ricaricala tra un momento.
panels = Accanto al tavolo
round-number = Mano { $round }
unread = non letti
to-result = Al risultato
rules-in-force = Con queste regole
people = Persone
fairness-later = A fine partita il server mostra il segreto che corrisponde a questo impegno; allora chiunque può controllare le mescolate.
fairness-fits = ✓ Il tuo browser ha controllato: il segreto corrisponde all’impegno.
fairness-differs = ✗ Il segreto non corrisponde all’impegno mostrato prima della partita.
fairness-cannot = Senza connessione sicura il tuo browser non può controllarlo da solo.
fairness-whole = Per controllare ogni distribuzione e ogni lancio, scarica la registrazione ed esegui:
place-short = { $place }.
stay-here = Resta qui
invites = { $name } rivede la partita, per tutto il tavolo.
come-along = Vieni anche tu
look-at-table = Guarda il tavolo
download-record = Scarica la registrazione
game-broken-off = La partita è stata interrotta
broken-off-means = Non c’è un vincitore.
you-win = Hai vinto!
you-share-win = Condividi la vittoria!
somebody-wins = { $count ->
    [one] { $names } vince!
   *[other] Vittoria condivisa: { $names }
}
somebody-away = { $count ->
    [one] { $names } è assente in questo momento.
   *[other] Assenti in questo momento: { $names }
}
so-many-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
practice = Continuata per esercizio: non conta nulla.
practice-ended = Questa partita è stata continuata da una posizione, per esercizio. Non conta nulla; una rivincita comincia una partita normale.
log-face-down = Le prese precedenti di questa mano sono coperte.
my-place = { $place ->
    [1] Primo posto
    [2] Secondo posto
    [3] Terzo posto
    [4] Quarto posto
    [5] Quinto posto
   *[other] Ultimo posto
}
bid-by-keys = Con la tastiera: digita la tua dichiarazione.
bid-by-two-keys = { $digit } poi Invio: { $digit } · { $digit } poi { $last }: { $more }
bid-range = Puoi dichiarare da { $lowest } a { $highest }.
table-waits = { $game }: il tavolo ti aspetta.
sound-offer = Giocare con l’audio?
sound-on = Con l’audio
sound-off = Senza
rule-is = Regola { $rule }
cheat-sheet = Promemoria
