# Lektionen und Beispiele zu Sleeping Queens: Deutsch

## Die erste Lektion
first-title = Weck deine ersten Königinnen
first-hello = Zwölf Königinnen schlafen. Zu zweit gewinnt, wer zuerst fünf von ihnen wach vor sich hat oder 50 Punkte. Hier kommen deine fünf Karten.
first-king = In einem Zug tust du genau eines. Ein { $card } weckt eine Königin: Tippe auf deinen { $card }, dann auf die Königin auf Platz { $place }.
first-king-other = An einem anderen Tisch darfst du das. Spiele hier den { $card } für die Königin auf Platz { $place }. Niemand weiß, wer wo schläft!
first-woken = Guten Morgen! Die { $queen } ist 20 Punkte wert, so viel wie keine andere.
first-drawn = Nach jedem Zug ziehst du nach, bis du wieder fünf Karten hast. Jetzt ist { $seat } dran.
first-knight = { $seat } hat die { $queen } geweckt. Aber mit deinem { $card } kannst du sie erobern: Tippe auf den { $card }, dann auf die { $queen }.
first-knight-other = Das darfst du. Aber ein { $card } ist dazu da, Königinnen zu erobern. Hol dir die { $queen }!
first-dragon = Jetzt will { $seat } mit einem Ritter deine { $queen } erobern! Spiele dagegen deinen Drachen: Er vertreibt den Ritter.
first-dragon-other = Du darfst sie ziehen lassen. Aber dann bekommt { $seat } die { $queen }. Schick lieber den Drachen!
first-sum = Du bist dran. Für abgelegte Zahlen bekommst du neue Karten: eine, ein Paar oder eine Addition. 2 + 3 = 5: Tippe auf 2, 3 und 5 und lege sie ab.
first-sum-other = Auch das ist erlaubt. Aber eine Addition bringt gleich drei neue Karten: Lege 2, 3 und 5 zusammen ab.
first-potion = { $seat } hat noch eine Königin geweckt. Dein { $card } schickt sie zurück ins Bett: Tippe auf ihn, dann auf die { $queen }.
first-potion-other = Das darfst du. Aber schick erst die { $queen } mit dem { $card } schlafen.
first-wand = { $seat } schlägt mit einem Schlaftrank zurück! Aber du hast einen { $card }: Er hebt den Zauber auf.
first-wand-other = Du darfst sie schlafen lassen. Aber die { $queen } würde dir fehlen. Schwing den Zauberstab!
first-jester = 35 Punkte! Jetzt versuch dein Glück: Der Hofnarr dreht die oberste Karte um. Eine Spezialkarte dürftest du behalten und gleich noch einmal spielen.
first-jester-other = Das darfst du. Aber mit dem Hofnarren ist es lustiger. Spiele ihn!
first-count = Eine 3! Also wird gezählt: Du bist 1, { $seat } ist 2, du bist 3. Bei dir endet das Zählen, also darfst du eine Königin wecken: Tippe auf Platz { $place }.
first-count-other = Jede schlafende Königin wäre recht. Aber auf Platz { $place } schläft eine besondere.
first-won = Die { $queen }, 15 Punkte! Das macht 50: Du gewinnst sofort. Schläft keine Königin mehr, gewinnen die meisten Punkte.

## Beispiele
SL-X1-title = Wie der Hofnarr zählt
SL-X1-begin = Vier Personen. Du bist { $seat }.
SL-X1-jester = Spiele den Hofnarren und sieh, was er umdreht.
SL-X1-jester-other = Das darfst du. Aber hier geht es um den Hofnarren.
SL-X1-counted = Eine 4. Das Zählen beginnt bei dir und geht im Uhrzeigersinn: { $seat } 1, { $seat2 } 2, { $seat3 } 3, { $seat4 } 4.
SL-X1-woken = Bei { $seat } endet das Zählen: Geweckt wird die { $queen }. So hilft man auch einmal anderen!
SL-X2-title = Welche Zahlen passen zusammen?
SL-X2-begin = Drei oder mehr Zahlen passen zusammen, wenn eine davon die Summe aller anderen ist.
SL-X2-three = Welche drei deiner Karten ergeben eine Addition? Du kannst erst 2, 3 und 4 versuchen.
SL-X2-three-other = Erlaubt, aber in deiner Hand steckt mehr: 2 + 3 = 5.
SL-X2-three-done = 2 + 3 = 5 ist eine Addition. 2, 3 und 4 sind keine: Keine Karte ist die Summe der anderen.
SL-X2-twice = Eine Zahl darf zweimal vorkommen, wenn du sie zweimal hast. 4 + 4 = ?
SL-X2-twice-other = Erlaubt, aber in deiner Hand steckt mehr: 4 + 4 = 8.
SL-X2-four = Eine Addition darf auch länger sein. Findest du eine aus vier Karten?
SL-X2-four-other = Erlaubt, aber in deiner Hand steckt mehr: 1 + 2 + 3 = 6.
SL-X2-pair = Zwei Karten passen nur zusammen, wenn sie gleich sind. Welche sind es?
SL-X2-pair-other = Erlaubt, aber auf deiner Hand ist ein Paar: 4 und 4.
SL-X2-end = Ein Paar Vieren. Du bekommst so viele neue Karten, wie du abgelegt hast.
