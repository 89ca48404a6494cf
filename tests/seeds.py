"""Random numbers for tests: the same in every run, unless `TESTS_EXPLORE=<integer>` asks for others.

Two runs with the same integer draw the same numbers. Hypothesis follows the same variable (tests/conftest.py)."""

import hashlib
import os
from random import Random

EXPLORE = "TESTS_EXPLORE"


def seed(*names: object) -> int:
    """A number that follows from the names alone; while exploring, from them and from the explored number."""
    words = [str(name) for name in names]
    explored = exploring()
    if explored is not None:
        words.insert(0, f"explore {explored}")
    return int.from_bytes(hashlib.sha256("\n".join(words).encode()).digest()[:4])


def rng(*names: object) -> Random:
    """A generator of its own for whatever the names say."""
    return Random(seed(*names))


def exploring() -> int | None:
    """The number that was asked for, or None in an ordinary run."""
    wanted = os.environ.get(EXPLORE, "")
    return int(wanted) if wanted else None
