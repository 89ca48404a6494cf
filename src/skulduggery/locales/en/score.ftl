# The score pad in a terminal: English

## What may be typed, besides the English words
score-word-help = help, ?
score-word-undo = undo
score-word-redo = redo
score-word-edit = edit, change
score-word-sheet = sheet, score
score-word-chart = chart
score-word-rename = rename
score-word-dealer = dealer
score-word-option = option
score-word-stats = stats, statistics
score-word-history = history, list
score-word-open = open
score-word-export = export
score-word-import = import
score-word-stop = stop
score-word-resume = resume
score-word-new = new
score-word-rules = rules, rule
score-word-quit = quit, exit
score-word-join = join, joins
score-word-leave = leave, leaves
score-word-seats = seats
score-word-rounds = rounds
score-word-lowest = lowest
score-word-yes = yes, y
score-word-no = no, n
score-word-mine = mine
score-word-theirs = theirs
score-word-both = both
score-word-none = none, nobody, no, 0, -
score-word-pirates = pirates, pirate, p
score-word-king = king, kings, k, sk
score-word-filler = and, the, catches, caught, skull, queen
score-word-front = front, f
score-word-back = back, b
score-word-water = water, w, ~
score-word-takes = takes, take, took, steals
score-word-wakes = wakes, wake, woke, gets, has
score-word-sleeps = sleeps, sleep, asleep
score-word-queen-rose = rose
score-word-queen-cake = cake
score-word-queen-rainbow = rainbow
score-word-queen-starfish = starfish
score-word-queen-ladybug = ladybug
score-word-queen-moon = moon
score-word-queen-peacock = peacock
score-word-queen-sunflower = sunflower
score-word-queen-cat = cat
score-word-queen-dog = dog
score-word-queen-pancake = pancake
score-word-queen-heart = heart

## Beginning and leaving
score-where = The pad is kept in { $file }.
score-new = A new game
score-who = Who plays? { $lowest } to { $highest } names, clockwise, with commas between them; or numbers:
score-first-dealer = Who deals first? A name or a number; Enter: by lot
score-first-thrower = Who throws first? A name or a number; Enter: by lot
score-by-lot = The lot falls on { $name }.
score-begun = { $game }: { $names }
score-going-on = Open: { $game }, written in last on { $moment }.
score-hint = Type ? for help.
score-left = All is kept in { $file }. Farewell!
score-no-game = No game lies open.

## Questions
score-ask-bids = The bids, in this order: { $names }
score-ask-tricks = Tricks won, in this order: { $names }
score-ask-bonuses = Who has caught Pirates or the Skull King? For instance “anna 2 pirates” or “ben king”; Enter: nobody
score-ask-planks = { $name }: side of the plank, then the spaces (1 at the bottom to 5 at the top) of red, yellow, green, blue, or w for the water, such as “front 5 4 w 2”
score-ask-queens = Who has a queen now? For instance “anna rose”, “ben takes rose”, “rose sleeps”
score-ask-rename = Who is to be called otherwise?
score-ask-name = New name
score-ask-file = File
score-prompt-bids = Bids
score-prompt-tricks = Tricks
score-prompt-bonuses = Bonuses
score-prompt-planks = Plank
score-prompt-queens = Queens
score-yes-no = (y/n)
score-answer-yes-or-no = Please answer y (yes) or n (no).
score-all-the-same = Write it down all the same?
score-drop-bonus = Take the bonus away, too?
score-exists = { $file } exists already. Write over it?
score-edit-how = Type what is to change; Enter keeps what stands there.

## What is shown
score-deals = { $dealer } deals
score-leads = { $leader } leads
score-begins = { $leader } begins
score-plank = Plank
score-sum = Σ
score-planks-legend = Each entry: ▲ front or ▼ back, the spaces (1 bottom, 5 top) of red, yellow, green, blue (~ in the water), then points. Σ: the sum alone.
score-bonus-legend = { $mark } with a bonus.
score-warning-legend = { $mark } the tricks do not add up.
score-stopped = The game was ended early. It stood:
score-won = { $count ->
    [one] { $name } wins. ({ $rule })
   *[other] The win is shared: { $name }. ({ $rule })
}
score-after-the-end = What next? new, edit, undo, sheet, chart, stats, history, quit
score-caught-pirates = { $count ->
    [one] { $name } { $count } Pirate
   *[other] { $name } { $count } Pirates
}
score-caught-king = { $name } Skull King
score-state-stopped = ended early
score-state-over = over, { $rule }
score-state-going = going on
score-nothing-yet = Nothing has been written yet.
score-nothing-in = Nothing has been written in { $file } yet.
score-stats-games = Games
score-stats-wins = Wins
score-stats-place = Place, average
score-stats-made = Bids made
score-stats-best = Best round
score-stats-worst = Worst round
score-stats-totals = Totals, { $game }
score-stats-best-total = Best
score-stats-average-total = Average
score-stats-against = Against each other
score-stats-how = Left to top: came before them so often, and so often behind them.
score-shared-wins = { $shared ->
    [0] { $wins }
   *[other] { $wins } ({ $shared } shared)
}
score-undone = Taken back.
score-redone = Done once more.
score-written = Written down.
score-exported = { $count ->
    [one] { $count } game is in { $file } now.
   *[other] { $count } games are in { $file } now.
}
score-imported = { $count ->
    [one] { $count } game taken in,
   *[other] { $count } games taken in,
} { $same } known already.

## What is wrong
score-nobody = Nobody here is called “{ $value }”; there are: { $candidates }.
score-which-person = “{ $value }” may be any of these: { $candidates }.
score-how-many = { $count ->
    [one] That is one number;
   *[other] Those are { $count } numbers;
} { $expected } are needed, or a name before each.
score-number-for = { $value ->
    [none] { $name } needs a whole number.
   *[other] { $name } needs a whole number, not “{ $value }”.
}
score-twice = { $name } is named twice.
score-bonus-for = { $value ->
    [none] What has { $name } caught? Type “pirates” with how many, or “king”.
   *[other] What has { $name } caught? “{ $value }” is none of it; type “pirates” with how many, or “king”.
}
score-side-missing = { $value ->
    [none] Which side of the plank comes first: front or back.
   *[other] Which side of the plank comes first: front or back, not “{ $value }”.
}
score-four-spaces = { $count ->
    [one] That is one space; there are four pirates: red, yellow, green, blue.
   *[other] Those are { $count } spaces; there are four pirates: red, yellow, green, blue.
}
score-no-space = “{ $value }” is no space; there are 1 (at the bottom) to 5 (at the top), and w for the water.
score-which-queen = { $value ->
    [none] Which queen? There are: { $candidates }.
   *[other] “{ $value }” does not name one queen; there are: { $candidates }.
}
score-asleep-already = She sleeps already: { $queen }.
score-has-her = { $name } has her already: { $queen }.
score-taken-by = { $name } has her: { $queen }. If a Knight took her, type “{ $player } takes { $word }”.
score-no-round = There is no round { $value } to change; type the number of one from 1 to { $highest }.
score-no-pad = There is no game { $value }; they have the numbers 1 to { $highest }.
score-no-option = “{ $value }” is no option of this game; there are: { $allowed }.
score-nothing-to-undo = Nothing has been entered since the game was opened. Any round can be changed: edit 1
score-nothing-to-redo = Nothing has been taken back.
score-stopped-already = The game was ended early already; resume goes on with it.
score-not-stopped = The game was not ended early.
score-unwritable = { $file } cannot be written: { $problem }.
score-unreadable = { $file } cannot be read: { $problem }.
score-missing = There is no file { $file }.
score-no-file = { $file } is no file that a pad could be kept in.
score-full = { $file } is full; begin another one.
score-refused = { $file } was not taken, and nothing was changed. { $problem }
score-written-meanwhile = { $file } has been written in another window meanwhile; try again.
score-another-place = What you entered is not lost. Type another file to keep it in, or Enter to try once more.
score-last-resort = This could not be kept anywhere. It is the whole game: put it into a file, and it can be opened again.
score-met = In another window somebody has written in the same game ({ $file }).
score-differing = The same game stands there in two ways:
score-mine = mine
score-theirs = theirs
score-which = Which is kept: mine, theirs, both?
score-bad-together = { $first } and { $second } do not go together.
score-bad-needs = { $first } is for { $second } alone.
score-bad-keep = --keep must be one of { $allowed }, not { $value }.
score-bad-differing = { $count ->
    [one] One game stands here in another way than there
   *[other] { $count } games stand here in another way than there
} ({ $which }); say which to keep: --keep mine, --keep theirs or --keep both. Nothing was changed.

## Help
score-help =
    ?              this help
    undo, redo     take back the last entry, or do it once more
    edit N         change round N; everything after it is computed again
    sheet, chart   the whole sheet; a chart of the totals
    rename A B     A is called B from now on
    dealer A       A dealt first, or threw first
    option N=V     another option, such as scoring=landlubber
    join A         A plays along from now on, with 0 points; join A lowest: with the lowest
    leave A        A plays no more; the total stands behind the others
    seats A B C    they sit in this order from now on
    rounds N       the game has N rounds
    stop, resume   end the game early; go on with it after all
    new            begin another game
    history        all games with their numbers; open N goes on with one
    stats          wins, bids made, best and worst rounds
    export FILE    all games into a file, .json or .csv
    import FILE    games from another file
    rules ID       a rule’s text, such as: rules SK-45
    quit           leave; everything is kept
score-help-skull-king = Bids and tricks: “2 0 1” in the order of the seats, or “ben 2”. A name’s beginning will do. Bonuses: “anna 2 pirates”, “ben king”, “none”.
score-help-skull-king-dice = Bids and tricks: “2 0 1” in the order of the seats, or “ben 2”. A name’s beginning will do. Bonuses: “anna 2 pirates”, “ben king”, “none”.
score-help-skull-queen = “front 5 4 w 2”: the side, then where the red, yellow, green and blue pirate stand; w is the water. With a name before it for somebody else: “ben back 1 2 3 w”. A number alone is the sum of the plank: “15”.
score-help-sleeping-queens = “anna rose”: Anna has woken the Rose Queen. “ben takes rose”: with a Knight. “rose sleeps”: a Sleeping Potion. Several at once: “anna rose moon”.
