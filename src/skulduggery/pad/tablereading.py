"""Read games from a table that `tables` wrote or a spreadsheet saved."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import UnsetType

from skulduggery.pad.changing import normal
from skulduggery.pad.checking import check
from skulduggery.pad.files import MAX_BYTES, NOT_A_PAD, with_args
from skulduggery.pad.model import Entry, PadGame, Refusal, Table
from skulduggery.pad.placing import Place, place
from skulduggery.pad.scoring import sheet
from skulduggery.pad.tablelines import WHOLE_NUMBER, BadTable, Line, read_lines
from skulduggery.pad.tableorder import in_rounds
from skulduggery.pad.tables import COMPUTED, NUMBERS, OF_THE_GAME, SELDOM, unguarded
from skulduggery.pad.texts import key_of

YES = "yes"
NOTHING_YET = "-"
PLANK = ("side", "red", "yellow", "green", "blue")
TABLE_WORD = re.compile(r"([0-9]{1,9})([:+]?)")


def from_csv(data: bytes | str) -> tuple[PadGame, ...] | Refusal:
    """All games of the table, or a refusal for the whole table."""
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
    for lines in _together(read_lines(text)):
        game = _game(lines)
        fault = check(game) or (Refusal("id") if game.id in known else None)
        if fault is not None:
            raise BadTable(with_args(fault, line=_line_of(fault, lines)))
        known.add(game.id)
        kept = normal(game)
        _check_points(kept, lines)
        yield kept


def _line_of(fault: Refusal, lines: list[Line]) -> int:
    """The line of the row at fault, or the first line of its round or game."""
    round, name = fault.args.get("round"), fault.args.get("name")
    of_the_round = [line for line in lines if line.counted("round") == round]
    own = [line for line in of_the_round if name is None or _key_of_player(line) == key_of(str(name))]
    return (own or lines)[0].number


def _together(lines: list[Line]) -> Iterator[list[Line]]:
    """Check that the rows of one game stand together."""
    start = 0
    for index, line in enumerate(lines):
        if line.cells["id"] != lines[start].cells["id"]:
            yield lines[start:index]
            start = index
    if lines:
        yield lines[start:]


def _game(lines: list[Line]) -> PadGame:
    head = lines[0]
    rounds = in_rounds(lines)
    players = [unguarded(line.cells["player"]) for line in lines[: len(rounds[0])]]
    _check_repeated(lines, players)
    if head.cells["stopped"] not in ("", YES):
        raise head.fault("stopped")
    seating, length = _seating(head), head.whole("length")
    return PadGame(
        id=head.cells["id"],
        game=head.cells["game"],
        players=tuple(players),
        seating=seating,
        length=msgspec.UNSET if length is None else length,
        first=head.counted("first") - 1,
        options=_options(head),
        started=head.cells["started"],
        changed=head.cells["changed"],
        stopped=True if head.cells["stopped"] else msgspec.UNSET,
        rounds=tuple(tuple(_entry(line) for line in round) for round in rounds),
    )


def _check_repeated(lines: list[Line], players: list[str]) -> None:
    """Check that repeated facts about a game or a seat are the same in every row."""
    for line in lines:
        for column in (*OF_THE_GAME, *SELDOM):
            if line.cells.get(column) != lines[0].cells.get(column):
                raise line.fault(column)
        seat = line.counted("seat") - 1
        if seat < len(players) and _key_of_player(line) != key_of(players[seat]):
            raise line.fault("player")


def _key_of_player(line: Line) -> str:
    return key_of(unguarded(line.cells["player"]))


def _options(head: Line) -> dict[str, Any]:
    options: dict[str, Any] = {"scoring": head.cells["scoring"]} if head.cells["scoring"] else {}
    values = head.words("plank_values")
    if not all(WHOLE_NUMBER.fullmatch(value) for value in values):
        raise head.fault("plank_values")
    return options | ({"plank_values": [int(value) for value in values]} if values else {})


def _seating(head: Line) -> tuple[Table, ...] | UnsetType:
    tables: list[tuple[int, list[int], list[int]]] = []
    for word in head.words("seating"):
        found = TABLE_WORD.fullmatch(word)
        if found is None or not (tables or found[2] == ":"):
            raise head.fault("seating")
        if found[2] == ":":
            tables.append((int(found[1]), [], []))
            continue
        _, seats, lowest = tables[-1]
        seats.append(int(found[1]) - 1)
        if found[2]:
            lowest.append(int(found[1]) - 1)
    made = tuple(Table(start, tuple(seats), tuple(lowest)) for start, seats, lowest in tables)
    return made or msgspec.UNSET


def _entry(line: Line) -> Entry:
    if line.cells["game"] == "skull-queen" and not any(line.cells[column] for column in PLANK):
        points = line.whole("points")
        if points is not None:  # nothing else of the plank is written
            return Entry(points=points)
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
                told: Place = {"found": found, "right": NOTHING_YET if expected is None else expected}
                args = {"line": line.number, "column": column, **told, **place(game, round + 1, seat)}
                raise BadTable(Refusal("csv-points", None, args))
