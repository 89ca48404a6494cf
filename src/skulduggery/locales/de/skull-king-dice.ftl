# Skull King, das Würfelspiel: Deutsch
title = Skull King: das Würfelspiel

## Things
die-SK = Skull King
die-P = Pirat
die-M = Mermaid
die-K = Schwarz
die-B = Blau
die-R = Rot
die-Y = Gelb
colour-K = Schwarz
colour-B = Blau
colour-R = Rot
colour-Y = Gelb
face-number = { $number }
face-flag = Flagge
face-skull = Totenkopf
face-down = { $count ->
    [one] { $count } Würfel hinter dem Sichtschirm
   *[other] { $count } Würfel hinter dem Sichtschirm
}

## Options
option-scoring = Wertung
option-scoring-standard = Normal: Eine verfehlte Ansage kostet Punkte, Fangen bringt Bonuspunkte
option-scoring-landlubber = Landratten: Nur eine verfehlte Ansage von 0 kostet Punkte, keine Bonuspunkte

## Moves
move-bid = { $bid ->
    [0] Keinen Stich ansagen
    [one] { $bid } Stich ansagen
   *[other] { $bid } Stiche ansagen
}
move-throw = Mit { $die } würfeln

## Events
event-starter-drawn = { $starter } beginnt den ersten Durchgang.
event-dealt = Durchgang { $round }: Die Würfel sind gezogen, { $starter } beginnt. { $hands }
event-bid-sealed = { $bid ->
    [0] { $seat } sagt keinen Stich an.
    [one] { $seat } sagt { $bid } Stich an.
   *[other] { $seat } sagt { $bid } Stiche an.
}
event-fist-shown = { $seat } hat sich entschieden.
event-bids-shown = Yo - Ho - Ho! Die Ansagen: { $bids }
event-die-chosen = { $seat } wählt einen Würfel: { $die }.
event-die-thrown = { $seat } würfelt mit { $die }: { $face }.
event-trick-won = { $bonus ->
    [0] { $seat } gewinnt den Stich ({ $die }: { $face }). { $because }
   *[other] { $seat } gewinnt den Stich ({ $die }: { $face }), dazu { $bonus } Bonuspunkte. { $because }
}
event-round-scored = Durchgang { $round } ist zu Ende. Punkte: { $points }. Gesamt: { $totals }
event-game-ended = Das Spiel ist aus. Platzierung: { $places }

## Why
because-SD-40 = Die höchste Zahl gewinnt.
because-SD-41 = Unter gleichen Zahlen gewinnt die zuletzt gewürfelte.
because-SD-42 = Der Totenkopf der Mermaid schlägt alle Zahlen.
because-SD-43 = Der Totenkopf des Piraten schlägt Zahlen und Mermaids.
because-SD-44 = Der Totenkopf des Skull King schlägt alles außer dem einer Mermaid.
because-SD-45 = Der Totenkopf der Mermaid fängt den des Skull King.
because-SD-46 = Unter gleichen Totenköpfen gewinnt der zuletzt gewürfelte.
because-SD-47 = Lauter Flaggen: Die zuerst gewürfelte gewinnt.
because-SD-60 = Ansage genau erfüllt: 20 Punkte pro Stich, dazu der Bonus.
because-SD-61 = Ansage verfehlt: 10 Minuspunkte für jeden Stich zu viel oder zu wenig.
because-SD-62 = 0 angesagt und keinen Stich gemacht: 10 mal Nummer des Durchgangs.
because-SD-63 = 0 angesagt, aber Stiche gemacht: minus 10 mal Nummer des Durchgangs.
because-SD-80 = Landratten: Ansage erfüllt, 20 Punkte pro Stich.
because-SD-81 = Landratten: Ansage verfehlt, keine Punkte.
because-SD-82 = Landratten: 0 angesagt und keinen Stich gemacht, 10 mal Nummer des Durchgangs.
because-SD-83 = Landratten: 0 angesagt, aber Stiche gemacht, minus 10 mal Nummer des Durchgangs.

## Refusals
refusal-dice-first = Die Würfel sind noch nicht gezogen.
refusal-die-is-rolling = Ein Würfel rollt noch.
refusal-game-over = Das Spiel ist aus.
refusal-bids-first = Erst sagen alle an, dann wird gewürfelt.
refusal-bid-range = Eine Ansage ist eine ganze Zahl von 0 bis { $highest }.
refusal-bid-stands = Du hast schon { $bid } angesagt, und das gilt.
refusal-not-your-turn = { $turn } ist an der Reihe.
refusal-no-such-die = Einen Würfel „{ $name }“ gibt es nicht.
refusal-too-many-of-a-die = So viele Würfel dieser Art sind nicht im Beutel: { $die }.
refusal-no-such-face = Dieser Würfel hat keine Seite { $name }: { $die }.
refusal-not-held = Diesen Würfel hast du nicht: { $die }.
refusal-must-follow = { $die } geht jetzt nicht: { $colour } ist angespielt, und du hast diese Farbe. Sonderwürfel gehen immer.
