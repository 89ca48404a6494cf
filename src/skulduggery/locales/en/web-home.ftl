# The pages around the tables: English

## Home
home-hello = Welcome aboard, { $name }!
home-hello-stranger = Pick a game. Two taps, and you are playing.
players-from-to = { $lowest } to { $highest } players
about-skull-king = Say how many tricks you will win, then win exactly that many. Pirates, mermaids and the Skull King have other plans.
about-skull-king-dice = The same daring bids, with dice instead of cards: every trick is a throw.
about-skull-queen = Every trick moves your four pirates along the plank. Stop on the best spaces, and keep them out of the water.
about-sleeping-queens = Wake the queens with your kings, rob them with knights, and keep a dragon at hand. Quick, and for the whole family.
set-sail = Set sail
play-with-friends = Play with friends
friends-means = Opens a table that friends reach by a link, a picture to scan or five letters.
opponents = Opponents
another-name = Suggest another name
name-suggestions = Barnacle Bess, Salty Sam, Stormy Jane, Lucky Lou, Captain Marrow, Rosie Rumble, Finn the Fearless, Mad Mabel, Gusty Gus, Coral Kate, Bosun Bill, Pepper Pearl
opening-table = The table is being laid …
code = Code
code-example = Five letters, such as SHARK
code-too-short = A code has five letters.
code-misread = Codes never hold the letters I, L, O or U. Look again: it may be a J, a T, a Q or a V.
with-whom = with { $names }
alone-so-far = nobody else yet
home-network = At home on the same network
home-network-here = Everybody on your network can open this page at:
home-network-local = This page runs on your own machine. Phones at home can join once the server is started for the whole network. It then prints the address for them:
about-page = Credits and licences
my-games = My games

## Settings
theme = Look
theme-auto = Like the device
theme-dark = Lantern light
theme-light = Daylight
theme-contrast = High contrast
text-size = Text size
motion = Motion
motion-auto = Like the device
motion-full = Everything moves
motion-off = Nothing moves
sound = Sound
sound-means = Cards, tricks and a bell when it is your turn.
one-tap = Play with one tap
one-tap-means = Otherwise the first tap lifts a card, and the second plays it.
play-forced = Play the last choice by itself
play-forced-means = If only one card is allowed, it is played for you.

## My games
mine-stranger = You have no name here yet, so there are no games of yours. Play one: they are kept from then on.
won-of = { $won } of { $played } won
average-place = Average place
average-score = Average points
against-people = With people
by-bots = { $count ->
    [0] people only
    [one] { $count } bot
   *[other] { $count } bots
}
older-games = Older games
since-day = Aboard since { $day }
records-are = A record holds every move of a game. It can be replayed and checked with the program.
keep-my-data = Keep my data
delete-for-good = Delete for good

## Around the table
around-the-table = Around the table
to-lessons = First lessons
to-lessons-means = Three minutes for each game, by playing.
to-rules = The rules
to-rules-means = Short, with drawings, and every example to play through.
to-pad = Score pad
to-pad-means = Playing with real cards? Write the points here.
to-pass = One phone for all
to-pass-means = Hand it around, or play alone against bots. Needs no server.
to-pass-means-here-only = Hand it around, or play alone against bots: it runs in this browser.
to-replay = Look back
to-replay-means = Step through a game of yours, or a file.
first-lesson = First lesson
rules-of-game = Rules

## When something is wrong
not-found = There is nothing here
not-found-means = This address leads nowhere. Perhaps a letter went overboard. A link to a table can also be entered as a code on the start page.
page-broken = This page could not be loaded
no-cookies = Your browser keeps no cookies for this page, so the server forgets you at once. Allow cookies for this address, or leave private mode, then try again.
forgotten-guest = The server does not know you any more. Choose a name, and go on.

## Credits
credits-intro = Skulduggery is free software under the Apache License 2.0. It stands on the work of others. Thank you!
credits-games = The games
credits-games-text = Skull King, its dice game, Skull Queen and Sleeping Queens are published games. Their names belong to their publishers, who have no part in this page. If you like a game here, buy the box: nothing beats cards in the hand.
credits-own = All pictures, texts and sounds here are our own, but for the icons and fonts below.
credits-icons = Icons
credits-icons-text = The drawings are made from icons of game-icons.net, under the licence { $licence }. We have changed their colours and put them together. Icons made by:
credits-fonts = Fonts
credits-software = Software
credits-and-others = and others.
credits-by = by { $authors }
your-crest = Your crest
