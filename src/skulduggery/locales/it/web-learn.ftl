# Prime lezioni ed esempi delle regole da rigiocare: italiano

## Le quattro lezioni
title = Prime lezioni
intro = Sono il pappagallo di bordo. Gioca con me un breve round e saprai giocare.
minutes = circa 3 minuti
is-done = fatta, circa 3 minuti
lesson-of = Impara { $game }
step-of = Passo { $step } di { $steps }

## Una lezione
coach = Che cosa dice il pappagallo
look = Guarda…
read = Da leggere
go-on = Avanti
go-on-key = Avanti (tasto G)
finish = Fine
fold = Riduci le parole del pappagallo
unfold = Mostra tutte le parole del pappagallo
leave = Lascia la lezione
leave-means = Puoi andartene in qualsiasi momento. La lezione riprenderà da dove eri.
left-at = Hai lasciato questa lezione al passo { $step } di { $steps }.
go-on-there = Riprendi da dov’ero
from-the-start = Dall’inizio
rules = Regole

## Alla fine
well-done = Ben fatto!
you-can-play = Ora sai giocare a { $game }. Il resto si impara al tavolo.
play-bots = Gioca contro i bot
next-lesson = Prossima lezione · { $game }
all-rules = Tutte le regole
once-more = Di nuovo questa lezione
all-lessons = Tutte le lezioni
what-was-met = Le regole che ora conosci

## Esempi
example-back = Indietro
example-next = Avanti
example-show = Mostrami
example-again = Di nuovo
example-parts = Quale svolgimento
