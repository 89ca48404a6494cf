# Lezioni ed esempi di Skull Queen: italiano

## La prima lezione
first-title = La tua prima asse
first-hello = I tuoi quattro pirati stanno su un’asse sopra l’acqua. Ciò che giochi li spinge su e giù. Alla fine ognuno dà i punti del suo spazio.
first-place = Posiziona i tuoi pirati. Su questo lato vale di più la cima: 8, poi 5, 3, 2 e 1. Il centro è un buon inizio: basta confermare.
first-place-other = Un buon piano anche questo! In questa lezione li mettiamo al centro.
first-planks = Tutte le assi si scoprono insieme. { $seat } siede a sinistra di chi ha dato le carte e apre.
first-follow = Si è giocato il rosso e ne hai: devi rispondere. Tocca l’{ $card }.
first-follow-other = Si può. Ma qui basta l’{ $card }, e tieni il resto per dopo.
first-follow-low = Si può. Ma la carta rossa più bassa fa scendere un pirata. Prova con l’{ $card }.
first-up = La carta rossa più alta era la tua: il tuo pirata rosso sale di uno spazio. { $seat } ha giocato la più bassa, e il suo scende.
first-lead = Apre chi ha giocato il numero più alto, cioè tu. Tocca il { $card }.
first-lead-other = Puoi aprire con qualunque carta. Ma qui prova il { $card }.
first-two-up = Nella presa c’è l’{ $card }, e un 8 raddoppia la salita: il tuo pirata verde sale di due spazi, fino all’8!
first-centre = Conta anche il centro, ma non è di nessuno: il { $card } fa salire il pirata di { $seat }, il { $card2 } non fa scendere nessuno.
first-free = Si è giocato il giallo e non ne hai: gioca quello che vuoi. Una carta sola nel suo colore non fa nulla e aspetta al centro. Tocca il { $card }.
first-free-other = Si può. Ma liberati del { $card } finché non fa danni.
first-fallen = Il { $card } raddoppia la discesa. Il pirata giallo di { $seat } stava troppo in basso e cade in acqua. Niente punti!
first-later = Sette prese dopo. Il tuo pirata verde sta ancora in cima. Un passo in più, e cade.
first-monkey = Si è giocato il verde. Il { $card } sarebbe il più alto: splash! Ma la { $card2 } si può giocare sempre, ed è sempre la più bassa. Toccala.
first-monkey-other = Si può. Ma il { $card } farebbe cadere il tuo pirata verde dall’asse. Meglio la { $card2 }.
first-down = Uno spazio più giù, ma all’asciutto.
first-last = La tua ultima carta. Ora il { $card } fa comodo: giocalo.
first-top = La carta verde più alta: di nuovo sull’8!
first-score = Ogni pirata dà i punti del suo spazio: 8 + 3 + 8 + 8 fa 27 punti per te.
first-bye = Ottima navigazione! Il { $card } è sempre il più alto. Tanti turni quanti giocatori, e vince chi ha più punti.

## Esempi
SQ-X1-title = Il risultato di una presa
SQ-X1-begin = Quattro giocatori. Distribuite tutte le carte, ne avanzano due.
SQ-X1-centre = Al centro ci sono il { $card } e il { $card2 }. Non sono di nessuno.
SQ-X1-placed = Tutti i pirati sono posizionati. { $seat } apre.
SQ-X1-free = { $seat } non ha carte blu e può giocare quello che vuole: il { $card }.
SQ-X1-up = Il { $card } è la carta blu più alta, e l’{ $card2 } raddoppia il cammino: il pirata blu di { $seat } sale di due spazi.
SQ-X1-down = La più bassa è il { $card }. Viene dal centro e non è di nessuno, quindi nessuno scende.
SQ-X1-singles = Il { $card } e il { $card2 } sono soli nel loro colore: ora formano il centro. Le carte blu si mettono da parte, e { $seat } apre.
SQ-X2-title = Sull’8
SQ-X2-begin = Il fronte di un’asse: in cima l’8, poi 5, 3, 2, 1.
SQ-X2-middle = Il pirata blu di { $seat } sta in mezzo, sul 3.
SQ-X2-eight = Due spazi in un colpo: ora il pirata di { $seat } è sull’8.
SQ-X2-fallen = L’{ $card } è di nuovo la carta più alta, ed è un passo di troppo: il pirata di { $seat } cade in acqua.
SQ-X3-title = I punti di un’asse
SQ-X3-begin = Dopo l’ultima carta ogni pirata dà i punti del suo spazio.
SQ-X3-last = L’ultima presa. Da { $seat } il rosso è sull’8, il giallo sul 5, il verde sul 2, il blu sull’1. Resta l’{ $card }.
SQ-X3-scored = La carta blu più bassa: il pirata blu cade. 8 + 5 + 2 fa 15 punti per { $seat }.
