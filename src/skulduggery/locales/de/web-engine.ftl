## Die Regeln, die im Browser selbst laufen, wo kein Server gebraucht wird

coming = Die Regeln kommen an Bord …
coming-part = { $percent } %
coming-once = Etwa 7 MB, dieses eine Mal; danach bleiben sie auf diesem Gerät.
missing = Diese Seite wurde ohne die Regeln für den Browser gebaut. Wer diesen Server betreibt, kann sie mit einer Verbindung zum Netz neu bauen.
away = Die Regeln konnten nicht geholt werden. Besteht eine Verbindung zum Netz?
broken = Die Regeln laufen in diesem Browser nicht. Ein neuerer hilft vielleicht.
again = Noch einmal versuchen
