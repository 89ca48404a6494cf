## One device that goes from hand to hand

title = One phone for all
intro = Everybody plays on this device, or you alone against bots. It tells to whom to hand it, and shows nobody’s cards but theirs. Once the rules are here, no network is needed.
intro-here-only = Everybody plays on this device, or you alone against bots. It tells to whom to hand it, and shows nobody’s cards but theirs. While this page stays open, the game goes on without a network. Opening it again needs the server: browsers keep pages only from addresses with https.

## Before the game

kept = On this device
is-next = { $name } is next
remove-table = Delete the game of { $names }
delete = Delete the game
remove-means = The game of { $names } will be gone from this device for good.
forgetful = This browser keeps nothing. Your game will be gone when the page is closed.
new-table = A new game
who-plays = Who plays?
several-people = Several people
me-against-bots = I, against bots
player-number = Player { $number }
name-of = Name of player { $number }
name-of-bot = Name of player { $number }, a bot
move-up = Move { $name } up
remove-player = Remove { $name }
add-person = + Person
wrong-count = { $game } is a game for { $lowest } to { $highest } players.
same-name = Two players are called { $name }. How should anybody know whom to hand the phone to?
nobody = Bots have no hands for a phone. At least one person has to play.
start = Deal the cards

## From hand to hand

hand-to = Hand the phone to
still = The phone stays with
i-am = I am { $name }: show my cards
since = Since your last turn
hand-of = { $name } plays
hide = Hide my cards
for-all = For all to see
is-kept = The game is kept on this device after every move. You can go on at any time.
to-tables = To my games
damaged = What is kept of this game is damaged, so it cannot go on.
gone = There is no such game on this device, or not any more.
played-on = This game has gone on in another tab. Here is how it stands now.
save-record = Save the record
