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
