"""The protocol of a game: a module with eight pure functions and a few constants."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from skulduggery.kernel.chance import Draw, Outcome, Rng
from skulduggery.kernel.options import Option, OptionValue
from skulduggery.kernel.seats import Seat

Argument: TypeAlias = int | str | tuple[int | str, ...]
"""The type of a message's arguments: numbers, and the notation of cards, dice, queens, colours."""


def kebab(name: str) -> str:
    """CardPlayed -> card-played: the tag of a wire type, and the key of its message."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Move(Struct, frozen=True, tag=kebab, tag_field="type"):
    """A player's decision."""


class Event(Struct, frozen=True, tag=kebab, tag_field="type"):
    """Something that has happened."""


class FaceDown(Struct, frozen=True, tag=kebab, tag_field="type"):
    """A number of cards or dice that the viewer may not see."""

    count: int


class Refusal(Struct, frozen=True):
    """Why a move is not allowed: the rule's id, a key for the sentence, and what the sentence mentions."""

    rule: str
    reason: str
    args: dict[str, Argument] = {}


LONGEST_NAME = 12


def clipped(name: str) -> str:
    """The beginning of a name from outside, enough to recognise it."""
    return name[:LONGEST_NAME]


def sits_here(seat: Seat, seats: int, rule: str) -> Refusal | None:
    """Refuse a seat that is not at the table."""
    if 0 <= seat < seats:
        return None
    return Refusal(rule, "no-such-seat", {"value": clipped(str(seat)), "highest": seats - 1})


class Illegal(ValueError):
    """A programmer's mistake: a refused move was played, or a chance outcome is impossible."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.reason} {refusal.args}")
        self.refusal = refusal


class Config(Struct, frozen=True):
    """A table before the game: the number of seats, and all options that affect the rules."""

    seats: int
    options: Mapping[str, OptionValue]

    def value(self, option: str) -> OptionValue:
        """The option's value. `configs.configure` fills in the default of each option that is not given."""
        if option not in self.options:
            raise ValueError(f"the option {option} has no value in this Config: skulduggery.configure() fills it in")
        return self.options[option]


class Decide(Struct, frozen=True):
    """These seats owe a decision. Several seats decide at the same moment, in secret.

    `unseen`: nobody else may learn that the seat is asked at all. If the seat is not asked, a `Pause` takes its place
    (SL-43).
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
    """The result of a decision or a chance outcome."""

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
        """Actions that follow from the steps before, with the rule that makes them."""
        ...

    @property
    def DETAILS(self) -> tuple[str, ...]:
        """Keys that a decision may have besides its action and its seat."""
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
        """The action that the record must have next when chance is awaited."""
        ...

    def outcomes(self, state: Any, step: Mapping[str, Any], /) -> Sequence[Outcome]:
        """The chance outcomes of a step, in the order in which the state asks for them, or `Misread`."""
        ...

    def steps(self, event: Any, /) -> Sequence[dict[str, Any]]:
        """The record steps for an event: one step, or none."""
        ...

    def blame(self, event: Any, where: str, /) -> str:
        """The rule that a book-keeping step breaks if this entry (such as `score.points[2]`) is wrong."""
        ...


class Belief(Protocol):
    """A module of each game."""

    def sample(self, view: Any, rng: Rng, /) -> Any:
        """Draw at random a full truth that fits the view."""
        ...


class Game(Protocol[S, M, E, V_co]):
    """A game is a module with these names. Its package lies under `games/`.

    The examples at its functions go on from here: two people bid in the first round of Skull King.

    >>> from skulduggery import configure, find_game
    >>> from skulduggery.games.skull_king.moves import Bid
    >>> game = find_game("skull-king")
    >>> state = game.setup(configure(game, 2))
    >>> state = game.resolve(state, 1).state  # seat 1 deals
    >>> state = game.resolve(state, (11, 40)).state  # a card each
    """

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

    def setup(self, config: Config, /) -> S:
        """The state before anything has happened.

        >>> game.setup(configure(game, 2)).round
        1
        """
        ...

    def awaiting(self, state: S, /) -> Awaiting:
        """What has to come next: a `Decide`, a `Chance`, or `Over`.

        >>> game.awaiting(state)
        Decide(seats=(0, 1), unseen=False)
        """
        ...

    def candidates(self, state: S, seat: Seat, /) -> Sequence[M]:
        """Every move that this seat could think of now. Those that `refusal` does not refuse are legal.

        >>> game.candidates(state, 0)
        [Bid(bid=0), Bid(bid=1)]
        """
        ...

    def refusal(self, state: S, seat: Seat, move: M, /) -> Refusal | None:
        """Why the rules do not allow the move: the rule, a reason, and its details. None if they allow it.

        >>> game.refusal(state, 0, Bid(3))
        Refusal(rule='SK-21', reason='bid-range', args={'highest': 1})
        """
        ...

    def play(self, state: S, seat: Seat, move: M, /) -> Step[S, E]:
        """The state after the move, and what has happened. Raises `Illegal` if the move is refused.

        >>> game.play(state, 0, Bid(1)).events
        (BidSealed(seat=0, bid=1),)
        """
        ...

    def resolve(self, state: S, outcome: Outcome, /) -> Step[S, E]:
        """The same for the outcome of a draw. Raises `Illegal` if the draw cannot come out like this.

        >>> game.resolve(game.setup(configure(game, 2)), 0).events
        (DealerDrawn(dealer=0),)
        """
        ...

    def view(self, state: S, viewer: Seat | None, /) -> V_co:
        """What this seat may know of the state, and nothing else. None is a spectator.

        >>> game.view(state, 0).phase.hands
        (('Y12',), FaceDown(count=1))
        """
        ...

    def redact(self, event: E, viewer: Seat | None, /) -> E | None:
        """The event as this seat may see it; None if it may not learn of it at all.

        >>> game.redact(game.play(state, 0, Bid(1)).events[0], 1)
        FistShown(seat=0)
        """
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def wire(value: Any) -> bytes:
    """Encode a move, an event or a view as JSON."""
    return msgspec.json.encode(value)


def as_game(module: ModuleType) -> AnyGame:
    """The module as a game. The type checker proves in tests/games/test_protocol.py that each module is one."""
    game: Any = module
    return game
