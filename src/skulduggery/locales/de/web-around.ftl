title = Rund um den Tisch

## Der Tisch auf einem großen Bildschirm
tv-show = Auf dem Fernseher zeigen
tv-show-how = Öffne diese Adresse auf dem Fernseher und gib dort den Code ein:
tv-show-lying = Auch ein Handy oder Tablet, das mitten auf dem Tisch liegt, eignet sich.
tv-show-here = Auf diesem Gerät zeigen
tv-show-closed = An diesem Tisch darf niemand zuschauen. Wer ihn eröffnet hat, kann das vor dem Spiel in den Einstellungen ändern.
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
tv-next-follows = Das nächste Spiel erscheint von selbst.
tv-hand-only = Nur meine Hand
tv-hand-only-means = Wenn der Tisch auf einem großen Bildschirm ist: deine Hand groß und kaum etwas sonst.
tv-hand-only-tip = Auf dem Handy: Menü → „Nur meine Hand“
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
