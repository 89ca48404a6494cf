# Skull King, le jeu de dés : français
title = Skull King : le jeu de dés

## Things
die-SK = dé Skull King
die-P = dé Pirate
die-M = dé Mermaid
die-K = dé noir
die-B = dé bleu
die-R = dé rouge
die-Y = dé jaune
colour-K = noir
colour-B = bleu
colour-R = rouge
colour-Y = jaune
face-number = { $number }
face-flag = drapeau
face-skull = tête de mort
face-down = { $count ->
    [one] { $count } dé derrière l’écran
   *[other] { $count } dés derrière l’écran
}

## Options
option-scoring = Décompte
option-scoring-standard = Normal : une annonce manquée coûte des points, les captures rapportent des primes
option-scoring-landlubber = Marins d’eau douce : seule une annonce de 0 manquée coûte des points, pas de primes

## Moves
move-bid = { $bid ->
    [0] Annoncer zéro pli
    [one] Annoncer { $bid } pli
   *[other] Annoncer { $bid } plis
}
move-throw = Lancer le { $die }

## Events
event-starter-drawn = { $starter } commence la première manche.
event-dealt = Manche { $round } : les dés sont tirés, { $starter } commence. { $hands }
event-bid-sealed = { $bid ->
    [0] { $seat } annonce zéro pli.
    [one] { $seat } annonce { $bid } pli.
   *[other] { $seat } annonce { $bid } plis.
}
event-fist-shown = { $seat } a pris sa décision.
event-bids-shown = Yo - Ho - Ho ! Les annonces : { $bids }
event-die-chosen = { $seat } choisit le { $die }.
event-die-thrown = { $seat } lance le { $die } : { $face }.
event-trick-won = { $bonus ->
    [0] { $seat } remporte le pli avec le { $die } ({ $face }). { $because }
   *[other] { $seat } remporte le pli avec le { $die } ({ $face }) et une prime de { $bonus }. { $because }
}
event-round-scored = La manche { $round } est finie. Points : { $points }. Totaux : { $totals }
event-game-ended = La partie est finie. Classement : { $places }

## Why
because-SD-40 = Le chiffre le plus haut l’emporte.
because-SD-41 = Entre chiffres égaux, le dernier lancé l’emporte.
because-SD-42 = La tête de mort de la Mermaid bat tous les chiffres.
because-SD-43 = La tête de mort du Pirate bat les chiffres et les Mermaids.
because-SD-44 = La tête de mort du Skull King bat tout sauf celle d’une Mermaid.
because-SD-45 = La tête de mort de la Mermaid capture celle du Skull King.
because-SD-46 = Entre têtes de mort égales, la dernière lancée l’emporte.
because-SD-47 = Rien que des drapeaux : le premier l’emporte.
because-SD-60 = Annonce exacte : 20 points par pli, plus les primes.
because-SD-61 = Annonce manquée : 10 points de moins par pli en trop ou manquant.
because-SD-62 = Zéro annoncé, aucun pli fait : 10 fois le numéro de la manche.
because-SD-63 = Zéro annoncé, mais au moins un pli fait : moins 10 fois le numéro de la manche.
because-SD-80 = Marins d’eau douce : annonce exacte, 20 points par pli.
because-SD-81 = Marins d’eau douce : annonce manquée, aucun point.
because-SD-82 = Marins d’eau douce : zéro annoncé, aucun pli fait, 10 fois le numéro de la manche.
because-SD-83 = Marins d’eau douce : zéro annoncé, mais au moins un pli fait, moins 10 fois le numéro de la manche.

## Refusals
refusal-dice-first = Les dés ne sont pas encore tirés.
refusal-die-is-rolling = Un dé roule encore.
refusal-game-over = La partie est finie.
refusal-bids-first = Tout le monde annonce avant le premier lancer.
refusal-bid-range = Une annonce est un nombre entier de 0 à { $highest }.
refusal-bid-stands = Tu as déjà annoncé { $bid } ; on ne revient pas dessus.
refusal-not-your-turn = C’est à { $turn } de jouer.
refusal-no-such-die = Il n’existe pas de dé « { $name } ».
refusal-too-many-of-a-die = Il n’y a pas autant de dés de ce type dans le sac : { $die }.
refusal-no-such-face = Le { $die } n’a pas de face { $name }.
refusal-not-held = Tu n’as pas de { $die }.
refusal-must-follow = Le { $die } n’est pas permis maintenant : la couleur jouée est le { $colour }, et tu en as. Les dés spéciaux sont toujours permis.
