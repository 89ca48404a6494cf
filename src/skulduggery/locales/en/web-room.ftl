# Coming to a table, and the room before the game: English
waiting-room = The game begins when every seat is taken and everybody is ready.
invited-playing = The game has already begun. You can come in and watch.
invited-over = This game is over. You can come in and see how it ended.
invited-others = At the table: { $names }
no-entry = You cannot come in here
no-entry-now = That did not work just now
no-entry-no-such-table = There is no such table, or not any more. Check the link, or open a table of your own.
no-entry-no-spectators = Only the players may see this table. Ask the host to let people watch.
share-code = Read this code out:
how-we-play = How we play
change-settings = Change
who-may-come = Who may come
public-true = The table is public: anybody may sit down.
public-false = Only those who have the link or the code.
spectators-true = Others may watch.
spectators-false = Nobody else may watch.
public-means = The table is listed on the start page.
spectators-mean = They see what is open to all, never a hand.
free-chat-means = Otherwise quick phrases and emotes only.
clock-means = When the time is up, a bot makes that one decision.
grace = Patience with somebody who is away
grace-means = After this time a bot plays on for them until they are back.
so-many-seconds = { $seconds } seconds
so-many-minutes = { $minutes } minutes
you-are-host = You are the host: you choose how to play, and you start the game.
a-bot-here = A bot here
other-bot = Another bot instead
word-kept = Your word is in the shuffle.
word-is-kept = ✓ Given
missing-ready = Waiting until everybody is ready: { $names }
missing-nothing = Everything is ready. Off we go!
missing-start = Everything is ready. The host starts the game.
mute-or-report = Mute or report
nobody-else = There is nobody else here.
chat-empty = Nobody has said anything yet.
missing-seats-host = { $count ->
    [one] { $count } seat is still free. Invite somebody, or add a bot.
   *[other] { $count } seats are still free. Invite people, or add bots.
}
missing-seats = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
standing = Here, without a seat yet: { $names }
invited-seat = { $count ->
    [one] One seat is free: it is yours when you come in.
   *[other] { $count } seats are free: one is yours when you come in.
}
invited-full = All seats are taken. You can come in and watch, and sit down if one becomes free.
new-here = New here?
short-lesson = A lesson of three minutes
seat-is-kept = Your seat stays yours.
to-my-table = Back to the table
lesson-cut = The game begins. You find the lesson on the start page again, where you left it.
when-it-is-my-turn = When it is your turn
