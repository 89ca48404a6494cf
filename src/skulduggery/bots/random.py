"""The random player: every legal move is equally likely."""

from collections.abc import Sequence
from typing import TypeVar

from skulduggery.kernel.chance import Rng, pick

T = TypeVar("T")

LEVEL = 0
"""Its rank among the bots: the lowest."""


def choose(view: object, moves: Sequence[T], rng: Rng) -> T:
    return pick(rng, moves)
