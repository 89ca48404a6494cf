# Skull King (jeu de cartes) : français
title = Skull King

## Things
card-Y = { $number } jaune
card-R = { $number } rouge
card-B = { $number } bleu
card-K = { $number } noir
card-E = Escape
card-P = Pirate
card-M = Mermaid
card-SM = Scary Mary
card-SK = Skull King
colour-Y = jaune
colour-R = rouge
colour-B = bleu
colour-K = noir
role-pirate = comme Pirate
role-escape = comme Escape

## Options
option-scoring = Décompte
option-scoring-standard = Normal : une annonce manquée coûte des points, les captures rapportent des primes
option-scoring-landlubber = Marins d’eau douce : seule une annonce de 0 manquée coûte des points, pas de primes
option-memory_aid = Aide-mémoire
option-memory_aid-off = Non : on ne peut revoir que le dernier pli
option-memory_aid-on = Oui : toutes les cartes jouées dans la manche sont affichées

## Moves
move-bid = { $bid ->
    [0] Annoncer zéro pli
    [one] Annoncer { $bid } pli
   *[other] Annoncer { $bid } plis
}
move-play = { $role ->
    [none] Jouer : { $card }
   *[other] Jouer { $card } { $role }
}

## Events
event-dealer-drawn = { $dealer } distribue en premier.
event-dealt = Manche { $round } : { $dealer } distribue. { $hands }
event-bid-sealed = { $bid ->
    [0] { $seat } annonce zéro pli.
    [one] { $seat } annonce { $bid } pli.
   *[other] { $seat } annonce { $bid } plis.
}
event-fist-shown = { $seat } a pris sa décision.
event-bids-shown = Yo - Ho - Ho ! Les annonces : { $bids }
event-card-played = { $role ->
    [none] { $seat } joue : { $card }.
   *[other] { $seat } joue { $card } { $role }.
}
event-trick-won = { $bonus ->
    [0] { $seat } remporte le pli ({ $card }). { $because }
   *[other] { $seat } remporte le pli ({ $card }) et une prime de { $bonus }. { $because }
}
event-round-scored = La manche { $round } est finie. Points : { $points }. Totaux : { $totals }
event-game-ended = La partie est finie. Classement : { $places }

## Why
because-SK-40 = La carte la plus haute de la couleur jouée l’emporte.
because-SK-41 = Le noir coupe les autres couleurs.
because-SK-42 = La Mermaid bat toutes les couleurs.
because-SK-43 = Le Pirate bat les couleurs et les Mermaids.
because-SK-44 = Le Skull King bat tout sauf une Mermaid.
because-SK-45 = La Mermaid envoûte le Skull King.
because-SK-46 = Entre cartes égales, la première jouée l’emporte.
because-SK-47 = Rien que des Escapes : la première carte jouée l’emporte.
because-SK-60 = Annonce exacte : 20 points par pli, plus les primes.
because-SK-61 = Annonce manquée : 10 points de moins par pli en trop ou manquant.
because-SK-62 = Zéro annoncé, aucun pli fait : 10 fois le numéro de la manche.
because-SK-63 = Zéro annoncé, mais au moins un pli fait : moins 10 fois le numéro de la manche.
because-SD-80 = Marins d’eau douce : annonce exacte, 20 points par pli.
because-SD-81 = Marins d’eau douce : annonce manquée, aucun point.
because-SD-82 = Marins d’eau douce : zéro annoncé, aucun pli fait, 10 fois le numéro de la manche.
because-SD-83 = Marins d’eau douce : zéro annoncé, mais au moins un pli fait, moins 10 fois le numéro de la manche.

## Refusals
refusal-cards-first = Les cartes ne sont pas encore distribuées.
refusal-game-over = La partie est finie.
refusal-bids-first = Tout le monde annonce avant la première carte.
refusal-bid-range = Une annonce est un nombre entier de 0 à { $highest }.
refusal-bid-stands = Tu as déjà annoncé { $bid } ; on ne revient pas dessus.
refusal-not-your-turn = C’est à { $turn } de jouer.
refusal-no-such-card = Il n’existe pas de carte « { $name } ».
refusal-not-held = Tu n’as pas cette carte en main : { $card }.
refusal-mary-must-choose = Précise si Scary Mary est jouée comme Pirate ou comme Escape.
refusal-only-mary-chooses = Seule Scary Mary laisse le choix ; cette carte, non : { $card }.
refusal-must-follow = { $card } n’est pas permis maintenant : la couleur jouée est le { $colour }, et tu en as. Les cartes spéciales sont toujours permises.
