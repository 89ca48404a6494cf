## Ein Gerät, das von Hand zu Hand geht

title = Ein Handy für alle
intro = Alle spielen auf diesem Gerät, oder du allein gegen Bots. Es sagt, wer es bekommt, und zeigt nur dessen Karten. Sind die Regeln einmal da, braucht es kein Netz.
intro-here-only = Alle spielen auf diesem Gerät, oder du allein gegen Bots. Es sagt, wer es bekommt, und zeigt nur dessen Karten. Solange diese Seite offen ist, geht das Spiel ohne Netz weiter. Um sie wieder zu öffnen, braucht es den Server: Browser behalten nur Seiten, deren Adresse mit https beginnt.

## Vor dem Spiel

kept = Auf diesem Gerät
is-next = { $name } ist an der Reihe
remove-table = Das Spiel von { $names } löschen
delete = Spiel löschen
remove-means = Das Spiel von { $names } verschwindet endgültig von diesem Gerät.
forgetful = Dieser Browser behält nichts. Das Spiel ist weg, sobald die Seite geschlossen wird.
new-table = Ein neues Spiel
who-plays = Wer spielt?
several-people = Mehrere Leute
me-against-bots = Ich, gegen Bots
player-number = Spieler { $number }
name-of = Name von Spieler { $number }
name-of-bot = Name von Spieler { $number }, einem Bot
move-up = { $name } nach oben schieben
remove-player = { $name } entfernen
add-person = + Person
wrong-count = { $game } ist ein Spiel für { $lowest } bis { $highest }.
same-name = Zwei Spieler heißen { $name }. Wer bekommt dann das Handy?
nobody = Bots haben keine Hände für ein Handy. Mindestens ein Mensch muss mitspielen.
start = Karten geben

## Von Hand zu Hand

hand-to = Gib das Handy an
still = Das Handy bleibt bei
i-am = Ich bin { $name }: meine Karten zeigen
since = Seit deinem letzten Zug
hand-of = { $name } spielt
hide = Meine Karten verdecken
for-all = Für alle zu sehen
is-kept = Das Spiel wird nach jedem Zug auf diesem Gerät gesichert. Es kann jederzeit weitergehen.
to-tables = Zu meinen Spielen
damaged = Was von dieser Partie aufbewahrt ist, ist beschädigt: Sie kann nicht weitergehen.
gone = Dieses Spiel gibt es auf diesem Gerät nicht oder nicht mehr.
played-on = Dieses Spiel ist in einem anderen Tab weitergegangen. So steht es jetzt.
save-record = Aufzeichnung sichern
