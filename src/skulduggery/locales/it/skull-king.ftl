# Skull King (gioco di carte): italiano
title = Skull King

## Things
card-Y = { $number } giallo
card-R = { $number } rosso
card-B = { $number } blu
card-K = { $number } nero
card-E = Escape
card-P = Pirata
card-M = Mermaid
card-SM = Scary Mary
card-SK = Skull King
colour-Y = giallo
colour-R = rosso
colour-B = blu
colour-K = nero
role-pirate = come Pirata
role-escape = come Escape

## Options
option-scoring = Punteggio
option-scoring-standard = Normale: una dichiarazione mancata costa punti, le catture danno bonus
option-scoring-landlubber = Marinai d’acqua dolce: solo una dichiarazione di 0 mancata costa punti, niente bonus
option-memory_aid = Promemoria
option-memory_aid-off = No: si può rivedere solo l’ultima presa
option-memory_aid-on = Sì: sono elencate tutte le carte giocate nella mano

## Moves
move-bid = { $bid ->
    [0] Dichiara zero prese
    [one] Dichiara { $bid } presa
   *[other] Dichiara { $bid } prese
}
move-play = { $role ->
    [none] Gioca: { $card }
   *[other] Gioca { $card } { $role }
}

## Events
event-dealer-drawn = { $dealer } dà le carte nella prima mano.
event-dealt = Mano { $round }: { $dealer } dà le carte. { $hands }
event-bid-sealed = { $bid ->
    [0] { $seat } dichiara zero prese.
    [one] { $seat } dichiara { $bid } presa.
   *[other] { $seat } dichiara { $bid } prese.
}
event-fist-shown = { $seat } ha deciso.
event-bids-shown = Yo - Ho - Ho! Le dichiarazioni: { $bids }
event-card-played = { $role ->
    [none] { $seat } gioca: { $card }.
   *[other] { $seat } gioca { $card } { $role }.
}
event-trick-won = { $bonus ->
    [0] { $seat } vince la presa ({ $card }). { $because }
   *[other] { $seat } vince la presa ({ $card }) e un bonus di { $bonus }. { $because }
}
event-round-scored = La mano { $round } è finita. Punti: { $points }. Totali: { $totals }
event-game-ended = La partita è finita. Classifica: { $places }

## Why
because-SK-40 = Vince la carta più alta del colore giocato.
because-SK-41 = Il nero batte gli altri colori.
because-SK-42 = La Mermaid batte tutti i colori.
because-SK-43 = Il Pirata batte i colori e le Mermaid.
because-SK-44 = Lo Skull King batte tutto tranne una Mermaid.
because-SK-45 = La Mermaid ammalia lo Skull King.
because-SK-46 = Tra carte uguali vince la prima giocata.
because-SK-47 = Soltanto Escape: vince la prima carta giocata.
because-SK-60 = Dichiarazione esatta: 20 punti per presa, più i bonus.
because-SK-61 = Dichiarazione mancata: 10 punti in meno per ogni presa in più o in meno.
because-SK-62 = Zero dichiarate e nessuna presa fatta: 10 volte il numero della mano.
because-SK-63 = Zero dichiarate, ma almeno una presa fatta: meno 10 volte il numero della mano.
because-SD-80 = Marinai d’acqua dolce: dichiarazione esatta, 20 punti per presa.
because-SD-81 = Marinai d’acqua dolce: dichiarazione mancata, nessun punto.
because-SD-82 = Marinai d’acqua dolce: zero dichiarate e nessuna presa fatta, 10 volte il numero della mano.
because-SD-83 = Marinai d’acqua dolce: zero dichiarate, ma almeno una presa fatta, meno 10 volte il numero della mano.

## Refusals
refusal-cards-first = Le carte non sono ancora state distribuite.
refusal-game-over = La partita è finita.
refusal-bids-first = Prima dichiarano tutti, poi si gioca.
refusal-bid-range = Una dichiarazione è un numero intero da 0 a { $highest }.
refusal-bid-stands = Hai già dichiarato { $bid }, e non si cambia.
refusal-not-your-turn = Tocca a { $turn }.
refusal-no-such-card = Non esiste una carta «{ $name }».
refusal-not-held = Non hai questa carta in mano: { $card }.
refusal-mary-must-choose = Di’ se Scary Mary vale come Pirata o come Escape.
refusal-only-mary-chooses = Solo Scary Mary lascia la scelta; questa carta no: { $card }.
refusal-must-follow = { $card } adesso non va: il colore giocato è il { $colour }, e ne hai. Le carte speciali vanno sempre bene.
