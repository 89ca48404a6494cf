title = Die Regeln
about = Jede Regel hat eine Nummer. Wenn das Spiel eine Karte ablehnt oder einen Stich entscheidet, nennt es die Regel, und hier steht sie.
page-title = { $game }: die Regeln
no-such-game = Regeln für „{ $game }“ gibt es hier nicht. Das sind die Spiele:
no-such-rule = Eine Regel { $rule } gibt es nicht.
fetching = Die Regeln werden geholt …
other-games = Die anderen Spiele
learn = Beim Spielen lernen
print = Drucken

## Finding
search = Regeln durchsuchen
sections = Kapitel
found = { $count ->
    [0] Nichts gefunden zu „{ $query }“.
    [one] { $count } Regel gefunden.
   *[other] { $count } Regeln gefunden.
}

## One rule
kind-rule = Regel
kind-ruling = Auslegung
kind-fact = Fakt
kind-example = Beispiel
kind-option = Einstellung
note = Gedruckte Ausgaben
all-rules = Alle Regeln
play-through = Durchspielen
put-away = Wegräumen

## Drawings
deck-drawn = Die { $count } Karten.
ranks-drawn = Vom Schwächsten zum Stärksten. Andere gewöhnliche Farben können nicht gewinnen.
led-colour = Angespielte Farbe
circle-drawn = Immer im Kreis: Die Mermaid fängt den Skull King, er schlägt den Piraten, und der Pirat schlägt die Mermaid.
dice-drawn = Die { $count } Würfel mit ihren sechs Seiten.
dice-ranks-drawn = Von der schwächsten Seite zur stärksten. Die Farbe einer Zahl spielt keine Rolle.
skull-of-M = Totenkopf der Mermaid
skull-of-P = Totenkopf des Piraten
skull-of-SK = Totenkopf des Skull King
score-drawn = Was ein Durchgang bringt. Bonuspunkte gibt es nur für eine genau getroffene Ansage.
score-gentle-drawn = Was ein Durchgang Landratten bringt. Bonuspunkte gibt es nicht.
your-bid = Ansage
made = getroffen
missed = verfehlt
bid-some = 1 oder mehr
per-trick = +20 pro Stich
per-trick-off = −10 für jeden Stich zu viel oder zu wenig
per-round = +10 × Durchgang
less-per-round = −10 × Durchgang
bonus = Bonus
king-takes-pirate = Skull King schlägt Piraten
per-pirate = je +30
mermaid-takes-king = Mermaid fängt den Skull King
players = Spielende
cards-each = Karten pro Kopf
in-centre = In der Tischmitte
deal-drawn = Wie viele Karten ausgeteilt werden.
planks-drawn = Die zwei Seiten einer Planke. Wer herunterfällt, zählt nichts.
trick-drawn = In einer Farbe mit mindestens zwei Karten bewegen die höchste und die niedrigste einen Piraten dieser Farbe.
goes-up = höchste: ein Feld hinauf
goes-down = niedrigste: ein Feld hinunter
does-nothing = dazwischen: nichts
waits = allein: in die Tischmitte
special-drawn = Die Karten, die mehr können.
always-lowest = passt immer, niedrigste der Stichfarbe
always-highest = passt immer, höchste der Stichfarbe
two-up = wer steigt, steigt um zwei
two-down = wer sinkt, sinkt um zwei
queens-drawn = Die zwölf Königinnen und ihre Punkte.
hand-cards-drawn = Die { $count } Karten, mit denen gespielt wird.
sums-drawn = Zusammen abgelegt: eine Zahl, ein Paar oder eine Addition.
defence-drawn = Was wogegen hilft.
stops = stoppt
special-queens-drawn = Die Rosen-Königin bringt eine weitere mit. Katze und Pudel liegen nie vor derselben Person.
end-drawn = Das reicht zum Sieg.
queens = Königinnen
or-points = oder Punkte

## Trying it out
try-skull-king = Wer gewinnt diese Karten?
try-skull-king-dice = Wer gewinnt diese Würfel?
try-skull-queen = Was bewirkt dieser Stich?
try-sleeping-queens = Passen diese Karten zusammen?

## Words that people look for: on the left as they say, on the right as the rules say; and what only other editions have
lacking = { $thing }: in der hier gespielten Ausgabe nicht enthalten.
lacking-but = { $thing }: in der hier gespielten Ausgabe nicht enthalten. Such nach { $instead }.
synonyms-skull-king =
    gleichstand, unentschieden, patt, gleich viele, gleich → SK-46, SK-47, SK-70
    trumpf, trümpfe, atout → SK-01, SK-34, SK-41
    wetten, tippen, vorhersage, gebot, bieten, reizen, prognose → Ansage
    farbzwang, zugeben, mitgehen, bekennen → bedienen
    wie viele karten, handkarten → eine Karte
    narr, weiße flagge, flucht, null → Escape
    joker → Sonderkarte
    sirene, meerjungfrau, nixe → Mermaid
    runde, runden → Durchgang
    geber, geben → gibt
    anfangen, beginnen, erste karte → eröffnet
    reihenfolge, rang, stärkste, höchste, schlägt → über, höchste
    tauschen, ändern → Zurücknehmen
    finger, faust → Yo - Ho - Ho
    letzter stich, nachsehen → memory_aid
lacking-skull-king =
    Krake, Kraken, Tintenfisch
    Weißer Wal, Wal, White Whale
    Beute, Schatz, Loot, Allianz
    Tigerin, Tigress, Tiger → Scary Mary
    Karte mit der 14, vierzehn
    Grüne Karten, Grün, Papagei → Schwarz
    Lila Karten, Lila, Violett → Schwarz
    Piraten mit Fähigkeiten, Fähigkeit, Rosie, Rascal, Juanita, Harry, Bendt, Bahij → Pirat
    Davy Jones, Erweiterung
    Rascals Wertung, Kanonenkugel, Kartätsche → landlubber
    Geist zu zweit, Geist, Graubart
synonyms-skull-king-dice =
    gleichstand, unentschieden, patt, gleich → SD-41, SD-46, SD-47, SD-70
    trumpf, trümpfe, atout → SD-40
    wetten, tippen, vorhersage, gebot, bieten, reizen, prognose → Ansage
    farbzwang, zugeben, mitgehen, bekennen → Farbe
    niete, null, leer → Flagge
    schädel, skull → Totenkopf
    seiten, was ist drauf → Würfel
    runde, runden → Durchgang
    anfangen, beginnen, startspieler → beginnt
    meerjungfrau, sirene, nixe → Mermaid
    finger, faust → Yo - Ho - Ho
    leicht, anfänger, kinder → SD-8
lacking-skull-king-dice =
    Krake, Kraken, Tintenfisch
    Weißer Wal, Wal, White Whale
    Beute, Schatz, Loot
    Tigerin, Tigress, Tiger
    Scary Mary, Mary → Pirat
    Escape, Escapes → Flagge
    Noch einmal würfeln, neu würfeln, nachwürfeln
synonyms-skull-queen =
    gleichstand, unentschieden, patt, gleich → SQ-47, SQ-61
    trumpf, trümpfe, atout → Stichfarbe
    farbzwang, zugeben, mitgehen → bedienen
    brett, leiter → Planke
    ertrinken, ertrunken, schwimmen, verloren, runterfallen → Wasser
    doppelt → zwei Felder
    figur, spielstein, männchen → Pirat
    anfangen, beginnen, erste karte → eröffnet
    mitte, ablage, rest → Tischmitte
    joker, affe, null → Äffchen
    dreizehn → Maat
    zu zweit, dummy → Geist
    runde, runden → Durchgang
    wenden, umdrehen → Seite
lacking-skull-queen =
    Ansagen, Ansage, Wetten, Gebot
    Krake, Kraken, Tintenfisch
    Weißer Wal, Wal, White Whale
    Mermaids, Mermaid, Meerjungfrau
    Schwarze Karten, Schwarz
    Scary Mary, Tigerin
synonyms-sleeping-queens =
    gleichstand, unentschieden, patt → SL-62
    tauschen, austauschen, wechseln, neue karten → neue
    abwerfen, wegwerfen, entsorgen → ablegen
    rechnen, plus, gleichung, mathe → Addition
    zwilling, doppelt → zwei gleiche
    stehlen, klauen, rauben → Ritter
    abwehren, schützen, blocken, schild → Drache, Zauberstab
    narr, clown, joker → Hofnarr
    zauberer, magie, zauberspruch → Zauberstab
    gift, trank, schlafen → Schlaftrank
    stapel, talon → Nachziehstapel
    leer, aufgebraucht, neu mischen → leer
    hund → Pudel
    gewinnen, sieg, ziel → gewinn
    merken, gedächtnis → merken
lacking-sleeping-queens =
    Trumpf, Trümpfe
    Erdbeer-Königin, Erdbeere
    Eis-Königin, Eis, Eiscreme
    Prinzessin, Prinz
    Hexe, Fee
    Frosch
    Schloss, Burg
