# Command line: English

## Bad input: one line each
cli-bad-usage = { $problem }
cli-bad-unknown-argument = Unknown argument: { $argument }. See --help.
cli-bad-argument-missing = Missing: { $argument }. See --help.
cli-bad-value-missing = { $argument } needs a value. See --help.
cli-bad-value-not-expected = { $argument } takes no value. See --help.
cli-bad-unknown-command = There is no command { $argument }; there are: { $commands }.
cli-meant = Did you mean { $meant }?
cli-bad-language = There is no language { $value }; there are: { $allowed }.
cli-bad-number = { $what } must be a whole number from { $lowest } to { $highest }, not { $value }.
cli-bad-game = There is no game { $value }; there are: { $allowed }.
cli-bad-option-form = An option is written name=value, not { $value }.
cli-bad-option-twice = Option { $value } is given twice.
cli-bad-bot = No bot { $value } plays { $table }; there are: { $allowed }.
cli-bad-bot-count = { $value } bots are named; name one for all seats or { $expected }, one for each.
cli-bad-bot-file-missing = There is no file { $file } with a bot. Name one that exists, or a bot from `skulduggery bots`.
cli-bad-bot-file-no-python = A bot of your own is a Python file whose name ends with .py, not { $file }.
cli-bad-bot-file-broken = The bot in { $file } cannot be loaded: { $problem }.
cli-bad-bot-file-no-choose = { $file } has no function choose(view, moves), so it is no bot.
cli-bad-bot-file-failed = The bot in { $file } has failed: { $problem }.
cli-bad-bot-file-answer = The bot in { $file } answered { $problem }, which is none of the moves that it was given.
cli-bad-name = A name has 1 to 40 characters and is not blank.
cli-bad-file-missing = There is no file { $file }.
cli-bad-file-is-folder = { $file } is a folder, not a file.
cli-bad-file-unreadable = { $file } cannot be read: { $problem }.
cli-bad-file-empty = { $file } holds no record.
cli-bad-file-exists = { $file } exists already; choose another name, or add --force to write over it.
cli-bad-file-unwritable = { $file } cannot be written: { $problem }.
cli-bad-folder-missing = The folder of { $file } does not exist.
cli-bad-game-number = { $file } has no game { $value }; games are 1 to { $highest }.
cli-bad-step = There is no step { $value }; steps are 1 to { $highest }.
cli-bad-record = { $problem }
cli-bad-rule = There is no rule { $value }; the nearest are: { $nearest }.
cli-bad-rulebook = There is no rulebook for { $table }.
cli-bad-rules-nothing = No rule mentions { $value }. Every word must occur, in { $language }; try a shorter or another one, or read the book: skulduggery rules { $table }.
cli-language = English
cli-bad-resume-none = There is no unfinished game to resume. A game is kept when you leave it.
cli-bad-resume-over = The game in { $file } is over: there is nothing to resume. “skulduggery replay” shows it.
cli-bad-resume-people = The game in { $file } has { $count } people; only a game of one person against bots can be resumed here.
cli-bad-resume-several = { $file } holds { $count } games; --resume needs a file with one.
cli-bad-resume-with = --resume takes game, players, bots and options from the game; leave out { $argument }.
cli-bad-commitment = A commitment has 64 hexadecimal digits; { $value } is none.
cli-bad-config-unknown = There is no setting { $where }; the nearest are: { $nearest }. All are shown by: skulduggery serve --show-config
cli-bad-config-number = { $where } must be a whole number from { $lowest } to { $highest }, not { $value }.
cli-bad-config-choice = { $where } must be one of { $allowed }, not { $value }.
cli-bad-config-text = { $where } must be a text in one line, not { $value }.
cli-bad-config-list = { $where } must be a list of texts, such as ["one", "two"], not { $value }.
cli-bad-config-section = { $where } must be a section, headed [{ $section }].
cli-bad-config-hosts = { $where } must be names such as play.example.org, without https:// and without a port, or * for any; not { $value }.
cli-bad-config-origins = { $where } must name websites such as https://play.example.org, without a path, not { $value }.
cli-bad-config-proxies = { $where } must name addresses or networks such as 127.0.0.1 or 10.0.0.0/8, not { $value }.
cli-bad-config-database = { $where } must be a file or postgresql://USER@HOST/NAME, not { $value }.
cli-bad-config-toml = { $file } is not TOML: { $problem }.
cli-bad-server-port-taken = Port { $port } at { $host } is taken by another program; choose another with --port, or --port 0 for any that is free.
cli-bad-server-port-forbidden = Port { $port } at { $host } is forbidden to you; choose one from 1024 to 65535 with --port.
cli-bad-server-host-unknown = No machine is called { $host }; use --host 127.0.0.1 for this machine alone, --host 0.0.0.0 for the network.
cli-bad-server-host-elsewhere = { $host } is no address of this machine; use --host 127.0.0.1 for this machine alone, --host 0.0.0.0 for the network.
cli-bad-server-unlistenable = The server cannot listen at { $host }, port { $port }: { $problem }.
cli-bad-database = The database cannot be used: { $problem }
cli-bad-workers-need-postgres = --workers { $workers } needs PostgreSQL (--database postgresql://USER@HOST/NAME): only one process can use an SQLite file.
cli-bad-workers-not-here = --workers { $workers } does not work on Windows; use --workers 1 there.
cli-bad-backup-exists = { $file } exists already, and a backup is written over nothing; choose another name.
cli-bad-decimal = { $what } must be a number from { $lowest } to { $highest }, not { $value }.
cli-bad-drill-database = --database must be sqlite or postgres, not { $value }.
cli-bad-drill-needs-postgres = --servers, --workers, --cut-bus and --dsn need --database postgres: only one process can use a file.
cli-bad-drill-needs-servers = --cut-bus needs --servers 2 or more: one server hears of no other.
cli-bad-drill-dsn = --dsn must be postgresql://USER@HOST/NAME.
cli-bad-drill-no-postgres = The drill needs PostgreSQL: { $problem }. Name an empty one with --dsn.
cli-bad-drill-no-start = The server for the drill does not start: { $problem }
cli-bad-drill-flood = --only must name floods, with commas between them: { $allowed }; not { $value }.
cli-bad-drill-page = This drill needs a checkout of the source: run ./skulduggery drill page there.
cli-bad-extra = This needs a part of the program that is not installed. Install it with: pip install "skulduggery[{ $extra }]"
cli-bad-system = This failed: { $problem }.
cli-bad-bug = Something is wrong with the program itself: { $problem }. Please report it; SKULDUGGERY_DEBUG=1 shows more.

## simulate
cli-simulate-progress = { $game }
cli-simulate-done = { $games ->
    [one] { $games } game of { $game } in { $seconds } s, seed { $seed }.
   *[other] { $games } games of { $game } in { $seconds } s, seed { $seed }.
}
cli-simulate-stopped = Stopped after { $games } of { $of } games of { $game }, seed { $seed }.

## check
cli-check-progress = { $file }
cli-check-where = { $file }, game { $number } (line { $line })
cli-check-where-step = { $file }, game { $number } (line { $line }), step { $step }
cli-check-unread = { $count ->
    [one] One file could not be checked.
   *[other] { $count } files could not be checked.
}
cli-check-good = { $games ->
    [one] { $games } game checked, and it is good.
   *[other] { $games } games checked, and all are good.
}
cli-check-bad = { $games ->
    [one] { $games } game checked, and it is bad.
   *[other] { $games } games checked, { $bad } of them bad.
}

## verify
cli-verify-no-proof = The record holds no proof ({ $where }), so its shuffles cannot be verified.
cli-verify-scheme-unknown = The proof follows the scheme { $value }; the only one known is { $known }.
cli-verify-not-hex = { $where } must be 64 hexadecimal digits, not { $value }.
cli-verify-commitment-differs = { $where } is { $value }, but the secret gives { $expected }.
cli-verify-noted-differs = { $where } is { $value }, but you noted { $expected }.
cli-verify-draw-differs = { $where } is { $value }, but the secret and the words give { $expected }.
cli-verify-from-step-outside = { $where } is { $value }, but the record has { $highest } steps.
cli-verify-given = { $steps ->
    [one] This game went on from a given position: its first step was given and proves nothing; everything after it was verified.
   *[other] This game went on from a given position: its first { $steps } steps were given and prove nothing; everything after them was verified.
}
cli-verify-good = { $games ->
    [one] { $games } game verified: every deal, shuffle and roll is what the secret and the words give.
   *[other] { $games } games verified: every deal, shuffle and roll is what the secret and the words give.
}
cli-verify-bad = { $games ->
    [one] { $games } game examined, and it is not in order.
   *[other] { $games } games examined; not in order: { $bad }.
}
cli-verify-compare = { $count ->
    [0] The commitment is { $commitment }, and nobody gave a word: was it so before the game?
   *[other] The commitment is { $commitment }, the words: { $words }. Was it so before the game?
}

## games, rules
cli-games-players = { $game }, for { $lowest } to { $highest } players
cli-rules-count = { $game }: { $count } rules
cli-rules-found = { $count ->
    [one] One rule mentions { $value }.
   *[other] { $count } rules mention { $value }.
 }
cli-kind-rule = rule
cli-kind-ruling = ruling
cli-kind-fact = fact
cli-kind-example = example
cli-kind-option = option

## replay
cli-replay-unfinished = The game was not finished.

## serve
cli-serve-ready = Skulduggery { $version } is ready.
cli-serve-here = On this machine: { $address }
cli-serve-network = In your network: { $address }
cli-serve-phones = Phones and other machines in your network can join with: skulduggery serve --host 0.0.0.0
cli-serve-alone = Should nobody else be able to join, start it with: skulduggery serve --open
cli-serve-stop = Ctrl-C stops it.
cli-serve-stopped = Stopped. Nothing is lost: the games go on at the next start.
cli-serve-already = Skulduggery is running already: { $address }
cli-serve-other-port = Port { $port } is taken by another program, so another one is used.

## backup
cli-backup-done = The backup is in { $file } ({ $size }).

## doctor
cli-bad-doctor-postgres = doctor examines files of SQLite; for PostgreSQL there are pg_amcheck and its own backups.
cli-doctor-running = A server is running on this database. What is said here is how it stood at one moment.
cli-doctor-page = SQLite reports: { $problem }
cli-doctor-rows = Rows of the table { $name } are missing; { $rows } could be read.
cli-doctor-log = Log { $log }: { $problem }. { $sound } of { $read } entries that could be read are good, and can be saved.
cli-doctor-log-lost = Log { $log }: { $problem }. Nothing of it can be saved.
cli-doctor-problem-gap = entries are missing
cli-doctor-problem-undecodable = an entry cannot be decoded
cli-doctor-problem-unfoldable = an entry does not follow from those before it
cli-doctor-problem-cut = its end is missing
cli-doctor-problem-lost = there is no entry of it
cli-doctor-game = Finished game { $table }: its record is not good ({ $reason }).
cli-doctor-more = ... and { $count } more like these.
cli-doctor-counted = Read: { $entries } entries in { $logs } logs, { $games } finished games.
cli-doctor-unknown = { $count ->
    [one] { $count } table or game has rules that this version does not know; it was not examined further.
   *[other] { $count } tables or games have rules that this version does not know; they were not examined further.
}
cli-doctor-sound = The database is sound.
cli-doctor-damaged = The database is damaged.
cli-doctor-how = A backup may be better than what is left. To write what can be read into a new file: stop the server, then doctor --rescue NEW.
cli-doctor-rescued = Saved in { $file }: { $tables } tables, of which { $cut } go on from an earlier entry, and { $games } finished games.

## reports
cli-reports-none = Nobody has reported anything.
cli-reports-when = When
cli-reports-by = By
cli-reports-about = About
cli-reports-table = Table
cli-reports-text = Report
cli-reports-excerpt = Chat

## drill
cli-drill-crash-progress = Crash drill
cli-drill-crash-ran = { $tables } games on { $servers ->
    [one] { $servers } server
   *[other] { $servers } servers
} with { $database }, { $games } at a time; a server was killed { $kills } times, the bus cut { $cuts } times ({ $seconds } s).
cli-drill-crash-moves = Acknowledged: { $acknowledged }, of these only when sent again: { $repeated }. Stored: { $stored }. Stored, but its sender never learned of it: { $unacknowledged }. Longest wait for an acknowledgement: { $slowest_ms } ms; longest between the first and the last who saw a move: { $latest_ms } ms.
cli-drill-crash-good = Nothing is lost, nothing is there twice, every game went on, and everybody saw the same history.
cli-drill-crash-bad = This is not in order. Lost: { $lost }; at another place: { $misplaced }; there twice: { $doubled }; logs with gaps: { $gaps }; unreadable: { $unreadable }; disputed moments: { $disputed }; without a record: { $unrecorded }; stuck: { $stuck }; errors: { $errors }.
cli-drill-leak-progress = Leak drill
cli-drill-leak-ran = { $games } games and { $pairs } pairs of games; { $frames } messages were received and built again { $rebuilt } times from other truths ({ $seconds } s).
cli-drill-leak-good = Nobody was told anything that they may not know.
cli-drill-leak-bad = Messages that tell too much: { $leaks }. One of each kind:
cli-drill-leak-finding = { $game }, { $seats } players, entry { $seq }, to { $to }: { $where } is { $told }; in another truth it would be { $otherwise }
cli-drill-soak-progress = Soak drill
cli-drill-soak-ran = { $tables } tables, { $finished } games finished, { $moves } moves ({ $seconds } s).
cli-drill-soak-memory = Memory: first { $before } MB, last { $after } MB, at most { $most } MB
cli-drill-soak-files = Open files: first { $before }, last { $after }, at most { $most }
cli-drill-soak-tasks = Tasks: first { $before }, last { $after }, at most { $most }
cli-drill-soak-tables = Tables held: first { $before }, last { $after }, at most { $most }
cli-drill-soak-good = Everything stays level.
cli-drill-soak-bad = This is not in order: something grows, or the server reported errors.
cli-drill-flood-progress = Flood drill
cli-drill-flood-ran = { $floods } floods; meanwhile somebody made { $moves } moves ({ $seconds } s).
cli-drill-flood-baseline = Undisturbed, the player waited { $p50 } ms (half of the times at most), { $p99 } ms (99 of 100), { $most } ms (never longer).
cli-drill-flood-found = { $flood ->
    [pings] Pings
    [pongs] Pongs
    [continuations] Empty parts of a message
    [unread-pings] Pings, answers not read
    [strangers] Texts without a cookie
    [silent] Silent connections
    [trickles] Requests that never end
    [sockets] Too many sockets
    [requests] Too many requests
    [codes] Wrong codes
   *[guests] New guests
}: player { $p50 } / { $p99 } / { $most } ms, memory { $memory } MB, { $cut ->
    [yes] cut off
   *[no] not cut off
}, { $logged ->
    [yes] logged
    [no] not logged
   *[none] not for the log
}, { $served ->
    [yes] others were served
   *[no] others were not served
}: { $good ->
    [yes] in order
   *[no] NOT IN ORDER
}.
cli-drill-flood-good = No flood kept anybody waiting.
cli-drill-flood-bad = This is not in order: a flood kept others waiting, made the server grow, or went unnoticed.
cli-drill-fault = - { $problem }
cli-drill-more-faults = And { $count } more; --json shows all.

## Menu
cli-menu-game = Which game?
cli-menu-players = How many players, including you?
cli-menu-bots = Which opponents?
cli-menu-again = Not “{ $value }”: choose one of { $allowed }.

## play: the frame
cli-captain = Captain
cli-welcome = { $game }. Seed { $seed }.
cli-hint = Type the number of a choice, or ? for help.
cli-prompt = >{ " " }
cli-your-turn = Your choices:
cli-quit-sure = Leave the game? (y/n)
cli-left = Farewell!
cli-resume = Go on later with: skulduggery play --resume
cli-resume-file = Go on later with: skulduggery play --resume { $file }
cli-welcome-back = Welcome back to { $game }.
cli-group-king = Play a King and wake the queen at place
cli-group-wake = Wake the queen at place
cli-saved = The record of the game is in { $file }.
cli-not-understood = “{ $value }” means nothing here; type ? for help.
cli-no-such-choice = There is no choice { $value }; choices are 1 to { $highest }.
cli-two-meanings = “{ $value }” may be a card or a choice: type #{ $value } for “{ $label }”, or “play { $value }” for the card.
cli-why-allowed = “{ $label }” is allowed.
cli-why-nothing = The rules refuse none of your choices.
cli-rules-how = Type a rule’s id, such as: rules { $rule }
cli-no-trick = No trick has been played yet.
cli-sheet-empty = Nothing has been scored yet.
cli-sheet-legend = Each entry: tricks won/bid, then points.
cli-help =
    number       the choice with that number
    ?            this help
    score        the score sheet
    last         the last trick
    log          what has happened lately (log 100: more of it)
    why CARD     whether it is allowed, or why not; why alone: everything that is refused
    rules WORD   rules by id or by word, such as: rules SK-45
    table        the table once more
    quit         leave the game
cli-notation = Moves can be written as in a record.
cli-notation-skull-king = Cards: Y12, R3, B7, K1 (black), E Escape, P Pirate, M Mermaid, SK Skull King; “SM pirate” or “SM escape”. Bids: a number.
cli-notation-skull-king-dice = Dice: K black, B blue, R red, Y yellow, SK Skull King, P Pirate, M Mermaid. Bids: a number.
cli-notation-skull-queen = Placing: front or back, then the spaces (1 to 5) of the red, yellow, green and blue pirate, such as: front 3 5 3 1. Cards: R7, Y4, G12, B3; “play 0” for the Monkey, “play 13” for the First Mate.
cli-notation-sleeping-queens = king 7 (wake the queen at place 7), jester, knight cat, potion heart, 2 3 5 (discard them together), discard 4, wake 3, yes or no (defend the queen).

## play: the table
cli-round-heading = Round { $round } of { $rounds }
cli-trick-heading = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
cli-deal = Round { $round }, { $dealer } deals
cli-start = Round { $round }, { $dealer } begins
cli-deals = ({ $dealer } deals)
cli-begins = ({ $dealer } begins)
cli-your-hand = Your hand:
cli-bid = Bid
cli-won = Won
cli-bonus = Bonus
cli-points = Points
cli-total = Total
cli-rule = Rule
cli-trick = Trick
cli-place = Place
cli-round-short = Rd
cli-scores = Scores for round { $round }
cli-wins-now = winning
cli-balance = { $bid } bid, { $tricks } to win
cli-memory = Played this round:
cli-planks-shown = All planks are shown:
cli-side-values = { $word }, the { $side }: wide end  { $values }  narrow end
cli-trick-so-far = Trick:
cli-centre = Centre:
cli-now = Now
cli-card-chosen = { $seat } has chosen a card.
cli-you-lead = You lead this trick.
cli-ghost = Ghost
cli-nobody = nobody
cli-if-it-ended = If the trick ended now:

cli-goal = Goal: { $queens } queens or { $points } points
cli-queens = Queens
cli-asleep = Asleep:
cli-piles = Draw pile { $pile }, discard pile:
cli-holds = holds: { $cards }
