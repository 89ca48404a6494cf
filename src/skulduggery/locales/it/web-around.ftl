title = Intorno al tavolo

## Il tavolo su un grande schermo
tv-show-how = Apri questo indirizzo sulla TV e inserisci lì il codice:
tv-show-lying = Va bene anche un telefono o un tablet appoggiato in mezzo al tavolo.
tv-show-here = Mostra su questo dispositivo
tv-show-closed = Nessuno può guardare questo tavolo. Chi ospita può cambiarlo nelle impostazioni prima della partita.
tv-which-table = Quale tavolo?
tv-enter = Inserisci le cinque lettere che si leggono sui telefoni al tavolo.
tv-code-so-far = Lettere finora: { $letters }
tv-no-letters = Ancora nessuna lettera
tv-letters = Lettere
tv-erase = Cancella
tv-scan = Scansiona per giocare
tv-scan-to-watch = Scansiona per guardare
tv-or-enter = oppure inserisci il codice su
tv-full = Schermo intero
tv-full-end = Esci da schermo intero
tv-bids = dichiarate
tv-tricks = { $tricks ->
    [one] presa
   *[other] prese
}
tv-everybody-places = Tutti dispongono i propri pirati.
tv-next-follows = «{ $again }» su un telefono, e questo schermo vi segue.
tv-waiting-for-many = Si aspettano { $count } persone
tv-hand-only = Solo la mia mano
tv-hand-only-means = Quando il tavolo è su un grande schermo: la tua mano in grande e poco altro.
tv-hand-only-tip = Sul telefono: { $menu } → «{ $tv }» → «{ $hand }»
tv-came = Il tavolo ora è su un grande schermo.
tv-whole-here = Lascia così
tv-whole-table = Mostra il tavolo anche qui

## Condividere un risultato
share-result = Condividi il risultato
share-picture = Condividi immagine e testo
share-save = Salva l’immagine
share-copy = Copia il testo
share-shape = Formato dell’immagine
share-wide = Largo
share-tall = Alto
share-text = { $game }: { $places }
share-place = { $place }. { $name } { $score }
share-alt = Immagine del risultato. { $text }
share-failed = Su questo dispositivo non è stato possibile disegnare l’immagine. Puoi copiare il testo.
only-here = Gli altri dispositivi non possono aprire questo indirizzo: il server risponde solo sul computer su cui gira.
only-here-change = Per farli entrare, fermalo e riavvialo con:

## Senza rete
offline-title = Senza rete
offline-page-kept = Questa pagina è conservata sul dispositivo: si apre anche senza rete.
offline-page-coming = La pagina viene conservata sul dispositivo …
offline-page-not = Il browser risparmia dati, perciò questa pagina non è stata conservata sul dispositivo.
offline-keep = Conserva la pagina sul dispositivo
offline-insecure = Per conservare la pagina sul dispositivo o installarla serve un indirizzo che inizia con https, oppure proprio la macchina su cui gira il server (localhost). A questo indirizzo nessun browser lo permette.
offline-refused = Questo browser qui non lascia conservare nulla. Forse è una finestra privata.
offline-works = Funziona senza il server
offline-pad = Segnapunti
offline-rules = Regole ed esempi
offline-lessons = Prime lezioni
offline-replays = Partite conservate sul dispositivo
offline-pass = Un telefono per tutti
offline-needs = Ha bisogno del server
offline-needs-tables = Tavoli con altri, TV, chat
offline-needs-bots = Partite contro i bot del server
offline-needs-mine = Le mie partite e statistiche
offline-engine = Giocare senza rete
offline-engine-means = Un telefono per tutti e le partite da rivedere hanno bisogno delle regole a bordo: { $megabytes } MB, una volta sola. Poi entrambi funzionano senza rete.
offline-engine-means-unmeasured = Un telefono per tutti e le partite da rivedere hanno bisogno delle regole a bordo. Poi entrambi funzionano senza rete.
offline-engine-fetch = Porta a bordo le regole
offline-engine-coming = Le regole salgono a bordo: { $percent } %
offline-engine-here = Le regole sono a bordo: un telefono per tutti e le partite su questo dispositivo funzionano senza rete.
offline-engine-drop = Rimuovi le regole da questo dispositivo
offline-engine-failed = Non è arrivato tutto. Quel che c’è resta: riprova quando la connessione è migliore.
offline-engine-none = Questo server è stato costruito senza le regole per il browser, perciò non possono salire a bordo.
offline-once-aboard = quando le regole sono a bordo
offline-engine-first = solo quando le regole sono a bordo: vedi le impostazioni
offline-meanwhile = Funziona lo stesso
offline-trying = Appena il server risponde, questa pagina riprende da sola.

## Installazione
install-app = Installa Skulduggery
install-means = Come app a sé, con un’icona nella schermata iniziale.
install-by-hand = Per installarla: tocca «Condividi», poi «Aggiungi alla schermata Home».
install-done = Skulduggery è installato su questo dispositivo.
install-description = Skull King, il suo gioco di dadi, Skull Queen e Sleeping Queens: con gli amici, contro i bot o con un telefono per tutti.
install-shortcut-rules = Regole
install-shortcut-pad = Segnapunti
install-shortcut-pass = Un telefono per tutti

## Una nuova versione
update-ready = È pronta una nuova versione di Skulduggery.
update-safe = La pagina verrà ricaricata. Le partite continuano da dove sono.
update-now = Prendila ora
update-later = Più tardi
