## I segnapunti che altri guardano mentre si scrive

## Per chi scrive
share-title = Lascia guardare gli altri
share-means = Chi ha il link vede i nomi, le dichiarazioni e i punti di questo segnapunti mentre scrivi. Nessuno può cambiare nulla. L’anteprima di un link non mostra nomi. Il server tiene il segnapunti finché non termini la condivisione, o per 30 giorni dopo l’ultima modifica.
begin = Condividi questo segnapunti
needs-server = In questo momento non hai rete. Per condividere serve il server: comincerà da sé quando sarai di nuovo in linea.
state-sending = Invio in corso …
state-sent = Condiviso. Tutto quello che hai scritto è stato inviato.
state-waiting = In attesa della rete. Quello che scrivi è al sicuro qui e sarà inviato da sé più tardi.
state-ended = Il server non condivide più questo segnapunti. Puoi condividerlo di nuovo, con un nuovo link.
link = Link per guardare
no-qr-yet = Il codice QR arriva quando il server conosce il segnapunti.
look = Guardalo
stop = Termina la condivisione
stopped = La condivisione è terminata.

## Per chi guarda
title = Un segnapunti condiviso
standing = Classifica
bid = dichiara { $bid }
won = { $tricks } su { $bid }
this-round = Questa mano:
last-round = Ultima mano:
line-live = Dal vivo
as-of = Ore { $time }
line-lost = Situazione delle { $time }. La linea è caduta; si riprova.
line-ended = La condivisione è terminata. Situazione delle { $time }.
line-unknown = La condivisione è terminata. Situazione delle { $time }.
line-strange = Situazione delle { $time }. Ricarica la pagina.
nothing-opening = Apertura del segnapunti …
nothing-live = Apertura del segnapunti …
nothing-lost = In questo momento il server non è raggiungibile. Si riprova da sé.
nothing-ended = Questo segnapunti non è più condiviso. Chi lo tiene può condividerlo di nuovo, con un nuovo link.
nothing-unknown = Nessun segnapunti è condiviso con questo link, o non ancora. Se è stato condiviso proprio ora, aspetta un momento: questa pagina guarda di nuovo da sé. Altrimenti controlla il link.
nothing-strange = Questo segnapunti viene da una versione più recente di questa pagina. Ricarica la pagina.
own-pad = Tieni un tuo segnapunti
full = Schermo intero
full-end = Esci dallo schermo intero
