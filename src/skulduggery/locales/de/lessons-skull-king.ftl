# Lektionen und Beispiele zu Skull King: Deutsch

## Die erste Lektion
first-title = Dein erster Durchgang
first-hello = Bei Skull King sagst du an, wie viele Stiche du machst. Dann versuchst du, genau so viele zu bekommen.
first-round = Zwei Durchgänge sind schon gespielt. Jetzt kommt Durchgang { $round }: drei Karten für jeden.
first-bid = Alle sagen im selben Augenblick an. { $card } ist schwach, aber { $card2 } und die { $card3 } sehen stark aus. Sage 2 an.
first-bid-other = Das darfst du ansagen. Aber dann müsstest du genau so viele Stiche machen, und deine Karten reichen für 2. Versuch es mit 2.
first-bids = Yo - Ho - Ho! Alle Ansagen werden zugleich gezeigt. { $seat } sitzt links von der gebenden Person und spielt aus.
first-follow = Gelb ist angespielt, und du hast Gelb: Du musst bedienen. Tippe auf { $card }.
first-follow-other = Das darfst du: Sonderkarten sind immer erlaubt. Aber heb dir die { $card } für später auf und spiele { $card2 }.
first-followed = { $card } ist die höchste Karte der angespielten Farbe. { $seat } macht den Stich und spielt zum nächsten aus.
first-trump = Blau ist angespielt, und du hast keins: Du bist frei. Schwarz ist Trumpf und sticht die anderen Farben. Tippe auf { $card }.
first-trump-other = Die { $card } würde auch gewinnen. Aber hier genügt { $card2 }. Heb sie dir für etwas Größeres auf.
first-trumped = { $card } gewinnt: dein erster Stich!
first-mermaid = Jetzt spielst du aus. Deine letzte Karte ist die { $card }, und sie schlägt alle Farben. Spiele sie.
first-king = { $seat } spielt den { $card }! Er schlägt Farben, Piraten, einfach alles. Alles bis auf eine …
first-charmed = Die { $card } betört den { $card2 }, was auch sonst noch liegt. Dein zweiter Stich, und 50 Bonuspunkte!
first-score = Du hast 2 angesagt und 2 gemacht: 20 Punkte für jeden, dazu der Bonus von 50. { $seat } hat 1 angesagt und keinen gemacht: 10 Minuspunkte.
first-zero = Ein neuer Durchgang, vier Karten. Ein { $card } gewinnt nie, und die anderen sind winzig. Dann sag es: Sage 0 an.
first-zero-other = Mutig! Aber mit diesen Karten machst du kaum einen Stich. Sage diesmal 0 an.
first-zero-bid = Bleibst du ohne Stich, bekommst du 10 Punkte mal Durchgang: 40. Ein einziger Stich würde dich 40 kosten.
first-bye = Nur { $card } ist launisch: Du sagst, ob sie Pirat oder Escape ist. Nach zehn Durchgängen gewinnen die meisten Punkte. Viel Glück!

## Beispiele
SK-X1-title = Schwarz ist Trumpf
SK-X1-begin = Vier Personen, eine Karte für jeden.
SK-X1-led = Alle haben angesagt. { $seat } spielt { $card } aus.
SK-X1-won = Gelb war angespielt, also kann die blaue Karte nicht gewinnen. Aber Schwarz ist Trumpf: { $card } macht den Stich.
SK-X1-no-black-title = Dasselbe ohne Schwarz
SK-X1-no-black-begin = Dieselben Karten, nur hat niemand eine schwarze.
SK-X1-no-black-led = { $seat } spielt wieder { $card } aus.
SK-X1-no-black-won = Jetzt gewinnt die höchste Karte der angespielten Farbe: { $card }. Die blaue 13 ist höher, hat aber die falsche Farbe.
SK-X2-title = 3 angesagt, 3 gemacht
SK-X2-begin = Durchgang { $round }: drei Karten für jeden.
SK-X2-bids = { $seat } sagt 3 an, alle, die es gibt.
SK-X2-scored = { $seat } hat 3 angesagt und 3 gemacht: 3 mal 20 sind 60 Punkte.
SK-X3-title = 5 angesagt, 1 gemacht
SK-X3-begin = Durchgang { $round }: fünf Karten für jeden.
SK-X3-bids = { $seat } sagt 5 an. Das ist kühn.
SK-X3-one = { $card } bringt einen Stich. Dabei bleibt es aber.
SK-X3-scored = { $seat } hat 5 angesagt und 1 gemacht, also 4 zu wenig: 40 Minuspunkte.
SK-X4-title = 0 angesagt, keinen gemacht
SK-X4-begin = Durchgang { $round }: vier Karten für jeden.
SK-X4-bids = { $seat } sagt 0 an und will nichts gewinnen.
SK-X4-scored = Kein Stich, wie versprochen. 10 Punkte mal Durchgang 4: 40 Punkte.
SK-X5-title = 0 angesagt, 2 gemacht
SK-X5-begin = Durchgang { $round }: neun Karten für jeden.
SK-X5-bids = { $seat } sagt mit neun Karten 0 an. Das ist gewagt.
SK-X5-two-left = Sieben Stiche lang ging es gut. Übrig sind { $card } und { $card2 }.
SK-X5-scored = Doch noch zwei Stiche: minus 10 Punkte mal Durchgang 9. { $seat } verliert 90, und bei einem Stich wäre es genauso viel.
