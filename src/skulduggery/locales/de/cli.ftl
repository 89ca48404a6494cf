# Command line: Deutsch

## Bad input: one line each
cli-bad-usage = { $problem }
cli-bad-unknown-argument = Unbekanntes Argument: { $argument }. Siehe --help.
cli-bad-argument-missing = Es fehlt: { $argument }. Siehe --help.
cli-bad-value-missing = { $argument } braucht einen Wert. Siehe --help.
cli-bad-value-not-expected = { $argument } nimmt keinen Wert. Siehe --help.
cli-bad-unknown-command = Den Befehl { $argument } gibt es nicht; es gibt: { $commands }.
cli-meant = Meinst du { $meant }?
cli-bad-language = Die Sprache { $value } gibt es nicht; es gibt: { $allowed }.
cli-bad-number = { $what } muss eine ganze Zahl von { $lowest } bis { $highest } sein, nicht { $value }.
cli-bad-game = Ein Spiel { $value } gibt es nicht; es gibt: { $allowed }.
cli-bad-option-form = Eine Option schreibt man als Name=Wert, nicht { $value }.
cli-bad-option-twice = Option { $value } ist zweimal angegeben.
cli-bad-bot = Kein Bot { $value } spielt { $table }; es gibt: { $allowed }.
cli-bad-bot-count = { $value } Bots sind genannt; nenne einen für alle Plätze oder { $expected }, für jeden einen.
cli-bad-bot-file-missing = Es gibt keine Datei { $file } mit einem Bot. Nenne eine vorhandene oder einen Bot aus `skulduggery bots`.
cli-bad-bot-file-no-python = Ein eigener Bot ist eine Python-Datei, deren Name auf .py endet, nicht { $file }.
cli-bad-bot-file-broken = Der Bot in { $file } lässt sich nicht laden: { $problem }.
cli-bad-bot-file-no-choose = { $file } hat keine Funktion choose(view, moves) und ist deshalb kein Bot.
cli-bad-bot-file-failed = Der Bot in { $file } ist gescheitert: { $problem }.
cli-bad-bot-file-answer = Der Bot in { $file } hat mit { $problem } geantwortet; das ist keiner der Züge, die ihm erlaubt waren.
cli-bad-name = Ein Name hat 1 bis 40 Zeichen und ist nicht leer.
cli-bad-file-missing = Die Datei { $file } gibt es nicht.
cli-bad-file-is-folder = { $file } ist ein Ordner, keine Datei.
cli-bad-file-unreadable = { $file } lässt sich nicht lesen: { $problem }.
cli-bad-file-empty = { $file } enthält keine Aufzeichnung.
cli-bad-file-exists = { $file } gibt es schon; wähle einen anderen Namen oder überschreibe mit --force.
cli-bad-file-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
cli-bad-folder-missing = Den Ordner von { $file } gibt es nicht.
cli-bad-game-number = { $file } hat keine Partie { $value }; es gibt die Partien 1 bis { $highest }.
cli-bad-step = Einen Schritt { $value } gibt es nicht; es gibt die Schritte 1 bis { $highest }.
cli-bad-record = { $problem }
cli-bad-rule = Eine Regel { $value } gibt es nicht; am nächsten kommen: { $nearest }.
cli-bad-rulebook = Für { $table } gibt es kein Regelbuch.
cli-bad-rules-nothing = Keine Regel erwähnt { $value }. Jedes Wort muss vorkommen, auf { $language }; versuch ein kürzeres oder anderes, oder lies das Buch: skulduggery rules { $table }.
cli-language = Deutsch
cli-bad-resume-none = Es gibt keine angefangene Partie. Eine Partie wird behalten, wenn du sie verlässt.
cli-bad-resume-over = Die Partie in { $file } ist zu Ende, da gibt es nichts weiterzuspielen. „skulduggery replay“ zeigt sie.
cli-bad-resume-people = In der Partie in { $file } spielen { $count } Menschen; hier geht nur eine Partie mit einem Menschen gegen Bots weiter.
cli-bad-resume-several = { $file } enthält { $count } Partien; --resume braucht eine Datei mit einer.
cli-bad-resume-with = --resume nimmt Spiel, Spielerzahl, Bots und Optionen aus der Partie; lass { $argument } weg.
cli-bad-commitment = Eine Festlegung hat 64 hexadezimale Ziffern; { $value } ist keine.
cli-bad-config-unknown = Eine Einstellung { $where } gibt es nicht; am nächsten kommen: { $nearest }. Alle zeigt: skulduggery serve --show-config
cli-bad-config-number = { $where } muss eine ganze Zahl von { $lowest } bis { $highest } sein, nicht { $value }.
cli-bad-config-choice = { $where } muss eines von { $allowed } sein, nicht { $value }.
cli-bad-config-text = { $where } muss ein Text in einer Zeile sein, nicht { $value }.
cli-bad-config-list = { $where } muss eine Liste von Texten sein wie ["eins", "zwei"], nicht { $value }.
cli-bad-config-section = { $where } muss ein Abschnitt mit der Überschrift [{ $section }] sein.
cli-bad-config-hosts = { $where } müssen Namen wie play.example.org sein, ohne https:// und ohne Port, oder * für jeden; nicht { $value }.
cli-bad-config-origins = { $where } muss Websites nennen wie https://play.example.org, ohne Pfad, nicht { $value }.
cli-bad-config-proxies = { $where } muss Adressen oder Netze nennen wie 127.0.0.1 oder 10.0.0.0/8, nicht { $value }.
cli-bad-config-database = { $where } muss eine Datei oder postgresql://BENUTZER@RECHNER/NAME sein, nicht { $value }.
cli-bad-config-toml = { $file } ist kein TOML: { $problem }.
cli-bad-server-port-taken = Port { $port } auf { $host } ist von einem anderen Programm belegt; wähle einen anderen mit --port, oder mit --port 0 irgendeinen freien.
cli-bad-server-port-forbidden = Port { $port } auf { $host } ist dir nicht erlaubt; wähle mit --port einen von 1024 bis 65535.
cli-bad-server-host-unknown = Kein Rechner heißt { $host }; nimm --host 127.0.0.1 nur für diesen Rechner, --host 0.0.0.0 für das Netzwerk.
cli-bad-server-host-elsewhere = { $host } ist keine Adresse dieses Rechners; nimm --host 127.0.0.1 nur für diesen Rechner, --host 0.0.0.0 für das Netzwerk.
cli-bad-server-unlistenable = Der Server kann auf { $host }, Port { $port } nicht lauschen: { $problem }.
cli-bad-database = Die Datenbank ist nicht zu gebrauchen: { $problem }
cli-bad-workers-need-postgres = --workers { $workers } braucht PostgreSQL (--database postgresql://USER@HOST/NAME): Eine SQLite-Datei kann nur ein einziger Prozess benutzen.
cli-bad-workers-not-here = --workers { $workers } gibt es unter Windows nicht; nimm dort --workers 1.
cli-bad-backup-exists = { $file } gibt es schon, und eine Sicherung überschreibt nichts; wähle einen anderen Namen.
cli-bad-decimal = { $what } muss eine Zahl von { $lowest } bis { $highest } sein, nicht { $value }.
cli-bad-drill-database = --database muss sqlite oder postgres sein, nicht { $value }.
cli-bad-drill-needs-postgres = --servers, --workers, --cut-bus und --dsn brauchen --database postgres: Eine Datei kann nur ein einziger Prozess benutzen.
cli-bad-drill-needs-servers = --cut-bus braucht --servers 2 oder mehr: Ein Server hört von keinem anderen.
cli-bad-drill-dsn = --dsn muss postgresql://USER@HOST/NAME sein.
cli-bad-drill-no-postgres = Die Übung braucht PostgreSQL: { $problem }. Nenne ein leeres mit --dsn.
cli-bad-drill-no-start = Der Server für die Übung startet nicht: { $problem }
cli-bad-drill-flood = --only muss Fluten nennen, mit Kommas dazwischen: { $allowed }; nicht { $value }.
cli-bad-drill-page = Diese Übung braucht die Quellen von Skulduggery: Starte dort ./skulduggery drill page.
cli-bad-extra = Dafür fehlt ein Teil des Programms. Installiere ihn mit: pip install "skulduggery[{ $extra }]"
cli-bad-system = Das hat nicht geklappt: { $problem }.
cli-bad-bug = Im Programm selbst steckt ein Fehler: { $problem }. Bitte melde ihn; SKULDUGGERY_DEBUG=1 zeigt mehr.

## simulate
cli-simulate-progress = { $game }
cli-simulate-done = { $games ->
    [one] { $games } Partie { $game } in { $seconds } s, Startwert { $seed }.
   *[other] { $games } Partien { $game } in { $seconds } s, Startwert { $seed }.
}
cli-simulate-stopped = Abgebrochen nach { $games } von { $of } Partien { $game }, Startwert { $seed }.

## check
cli-check-progress = { $file }
cli-check-where = { $file }, Partie { $number } (Zeile { $line })
cli-check-where-step = { $file }, Partie { $number } (Zeile { $line }), Schritt { $step }
cli-check-unread = { $count ->
    [one] Eine Datei konnte nicht geprüft werden.
   *[other] { $count } Dateien konnten nicht geprüft werden.
}
cli-check-good = { $games ->
    [one] { $games } Partie geprüft, sie ist in Ordnung.
   *[other] { $games } Partien geprüft, alle sind in Ordnung.
}
cli-check-bad = { $games ->
    [one] { $games } Partie geprüft, sie ist fehlerhaft.
   *[other] { $games } Partien geprüft, davon { $bad } fehlerhaft.
}

## verify
cli-verify-no-proof = Die Aufzeichnung enthält keinen Beweis ({ $where }), also lässt sich nicht nachprüfen, wie gemischt wurde.
cli-verify-scheme-unknown = Der Beweis folgt dem Verfahren { $value }; das einzige bekannte ist { $known }.
cli-verify-not-hex = { $where } muss aus 64 hexadezimalen Ziffern bestehen, nicht { $value }.
cli-verify-commitment-differs = { $where } ist { $value }, aber das Geheimnis ergibt { $expected }.
cli-verify-noted-differs = { $where } ist { $value }, aber du hast { $expected } notiert.
cli-verify-draw-differs = { $where } ist { $value }, aber das Geheimnis und die Wörter ergeben { $expected }.
cli-verify-from-step-outside = { $where } ist { $value }, aber die Aufzeichnung hat { $highest } Schritte.
cli-verify-given = { $steps ->
    [one] Diese Partie ging von einer gegebenen Stellung aus: Der erste Schritt war vorgegeben und beweist nichts; alles danach wurde geprüft.
   *[other] Diese Partie ging von einer gegebenen Stellung aus: Die ersten { $steps } Schritte waren vorgegeben und beweisen nichts; alles danach wurde geprüft.
}
cli-verify-good = { $games ->
    [one] { $games } Partie nachgeprüft: Alles Geben, Mischen und Würfeln folgt aus dem Geheimnis und den Wörtern.
   *[other] { $games } Partien nachgeprüft: Alles Geben, Mischen und Würfeln folgt aus dem Geheimnis und den Wörtern.
}
cli-verify-bad = { $games ->
    [one] { $games } Partie untersucht, sie ist nicht in Ordnung.
   *[other] { $games } Partien untersucht; nicht in Ordnung: { $bad }.
}
cli-verify-compare = { $count ->
    [0] Die Festlegung lautet { $commitment }, und niemand hat ein Wort genannt: War es vor der Partie auch so?
   *[other] Die Festlegung lautet { $commitment }, die Wörter: { $words }. War es vor der Partie auch so?
}

## games, rules
cli-games-players = { $game }, für { $lowest } bis { $highest } Personen
cli-rules-count = { $game }: { $count } Regeln
cli-rules-found = { $count ->
    [one] Eine Regel erwähnt { $value }.
   *[other] { $count } Regeln erwähnen { $value }.
 }
cli-kind-rule = Regel
cli-kind-ruling = Auslegung
cli-kind-fact = Fakt
cli-kind-example = Beispiel
cli-kind-option = Einstellung

## replay
cli-replay-unfinished = Die Partie wurde nicht zu Ende gespielt.

## serve
cli-serve-ready = Skulduggery { $version } ist bereit.
cli-serve-here = Auf diesem Rechner: { $address }
cli-serve-network = In deinem Netzwerk: { $address }
cli-serve-phones = Handys und andere Rechner in deinem Netzwerk können mitspielen mit: skulduggery serve --host 0.0.0.0
cli-serve-alone = Soll sonst niemand mitspielen können, starte mit: skulduggery serve --open
cli-serve-stop = Ctrl-C beendet es.
cli-serve-stopped = Beendet. Nichts ist verloren: Die Partien gehen beim nächsten Start weiter.
cli-serve-already = Skulduggery läuft schon: { $address }
cli-serve-other-port = Port { $port } ist von einem anderen Programm belegt, also wird ein anderer genommen.

## backup
cli-backup-done = Die Sicherung liegt in { $file } ({ $size }).

## doctor
cli-bad-doctor-postgres = doctor untersucht Dateien von SQLite; für PostgreSQL gibt es pg_amcheck und eigene Sicherungen.
cli-doctor-running = Auf dieser Datenbank läuft ein Server. Was hier steht, ist ihr Zustand in einem Augenblick.
cli-doctor-page = SQLite meldet: { $problem }
cli-doctor-rows = In der Tabelle { $name } fehlen Zeilen; { $rows } waren lesbar.
cli-doctor-log = Log { $log }: { $problem }. { $sound } von { $read } lesbaren Einträgen sind gut und können gerettet werden.
cli-doctor-log-lost = Log { $log }: { $problem }. Davon kann nichts gerettet werden.
cli-doctor-problem-gap = es fehlen Einträge
cli-doctor-problem-undecodable = ein Eintrag ist nicht zu entziffern
cli-doctor-problem-unfoldable = ein Eintrag passt nicht zu denen davor
cli-doctor-problem-cut = das Ende fehlt
cli-doctor-problem-lost = es gibt keinen Eintrag davon
cli-doctor-game = Beendetes Spiel { $table }: Die Aufzeichnung ist nicht gut ({ $reason }).
cli-doctor-more = ... und { $count } weitere dieser Art.
cli-doctor-counted = Gelesen: { $entries } Einträge in { $logs } Logs, { $games } beendete Spiele.
cli-doctor-unknown = { $count ->
    [one] { $count } Tisch oder Spiel hat Regeln, die diese Version nicht kennt, und wurde nicht weiter untersucht.
   *[other] { $count } Tische oder Spiele haben Regeln, die diese Version nicht kennt, und wurden nicht weiter untersucht.
}
cli-doctor-sound = Die Datenbank ist in Ordnung.
cli-doctor-damaged = Die Datenbank ist beschädigt.
cli-doctor-how = Eine Sicherung kann besser sein als der Rest. So kommt alles Lesbare in eine neue Datei: den Server anhalten, dann doctor --rescue NEU.
cli-doctor-rescued = Gerettet in { $file }: { $tables } Tische, von denen { $cut } bei einem früheren Eintrag weitergehen, und { $games } beendete Spiele.

## reports
cli-reports-none = Niemand hat etwas gemeldet.
cli-reports-when = Wann
cli-reports-by = Von
cli-reports-about = Über
cli-reports-table = Tisch
cli-reports-text = Meldung
cli-reports-excerpt = Chat

## drill
cli-drill-crash-progress = Absturzübung
cli-drill-crash-ran = { $tables } Partien auf { $servers ->
    [one] { $servers } Server
   *[other] { $servers } Servern
} mit { $database }, { $games } gleichzeitig; { $kills }-mal wurde ein Server getötet, { $cuts }-mal der Bus unterbrochen ({ $seconds } s).
cli-drill-crash-moves = Bestätigt: { $acknowledged }, davon erst beim zweiten Senden: { $repeated }. Gespeichert: { $stored }. Gespeichert, ohne dass der Absender es erfuhr: { $unacknowledged }. Längstes Warten auf eine Bestätigung: { $slowest_ms } ms; längste Zeit zwischen dem Ersten und dem Letzten, der einen Zug sah: { $latest_ms } ms.
cli-drill-crash-good = Nichts ist verloren, nichts steht doppelt da, jede Partie ging weiter, und alle sahen dieselbe Geschichte.
cli-drill-crash-bad = Das ist nicht in Ordnung. Verloren: { $lost }; an anderer Stelle: { $misplaced }; doppelt: { $doubled }; Protokolle mit Lücken: { $gaps }; unlesbar: { $unreadable }; strittige Momente: { $disputed }; ohne Aufzeichnung: { $unrecorded }; stecken geblieben: { $stuck }; Fehler: { $errors }.
cli-drill-leak-progress = Verratsübung
cli-drill-leak-ran = { $games } Partien und { $pairs } Paare von Partien; { $frames } Nachrichten wurden empfangen und { $rebuilt }-mal aus anderen Wahrheiten nachgebaut ({ $seconds } s).
cli-drill-leak-good = Niemand erfuhr etwas, das er nicht wissen darf.
cli-drill-leak-bad = Nachrichten, die zu viel verraten: { $leaks }. Eine von jeder Art:
cli-drill-leak-finding = { $game }, { $seats } Spieler, Eintrag { $seq }, an { $to }: { $where } ist { $told }; in einer anderen Wahrheit wäre es { $otherwise }
cli-drill-soak-progress = Dauerübung
cli-drill-soak-ran = { $tables } Tische, { $finished } beendete Partien, { $moves } Züge ({ $seconds } s).
cli-drill-soak-memory = Speicher: zuerst { $before } MB, zuletzt { $after } MB, höchstens { $most } MB
cli-drill-soak-files = Offene Dateien: zuerst { $before }, zuletzt { $after }, höchstens { $most }
cli-drill-soak-tasks = Aufgaben: zuerst { $before }, zuletzt { $after }, höchstens { $most }
cli-drill-soak-tables = Gehaltene Tische: zuerst { $before }, zuletzt { $after }, höchstens { $most }
cli-drill-soak-good = Alles bleibt, wie es ist.
cli-drill-soak-bad = Das ist nicht in Ordnung: Etwas wächst, oder der Server meldete Fehler.
cli-drill-flood-progress = Flutübung
cli-drill-flood-ran = { $floods } Fluten; währenddessen machte jemand { $moves } Züge ({ $seconds } s).
cli-drill-flood-baseline = Ungestört wartete der Spieler { $p50 } ms (in der Hälfte der Fälle höchstens), { $p99 } ms (in 99 von 100), { $most } ms (nie länger).
cli-drill-flood-found = { $flood ->
    [pings] Pings
    [pongs] Pongs
    [continuations] Leere Teile einer Nachricht
    [unread-pings] Pings, Antworten ungelesen
    [strangers] Texte ohne Cookie
    [silent] Stumme Verbindungen
    [trickles] Anfragen ohne Ende
    [sockets] Zu viele Sockets
    [requests] Zu viele Anfragen
    [codes] Falsche Codes
   *[guests] Neue Gäste
}: Spieler { $p50 } / { $p99 } / { $most } ms, Speicher { $memory } MB, { $cut ->
    [yes] abgeschnitten
   *[no] nicht abgeschnitten
}, { $logged ->
    [yes] protokolliert
    [no] nicht protokolliert
   *[none] nichts für das Protokoll
}, { $served ->
    [yes] andere wurden bedient
   *[no] andere wurden nicht bedient
}: { $good ->
    [yes] in Ordnung
   *[no] NICHT IN ORDNUNG
}.
cli-drill-flood-good = Keine Flut ließ jemanden warten.
cli-drill-flood-bad = Das ist nicht in Ordnung: Eine Flut ließ andere warten, ließ den Server wachsen oder blieb unbemerkt.
cli-drill-fault = - { $problem }
cli-drill-more-faults = Und { $count } weitere; --json zeigt alle.

## Menu
cli-menu-game = Welches Spiel?
cli-menu-players = Wie viele spielen mit, du eingeschlossen?
cli-menu-bots = Gegen wen?
cli-menu-again = Nicht „{ $value }“: Wähle aus { $allowed }.

## play: the frame
cli-captain = Kapitän
cli-welcome = { $game }. Startwert { $seed }.
cli-hint = Tippe die Nummer einer Möglichkeit oder ? für Hilfe.
cli-prompt = >{ " " }
cli-your-turn = Deine Möglichkeiten:
cli-quit-sure = Die Partie verlassen? (j/n)
cli-left = Leb wohl!
cli-resume = Später weiterspielen: skulduggery play --resume
cli-resume-file = Später weiterspielen: skulduggery play --resume { $file }
cli-welcome-back = Willkommen zurück bei { $game }.
cli-group-king = Einen König spielen und eine Königin wecken, auf Platz
cli-group-wake = Eine Königin wecken, auf Platz
cli-saved = Die Aufzeichnung der Partie steht in { $file }.
cli-not-understood = Mit „{ $value }“ ist hier nichts anzufangen; tippe ? für Hilfe.
cli-no-such-choice = Die Möglichkeit { $value } gibt es nicht; wähle von 1 bis { $highest }.
cli-two-meanings = „{ $value }“ kann eine Karte oder eine Möglichkeit sein: Tippe #{ $value } für „{ $label }“ oder „play { $value }“ für die Karte.
cli-why-allowed = „{ $label }“ ist erlaubt.
cli-why-nothing = Die Regeln verbieten keine deiner Möglichkeiten.
cli-rules-how = Tippe die Nummer einer Regel, zum Beispiel: rules { $rule }
cli-no-trick = Es wurde noch kein Stich gespielt.
cli-sheet-empty = Es ist noch nichts gewertet.
cli-sheet-legend = Je Eintrag: Stiche/Ansage, dann Punkte.
cli-help =
    Zahl         die Möglichkeit mit dieser Nummer
    ?            diese Hilfe
    score        der Wertungsblock
    last         der letzte Stich
    log          was zuletzt geschah (log 100: mehr davon)
    why KARTE    ob das erlaubt ist oder warum nicht; why allein: alles, was verboten ist
    rules WORT   Regeln nach Nummer oder Wort, zum Beispiel: rules SK-45
    table        der Tisch noch einmal
    quit         die Partie verlassen
cli-notation = Züge schreibst du wie in einer Aufzeichnung.
cli-notation-skull-king = Karten: Y12 (gelb), R3 (rot), B7 (blau), K1 (schwarz), E Escape, P Pirat, M Mermaid, SK Skull King; „SM pirate“ oder „SM escape“. Ansagen: eine Zahl.
cli-notation-skull-king-dice = Würfel: K schwarz, B blau, R rot, Y gelb, SK Skull King, P Pirat, M Mermaid. Ansagen: eine Zahl.
cli-notation-skull-queen = Aufstellen: front (Vorderseite) oder back (Rückseite), dann die Felder (1 bis 5) des roten, gelben, grünen und blauen Piraten, zum Beispiel: front 3 5 3 1. Karten: R7, Y4 (gelb), G12 (grün), B3; „play 0“ für das Äffchen, „play 13“ für den Ersten Maat.
cli-notation-sleeping-queens = king 7 (König: weckt die Königin auf Platz 7), jester (Hofnarr), knight cat (Ritter), potion heart (Schlaftrank), 2 3 5 (legt sie zusammen ab), discard 4, wake 3, ja oder nein (Königin schützen).

## play: the table
cli-round-heading = Durchgang { $round } von { $rounds }
cli-trick-heading = Durchgang { $round } von { $rounds }, Stich { $trick } von { $tricks }
cli-deal = Durchgang { $round }, { $dealer } gibt
cli-start = Durchgang { $round }, { $dealer } beginnt
cli-deals = ({ $dealer } gibt)
cli-begins = ({ $dealer } beginnt)
cli-your-hand = Deine Hand:
cli-bid = Ansage
cli-won = Stiche
cli-bonus = Bonus
cli-points = Punkte
cli-total = Gesamt
cli-rule = Regel
cli-trick = Stich
cli-place = Platz
cli-round-short = Nr.
cli-scores = Wertung von Durchgang { $round }
cli-wins-now = führt
cli-balance = { $bid } angesagt, { $tricks } zu vergeben
cli-memory = In diesem Durchgang gespielt:
cli-planks-shown = Alle Planken werden aufgedeckt:
cli-side-values = { $word }, die { $side }: breites Ende  { $values }  schmales Ende
cli-trick-so-far = Stich:
cli-centre = Tischmitte:
cli-now = Jetzt
cli-card-chosen = { $seat } hat eine Karte gewählt.
cli-you-lead = Du spielst diesen Stich aus.
cli-ghost = Geist
cli-nobody = niemand
cli-if-it-ended = Wäre der Stich jetzt zu Ende:
cli-goal = Ziel: { $queens } Königinnen oder { $points } Punkte
cli-queens = Königinnen
cli-asleep = Es schlafen:
cli-piles = Nachziehstapel { $pile }, Ablagestapel:
cli-holds = auf der Hand: { $cards }
