"""Begin a pad and change it: the next game, or a refusal."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, assert_never

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from skulduggery.games.skull_king.rules.rounds import ROUNDS
from skulduggery.kernel.seats import replaced
from skulduggery.pad.books import BOOKS, book_of
from skulduggery.pad.books.queens import in_order
from skulduggery.pad.checking import check
from skulduggery.pad.model import (
    Cell,
    Change,
    Entry,
    Field,
    NextRound,
    PadGame,
    Range,
    Refusal,
    Seating,
    SetUp,
    Stop,
    Write,
)
from skulduggery.pad.scoring import sheet
from skulduggery.pad.seating import normal_seating, playing, ruled_length, seated
from skulduggery.pad.texts import trimmed

KEYPAD = range(ROUNDS + 1)
"""All numbers that a cell can hold: bids and tricks go up to the last round's number (SK-10)."""


def begun(
    *,
    id: str,
    game: str,
    players: Sequence[str],
    first: int = 0,
    options: Mapping[str, Any] | None = None,
    length: int | None = None,
    now: str,
) -> PadGame | Refusal:
    """A pad with one empty round. Options that are not given have their defaults. `length` is for fewer rounds."""
    made = PadGame(
        id=id,
        game=game,
        players=tuple(players),
        first=first,
        length=UNSET if length is None else length,
        options=default_options(game) if options is None else dict(options),
        started=now,
        changed=now,
        rounds=(_empty_round(len(players)),),
    )
    return check(made) or normal(made)


def default_options(game: str) -> dict[str, Any]:
    book = BOOKS.get(game)
    return {} if book is None else {option.name: option.default for option in book.game.OPTIONS if option.affects_rules}


def changed(game: PadGame, change: Change, *, now: str) -> PadGame | Refusal:
    """The game after the change. The given game stays as it is."""
    after = _applied(game, change)
    if isinstance(after, Refusal):
        return after
    after = replace(after, changed=now)
    return check(after) or normal(after)


def range_of(game: PadGame, *, round: int, seat: int, field: Field) -> Range | None:
    """The numbers that may be entered there now; None if none may, or if the field holds no number."""
    if field in ("side", "queens", "points"):
        return None
    cells = (Cell(round=round, seat=seat, field=field, value=value) for value in KEYPAD)
    allowed = [cell.value for cell in cells if isinstance(changed(game, Write((cell,)), now=game.changed), PadGame)]
    numbers = [value for value in allowed if isinstance(value, int)]
    return Range(lowest=min(numbers), highest=max(numbers)) if numbers else None


def normal(game: PadGame) -> PadGame:
    """The canonical form of a game that passed the check: names trimmed, no zero bonuses, queens in order."""
    book = book_of(game.game)
    read = {option.name: option.read(game.options[option.name]) for option in _options(game)}
    return replace(
        game,
        players=tuple(trimmed(name) for name in game.players),
        seating=normal_seating(game),
        length=game.length if game.length is not UNSET and game.length < ruled_length(book, game) else UNSET,
        options=read,
        rounds=tuple(tuple(_normal_entry(entry) for entry in round) for round in game.rounds),
    )


def _options(game: PadGame) -> Iterable[Any]:
    return (option for option in book_of(game.game).game.OPTIONS if option.affects_rules)


def _normal_entry(entry: Entry) -> Entry:
    return replace(
        entry,
        pirates=entry.pirates or UNSET,
        kings=entry.kings or UNSET,
        queens=UNSET if entry.queens is UNSET or not entry.queens else in_order(entry.queens),
    )


def _applied(game: PadGame, change: Change) -> PadGame | Refusal:
    match change:
        case Write(cells):
            return _written(game, cells)
        case NextRound():
            return _with_next_round(game)
        case Stop(stopped):
            return replace(game, stopped=True if stopped else UNSET)
        case Seating():
            return seated(game, change)
        case SetUp(players, first, options, length):
            return replace(
                game,
                players=game.players if players is UNSET else tuple(players),
                first=game.first if first is UNSET else first,
                options=game.options if options is UNSET else options,
                length=game.length if length is UNSET else length,
            )
        case _:
            assert_never(change)


def _written(game: PadGame, cells: Iterable[Cell]) -> PadGame | Refusal:
    rounds = game.rounds
    for cell in cells:
        if not 0 <= cell.round < len(rounds):
            highest = len(rounds)
            return Refusal("round-count", book_of(game.game).rounds_rule, {"highest": highest})
        round = rounds[cell.round]
        if not 0 <= cell.seat < len(round):
            return Refusal("seats-in-round", None, {"round": cell.round + 1})
        entry = _with_value(round[cell.seat], cell.field, cell.value)
        if entry is None:
            return Refusal("not-a-pad")
        rounds = replaced(rounds, cell.round, replaced(round, cell.seat, entry))
    return replace(game, rounds=rounds)


def _with_value(entry: Entry, field: Field, value: int | str | tuple[str, ...] | UnsetType) -> Entry | None:
    """None if the field cannot hold such a value."""
    values = {name: getattr(entry, name) for name in entry.__struct_fields__} | {field: value}
    try:
        return msgspec.convert({name: kept for name, kept in values.items() if kept is not UNSET}, Entry)
    except msgspec.ValidationError:
        return None


def _with_next_round(game: PadGame) -> PadGame | Refusal:
    if sheet(game).over or game.stopped is not UNSET:
        return Refusal("after-the-end")
    if not book_of(game.game).is_complete(playing(game, len(game.rounds))):
        return Refusal("round-incomplete", None, {"round": len(game.rounds)})
    return replace(game, rounds=(*game.rounds, _empty_round(len(game.players))))


def _empty_round(seats: int) -> tuple[Entry, ...]:
    return (Entry(),) * seats
