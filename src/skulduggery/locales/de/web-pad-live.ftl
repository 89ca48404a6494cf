## Wertungsblöcke, denen andere beim Schreiben zusehen

## Für den, der schreibt
share-title = Andere zusehen lassen
share-means = Wer den Link hat, sieht die Namen, die Ansagen und die Punkte dieses Blocks, während du schreibst. Ändern kann niemand etwas. Die Vorschau eines Links zeigt keine Namen. Der Server behält den Block, bis du das Teilen beendest, oder 30 Tage nach der letzten Änderung.
begin = Diesen Block teilen
needs-server = Du hast gerade kein Netz. Zum Teilen braucht es den Server: Es beginnt von selbst, sobald du wieder verbunden bist.
state-sending = Wird gesendet …
state-sent = Geteilt. Alles Geschriebene ist gesendet.
state-waiting = Wartet auf das Netz. Was du schreibst, ist hier sicher und wird später von selbst gesendet.
state-ended = Der Server teilt diesen Block nicht mehr. Du kannst ihn mit einem neuen Link wieder teilen.
link = Link zum Zusehen
no-qr-yet = Der QR-Code kommt, sobald der Server den Block kennt.
look = Ansehen
stop = Teilen beenden
stopped = Das Teilen ist beendet.

## Für den, der zusieht
title = Ein geteilter Wertungsblock
standing = Stand
bid = sagt { $bid } an
won = { $tricks } von { $bid } geholt
this-round = Dieser Durchgang:
last-round = Letzter Durchgang:
line-live = Live
as-of = Stand { $time }
line-lost = Stand { $time }. Die Verbindung ist weg und wird wieder versucht.
line-ended = Das Teilen ist beendet. Stand { $time }.
line-unknown = Das Teilen ist beendet. Stand { $time }.
line-strange = Stand { $time }. Bitte lade die Seite neu.
nothing-opening = Der Wertungsblock wird geöffnet …
nothing-live = Der Wertungsblock wird geöffnet …
nothing-lost = Der Server ist gerade nicht zu erreichen. Es wird von selbst wieder versucht.
nothing-ended = Dieser Wertungsblock wird nicht mehr geteilt. Wer ihn führt, kann ihn mit einem neuen Link wieder teilen.
nothing-unknown = Unter diesem Link wird kein Wertungsblock geteilt, oder noch nicht. Wurde er eben erst geteilt, warte einen Moment: Diese Seite sieht von selbst wieder nach. Sonst prüfe den Link.
nothing-strange = Dieser Wertungsblock kommt von einer neueren Fassung dieser Seite. Bitte lade die Seite neu.
own-pad = Einen eigenen Block führen
full = Ganzer Bildschirm
full-end = Ganzen Bildschirm verlassen
