"""How a drill tells how far it is."""

from collections.abc import Callable
from typing import TypeAlias

Tell: TypeAlias = Callable[[float, float], None]
"""So much is done, of so much."""


def nobody(done: float, total: float) -> None:
    """Nobody wants to know."""
