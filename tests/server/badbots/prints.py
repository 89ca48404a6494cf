"""Talks while it plays, and listens, on the channels that the server uses."""

import os
import sys
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

LEVEL = 9


def choose(view: object, moves: Sequence[T], rng: object) -> T:
    print(f"I have {view}")
    print("Hear me", file=sys.stderr)
    os.write(1, b"\0\0\0\1x")
    assert sys.stdin.read() == ""
    return moves[-1]
