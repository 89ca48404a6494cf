title = Rund um den Tisch

## Der Tisch auf einem großen Bildschirm
tv-show-how = Öffne diese Adresse auf dem Fernseher und gib dort den Code ein:
tv-show-lying = Auch ein Handy oder Tablet, das mitten auf dem Tisch liegt, eignet sich.
tv-show-here = Auf diesem Gerät zeigen
tv-show-closed = An diesem Tisch darf niemand zuschauen. Die Tischleitung kann das vor dem Spiel in den Einstellungen ändern.
tv-which-table = Welcher Tisch?
tv-enter = Gib die fünf Buchstaben ein, die auf den Handys am Tisch stehen.
tv-code-so-far = Buchstaben bisher: { $letters }
tv-no-letters = Noch kein Buchstabe
tv-letters = Buchstaben
tv-erase = Löschen
tv-scan = Scannen und mitspielen
tv-scan-to-watch = Scannen und zuschauen
tv-or-enter = oder den Code eingeben auf
tv-full = Vollbild
tv-full-end = Vollbild beenden
tv-bids = angesagt
tv-tricks = { $tricks ->
    [one] Stich
   *[other] Stiche
}
tv-everybody-places = Alle stellen ihre Piraten auf.
tv-next-follows = „{ $again }“ auf einem Handy, und dieser Bildschirm kommt mit.
tv-waiting-for-many = Am Zug: { $count } Leute
tv-hand-only = Nur meine Hand
tv-hand-only-means = Wenn der Tisch auf einem großen Bildschirm ist: deine Hand groß und kaum etwas sonst.
tv-hand-only-tip = Auf dem Handy: { $menu } → „{ $tv }“ → „{ $hand }“
tv-came = Der Tisch ist jetzt auf einem großen Bildschirm.
tv-whole-here = Lass es so
tv-whole-table = Den Tisch auch hier zeigen

## Ein Ergebnis teilen
share-result = Ergebnis teilen
share-picture = Bild und Text teilen
share-save = Bild speichern
share-copy = Text kopieren
share-shape = Form des Bildes
share-wide = Breit
share-tall = Hoch
share-text = { $game }: { $places }
share-place = { $place }. { $name } { $score }
share-alt = Bild des Ergebnisses. { $text }
share-failed = Auf diesem Gerät ließ sich das Bild nicht zeichnen. Den Text kannst du kopieren.
only-here = Andere Geräte können diese Adresse nicht öffnen: Der Server ist nur auf dem Rechner zu erreichen, auf dem er läuft.
only-here-change = Damit sie mitspielen können, beende ihn und starte ihn mit:

## Ohne Netz
offline-title = Ohne Netz
offline-page-kept = Diese Seite liegt auf dem Gerät: Sie öffnet sich auch ohne Netz.
offline-page-coming = Diese Seite wird gerade auf dem Gerät abgelegt …
offline-page-not = Dein Browser spart Daten, darum liegt diese Seite noch nicht auf dem Gerät.
offline-keep = Seite auf dem Gerät ablegen
offline-insecure = Um die Seite auf dem Gerät abzulegen oder zu installieren, braucht es eine Adresse mit https – oder den Rechner selbst, auf dem der Server läuft (localhost). Unter dieser Adresse erlaubt es kein Browser.
offline-refused = Dieser Browser lässt Seiten hier nichts ablegen. Vielleicht ist das ein privates Fenster.
offline-works = Geht ohne Server
offline-pad = Wertungsblock
offline-rules = Regeln und Beispiele
offline-lessons = Erste Lektionen
offline-replays = Partien auf diesem Gerät
offline-pass = Ein Handy für alle
offline-needs = Braucht den Server
offline-needs-tables = Tische mit anderen, Fernseher, Chat
offline-needs-bots = Partien gegen die Bots des Servers
offline-needs-mine = Meine Partien und Statistik
offline-engine = Ohne Netz spielen
offline-engine-means = Ein Handy für alle und das Nachspielen von Partien brauchen die Regeln an Bord: einmalig { $megabytes } MB. Danach geht beides ohne Netz.
offline-engine-means-unmeasured = Ein Handy für alle und das Nachspielen von Partien brauchen die Regeln an Bord. Danach geht beides ohne Netz.
offline-engine-fetch = Regeln an Bord holen
offline-engine-coming = Die Regeln kommen an Bord: { $percent } %
offline-engine-here = Die Regeln sind an Bord: Ein Handy für alle und Partien auf diesem Gerät gehen ohne Netz.
offline-engine-drop = Regeln von diesem Gerät entfernen
offline-engine-failed = Es ist nicht alles angekommen. Was da ist, bleibt: Versuch es bei besserer Verbindung noch einmal.
offline-engine-none = Dieser Server wurde ohne die Regeln für den Browser gebaut, darum können sie nicht an Bord kommen.
offline-once-aboard = wenn die Regeln an Bord sind
offline-engine-first = erst wenn die Regeln an Bord sind: siehe Einstellungen
offline-meanwhile = Geht trotzdem
offline-trying = Sobald der Server antwortet, geht es hier von selbst weiter.

## Installieren
install-app = Skulduggery installieren
install-means = Als eigene App mit einem Symbol auf dem Startbildschirm.
install-by-hand = So wird es installiert: auf „Teilen“ tippen, dann auf „Zum Home-Bildschirm“.
install-done = Skulduggery ist auf diesem Gerät installiert.
install-description = Skull King, das Würfelspiel dazu, Skull Queen und Sleeping Queens: mit Freunden, gegen Bots oder mit einem Handy für alle.
install-shortcut-rules = Regeln
install-shortcut-pad = Wertungsblock
install-shortcut-pass = Ein Handy für alle

## Eine neue Version
update-ready = Eine neue Version von Skulduggery ist da.
update-safe = Die Seite wird dafür neu geladen. Partien gehen weiter, wo sie sind.
update-now = Jetzt nehmen
update-later = Später
