# Skull King, the dice game, in the browser: Italiano
yo = Yo
ho = Ho
ho-at-last = Ho!
bids-against = { $bids } dichiarate, { $tricks } da vincere
tally = { $won } su { $bid }
tally-made = { $won } su { $bid }, giusto giusto
tally-missed = { $won } su { $bid }, mancata
has-not-bid = ci pensa ancora
you-bid = { $bid ->
    [0] Hai dichiarato nessuna presa.
    [one] Hai dichiarato { $bid } presa.
   *[other] Hai dichiarato { $bid } prese.
}
wins-trick = { $name } vince la presa
wins-now = { $name } è in testa
why = Perché?
show-last-trick = Ultima presa
no-trick-yet = Nessuno ha ancora vinto una presa.
won-by = Vinta da { $name }.
round-is-over = Fine della mano { $round }
bonus = Bonus
player = Nome
if-it-ended-now = Se finisse ora
sheet-nothing = Non è stato ancora segnato nulla.
in-hand = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
}
goes-first = comincia
die-with-faces = { $die }: { $faces }
die-shows = { $die }, mostra { $face }
die-rolls = { $die }, rotola ancora
bids-miss = { $bids } dichiarate, { $tricks } da vincere: qualcuno sbaglierà
you-lead = Cominci tu: va bene ogni dado
colour-led = Colore di mano: { $colour }
short-SD-40 = numero più alto
short-SD-41 = lanciato per ultimo
short-SD-42 = batte tutti i numeri
short-SD-43 = batte numeri e Mermaid
short-SD-44 = batte tutto tranne una Mermaid
short-SD-45 = ammalia lo Skull King
short-SD-46 = lanciato per ultimo
short-SD-47 = prima bandiera
total-is = { $points } punti in tutto
bids-exact = { $exact } dichiarazioni esatte su { $rounds }
award-exact = Più dichiarazioni esatte
award-round = Mano migliore
award-bonus = Più punti bonus
