"""What can be on a picture."""

from typing import TypeAlias

from msgspec import Struct


class Poster(Struct, frozen=True):
    """A game, and an invitation to it."""

    game: str
    title: str
    lines: tuple[str, ...]
    plate: str = ""
    """In large letters: a table's code."""


class Row(Struct, frozen=True):
    place: int
    name: str
    points: int

    @property
    def shown_points(self) -> str:
        """With a minus sign instead of a hyphen."""
        return str(self.points).replace("-", "−")


class Outcome(Struct, frozen=True):
    """How a game ended, and how it got there."""

    game: str
    title: str
    rows: tuple[Row, ...]
    """Best first."""
    course: tuple[tuple[int, ...], ...]
    """Everybody's points after each round, in the order of the rows."""


Subject: TypeAlias = Poster | Outcome
