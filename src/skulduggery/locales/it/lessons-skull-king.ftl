# Lezioni ed esempi di Skull King: italiano

## La prima lezione
first-title = La tua prima mano
first-hello = A Skull King dichiari quante prese vincerai. Poi cerchi di vincerne esattamente tante.
first-round = Due mani sono già giocate. Ecco la mano { $round }: tre carte a testa.
first-bid = Tutti dichiarano nello stesso istante. Il { $card } è debole, ma il { $card2 } e la { $card3 } sembrano forti. Dichiara 2.
first-bid-other = Puoi dichiararlo. Ma poi dovresti vincere esattamente tante prese, e le tue carte ne valgono 2. Prova con 2.
first-bids = Yo - Ho - Ho! Le dichiarazioni si mostrano tutte insieme. { $seat } siede a sinistra di chi ha dato le carte e apre.
first-follow = Si è giocato il giallo e ne hai: devi rispondere. Tocca il { $card }.
first-follow-other = Si può: le carte speciali sono sempre permesse. Ma tieni la { $card } per un momento migliore e gioca il { $card2 }.
first-followed = Il { $card } è la carta più alta del colore giocato. { $seat } vince la presa e apre la prossima.
first-trump = Si è giocato il blu e non ne hai: la scelta è libera. Il nero è la briscola e batte gli altri colori. Tocca il { $card }.
first-trump-other = Vincerebbe anche la { $card }. Ma qui basta il { $card2 }. Tienila per qualcosa di più grande.
first-trumped = Il { $card } vince: la tua prima presa!
first-mermaid = Ora apri tu. L’ultima carta è la { $card }, che batte tutti i colori. Giocala.
first-king = { $seat } gioca lo { $card }! Batte i colori, i Pirati, tutto. Tutto tranne una carta…
first-charmed = La { $card } ammalia lo { $card2 }, qualunque altra carta ci sia. La tua seconda presa, e un bonus di 50!
first-score = Hai dichiarato 2 e vinto 2: 20 punti per presa, più il bonus di 50. { $seat } ha dichiarato 1 e non ha vinto nulla: 10 punti persi.
first-zero = Una nuova mano, quattro carte. Una { $card } non vince mai, e le altre sono minuscole. Allora dillo: dichiara 0.
first-zero-other = Che coraggio! Ma con queste carte non vincerai quasi nulla. Stavolta dichiara 0.
first-zero-bid = Senza prese guadagni 10 punti per il numero della mano: 40. Una sola presa te ne costerebbe 40.
first-bye = Solo { $card } fa i capricci: dici tu se è Pirata o Escape. Dopo dieci mani vince chi ha più punti. Buona fortuna!

## Esempi
SK-X1-title = Il nero è la briscola
SK-X1-begin = Quattro giocatori, una carta a testa.
SK-X1-led = Tutti hanno dichiarato. { $seat } apre con il { $card }.
SK-X1-won = Si è giocato il giallo, quindi la carta blu non può vincere. Ma il nero è la briscola: l’{ $card } vince la presa.
SK-X1-no-black-title = Lo stesso, senza nero
SK-X1-no-black-begin = Le stesse carte, ma nessuno ne ha una nera.
SK-X1-no-black-led = { $seat } apre di nuovo con il { $card }.
SK-X1-no-black-won = Ora vince la carta più alta del colore giocato: il { $card }. Il 13 blu è più alto, ma è del colore sbagliato.
SK-X2-title = 3 dichiarate, 3 vinte
SK-X2-begin = Mano { $round }: tre carte a testa.
SK-X2-bids = { $seat } dichiara 3, tutte quelle che ci sono.
SK-X2-scored = { $seat } ha dichiarato 3 e vinto 3: 3 per 20 fa 60 punti.
SK-X3-title = 5 dichiarate, 1 vinta
SK-X3-begin = Mano { $round }: cinque carte a testa.
SK-X3-bids = { $seat } dichiara 5. È audace.
SK-X3-one = Il { $card } porta una presa. Ma resterà l’unica.
SK-X3-scored = { $seat } ha dichiarato 5 e vinto 1, cioè 4 di meno: 40 punti persi.
SK-X4-title = 0 dichiarate, nessuna vinta
SK-X4-begin = Mano { $round }: quattro carte a testa.
SK-X4-bids = { $seat } dichiara 0 e non vuole vincere nulla.
SK-X4-scored = Nessuna presa, come promesso. 10 punti per la mano 4: 40 punti.
SK-X5-title = 0 dichiarate, 2 vinte
SK-X5-begin = Mano { $round }: nove carte a testa.
SK-X5-bids = { $seat } dichiara 0 con nove carte. È un rischio.
SK-X5-two-left = Per sette prese è andata bene. Restano il { $card } e il { $card2 }.
SK-X5-scored = Due prese, alla fine: meno 10 punti per la mano 9. { $seat } ne perde 90, e con una sola presa sarebbe stato lo stesso.
