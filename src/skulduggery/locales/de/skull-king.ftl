# Skull King (Kartenspiel): Deutsch
title = Skull King

## Things
card-Y = Gelb { $number }
card-R = Rot { $number }
card-B = Blau { $number }
card-K = Schwarz { $number }
card-E = Escape
card-P = Pirat
card-M = Mermaid
card-SM = Scary Mary
card-SK = Skull King
colour-Y = Gelb
colour-R = Rot
colour-B = Blau
colour-K = Schwarz
role-pirate = als Pirat
role-escape = als Escape

## Options
option-scoring = Wertung
option-scoring-standard = Normal: Eine verfehlte Ansage kostet Punkte, Fangen bringt Bonuspunkte
option-scoring-landlubber = Landratten: Nur eine verfehlte Ansage von 0 kostet Punkte, keine Bonuspunkte
option-memory_aid = Gedächtnishilfe
option-memory_aid-off = Aus: Nur der letzte Stich kann noch einmal angesehen werden
option-memory_aid-on = Ein: Alle in diesem Durchgang gespielten Karten werden gezeigt

## Moves
move-bid = { $bid ->
    [0] Keinen Stich ansagen
    [one] { $bid } Stich ansagen
   *[other] { $bid } Stiche ansagen
}
move-play = { $role ->
    [none] Spielen: { $card }
   *[other] { $card } { $role } spielen
}

## Events
event-dealer-drawn = { $dealer } gibt zuerst.
event-dealt = Durchgang { $round }: { $dealer } gibt. { $hands }
event-bid-sealed = { $bid ->
    [0] { $seat } sagt keinen Stich an.
    [one] { $seat } sagt { $bid } Stich an.
   *[other] { $seat } sagt { $bid } Stiche an.
}
event-fist-shown = { $seat } hat sich entschieden.
event-bids-shown = Yo - Ho - Ho! Die Ansagen: { $bids }
event-card-played = { $role ->
    [none] { $seat } spielt: { $card }.
   *[other] { $seat } spielt { $card } { $role }.
}
event-trick-won = { $bonus ->
    [0] { $seat } gewinnt den Stich ({ $card }). { $because }
   *[other] { $seat } gewinnt den Stich ({ $card }), dazu { $bonus } Bonuspunkte. { $because }
}
event-round-scored = Durchgang { $round } ist zu Ende. Punkte: { $points }. Gesamt: { $totals }
event-game-ended = Das Spiel ist aus. Platzierung: { $places }

## Why
because-SK-40 = Die höchste Karte der angespielten Farbe gewinnt.
because-SK-41 = Schwarz sticht die anderen Farben.
because-SK-42 = Die Mermaid schlägt alle Farben.
because-SK-43 = Der Pirat schlägt Farben und Mermaids.
because-SK-44 = Der Skull King schlägt alles außer einer Mermaid.
because-SK-45 = Die Mermaid betört den Skull King.
because-SK-46 = Unter gleichen Karten gewinnt die zuerst gespielte.
because-SK-47 = Lauter Escapes: Die zuerst gespielte Karte gewinnt.
because-SK-60 = Ansage genau erfüllt: 20 Punkte pro Stich, dazu der Bonus.
because-SK-61 = Ansage verfehlt: 10 Minuspunkte für jeden Stich zu viel oder zu wenig.
because-SK-62 = 0 angesagt und keinen Stich gemacht: 10 mal Nummer des Durchgangs.
because-SK-63 = 0 angesagt, aber Stiche gemacht: minus 10 mal Nummer des Durchgangs.
because-SD-80 = Landratten: Ansage erfüllt, 20 Punkte pro Stich.
because-SD-81 = Landratten: Ansage verfehlt, keine Punkte.
because-SD-82 = Landratten: 0 angesagt und keinen Stich gemacht, 10 mal Nummer des Durchgangs.
because-SD-83 = Landratten: 0 angesagt, aber Stiche gemacht, minus 10 mal Nummer des Durchgangs.

## Refusals
refusal-cards-first = Die Karten sind noch nicht ausgeteilt.
refusal-game-over = Das Spiel ist aus.
refusal-bids-first = Erst sagen alle an, dann wird ausgespielt.
refusal-bid-range = Eine Ansage ist eine ganze Zahl von 0 bis { $highest }.
refusal-bid-stands = Du hast schon { $bid } angesagt, und das gilt.
refusal-not-your-turn = { $turn } ist an der Reihe.
refusal-no-such-card = Eine Karte „{ $name }“ gibt es nicht.
refusal-not-held = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-mary-must-choose = Sag dazu, ob Scary Mary als Pirat oder als Escape gilt.
refusal-only-mary-chooses = Nur bei Scary Mary hast du die Wahl, bei dieser Karte nicht: { $card }.
refusal-must-follow = { $card } geht jetzt nicht: { $colour } ist angespielt, und du hast diese Farbe. Sonderkarten gehen immer.
