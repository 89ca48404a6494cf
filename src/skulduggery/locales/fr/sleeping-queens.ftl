# Sleeping Queens : français
title = Sleeping Queens

## Things
card-number = { $number }
card-king = Roi
card-jester = Bouffon
card-knight = Chevalier
card-potion = Potion de sommeil
card-dragon = Dragon
card-wand = Baguette magique
queen-rose = reine des roses
queen-cake = reine des gâteaux
queen-rainbow = reine des arcs-en-ciel
queen-starfish = reine des étoiles de mer
queen-ladybug = reine des coccinelles
queen-moon = reine de la lune
queen-peacock = reine des paons
queen-sunflower = reine des tournesols
queen-cat = reine des chats
queen-dog = reine des caniches
queen-pancake = reine des crêpes
queen-heart = reine des cœurs
rival-cat = { queen-cat }
rival-dog = { queen-dog }

## Moves
move-king = Jouer un Roi et réveiller la reine de la place { $place }
move-jester = Jouer un Bouffon
move-wake = { $place ->
    [none] Ne réveiller aucune reine
   *[other] Réveiller la reine de la place { $place }
}
move-discard = Défausser : { $cards }
move-knight = Jouer un Chevalier et conquérir la { $queen }
move-potion = Jouer une Potion de sommeil contre la { $queen }
move-defend = { $defend ->
    [true] Protéger la reine
   *[other] Ne pas protéger la reine
}

## Events
event-dealer-drawn = { $dealer } distribue.
event-dealt = Douze reines sont endormies, et { $dealer } a distribué. { $hands }
event-king-played = { $seat } joue un Roi pour la reine de la place { $place }.
event-jester-played = { $seat } joue un Bouffon.
event-knight-played = { $seat } joue un Chevalier pour prendre la { $queen } à { $target }.
event-potion-played = { $seat } joue une Potion de sommeil contre { $target } pour endormir la { $queen }.
event-discarded = { $seat } défausse : { $cards }.
event-card-revealed = { $seat } retourne : { $card }.
event-special-taken = { $seat } prend la carte en main : { $card }. { $because }
event-counted-last = On a compté jusqu’à { $seat }. { $because }
event-place-chosen = { $seat } choisit la place { $place }.
event-waking-declined = { $seat } ne réveille aucune reine.
event-queen-woken = { $seat } réveille la { $queen }. { $because }
event-rival-turned-over = { $seat } a la { $rival } et retourne la { $queen }, qui se rendort. { $because }
event-defended = { $seat } joue : { $card }. La { $queen } est sauvée. { $because }
event-defence-declined = { $seat } ne protège pas la reine.
event-queen-taken = { $seat } prend la { $queen } à { $owner }. { $because }
event-queen-put-to-sleep = { $owner } : la { $queen } se rendort à la place { $place }. { $because }
event-reshuffled = { $count ->
    [one] La défausse ({ $count } carte) est mélangée et devient la pioche. { $because }
   *[other] La défausse ({ $count } cartes) est mélangée et devient la pioche. { $because }
}
event-drawn = { $seat } pioche : { $cards }.
event-game-ended = La partie est finie. Points : { $scores }. Classement : { $places }. { $because }

## Why
because-SL-21 = La pioche est épuisée.
because-SL-30 = Un Roi réveille une reine.
because-SL-32 = Une carte spéciale : en main, et encore un tour.
because-SL-33 = Une carte chiffre : la dernière personne comptée peut réveiller une reine.
because-SL-34 = Un chiffre, une paire ou une addition.
because-SL-35 = On peut défausser n’importe quelle carte seule.
because-SL-36 = Un Chevalier conquiert une reine réveillée.
because-SL-37 = Une Potion de sommeil rendort une reine réveillée.
because-SL-40 = Un Dragon chasse le Chevalier.
because-SL-41 = Une Baguette magique annule l’effet de la Potion de sommeil.
because-SL-50 = La reine des roses réveille une autre reine.
because-SL-51 = La reine des chats et la reine des caniches ne s’entendent pas.
because-SL-60 = Assez de reines ou de points.
because-SL-62 = Toutes les reines sont réveillées : qui a le plus de points l’emporte.

## Refusals
refusal-cards-first = Les cartes ne sont pas encore distribuées.
refusal-reveal-first = Il faut d’abord retourner une carte.
refusal-draw-first = Il faut d’abord piocher.
refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à { $turn } de jouer.
refusal-another-decides = C’est à { $seat } de décider.
refusal-waking-first = Choisis d’abord une reine endormie.
refusal-defence-first = { $seat } doit d’abord dire si la reine est protégée.
refusal-no-such-place = Les places sont numérotées de 1 à 12.
refusal-queen-awake = La { $queen }, dont c’est la place, est réveillée.
refusal-rose-must-wake = La reine des roses en amène une autre : tu dois réveiller une reine.
refusal-waking-needs-a-king = Pour l’instant, seul un Roi peut réveiller une reine.
refusal-no-such-card = Il n’existe pas de carte « { $name } ».
refusal-not-held = Tu n’as pas cette carte en main, ou pas en assez d’exemplaires : { $card }.
refusal-discard-nothing = Choisis au moins une carte.
refusal-only-numbers-together = Seules les cartes chiffre se défaussent ensemble ; celle-ci se défausse seule : { $card }.
refusal-not-a-pair = Deux cartes doivent avoir le même chiffre : { $cards }.
refusal-not-an-addition = Ce n’est pas une addition : { $cards }. L’un des chiffres doit être la somme de tous les autres.
refusal-no-such-queen = Il n’existe pas de reine « { $name } ».
refusal-queen-twice = La { $queen } apparaît deux fois.
refusal-no-target = Personne d’autre n’a de reine réveillée ; tu ne peux pas jouer cette carte : { $card }.
refusal-queen-asleep = La { $queen } dort.
refusal-own-queen = La { $queen } est déjà à toi.
refusal-rivals = Tu as la { $rival }, et la { $queen } ne s’entend pas avec elle.
refusal-only-in-defence = Les Dragons et les Baguettes magiques ne servent qu’à protéger ; tu peux aussi les défausser.

## Help, for a game without tricks (instead of that in cli.ftl)
cli-help =
    nombre       le choix qui porte ce numéro
    ?            cette aide
    score        la feuille de score
    last         le dernier coup
    log          ce qui vient de se passer (log 100 : davantage)
    why CARTE    si c’est permis, et sinon pourquoi ; why seul : tout ce qui est interdit
    rules MOT    des règles par numéro ou par mot, par exemple : rules SL-36
    table        la table encore une fois
    quit         quitter la partie
refusal-cannot-defend = Tu ne peux pas empêcher cela : il te manque une carte, { $card }.
