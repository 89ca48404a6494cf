"""The whole truth of a game of Skull King. Immutable."""

from typing import Literal, TypeAlias

from msgspec import Struct

from skulduggery.games.skull_king.cards import KIND_OF, SCARY_MARY, Card, Kind
from skulduggery.games.skull_king.moves import Role
from skulduggery.kernel.seats import Seat

Scoring: TypeAlias = Literal["standard", "landlubber"]
Hand: TypeAlias = tuple[Card, ...]


class Laid(Struct, frozen=True):
    """A card in a trick."""

    seat: Seat
    card: Card
    role: Role | None = None

    @property
    def kind(self) -> Kind:
        """SK-48: Scary Mary is what she was said to be."""
        if self.card == SCARY_MARY:
            return Kind.PIRATE if self.role == "pirate" else Kind.ESCAPE
        return KIND_OF[self.card]


Trick: TypeAlias = tuple[Laid, ...]


class Taken(Struct, frozen=True):
    """A trick that has been won, and by which rule."""

    trick: Trick
    winner: Seat
    because: str


class ScoredRound(Struct, frozen=True):
    """A line of the score sheet, which lies open on the table, and the last trick of that round."""

    bids: tuple[int, ...]
    won: tuple[int, ...]
    bonus: tuple[int, ...]
    points: tuple[int, ...]
    last: Taken
    because: tuple[str, ...] = ()
    """For each seat the rule that gave the points."""


class Drawing(Struct, frozen=True, tag="drawing", tag_field="type"):
    """SK-13: the first dealer is about to be drawn."""


class Dealing(Struct, frozen=True, tag="dealing", tag_field="type"):
    dealer: Seat


class Bidding(Struct, frozen=True, tag="bidding", tag_field="type"):
    """SK-20: a seat's bid is sealed here until the last has come."""

    dealer: Seat
    hands: tuple[Hand, ...]
    bids: tuple[int | None, ...]


class Playing(Struct, frozen=True, tag="playing", tag_field="type"):
    dealer: Seat
    hands: tuple[Hand, ...]
    bids: tuple[int, ...]
    turn: Seat
    trick: Trick
    taken: tuple[Taken, ...]
    won: tuple[int, ...]
    bonus: tuple[int, ...]


class Finished(Struct, frozen=True, tag="finished", tag_field="type"):
    """SK-70"""

    places: tuple[int, ...]


Phase: TypeAlias = Drawing | Dealing | Bidding | Playing | Finished


class State(Struct, frozen=True):
    seats: int
    scoring: Scoring
    round: int
    totals: tuple[int, ...]
    phase: Phase
    sheet: tuple[ScoredRound, ...] = ()
