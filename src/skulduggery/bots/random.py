"""The random player: any legal move, each as likely as the others."""

from collections.abc import Sequence
from typing import TypeVar

from skulduggery.kernel.chance import Rng, pick

T = TypeVar("T")


def choose(view: object, moves: Sequence[T], rng: Rng) -> T:
    return pick(rng, moves)
