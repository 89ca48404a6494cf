# Server: Deutsch

## Requests that were refused: tables and seats
server-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link oder den Code, oder eröffne selbst einen Tisch.
server-table-over = Dieser Tisch ist geschlossen, hier ändert sich nichts mehr. Du kannst einen neuen eröffnen.
server-table-worn-out = An diesem Tisch ist so viel geschehen, dass hier nur noch Züge angenommen werden. Du kannst einen neuen Tisch eröffnen.
server-table-full = Alle { $seats } Plätze sind besetzt. Du kannst zuschauen oder einen anderen Tisch eröffnen.
server-already-playing = Die Partie hat begonnen, das lässt sich jetzt nicht mehr ändern.
server-position-fixed = An diesem Tisch wird eine andere Partie weitergespielt, darum bleiben die Einstellungen, wie sie sind.
server-not-playing = Hier läuft noch keine Partie; das geht, sobald sie begonnen hat.
server-banned = Du wurdest von diesem Tisch weggeschickt und kannst dich hier nicht wieder setzen.
server-already-seated = Du hast an diesem Tisch schon einen Platz.
server-seat-taken = Platz { $number } ist besetzt. Wähle einen anderen.
server-seat-empty = Platz { $number } ist schon leer.
server-no-such-seat = Einen Platz { $value } gibt es nicht; die Plätze haben die Nummern 0 bis { $highest }.
server-not-seated = Du hast an diesem Tisch keinen Platz. Setz dich zuerst.
server-left-already = An diesem Platz spielt schon ein Bot weiter.
server-never-away = Du bist schon am Tisch; niemand spielt für dich.
server-no-spectators = Diesen Tisch sehen nur die, die mitspielen. Frag, ob man dich zuschauen lässt.

## Requests that were refused: what the host does
server-not-host = Das darf nur, wer den Tisch leitet.
server-host-stays = Wer den Tisch leitet, kann nicht weggeschickt werden. Übergib den Tisch zuerst jemand anderem.
server-not-a-person = Auf Platz { $number } sitzt niemand, dem man den Tisch übergeben könnte. Wähle einen Platz mit einem Menschen.
server-too-few-seats = { $seated } Plätze sind besetzt, { $seats } sind also zu wenig. Wähle mehr Plätze oder schick zuerst jemanden weg.
server-seats-empty = { $count ->
    [one] { $count } Platz ist noch leer. Lade jemanden ein oder setz einen Bot dazu.
   *[other] { $count } Plätze sind noch leer. Lade Leute ein oder setz Bots dazu.
}
server-not-ready = Auf Platz { $number } ist noch jemand nicht bereit. Bitte warte einen Augenblick.
server-game-unknown = Ein Spiel { $value } gibt es nicht; es gibt: { $allowed }.
server-bot-unknown = Einen Bot { $value } gibt es nicht; es gibt: { $allowed }.
server-too-many-tables = Auf diesem Server ist kein Platz für weitere Tische. Bitte versuch es später noch einmal.

## Requests that were refused: playing
server-paused = Die Partie ist angehalten. Sie geht weiter, wenn die Pause am Tisch beendet wird.
server-not-paused = Die Partie ist nicht angehalten.
server-bot-plays = Gerade entscheidet ein Bot für dich. Komm an den Tisch zurück, um weiterzuspielen.
server-bad-move = Dieser Zug ist nicht lesbar: { $problem }
server-old-prompt = Das beantwortet eine frühere Frage. Schau auf den Tisch und wähle neu.
server-not-asked = Du bist nicht am Zug. Warte, bis du gefragt wirst.
server-rematch-too-early = Eine Revanche ist möglich, sobald diese Partie zu Ende ist.
server-take-back-pending = Es möchte schon jemand einen Zug zurücknehmen. Warte, bis alle geantwortet haben.
server-take-back-too-late = Du kannst hier nichts zurücknehmen: Die Partie ist schon weitergegangen.
server-take-back-revealed = Das lässt sich nicht zurücknehmen: Es hat etwas gezeigt, das verdeckt war.
server-take-back-none = Niemand möchte einen Zug zurücknehmen.
server-take-back-not-yours = Diese Bitte kann nur zurückziehen, wer sie gestellt hat.
server-take-back-not-asked = Du wirst hier nicht um Zustimmung gefragt, oder du hast sie schon gegeben.

## Requests that were refused: the table's log
server-game-gone = An diesem Tisch wird { $value } gespielt, ein Spiel, das dieser Server nicht kennt. Hier geht es nicht weiter; die Tischleitung kann den Tisch schließen.
server-rules-unknown = An diesem Tisch gilt Version { $value } der Regeln, die dieser Server nicht mehr hat (seine neueste ist { $known }). Hier geht es nicht weiter; die Tischleitung kann den Tisch schließen.
server-rules-newer = An diesem Tisch gilt Version { $value } der Regeln; dieser Server kennt höchstens Version { $known }. Auf einem neueren Server geht es weiter: Bitte versuch es später noch einmal.
server-opened-twice = Das Protokoll dieses Tisches ist beschädigt, er lässt sich nicht öffnen. Bitte sag es denen, die diesen Server betreiben.
server-table-damaged = Die Aufzeichnung dieses Tisches ist beschädigt; deshalb geht es hier nicht weiter. Wer diesen Server betreibt, ist benachrichtigt. Andere Tische sind nicht betroffen.

## Requests that were refused: messages and limits
server-busy = Hier ist zu viel gleichzeitig geschehen. Bitte versuch es noch einmal.
server-unavailable = Der Server erreicht seine Datenbank gerade nicht. Was bestätigt wurde, ist nicht verloren; bitte versuch es gleich noch einmal.
server-damaged = Was du haben wolltest, ist in der Datenbank des Servers beschädigt. Wer diesen Server betreibt, ist benachrichtigt. Alles andere ist nicht betroffen.
server-stopping = Der Server startet neu. Deine Partie bleibt erhalten; komm gleich wieder.
server-forgotten = Deine Daten sind gelöscht, wie du es wolltest. Leb wohl!
server-not-a-guest = Der Server kennt dich noch nicht. Wähle zuerst einen Namen.
server-too-many-sockets = Es sind gerade zu viele Geräte verbunden. Schließ andere Fenster oder versuch es später noch einmal.
server-too-large = Diese Nachricht hat { $bytes } Bytes; höchstens { $most } sind erlaubt.
server-bad-message = Diese Nachricht ist nicht zu verstehen: { $problem }
server-not-json = Diese Nachricht ist kein gültiges JSON.
server-too-deep = Das JSON ist zu tief verschachtelt; erlaubt sind höchstens { $most } Ebenen.
server-too-fast = { $seconds ->
    [one] Das war zu viel auf einmal. Bitte warte { $seconds } Sekunde.
   *[other] Das war zu viel auf einmal. Bitte warte { $seconds } Sekunden.
}
server-flood = Von diesem Gerät kamen viel zu viele Nachrichten, deshalb wird die Verbindung getrennt.

## Requests that were refused: chat
server-chat-one-thing = Sag eines nach dem anderen: einen fertigen Satz, ein Bildchen oder eigene Worte.
server-chat-phrases-only = An diesem Tisch sind nur fertige Sätze und Bildchen erlaubt.
server-chat-empty = Darin gibt es nichts zu lesen. Schreib 1 bis { $most } Zeichen.
server-chat-hushed = Du wurdest gebeten, an diesem Tisch nichts mehr zu schreiben.
server-chat-too-fast = { $seconds ->
    [one] Du schreibst sehr schnell. Bitte warte { $seconds } Sekunde.
   *[other] Du schreibst sehr schnell. Bitte warte { $seconds } Sekunden.
}
server-chat-from-tv = Vom gemeinsamen Bildschirm aus kann niemand schreiben. Nimm dein eigenes Gerät.
server-phrase-unknown = Einen fertigen Satz { $value } gibt es nicht; es gibt: { $allowed }.
server-emote-unknown = Ein Bildchen { $value } gibt es nicht; es gibt: { $allowed }.
server-who-unknown = Diese Person ist nicht an diesem Tisch und war auch nicht hier.
server-who-yourself = Das geht nicht mit dir selbst. Wähle jemand anderen.
server-report-empty = Nenne jemanden oder schreib, was geschehen ist, damit wir wissen, worum es geht.
server-report-too-often = { $minutes ->
    [one] Du hast gerade schon viel gemeldet. Bitte warte { $minutes } Minute.
   *[other] Du hast gerade schon viel gemeldet. Bitte warte { $minutes } Minuten.
}

## Quick phrases
phrase-hello = Hallo!
phrase-welcome-back = Schön, dass du wieder da bist!
phrase-good-luck = Viel Glück!
phrase-have-fun = Viel Spaß!
phrase-well-played = Gut gespielt!
phrase-nice-bid = Gut angesagt!
phrase-nice-move = Schöner Zug!
phrase-good-game = Schöne Partie!
phrase-congratulations = Herzlichen Glückwunsch!
phrase-thanks = Danke!
phrase-you-are-welcome = Gern geschehen!
phrase-sorry = Tut mir leid!
phrase-no-problem = Kein Problem!
phrase-your-turn = Du bist dran, in aller Ruhe.
phrase-hurry = Bitte ein bisschen schneller.
phrase-one-moment = Einen Moment, bitte.
phrase-back-again = Da bin ich wieder!
phrase-oh-no = Oh nein!
phrase-phew = Puh, das war knapp!
phrase-lucky = So ein Glück!
phrase-unlucky = So ein Pech!
phrase-yo-ho-ho = Johoho!
phrase-you-are-mine = Dich kriege ich!
phrase-revenge = Das merke ich mir!
phrase-play-again = Spielen wir noch einmal?
phrase-last-one = Das ist heute meine letzte Partie.
phrase-must-go = Ich muss los.
phrase-goodbye = Tschüss!

## Emotes: a word for whoever does not see the picture
emote-laugh = lacht
emote-cry = weint
emote-wink = zwinkert
emote-angry = ist wütend
emote-shocked = ist entsetzt
emote-clap = klatscht
emote-think = denkt nach
emote-sleep = schläft ein
emote-heart = Herz
emote-thumbs-up = Daumen hoch
emote-skull = Totenkopf
emote-parrot = Papagei
emote-rum = ein Becher Rum
emote-crown = Krone

## Notices: what happens around the game
# $player is the name at the notice's seat; of somebody who has left, the name that stood there before. For
# host-passed it is the name at `host_seat`. $ready is that of the chair, $closed that of the table.
notice-opened = Der Tisch ist eröffnet.
notice-settings-changed = Die Einstellungen des Tisches wurden geändert.
notice-sat-down = { $player } setzt sich an den Tisch.
notice-stood-up = { $player } verlässt den Tisch.
notice-kicked = { $player } wurde vom Tisch weggeschickt.
notice-bot-seated = { $player } kommt an den Tisch: ein Bot.
notice-bot-dismissed = Der Bot { $player } verlässt den Tisch.
notice-readied = { $ready ->
    [true] { $player } ist bereit.
   *[false] { $player } ist nicht mehr bereit.
}
notice-host-passed = { $player } leitet jetzt den Tisch.
notice-started = Die Partie beginnt!
notice-timed-out = Die Zeit von { $player } ist um; ein Bot entscheidet.
notice-taken-over = Für { $player } spielt vorerst ein Bot.
notice-came-back = { $player } ist wieder da.
notice-paused = Die Partie ist angehalten.
notice-resumed = Die Partie geht weiter.
notice-take-back-asked = { $player } möchte einen Zug zurücknehmen.
notice-take-back-answered = { $agreed ->
    [true] { $player } ist einverstanden: Der Zug darf zurückgenommen werden.
   *[false] { $player } möchte nicht, dass der Zug zurückgenommen wird.
}
notice-take-back-withdrawn = Die Bitte, einen Zug zurückzunehmen, ist zurückgezogen.
notice-rematch-opened = Es gibt eine Revanche: Ein neuer Tisch ist eröffnet.
notice-abandoned = { $closed ->
    [deserted] Der Tisch ist geschlossen: Alle sind gegangen.
   *[closed] Der Tisch wurde geschlossen.
}

## Requests that were refused: the HTTP API
server-bad-name = Ein Name braucht 1 bis { $most } sichtbare Zeichen.
server-bad-request = Diese Anfrage ist nicht zu verstehen: { $problem }
server-no-such-page = Unter dieser Adresse gibt es nichts.
server-wrong-method = Diese Methode geht hier nicht; erlaubt: { $allowed }.
server-foreign-host = Dieser Server hört nicht auf den Namen { $host }. Wenn es deiner ist, trage den Namen in die Einstellung hosts ein (--hosts { $host }).
server-foreign-page = Diese Anfrage kommt von der Seite einer anderen Website und wird deshalb abgelehnt.
server-only-json = Der Inhalt muss JSON sein (application/json), nicht { $value }.
server-body-too-large = Diese Anfrage ist zu groß; erlaubt sind höchstens { $most } Bytes.
server-no-such-code = Kein Tisch hat diesen Code. Prüfe die fünf Buchstaben oder bitte um einen Link: Codes gelten nur einige Stunden.
server-still-playing = Dieses Spiel ist noch nicht zu Ende. Erst danach kann seine Aufzeichnung gelesen werden.
server-never-played = An diesem Tisch wurde nicht gespielt, also gibt es keine Aufzeichnung.
server-film-too-long = Diese Partie hat { $steps } Schritte; höchstens { $most } können gezeigt werden.
server-no-such-game-in-file = In dieser Datei gibt es keine Partie { $value }; sie sind von 1 bis { $highest } nummeriert.
server-one-source = Nenne entweder einen Tisch oder eine Aufzeichnung, von der aus weitergespielt wird, und nur eines von beiden.
server-no-such-step = Einen Schritt { $value } gibt es in dieser Partie nicht; die Schritte gehen von 0 (dem Anfang) bis { $highest }.
server-position-over = Nach Schritt { $value } ist diese Partie zu Ende. Weiterspielen kannst du ab jedem Schritt von 0 bis { $highest }.
server-bad-comment = Eine Anmerkung hat 1 bis { $most } sichtbare Zeichen.
server-too-many-comments = Zu einer Partie passen { $most } Anmerkungen von jeder Person und { $all } insgesamt. Lösche eine, oder ändere eine, die schon da ist.
server-no-such-comment = Diese Anmerkung gibt es nicht oder nicht mehr.
server-not-your-comment = Eine Anmerkung kann löschen, wer sie geschrieben oder bei der Partie mitgespielt hat.
server-no-such-pad = Unter diesem Link wird kein Wertungsblock geteilt, oder nicht mehr. Prüfe den Link oder bitte um einen neuen.
server-sharing-ended = Dieser Wertungsblock wird nicht mehr geteilt. Wer ihn führt, kann ihn mit einem neuen Link wieder teilen.
server-not-your-pad = Diesen Wertungsblock teilt jemand anderes, und nur diese Person kann ihn ändern. Teile deinen mit einem eigenen Link.
server-try-unknown = „{ $name }“ gibt es in diesem Spiel nicht.
server-try-too-often = So oft gibt es „{ $name }“ nicht: Im Spiel sind { $most }.
server-try-count = Das sind { $count }. Wähle { $least } bis { $most } davon.
server-try-no-colour = Wähle auch eine Karte, die eine Farbe zeigt: Ohne sie kann nichts gewertet werden.
server-too-many-requests = { $seconds ->
    [one] Von deinem Anschluss kamen zu viele Anfragen. Bitte warte { $seconds } Sekunde.
   *[other] Von deinem Anschluss kamen zu viele Anfragen. Bitte warte { $seconds } Sekunden.
}
server-too-many-guests = { $minutes ->
    [one] Von deinem Anschluss kamen zu viele neue Gäste. Bitte warte { $minutes } Minute.
   *[other] Von deinem Anschluss kamen zu viele neue Gäste. Bitte warte { $minutes } Minuten.
}
server-too-many-tables-opened = { $minutes ->
    [one] Du hast viele Tische eröffnet. Bitte warte { $minutes } Minute bis zum nächsten.
   *[other] Du hast viele Tische eröffnet. Bitte warte { $minutes } Minuten bis zum nächsten.
}
server-too-many-codes = { $seconds ->
    [one] Es wurden zu viele Codes versucht. Bitte warte { $seconds } Sekunde.
   *[other] Es wurden zu viele Codes versucht. Bitte warte { $seconds } Sekunden.
}
server-too-many-pad-changes = { $seconds ->
    [one] Deine geteilten Wertungsblöcke ändern sich sehr oft. Bitte warte { $seconds } Sekunde.
   *[other] Deine geteilten Wertungsblöcke ändern sich sehr oft. Bitte warte { $seconds } Sekunden.
}
server-failed = Bei uns ist etwas schiefgegangen. Wenn es wieder geschieht, nenne den Betreibern dieses Servers die Nummer { $number }.

## Was über einen Link auf eine unserer Seiten gesagt wird, und auf dem Bild dazu
preview-home = Skull King, das Würfelspiel dazu, Skull Queen und Sleeping Queens: mit Freunden über einen Link oder gegen Bots.
preview-home-short = Mit Freunden über einen Link oder gegen Bots
preview-seats = { $seats } Plätze, { $free } frei
preview-join = Komm, spiel mit!
preview-playing = Die Partie läuft.
preview-over = Diese Partie ist zu Ende.
preview-replay = Eine Partie zum Nachsehen, Schritt für Schritt
preview-rules = Die Regeln mit Beispielen
preview-lesson = Eine erste Lektion in drei Minuten
preview-wins = { $count ->
    [one] { $name } gewinnt!
   *[other] Geteilter Sieg: { $name }
}
