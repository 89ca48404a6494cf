title = Intorno al tavolo

## Il tavolo su un grande schermo
tv-show = Mostra sulla TV
tv-show-how = Apri questo indirizzo sulla TV e inserisci lì il codice:
tv-show-lying = Va bene anche un telefono o un tablet appoggiato in mezzo al tavolo.
tv-show-here = Mostra su questo dispositivo
tv-show-closed = Nessuno può guardare questo tavolo. L’host può cambiarlo nelle impostazioni prima della partita.
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
tv-next-follows = La prossima partita appare da sola.
tv-hand-only = Solo la mia mano
tv-hand-only-means = Quando il tavolo è su un grande schermo: la tua mano in grande e poco altro.
tv-hand-only-tip = Sul telefono: Menu → «Solo la mia mano»
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
