"""Games as a table with one row for each round and seat, for spreadsheets: the columns, and writing them."""

from collections.abc import Iterable, Iterator

from msgspec import UNSET

from skulduggery.pad import csvtext
from skulduggery.pad.model import Entry, PadGame, RoundScore
from skulduggery.pad.scoring import sheet

OF_THE_GAME = ("game", "id", "started", "changed", "stopped", "scoring", "plank_values", "first")
"""These say the same in every row of a game."""
NUMBERS = ("bid", "tricks", "pirates", "kings", "red", "yellow", "green", "blue")
COMPUTED = ("points", "total")
"""These may be missing; where they stand they must be right."""
COLUMNS = (
    *OF_THE_GAME,
    *("round", "seat", "player"),
    *("bid", "tricks", "pirates", "kings", "side", "red", "yellow", "green", "blue", "queens"),
    *COMPUTED,
)

FORMULA = ("=", "+", "-", "@")
GUARD = "'"
"""A spreadsheet takes what begins so for a formula, unless this is put in front."""


def to_csv(games: Iterable[PadGame]) -> str:
    rows = (row for game in games for row in _rows(game))
    return csvtext.written([COLUMNS, *([row[column] for column in COLUMNS] for row in rows)])


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
    }


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
