# The table in the browser: German
plays-now = ist dran
player-is-bot = Bot
chart-of-totals = Punkte aller von Durchgang zu Durchgang
chart-title = So kam es
game-not-here = Diese Seite kann dieses Spiel noch nicht zeigen. Lade sie gleich neu.
panels = Neben dem Tisch
round-number = Durchgang { $round }
unread = ungelesen
to-result = Zum Ergebnis
rules-in-force = Nach diesen Regeln
people = Leute
fairness-later = Nach dem Spiel zeigt der Server das Geheimnis, das zu dieser Festlegung passt; dann kann jeder das Mischen prüfen.
fairness-fits = ✓ Dein Browser hat es geprüft: Das Geheimnis passt zur Festlegung.
fairness-differs = ✗ Das Geheimnis passt nicht zur Festlegung, die vor dem Spiel gezeigt wurde.
fairness-cannot = Ohne sichere Verbindung kann dein Browser das nicht selbst prüfen.
fairness-whole = Um jedes Geben und jeden Wurf zu prüfen, lade die Aufzeichnung herunter und starte:
place-short = { $place }.
stay-here = Hier bleiben
invites = { $name } schaut auf die Partie zurück, für alle am Tisch.
come-along = Mitkommen
look-at-table = Den Tisch ansehen
download-record = Aufzeichnung herunterladen
game-broken-off = Das Spiel wurde abgebrochen
broken-off-means = Es gibt keinen Sieger.
you-win = Du gewinnst!
you-share-win = Du teilst dir den Sieg!
somebody-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] Geteilter Sieg: { $names }
}
somebody-away = { $count ->
    [one] { $names } ist gerade weg.
   *[other] Gerade weg: { $names }
}
so-many-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
practice = Weitergespielt zum Üben: Es zählt nicht.
practice-ended = Diese Partie wurde zum Üben ab einer Stellung weitergespielt. Sie zählt nicht; eine Revanche beginnt eine gewöhnliche Partie.
log-face-down = Die früheren Stiche dieser Runde liegen verdeckt.
my-place = { $place ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
    [5] Fünfter Platz
   *[other] Letzter Platz
}
bid-by-keys = Mit Tastatur: Tippe deine Ansage ein.
bid-by-two-keys = { $digit } und Enter: { $digit } · { $digit } und { $last }: { $more }
bid-range = Du kannst { $lowest } bis { $highest } ansagen.
table-waits = { $game }: Der Tisch wartet auf dich.
sound-offer = Mit Ton spielen?
sound-on = Mit Ton
sound-off = Ohne
rule-is = Regel { $rule }
cheat-sheet = Spickzettel
