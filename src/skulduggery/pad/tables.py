"""Games as a table with one row for each round and seat, for spreadsheets: the columns, and writing them."""

from collections.abc import Iterable, Iterator

from msgspec import UNSET

from skulduggery.pad import csvtext
from skulduggery.pad.model import Entry, PadGame, RoundScore, Table
from skulduggery.pad.scoring import sheet

OF_THE_GAME = ("game", "id", "started", "changed", "stopped", "scoring", "plank_values", "first")
"""The same in every row of a game."""
SELDOM = ("seating", "length")
"""Also the same in every row; only present if one of the games needs it."""
NUMBERS = ("bid", "tricks", "pirates", "kings", "red", "yellow", "green", "blue")
COMPUTED = ("points", "total")
"""These may be missing; if present they must be right."""
COLUMNS = (
    *OF_THE_GAME,
    *("round", "seat", "player"),
    *("bid", "tricks", "pirates", "kings", "side", "red", "yellow", "green", "blue", "queens"),
    *COMPUTED,
)

FORMULA = ("=", "+", "-", "@")
GUARD = "'"
"""A spreadsheet reads a text that begins like this as a formula, unless this prefix is added."""


def to_csv(games: Iterable[PadGame]) -> str:
    games = tuple(games)
    columns = (*COLUMNS, *(name for name in SELDOM if any(getattr(game, name) is not UNSET for game in games)))
    rows = (row for game in games for row in _rows(game))
    return csvtext.written([columns, *([row[column] for column in columns] for row in rows)])


def guarded(text: str) -> str:
    return GUARD + text if text.startswith((*FORMULA, GUARD)) else text


def unguarded(text: str) -> str:
    return text[1:] if text.startswith(tuple(GUARD + sign for sign in (*FORMULA, GUARD))) else text


def _rows(game: PadGame) -> Iterator[dict[str, str]]:
    computed = sheet(game)
    head = _head(game)
    for index, (round, scored) in enumerate(zip(game.rounds, computed.rounds, strict=True)):
        totals = computed.totals[index] if scored.complete else None
        for seat, entry in enumerate(round):
            yield {
                **head,
                "round": str(index + 1),
                "seat": str(seat + 1),
                "player": guarded(game.players[seat]),
                **_cells(entry),
                "points": _points(scored, seat),
                "total": "" if totals is None else str(totals[seat]),
            }


def _head(game: PadGame) -> dict[str, str]:
    return {
        "game": game.game,
        "id": game.id,
        "started": game.started,
        "changed": game.changed,
        "stopped": "" if game.stopped is UNSET else "yes",
        "scoring": game.options.get("scoring", ""),
        "plank_values": " ".join(str(value) for value in game.options.get("plank_values", ())),
        "first": str(game.first + 1),
        "seating": _seating(game),
        "length": "" if game.length is UNSET else str(game.length),
    }


def _seating(game: PadGame) -> str:
    """Who sits there from which round on, clockwise: `1: 1 2 3 4: 1 4+ 3`; `+` marks a start with the lowest total."""
    return " ".join(map(_table, () if game.seating is UNSET else game.seating))


def _table(table: Table) -> str:
    lowest = () if table.lowest is UNSET else table.lowest
    return " ".join([f"{table.start}:", *(f"{seat + 1}{'+' if seat in lowest else ''}" for seat in table.seats)])


def _cells(entry: Entry) -> dict[str, str]:
    numbers = {name: "" if (value := getattr(entry, name)) is UNSET else str(value) for name in NUMBERS}
    return {
        **numbers,
        "side": "" if entry.side is UNSET else entry.side,
        "queens": "" if entry.queens is UNSET else " ".join(entry.queens),
    }


def _points(scored: RoundScore, seat: int) -> str:
    points = scored.seats[seat].points
    return "" if points is None else str(points)
