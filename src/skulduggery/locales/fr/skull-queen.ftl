# Skull Queen : français
title = Skull Queen

## Things
card-R = { $number } rouge
card-Y = { $number } jaune
card-G = { $number } vert
card-B = { $number } bleu
card-0 = Petit singe
card-13 = Second de la capitaine
centre-R = { card-R }
centre-Y = { card-Y }
centre-G = { card-G }
centre-B = { card-B }
centre-0 = { card-0 }
centre-13 = { card-13 }
colour-R = rouge
colour-Y = jaune
colour-G = vert
colour-B = bleu
side-front = face avant
side-back = face arrière
doubled-SQ-53 = « À vos ordres, Madame ! » : deux cases et non une (SQ-53).
doubled-SQ-54 = « Un petit creux » : deux cases et non une (SQ-54).

## Options
option-plank_values = Valeurs de la planche, face avant, de haut en bas

## Moves
move-place = Placer les pirates ({ $side }) : rouge { $red }, jaune { $yellow }, vert { $green }, bleu { $blue }
move-play = Jouer : { $card }

## Events
event-dealer-drawn = { $dealer } distribue en premier.
event-dealt = Manche { $round } : { $dealer } distribue. { $hands }{ $centre ->
    [none] { "" }
   *[other] . Au centre : { $centre }
}{ $ghost ->
    [none] { "" }
   *[other] . Le fantôme : { $ghost }
}
event-plank-sealed = { $seat } place ses pirates ({ $side }) : rouge { $red }, jaune { $yellow }, vert { $green }, bleu { $blue }.
event-plank-covered = { $seat } a placé ses pirates.
event-planks-shown = Toutes les planches sont dévoilées.
event-ghost-turned = Le fantôme retourne : { $card }.
event-card-played = { $seat } joue : { $card }.
event-card-sealed = { $seat } choisit : { $card }.
event-card-laid-face-down = { $seat } a posé une carte face cachée.
event-cards-shown = Les cartes des capitaines : { $cards }.
event-cards-to-centre = Au centre : { $cards }.
event-pirate-moved = { $direction ->
    [up] { $seat } ({ $card }) : le pirate { $colour } monte de la case { $start } à la case { $end }. { $because }
   *[down] { $seat } ({ $card }) : le pirate { $colour } descend de la case { $start } à la case { $end }. { $because }
}{ $doubled ->
    [none] { "" }
   *[other] { " " }{ $doubled }
}
event-pirate-fell = { $direction ->
    [up] { $seat } ({ $card }) : le pirate { $colour } quitte la case { $start } et tombe du haut de la planche. { $because }
   *[down] { $seat } ({ $card }) : le pirate { $colour } quitte la case { $start } et tombe du bas de la planche. { $because }
}{ $doubled ->
    [none] { "" }
   *[other] { " " }{ $doubled }
}
event-nobody-moved = { $direction ->
    [up] Carte la plus haute en { $colour } : { $card }. Personne ne monte. { $because }
   *[down] Carte la plus basse en { $colour } : { $card }. Personne ne descend. { $because }
}
event-colour-set-aside = Cartes mises de côté ({ $colour }) : { $cards }.
event-lead-taken = { $seat } entame le pli suivant ({ $card }). { $because }
event-round-scored = La manche { $round } est finie. Points : { $points }. Totaux : { $totals }. { $because }
event-game-ended = La partie est finie. Classement : { $places }

## Why
because-SQ-42 = La carte la plus haute d’une couleur fait monter le pirate.
because-SQ-43 = La carte la plus basse d’une couleur fait descendre le pirate.
because-SQ-44 = Les cartes du centre n’appartiennent à personne.
because-SQ-45 = Un pirate tombé de la planche est hors jeu jusqu’à la fin de la manche.
because-SQ-47 = Le plus grand nombre entame ; à égalité, le dernier joué.
because-SQ-56 = Une carte spéciale distribuée au centre n’appartient à personne.
because-SQ-60 = Chaque pirate sur la planche rapporte la valeur de sa case.
because-SQ-83 = Le fantôme n’a pas d’équipage.

## Refusals
refusal-cards-first = Les cartes ne sont pas encore distribuées.
refusal-game-over = La partie est finie.
refusal-placing-first = Tout le monde place ses pirates avant la première carte.
refusal-placing-stands = Tes pirates sont déjà placés ; on ne les change plus de place.
refusal-no-such-side = Une planche a une face avant et une face arrière ; « { $name } » n’existe pas.
refusal-no-such-space = Il faut au pirate { $colour } une case de 1 à { $highest }.
refusal-not-your-turn = C’est à { $turn } de jouer.
refusal-no-such-card = Il n’existe pas de carte « { $name } ».
refusal-card-left-out = Le { $card } ne sert pas à deux ou à trois.
refusal-not-held = Tu n’as pas cette carte en main : { $card }.
refusal-must-follow = { $card } n’est pas permis maintenant : la couleur annoncée est le { $colour }, et tu en as. Le Petit singe et le Second de la capitaine sont toujours permis.
refusal-card-stands = Ta carte est déjà posée face cachée ; on ne la reprend pas.
refusal-no-ghost = Le fantôme ne joue que dans les parties à deux.

## Rounds, by the name this game gives them (instead of those in cli.ftl and common.ftl)
cli-round-heading = Manche { $round } sur { $rounds }
cli-trick-heading = Manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }
cli-deal = Manche { $round }, { $dealer } distribue
cli-scores = Score de la manche { $round }
refusal-wrong-round = C’est la manche { $value } ; ce devrait être la manche { $expected }.
