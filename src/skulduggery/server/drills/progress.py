"""How a drill reports its progress."""

from collections.abc import Callable
from typing import TypeAlias

Tell: TypeAlias = Callable[[float, float], None]
"""Called with the amount done and the total."""


def nobody(done: float, total: float) -> None:
    """Ignores the progress."""
