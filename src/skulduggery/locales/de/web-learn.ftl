# Erste Lektionen und die Beispiele der Regelhefte zum Durchspielen: Deutsch

## Die vier Lektionen
title = Erste Lektionen
intro = Ich bin der Schiffspapagei. Spiel eine kurze Runde mit mir, dann kannst du das Spiel.
minutes = etwa 3 Minuten
is-done = geschafft, etwa 3 Minuten
lesson-of = { $game } lernen
step-of = Schritt { $step } von { $steps }

## Eine Lektion
coach = Was der Papagei sagt
look = Schau zu …
read = Lies weiter
go-on = Weiter
go-on-key = Weiter (Taste G)
finish = Fertig
fold = Worte des Papageis klein machen
unfold = Alle Worte des Papageis zeigen
leave = Lektion verlassen
leave-means = Du kannst jederzeit gehen. Die Lektion geht dort weiter, wo du warst.
left-at = Du hast diese Lektion bei Schritt { $step } von { $steps } verlassen.
go-on-there = Dort weitermachen
from-the-start = Von vorn
rules = Regeln

## Am Ende
well-done = Gut gemacht!
you-can-play = Du kannst jetzt { $game } spielen. Alles andere lernst du am Tisch.
play-bots = Gegen Bots spielen
next-lesson = Nächste Lektion · { $game }
all-rules = Alle Regeln
once-more = Diese Lektion noch einmal
all-lessons = Alle Lektionen
what-was-met = Diese Regeln kennst du jetzt

## Beispiele
example-back = Zurück
example-next = Weiter
example-show = Zeig es mir
example-again = Noch einmal
example-parts = Welcher Verlauf
