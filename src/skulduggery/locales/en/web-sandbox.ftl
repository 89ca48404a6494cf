# Who wins these cards, and why: English
how-cards = Tap cards in the order in which they are played.
how-dice = Tap what the dice show, in the order in which they are thrown.
how-trick = Tap cards in the order in which they are played. What lay in the centre before can be chosen as well.
how-together = Tap the cards that you want to throw away.
trick = The trick
centre = Centre
put-into = Where the next card goes
empty = Nothing lies here yet.
take-off = Take away: { $thing }
clear = Clear the table
wins = Number { $place } wins: { $thing }.
led = Colour to follow: { $colour }.
bonus = Bonus, if the bid is exact: { $points }.
leads = Number { $place } leads the next trick: { $thing }.
up =
    { $spaces ->
        [2] { $card } is the highest { $colour }: the { $colour } pirate of number { $place } goes up two spaces.
       *[1] { $card } is the highest { $colour }: the { $colour } pirate of number { $place } goes up a space.
    }
down =
    { $spaces ->
        [2] { $card } is the lowest { $colour }: the { $colour } pirate of number { $place } goes down two spaces.
       *[1] { $card } is the lowest { $colour }: the { $colour } pirate of number { $place } goes down a space.
    }
nobody-up = { $card } is the highest { $colour }, and nobody’s: nobody goes up.
nobody-down = { $card } is the lowest { $colour }, and nobody’s: nobody goes down.
to-centre = Then in the centre: { $cards }.
centre-empty = Then nothing lies in the centre.
together = These may be thrown away together.
not-together = These do not go together.
special = Special
asking = Asking the rules …
