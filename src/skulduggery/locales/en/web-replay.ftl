# Looking back at games: English
title = Look back

## What there is to look at
intro = Any game can be seen again, step by step: from every seat, with open cards, and with the reason for everything that happened.
bring-title = A file
choose-file = Choose a record
drop-here = or drop one here: .json, or .jsonl with many games
reading = The rules are looking at it…
bring-means = The file stays on your device. The server plays it through once, by the rules, and keeps nothing of it.
file-empty = This file is empty. A record is a file that was downloaded here, in JSON.
too-large = This file is too large: at most 64 MB.
fault-no-record = This file is no game that can be looked back at. Choose one that was downloaded here, and that nobody has changed.
fault-at-step = Something in this game does not go by the rules: step { $step }.
show-up-to = Show the game up to step { $step }
failed = That did not work. Try again, or choose another file.
games-in-file = { $count ->
    [one] { $count } game is in this file:
   *[other] { $count } games are in this file:
}
line-is-none = Line { $line } is no record
keep-good = Keep all good games on this device
kept-good = Kept: { $count } of { $all }. The others cannot be read, or do not go by the rules.
open = Look back
unfinished = not finished
so-many-comments = { $count ->
    [one] { $count } comment
   *[other] { $count } comments
}
kept-title = On this device
kept-none = Nothing is kept here yet. Files that you bring are, and games that you keep.
sample = Look at a sample game
kept-forgetful = Your browser lets this page store nothing. What you keep or write is gone when the page is closed: download what you want to keep.
kept-now = Kept on this device.
download-short = Download
remove = Remove
remove-means = { $title } and your comments on it are removed from this device.
removed = Removed.
mine-away = Without the server these games cannot be seen. Those on this device can.

## When it cannot be shown
cannot = This game cannot be shown
other-games = Other games
not-kept = This game is not on this device, or not any more. Choose its file again.
step-number = Step { $step }
rule-number = Rule { $rule }
no-such-step = There is no such step: the game ends with step { $last }.
no-such-seat = There is no seat { $seat } at this table. You see what spectators saw.

## The film
step-of = { $round ->
    [0] Step { $step } of { $last }.
   *[other] Step { $step } of { $last }, round { $round }.
}
step-short = Step { $step }/{ $last }
view = View and speed
spectator = Spectator
open-means = Everybody’s cards are shown below the table.
speed = Speed
times = { $speed }×
controls = Forward and back
timeline = Step
step-back = One step back
step-on = One step on
trick-back = One trick back
trick-on = One trick on
turn-back = One turn back
turn-on = One turn on
round-back = One round back
round-on = One round on
by-step = Step
by-trick = Trick
by-turn = Turn
by-round = Round
play = Let it run
pause = Stop
before = Before the first deal.
# With open cards a bid is no secret.
bids-open = { $bid ->
    [0] { $name } bids no tricks.
    [one] { $name } bids { $bid } trick.
   *[other] { $name } bids { $bid } tricks.
}
at-first = At the start
turn-number = Turn { $turn }
holds-nothing = no cards

## Comments
comment = Comment
comments = Comments
write-comment = Comment on this step
comment-on = Comment on step { $step }
comment-means = Kept on this device, together with the game. In a downloaded file others can read it.
comment-means-shared = Everybody who looks back at this game reads it, with your name beside it. Share the link, and they see it at once.
comment-means-away = The server cannot be reached. Your comment stays on this device, and in a file that you download.
comment-shared = Everybody with the link can read your comment.
comment-by = { $name }: { $text }
comment-here-only = on this device only
comment-delete = Delete
comment-delete-sure = Really delete
comment-save = Keep
comment-kept = Your comment is kept on this device.
comment-gone = The comment is gone.

## What else
play-on = Play on from here
play-on-means = A new table opens with this very position after step { $step }. Bots take the other seats, and it counts for nothing.
play-on-not-here = This server cannot do that yet.
my-seat = My seat
share-step = Share this step
share-file = This game lies on this device only: a link would lead nobody to it. Download it and send the file.
keep-here = Keep on this device
download = Download with the comments
by-keyboard = By keyboard
key-step = a step back or on
key-trick = a trick or turn back or on
key-round = a round back or on
key-ends = to the first or last step
key-play = let it run, or stop
space-bar = Space

## Together
you-lead = You lead: whoever follows sees what you see.
stop-leading = Stop leading
follows = { $name } leads, and you follow.
wander-off = Wander off
lead-myself = Lead
leads = { $name } leads and is at step { $step }.
follow = Follow
