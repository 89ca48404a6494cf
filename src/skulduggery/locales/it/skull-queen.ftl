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
doubled-SQ-53 = «Signorsì, signora!» raddoppia a due spazi (SQ-53).
doubled-SQ-54 = «Spuntino fugace» raddoppia a due spazi (SQ-54).

## Options
option-plank_values = Valori dell’asse, fronte, dall’alto in basso

## Moves
move-place = Posiziona, { $side }: rosso { $red }, giallo { $yellow }, verde { $green }, blu { $blue }
move-play = Gioca { $card }

## Events
event-dealer-drawn = { $dealer } dà le carte per primo.
event-dealt = Turno { $round }: { $dealer } dà le carte. { $hands }{ $centre ->
    [none] { "" }
   *[other] . Al centro: { $centre }
}{ $ghost ->
    [none] { "" }
   *[other] . Il fantasma: { $ghost }
}
event-plank-sealed = { $seat } posiziona, { $side }: rosso { $red }, giallo { $yellow }, verde { $green }, blu { $blue }.
event-plank-covered = { $seat } ha posizionato i suoi pirati.
event-planks-shown = Tutte le assi vengono scoperte.
event-ghost-turned = Il fantasma scopre: { $card }.
event-card-played = { $seat } gioca { $card }.
event-card-sealed = { $seat } sceglie { $card }.
event-card-laid-face-down = { $seat } ha posato una carta coperta.
event-cards-shown = Le carte scoperte insieme: { $cards }.
event-cards-to-centre = Al centro: { $cards }.
event-pirate-moved = { $direction ->
    [up] { $seat }: con { $card } il pirata { $colour } sale dallo spazio { $start } allo spazio { $end }. { $because }
   *[down] { $seat }: con { $card } il pirata { $colour } scende dallo spazio { $start } allo spazio { $end }. { $because }
}{ $doubled ->
    [none] { "" }
   *[other] { " " }{ $doubled }
}
event-pirate-fell = { $direction ->
    [up] { $seat }: con { $card } il pirata { $colour } lascia lo spazio { $start } e cade dalla cima dell’asse. { $because }
   *[down] { $seat }: con { $card } il pirata { $colour } lascia lo spazio { $start } e cade dal fondo dell’asse. { $because }
}{ $doubled ->
    [none] { "" }
   *[other] { " " }{ $doubled }
}
event-nobody-moved = { $direction ->
    [up] La carta più alta in { $colour } è { $card }: nessuno sale. { $because }
   *[down] La carta più bassa in { $colour } è { $card }: nessuno scende. { $because }
}
event-colour-set-aside = Messe da parte in { $colour }: { $cards }.
event-lead-taken = { $seat } apre la prossima presa, grazie a { $card }. { $because }
event-round-scored = Il turno { $round } è finito. Punti: { $points }. Totali: { $totals }. { $because }
event-game-ended = La partita è finita. Posizioni: { $places }

## Why
because-SQ-42 = La carta più alta di un colore fa salire.
because-SQ-43 = La carta più bassa di un colore fa scendere.
because-SQ-44 = Le carte al centro non sono di nessuno.
because-SQ-45 = Chi ha lasciato l’asse è fuori per questo turno.
because-SQ-47 = Apre il numero più alto, a parità l’ultimo giocato.
because-SQ-56 = Una carta speciale finita al centro con la distribuzione non è di nessuno.
because-SQ-60 = Ogni pirata sull’asse dà i punti del suo spazio.
because-SQ-83 = Il fantasma non ha ciurma.

## Refusals
refusal-cards-first = Le carte non sono ancora state distribuite.
refusal-game-over = La partita è finita.
refusal-placing-first = Prima si posizionano tutti i pirati, poi si gioca.
refusal-placing-stands = I tuoi pirati sono posizionati e restano lì.
refusal-no-such-side = Un’asse ha un fronte e un retro, non «{ $name }».
refusal-no-such-space = Il pirata { $colour } ha bisogno di uno spazio da 1 a { $highest }.
refusal-not-your-turn = Tocca a { $turn }.
refusal-no-such-card = Non esiste una carta «{ $name }».
refusal-card-left-out = { $card } non è in gioco con così pochi giocatori.
refusal-not-held = Non hai { $card } in mano.
refusal-must-follow = Il colore della presa è { $colour } e ne hai: gioca quel colore, la Scimmia o il Primo ufficiale, non { $card }.
refusal-card-stands = La tua carta è coperta sul tavolo e ci resta.
refusal-no-ghost = Il fantasma gioca solo con due capitane.
