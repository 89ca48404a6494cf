## Die Regeln, die im Browser selbst laufen, wo kein Server gebraucht wird

coming = Die Regeln kommen an Bord …
coming-part = { $percent } %
coming-once = { $megabytes } MB, dieses eine Mal; danach bleiben sie auf diesem Gerät.
coming-again = { $megabytes } MB, wenn dein Browser sie nicht noch vom letzten Mal hat.
coming-kept = Sie sind schon auf diesem Gerät. Es dauert einen Augenblick, bis sie bereit sind.
missing = Diese Seite wurde ohne die Regeln für den Browser gebaut. Wer diesen Server betreibt, kann sie mit einer Verbindung zum Netz neu bauen.
away = Die Regeln konnten nicht geholt werden. Besteht eine Verbindung zum Netz?
broken = Die Regeln laufen in diesem Browser nicht. Ein neuerer hilft vielleicht.
again = Noch einmal versuchen
