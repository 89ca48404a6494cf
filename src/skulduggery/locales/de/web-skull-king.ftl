# Skull King in the browser: Deutsch
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
    [one] { $count } Karte
   *[other] { $count } Karten
}
goes-first = gibt
mary-asks = Was soll Scary Mary sein?
played-this-round = In diesem Durchgang gespielt
nothing-played = In diesem Durchgang ist noch kein Stich gespielt.
bids-miss = { $bids } angesagt, { $tricks } zu holen: Jemand liegt falsch
you-lead = Du spielst aus: jede Karte ist erlaubt
colour-led = Angespielt: { $colour }
short-SK-40 = höchste ihrer Farbe
short-SK-41 = Schwarz sticht Farben
short-SK-42 = schlägt alle Farben
short-SK-43 = schlägt Farben und Mermaids
short-SK-44 = schlägt alles außer Mermaid
short-SK-45 = betört den Skull King
short-SK-46 = zuerst gespielt
short-SK-47 = erster Escape
total-is = { $points } Punkte insgesamt
bids-exact = { $exact } von { $rounds } Ansagen genau
award-exact = Die meisten genauen Ansagen
award-round = Bester Durchgang
award-bonus = Die meisten Bonuspunkte
