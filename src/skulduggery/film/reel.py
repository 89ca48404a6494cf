"""The parts of a film. These types travel as JSON."""

from typing import Any

from msgspec import Struct

from skulduggery.kernel.options import OptionValue
from skulduggery.kernel.record import Player, Result
from skulduggery.kernel.seats import Seat


class Frame(Struct, frozen=True):
    """The position after a step.

    A step belongs to a trick from its first card to the card that decides it: the last frame with the same `round` and
    `trick` is the one whose events name the winner.
    """

    number: int
    """0 is before the first step."""
    view: Any
    """What the viewer saw."""
    events: tuple[Any, ...]
    """What happened in this step, as the viewer saw it. Book-keeping steps have no events."""
    words: tuple[str, ...]
    """One sentence for each event, with the ids of the rules."""
    hands: tuple[tuple[str, ...], ...]
    """Every seat's cards or dice, face up; nothing is secret here."""
    totals: tuple[int, ...]
    """Everybody's points so far."""
    round: int | None
    """The round to which the step belongs; None if the game has no rounds."""
    trick: int | None
    """The trick of that round, or the turn; None before the first card."""
    step: Any
    """The step as in the record, without the `legal` list; null before the first."""
    acting: tuple[Seat, ...]
    """Who decides next; empty if chance or book-keeping comes next, or the game has ended."""


class Film(Struct, frozen=True):
    """A whole game as one seat or a spectator sees it."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    players: tuple[Player, ...]
    result: Result | None
    """None if the game was not played to its end."""
    viewer: Seat | None
    """Null is a spectator."""
    seats: int
    frames: tuple[Frame, ...]
    places: tuple[int, ...]
    """Every seat's place at the end of the film, by the result or else by the totals."""
