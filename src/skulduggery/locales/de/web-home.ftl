# The pages around the tables: Deutsch

## Home
home-hello = Willkommen an Bord, { $name }!
home-hello-stranger = Such dir ein Spiel aus. Zweimal tippen, und du spielst.
players-from-to = { $lowest } bis { $highest } Leute
about-skull-king = Sag voraus, wie viele Stiche du machst, und mach genau so viele. Piraten, Meerjungfrauen und der Skull King haben andere Pläne.
about-skull-king-dice = Dieselben kühnen Ansagen, mit Würfeln statt Karten: Jeder Stich ist ein Wurf.
about-skull-queen = Jeder Stich bewegt deine vier Piraten auf der Planke. Lande auf den besten Feldern, und fall nicht ins Wasser.
about-sleeping-queens = Wecke Königinnen mit deinen Königen, raube sie mit Rittern und halte einen Drachen bereit. Schnell, und für die ganze Familie.
set-sail = Leinen los
play-with-friends = Mit Freunden spielen
friends-means = Öffnet einen Tisch, zu dem andere per Link, per Bild zum Scannen oder mit fünf Buchstaben kommen.
opponents = Gegner
another-name = Anderen Namen vorschlagen
name-suggestions = Muschel-Mia, Salz-Sam, Sturm-Jana, Glücks-Lou, Käpt’n Knochen, Rumpel-Rosi, Finn Furchtlos, Wilde Wilma, Böen-Bernd, Korallen-Kati, Maat Malte, Pfeffer-Perle
opening-table = Der Tisch wird gedeckt …
code = Code
code-example = Fünf Buchstaben, etwa HAFEN
code-too-short = Ein Code hat fünf Buchstaben.
code-misread = Codes enthalten nie die Buchstaben I, L, O oder U. Schau noch einmal hin: Es könnte ein J, T, Q oder V sein.
with-whom = mit { $names }
alone-so-far = noch niemand sonst
home-network = Zu Hause im selben Netz
home-network-here = Alle in deinem Netz können diese Seite öffnen unter:
home-network-local = Diese Seite läuft auf deinem eigenen Rechner. Handys zu Hause können mitspielen, wenn der Server für das ganze Netz gestartet ist. Er nennt dann die Adresse für sie:
about-page = Dank und Lizenzen
my-games = Meine Partien

## Settings
theme = Aussehen
theme-auto = Wie das Gerät
theme-dark = Laternenlicht
theme-light = Tageslicht
theme-contrast = Hoher Kontrast
text-size = Schriftgröße
motion = Bewegung
motion-auto = Wie das Gerät
motion-full = Alles bewegt sich
motion-off = Nichts bewegt sich
sound = Ton
sound-means = Karten, Stiche und eine Glocke, wenn du dran bist.
one-tap = Mit einmal Tippen spielen
one-tap-means = Sonst hebt das erste Tippen eine Karte an, und das zweite spielt sie.
play-forced = Die letzte Wahl von selbst spielen
play-forced-means = Ist nur eine Karte erlaubt, wird sie für dich gespielt.

## My games
mine-stranger = Du hast hier noch keinen Namen, also auch keine Partien. Spiel eine: Von da an werden sie aufgehoben.
won-of = { $won } von { $played } gewonnen
average-place = Mittlerer Platz
average-score = Mittlere Punkte
against-people = Mit Menschen
by-bots = { $count ->
    [0] nur Menschen
    [one] { $count } Bot
   *[other] { $count } Bots
}
older-games = Ältere Partien
since-day = An Bord seit { $day }
records-are = Eine Aufzeichnung enthält jeden Zug einer Partie. Mit dem Programm lässt sie sich nachspielen und prüfen.
keep-my-data = Meine Daten behalten
delete-for-good = Endgültig löschen

## Around the table
around-the-table = Rund um den Tisch
to-lessons = Erste Lektionen
to-lessons-means = Drei Minuten je Spiel, spielend gelernt.
to-rules = Die Regeln
to-rules-means = Kurz, mit Zeichnungen, und jedes Beispiel zum Nachspielen.
to-pad = Wertungsblock
to-pad-means = Ihr spielt mit echten Karten? Schreibt hier die Punkte auf.
to-pass = Ein Handy für alle
to-pass-means = Reicht es herum, oder spiel allein gegen Bots. Ganz ohne Server.
to-pass-means-here-only = Reicht es herum, oder spiel allein gegen Bots: Es läuft in diesem Browser.
to-replay = Rückschau
to-replay-means = Geh eine Partie von dir oder eine Datei Schritt für Schritt durch.
first-lesson = Erste Lektion
rules-of-game = Regeln

## When something is wrong
not-found = Hier ist nichts
not-found-means = Diese Adresse führt nirgendwohin. Vielleicht ist ein Buchstabe über Bord gegangen. Den Link zu einem Tisch kannst du auch auf der Startseite als Code eingeben.
page-broken = Diese Seite konnte nicht geladen werden
no-cookies = Dein Browser behält keine Cookies für diese Seite, deshalb vergisst dich der Server sofort. Erlaube Cookies für diese Adresse oder verlass den privaten Modus und versuch es noch einmal.
forgotten-guest = Der Server kennt dich nicht mehr. Wähl einen Namen, dann geht es weiter.

## Credits
credits-intro = Skulduggery ist freie Software unter der Apache-Lizenz 2.0. Sie steht auf der Arbeit anderer. Danke!
credits-games = Die Spiele
credits-games-text = Skull King, sein Würfelspiel, Skull Queen und Sleeping Queens sind im Handel. Ihre Namen gehören ihren Verlagen, die mit dieser Seite nichts zu tun haben. Wenn dir hier ein Spiel gefällt, kauf die Schachtel: Nichts geht über Karten in der Hand.
credits-own = Alle Bilder, Texte und Töne hier sind unsere eigenen, bis auf die Icons und Schriften unten.
credits-icons = Icons
credits-icons-text = Die Zeichnungen sind aus Icons von game-icons.net gemacht, unter der Lizenz { $licence }. Wir haben ihre Farben geändert und sie zusammengesetzt. Icons von:
credits-fonts = Schriften
credits-software = Software
credits-and-others = und andere.
credits-by = von { $authors }
your-crest = Dein Wappen
