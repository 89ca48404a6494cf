# Spickzettel: jedes Spiel auf einem Bildschirm: Deutsch
skull-M = Mermaid
skull-P = Pirat
skull-SK = Skull King
bonus-if-exact = Bonus nur bei genauer Ansage.
print = Drucken
whole-rules = Alle Regeln
hold = Am Tisch eine Karte oder einen Würfel gedrückt halten oder rechts anklicken: Dann steht da, was sie können. Mit der Tastatur: ?
beats = Was schlägt was
play = Was gespielt werden darf
score = Was ein Durchgang bringt
ties = Gleichstand
round = Der Durchgang
goal = Ziel
evaluate = Was ein Stich bewirkt
special = Besondere Karten
turn = Du bist dran: eines davon
defence = Wenn du angegriffen wirst
queens = Königinnen mit eigenem Willen
sides = Was auf den Würfeln ist
who-leads = Wer als Nächstes ausspielt
player-count = Spielende
rounds-count = Durchgänge

## Skull King
skull-king-goal = Sag vor jedem Durchgang an, wie viele Stiche du machst. Nur die genaue Zahl lohnt sich.
skull-king-round =
    10 Durchgänge: im ersten eine Karte, im zehnten zehn.
    Yo - Ho - Ho: Alle sagen gleichzeitig an.
skull-king-play =
    Die angespielte Farbe bedienen, wenn du kannst.
    Sonderkarten sind immer erlaubt.
    Scary Mary ist Pirat oder Escape: Sag, was gilt.
    Die erste Farbkarte gibt die Farbe vor.
skull-king-beats =
    Eine Mermaid schlägt den Skull King, auch neben Piraten.
    Andere gewöhnliche Farben gewinnen nie.
skull-king-ties =
    Unter gleichen Sonderkarten gewinnt die erste.
    Lauter Escapes: Der erste gewinnt.

## Das Würfelspiel
skull-king-dice-goal = Sag vor jedem Durchgang an, wie viele Stiche du machst. Nur die genaue Zahl lohnt sich.
skull-king-dice-round =
    Zu dritt oder viert 8 Durchgänge, zu fünft 7, zu sechst 6.
    Im ersten ein Würfel, dann jedes Mal einer mehr.
skull-king-dice-play =
    Die Farbe des ersten Zahlenwürfels bedienen, wenn du kannst.
    Sonderwürfel sind immer erlaubt.
skull-king-dice-beats =
    Der Totenkopf einer Mermaid schlägt den des Skull King, was auch sonst liegt.
    Die Farbe einer Zahl spielt keine Rolle.
skull-king-dice-ties =
    Bei gleichen Zahlen oder Totenköpfen gewinnt der letzte Würfel.
    Lauter Flaggen: Die erste gewinnt.

## Skull Queen
skull-queen-goal = Bring deine vier Piraten auf die besten Felder deiner Planke, und keinen ins Wasser.
skull-queen-round =
    So viele Durchgänge wie Spielende. Erst Piraten setzen, dann spielen.
    Zu viert und zu sechst liegen zu Beginn zwei Karten in der Mitte.
skull-queen-play =
    Die Stichfarbe bedienen, wenn du kannst.
    Äffchen und Erster Maat sind immer erlaubt.
skull-queen-evaluate =
    Eine Farbe mit mindestens zwei Karten, die Mitte zählt mit:
    ▲ die höchste: Pirat ein Feld hinauf
    ▼ die niedrigste: Pirat ein Feld hinunter
    ● allein: in die Tischmitte, sie wartet dort
    Karten aus der Mitte bewegen niemanden.
    Von der Planke gefallen: verloren für den Durchgang.
skull-queen-special =
    8 Jawohl, Madame!: hinauf um zwei
    5 Noch kurz was essen: hinunter um zwei
    0 Äffchen: niedrigste Karte der Stichfarbe
    13 Erster Maat: höchste Karte der Stichfarbe
skull-queen-who-leads = Die höchste eben gespielte Zahl, gleich welcher Farbe; unter gleichen die letzte.
skull-queen-score = Jeder Pirat bringt die Zahl seines Feldes: Vorderseite von oben { $front }, Rückseite { $back }.

## Sleeping Queens
sleeping-queens-goal =
    Zu zweit oder dritt: 5 Königinnen oder 50 Punkte.
    Zu viert oder fünft: 4 Königinnen oder 40 Punkte.
    Alle wach: Die meisten Punkte gewinnen.
sleeping-queens-turn =
    König: Weck eine Königin.
    Hofnarr: Deck eine Karte auf. Spezialkarte: nehmen und weiterspielen. Zahl: von dir aus abzählen; wen es trifft, der weckt eine Königin.
    Ritter: Nimm jemandem eine Königin weg.
    Schlaftrank: Schick eine fremde Königin schlafen.
    Leg eine Karte ab, ein Paar oder Zahlen mit Summe (2 + 3 = 5).
    Dann auf fünf Karten nachziehen.
sleeping-queens-defence =
    Drache: hält einen Ritter auf.
    Zauberstab: hält einen Schlaftrank auf.
sleeping-queens-queens =
    Rosen-Königin: weckt noch eine, wenn sie geschlafen hat.
    Katze und Pudel: nie beide vor einer Person.
sleeping-queens-score =
    5: Rosen, Kuchen, Regenbogen, Seestern
    10: Marienkäfer, Mond, Pfau, Sonnenblume
    15: Katze, Pudel, Pfannkuchen
    20: Herz
