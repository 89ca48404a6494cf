"""Marks of a game with rounds of tricks."""

from collections.abc import Sequence
from typing import Any

from skulduggery.film.scenes import Mark


def opening(round_number: int, tricks: Sequence[Any] | None) -> Mark:
    """`tricks` are those already taken; None if the round has none yet."""
    return Mark(round=round_number, trick=None if tricks is None else len(tricks) + 1)


def mark(last: Mark, round_number: int, tricks: Sequence[Any] | None, events: Sequence[Any]) -> Mark:
    """A step belongs to the trick in which it is made, or else to the round.

    A step without an event between two rounds writes down the score, and belongs to the round that ended.
    """
    if tricks is None and not events:
        return Mark(round=last.round)
    return opening(round_number, tricks)
