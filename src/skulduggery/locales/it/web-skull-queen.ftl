# Skull Queen nel browser: italiano
start-of-game = Inizio
aye-maam = Signorsì, signora!
quick-snack = Spuntino fugace
ghost = Fantasma
centre = Centro
trick = Presa
trick-colour = Colore della presa: { $colour }
cards-left = { $count ->
    [one] ancora { $count } carta
   *[other] ancora { $count } carte
}
last-trick-again = Ultima presa
trick-heading = Presa { $trick } di { $tricks }
what-it-did = Che cosa ha fatto
what-it-did-is-gone = L’effetto di questa presa è stato raccontato prima del tuo arrivo.
was-in-centre = Dal centro
no-last-trick = Non è ancora stata giocata nessuna presa.
plank-of = Asse di { $name }
look-closer = Guarda l’asse di { $name }
plank-empty = { $name } sta ancora posizionando i pirati.
plank-covered = { $name } ha posizionato i pirati.
pirate-on = { $colour }: spazio { $space }, valore { $value }
pirate-swims = { $colour }: in acqua
side-front-is = Fronte: il meglio è in alto
side-back-is = Retro: il meglio è in basso
turn-plank = Gira
place-lead = Posiziona i tuoi pirati: trascinali o tocca uno spazio.
place-of = Pirata { $colour }
space-worth = spazio { $space }, valore { $value }
placed-wait = I tuoi pirati sono a posto. Si scopre tutto quando tutti sono pronti.
total-is = totale { $points }
if-ended-now = Se il turno finisse adesso
goes-up = { $card }: { $name } sale
goes-down = { $card }: { $name } scende
falls-in = { $card }: pirata di { $name } in mare!
nobody-goes-up = { $card }: nessuno sale
nobody-goes-down = { $card }: nessuno scende
leads-next = { $name } apre la prossima presa
two-spaces = due spazi
round-over = Il turno { $round } è finito
on-you-go = Al prossimo turno
player = Chi
now = Ora
total = Totale
points-of-round = Punti del turno { $round }
look-at-round = Rivedi il turno { $round }
