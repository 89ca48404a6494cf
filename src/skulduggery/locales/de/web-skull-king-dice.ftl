# Skull King, the dice game, in the browser: Deutsch
yo = Yo
ho = Ho
ho-at-last = Ho!
bids-against = { $bids } angesagt, { $tricks } zu holen
tally = { $won } von { $bid } geholt
tally-made = { $won } von { $bid } geholt, genau richtig
tally-missed = { $won } von { $bid } geholt, verfehlt
has-not-bid = überlegt noch
you-bid = { $bid ->
    [0] Du hast keinen Stich angesagt.
    [one] Du hast { $bid } Stich angesagt.
   *[other] Du hast { $bid } Stiche angesagt.
}
wins-trick = { $name } gewinnt den Stich
wins-now = { $name } liegt vorn
why = Warum?
show-last-trick = Letzter Stich
no-trick-yet = Noch hat niemand einen Stich gewonnen.
won-by = Gewonnen von { $name }.
round-is-over = Durchgang { $round } ist zu Ende
bonus = Bonus
player = Name
if-it-ended-now = Wäre jetzt Schluss
sheet-nothing = Noch ist nichts gewertet.
in-hand = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
goes-first = beginnt
die-with-faces = { $die }: { $faces }
die-shows = { $die }, zeigt { $face }
die-rolls = { $die }, rollt noch
bids-miss = { $bids } angesagt, { $tricks } zu holen: Jemand liegt falsch
you-lead = Du beginnst: jeder Würfel ist erlaubt
colour-led = Angespielt: { $colour }
short-SD-40 = höchste Zahl
short-SD-41 = zuletzt gewürfelt
short-SD-42 = schlägt alle Zahlen
short-SD-43 = schlägt Zahlen und Mermaids
short-SD-44 = schlägt alles außer Mermaid
short-SD-45 = betört den Skull King
short-SD-46 = zuletzt gewürfelt
short-SD-47 = erste Flagge
total-is = { $points } Punkte insgesamt
bids-exact = { $exact } von { $rounds } Ansagen genau
award-exact = Die meisten genauen Ansagen
award-round = Bester Durchgang
award-bonus = Die meisten Bonuspunkte
