# Promemoria: ogni gioco in una schermata: italiano
skull-M = Mermaid
skull-P = Pirata
skull-SK = Skull King
bonus-if-exact = Bonus solo con la dichiarazione esatta.
print = Stampa
whole-rules = Tutte le regole
hold = Al tavolo, tieni il dito su una carta o un dado, o usa il tasto destro: dice che cosa fa. Con la tastiera: ?
beats = Che cosa batte che cosa
play = Che cosa si può giocare
score = Quanto rende una mano
ties = Parità
round = La mano
goal = Scopo
evaluate = Che cosa fa una presa
special = Carte speciali
turn = Al tuo turno, una di queste
defence = Quando ti attaccano
queens = Regine capricciose
sides = Che cosa c’è sui dadi
who-leads = Chi apre la prossima
player-count = Giocatori
rounds-count = Mani

## Skull King
skull-king-goal = Prima di ogni mano di’ quante prese farai. Paga solo il numero esatto.
skull-king-round =
    10 mani: una carta nella prima, dieci nella decima.
    Yo - Ho - Ho: tutti dichiarano insieme.
skull-king-play =
    Rispondi al colore di apertura, se puoi.
    Le carte speciali sono sempre ammesse.
    Scary Mary è Pirata o Escape: di’ quale.
    Il colore lo dà la prima carta di colore.
skull-king-beats =
    Una Mermaid batte lo Skull King, anche tra i Pirati.
    Gli altri colori comuni non vincono mai.
skull-king-ties =
    Tra carte speciali uguali vince la prima giocata.
    Soltanto Escape: vince il primo.

## Il gioco di dadi
skull-king-dice-goal = Prima di ogni mano di’ quante prese farai. Paga solo il numero esatto.
skull-king-dice-round =
    In tre o quattro: 8 mani; in cinque: 7; in sei: 6.
    Un dado nella prima mano, poi uno in più ogni volta.
skull-king-dice-play =
    Rispondi al colore del primo dado coi numeri, se puoi.
    I dadi speciali sono sempre ammessi.
skull-king-dice-beats =
    Il teschio di una Mermaid batte quello dello Skull King, qualunque altra cosa ci sia.
    Il colore di un numero non conta.
skull-king-dice-ties =
    Tra numeri o teschi uguali vince l’ultimo lanciato.
    Soltanto bandiere: vince la prima.

## Skull Queen
skull-queen-goal = Tieni i tuoi quattro pirati sugli spazi migliori dell’asse, e fuori dall’acqua.
skull-queen-round =
    Tanti turni quanti giocatori. Prima si mettono i pirati, poi si gioca.
    In quattro e in sei ci sono all’inizio due carte al centro.
skull-queen-play =
    Rispondi al colore della presa, se puoi.
    Scimmia e Primo ufficiale sono sempre ammessi.
skull-queen-evaluate =
    Un colore con almeno due carte, centro compreso:
    ▲ la più alta: pirata uno spazio in su
    ▼ la più bassa: pirata uno spazio in giù
    ● da sola: al centro, e aspetta
    Le carte del centro non muovono nessuno.
    Caduto dall’asse: perso per il turno.
skull-queen-special =
    8 Signorsì, signora!: si sale di due
    5 Spuntino fugace: si scende di due
    0 Scimmia: la più bassa del colore della presa
    13 Primo ufficiale: la più alta del colore della presa
skull-queen-who-leads = Il numero più alto appena giocato, di qualunque colore; a parità, l’ultimo.
skull-queen-score = Ogni pirata dà il numero del suo spazio: fronte, dall’alto, { $front }; retro { $back }.

## Sleeping Queens
sleeping-queens-goal =
    In 2 o 3: 5 regine o 50 punti.
    In 4 o 5: 4 regine o 40 punti.
    Tutte sveglie: vince chi ha più punti.
sleeping-queens-turn =
    Re: sveglia una regina.
    Pagliaccio di corte: gira una carta. Speciale: prendila e continua. Numero: conta da te; la persona su cui cade sveglia una regina.
    Cavaliere: prendi la regina di qualcuno.
    Pozione sonnifera: riaddormenta la regina di qualcuno.
    Scarta una carta, una coppia o una somma (2 + 3 = 5).
    Poi torna a cinque carte.
sleeping-queens-defence =
    Drago: ferma un Cavaliere.
    Bacchetta magica: ferma una Pozione sonnifera.
sleeping-queens-queens =
    Con la rosa: ne sveglia un’altra, se dormiva.
    Gatto e cagnolino: mai tutte e due davanti a una persona.
sleeping-queens-score =
    5: rosa, torta, arcobaleno, stella marina
    10: coccinella, luna, pavone, girasole
    15: gatto, cagnolino, frittelle
    20: cuore
