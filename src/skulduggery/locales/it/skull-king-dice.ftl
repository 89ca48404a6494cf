# Skull King, il gioco di dadi: italiano
title = Skull King: il gioco di dadi

## Things
die-SK = dado Skull King
die-P = dado Pirata
die-M = dado Mermaid
die-K = dado nero
die-B = dado blu
die-R = dado rosso
die-Y = dado giallo
colour-K = nero
colour-B = blu
colour-R = rosso
colour-Y = giallo
face-number = { $number }
face-flag = bandiera
face-skull = teschio
face-down = { $count ->
    [one] { $count } dado dietro lo schermo
   *[other] { $count } dadi dietro lo schermo
}

## Options
option-scoring = Punteggio
option-scoring-standard = Normale: una dichiarazione mancata costa punti, le catture danno bonus
option-scoring-landlubber = Marinai d’acqua dolce: solo una dichiarazione di 0 mancata costa punti, niente bonus

## Moves
move-bid = { $bid ->
    [0] Dichiara zero prese
    [one] Dichiara { $bid } presa
   *[other] Dichiara { $bid } prese
}
move-throw = Lancia il { $die }

## Events
event-starter-drawn = { $starter } comincia la prima mano.
event-dealt = Mano { $round }: i dadi sono estratti, comincia { $starter }. { $hands }
event-bid-sealed = { $bid ->
    [0] { $seat } dichiara zero prese.
    [one] { $seat } dichiara { $bid } presa.
   *[other] { $seat } dichiara { $bid } prese.
}
event-fist-shown = { $seat } ha deciso.
event-bids-shown = Yo - Ho - Ho! Le dichiarazioni: { $bids }
event-die-chosen = { $seat } sceglie il { $die }.
event-die-thrown = { $seat } lancia il { $die }: { $face }.
event-trick-won = { $bonus ->
    [0] { $seat } vince la presa con il { $die } ({ $face }). { $because }
   *[other] { $seat } vince la presa con il { $die } ({ $face }) e un bonus di { $bonus }. { $because }
}
event-round-scored = La mano { $round } è finita. Punti: { $points }. Totali: { $totals }
event-game-ended = La partita è finita. Classifica: { $places }

## Why
because-SD-40 = Vince il numero più alto.
because-SD-41 = Tra numeri uguali vince l’ultimo lanciato.
because-SD-42 = Il teschio della Mermaid batte tutti i numeri.
because-SD-43 = Il teschio del Pirata batte i numeri e le Mermaid.
because-SD-44 = Il teschio dello Skull King batte tutto tranne quello di una Mermaid.
because-SD-45 = Il teschio della Mermaid cattura quello dello Skull King.
because-SD-46 = Tra teschi uguali vince l’ultimo lanciato.
because-SD-47 = Soltanto bandiere: vince la prima.
because-SD-60 = Dichiarazione esatta: 20 punti per presa, più i bonus.
because-SD-61 = Dichiarazione mancata: 10 punti in meno per ogni presa in più o in meno.
because-SD-62 = Zero dichiarate e nessuna presa fatta: 10 volte il numero della mano.
because-SD-63 = Zero dichiarate, ma almeno una presa fatta: meno 10 volte il numero della mano.
because-SD-80 = Marinai d’acqua dolce: dichiarazione esatta, 20 punti per presa.
because-SD-81 = Marinai d’acqua dolce: dichiarazione mancata, nessun punto.
because-SD-82 = Marinai d’acqua dolce: zero dichiarate e nessuna presa fatta, 10 volte il numero della mano.
because-SD-83 = Marinai d’acqua dolce: zero dichiarate, ma almeno una presa fatta, meno 10 volte il numero della mano.

## Refusals
refusal-dice-first = I dadi non sono ancora stati estratti.
refusal-die-is-rolling = Un dado sta ancora rotolando.
refusal-game-over = La partita è finita.
refusal-bids-first = Prima dichiarano tutti, poi si lanciano i dadi.
refusal-bid-range = Una dichiarazione è un numero intero da 0 a { $highest }.
refusal-bid-stands = Hai già dichiarato { $bid }, e non si cambia.
refusal-not-your-turn = Tocca a { $turn }.
refusal-no-such-die = Non esiste un dado «{ $name }».
refusal-too-many-of-a-die = Nel sacchetto non ci sono così tanti dadi di questo tipo: { $die }.
refusal-no-such-face = Il { $die } non ha la faccia { $name }.
refusal-not-held = Non hai nessun { $die }.
refusal-must-follow = Il { $die } adesso non va: il colore giocato è il { $colour }, e ne hai. I dadi speciali vanno sempre bene.
