"""The whole truth of a game of Skull Queen. Immutable."""

from typing import Literal, NewType, TypeAlias

import msgspec
from msgspec import Struct

from skulduggery.games.skull_queen.cards import NAME_OF, Card, Colour
from skulduggery.games.skull_queen.moves import Side
from skulduggery.kernel.seats import Seat

Hand: TypeAlias = tuple[Card, ...]
Space = NewType("Space", int)
"""SQ-03: 1 at the wide end, 5 at the narrow end."""
Direction: TypeAlias = Literal["up", "down"]
"""SQ-42, SQ-43: up is towards the narrow end."""


class Plank(Struct, frozen=True, tag="plank", tag_field="type"):
    """SQ-03: a side, and where each pirate stands; None is in the water (SQ-45)."""

    side: Side
    red: Space | None
    yellow: Space | None
    green: Space | None
    blue: Space | None

    def space(self, colour: Colour) -> Space | None:
        return getattr(self, NAME_OF[colour])

    def moved(self, colour: Colour, space: Space | None) -> "Plank":
        return msgspec.structs.replace(self, **{NAME_OF[colour]: space})


class Laid(Struct, frozen=True):
    """A card in a trick. The ghost's has no seat (SQ-83)."""

    seat: Seat | None
    card: Card


Trick: TypeAlias = tuple[Laid, ...]


class PastTrick(Struct, frozen=True):
    """A trick of this round that has been evaluated, and what lay in the centre before it."""

    centre: tuple[Card, ...]
    trick: Trick


class ScoredRound(Struct, frozen=True):
    """A line of the score sheet, which lies open on the table: how the planks stood, and the round's last trick."""

    planks: tuple[Plank, ...]
    points: tuple[int, ...]
    last: PastTrick


class Drawing(Struct, frozen=True, tag="drawing", tag_field="type"):
    """SQ-12: the first dealer is about to be drawn."""


class Dealing(Struct, frozen=True, tag="dealing", tag_field="type"):
    dealer: Seat


class Placing(Struct, frozen=True, tag="placing", tag_field="type"):
    """SQ-22: a seat's plank is sealed here until the last has come. `ghost` is his stack, top first (SQ-80)."""

    dealer: Seat
    hands: tuple[Hand, ...]
    ghost: Hand
    centre: tuple[Card, ...]
    planks: tuple[Plank | None, ...]


class Playing(Struct, frozen=True, tag="playing", tag_field="type"):
    """SQ-30: three to six players, one card after another."""

    dealer: Seat
    hands: tuple[Hand, ...]
    centre: tuple[Card, ...]
    planks: tuple[Plank, ...]
    turn: Seat
    trick: Trick
    past: tuple[PastTrick, ...]


class WithGhost(Struct, frozen=True, tag="with-ghost", tag_field="type"):
    """SQ-81, SQ-82: the ghost's card leads; a captain's card is sealed here until both have chosen."""

    dealer: Seat
    hands: tuple[Hand, ...]
    ghost: Hand
    centre: tuple[Card, ...]
    planks: tuple[Plank, ...]
    led: Card
    sealed: tuple[Card | None, ...]
    past: tuple[PastTrick, ...]


class Finished(Struct, frozen=True, tag="finished", tag_field="type"):
    """SQ-61"""

    places: tuple[int, ...]


Phase: TypeAlias = Drawing | Dealing | Placing | Playing | WithGhost | Finished


class State(Struct, frozen=True):
    """`plank_values` are the option's: the front side, from the top down (SQ-04)."""

    seats: int
    plank_values: tuple[int, ...]
    round: int
    totals: tuple[int, ...]
    phase: Phase
    sheet: tuple[ScoredRound, ...] = ()
