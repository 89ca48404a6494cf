"""Complains, and tells its cards."""

from collections.abc import Sequence

LEVEL = 9


def choose(view: object, moves: Sequence[object], rng: object) -> object:
    raise ValueError(f"I do not know what to do with {view}")
