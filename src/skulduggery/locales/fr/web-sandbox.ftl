# Qui gagne ces cartes, et pourquoi : français
how-cards = Touche les cartes dans l’ordre où elles sont jouées.
how-dice = Touche ce que montrent les dés, dans l’ordre des lancers.
how-trick = Touche les cartes dans l’ordre où elles sont jouées. Ce qui était déjà au centre peut aussi être choisi.
how-together = Touche les cartes que tu veux défausser.
trick = Le pli
centre = Centre
put-into = Où va la prochaine carte
empty = Rien ici pour l’instant.
take-off = Retirer : { $thing }
clear = Tout retirer
wins = Le numéro { $place } gagne : { $thing }.
led = Couleur à fournir : { $colour }.
bonus = Prime, si l’annonce est exacte : { $points }.
leads = Le numéro { $place } entame le pli suivant : { $thing }.
up =
    { $spaces ->
        [2] { $card } est la plus haute carte en { $colour } : le pirate du numéro { $place } monte de deux cases.
       *[1] { $card } est la plus haute carte en { $colour } : le pirate du numéro { $place } monte d’une case.
    }
down =
    { $spaces ->
        [2] { $card } est la plus basse carte en { $colour } : le pirate du numéro { $place } descend de deux cases.
       *[1] { $card } est la plus basse carte en { $colour } : le pirate du numéro { $place } descend d’une case.
    }
nobody-up = { $card } est la plus haute carte en { $colour } et n’est à personne : personne ne monte.
nobody-down = { $card } est la plus basse carte en { $colour } et n’est à personne : personne ne descend.
to-centre = Ensuite au centre : { $cards }.
centre-empty = Ensuite, le centre est vide.
together = Ces cartes peuvent être défaussées ensemble.
not-together = Ces cartes ne vont pas ensemble.
special = Spéciales
asking = On consulte les règles …
