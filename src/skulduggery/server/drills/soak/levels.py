"""The size of a server, and whether it stays level: its last quarter is compared with the first."""

from collections.abc import Sequence
from statistics import median

from msgspec import Struct
from msgspec.structs import replace

FEWEST = 4
"""Fewest measurements for a comparison."""


class Size(Struct, frozen=True):
    memory: float
    """Megabytes of real memory of the process."""
    files: int
    """Open files, sockets among them."""
    tasks: int
    tables: int
    """Tables held."""


class Tolerance(Struct, frozen=True):
    """Tolerated growth: both limits must hold, except that a little is always allowed."""

    share: float
    amount: float
    little: float = 0.0


def of_several(tolerance: Tolerance, processes: int) -> Tolerance:
    """The tolerance for the sum over this many processes."""
    return replace(tolerance, amount=processes * tolerance.amount, little=processes * tolerance.little)


def together(sizes: Sequence[Size]) -> Size:
    return Size(*(sum(getattr(size, name) for size in sizes) for name in Size.__struct_fields__))


class Level(Struct, frozen=True):
    before: float
    after: float
    most: float
    level: bool

    @property
    def growth(self) -> float:
        return self.after - self.before


def level_of(measured: Sequence[float], tolerance: Tolerance) -> Level:
    if len(measured) < FEWEST:
        raise ValueError("too few measurements")
    quarter = len(measured) // 4
    before, after = median(measured[:quarter]), median(measured[-quarter:])
    growth = after - before
    is_level = growth <= max(tolerance.little, min(tolerance.share * before, tolerance.amount))
    return Level(before=round(before, 1), after=round(after, 1), most=round(max(measured), 1), level=is_level)
