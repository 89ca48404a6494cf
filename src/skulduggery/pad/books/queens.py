"""Sleeping Queens: which queens lie before whom. The whole game is one round."""

from collections.abc import Iterable, Iterator

from msgspec import UNSET

from skulduggery import games
from skulduggery.games.sleeping_queens.queens import POINTS, QUEENS, RIVAL_OF, Queen
from skulduggery.games.sleeping_queens.rules import ending, preparing
from skulduggery.games.sleeping_queens.rules.waking import queens_of, rival_before
from skulduggery.games.sleeping_queens.state import Table
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.seats import Seat, all_seats
from skulduggery.pad.book import Finish, Turn
from skulduggery.pad.model import Entry, Field, PadGame, Refusal, Round, SeatScore
from skulduggery.pad.placing import place
from skulduggery.pad.texts import cut

RANK: dict[str, int] = {queen: rank for rank, queen in enumerate(QUEENS)}


class QueenBook:
    fields: tuple[Field, ...] = ("queens",)
    rounds_rule = "SL-60"

    def __init__(self) -> None:
        found = games.find("sleeping-queens")
        assert found is not None
        self.game: AnyGame = found

    def rounds(self, seats: int) -> int:
        return 1

    def faults(self, game: PadGame, number: int, round: Round) -> Iterator[Refusal]:
        every = [(queen, seat) for seat, entry in enumerate(round) for queen in _queens(entry)]
        unknown = next(((queen, seat) for queen, seat in every if queen not in POINTS), None)
        if unknown is not None:
            queen, seat = unknown
            yield Refusal("unknown-queen", "SL-02", {"queen": cut(queen), **place(game, number, seat)})
            return
        held = [queen for queen, _ in every]
        twice = next((queen for index, queen in enumerate(held) if queen in held[:index]), None)
        if twice is not None:
            holders = {seat for queen, seat in every if queen == twice}
            yield Refusal("queen-twice", "SL-01", {"queen": twice, **place(game, number, *holders)})
        for seat, entry in enumerate(round):
            if any(rival_before(queen, _queens(entry)) for queen in RIVAL_OF if queen in _queens(entry)):
                yield Refusal("cat-and-dog", "SL-51", place(game, number, seat))
        if len(winners := _winners(round)) > 1:
            yield Refusal("two-winners", "SL-60", place(game, number, *winners))

    def is_complete(self, round: Round) -> bool:
        """SL-60, SL-62"""
        return _ending(round) is not None

    def scores(self, game: PadGame, number: int, round: Round) -> tuple[SeatScore, ...]:
        """SL-02: the points that lie there now."""
        return tuple(SeatScore(points, "SL-02") for points in ending.points(_table(round), len(round)))

    def tricks(self, number: int, round: Round) -> None:
        return None

    def warning(self, number: int, round: Round) -> None:
        return None

    def turn(self, first: Seat, seats: int, number: int) -> Turn:
        """SL-12"""
        return Turn(first, preparing.first_player(first, seats))

    def finish(self, round: Round, total: tuple[int, ...]) -> Finish:
        end = _ending(round)
        assert end is not None
        return Finish(end.places, end.because)


def in_order(queens: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(queens, key=RANK.__getitem__))


def _ending(round: Round) -> ending.Ending | None:
    """SL-60: a player at the goal wins. SL-62: otherwise all queens must be awake, by whichever player."""
    seat = next(iter(_winners(round)), Seat(0))
    return ending.ending(_table(round), len(round), seat)


def _winners(round: Round) -> list[Seat]:
    table, goal = _table(round), ending.goal(len(round))
    return [seat for seat in all_seats(len(round)) if ending.reaches(goal, queens_of(table, seat))]


def _table(round: Round) -> Table:
    """What lies there, as the rules know it; hands and piles are nobody's business here."""
    owner = {queen: Seat(seat) for seat, entry in enumerate(round) for queen in _queens(entry)}
    nothing = preparing.empty_table(len(round))
    return Table(
        hands=nothing.hands,
        known=nothing.known,
        pile=(),
        discard=(),
        queens=QUEENS,
        owners=tuple(owner.get(queen) for queen in QUEENS),
        seen=(True,) * len(QUEENS),
    )


def _queens(entry: Entry) -> tuple[Queen, ...]:
    return () if entry.queens is UNSET else tuple(Queen(queen) for queen in entry.queens)


QUEEN_BOOK = QueenBook()
