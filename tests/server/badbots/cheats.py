"""Names a move that it does not have."""

from collections.abc import Sequence

LEVEL = 9


def choose(view: object, moves: Sequence[object], rng: object) -> object:
    return "all the gold"
