"""Skull Queen: the side of each plank, and where the four pirates ended."""

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from skulduggery import games
from skulduggery.games.skull_queen.cards import NAME_OF
from skulduggery.games.skull_queen.rules import ghost, rounds, scoring
from skulduggery.games.skull_queen.rules.material import SPACES
from skulduggery.games.skull_queen.rules.placing import SIDES
from skulduggery.games.skull_queen.state import Plank
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.seats import Seat, places
from skulduggery.pad.book import Finish, Turn, after
from skulduggery.pad.model import Entry, Field, PadGame, Refusal, Round, SeatScore
from skulduggery.pad.placing import place

WATER = 0
"""SQ-45: how a pirate in the water is written down; the rules say None."""


class PlankBook:
    fields: tuple[Field, ...] = ("side", "red", "yellow", "green", "blue", "points")
    rounds_rule = "SQ-10"

    def __init__(self) -> None:
        found = games.find("skull-queen")
        assert found is not None
        self.game: AnyGame = found

    def rounds(self, seats: int) -> int:
        return rounds.rounds(seats)

    def faults(self, game: PadGame, number: int, round: Round) -> Iterator[Refusal]:
        """SQ-20: a plank has two sides. SQ-03: and five spaces. SQ-60: all pirates may stand on the best."""
        for seat, entry in enumerate(round):
            if entry.side is not UNSET and entry.side not in SIDES:
                yield Refusal("side", "SQ-20", place(game, number, seat))
        for seat, entry in enumerate(round):
            if any(space is not UNSET and space != WATER and space not in SPACES for space in _spaces(entry)):
                yield Refusal("space-range", "SQ-03", place(game, number, seat))
        highest = len(NAME_OF) * max(game.options["plank_values"])
        for seat, entry in enumerate(round):
            if entry.points is not UNSET and not 0 <= entry.points <= highest:
                yield Refusal("points-range", "SQ-60", {"highest": highest, **place(game, number, seat)})
        for seat, entry in enumerate(round):
            if entry.points is not UNSET and entry != Entry(points=entry.points):
                yield Refusal("points-alone", "SQ-60", place(game, number, seat))

    def is_complete(self, round: Round) -> bool:
        return all(entry.points is not UNSET or _plank(entry) is not None for entry in round)

    def scores(self, game: PadGame, number: int, round: Round) -> tuple[SeatScore, ...]:
        return tuple(_score(entry, game.options["plank_values"]) for entry in round)

    def tricks(self, number: int, round: Round) -> None:
        return None

    def warning(self, number: int, round: Round) -> None:
        return None

    def turn(self, first: Seat, seats: int, number: int) -> Turn:
        """SQ-12, SQ-30; SQ-81: with two players the ghost leads."""
        dealer = after(first, seats, number, rounds.next_dealer)
        return Turn(dealer, None if ghost.has_ghost(seats) else rounds.first_leader(dealer, seats))

    def finish(self, round: Round, total: tuple[int, ...]) -> Finish:
        """SQ-61"""
        return Finish(places(total), self.game.END_RULE)


def _score(entry: Entry, plank_values: tuple[int, ...]) -> SeatScore:
    """SQ-60"""
    if entry.points is not UNSET:
        return SeatScore(entry.points, "SQ-60")
    plank = _plank(entry)
    return SeatScore() if plank is None else SeatScore(scoring.points(plank, plank_values), "SQ-60")


def _plank(entry: Entry) -> Plank | None:
    """The plank as the rules know it, once all of it has been written."""
    spaces = _spaces(entry)
    if entry.side is UNSET or UNSET in spaces:
        return None
    side: Any = entry.side
    return Plank(side, *(None if space == WATER else space for space in spaces))


def _spaces(entry: Entry) -> list[Any]:
    return [getattr(entry, colour) for colour in NAME_OF.values()]


PLANK_BOOK = PlankBook()
