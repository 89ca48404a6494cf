# Sleeping Queens: English
title = Sleeping Queens

## Things
card-number = { $number }
card-king = King
card-jester = Jester
card-knight = Knight
card-potion = Sleeping Potion
card-dragon = Dragon
card-wand = Wand
queen-rose = Rose Queen
queen-cake = Cake Queen
queen-rainbow = Rainbow Queen
queen-starfish = Starfish Queen
queen-ladybug = Ladybug Queen
queen-moon = Moon Queen
queen-peacock = Peacock Queen
queen-sunflower = Sunflower Queen
queen-cat = Cat Queen
queen-dog = Dog Queen
queen-pancake = Pancake Queen
queen-heart = Heart Queen
rival-cat = { queen-cat }
rival-dog = { queen-dog }

## Moves
move-king = Play a King and wake the queen at place { $place }
move-jester = Play a Jester
move-wake = { $place ->
    [none] Wake no queen
   *[other] Wake the queen at place { $place }
}
move-discard = Discard: { $cards }
move-knight = Play a Knight and take the { $queen }
move-potion = Play a Sleeping Potion against the { $queen }
move-defend = { $defend ->
    [true] Defend the queen
   *[other] Do not defend
}

## Events
event-dealer-drawn = { $dealer } deals.
event-dealt = Twelve queens are asleep, and { $dealer } has dealt. { $hands }
event-king-played = { $seat } plays a King for the queen at place { $place }.
event-jester-played = { $seat } plays a Jester.
event-knight-played = { $seat } plays a Knight to take the { $queen } from { $target }.
event-potion-played = { $seat } plays a Sleeping Potion against { $target } to put the { $queen } to sleep.
event-discarded = { $seat } discards: { $cards }.
event-card-revealed = { $seat } turns over: { $card }.
event-special-taken = { $seat } takes the card: { $card }. { $because }
event-counted-last = The counting ends at { $seat }. { $because }
event-place-chosen = { $seat } chooses place { $place }.
event-waking-declined = { $seat } wakes no queen.
event-queen-woken = { $seat } wakes the { $queen }. { $because }
event-rival-turned-over = { $seat } has the { $rival } and turns over the { $queen }, who goes back to sleep. { $because }
event-defended = { $seat } plays: { $card }. The { $queen } stays. { $because }
event-defence-declined = { $seat } does not defend.
event-queen-taken = { $seat } takes the { $queen } from { $owner }. { $because }
event-queen-put-to-sleep = { $owner }: the { $queen } goes back to sleep at place { $place }. { $because }
event-reshuffled = { $count ->
    [one] The discard pile ({ $count } card) is shuffled and becomes the draw pile. { $because }
   *[other] The discard pile ({ $count } cards) is shuffled and becomes the draw pile. { $because }
}
event-drawn = { $seat } draws: { $cards }.
event-game-ended = The game is over. Points: { $scores }. Places: { $places }. { $because }

## Why
because-SL-21 = The draw pile is used up.
because-SL-30 = A King wakes a queen.
because-SL-32 = A special card: into the hand, and another turn.
because-SL-33 = A number: whoever is counted last may wake a queen.
because-SL-34 = One number, a pair or an addition.
because-SL-35 = Any single card may be discarded.
because-SL-36 = A Knight takes a woken queen.
because-SL-37 = A Sleeping Potion puts a woken queen back to sleep.
because-SL-40 = A Dragon drives a Knight away.
because-SL-41 = A Wand breaks the spell of a Sleeping Potion.
because-SL-50 = The Rose Queen wakes another queen.
because-SL-51 = Cat Queen and Dog Queen cannot stand each other.
because-SL-60 = Enough queens or points.
because-SL-62 = All queens are awake: the most points win.

## Refusals
refusal-cards-first = The cards have not been dealt yet.
refusal-reveal-first = First a card is turned over.
refusal-draw-first = First the cards are drawn.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $turn }’s turn.
refusal-another-decides = { $seat } decides now.
refusal-waking-first = First choose a sleeping queen.
refusal-defence-first = First { $seat } says whether to defend.
refusal-no-such-place = The places are numbered 1 to 12.
refusal-queen-awake = The { $queen } who belongs there is awake.
refusal-rose-must-wake = The Rose Queen brings another queen: you have to wake one.
refusal-waking-needs-a-king = Only a King wakes a queen now.
refusal-no-such-card = There is no card “{ $name }”.
refusal-not-held = You do not hold this card, or not that many of it: { $card }.
refusal-discard-nothing = Choose at least one card.
refusal-only-numbers-together = Only number cards are discarded together; this one goes alone: { $card }.
refusal-not-a-pair = Two cards must be the same number: { $cards }.
refusal-not-an-addition = This is not an addition: { $cards }. One number must be the sum of all the others.
refusal-no-such-queen = There is no queen “{ $name }”.
refusal-queen-twice = The { $queen } appears twice.
refusal-no-target = No other player has a queen awake; you cannot play this card: { $card }.
refusal-queen-asleep = The { $queen } is asleep.
refusal-own-queen = The { $queen } is your own.
refusal-rivals = You have the { $rival }, and the { $queen } cannot stand her.
refusal-only-in-defence = Dragons and Wands are played in defence only; you may discard one.

## Help, for a game without tricks (instead of that in cli.ftl)
cli-help =
    number       the choice with that number
    ?            this help
    score        the score sheet
    last         the last turn
    log          what has happened lately (log 100: more of it)
    why CARD     whether it is allowed, or why not; why alone: everything that is refused
    rules WORD   rules by id or by word, such as: rules SL-36
    table        the table once more
    quit         leave the game
refusal-cannot-defend = You cannot stop this: you would need a card you do not hold, { $card }.
