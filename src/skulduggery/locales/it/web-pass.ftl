## Un dispositivo che passa di mano in mano

title = Un telefono per tutti
intro = Tutti giocano su questo dispositivo. Dice a chi passarlo e mostra solo le carte di quella persona. Quando le regole sono qui, non serve più la rete.

## Prima della partita

kept = Su questo dispositivo
is-next = Tocca a { $name }
remove-table = Elimina la partita di { $names }
delete = Elimina la partita
remove-means = La partita di { $names } sparirà per sempre da questo dispositivo.
forgetful = Questo browser non conserva nulla. La partita andrà persa quando la pagina sarà chiusa.
new-table = Una nuova partita
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
gone = Questa partita non è su questo dispositivo, o non c’è più.
played-on = Questa partita è andata avanti in un’altra scheda. Ecco a che punto è.
save-record = Salva la partita
