# Wer gewinnt diese Karten, und warum: Deutsch
how-cards = Tipp die Karten in der Reihenfolge an, in der sie gespielt werden.
how-dice = Tipp an, was die Würfel zeigen, in der Reihenfolge des Werfens.
how-trick = Tipp die Karten in der Reihenfolge an, in der sie gespielt werden. Auch was vorher in der Mitte lag, kannst du wählen.
how-together = Tipp die Karten an, die du ablegen möchtest.
trick = Der Stich
centre = Tischmitte
put-into = Wohin die nächste Karte kommt
empty = Hier liegt noch nichts.
take-off = Wegnehmen: { $thing }
clear = Alles wegnehmen
wins = Nummer { $place } gewinnt: { $thing }.
led = Zu bedienen: { $colour }.
bonus = Bonus, wenn die Ansage genau stimmt: { $points }.
leads = Nummer { $place } spielt als Nächstes aus: { $thing }.
up =
    { $spaces ->
        [2] { $card } ist die höchste Karte in { $colour }: Der Pirat von Nummer { $place } steigt zwei Felder.
       *[1] { $card } ist die höchste Karte in { $colour }: Der Pirat von Nummer { $place } steigt ein Feld.
    }
down =
    { $spaces ->
        [2] { $card } ist die niedrigste Karte in { $colour }: Der Pirat von Nummer { $place } sinkt zwei Felder.
       *[1] { $card } ist die niedrigste Karte in { $colour }: Der Pirat von Nummer { $place } sinkt ein Feld.
    }
nobody-up = { $card } ist die höchste Karte in { $colour } und gehört niemandem: Niemand steigt.
nobody-down = { $card } ist die niedrigste Karte in { $colour } und gehört niemandem: Niemand sinkt.
to-centre = Danach in der Tischmitte: { $cards }.
centre-empty = Danach ist die Tischmitte leer.
together = Diese Karten dürfen zusammen abgelegt werden.
not-together = Diese Karten passen nicht zusammen.
special = Besondere
asking = Die Regeln werden gefragt …
