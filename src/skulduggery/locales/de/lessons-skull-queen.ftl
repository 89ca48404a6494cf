# Lektionen und Beispiele zu Skull Queen: Deutsch

## Die erste Lektion
first-title = Deine erste Planke
first-hello = Deine vier Piraten stehen auf einer Planke über dem Wasser. Deine Karten schieben sie hinauf und hinunter. Am Ende zählt ihr Feld.
first-place = Stell deine Piraten auf. Auf dieser Seite ist es oben am besten: 8, dann 5, 3, 2 und 1. Die Mitte ist ein guter Anfang, also bestätige einfach.
first-place-other = Auch ein guter Plan! In dieser Lektion stellen wir sie in die Mitte.
first-planks = Alle Planken werden zugleich aufgedeckt. { $seat } sitzt links von der gebenden Person und spielt aus.
first-follow = Rot ist angespielt, und du hast Rot: Du musst bedienen. Tippe auf { $card }.
first-follow-other = Das darfst du. Aber { $card } ist hier hoch genug, und den Rest hebst du dir auf.
first-follow-low = Das darfst du. Aber die niedrigste rote Karte schiebt einen Piraten nach unten. Versuch es mit { $card }.
first-up = Die höchste rote Karte war deine: Dein roter Pirat steigt ein Feld. Von { $seat } kam die niedrigste, dort geht es eins hinunter.
first-lead = Die höchste Zahl spielt als Nächstes aus, und das bist du. Tippe auf { $card }.
first-lead-other = Ausspielen darfst du alles. Aber versuch es hier mit { $card }.
first-two-up = { $card } liegt im Stich, und eine 8 verdoppelt den Weg nach oben: Dein grüner Pirat steigt zwei Felder, auf die 8!
first-centre = Auch die Tischmitte zählt, gehört aber niemandem: { $card } bringt den Piraten von { $seat } hinauf, { $card2 } bringt niemanden hinunter.
first-free = Gelb ist angespielt, und du hast keins: Spiele, was du willst. Eine Farbe mit nur einer Karte bewirkt nichts und wartet in der Tischmitte. Tippe auf { $card }.
first-free-other = Das darfst du. Aber werde { $card } los, solange die Karte nicht schadet.
first-fallen = { $card } verdoppelt den Weg nach unten. Der gelbe Pirat von { $seat } stand dafür zu tief und fällt ins Wasser. Keine Punkte!
first-later = Sieben Stiche später. Dein grüner Pirat steht noch immer ganz oben. Ein Schritt mehr, und er fällt.
first-monkey = Grün ist angespielt. { $card } wäre die höchste: platsch! Aber das { $card2 } darfst du immer spielen, und es ist immer am niedrigsten. Tippe es an.
first-monkey-other = Das darfst du. Aber { $card } würde deinen grünen Piraten von der Planke schieben. Spiele lieber das { $card2 }.
first-down = Ein Feld hinunter, aber trocken.
first-last = Deine letzte Karte. Jetzt kommt { $card } gerade recht: Spiele sie.
first-top = Die höchste grüne Karte: wieder hinauf auf die 8!
first-score = Jeder Pirat zählt so viel wie sein Feld: 8 + 3 + 8 + 8 macht 27 Punkte für dich.
first-bye = Gut gesegelt! „{ $card }“ ist immer die höchste Karte. Es gibt so viele Durchgänge wie Leute, und die meisten Punkte gewinnen.

## Beispiele
SQ-X1-title = Wie ein Stich ausgewertet wird
SQ-X1-begin = Vier Personen. Wenn alles ausgeteilt ist, bleiben zwei Karten übrig.
SQ-X1-centre = { $card } und { $card2 } liegen in der Tischmitte. Sie gehören niemandem.
SQ-X1-placed = Alle Piraten sind aufgestellt. { $seat } spielt aus.
SQ-X1-free = { $seat } hat kein Blau und darf alles spielen, also { $card }.
SQ-X1-up = { $card } ist die höchste blaue Karte, und { $card2 } verdoppelt den Weg: Der blaue Pirat von { $seat } steigt zwei Felder.
SQ-X1-down = Die niedrigste ist { $card }. Sie kommt aus der Tischmitte und gehört niemandem, also geht niemand hinunter.
SQ-X1-singles = { $card } und { $card2 } sind in ihrer Farbe allein: Sie bilden jetzt die Tischmitte. Die blauen Karten werden weggelegt, und { $seat } spielt aus.
SQ-X2-title = Auf der 8
SQ-X2-begin = Die Vorderseite einer Planke: oben die 8, dann 5, 3, 2, 1.
SQ-X2-middle = Der blaue Pirat von { $seat } steht in der Mitte, auf der 3.
SQ-X2-eight = Zwei Felder auf einmal: Jetzt steht der Pirat von { $seat } auf der 8.
SQ-X2-fallen = { $card } ist wieder die höchste, und das ist ein Schritt zu viel: Der Pirat von { $seat } fällt ins Wasser.
SQ-X3-title = Eine Planke wird gezählt
SQ-X3-begin = Nach der letzten Karte zählt jeder Pirat so viel wie sein Feld.
SQ-X3-last = Der letzte Stich. Bei { $seat } steht Rot auf der 8, Gelb auf der 5, Grün auf der 2, Blau auf der 1. Übrig ist { $card }.
SQ-X3-scored = Die niedrigste blaue Karte: Der blaue Pirat fällt. 8 + 5 + 2 macht 15 Punkte für { $seat }.
