# Skull Queen: Deutsch
title = Skull Queen

## Things
card-R = Rot { $number }
card-Y = Gelb { $number }
card-G = Grün { $number }
card-B = Blau { $number }
card-0 = Äffchen
card-13 = Erster Maat
centre-R = { card-R }
centre-Y = { card-Y }
centre-G = { card-G }
centre-B = { card-B }
centre-0 = { card-0 }
centre-13 = { card-13 }
colour-R = Rot
colour-Y = Gelb
colour-G = Grün
colour-B = Blau
side-front = Vorderseite
side-back = Rückseite
doubled-SQ-53 = „Jawohl, Madame!“: zwei Felder statt eines (SQ-53).
doubled-SQ-54 = „Noch kurz was essen“: zwei Felder statt eines (SQ-54).

## Options
option-plank_values = Werte der Planke, Vorderseite, von oben nach unten

## Moves
move-place = Piraten aufstellen ({ $side }): Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }
move-play = Spielen: { $card }

## Events
event-dealer-drawn = { $dealer } gibt zuerst.
event-dealt = Durchgang { $round }: { $dealer } gibt. { $hands }{ $centre ->
    [none] { "" }
   *[other] . In der Tischmitte: { $centre }
}{ $ghost ->
    [none] { "" }
   *[other] . Der Geist: { $ghost }
}
event-plank-sealed = { $seat } stellt die Piraten auf ({ $side }): Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }.
event-plank-covered = { $seat } hat die Piraten aufgestellt.
event-planks-shown = Alle Planken werden aufgedeckt.
event-ghost-turned = Der Geist deckt auf: { $card }.
event-card-played = { $seat } spielt: { $card }.
event-card-sealed = { $seat } wählt: { $card }.
event-card-laid-face-down = { $seat } hat eine Karte verdeckt hingelegt.
event-cards-shown = Die aufgedeckten Karten: { $cards }.
event-cards-to-centre = In die Tischmitte: { $cards }.
event-pirate-moved = { $direction ->
    [up] { $seat } ({ $card }): Der Pirat in { $colour } rückt von Feld { $start } nach oben auf Feld { $end }. { $because }
   *[down] { $seat } ({ $card }): Der Pirat in { $colour } rückt von Feld { $start } nach unten auf Feld { $end }. { $because }
}{ $doubled ->
    [none] { "" }
   *[other] { " " }{ $doubled }
}
event-pirate-fell = { $direction ->
    [up] { $seat } ({ $card }): Der Pirat in { $colour } fällt von Feld { $start } oben von der Planke. { $because }
   *[down] { $seat } ({ $card }): Der Pirat in { $colour } fällt von Feld { $start } unten von der Planke. { $because }
}{ $doubled ->
    [none] { "" }
   *[other] { " " }{ $doubled }
}
event-nobody-moved = { $direction ->
    [up] Höchste Karte in { $colour }: { $card }. Niemand rückt nach oben. { $because }
   *[down] Niedrigste Karte in { $colour }: { $card }. Niemand rückt nach unten. { $because }
}
event-colour-set-aside = Zur Seite gelegt ({ $colour }): { $cards }.
event-lead-taken = { $seat } spielt zum nächsten Stich aus ({ $card }). { $because }
event-round-scored = Durchgang { $round } ist zu Ende. Punkte: { $points }. Gesamt: { $totals }. { $because }
event-game-ended = Das Spiel ist aus. Platzierung: { $places }

## Why
because-SQ-42 = Die höchste Karte einer Farbe rückt den Piraten nach oben.
because-SQ-43 = Die niedrigste Karte einer Farbe rückt den Piraten nach unten.
because-SQ-44 = Karten aus der Tischmitte gehören niemandem.
because-SQ-45 = Wer von der Planke fällt, ist für diesen Durchgang aus dem Spiel.
because-SQ-47 = Die höchste Zahl spielt aus, bei Gleichstand die zuletzt gespielte.
because-SQ-56 = Eine beim Austeilen in die Tischmitte gelegte Sonderkarte gehört niemandem.
because-SQ-60 = Jeder Pirat auf der Planke zählt so viel wie sein Feld.
because-SQ-83 = Der Geist hat keine Mannschaft.

## Refusals
refusal-cards-first = Die Karten sind noch nicht ausgeteilt.
refusal-game-over = Das Spiel ist aus.
refusal-placing-first = Erst stellen alle ihre Piraten auf, dann wird ausgespielt.
refusal-placing-stands = Deine Piraten sind aufgestellt und bleiben stehen.
refusal-no-such-side = Eine Planke hat eine Vorder- und eine Rückseite, aber kein „{ $name }“.
refusal-no-such-space = Der Pirat in { $colour } braucht ein Feld von 1 bis { $highest }.
refusal-not-your-turn = { $turn } ist an der Reihe.
refusal-no-such-card = Eine Karte „{ $name }“ gibt es nicht.
refusal-card-left-out = { $card } ist zu zweit und zu dritt nicht im Spiel.
refusal-not-held = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-must-follow = { $card } geht jetzt nicht: { $colour } ist angespielt, und du hast diese Farbe. Das Äffchen und der Erste Maat gehen immer.
refusal-card-stands = Deine Karte liegt verdeckt und bleibt liegen.
refusal-no-ghost = Der Geist spielt nur zu zweit mit.

## Rounds, by the name this game gives them (instead of those in cli.ftl and common.ftl)
cli-round-heading = Durchgang { $round } von { $rounds }
cli-trick-heading = Durchgang { $round } von { $rounds }, Stich { $trick } von { $tricks }
cli-deal = Durchgang { $round }, { $dealer } gibt
cli-scores = Wertung von Durchgang { $round }
refusal-wrong-round = Das ist Durchgang { $value }; es muss Durchgang { $expected } sein.
