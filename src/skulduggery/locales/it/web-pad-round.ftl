## Il segnapunti mentre lo si scrive

to-pads = Ai segnapunti
round-of = Mano { $round } di { $rounds }
round = Mano
player = Nome
views = Che cosa si vede
view-now = Scrivi
view-sheet = Foglio
view-chart = Grafico
tap-to-change = Tocca una casella per cambiare quella mano.
chart-nothing = Il grafico comincia quando la prima mano è completa.
undo = Annulla
redo = Ripristina
has-undone = Annullato: { $what }
has-redone = Ripristinato: { $what }
step-cells = { $names }, mano { $round }: { $what }
step-round = mano successiva
step-stopped = fine anticipata
step-set-up = nomi e regole
step-nothing = nulla
field-bid = dichiarazione
field-tricks = prese
field-pirates = Pirati catturati
field-kings = Skull King catturato
field-side = lato dell’asse
field-red = rosso
field-yellow = giallo
field-green = verde
field-blue = blu
field-queens = regine

## Scrivere una mano

head-bid = Dich.
head-tricks = Prese
head-total = Totale
head-points = Punti
place = { $place }º
deals = dà le carte
leads = apre
throws = comincia
somebody-deals = { $name } dà le carte
somebody-leads = { $name } apre
somebody-begins = { $name } comincia

## Di mano in mano

next-round = Mano successiva
coming-round = Mano { $round }:
see-result = Vai al risultato
wrong-title = Continuare lo stesso?
correct-it = Correggi
all-the-same = Continua lo stesso
round-is-wrong = Le prese di questa mano non tornano.
changing-round = Stai cambiando la mano { $round }
back-to-round = Fatto, torna alla mano { $round }
back-to-result = Fatto, torna al risultato
change-cell = Cambia { $name }, mano { $round }

## La fine

stopped = Finita in anticipo
stopped-means = La partita non è stata giocata fino in fondo, quindi nessuno ha vinto. Ecco com’era.
again = Ancora una con gli stessi giocatori
correct-something = Correggi un errore
go-on = Riprendi la partita
share-result = Condividi il risultato

## Il foglio e la barra

back-to-sheet = Fatto, torna al foglio
view-result = Risultato
legend-pirates = Pirati
shared-live = Gli altri possono guardare
standing-now = Punteggio parziale
does-not-play = { $name } non gioca questa mano
has-left = ha lasciato il tavolo
field-points = punti
