"""Reading games from a table, as `tables` writes them or a spreadsheet has left them."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from skulduggery.pad import csvtext
from skulduggery.pad.changing import normal
from skulduggery.pad.checking import check
from skulduggery.pad.csvtext import Broken, Row
from skulduggery.pad.files import MAX_BYTES, NOT_A_PAD, with_args
from skulduggery.pad.model import Entry, PadGame, Refusal
from skulduggery.pad.scoring import sheet
from skulduggery.pad.tables import COLUMNS, COMPUTED, NUMBERS, OF_THE_GAME, unguarded
from skulduggery.pad.texts import SPACE, cut, key_of, trimmed

WHOLE_NUMBER = re.compile(r"-?[0-9]{1,9}")
SPACES = re.compile(f"[{SPACE}]+")
YES = "yes"
NOTHING_YET = "-"


class BadTable(ValueError):
    """What is wrong with a table. Caught here: whoever reads one gets the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


def bad_cell(line: int, column: str) -> BadTable:
    return BadTable(Refusal("csv", None, {"line": line, "column": cut(column)}))


class Line(NamedTuple):
    """One row, by the names of its columns."""

    number: int
    cells: Mapping[str, str]

    def fault(self, column: str) -> BadTable:
        return bad_cell(self.number, column)

    def whole(self, column: str) -> int | None:
        cell = self.cells[column]
        if cell and not WHOLE_NUMBER.fullmatch(cell):
            raise self.fault(column)
        return int(cell) if cell else None

    def counted(self, column: str) -> int:
        """A number that has to be there."""
        number = self.whole(column)
        if number is None:
            raise self.fault(column)
        return number

    def words(self, column: str) -> tuple[str, ...]:
        return tuple(word for word in SPACES.split(self.cells[column]) if word)


def from_csv(data: bytes | str) -> tuple[PadGame, ...] | Refusal:
    """All games of the table, or why none of it is taken."""
    if len(data) > MAX_BYTES:
        return NOT_A_PAD
    try:
        text = data.decode() if isinstance(data, bytes) else data
        text.encode()
    except UnicodeError:
        return NOT_A_PAD
    try:
        return tuple(_games(text))
    except BadTable as fault:
        return fault.refusal


def _games(text: str) -> Iterator[PadGame]:
    known: set[str] = set()
    for lines in _together(_lines(text)):
        game = _game(lines)
        fault = check(game) or (Refusal("id") if game.id in known else None)
        if fault is not None:
            raise BadTable(with_args(fault, line=lines[0].number))
        known.add(game.id)
        kept = normal(game)
        _check_points(kept, lines)
        yield kept


def _lines(text: str) -> list[Line]:
    rows = csvtext.read(text)
    if isinstance(rows, Broken):
        raise _broken(rows)
    header = _header(rows[0] if rows else Row(1, ()))
    return [Line(row.line, _by_column(header, row)) for row in rows[1:]]


def _broken(broken: Broken) -> BadTable:
    """Which column it is the header says, if that much could be read."""
    header = broken.before[0].cells if broken.before else ()
    return bad_cell(broken.line, header[broken.cell] if broken.cell < len(header) else str(broken.cell + 1))


def _header(row: Row) -> tuple[str, ...]:
    names = tuple(trimmed(cell) for cell in row.cells)
    for place, name in enumerate(names):
        if name not in COLUMNS or name in names[:place]:
            raise bad_cell(row.line, name)
    for column in COLUMNS:
        if column not in names and column not in COMPUTED:
            raise BadTable(Refusal("csv-column", None, {"column": column}))
    return names


def _by_column(header: tuple[str, ...], row: Row) -> dict[str, str]:
    if len(row.cells) != len(header):
        raise bad_cell(row.line, header[min(len(row.cells), len(header) - 1)])
    return {name: trimmed(cell) for name, cell in zip(header, row.cells, strict=True)}


def _together(lines: list[Line]) -> Iterator[list[Line]]:
    """The rows of one game stand one after another."""
    start = 0
    for place, line in enumerate(lines):
        if line.cells["id"] != lines[start].cells["id"]:
            yield lines[start:place]
            start = place
    if lines:
        yield lines[start:]


def _game(lines: list[Line]) -> PadGame:
    head = lines[0]
    rounds = _rounds(lines)
    players = [unguarded(line.cells["player"]) for line in lines[: len(rounds[0])]]
    _check_repeated(lines, players)
    if head.cells["stopped"] not in ("", YES):
        raise head.fault("stopped")
    return PadGame(
        id=head.cells["id"],
        game=head.cells["game"],
        players=tuple(players),
        first=head.counted("first") - 1,
        options=_options(head),
        started=head.cells["started"],
        changed=head.cells["changed"],
        stopped=True if head.cells["stopped"] else msgspec.UNSET,
        rounds=tuple(tuple(_entry(line) for line in round) for round in rounds),
    )


def _rounds(lines: list[Line]) -> list[list[Line]]:
    """Round by round, and in each seat by seat."""
    rounds: list[list[Line]] = [[]]
    for line in lines:
        round, seat = line.counted("round"), line.counted("seat")
        if round == len(rounds) + 1:
            rounds.append([])
        elif round != len(rounds):
            raise line.fault("round")
        if seat != len(rounds[-1]) + 1:
            raise line.fault("seat")
        rounds[-1].append(line)
    return rounds


def _check_repeated(lines: list[Line], players: list[str]) -> None:
    """What every row says of the game and of its seats, every row says alike."""
    for line in lines:
        for column in OF_THE_GAME:
            if line.cells[column] != lines[0].cells[column]:
                raise line.fault(column)
        seat = line.counted("seat") - 1
        if seat < len(players) and key_of(unguarded(line.cells["player"])) != key_of(players[seat]):
            raise line.fault("player")


def _options(head: Line) -> dict[str, Any]:
    options: dict[str, Any] = {"scoring": head.cells["scoring"]} if head.cells["scoring"] else {}
    values = head.words("plank_values")
    if not all(WHOLE_NUMBER.fullmatch(value) for value in values):
        raise head.fault("plank_values")
    return options | ({"plank_values": [int(value) for value in values]} if values else {})


def _entry(line: Line) -> Entry:
    values: dict[str, Any] = {column: line.whole(column) for column in NUMBERS}
    values |= {"side": line.cells["side"] or None, "queens": line.words("queens") or None}
    return Entry(**{name: value for name, value in values.items() if value is not None})


def _check_points(game: PadGame, lines: list[Line]) -> None:
    computed = sheet(game)
    for line in lines:
        round, seat = line.counted("round") - 1, line.counted("seat") - 1
        scored = computed.rounds[round]
        right = (scored.seats[seat].points, computed.totals[round][seat] if scored.complete else None)
        for column, expected in zip(COMPUTED, right, strict=True):
            found = line.whole(column) if column in line.cells else None
            if found is not None and found != expected:
                right_one = NOTHING_YET if expected is None else expected
                args: dict[str, str | int] = {"line": line.number, "found": found, "right": right_one}
                raise BadTable(Refusal("csv-points", None, args))
