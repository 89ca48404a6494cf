## Il menu di un blocco segnapunti, e ciò che apre

players-and-rules = Nomi e regole
live = Fai guardare gli altri
stop = Finisci ora la partita
delete = Elimina
delete-title = Eliminare questo segnapunti?
delete-means = Puoi recuperare il segnapunti di { $names }: nello storico, sotto «Eliminate».
keep = Tienilo
type-size = Grandezza dei caratteri
type-large = Grande
type-larger = Più grande
type-largest = Molto grande
awake = Tieni acceso lo schermo
awake-means = Lo schermo non si spegne finché il segnapunti è aperto.
awake-impossible = Questo browser non può tenere acceso lo schermo. Scegli un tempo più lungo nelle impostazioni del dispositivo.
name-of = Nome del posto { $number }
dealt-first = Chi ha dato le carte per primo?
threw-first = Chi ha cominciato per primo?
scoring = Punteggio
scoring-standard = Normale
scoring-landlubber = Marinai d’acqua dolce
plank-values = Punti dei cinque spazi
plank-space = Spazio { $space }
all-computed-again = Quello che cambi qui vale per tutta la partita. Tutto viene ricalcolato.
who-sits-there = Qualcuno arriva o se ne va
from-when = Da quando?
from-round = { $round ->
    [1] Dall’inizio
   *[other] Dalla mano { $round }
}
from-the-start-means = Come se il tavolo fosse sempre stato così. Chi togli sparisce con tutto ciò che era segnato.
clockwise = Chi gioca, in senso orario?
newcomer = Nome di chi arriva
sits-down = Si siede
not-there = Non al tavolo:
comes-back = { $name } torna
begins-with = Chi arriva comincia con
begins-nothing = 0 punti
begins-lowest = il punteggio più basso: { $points }
