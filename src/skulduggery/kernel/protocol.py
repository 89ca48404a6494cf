"""The protocol: a module is a game. Eight pure functions and a few constants are all that a game is."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from skulduggery.kernel.chance import Draw, Outcome, Rng
from skulduggery.kernel.options import Option, OptionValue
from skulduggery.kernel.seats import Seat

Argument: TypeAlias = int | str | tuple[int | str, ...]
"""What a message may mention: numbers, and the notation of cards, dice, queens, colours."""


def kebab(name: str) -> str:
    """CardPlayed -> card-played: the tag of a wire type, and the key of its message."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Move(Struct, frozen=True, tag=kebab, tag_field="type"):
    """A player's decision."""


class Event(Struct, frozen=True, tag=kebab, tag_field="type"):
    """Something that has happened."""


class FaceDown(Struct, frozen=True, tag=kebab, tag_field="type"):
    """So many cards or dice that the viewer may not see."""

    count: int


class Refusal(Struct, frozen=True):
    """Why a move is not allowed: the rule's id, a key for the sentence, and what the sentence mentions."""

    rule: str
    reason: str
    args: dict[str, Argument] = {}


LONGEST_NAME = 12


def clipped(name: str) -> str:
    """Enough of a name that came from outside to recognise it by."""
    return name[:LONGEST_NAME]


def sits_here(seat: Seat, seats: int, rule: str) -> Refusal | None:
    """Nobody acts who has no seat at the table."""
    if 0 <= seat < seats:
        return None
    return Refusal(rule, "no-such-seat", {"value": clipped(str(seat)), "highest": seats - 1})


class Illegal(ValueError):
    """A programmer's mistake: a refused move was played, or an impossible chance outcome given."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.reason} {refusal.args}")
        self.refusal = refusal


class Config(Struct, frozen=True):
    """A table before the game: how many seats, and the options that affect the rules, all of them."""

    seats: int
    options: Mapping[str, OptionValue]


class Decide(Struct, frozen=True):
    """These seats owe a decision. Several at once decide at the same moment, in secret.

    `unseen`: nobody else may learn that the seat is asked at all; where it is not, a `Pause` stands instead (SL-43).
    """

    seats: tuple[Seat, ...]
    unseen: bool = False


class Chance(Struct, frozen=True):
    """The host must answer this draw."""

    draw: Draw


class Over(Struct, frozen=True):
    """The game has ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


Awaiting: TypeAlias = Decide | Chance | Over

S = TypeVar("S")
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)


class Step(Struct, Generic[S, E], frozen=True):
    """What a decision or a chance outcome led to."""

    state: S
    events: tuple[E, ...]


class Notation(Protocol):
    """How a game writes its steps in a record (the contract is docs/record.md). A module of each game."""

    @property
    def DECISIONS(self) -> tuple[str, ...]:
        """Actions that carry a seat."""
        ...

    @property
    def CHANCES(self) -> Mapping[str, str]:
        """Actions that hold a chance outcome, with the rule that asks for it."""
        ...

    @property
    def BOOKKEEPING(self) -> Mapping[str, str]:
        """Actions that follow from what was before, with the rule that makes them."""
        ...

    @property
    def DETAILS(self) -> tuple[str, ...]:
        """Keys that a decision may have beside its action and its seat."""
        ...

    @property
    def MOST_LEGAL(self) -> int:
        """A `legal` list longer than this is left out of a record."""
        ...

    def format_move(self, move: Any, /) -> dict[str, Any]:
        """The step's keys without `seat`, as in a `legal` list."""
        ...

    def parse_move(self, step: Mapping[str, Any], /) -> Any:
        """The decision that a step holds, or `Misread`."""
        ...

    def chance_due(self, state: Any, /) -> str:
        """The action that the record must have next, where chance is awaited."""
        ...

    def outcomes(self, state: Any, step: Mapping[str, Any], /) -> Sequence[Outcome]:
        """The chance outcomes that a step holds, in the order in which the state asks for them, or `Misread`."""
        ...

    def steps(self, event: Any, /) -> Sequence[dict[str, Any]]:
        """What the record says of an event: one step, or none."""
        ...

    def blame(self, event: Any, where: str, /) -> str:
        """The rule that a book-keeping step breaks if the entry there (such as `score.points[2]`) is wrong."""
        ...


class Belief(Protocol):
    """A module of each game."""

    def sample(self, view: Any, rng: Rng, /) -> Any:
        """A full truth drawn at random among those that fit the view."""
        ...


class Game(Protocol[S, M, E, V_co]):
    """A game is a module with these names. Its package lies under `games/`."""

    @property
    def NAME(self) -> str: ...
    @property
    def RULES(self) -> int: ...
    @property
    def PLAYERS(self) -> range: ...
    @property
    def PLAYERS_RULE(self) -> str: ...
    @property
    def END_RULE(self) -> str: ...
    @property
    def OPTIONS(self) -> tuple[Option, ...]: ...
    @property
    def Move(self) -> Any: ...
    @property
    def Event(self) -> Any: ...
    @property
    def View(self) -> Any: ...
    @property
    def notation(self) -> Notation: ...
    @property
    def belief(self) -> Belief: ...

    def setup(self, config: Config, /) -> S: ...
    def awaiting(self, state: S, /) -> Awaiting: ...
    def candidates(self, state: S, seat: Seat, /) -> Sequence[M]: ...
    def refusal(self, state: S, seat: Seat, move: M, /) -> Refusal | None: ...
    def play(self, state: S, seat: Seat, move: M, /) -> Step[S, E]: ...
    def resolve(self, state: S, outcome: Outcome, /) -> Step[S, E]: ...
    def view(self, state: S, viewer: Seat | None, /) -> V_co: ...
    def redact(self, event: E, viewer: Seat | None, /) -> E | None: ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def wire(value: Any) -> bytes:
    """A move, an event or a view as it travels: JSON."""
    return msgspec.json.encode(value)


def as_game(module: ModuleType) -> AnyGame:
    """The module as a game. That each one really is, the type checker proves in tests/games/test_protocol.py."""
    game: Any = module
    return game
