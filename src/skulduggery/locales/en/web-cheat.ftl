# Cheat sheets: each game on one screen: English
skull-M = Mermaid
skull-P = Pirate
skull-SK = Skull King
bonus-if-exact = Bonuses only for an exact bid.
print = Print
whole-rules = All the rules
hold = Press and hold a card or a die at the table, or right-click it: it says what it does. On a keyboard: ?
beats = What beats what
play = What may be played
score = What a round brings
ties = Ties
round = The round
goal = Aim
evaluate = What a trick does
special = Special cards
turn = On your turn, one of these
defence = When you are attacked
queens = Queens with a will of their own
sides = What is on the dice
who-leads = Who leads next
player-count = Players
rounds-count = Rounds

## Skull King
skull-king-goal = Say before each round how many tricks you will win. Only the exact number pays.
skull-king-round =
    10 rounds: one card each in round 1, ten in round 10.
    Yo - Ho - Ho: everybody bids at the same time.
skull-king-play =
    Follow the colour led if you can.
    Special cards may always be played.
    Scary Mary is a Pirate or an Escape: say which.
    The first colour card sets the colour.
skull-king-beats =
    A Mermaid beats the Skull King, even with Pirates about.
    Other ordinary colours never win.
skull-king-ties =
    Of equal special cards the first one played wins.
    Nothing but Escapes: the first one wins.

## The dice game
skull-king-dice-goal = Say before each round how many tricks you will win. Only the exact number pays.
skull-king-dice-round =
    Three or four players: 8 rounds; five: 7; six: 6.
    One die each in round 1, then one more every round.
skull-king-dice-play =
    Follow the colour of the first number die if you can.
    Special dice may always be thrown.
skull-king-dice-beats =
    A Mermaid’s skull beats the Skull King’s, whatever else lies there.
    The colour of a number does not count.
skull-king-dice-ties =
    Of equal numbers or skulls the last one thrown wins.
    Nothing but flags: the first one wins.

## Skull Queen
skull-queen-goal = Keep your four pirates on the best spaces of your plank, and out of the water.
skull-queen-round =
    As many rounds as players. Place the pirates, then play.
    Four and six players begin with two cards in the centre.
skull-queen-play =
    Follow the trick colour if you can.
    Monkey and First Mate may always be played.
skull-queen-evaluate =
    A colour with two or more cards, the centre’s too:
    ▲ the highest moves its player’s pirate up one space
    ▼ the lowest moves its player’s pirate down one
    ● a card alone goes to the centre and waits
    Centre cards move nobody.
    Off the plank means lost for the round.
skull-queen-special =
    8 Aye, Ma’am!: up goes two spaces
    5 Quick Snack: down goes two spaces
    0 Monkey: lowest of the trick colour
    13 First Mate: highest of the trick colour
skull-queen-who-leads = The highest number just played, of any colour; of equal ones the last.
skull-queen-score = Each pirate brings the number of its space: front side { $front } from the top, back side { $back }.

## Sleeping Queens
sleeping-queens-goal =
    2 or 3 players: 5 queens or 50 points.
    4 or 5 players: 4 queens or 40 points.
    No queen asleep: most points win.
sleeping-queens-turn =
    King: wake a queen.
    Jester: turn a card over. Special: take it and go on. Number: count round from yourself; whoever it falls on wakes a queen.
    Knight: take somebody’s queen.
    Sleeping Potion: put somebody’s queen to sleep.
    Throw away any one card, a pair, or numbers that add up (2 + 3 = 5).
    Then fill your hand to five cards.
sleeping-queens-defence =
    Dragon: stops a Knight.
    Wand: stops a Sleeping Potion.
sleeping-queens-queens =
    Rose: wakes one more queen, if she was asleep.
    Cat and Dog: never both before one player.
sleeping-queens-score =
    5: Rose, Cake, Rainbow, Starfish
    10: Ladybug, Moon, Peacock, Sunflower
    15: Cat, Dog, Pancake
    20: Heart
