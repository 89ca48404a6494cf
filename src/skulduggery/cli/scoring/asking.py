"""Finds the next question of the pad."""

from typing import Literal, NamedTuple

from msgspec import UNSET

from skulduggery.pad import Entry, Field, PadGame, Sheet, seats_in

Kind = Literal["bids", "tricks", "bonuses", "planks", "queens"]
KINDS: dict[str, tuple[Kind, ...]] = {
    "skull-king": ("bids", "tricks", "bonuses"),
    "skull-king-dice": ("bids", "tricks", "bonuses"),
    "skull-queen": ("planks",),
    "sleeping-queens": ("queens",),
}
FIELD_OF: dict[Kind, Field] = {"bids": "bid", "tricks": "tricks"}


class Question(NamedTuple):
    """The kind and the round (counted from 0) of a question; `seats` are those whose answers are missing, if any."""

    kind: Kind
    round: int
    seats: tuple[int, ...]


def kinds(game: PadGame) -> tuple[Kind, ...]:
    """SD-84: landlubbers are not asked for bonuses."""
    return tuple(kind for kind in KINDS[game.game] if kind != "bonuses" or has_bonuses(game))


def has_bonuses(game: PadGame) -> bool:
    return game.options.get("scoring") == "standard"


def due(game: PadGame, sheet: Sheet, *, bonuses_open: bool) -> Question | None:
    """The question that is missing in the last round; None if the game has ended. The pad cannot show whether
    bonuses were asked for: no bonus looks like none entered."""
    if game.stopped is not UNSET:
        return None
    number = len(game.rounds) - 1
    for kind in kinds(game):
        if kind == "bonuses":
            return Question("bonuses", number, ()) if bonuses_open else None
        seats = missing(game, number, kind)
        if seats and not (kind == "queens" and sheet.over):
            return Question(kind, number, seats)
    return None


def missing(game: PadGame, number: int, kind: Kind) -> tuple[int, ...]:
    """The seats that have not answered yet, in the round counted from 0. For queens there is always more to enter."""
    round, seats = game.rounds[number], sorted(seats_in(game, number + 1))
    match kind:
        case "bids" | "tricks":
            return tuple(seat for seat in seats if getattr(round[seat], FIELD_OF[kind]) is UNSET)
        case "planks":
            return tuple(seat for seat in seats if round[seat].points is UNSET and not _is_whole(round[seat]))
        case "queens":
            return tuple(seats)
        case "bonuses":
            return ()


def _is_whole(plank: Entry) -> bool:
    return UNSET not in (plank.side, plank.red, plank.yellow, plank.green, plank.blue)
