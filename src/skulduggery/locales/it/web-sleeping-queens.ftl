# Sleeping Queens nel browser: italiano

## The table
bedroom = { $count ->
    [0] Nessuna regina dorme
    [one] { $count } regina dorme
   *[other] { $count } regine dormono
}
bed-asleep = Posto { $place }: una regina che dorme
bed-known = Posto { $place }: la { $queen }, che dorme
bed-empty = Posto { $place }: vuoto
queen-worth = { $queen }, { $points } punti
progress = { $queens } regine su { $enough }, { $points } punti su { $target }
hand-of = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
hand-known = { $count ->
    [one] { $count } carta in mano, e tutti l’hanno vista: { $cards }
   *[other] { $count } carte in mano; tutti hanno visto: { $cards }
}
draw-pile = Pozzo: { $count }
discard-pile = Scarti, in cima: { $card }
discard-pile-empty = Scarti: vuoto

## One’s turn
pick-cards = Tocca a te: scegli una o più carte.
discard = Scarta
play-jester = Gioca
use-king = Tocca una regina che dorme per svegliarla.
use-jester = Tenta la fortuna: gira la prima carta.
use-knight = Tocca la regina che il tuo cavaliere deve prendere.
use-potion = Tocca la regina che deve addormentarsi.
no-aim = Ora non c’è nessuna regina per questa carta (SL-38).
wake-by-count = La conta finisce su di te: tocca una regina che dorme.
wake-by-rose = La regina con la rosa sveglia un’amica: tocca una regina che dorme.
wake-none = Lasciale dormire

## The attack
knight-by-you = Il tuo cavaliere vuole la { $queen } di { $owner }.
knight-on-you = Il cavaliere di { $attacker } vuole la tua { $queen }!
knight-of-others = Il cavaliere di { $attacker } vuole la { $queen } di { $owner }.
potion-by-you = La tua pozione deve addormentare la { $queen } di { $owner }.
potion-on-you = La pozione di { $attacker } deve addormentare la tua { $queen }!
potion-of-others = La pozione di { $attacker } deve addormentare la { $queen } di { $owner }.
stop-knight = Drago!
stop-potion = Bacchetta!
saved = La { $queen } resta!
let-her-go = Lasciala andare

## The score sheet
sheet-name = Nome
sheet-queens = Regine
sheet-points = Punti
seen-before = Di nuovo addormentate, ma viste da tutti
at-place = posto { $place }
at-the-start = All’inizio
since-then = Al tuo arrivo
change = Cambio { $number }
won-by-queens = Vinto con { $queens } regine.
won-by-points = Vinto con { $points } punti.
won-by-all = Nessuna regina dorme più: vince chi ha più punti.
queens-woken = { $count ->
    [one] { $count } regina
   *[other] { $count } regine
}
award-court = La corte vincente
