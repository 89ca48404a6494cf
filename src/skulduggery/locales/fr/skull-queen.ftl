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
doubled-SQ-53 = « À vos ordres, Madame ! » en fait deux cases (SQ-53).
doubled-SQ-54 = « Un petit creux » en fait deux cases (SQ-54).

## Options
option-plank_values = Valeurs de la planche, face avant, de haut en bas

## Moves
move-place = Placer, { $side } : rouge { $red }, jaune { $yellow }, vert { $green }, bleu { $blue }
move-play = Jouer { $card }

## Events
event-dealer-drawn = { $dealer } distribue en premier.
event-dealt = Manche { $round } : { $dealer } distribue. { $hands }{ $centre ->
    [none] { "" }
   *[other] . Au centre : { $centre }
}{ $ghost ->
    [none] { "" }
   *[other] . Le fantôme : { $ghost }
}
event-plank-sealed = { $seat } place, { $side } : rouge { $red }, jaune { $yellow }, vert { $green }, bleu { $blue }.
event-plank-covered = { $seat } a placé ses pirates.
event-planks-shown = Toutes les planches sont dévoilées.
event-ghost-turned = Le fantôme retourne : { $card }.
event-card-played = { $seat } joue { $card }.
event-card-sealed = { $seat } choisit { $card }.
event-card-laid-face-down = { $seat } a posé une carte face cachée.
event-cards-shown = Les cartes des capitaines : { $cards }.
event-cards-to-centre = Au centre : { $cards }.
event-pirate-moved = { $direction ->
    [up] { $seat } : avec { $card }, le pirate { $colour } monte de la case { $start } à la case { $end }. { $because }
   *[down] { $seat } : avec { $card }, le pirate { $colour } descend de la case { $start } à la case { $end }. { $because }
}{ $doubled ->
    [none] { "" }
   *[other] { " " }{ $doubled }
}
event-pirate-fell = { $direction ->
    [up] { $seat } : avec { $card }, le pirate { $colour } quitte la case { $start } et tombe par le haut de la planche. { $because }
   *[down] { $seat } : avec { $card }, le pirate { $colour } quitte la case { $start } et tombe par le bas de la planche. { $because }
}{ $doubled ->
    [none] { "" }
   *[other] { " " }{ $doubled }
}
event-nobody-moved = { $direction ->
    [up] La plus haute carte en { $colour } : { $card }. Personne ne monte. { $because }
   *[down] La plus basse carte en { $colour } : { $card }. Personne ne descend. { $because }
}
event-colour-set-aside = Mises de côté en { $colour } : { $cards }.
event-lead-taken = { $seat } entame le pli suivant, grâce à la carte { $card }. { $because }
event-round-scored = La manche { $round } est finie. Points : { $points }. Totaux : { $totals }. { $because }
event-game-ended = La partie est finie. Places : { $places }

## Why
because-SQ-42 = La plus haute carte d’une couleur fait monter.
because-SQ-43 = La plus basse carte d’une couleur fait descendre.
because-SQ-44 = Les cartes du centre n’appartiennent à personne.
because-SQ-45 = Qui a quitté la planche est hors-jeu pour cette manche.
because-SQ-47 = Le plus grand nombre entame, à égalité le dernier joué.
because-SQ-56 = Une carte spéciale distribuée au centre n’appartient à personne.
because-SQ-60 = Chaque pirate sur la planche rapporte la valeur de sa case.
because-SQ-83 = Le fantôme n’a pas d’équipage.

## Refusals
refusal-cards-first = Les cartes ne sont pas encore distribuées.
refusal-game-over = La partie est finie.
refusal-placing-first = Tout le monde place ses pirates avant que l’on joue une carte.
refusal-placing-stands = Tes pirates sont placés et y restent.
refusal-no-such-side = Une planche a une face avant et une face arrière, pas de « { $name } ».
refusal-no-such-space = Il faut au pirate { $colour } une case de 1 à { $highest }.
refusal-not-your-turn = C’est à { $turn } de jouer.
refusal-no-such-card = Il n’existe pas de carte « { $name } ».
refusal-card-left-out = { $card } n’est pas dans le jeu à si peu de personnes.
refusal-not-held = Tu n’as pas { $card } en main.
refusal-must-follow = La couleur annoncée est { $colour } et tu en as : joue cette couleur, le Petit singe ou le Second, pas { $card }.
refusal-card-stands = Ta carte est posée face cachée et y reste.
refusal-no-ghost = Le fantôme ne joue qu’avec deux capitaines.
