"""Takes its process with it."""

import os
from collections.abc import Sequence

LEVEL = 9


def choose(view: object, moves: Sequence[object], rng: object) -> object:
    os._exit(3)
