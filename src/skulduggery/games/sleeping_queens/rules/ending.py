"""Chapter End: when the game is over, and who has won."""

from typing import NamedTuple

from msgspec import Struct

from skulduggery.games.sleeping_queens.queens import POINTS, Queen
from skulduggery.games.sleeping_queens.rules.waking import queens_of
from skulduggery.games.sleeping_queens.state import Table
from skulduggery.kernel.seats import Seat, places


class Goal(Struct, frozen=True):
    """So many queens or so many points."""

    queens: int
    points: int


FEW_PLAYERS = 3
GOAL_OF_FEW = Goal(queens=5, points=50)
GOAL_OF_MANY = Goal(queens=4, points=40)


class Ending(NamedTuple):
    """The places, and the rule that ended the game."""

    places: tuple[int, ...]
    because: str


def ending(table: Table, seats: int, seat: Seat) -> Ending | None:
    """What the queen who has just come to lie before that player means for the game, in anyone's turn (SL-61).

    SL-62: the goal comes first, if the last queen fulfils it.
    """
    if reaches(goal(seats), queens_of(table, seat)):
        return Ending(places_behind(seat, points(table, seats)), "SL-60")
    if all_are_awake(table):
        return Ending(places(points(table, seats)), "SL-62")
    return None


def goal(seats: int) -> Goal:
    """SL-60: 5 queens or 50 points with 2 or 3 players, 4 queens or 40 points with 4 or 5."""
    return GOAL_OF_FEW if seats <= FEW_PLAYERS else GOAL_OF_MANY


def reaches(aim: Goal, queens: tuple[Queen, ...]) -> bool:
    """SL-60: as many queens or points as that, or more. SL-63: also when the Rose queen still has one to wake."""
    return len(queens) >= aim.queens or sum(POINTS[queen] for queen in queens) >= aim.points


def all_are_awake(table: Table) -> bool:
    """SL-62: no queen sleeps."""
    return None not in table.owners


def points(table: Table, seats: int) -> tuple[int, ...]:
    """SL-02: the points that lie before each player."""
    scores = [0] * seats
    for queen, owner in zip(table.queens, table.owners, strict=True):
        if owner is not None:
            scores[owner] += POINTS[queen]
    return tuple(scores)


def places_behind(winner: Seat, scores: tuple[int, ...]) -> tuple[int, ...]:
    """SL-60: the winner alone is first, whatever the points; the others share the places from 2 on by points."""
    others = iter(places(score for seat, score in enumerate(scores) if seat != winner))
    return tuple(1 if seat == winner else 1 + next(others) for seat in range(len(scores)))
