"""The whole truth of a game of dice. Immutable."""

from typing import Literal, TypeAlias

from msgspec import Struct

from skulduggery.games.skull_king_dice.dice import Die, Face
from skulduggery.kernel.seats import Seat

Scoring: TypeAlias = Literal["standard", "landlubber"]
Hand: TypeAlias = tuple[Die, ...]
"""The dice behind one player's screen."""


class Thrown(Struct, frozen=True):
    """A die in a trick, and what it shows."""

    seat: Seat
    die: Die
    face: Face


Trick: TypeAlias = tuple[Thrown, ...]


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
    """SD-12: the first starting player is about to be drawn."""


class Dealing(Struct, frozen=True, tag="dealing", tag_field="type"):
    """SD-11: all dice are in the bag."""

    starter: Seat


class Bidding(Struct, frozen=True, tag="bidding", tag_field="type"):
    """SD-20: a seat's bid is sealed here until the last has come."""

    starter: Seat
    hands: tuple[Hand, ...]
    bids: tuple[int | None, ...]


class Throwing(Struct, frozen=True, tag="throwing", tag_field="type"):
    """SD-30: it is somebody's turn to throw."""

    starter: Seat
    hands: tuple[Hand, ...]
    bids: tuple[int, ...]
    turn: Seat
    trick: Trick
    taken: tuple[Taken, ...]
    won: tuple[int, ...]
    bonus: tuple[int, ...]


class Rolling(Struct, frozen=True, tag="rolling", tag_field="type"):
    """SD-35: a die has left the hand of the player whose turn it is, and has not come to rest."""

    die: Die
    table: Throwing


class Finished(Struct, frozen=True, tag="finished", tag_field="type"):
    """SD-70"""

    places: tuple[int, ...]


Phase: TypeAlias = Drawing | Dealing | Bidding | Throwing | Rolling | Finished


class State(Struct, frozen=True):
    seats: int
    scoring: Scoring
    round: int
    totals: tuple[int, ...]
    phase: Phase
    sheet: tuple[ScoredRound, ...] = ()
