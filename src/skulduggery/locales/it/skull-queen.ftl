# Skull Queen: italiano
title = Skull Queen

## Things
card-R = { $number } rosso
card-Y = { $number } giallo
card-G = { $number } verde
card-B = { $number } blu
card-0 = Scimmia
card-13 = Primo ufficiale
centre-R = { card-R }
centre-Y = { card-Y }
centre-G = { card-G }
centre-B = { card-B }
centre-0 = { card-0 }
centre-13 = { card-13 }
colour-R = rosso
colour-Y = giallo
colour-G = verde
colour-B = blu
side-front = fronte
side-back = retro
doubled-SQ-53 = «Signorsì, signora!»: due spazi e non uno (SQ-53).
doubled-SQ-54 = «Spuntino fugace»: due spazi e non uno (SQ-54).

## Options
option-plank_values = Valori dell’asse, fronte, dall’alto in basso

## Moves
move-place = Posiziona i pirati ({ $side }): rosso { $red }, giallo { $yellow }, verde { $green }, blu { $blue }
move-play = Gioca: { $card }

## Events
event-dealer-drawn = { $dealer } dà le carte nel primo turno.
event-dealt = Turno { $round }: { $dealer } dà le carte. { $hands }{ $centre ->
    [none] { "" }
   *[other] . Al centro: { $centre }
}{ $ghost ->
    [none] { "" }
   *[other] . Il fantasma: { $ghost }
}
event-plank-sealed = { $seat } posiziona i suoi pirati ({ $side }): rosso { $red }, giallo { $yellow }, verde { $green }, blu { $blue }.
event-plank-covered = { $seat } ha posizionato i suoi pirati.
event-planks-shown = Tutte le assi vengono scoperte.
event-ghost-turned = Il fantasma scopre: { $card }.
event-card-played = { $seat } gioca: { $card }.
event-card-sealed = { $seat } sceglie: { $card }.
event-card-laid-face-down = { $seat } ha posato una carta coperta.
event-cards-shown = Le carte scoperte: { $cards }.
event-cards-to-centre = Al centro: { $cards }.
event-pirate-moved = { $direction ->
    [up] { $seat } ({ $card }): il pirata { $colour } sale dallo spazio { $start } allo spazio { $end }. { $because }
   *[down] { $seat } ({ $card }): il pirata { $colour } scende dallo spazio { $start } allo spazio { $end }. { $because }
}{ $doubled ->
    [none] { "" }
   *[other] { " " }{ $doubled }
}
event-pirate-fell = { $direction ->
    [up] { $seat } ({ $card }): il pirata { $colour } lascia lo spazio { $start } e cade dalla cima dell’asse. { $because }
   *[down] { $seat } ({ $card }): il pirata { $colour } lascia lo spazio { $start } e cade dal fondo dell’asse. { $because }
}{ $doubled ->
    [none] { "" }
   *[other] { " " }{ $doubled }
}
event-nobody-moved = { $direction ->
    [up] Carta più alta in { $colour }: { $card }. Nessuno sale. { $because }
   *[down] Carta più bassa in { $colour }: { $card }. Nessuno scende. { $because }
}
event-colour-set-aside = Carte messe da parte ({ $colour }): { $cards }.
event-lead-taken = { $seat } apre la prossima presa ({ $card }). { $because }
event-round-scored = Il turno { $round } è finito. Punti: { $points }. Totali: { $totals }. { $because }
event-game-ended = La partita è finita. Classifica: { $places }

## Why
because-SQ-42 = La carta più alta di un colore fa salire il pirata.
because-SQ-43 = La carta più bassa di un colore fa scendere il pirata.
because-SQ-44 = Le carte al centro non sono di nessuno.
because-SQ-45 = Chi cade dall’asse è fuori gioco per questo turno.
because-SQ-47 = Apre il numero più alto; a parità, l’ultimo giocato.
because-SQ-56 = Una carta speciale finita al centro alla distribuzione non è di nessuno.
because-SQ-60 = Ogni pirata sull’asse dà i punti del suo spazio.
because-SQ-83 = Il fantasma non ha ciurma.

## Refusals
refusal-cards-first = Le carte non sono ancora state distribuite.
refusal-game-over = La partita è finita.
refusal-placing-first = Prima tutti posizionano i pirati, poi si gioca.
refusal-placing-stands = I tuoi pirati sono già posizionati e restano dove sono.
refusal-no-such-side = Un’asse ha un fronte e un retro; «{ $name }» non esiste.
refusal-no-such-space = Al pirata { $colour } serve uno spazio da 1 a { $highest }.
refusal-not-your-turn = Tocca a { $turn }.
refusal-no-such-card = Non esiste una carta «{ $name }».
refusal-card-left-out = In due o in tre questa carta non si usa: { $card }.
refusal-not-held = Non hai questa carta in mano: { $card }.
refusal-must-follow = { $card } adesso non va: il colore della presa è il { $colour }, e ne hai. La Scimmia e il Primo ufficiale vanno sempre bene.
refusal-card-stands = La tua carta è già sul tavolo, coperta, e ci resta.
refusal-no-ghost = Il fantasma gioca solo nelle partite in due.

## Rounds, by the name this game gives them (instead of those in cli.ftl and common.ftl)
cli-round-heading = Turno { $round } di { $rounds }
cli-trick-heading = Turno { $round } di { $rounds }, presa { $trick } di { $tricks }
cli-deal = Turno { $round }, dà le carte { $dealer }
cli-scores = Punti del turno { $round }
refusal-wrong-round = Questo è il turno { $value }; dovrebbe essere il turno { $expected }.
