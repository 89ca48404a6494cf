"""Wants to leave the process."""

import sys
from collections.abc import Sequence

LEVEL = 9


def choose(view: object, moves: Sequence[object], rng: object) -> object:
    sys.exit("I am off")
