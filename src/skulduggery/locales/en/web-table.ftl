# The table in the browser: English
plays-now = plays now
player-is-bot = Bot
chart-of-totals = Everybody’s points from round to round
chart-title = How it came
game-not-here = This page cannot show this game yet. Load it anew in a moment.
panels = Beside the table
round-number = Round { $round }
unread = not read yet
to-result = To the result
rules-in-force = By these rules
people = People
fairness-later = When the game is over, the server shows the secret that fits this commitment, and anybody can check the shuffles.
fairness-fits = ✓ Your browser has checked it: the secret fits the commitment.
fairness-differs = ✗ The secret does not fit the commitment that was shown before the game.
fairness-cannot = Without a secure connection your browser cannot check it by itself.
fairness-whole = To check every deal and every throw, download the record and run:
place-short = { $place }.
stay-here = Stay here
invites = { $name } looks back at the game, for everybody at the table.
come-along = Come along
look-at-table = Look at the table
download-record = Download the record
game-broken-off = The game was broken off
broken-off-means = There is no winner.
you-win = You win!
you-share-win = You share the victory!
somebody-wins = { $count ->
    [one] { $names } wins!
   *[other] A shared victory: { $names }
}
somebody-away = { $count ->
    [one] { $names } is away just now.
   *[other] Away just now: { $names }
}
so-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
practice = Played on for practice: it counts for nothing.
practice-ended = This game was played on from a position for practice. It counts for nothing; a rematch starts an ordinary game.
log-face-down = The earlier tricks of this round lie face down.
my-place = { $place ->
    [1] First place
    [2] Second place
    [3] Third place
    [4] Fourth place
    [5] Fifth place
   *[other] Last place
}
bid-by-keys = With a keyboard: type your bid.
bid-by-two-keys = { $digit } then Enter: { $digit } · { $digit } then { $last }: { $more }
bid-range = You can bid { $lowest } to { $highest }.
table-waits = { $game }: the table waits for you.
sound-offer = Play with sound?
sound-on = With sound
sound-off = Without
rule-is = Rule { $rule }
cheat-sheet = Cheat sheet
