# Lessons and examples of Sleeping Queens: English

## The first lesson
first-title = Wake your first queens
first-hello = Twelve queens are asleep. With two players, whoever first has five of them awake, or 50 points, wins. Here are your five cards.
first-king = In a turn you do one thing. A { $card } wakes a queen: tap your { $card }, then the queen at place { $place }.
first-king-other = At another table you may do that. Here play the { $card } for the queen at place { $place }. Nobody knows who sleeps where!
first-woken = Good morning! The { $queen } is worth 20 points, the most of all.
first-drawn = After every turn you draw, so that you hold five cards again. Now it is { $seat }’s turn.
first-knight = { $seat } has woken the { $queen }. But you have a { $card } and can take her: tap the { $card }, then the { $queen }.
first-knight-other = You may. But a { $card } is for stealing queens. Take the { $queen }!
first-dragon = Now { $seat } wants to steal your { $queen } with a Knight! Play your Dragon against it: it drives the Knight away.
first-dragon-other = You may let her go. But then { $seat } gets the { $queen }. Better send the Dragon!
first-sum = Your turn. Discard numbers to get new cards: one, a pair, or an addition. 2 + 3 = 5: tap the 2, the 3 and the 5, and discard them.
first-sum-other = That is allowed as well. But an addition brings three new cards at once: discard 2, 3 and 5 together.
first-potion = { $seat } has woken another queen. Your { $card } sends her back to bed: tap it, then the { $queen }.
first-potion-other = You may. But first send the { $queen } to sleep with your { $card }.
first-wand = { $seat } strikes back with a Sleeping Potion! But you have a { $card }: it breaks the spell.
first-wand-other = You may let her sleep. But you would miss the { $queen }. Wave the Wand!
first-jester = 35 points! Now try your luck: the Jester turns over the top card. If it is a special card, you may keep it and play again.
first-jester-other = You may. But the Jester is more fun. Play it!
first-count = A 3! So we count: you are 1, { $seat } is 2, you are 3. You are counted last, so you may wake a queen: tap place { $place }.
first-count-other = Any sleeping queen would do. But somebody special sleeps at place { $place }.
first-won = The { $queen }, 15 points! That makes 50: you win at once. When no queen is asleep any more, the most points win.

## Examples
SL-X1-title = How a Jester counts
SL-X1-begin = Four players. You are { $seat }.
SL-X1-jester = Play the Jester and see what it turns over.
SL-X1-jester-other = You may. But here it is about the Jester.
SL-X1-counted = A 4. The count starts with you and goes clockwise: { $seat } 1, { $seat2 } 2, { $seat3 } 3, { $seat4 } 4.
SL-X1-woken = { $seat } was counted last and wakes a queen: the { $queen }. It can help others, too!
SL-X2-title = Which numbers go together?
SL-X2-begin = Three or more numbers go together if one of them is the sum of all the others.
SL-X2-three = Which three of your cards make an addition? You may try 2, 3 and 4 first.
SL-X2-three-other = Allowed, but there is more in your hand: 2 + 3 = 5.
SL-X2-three-done = 2 + 3 = 5 is an addition. 2, 3 and 4 are not: no card is the sum of the others.
SL-X2-twice = The same number may be used twice if you hold it twice. 4 + 4 = ?
SL-X2-twice-other = Allowed, but there is more in your hand: 4 + 4 = 8.
SL-X2-four = An addition may be longer, too. Can you find one of four cards?
SL-X2-four-other = Allowed, but there is more in your hand: 1 + 2 + 3 = 6.
SL-X2-pair = Two cards go together only if they are equal. Which are?
SL-X2-pair-other = Allowed, but there is a pair in your hand: 4 and 4.
SL-X2-end = A pair of 4s. You get as many new cards as you have discarded.
