# Skull King in the browser: Italiano
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
    [one] { $count } carta
   *[other] { $count } carte
}
goes-first = dà le carte
mary-asks = Che cosa sarà Scary Mary?
played-this-round = Giocate in questa mano
nothing-played = Nessuna presa di questa mano è stata ancora giocata.
bids-miss = { $bids } dichiarate, { $tricks } da vincere: qualcuno sbaglierà
you-lead = Apri tu: va bene ogni carta
colour-led = Colore di mano: { $colour }
short-SK-40 = la più alta del colore
short-SK-41 = il nero batte i colori
short-SK-42 = batte tutti i colori
short-SK-43 = batte colori e Mermaid
short-SK-44 = batte tutto tranne una Mermaid
short-SK-45 = ammalia lo Skull King
short-SK-46 = giocata per prima
short-SK-47 = primo Escape
total-is = { $points } punti in tutto
bids-exact = { $exact } dichiarazioni esatte su { $rounds }
award-exact = Più dichiarazioni esatte
award-round = Mano migliore
award-bonus = Più punti bonus
