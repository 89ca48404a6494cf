title = Le regole
about = Ogni regola ha un numero. Quando il gioco rifiuta una carta o assegna una presa, cita la regola: eccola qui.
page-title = { $game }: le regole
no-such-game = Qui non ci sono regole per «{ $game }». Questi sono i giochi:
no-such-rule = La regola { $rule } non esiste.
fetching = Le regole stanno arrivando …
other-games = Gli altri giochi
learn = Impara giocando
print = Stampa

## Finding
search = Cerca nelle regole
sections = Capitoli
found = { $count ->
    [0] Nessun risultato per «{ $query }».
    [one] { $count } regola trovata.
   *[other] { $count } regole trovate.
}

## One rule
kind-rule = Regola
kind-ruling = Decisione
kind-fact = Dato
kind-example = Esempio
kind-option = Opzione
note = Edizioni stampate
all-rules = Tutte le regole
play-through = Rigioca l’esempio
put-away = Metti via

## Drawings
deck-drawn = Le { $count } carte.
ranks-drawn = Dalla più debole alla più forte. Gli altri colori comuni non possono vincere.
led-colour = Colore di apertura
circle-drawn = Sempre in cerchio: la Mermaid cattura lo Skull King, lui batte il Pirata, e il Pirata batte la Mermaid.
dice-drawn = I { $count } dadi con le loro sei facce.
dice-ranks-drawn = Dalla faccia più debole alla più forte. Il colore di un numero non conta.
skull-of-M = Teschio della Mermaid
skull-of-P = Teschio del Pirata
skull-of-SK = Teschio dello Skull King
score-drawn = Quanto rende una mano. I bonus vanno solo a chi indovina il numero esatto.
score-gentle-drawn = Quanto rende una mano ai marinai d’acqua dolce. Non ci sono bonus.
your-bid = Dichiarazione
made = Esatta
missed = Sbagliata
bid-some = 1 o più
per-trick = +20 a presa
per-trick-off = −10 per ogni presa in più o in meno
per-round = +10 × mano
less-per-round = −10 × mano
bonus = Bonus
king-takes-pirate = Lo Skull King prende un Pirata
per-pirate = +30 ciascuno
mermaid-takes-king = Una Mermaid cattura lo Skull King
players = Giocatori
cards-each = Carte a testa
in-centre = Al centro
deal-drawn = Quante carte si distribuiscono.
planks-drawn = I due lati di un’asse. Chi cade in acqua non vale nulla.
trick-drawn = In un colore con almeno due carte, la più alta e la più bassa muovono un pirata di quel colore.
goes-up = la più alta: uno spazio in su
goes-down = la più bassa: uno spazio in giù
does-nothing = in mezzo: nulla
waits = da sola: al centro
special-drawn = Le carte che fanno di più.
always-lowest = sempre ammessa, la più bassa del colore della presa
always-highest = sempre ammesso, il più alto del colore della presa
two-up = chi sale, sale di due
two-down = chi scende, scende di due
queens-drawn = Le dodici regine e i loro punti.
hand-cards-drawn = Le { $count } carte con cui si gioca.
sums-drawn = Scartati insieme: un numero, una coppia o una somma.
defence-drawn = Che cosa protegge da che cosa.
stops = ferma
special-queens-drawn = La regina con la rosa ne porta un’altra. Gatto e cagnolino non stanno mai davanti alla stessa persona.
end-drawn = Quanto basta per vincere.
queens = Regine
or-points = o punti
