# What all games share: English

## People and places
player-number = Player { $number }
seat-entry = { $player }: { $value }
face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}

## Games and bots
game-skull-king = Skull King
game-skull-king-dice = Skull King: the dice game
game-skull-queen = Skull Queen
game-sleeping-queens = Sleeping Queens
bot-random = Random: any legal move
bot-sailor = Sailor: plays sensibly by simple rules

## Faults in a table's set-up
refusal-player-count = { $game } is for { $lowest } to { $highest } players, not { $players }.
refusal-option-value = Option { $option } cannot be { $value }; allowed: { $allowed }.
refusal-option-missing = Option { $option } is missing; allowed: { $allowed }.
refusal-option-unknown = { $game } has no option { $option }; it has: { $allowed }.
refusal-no-such-outcome = This is no possible outcome here.

## Faults in a record: where, and what was allowed
refusal-allowed = Allowed: { $choices }

## Faults in a record: its form
refusal-not-utf8 = The text is not valid UTF-8.
refusal-lone-surrogate = A text holds half a character (a lone surrogate).
refusal-not-json = This is not valid JSON from line { $line }, column { $column } on.
refusal-too-deep = The JSON is nested too deeply; { $most } levels are allowed at most.
refusal-too-long = The record has { $bytes } bytes; { $most } are allowed at most.
refusal-number-too-long = A number is too long.
refusal-not-a-json-number = { $value } is not a number in JSON.
refusal-key-twice = The key { $where } occurs twice in one object.
refusal-not-a-record = A record is a JSON object, not { $value }.
refusal-format-unknown = The format is { $value }; the only one known is { $known }.
refusal-game-unknown = There is no game { $value }.
refusal-rules-unknown = The record was made by version { $value } of the rules, which this program does not have; its newest is { $known }.
refusal-missing = { $where } is missing.
refusal-not-a-number = { $where } must be a whole number, not { $value }.
refusal-not-a-text = { $where } must be a text, not { $value }.
refusal-not-a-list = { $where } must be a list, not { $value }.
refusal-not-an-object = { $where } must be an object, not { $value }.
refusal-not-true = { $where } must be true, not { $value }.
refusal-not-true-or-false = { $where } must be true or false, not { $value }.
refusal-wrong-length = { $where } has { $value } entries; there must be { $expected }.

## Faults in a record: its steps
refusal-step-not-an-object = A step is an object, not { $value }.
refusal-no-action = A step has exactly one action, and this has none; there are: { $actions }.
refusal-two-actions = A step has exactly one action, and this has several: { $actions }.
refusal-no-such-seat = There is no seat { $value }; seats are numbered 0 to { $highest }.
refusal-seat-not-expected = A step { $action } carries no seat.
refusal-after-the-end = The game is over, but another step { $action } follows.
refusal-step-not-due = A step { $action } is not due here.
refusal-step-missing = A step { $action } must come here.
refusal-not-in-seat-order = Decisions of the same moment are listed in seat order; { $seat } comes too late.
refusal-wrong-round = This is round { $value }; it must be { $expected }.
refusal-wrong-dealer = Seat { $value } deals or starts; it must be seat { $expected }.
refusal-no-such-card = There is nothing called { $name }.
refusal-too-many-of-a-card = { $card } appears more often than in the box.
refusal-differs = { $where } is { $value }; by the rules it is { $expected }.
refusal-legal-differs = The list of legal choices for { $seat } is not what the rules allow.

## Faults in a record: its result
refusal-result-too-early = There is a result, but the game has not ended.
refusal-result-missing = The game has ended, but the result is missing.
refusal-result-differs = The result does not match the game.
