# Server: English

## Requests that were refused: tables and seats
server-no-such-table = There is no such table. Check the link or the code, or open a table of your own.
server-table-over = This table is closed and nothing can be changed any more. You can open a new one.
server-table-worn-out = So much has happened at this table that only moves are taken here any more. You can open a new table.
server-table-full = All { $seats } seats are taken. You can watch, or open another table.
server-already-playing = The game has begun, so this cannot be changed any more.
server-position-fixed = This table plays on from a position of another game, so its settings stay as they are.
server-not-playing = No game is being played here yet; this will be possible once it has begun.
server-banned = The host has sent you away from this table, so you cannot sit down here again.
server-already-seated = You already have a seat at this table.
server-seat-taken = Seat { $number } is taken. Choose another one.
server-seat-empty = Seat { $number } is empty already.
server-no-such-seat = There is no seat { $value }; seats are numbered 0 to { $highest }.
server-not-seated = You have no seat at this table. Sit down first.
server-left-already = A bot is playing on at this seat already.
server-never-away = You are at the table already; nobody is playing for you.
server-no-spectators = Only the players may see this table. Ask the host to let people watch.

## Requests that were refused: what the host does
server-not-host = Only the host of the table may do this.
server-host-stays = The host cannot be sent away. Hand the table over to somebody else first.
server-not-a-person = Nobody sits on seat { $number } to whom the table could be handed over. Choose a seat with a person.
server-too-few-seats = { $seated } seats are taken, so { $seats } are too few. Choose more seats, or send somebody away first.
server-seats-empty = { $count ->
    [one] { $count } seat is still empty. Invite somebody or add a bot.
   *[other] { $count } seats are still empty. Invite people or add bots.
}
server-not-ready = The person on seat { $number } is not ready yet. Please wait a moment.
server-game-unknown = There is no game { $value }; there are: { $allowed }.
server-bot-unknown = There is no bot { $value }; there are: { $allowed }.
server-too-many-tables = This server has as many tables as it can hold. Please try again later.

## Requests that were refused: playing
server-paused = The game is paused. It goes on when the host resumes it.
server-not-paused = The game is not paused.
server-bot-plays = A bot is deciding for you just now. Come back to the table to play on.
server-bad-move = This move cannot be read: { $problem }
server-old-prompt = This answers an earlier question. Look at the table again and choose anew.
server-not-asked = It is not your turn to decide. Wait until you are asked.
server-rematch-too-early = A rematch is possible once this game is finished.
server-take-back-pending = Somebody has already asked to take a move back. Wait until everybody has answered.
server-take-back-too-late = There is nothing that you could take back: the game has gone on since.
server-take-back-revealed = This cannot be taken back: it has shown something that was hidden.
server-take-back-none = Nobody has asked to take a move back.
server-take-back-not-yours = Only whoever asked to take a move back can withdraw that.
server-take-back-not-asked = You are not asked for your consent here, or you have given it already.

## Requests that were refused: the table's log
server-game-gone = This table plays { $value }, a game that this server does not know. Nobody can go on here; the host can close the table.
server-rules-unknown = This table plays by version { $value } of the rules, which this server does not have any more (its newest is { $known }). Nobody can go on here; the host can close the table.
server-rules-newer = This table plays by version { $value } of the rules; this server knows version { $known } at most. A newer server can go on with it: please try again later.
server-opened-twice = The log of this table is damaged, so the table cannot be opened. Please tell the people who run this server.
server-table-damaged = The record of this table is damaged, so the table cannot go on. The people who run this server have been told. Other tables are not affected.

## Requests that were refused: messages and limits
server-busy = Too much happened here at the same moment. Please try again.
server-unavailable = The server cannot reach its database just now. What was confirmed is not lost; please try again in a moment.
server-damaged = What you asked for is damaged in the server’s database. The people who run this server have been told. Everything else is not affected.
server-stopping = The server is restarting. Your game is kept; come back in a moment.
server-forgotten = Your data has been deleted, as you wished. Farewell!
server-not-a-guest = The server does not know you yet. Choose a name first.
server-too-many-sockets = Too many devices are connected just now. Close some other windows, or try again later.
server-too-large = This message has { $bytes } bytes; { $most } are allowed at most.
server-bad-message = This message cannot be understood: { $problem }
server-not-json = This message is not valid JSON.
server-too-deep = The JSON is nested too deeply; { $most } levels are allowed at most.
server-too-fast = { $seconds ->
    [one] That was too much at once. Please wait { $seconds } second.
   *[other] That was too much at once. Please wait { $seconds } seconds.
}
server-flood = Far too many messages came from this device, so the connection is closed.

## Requests that were refused: chat
server-chat-one-thing = Say one thing at a time: a quick phrase, an emote or words of your own.
server-chat-phrases-only = Only quick phrases and emotes are allowed at this table.
server-chat-empty = There is nothing to read in this. Write 1 to { $most } characters.
server-chat-hushed = The host has asked you to be silent at this table.
server-chat-too-fast = { $seconds ->
    [one] You are writing very fast. Please wait { $seconds } second.
   *[other] You are writing very fast. Please wait { $seconds } seconds.
}
server-chat-from-tv = Nobody can write from a shared screen. Take your own device.
server-phrase-unknown = There is no quick phrase { $value }; there are: { $allowed }.
server-emote-unknown = There is no emote { $value }; there are: { $allowed }.
server-who-unknown = This person is not at this table and has not been here.
server-who-yourself = You cannot do this to yourself. Choose somebody else.
server-report-empty = Name somebody or write what happened, so that we know what this is about.
server-report-too-often = { $minutes ->
    [one] You have reported a lot just now. Please wait { $minutes } minute.
   *[other] You have reported a lot just now. Please wait { $minutes } minutes.
}

## Quick phrases
phrase-hello = Hello!
phrase-welcome-back = Welcome back!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-well-played = Well played!
phrase-nice-bid = Nice bid!
phrase-nice-move = Nice move!
phrase-good-game = Good game!
phrase-congratulations = Congratulations!
phrase-thanks = Thank you!
phrase-you-are-welcome = You’re welcome!
phrase-sorry = Sorry!
phrase-no-problem = No problem!
phrase-your-turn = Your turn, whenever you like.
phrase-hurry = A little faster, please.
phrase-one-moment = One moment, please.
phrase-back-again = Here I am again!
phrase-oh-no = Oh no!
phrase-phew = Phew, that was close!
phrase-lucky = What luck!
phrase-unlucky = What bad luck!
phrase-yo-ho-ho = Yo ho ho!
phrase-you-are-mine = You’re mine!
phrase-revenge = I’ll remember that!
phrase-play-again = Shall we play again?
phrase-last-one = This is my last game for today.
phrase-must-go = I must go.
phrase-goodbye = Goodbye!

## Emotes: a word for whoever does not see the picture
emote-laugh = laughs
emote-cry = cries
emote-wink = winks
emote-angry = is angry
emote-shocked = is shocked
emote-clap = claps
emote-think = is thinking
emote-sleep = is falling asleep
emote-heart = heart
emote-thumbs-up = thumbs up
emote-skull = skull
emote-parrot = parrot
emote-rum = a mug of rum
emote-crown = crown

## Notices: what happens around the game
# $player is the name at the notice's seat; of somebody who has left, the name that stood there before. For
# host-passed it is the name at `host_seat`. $ready is that of the chair, $closed that of the table.
notice-opened = The table is open.
notice-settings-changed = The host has changed the settings of the table.
notice-sat-down = { $player } sits down at the table.
notice-stood-up = { $player } leaves the table.
notice-kicked = The host has sent { $player } away.
notice-bot-seated = { $player } joins the table: a bot.
notice-bot-dismissed = The bot { $player } leaves the table.
notice-readied = { $ready ->
    [true] { $player } is ready.
   *[false] { $player } is not ready any more.
}
notice-host-passed = { $player } is the host of the table now.
notice-started = The game begins!
notice-timed-out = { $player } has run out of time; a bot decides.
notice-taken-over = A bot plays for { $player } for now.
notice-came-back = { $player } is back.
notice-paused = The host has paused the game.
notice-resumed = The game goes on.
notice-take-back-asked = { $player } would like to take a move back.
notice-take-back-answered = { $agreed ->
    [true] { $player } agrees: the move may be taken back.
   *[false] { $player } would rather not have the move taken back.
}
notice-take-back-withdrawn = The request to take a move back is withdrawn.
notice-rematch-opened = There is a rematch: a new table is open.
notice-abandoned = { $closed ->
    [deserted] The table is closed: everybody has left.
   *[closed] The host has closed the table.
}

## Requests that were refused: the HTTP API
server-bad-name = A name needs 1 to { $most } visible characters.
server-bad-request = This request cannot be understood: { $problem }
server-no-such-page = There is nothing at this address.
server-wrong-method = This method is not possible here; allowed: { $allowed }.
server-foreign-host = This server does not answer to the name { $host }. If it is yours, add the name to the setting hosts (--hosts { $host }).
server-foreign-page = This request comes from a page of another website, so it is refused.
server-only-json = The body has to be JSON (application/json), not { $value }.
server-body-too-large = This request is too large; { $most } bytes are allowed at most.
server-no-such-code = No table has this code. Check its five letters, or ask for a link: codes are good for some hours only.
server-still-playing = This game is not over yet. Its record can be read when it is.
server-never-played = No game was played at this table, so there is no record.
server-film-too-long = This game has { $steps } steps; { $most } can be shown at most.
server-no-such-game-in-file = There is no game { $value } in this file; they are numbered 1 to { $highest }.
server-one-source = Name either a table or a record to play on from, and only one of the two.
server-no-such-step = There is no step { $value } in this game; steps go from 0 (the beginning) to { $highest }.
server-position-over = After step { $value } this game is over. You can play on from any step from 0 to { $highest }.
server-bad-comment = A comment has 1 to { $most } visible characters.
server-too-many-comments = A game takes { $most } comments from each person and { $all } in all. Delete one, or change one that is there.
server-no-such-comment = There is no such comment, or not any more.
server-not-your-comment = A comment can be deleted by whoever wrote it, and by those who played the game.
server-no-such-pad = No score pad is shared under this link, or not any more. Check the link, or ask for a new one.
server-sharing-ended = This score pad is not shared any more. Whoever writes it can share it again, with a new link.
server-not-your-pad = Somebody else shares this score pad, so only they can change it. Share yours with a link of its own.
server-try-unknown = There is no “{ $name }” in this game.
server-try-too-often = “{ $name }” is not there so often: the game has { $most }.
server-try-count = These are { $count }. Choose { $least } to { $most } of them.
server-try-no-colour = Choose a card that shows a colour as well: without one, nothing can be evaluated.
server-too-many-requests = { $seconds ->
    [one] Too many requests came from your connection. Please wait { $seconds } second.
   *[other] Too many requests came from your connection. Please wait { $seconds } seconds.
}
server-too-many-guests = { $minutes ->
    [one] Too many new guests came from your connection. Please wait { $minutes } minute.
   *[other] Too many new guests came from your connection. Please wait { $minutes } minutes.
}
server-too-many-tables-opened = { $minutes ->
    [one] You have opened many tables. Please wait { $minutes } minute before you open another one.
   *[other] You have opened many tables. Please wait { $minutes } minutes before you open another one.
}
server-too-many-codes = { $seconds ->
    [one] Too many codes were tried. Please wait { $seconds } second.
   *[other] Too many codes were tried. Please wait { $seconds } seconds.
}
server-too-many-pad-changes = { $seconds ->
    [one] Your shared score pads change very often. Please wait { $seconds } second.
   *[other] Your shared score pads change very often. Please wait { $seconds } seconds.
}
server-failed = Something went wrong on our side. If it happens again, tell the people who run this server the number { $number }.

## What is said of a link to a page of ours, and on the picture of it
preview-home = Skull King, its dice game, Skull Queen and Sleeping Queens: with friends by a link, or against bots.
preview-home-short = With friends by a link, or against bots
preview-seats = { $seats } seats, { $free } free
preview-join = Come and join us!
preview-playing = The game is on.
preview-over = This game is over.
preview-replay = A game to look back on, step by step
preview-rules = The rules, with examples
preview-lesson = A first lesson, in three minutes
preview-wins = { $count ->
    [one] { $name } wins!
   *[other] A shared victory: { $name }
}
