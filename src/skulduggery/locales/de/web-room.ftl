# Coming to a table, and the room before the game: German
waiting-room = Das Spiel beginnt, wenn alle Plätze besetzt und alle bereit sind.
invited-playing = Das Spiel hat schon begonnen. Du kannst hereinkommen und zuschauen.
invited-over = Dieses Spiel ist vorbei. Du kannst hereinkommen und sehen, wie es ausging.
invited-others = Am Tisch: { $names }
no-entry = Hier geht es nicht weiter
no-entry-now = Das hat gerade nicht geklappt
no-entry-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr. Prüfe den Link oder eröffne einen eigenen Tisch.
no-entry-no-spectators = Diesen Tisch sehen nur die Mitspielenden. Bitte die Tischleitung, Zuschauer zuzulassen.
share-code = Diesen Code vorlesen:
how-we-play = So spielen wir
change-settings = Ändern
who-may-come = Wer kommen darf
public-true = Der Tisch ist öffentlich: Jeder darf sich setzen.
public-false = Nur wer den Link oder den Code hat.
spectators-true = Andere dürfen zuschauen.
spectators-false = Niemand sonst darf zuschauen.
public-means = Der Tisch steht auf der Startseite.
spectators-mean = Sie sehen, was alle sehen, nie eine Hand.
free-chat-means = Sonst nur kurze Sätze und Bildchen.
clock-means = Ist die Zeit um, trifft ein Bot diese eine Entscheidung.
grace = Geduld mit Abwesenden
grace-means = Danach spielt ein Bot für sie weiter, bis sie zurück sind.
so-many-seconds = { $seconds } Sekunden
so-many-minutes = { $minutes } Minuten
you-are-host = Du leitest den Tisch: Du bestimmst, wie gespielt wird, und startest das Spiel.
a-bot-here = Ein Bot hierher
other-bot = Stattdessen ein anderer Bot
word-kept = Dein Wort ist in der Mischung.
word-is-kept = ✓ Gegeben
missing-ready = Noch nicht bereit: { $names }
missing-nothing = Alles ist bereit. Leinen los!
missing-start = Alles ist bereit. Die Tischleitung startet das Spiel.
mute-or-report = Ausblenden oder melden
nobody-else = Sonst ist niemand hier.
chat-empty = Noch hat niemand etwas gesagt.
missing-seats-host = { $count ->
    [one] { $count } Platz ist noch frei. Lade jemanden ein oder nimm einen Bot dazu.
   *[other] { $count } Plätze sind noch frei. Lade Leute ein oder nimm Bots dazu.
}
missing-seats = { $count ->
    [one] { $count } Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
standing = Da, aber noch ohne Platz: { $names }
invited-seat = { $count ->
    [one] Ein Platz ist frei: Er gehört dir, sobald du eintrittst.
   *[other] { $count } Plätze sind frei: Einer gehört dir, sobald du eintrittst.
}
invited-full = Alle Plätze sind besetzt. Du kannst hereinkommen, zuschauen und dich setzen, falls einer frei wird.
new-here = Neu hier?
short-lesson = Eine Lektion von drei Minuten
seat-is-kept = Dein Platz bleibt deiner.
to-my-table = Zurück zum Tisch
lesson-cut = Das Spiel beginnt. Die Lektion findest du auf der Startseite wieder, wo du sie verlassen hast.
when-it-is-my-turn = Wenn du dran bist
