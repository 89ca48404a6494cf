# Lezioni ed esempi di Sleeping Queens: italiano

## La prima lezione
first-title = Sveglia le tue prime regine
first-hello = Dodici regine dormono. In due vince chi per primo ne ha cinque sveglie davanti a sé, oppure 50 punti. Ecco le tue cinque carte.
first-king = Nel tuo turno fai una cosa sola. Un { $card } sveglia una regina: tocca il tuo { $card }, poi la regina al posto { $place }.
first-king-other = A un altro tavolo, perché no. Qui gioca il { $card } per la regina al posto { $place }. Nessuno sa chi dorme dove!
first-woken = Buongiorno! La { $queen } vale 20 punti: nessuna vale di più.
first-drawn = Dopo ogni turno peschi, fino ad avere di nuovo cinque carte. Ora tocca a { $seat }.
first-knight = { $seat } ha svegliato la { $queen }. Ma col tuo { $card } puoi conquistarla: tocca il { $card }, poi la { $queen }.
first-knight-other = Si può. Ma un { $card } serve a conquistare regine. Prendi la { $queen }!
first-dragon = { $seat } vuole prenderti la { $queen } con un Cavaliere! Gioca il tuo Drago: scaccia il Cavaliere.
first-dragon-other = Puoi lasciarla andare. Ma allora la { $queen } va a { $seat }. Meglio mandare il Drago!
first-sum = Tocca a te. Scartando numeri ricevi carte nuove: uno solo, una coppia o una somma. 2 + 3 = 5: tocca il 2, il 3 e il 5 e scartali.
first-sum-other = Si può fare anche così. Ma una somma porta tre carte nuove in un colpo: scarta insieme 2, 3 e 5.
first-potion = { $seat } ha svegliato un’altra regina. La tua { $card } la rimanda a letto: toccala, poi tocca la { $queen }.
first-potion-other = Si può. Ma prima addormenta la { $queen } con la { $card }.
first-wand = { $seat } risponde con una Pozione sonnifera! Ma tu hai una { $card }: spezza l’incantesimo.
first-wand-other = Puoi lasciarla dormire. Ma la { $queen } ti mancherebbe. Agita la Bacchetta magica!
first-jester = 35 punti! Ora tenta la sorte: il Pagliaccio di corte scopre la prima carta del pozzo. Se è speciale, la tieni e giochi ancora.
first-jester-other = Si può. Ma col Pagliaccio di corte ci si diverte di più. Giocalo!
first-count = Un 3! Allora si conta: tu 1, { $seat } 2, tu 3. La conta finisce con te, e puoi svegliare una regina: tocca il posto { $place }.
first-count-other = Andrebbe bene qualunque regina che dorme. Ma al posto { $place } ce n’è una speciale.
first-won = La { $queen }, 15 punti! Fanno 50: vinci all’istante. Quando nessuna regina dorme più, vince chi ha più punti.

## Esempi
SL-X1-title = Come conta il Pagliaccio
SL-X1-begin = Quattro giocatori. Tu sei { $seat }.
SL-X1-jester = Gioca il Pagliaccio di corte e guarda che cosa scopre.
SL-X1-jester-other = Si può. Ma qui si tratta del Pagliaccio di corte.
SL-X1-counted = Un 4. Si comincia da te e si va in senso orario: { $seat } 1, { $seat2 } 2, { $seat3 } 3, { $seat4 } 4.
SL-X1-woken = La conta finisce con { $seat }, che sveglia una regina: la { $queen }. Così si può anche aiutare gli altri!
SL-X2-title = Quali numeri vanno insieme?
SL-X2-begin = Tre o più numeri vanno insieme se uno di loro è la somma di tutti gli altri.
SL-X2-three = Quali tre delle tue carte fanno una somma? Prima puoi provare con 2, 3 e 4.
SL-X2-three-other = È permesso, ma in mano hai di meglio: 2 + 3 = 5.
SL-X2-three-done = 2 + 3 = 5 è una somma. 2, 3 e 4 no: nessuna carta è la somma delle altre.
SL-X2-twice = Un numero può servire due volte, se lo hai due volte. 4 + 4 = ?
SL-X2-twice-other = È permesso, ma in mano hai di meglio: 4 + 4 = 8.
SL-X2-four = Una somma può anche essere più lunga. Ne trovi una di quattro carte?
SL-X2-four-other = È permesso, ma in mano hai di meglio: 1 + 2 + 3 = 6.
SL-X2-pair = Due carte vanno insieme solo se sono uguali. Quali lo sono?
SL-X2-pair-other = È permesso, ma in mano hai una coppia: 4 e 4.
SL-X2-end = Una coppia di 4. Ricevi tante carte nuove quante ne hai scartate.
