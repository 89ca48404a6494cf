# Chi vince queste carte, e perché: italiano
how-cards = Tocca le carte nell’ordine in cui si giocano.
how-dice = Tocca ciò che mostrano i dadi, nell’ordine dei lanci.
how-trick = Tocca le carte nell’ordine in cui si giocano. Puoi scegliere anche quelle che erano già al centro.
how-together = Tocca le carte che vuoi scartare.
trick = La presa
centre = Centro
put-into = Dove va la prossima carta
empty = Qui non c’è ancora nulla.
take-off = Togli: { $thing }
clear = Togli tutto
wins = Vince il numero { $place }: { $thing }.
led = Colore da seguire: { $colour }.
bonus = Bonus, se la dichiarazione è esatta: { $points }.
leads = Apre la prossima presa il numero { $place }: { $thing }.
up =
    { $spaces ->
        [2] { $card } è la carta più alta in { $colour }: il pirata del numero { $place } sale di due spazi.
       *[1] { $card } è la carta più alta in { $colour }: il pirata del numero { $place } sale di uno spazio.
    }
down =
    { $spaces ->
        [2] { $card } è la carta più bassa in { $colour }: il pirata del numero { $place } scende di due spazi.
       *[1] { $card } è la carta più bassa in { $colour }: il pirata del numero { $place } scende di uno spazio.
    }
nobody-up = { $card } è la carta più alta in { $colour } e non è di nessuno: nessuno sale.
nobody-down = { $card } è la carta più bassa in { $colour } e non è di nessuno: nessuno scende.
to-centre = Poi al centro: { $cards }.
centre-empty = Poi il centro è vuoto.
together = Queste carte si possono scartare insieme.
not-together = Queste carte non vanno insieme.
special = Speciali
asking = Si chiede alle regole …
