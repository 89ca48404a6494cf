## Il segnapunti: per le partite a un tavolo vero

title = Segnapunti
back = Segnapunti
intro = Voi giocate con carte vere, il segnapunti fa i conti. Tutto resta su questo dispositivo e funziona senza rete.
intro-here-only = Voi giocate con carte vere, il segnapunti fa i conti. Quello che scrivete resta su questo dispositivo. Per aprirsi il segnapunti ha bisogno del server: senza rete i browser aprono solo pagine il cui indirizzo comincia con https.

## La prima pagina

running = In corso
all-running = Tutte le partite in corso ({ $count })
go-on = Continua
go-on-with = Continua: { $game }, { $names }
again = Ancora una
again-with = Ancora una: { $game } con { $names }
new-pad = Nuovo segnapunti
players-from-to = da { $lowest } a { $highest } giocatori
to-history = Storico
so-many-games = { $count ->
    [0] ancora nessuna partita
    [one] { $count } partita
   *[other] { $count } partite
}
to-people = Giocatori
so-many-people = { $count ->
    [0] ancora nessuno
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
to-export = Esporta
to-export-means = Come file, o per un altro dispositivo
to-import = Importa
to-import-means = Un file con partite

## Quando qualcosa non va

trouble-one-copy = Questo browser può conservare i tuoi segnapunti in un posto solo invece di due. Ci sono, ma un file sarebbe più sicuro.
trouble-nowhere = Questo browser al momento non conserva nulla: forse il suo spazio è pieno, o questa è una finestra privata. I tuoi segnapunti andranno persi quando la pagina sarà chiusa. Prima salva un file.
save-now = Salva subito un file

## Un nuovo segnapunti

same-as-last = Come l’ultima volta
same-as-last-names = Come l’ultima volta: { $names }
nobody-seated = Tocca i nomi nell’ordine dei posti, in senso orario.
nobody-known = Scrivi i nomi in senso orario.
move-up = Sposta in su { $name }
move-down = Sposta in giù { $name }
remove-player = Togli { $name }
known-names = Nomi conosciuti
name = Nuovo nome
add = Aggiungi
tidy = Riordina i nomi
tidy-done = Fatto
forget-name = Dimentica { $name }
added = { $name } è al posto { $seat }.
already-there = { $name } è già al tavolo.
more-players = { $count ->
    [one] Ancora una persona e si può cominciare.
   *[other] Ancora { $count } persone e si può cominciare.
}
ready-deals = { $count } giocatori, dà le carte { $name }
ready-throws = { $count } giocatori, comincia { $name }
who-deals = Chi dà le carte per primo?
who-throws = Chi lancia per primo?
by-lot = Tira a sorte
lot-fell = La sorte ha scelto { $name }.
option-is = { $option }: { $value }
scoring = Punteggio
scoring-standard = Normale
scoring-standard-means = Una dichiarazione mancata costa punti, le catture danno bonus.
scoring-landlubber = Marinai d’acqua dolce
scoring-landlubber-means = Per cominciare: solo una dichiarazione di 0 mancata costa punti, e non ci sono bonus.
plank-values = Valori dell’asse
plank-values-means = Fronte, dall’alto in basso. Il retro conta al contrario.
plank-value = Valore dello spazio { $space } dall’alto
plank-usual = Come stampato
start = Via

## Storico

not-begun = Ancora niente di scritto
deleted = Eliminata: { $names }
undo = Annulla
so-many-rounds = { $rounds ->
    [one] { $rounds } mano
   *[other] { $rounds } mani
}
rounds-to-play = Mani da giocare
rounds-by-rules = { $rounds } (secondo le regole)
rounds-wrong = { $count ->
    [one] I conti della mano { $rounds } non tornano.
   *[other] I conti di queste mani non tornano: { $rounds }.
}
