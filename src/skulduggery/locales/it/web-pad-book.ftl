# Il segnapunti, ciò che non tutti aprono: storico, giocatori, file

## Quando qualcosa non va

damaged = { $count ->
    [one] Una cosa conservata qui era danneggiata. È stata messa da parte; tutto il resto è intatto.
   *[other] { $count } cose conservate qui erano danneggiate. Sono state messe da parte; tutto il resto è intatto.
}
damaged-of = Parte del segnapunti { $id }
damaged-save = Salva come file
damaged-drop = Butta via
damaged-drop-means = Quel che vi si potrebbe ancora leggere andrà perso per sempre. L’hai salvato come file?
unknown = Questo segnapunti non c’è
unknown-means = Questo segnapunti non è su questo dispositivo. Forse è stato eliminato, o è su un altro dispositivo: lì si può esportare, e qui importare.
was-deleted = Questo segnapunti è stato eliminato. Si può ancora recuperare.
restore = Recupera

## Storico

history = Storico
which-games = Quali partite
all-games = Tutte
find-player = Cerca un giocatore
state-open = In corso
state-stopped = Interrotta
won-by = { $count ->
    [one] Ha vinto { $names }
   *[other] Vittoria condivisa: { $names }
}
export-game = Esporta la partita di { $names }
delete-game = Elimina la partita di { $names }
show-more = Mostra altro
trash = Eliminate ({ $count })
restore-game = Recupera la partita di { $names }
none-yet = Ancora nessuna partita.
none-found = Nessuna partita trovata.
found = { $count ->
    [0] Nessuna partita trovata.
    [one] { $count } partita
   *[other] { $count } partite
}

## Giocatori

people = Giocatori
people-none = Chi ha giocato su questo segnapunti sta qui: vittorie, dichiarazioni, mani migliori e peggiori, e chi batte chi.
people-all = Tutti i giocatori
wins-of = { $wins ->
    [one] { $wins } vinta su { $games }
   *[other] { $wins } vinte su { $games }
}
no-finished = nessuna partita finita
bids-made = { $percent } % di dichiarazioni riuscite
bids-made-of = { $made ->
    [one] { $made } dichiarazione riuscita su { $bids }
   *[other] { $made } dichiarazioni riuscite su { $bids }
}
games-ended = Partite
bids = Dichiarazioni
wins-shared = { $shared ->
    [one] di cui { $shared } condivisa
   *[other] di cui { $shared } condivise
}
rounds-played = Mani
average-place = Posto medio
best-round = Mano migliore
worst-round = Mano peggiore
in-round = Mano { $round }
totals = Totali
best-total = Migliore
average-total = Media
head-to-head = Testa a testa
met = { $met ->
    [one] una partita
   *[other] { $met } partite
}
before = davanti
behind = dietro
level = alla pari
nobody-met = Ancora nessuna partita finita con altri.
rename = Rinomina, o unisci due grafie
rename-means = Il nome cambia in tutte le partite. Se qui scrivi il nome di un altro giocatore, i due diventano uno.
new-name = Nome in tutte le partite
rename-do = Rinomina ovunque
renamed = { $from } ora si chiama { $to }.
join-means = { $to } c’è già. È la stessa persona? Le loro partite verrebbero unite.
join-do = Sì, unisci
two-people = { $from } e { $to } hanno giocato nella stessa partita, quindi sono due persone.

## Esportare

export = Esporta
export-which = Quali partite
export-all = Tutte ({ $count })
export-chosen = Scelte ({ $count })
export-form = Formato
export-json = File del segnapunti
export-json-means = JSON: si può importare di nuovo qui, su un altro dispositivo o nel terminale.
export-csv = Tabella
export-csv-means = CSV per fogli di calcolo; si può importare di nuovo anche questo.
export-save = Salva il file
export-saved = Salvato: { $file }
export-share = Condividi…
export-nothing = Scegli almeno una partita.

## Importare

import = Importa
import-choose = Scegli un file
import-drop = o trascinalo qui
import-kinds = File (JSON) e tabelle (CSV) di questo segnapunti. Nulla di ciò che è qui viene sostituito senza chiedere.
import-reading = Lettura…
import-too-large = Questo file è troppo grande per un segnapunti. Si leggono al massimo { $megabytes } MB.
import-record = Questa è la registrazione di una partita giocata su questa pagina, non un segnapunti. La puoi rivedere.
import-to-replay = Rivedi le registrazioni
import-nothing-changed = Non è cambiato nulla.
import-file = In { $file }:
import-new = { $count ->
    [one] { $count } partita nuova
   *[other] { $count } partite nuove
}
import-same = { $count ->
    [one] { $count } che è già qui
   *[other] { $count } che sono già qui
}
import-differing = { $count ->
    [one] { $count } diversa da quella qui
   *[other] { $count } diverse da quelle qui
}
import-none-new = Tutto ciò che è in questo file è già qui.
differing-which = Quale vuoi tenere?
differing-for-all = Per tutte e { $count }
keep-mine = La mia
keep-theirs = Quella del file
keep-both = Entrambe
mine-is = Qui: { $standing }
theirs-is = Nel file: { $standing }
last-changed = ultima modifica { $moment }
import-take = { $count ->
    [0] Lascia tutto com’è
    [one] Importa { $count } partita
   *[other] Importa { $count } partite
}
import-done = { $count ->
    [0] Non è cambiato nulla.
    [one] { $count } partita è stata importata.
   *[other] { $count } partite sono state importate.
}
import-failed = Non è stato possibile conservare le partite. Non è cambiato nulla.
import-other = Un altro file
