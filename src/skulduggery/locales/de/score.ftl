# The score pad in a terminal: German

## What may be typed, besides the English words
score-word-help = hilfe
score-word-undo = zurück, rückgängig
score-word-redo = wieder, wiederholen
score-word-edit = ändern, ändere
score-word-sheet = blatt, block
score-word-chart = diagramm, kurve
score-word-rename = umbenennen
score-word-dealer = geber, geberin
score-word-option = option
score-word-stats = statistik
score-word-history = verlauf, liste
score-word-open = öffnen, öffne
score-word-export = ausgeben
score-word-import = einlesen
score-word-stop = abbrechen, aufhören
score-word-resume = weiter
score-word-new = neu
score-word-rules = regel, regeln
score-word-quit = ende, beenden
score-word-join = dazu, kommt
score-word-leave = geht, weg
score-word-seats = plätze, sitze
score-word-rounds = durchgänge
score-word-lowest = niedrigste, tiefste, niedrig
score-word-yes = ja, j
score-word-no = nein, n
score-word-mine = meins, meine
score-word-theirs = anderes, andere
score-word-both = beide, beides
score-word-none = niemand, keiner, kein, nein
score-word-pirates = piraten, pirat
score-word-king = könig, skullking
score-word-filler = und, der, die, das, den, fängt, gefangen, königin
score-word-front = vorne, vorderseite, v
score-word-back = hinten, rückseite, r, h
score-word-water = wasser
score-word-takes = nimmt, raubt, erobert
score-word-wakes = weckt, bekommt, hat
score-word-sleeps = schläft, schlafen
score-word-queen-rose = rose, rosen, rosen-königin
score-word-queen-cake = kuchen, kuchen-königin
score-word-queen-rainbow = regenbogen, regenbogen-königin
score-word-queen-starfish = seestern, seestern-königin
score-word-queen-ladybug = marienkäfer, marienkäfer-königin
score-word-queen-moon = mond, mond-königin
score-word-queen-peacock = pfau, pfauen, pfauen-königin
score-word-queen-sunflower = sonnenblume, sonnenblumen, sonnenblumen-königin
score-word-queen-cat = katze, katzen, katzen-königin
score-word-queen-dog = pudel, hund, pudel-königin
score-word-queen-pancake = pfannkuchen, pfannkuchen-königin
score-word-queen-heart = herz, herz-königin

## Beginning and leaving
score-where = Der Wertungsblock liegt in { $file }.
score-new = Ein neues Spiel
score-who = Wer spielt mit? { $lowest } bis { $highest } Namen im Uhrzeigersinn, durch Kommas getrennt; oder Nummern:
score-first-dealer = Wer gibt zuerst? Ein Name oder eine Nummer; Eingabetaste: Das Los entscheidet
score-first-thrower = Wer beginnt? Ein Name oder eine Nummer; Eingabetaste: Das Los entscheidet
score-by-lot = Das Los fällt auf { $name }.
score-begun = { $game }: { $names }
score-going-on = Offen: { $game }, zuletzt beschrieben am { $moment }.
score-hint = Tippe ? für Hilfe.
score-left = Alles steht in { $file }. Leb wohl!
score-no-game = Es ist kein Spiel offen.

## Questions
score-ask-bids = Die Ansagen in dieser Reihenfolge: { $names }
score-ask-tricks = Die Stiche in dieser Reihenfolge: { $names }
score-ask-bonuses = Wer hat Piraten oder den Skull King gefangen? Zum Beispiel „anna 2 piraten“ oder „ben könig“; Eingabetaste: niemand
score-ask-planks = { $name }: Seite der Planke, dann die Felder (1 unten bis 5 oben) von Rot, Gelb, Grün, Blau, oder w für das Wasser, zum Beispiel „vorne 5 4 w 2“
score-ask-queens = Wer hat nun eine Königin? Zum Beispiel „anna rose“, „ben nimmt rose“, „rose schläft“
score-ask-rename = Wer soll anders heißen?
score-ask-name = Neuer Name
score-ask-file = Datei
score-prompt-bids = Ansagen
score-prompt-tricks = Stiche
score-prompt-bonuses = Bonus
score-prompt-planks = Planke
score-prompt-queens = Königinnen
score-yes-no = (j/n)
score-answer-yes-or-no = Bitte j (ja) oder n (nein) antworten.
score-all-the-same = Trotzdem so aufschreiben?
score-drop-bonus = Auch den Bonus wegnehmen?
score-exists = { $file } gibt es schon. Überschreiben?
score-edit-how = Tippe, was sich ändert; mit der Eingabetaste bleibt es, wie es ist.

## What is shown
score-deals = { $dealer } gibt
score-leads = { $leader } spielt aus
score-begins = { $leader } beginnt
score-plank = Planke
score-sum = Σ
score-planks-legend = Je Eintrag: ▲ Vorderseite oder ▼ Rückseite, die Felder (1 unten, 5 oben) von Rot, Gelb, Grün, Blau (~ im Wasser), dann Punkte. Σ: nur die Summe.
score-bonus-legend = { $mark } mit Bonus.
score-warning-legend = { $mark } die Stiche gehen nicht auf.
score-stopped = Das Spiel wurde vorzeitig beendet. Es stand:
score-won = { $count ->
    [one] { $name } gewinnt. ({ $rule })
   *[other] Den Sieg teilen sich: { $name }. ({ $rule })
}
score-after-the-end = Was nun? neu, ändern, zurück, blatt, diagramm, statistik, verlauf, ende
score-caught-pirates = { $count ->
    [one] { $name } { $count } Pirat
   *[other] { $name } { $count } Piraten
}
score-caught-king = { $name } Skull King
score-state-stopped = vorzeitig beendet
score-state-over = zu Ende, { $rule }
score-state-going = läuft
score-nothing-yet = Es ist noch nichts aufgeschrieben.
score-nothing-in = In { $file } ist noch nichts aufgeschrieben.
score-stats-games = Spiele
score-stats-wins = Siege
score-stats-place = Platz im Schnitt
score-stats-made = Ansagen erfüllt
score-stats-best = Bester Durchgang
score-stats-worst = Tiefster Durchgang
score-stats-totals = Endstände, { $game }
score-stats-best-total = Bester
score-stats-average-total = Im Schnitt
score-stats-against = Gegeneinander
score-stats-how = Links gegen oben: so oft davor, so oft dahinter.
score-shared-wins = { $shared ->
    [0] { $wins }
   *[other] { $wins } ({ $shared } geteilt)
}
score-undone = Zurückgenommen.
score-redone = Wiederholt.
score-written = Aufgeschrieben.
score-exported = { $count ->
    [one] { $count } Spiel steht jetzt in { $file }.
   *[other] { $count } Spiele stehen jetzt in { $file }.
}
score-imported = { $count ->
    [one] { $count } Spiel eingelesen,
   *[other] { $count } Spiele eingelesen,
} { $same } schon bekannt.

## What is wrong
score-nobody = „{ $value }“ heißt hier niemand; es spielen: { $candidates }.
score-which-person = „{ $value }“ kann mehrere meinen: { $candidates }.
score-how-many = { $count ->
    [one] Das ist eine Zahl;
   *[other] Das sind { $count } Zahlen;
} nötig sind { $expected } oder je ein Name davor.
score-number-for = { $value ->
    [none] Für { $name } fehlt eine ganze Zahl.
   *[other] Für { $name } fehlt eine ganze Zahl; „{ $value }“ ist keine.
}
score-twice = { $name } ist zweimal genannt.
score-bonus-for = { $value ->
    [none] Was hat { $name } gefangen? Tippe „piraten“ mit ihrer Zahl oder „könig“.
   *[other] Was hat { $name } gefangen? „{ $value }“ gehört nicht dazu; tippe „piraten“ mit ihrer Zahl oder „könig“.
}
score-side-missing = { $value ->
    [none] Zuerst kommt die Seite der Planke: vorne oder hinten.
   *[other] Zuerst kommt die Seite der Planke: vorne oder hinten, nicht „{ $value }“.
}
score-four-spaces = { $count ->
    [one] Das ist ein Feld; es sind vier Piraten: Rot, Gelb, Grün, Blau.
   *[other] Das sind { $count } Felder; es sind vier Piraten: Rot, Gelb, Grün, Blau.
}
score-no-space = „{ $value }“ ist kein Feld; es gibt 1 (unten) bis 5 (oben) und w für das Wasser.
score-which-queen = { $value ->
    [none] Welche Königin? Es gibt: { $candidates }.
   *[other] „{ $value }“ ist nicht genau eine Königin; es gibt: { $candidates }.
}
score-asleep-already = Sie schläft schon: { $queen }.
score-has-her = { $name } hat sie schon: { $queen }.
score-taken-by = { $name } hat sie: { $queen }. Hat ein Ritter sie erobert, tippe „{ $player } nimmt { $word }“.
score-no-round = Einen Durchgang { $value } gibt es nicht zu ändern; tippe die Nummer von einem aus 1 bis { $highest }.
score-no-pad = Ein Spiel { $value } gibt es nicht; sie haben die Nummern 1 bis { $highest }.
score-no-option = „{ $value }“ ist keine Option dieses Spiels; es gibt: { $allowed }.
score-nothing-to-undo = Seit das Spiel geöffnet wurde, ist nichts eingegeben worden. Jeder Durchgang lässt sich ändern: ändern 1
score-nothing-to-redo = Es wurde nichts zurückgenommen.
score-stopped-already = Das Spiel wurde schon vorzeitig beendet; mit „weiter“ geht es weiter.
score-not-stopped = Das Spiel wurde nicht vorzeitig beendet.
score-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
score-unreadable = { $file } lässt sich nicht lesen: { $problem }.
score-missing = Die Datei { $file } gibt es nicht.
score-no-file = { $file } ist keine Datei, in der ein Block liegen könnte.
score-full = { $file } ist voll; beginne eine andere.
score-refused = { $file } wurde nicht angenommen, und nichts wurde geändert. { $problem }
score-written-meanwhile = { $file } ist inzwischen in einem anderen Fenster beschrieben worden; versuche es noch einmal.
score-another-place = Was du eingegeben hast, ist nicht verloren. Tippe eine andere Datei dafür, oder versuche es mit der Eingabetaste noch einmal.
score-last-resort = Das ließ sich nirgends aufbewahren. Es ist das ganze Spiel: In einer Datei lässt es sich wieder öffnen.
score-met = In einem anderen Fenster hat jemand in dasselbe Spiel geschrieben ({ $file }).
score-differing = Dasselbe Spiel steht da auf zwei Arten:
score-mine = meins
score-theirs = anderes
score-which = Welches bleibt: meins, anderes, beide?
score-bad-together = { $first } und { $second } gehen nicht zusammen.
score-bad-needs = { $first } gehört nur zu { $second }.
score-bad-keep = --keep muss eines von { $allowed } sein, nicht { $value }.
score-bad-differing = { $count ->
    [one] Ein Spiel steht hier anders als dort
   *[other] { $count } Spiele stehen hier anders als dort
} ({ $which }); sage, was bleibt: --keep mine, --keep theirs oder --keep both. Nichts wurde geändert.

## Help
score-help =
    ?               diese Hilfe
    zurück, wieder  die letzte Eingabe zurücknehmen oder wiederholen
    ändern N        Durchgang N ändern; alles danach wird neu gerechnet
    blatt, kurve    der ganze Block; ein Diagramm der Summen
    umbenennen A B  A heißt von nun an B
    geber A         A hat zuerst gegeben oder begonnen
    option N=W      eine andere Option, etwa scoring=landlubber
    dazu A          A spielt ab jetzt mit, mit 0 Punkten; dazu A niedrig: mit dem niedrigsten Stand
    geht A          A spielt nicht mehr mit und steht hinter den anderen
    plätze A B C    ab jetzt sitzen sie in dieser Reihenfolge
    durchgänge N    das Spiel hat N Durchgänge
    abbrechen       das Spiel vorzeitig beenden; mit „weiter“ geht es doch weiter
    neu             ein anderes Spiel beginnen
    verlauf         alle Spiele mit ihren Nummern; öffnen N macht mit einem weiter
    statistik       Siege, erfüllte Ansagen, beste und schwächste Durchgänge
    ausgeben DATEI  alle Spiele in eine Datei, .json oder .csv
    einlesen DATEI  Spiele aus einer anderen Datei
    regel ID        der Text einer Regel, zum Beispiel: regel SK-45
    ende            aufhören; alles bleibt aufbewahrt
score-help-skull-king = Ansagen und Stiche: „2 0 1“ in der Reihenfolge der Plätze oder „ben 2“. Der Anfang eines Namens genügt. Bonus: „anna 2 piraten“, „ben könig“, „niemand“.
score-help-skull-king-dice = Ansagen und Stiche: „2 0 1“ in der Reihenfolge der Plätze oder „ben 2“. Der Anfang eines Namens genügt. Bonus: „anna 2 piraten“, „ben könig“, „niemand“.
score-help-skull-queen = „vorne 5 4 w 2“: die Seite, dann wo der rote, gelbe, grüne und blaue Pirat stehen; w ist das Wasser. Mit einem Namen davor für jemand anderen: „ben hinten 1 2 3 w“. Eine Zahl allein ist die Summe der Planke: „15“.
score-help-sleeping-queens = „anna rose“: Anna hat die Rosen-Königin geweckt. „ben nimmt rose“: mit einem Ritter. „rose schläft“: ein Schlaftrank. Mehrere auf einmal: „anna rose mond“.
