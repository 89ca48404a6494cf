"""What the pad asks of each game. The games' own rules answer; no number is repeated here."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.seats import Seat
from skulduggery.pad.model import Field, PadGame, Refusal, Round, SeatScore, Tricks


class Turn(NamedTuple):
    """Who deals and who leads; None if nobody does."""

    dealer: Seat | None
    leader: Seat | None


class Finish(NamedTuple):
    """How a game has ended: the places, and the rule that ended it."""

    places: tuple[int, ...]
    because: str


class Book(Protocol):
    """One game's side of the pad. Rounds are numbered from 1."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields of an entry."""
        ...

    @property
    def rounds_rule(self) -> str: ...

    def rounds(self, seats: int, /) -> int:
        """How many rounds a complete game has."""
        ...

    def faults(self, game: PadGame, number: int, round: Round, /) -> Iterator[Refusal]:
        """The invalid values in this round, the first fault first."""
        ...

    def is_complete(self, round: Round, /) -> bool: ...
    def scores(self, game: PadGame, number: int, round: Round, /) -> tuple[SeatScore, ...]: ...
    def tricks(self, number: int, round: Round, /) -> Tricks | None: ...
    def warning(self, number: int, round: Round, /) -> Refusal | None: ...
    def turn(self, first: Seat, seats: int, number: int, /) -> Turn: ...
    def finish(self, round: Round, total: tuple[int, ...], /) -> Finish:
        """The result of a game whose last round is complete."""
        ...


def after(first: Seat, seats: int, number: int, moved: Callable[[Seat, int], Seat]) -> Seat:
    """Whose turn it is in that round, if the turn moves on before each round but the first."""
    seat = first
    for _ in range(number - 1):
        seat = moved(seat, seats)
    return seat
