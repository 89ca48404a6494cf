# Sleeping Queens in the browser: English

## The table
bedroom = { $count ->
    [0] No queen is asleep
    [one] { $count } queen is asleep
   *[other] { $count } queens are asleep
}
bed-asleep = Place { $place }: a sleeping queen
bed-known = Place { $place }: the { $queen }, asleep
bed-empty = Place { $place }: empty
queen-worth = { $queen }, { $points } points
progress = { $queens } of { $enough } queens, { $points } of { $target } points
hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
hand-known = { $count ->
    [one] { $count } card in hand, and everybody has seen it: { $cards }
   *[other] { $count } cards in hand; everybody has seen: { $cards }
}
draw-pile = Draw pile: { $count }
discard-pile = Discard pile, on top: { $card }
discard-pile-empty = Discard pile: empty

## One’s turn
pick-cards = Your turn: tap one or more cards.
discard = Discard
play-jester = Play
use-king = Tap a sleeping queen to wake her.
use-jester = Try your luck: turn over the top card.
use-knight = Tap the queen that your Knight shall take.
use-potion = Tap the queen that shall fall asleep.
no-aim = There is no queen for this card now (SL-38).
wake-by-count = The count ends with you: tap a sleeping queen.
wake-by-rose = The Rose Queen wakes a friend: tap a sleeping queen.
wake-none = Let them sleep

## The attack
knight-by-you = Your Knight wants the { $queen } of { $owner }.
knight-on-you = { $attacker }’s Knight wants your { $queen }!
knight-of-others = { $attacker }’s Knight wants the { $queen } of { $owner }.
potion-by-you = Your potion shall put the { $queen } of { $owner } to sleep.
potion-on-you = { $attacker }’s potion shall put your { $queen } to sleep!
potion-of-others = { $attacker }’s potion shall put the { $queen } of { $owner } to sleep.
stop-knight = Dragon!
stop-potion = Wand!
saved = The { $queen } stays!
let-her-go = Let her go

## The score sheet
sheet-name = Name
sheet-queens = Queens
sheet-points = Points
seen-before = Asleep again, but seen by all
at-place = place { $place }
at-the-start = At the start
since-then = When you came
change = Change { $number }
won-by-queens = Won with { $queens } queens.
won-by-points = Won with { $points } points.
won-by-all = No queen sleeps any more: most points win.
queens-woken = { $count ->
    [one] { $count } queen
   *[other] { $count } queens
}
award-court = The winning court
