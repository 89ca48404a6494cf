# Sleeping Queens dans le navigateur : français

## The table
bedroom = { $count ->
    [0] Aucune reine ne dort
    [one] { $count } reine dort
   *[other] { $count } reines dorment
}
bed-asleep = Place { $place } : une reine endormie
bed-known = Place { $place } : la { $queen }, endormie
bed-empty = Place { $place } : vide
queen-worth = { $queen }, { $points } points
progress = { $queens } reines sur { $enough }, { $points } points sur { $target }
hand-of = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
hand-known = { $count ->
    [one] { $count } carte en main, que tout le monde a vue : { $cards }
   *[other] { $count } cartes en main ; tout le monde a vu : { $cards }
}
draw-pile = Pioche : { $count }
discard-pile = Défausse, sur le dessus : { $card }
discard-pile-empty = Défausse : vide

## One’s turn
pick-cards = À toi : touche une ou plusieurs cartes.
discard = Défausser
play-jester = Jouer
use-king = Touche une reine endormie pour la réveiller.
use-jester = Tente ta chance : retourne la première carte.
use-knight = Touche la reine que ton chevalier doit prendre.
use-potion = Touche la reine qui doit s’endormir.
no-aim = Aucune reine pour cette carte en ce moment (SL-38).
wake-by-count = Le compte s’arrête sur toi : touche une reine endormie.
wake-by-rose = La reine des roses réveille une amie : touche une reine endormie.
wake-none = Laisser dormir

## The attack
knight-by-you = Ton chevalier veut prendre la { $queen } de { $owner }.
knight-on-you = Le chevalier de { $attacker } veut prendre ta { $queen } !
knight-of-others = Le chevalier de { $attacker } veut prendre la { $queen } de { $owner }.
potion-by-you = Ta potion doit endormir la { $queen } de { $owner }.
potion-on-you = La potion de { $attacker } doit endormir ta { $queen } !
potion-of-others = La potion de { $attacker } doit endormir la { $queen } de { $owner }.
stop-knight = Dragon !
stop-potion = Baguette !
saved = La { $queen } reste !
let-her-go = Laisser faire

## The score sheet
sheet-name = Nom
sheet-queens = Reines
sheet-points = Points
seen-before = Rendormies, mais vues de tous
at-place = place { $place }
at-the-start = Au début
since-then = À ton arrivée
change = Changement { $number }
won-by-queens = Gagné avec { $queens } reines.
won-by-points = Gagné avec { $points } points.
won-by-all = Plus aucune reine ne dort : le plus de points gagne.
queens-woken = { $count ->
    [one] { $count } reine
   *[other] { $count } reines
}
award-court = La cour victorieuse
