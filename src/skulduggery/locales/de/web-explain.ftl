# Was eine Karte oder ein Würfel kann: Deutsch

## Skull King
skull-king-colour =
    Gewinnt, wenn ihre Farbe angespielt wurde und keine höhere davon liegt. (SK-40)
    Verliert gegen Schwarz und gegen alle Sonderkarten außer dem Escape. (SK-41, SK-42)
    Hast du die angespielte Farbe, musst du sie bedienen oder eine Sonderkarte spielen. (SK-31)
skull-king-black =
    Trumpf: schlägt die drei anderen Farben, auch wenn sie niedrig ist. (SK-41)
    Unter schwarzen Karten gewinnt die höchste.
    Verliert gegen Mermaids, Piraten und den Skull King. (SK-42)
    Ist Schwarz angespielt, musst du es bedienen wie jede Farbe. (SK-34)
skull-king-E =
    Verliert gegen alles. (SK-47)
    Nur in einem Stich aus lauter Escapes gewinnt der erste.
    Ist immer erlaubt und gibt keine Farbe vor. (SK-35, SK-33)
skull-king-P =
    Schlägt alle Farben und die Mermaids. (SK-43)
    Verliert gegen den Skull King. (SK-44)
    Unter mehreren Piraten gewinnt der erste. (SK-46)
    Ist immer erlaubt. (SK-35)
skull-king-M =
    Schlägt alle Farben. (SK-42)
    Schlägt den Skull King, auch wenn Piraten im Stich sind, und bringt dann 50 Bonuspunkte. (SK-45, SK-65)
    Verliert gegen Piraten, wenn kein Skull King liegt. (SK-43)
    Ist immer erlaubt. (SK-35)
skull-king-SM =
    Wer sie spielt, sagt: Pirat oder Escape. (SK-36)
    So gewinnt und verliert sie dann. (SK-48)
    Für den Bonus des Skull King ist sie in jedem Fall ein Pirat. (SK-64)
skull-king-SK =
    Schlägt alles außer einer Mermaid. (SK-44, SK-45)
    Bringt 30 Bonuspunkte für jeden Piraten im Stich, wenn deine Ansage genau stimmt. (SK-64, SK-66)
    Ist immer erlaubt. (SK-35)

## Das Würfelspiel
skull-king-dice-number =
    Die höchste Zahl gewinnt, gleich welcher Farbe. (SD-40)
    Unter gleichen Zahlen gewinnt die zuletzt gewürfelte. (SD-41)
    Verliert gegen jeden Totenkopf.
    Die Farbe zählt nur beim Bedienen. (SD-31)
skull-king-dice-Y =
    Zur Hälfte Flaggen, aber eine Seite ist eine 7. (SD-03)
    Die höchste Zahl gewinnt, unter gleichen die letzte. (SD-40, SD-41)
    Er ist ein Zahlenwürfel: Ist Gelb angespielt, musst du bedienen. (SD-31)
skull-king-dice-P =
    Sein Totenkopf schlägt alle Zahlen und den Totenkopf einer Mermaid. (SD-43)
    Verliert gegen den Totenkopf des Skull King. (SD-44)
    Unter mehreren Piraten gewinnt der letzte. (SD-46)
    Ist immer erlaubt. (SD-34)
skull-king-dice-M =
    Ihr Totenkopf schlägt alle Zahlen. (SD-42)
    Er schlägt den des Skull King, was auch sonst liegt, und bringt 50 Bonuspunkte. (SD-45, SD-65)
    Verliert gegen den Totenkopf eines Piraten, wenn keiner des Skull King liegt. (SD-43)
    Ist immer erlaubt. (SD-34)
skull-king-dice-SK =
    Sein Totenkopf schlägt alles außer dem einer Mermaid. (SD-44)
    Bringt 30 Bonuspunkte für jeden Totenkopf eines Piraten im Stich, wenn deine Ansage genau stimmt. (SD-64, SD-66)
    Ist immer erlaubt. (SD-34)
skull-king-dice-flag =
    Er zeigt eine Flagge: 0, weniger als alles andere. (SD-47)
    Nur wenn lauter Flaggen liegen, gewinnt die erste.

## Skull Queen
skull-queen-number =
    Die höchste ihrer Farbe rückt den Piraten dessen hinauf, der sie gespielt hat, die niedrigste hinunter. (SQ-42, SQ-43)
    Dazwischen tut sie nichts; allein kommt sie in die Tischmitte. (SQ-41)
    Die höchste gespielte Zahl spielt als Nächste aus. (SQ-47)
skull-queen-8 =
    Jawohl, Madame!: Liegt sie im Stich, steigt der Pirat dieser Farbe zwei Felder, gleich wer sie gespielt hat. (SQ-53, SQ-55)
    Sonst ist sie eine 8 wie jede Zahl.
    Allein in ihrer Farbe tut sie nichts. (SQ-41)
skull-queen-5 =
    Noch kurz was essen: Liegt sie im Stich, sinkt der Pirat dieser Farbe zwei Felder, gleich wer sie gespielt hat. (SQ-54, SQ-55)
    Sonst ist sie eine 5 wie jede Zahl.
    Allein in ihrer Farbe tut sie nichts. (SQ-41)
skull-queen-0 =
    Ist immer erlaubt. (SQ-50)
    Es ist die niedrigste Karte der Stichfarbe: Liegt noch eine davon, rückt dein Pirat hinunter.
    Eröffnet es, gibt erst die nächste Karte mit Farbe die Farbe vor. (SQ-52)
skull-queen-13 =
    Ist immer erlaubt. (SQ-51)
    Er ist die höchste Karte der Stichfarbe: Liegt noch eine davon, rückt dein Pirat hinauf.
    Eröffnet er, gibt erst die nächste Karte mit Farbe die Farbe vor. (SQ-52)
    Keine andere Karte spielt vor ihm als Nächste aus. (SQ-47)

## Sleeping Queens
sleeping-queens-number =
    Leg sie ab, um eine neue Karte zu bekommen: allein, als Paar gleicher Zahlen oder als Addition aus mindestens drei Karten. (SL-34)
    Zum Beispiel 2 + 3 = 5.
sleeping-queens-king = Weckt eine Königin: Such dir eine schlafende aus, sie liegt dann vor dir. (SL-30)
sleeping-queens-jester =
    Deckt die oberste Karte vom Stapel auf. (SL-31)
    Eine Spezialkarte gehört dir, und du spielst weiter. (SL-32)
    Eine Zahl wird reihum abgezählt, bei dir beginnend; wen sie trifft, der darf eine Königin wecken. (SL-33)
sleeping-queens-knight =
    Nimmt jemand anderem eine wache Königin weg. (SL-36)
    Ein Drache hält ihn auf. (SL-40)
sleeping-queens-potion =
    Schickt die Königin von jemand anderem wieder schlafen. (SL-37)
    Ein Zauberstab hält ihn auf. (SL-41)
sleeping-queens-dragon =
    Behalte ihn: Er hält einen Ritter auf, der deine Königin will. (SL-40)
    Im eigenen Zug kannst du ihn nur ablegen. (SL-38, SL-35)
sleeping-queens-wand =
    Behalte ihn: Er hält einen Schlaftrank gegen deine Königin auf. (SL-41)
    Im eigenen Zug kannst du ihn nur ablegen. (SL-38, SL-35)
sleeping-queens-queen =
    { $points } Punkte für die Person, vor der sie liegt. (SL-02)
    Ritter nehmen sie mit, Schlaftränke schicken sie schlafen. (SL-36, SL-37)
sleeping-queens-rose =
    Wer sie weckt, weckt sofort noch eine Königin. (SL-50)
    Nimmt sie ein Ritter mit, weckt sie niemanden.
sleeping-queens-rival = Katzen- und Pudel-Königin liegen nie vor derselben Person: Die zweite schläft wieder ein. (SL-51, SL-52)
