# Le carnet de scores, pour la page et le terminal : français

## Things
pad-field = { $field ->
    [bid] annonce
    [tricks] plis
    [pirates] Pirates capturés
    [kings] Skull King capturé
    [side] face de la planche
    [red] pirate rouge
    [yellow] pirate jaune
    [green] pirate vert
    [blue] pirate bleu
    [queens] reines
    [points] points de la planche
   *[other] { $field }
}
pad-option = { $option ->
    [scoring] Décompte
    [plank_values] Valeurs de la planche
   *[other] { $option }
}
pad-queen = { $queen ->
    [rose] reine des roses
    [cake] reine des gâteaux
    [rainbow] reine des arcs-en-ciel
    [starfish] reine des étoiles de mer
    [ladybug] reine des coccinelles
    [moon] reine de la lune
    [peacock] reine des paons
    [sunflower] reine des tournesols
    [cat] reine des chats
    [dog] reine des caniches
    [pancake] reine des crêpes
    [heart] reine des cœurs
   *[other] { $queen }
}

## Where in a file something is wrong
pad-place = { $where } : { $problem }
pad-place-game = Partie { $number } du fichier
pad-place-table = La partie qui commence à la ligne { $line }
pad-place-line = Ligne { $line } du tableau
pad-place-round = manche { $round }

## Refusals: the file
pad-refusal-not-a-pad = Ce n’est pas un fichier de carnet de scores, ou il est abîmé. Il faut un fichier exporté par le carnet, tel quel.
pad-refusal-structure = Quelque chose ne va pas dans le fichier à l’endroit { $path } : { $expected ->
    [text] il y faut un texte entre guillemets
    [number] il y faut un nombre entier
    [list] il y faut une liste entre crochets
    [object] il y faut quelque chose entre accolades
    [true] il y faut true, ou rien du tout
   *[nothing] rien de ce nom n’y a sa place
}.
pad-refusal-newer-format = Ce fichier vient d’une autre version ({ $format }) ; celle-ci lit skulduggery-pad/1 et skulduggery-pad/2.
pad-refusal-csv = La ligne { $line } du tableau est illisible : regarde la colonne { $column }.
pad-refusal-csv-column = Il manque au tableau la colonne { $column }. Seules points et total peuvent manquer.
pad-refusal-csv-order = À la ligne { $line } du tableau se trouve la manche { $found_round }, place { $found_seat } ; il y faut la manche { $due_round }, place { $due_seat }.
pad-refusal-csv-twice = À la ligne { $line } du tableau, la manche { $found_round }, place { $found_seat } revient une seconde fois ; elle se trouve déjà à la ligne { $before }.
pad-refusal-csv-missing = Après la ligne { $line } du tableau, il manque la manche { $due_round }, place { $due_seat }.
pad-refusal-csv-points = La ligne { $line } du tableau indique { $found } dans la colonne { $column } ; selon les règles, c’est { $right }.

## Refusals: who plays what
pad-refusal-id = La marque (id) d’une partie compte 8 à 40 lettres minuscules et chiffres, et aucune autre partie du fichier n’a la même.
pad-refusal-unknown-game = Il n’y a pas de carnet pour un jeu « { $game } ». Il y a : { $allowed }.
pad-refusal-player-count = Ce jeu se joue de { $lowest } à { $highest }, pas à { $players }.
pad-refusal-name = Chaque personne a besoin d’un nom de 1 à { $longest } caractères.
pad-refusal-same-name = Deux personnes s’appellent { $name }. Il faut à chacune son propre nom.
pad-refusal-seating = À partir de la manche { $round }, la table ne peut pas être placée ainsi : chacun a une seule place, et un changement commence dans une manche déjà notée ou dans la suivante.
pad-refusal-first = La personne qui distribue ou commence doit faire partie du jeu.
pad-refusal-option = Ce choix n’est pas possible ici : { pad-option }. Permis : { $allowed }.
pad-refusal-moment = Une date est illisible. Les dates s’écrivent comme 2026-11-16T19:30:00Z.
pad-refusal-round-count = { $highest ->
    [one] Toute la partie tient en une manche.
   *[other] Ce jeu compte 1 à { $highest } manches.
}
pad-refusal-seats-in-round = La manche { $round } n’a pas exactement une entrée par personne.
pad-refusal-foreign-field = Cela n’appartient pas à ce jeu : { pad-field }.

## Refusals: Skull King and the dice game
pad-refusal-bid-range = Une annonce est un nombre entier de 0 à { $highest }.
pad-refusal-tricks-range = Le nombre de plis est un nombre entier de 0 à { $highest }.
pad-refusal-bids-first = On note d’abord toutes les annonces, ensuite les plis et les primes.
pad-refusal-no-bonus = Avec le décompte « Marins d’eau douce », il n’y a pas de primes. Enlève d’abord les primes.
pad-refusal-pirates-range = Ici, le Skull King peut capturer 0 à { $highest } Pirates dans un pli.
pad-refusal-kings-range = Le Skull King est capturé une fois, ou pas du tout.
pad-refusal-bonus-without-trick = { $name } n’a aucun pli et n’a donc capturé personne.
pad-refusal-one-king = Il n’y a qu’un Skull King : il capture des Pirates pour une seule personne, ou une Mermaid le capture pour une seule personne.

## Refusals: Skull Queen
pad-refusal-side = Une planche a une face avant et une face arrière.
pad-refusal-space-range = Un pirate se tient sur une case de 1 à 5, ou il est à l’eau (0).
pad-refusal-points-range = Les points d’une planche sont un nombre entier de 0 à { $highest }.
pad-refusal-points-alone = On note soit la planche, soit ses points seuls, mais pas les deux.

## Refusals: Sleeping Queens
pad-refusal-unknown-queen = Il n’existe pas de reine « { $queen } ».
pad-refusal-queen-twice = La { pad-queen } ne peut être que devant une seule personne.
pad-refusal-cat-and-dog = { $name } ne peut pas avoir à la fois la reine des chats et la reine des caniches.
pad-refusal-two-winners = Deux personnes ne peuvent pas avoir atteint le but : la première à l’atteindre a gagné, et la partie était finie.

## Refusals: the course of the game
pad-refusal-absent = { $name } ne joue pas la manche { $round } ; rien ne peut donc y être noté.
pad-refusal-round-incomplete = La manche { $round } n’est pas complète. Note d’abord ce qui manque.
pad-refusal-after-the-end = La partie est finie ; il n’y a plus de manche.

## Warnings
pad-warning-tricks-sum = { $won ->
    [one] { $won } pli est noté
   *[other] { $won } plis sont notés
}, mais il y en avait { $there } à gagner.
