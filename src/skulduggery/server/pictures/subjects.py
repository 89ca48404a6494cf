"""What is on a picture."""

from typing import TypeAlias

from msgspec import Struct


class Poster(Struct, frozen=True):
    """A game, and what one can do about it."""

    game: str
    title: str
    lines: tuple[str, ...]
    plate: str = ""
    """In large letters: the code of a table."""


class Row(Struct, frozen=True):
    place: int
    name: str
    points: int

    @property
    def shown_points(self) -> str:
        """With a minus rather than a hyphen."""
        return str(self.points).replace("-", "−")


class Outcome(Struct, frozen=True):
    """How a game ended, and how it came to that."""

    game: str
    title: str
    rows: tuple[Row, ...]
    """The best first."""
    course: tuple[tuple[int, ...], ...]
    """Everybody's points after each round, in the order of the rows."""


Subject: TypeAlias = Poster | Outcome
