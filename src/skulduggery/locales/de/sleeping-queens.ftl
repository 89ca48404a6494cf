# Sleeping Queens: Deutsch
title = Sleeping Queens

## Things
card-number = { $number }
card-king = König
card-jester = Hofnarr
card-knight = Ritter
card-potion = Schlaftrank
card-dragon = Drache
card-wand = Zauberstab
queen-rose = Rosen-Königin
queen-cake = Kuchen-Königin
queen-rainbow = Regenbogen-Königin
queen-starfish = Seestern-Königin
queen-ladybug = Marienkäfer-Königin
queen-moon = Mond-Königin
queen-peacock = Pfauen-Königin
queen-sunflower = Sonnenblumen-Königin
queen-cat = Katzen-Königin
queen-dog = Pudel-Königin
queen-pancake = Pfannkuchen-Königin
queen-heart = Herz-Königin
rival-cat = { queen-cat }
rival-dog = { queen-dog }

## Moves
move-king = Einen König spielen und die Königin auf Platz { $place } wecken
move-jester = Einen Hofnarren spielen
move-wake = { $place ->
    [none] Keine Königin wecken
   *[other] Die Königin auf Platz { $place } wecken
}
move-discard = Ablegen: { $cards }
move-knight = Einen Ritter spielen und die { $queen } erobern
move-potion = Einen Schlaftrank gegen die { $queen } spielen
move-defend = { $defend ->
    [true] Die Königin schützen
   *[other] Die Königin nicht schützen
}

## Events
event-dealer-drawn = { $dealer } gibt.
event-dealt = Zwölf Königinnen schlafen, und { $dealer } hat ausgeteilt. { $hands }
event-king-played = { $seat } spielt einen König für die Königin auf Platz { $place }.
event-jester-played = { $seat } spielt einen Hofnarren.
event-knight-played = { $seat } spielt einen Ritter, um die { $queen } von { $target } zu erobern.
event-potion-played = { $seat } spielt einen Schlaftrank gegen { $target }: Die { $queen } soll einschlafen.
event-discarded = { $seat } legt ab: { $cards }.
event-card-revealed = { $seat } deckt auf: { $card }.
event-special-taken = { $seat } nimmt die Karte auf die Hand: { $card }. { $because }
event-counted-last = Das Zählen endet bei { $seat }. { $because }
event-place-chosen = { $seat } wählt Platz { $place }.
event-waking-declined = { $seat } weckt keine Königin.
event-queen-woken = { $seat } weckt die { $queen }. { $because }
event-rival-turned-over = { $seat } hat die { $rival } und deckt die { $queen } auf, die sich wieder schlafen legt. { $because }
event-defended = { $seat } spielt: { $card }. Die { $queen } bleibt. { $because }
event-defence-declined = { $seat } schützt die Königin nicht.
event-queen-taken = { $seat } erobert die { $queen } von { $owner }. { $because }
event-queen-put-to-sleep = { $owner }: Die { $queen } schläft wieder ein, auf Platz { $place }. { $because }
event-reshuffled = { $count ->
    [one] Der Ablagestapel ({ $count } Karte) wird gemischt und ist der neue Nachziehstapel. { $because }
   *[other] Der Ablagestapel ({ $count } Karten) wird gemischt und ist der neue Nachziehstapel. { $because }
}
event-drawn = { $seat } zieht: { $cards }.
event-game-ended = Das Spiel ist aus. Punkte: { $scores }. Platzierung: { $places }. { $because }

## Why
because-SL-21 = Der Nachziehstapel ist aufgebraucht.
because-SL-30 = Ein König weckt eine Königin.
because-SL-32 = Eine Spezialkarte: auf die Hand und noch ein Zug.
because-SL-33 = Eine Zahl: Wer zuletzt gezählt wird, darf eine Königin wecken.
because-SL-34 = Eine Zahl, ein Paar oder eine Addition.
because-SL-35 = Jede einzelne Karte darf abgelegt werden.
because-SL-36 = Ein Ritter erobert eine wache Königin.
because-SL-37 = Ein Schlaftrank versetzt eine wache Königin wieder in den Schlaf.
because-SL-40 = Ein Drache vertreibt den Ritter.
because-SL-41 = Ein Zauberstab hebt die Wirkung des Schlaftranks auf.
because-SL-50 = Die Rosen-Königin weckt eine weitere Königin.
because-SL-51 = Katzen-Königin und Pudel-Königin vertragen sich nicht.
because-SL-60 = Genug Königinnen oder Punkte.
because-SL-62 = Alle Königinnen sind wach: Wer die meisten Punkte hat, gewinnt.

## Refusals
refusal-cards-first = Die Karten sind noch nicht ausgeteilt.
refusal-reveal-first = Zuerst wird eine Karte aufgedeckt.
refusal-draw-first = Zuerst wird nachgezogen.
refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = { $turn } ist an der Reihe.
refusal-another-decides = Jetzt entscheidet { $seat }.
refusal-waking-first = Wähle zuerst eine schlafende Königin.
refusal-defence-first = Zuerst sagt { $seat }, ob die Königin geschützt wird.
refusal-no-such-place = Die Plätze haben die Nummern 1 bis 12.
refusal-queen-awake = Die { $queen }, die dorthin gehört, ist wach.
refusal-rose-must-wake = Die Rosen-Königin bringt eine weitere Königin mit: Du musst eine wecken.
refusal-waking-needs-a-king = Jetzt weckt nur ein König eine Königin.
refusal-no-such-card = Eine Karte „{ $name }“ gibt es nicht.
refusal-not-held = Diese Karte hast du nicht oder nicht so oft auf der Hand: { $card }.
refusal-discard-nothing = Wähle mindestens eine Karte.
refusal-only-numbers-together = Nur Zahlenkarten werden zusammen abgelegt; diese hier nur allein: { $card }.
refusal-not-a-pair = Zwei Karten müssen die gleiche Zahl haben: { $cards }.
refusal-not-an-addition = Das ist keine Addition: { $cards }. Eine Zahl muss die Summe aller anderen sein.
refusal-no-such-queen = Eine Königin „{ $name }“ gibt es nicht.
refusal-queen-twice = Die { $queen } kommt zweimal vor.
refusal-no-target = Niemand sonst hat eine wache Königin; diese Karte kannst du nicht spielen: { $card }.
refusal-queen-asleep = Die { $queen } schläft.
refusal-own-queen = Die { $queen } gehört dir selbst.
refusal-rivals = Du hast die { $rival }, und die { $queen } verträgt sich nicht mit ihr.
refusal-only-in-defence = Drachen und Zauberstäbe spielt man nur zum Schutz; ablegen darfst du sie.

## Help, for a game without tricks (instead of that in cli.ftl)
cli-help =
    Zahl         die Möglichkeit mit dieser Nummer
    ?            diese Hilfe
    score        der Wertungsblock
    last         der letzte Zug
    log          was zuletzt geschah (log 100: mehr davon)
    why KARTE    ob das erlaubt ist oder warum nicht; why allein: alles, was verboten ist
    rules WORT   Regeln nach Nummer oder Wort, zum Beispiel: rules SL-36
    table        der Tisch noch einmal
    quit         die Partie verlassen
refusal-cannot-defend = Das kannst du nicht aufhalten: Dazu fehlt dir eine Karte, { $card }.
