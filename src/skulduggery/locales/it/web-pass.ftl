## Un dispositivo che passa di mano in mano

title = Un telefono per tutti
intro = Tutti giocano su questo dispositivo, o tu da solo contro i bot. Dice a chi passarlo e mostra solo le sue carte. Una volta qui le regole, non serve la rete.
intro-here-only = Tutti giocano su questo dispositivo, o tu da solo contro i bot. Dice a chi passarlo e mostra solo le sue carte. Finché questa pagina resta aperta, la partita continua senza rete. Per riaprirla serve il server: i browser conservano solo pagine il cui indirizzo comincia con https.

## Prima della partita

kept = Su questo dispositivo
is-next = Tocca a { $name }
remove-table = Elimina la partita di { $names }
delete = Elimina la partita
remove-means = La partita di { $names } sparirà per sempre da questo dispositivo.
forgetful = Questo browser non conserva nulla. La partita andrà persa quando la pagina sarà chiusa.
new-table = Una nuova partita
who-plays = Chi gioca?
several-people = Più persone
me-against-bots = Io, contro i bot
player-number = Giocatore { $number }
name-of = Nome del giocatore { $number }
name-of-bot = Nome del giocatore { $number }, un bot
move-up = Sposta in su { $name }
remove-player = Togli { $name }
add-person = + Persona
wrong-count = A { $game } si gioca da { $lowest } a { $highest }.
same-name = Due giocatori si chiamano { $name }. A chi si passa il telefono?
nobody = I bot non hanno mani per un telefono. Deve giocare almeno una persona.
start = Dai le carte

## Di mano in mano

hand-to = Passa il telefono a
still = Il telefono resta a
i-am = Sono { $name }: mostra le mie carte
since = Dal tuo ultimo turno
hand-of = Gioca { $name }
hide = Copri le mie carte
for-all = Lo vedono tutti
is-kept = La partita è salvata su questo dispositivo dopo ogni mossa. Puoi riprenderla quando vuoi.
to-tables = Alle mie partite
damaged = Ciò che è conservato di questa partita è danneggiato: non può continuare.
gone = Questa partita non è su questo dispositivo, o non c’è più.
played-on = Questa partita è andata avanti in un’altra scheda. Ecco a che punto è.
save-record = Salva la partita
