"""Marks of a game that is played in rounds of tricks."""

from collections.abc import Sequence
from typing import Any

from skulduggery.film.scenes import Mark


def opening(round_number: int, tricks: Sequence[Any] | None) -> Mark:
    """`tricks` are those already taken; None where the round has come to none yet."""
    return Mark(round=round_number, trick=None if tricks is None else len(tricks) + 1)


def mark(last: Mark, round_number: int, tricks: Sequence[Any] | None, events: Sequence[Any]) -> Mark:
    """A step belongs to the trick, or else to the round, in which it was made.

    Without an event between two rounds it is the score being written down, which belongs to the round that ended.
    """
    if tricks is None and not events:
        return Mark(round=last.round)
    return opening(round_number, tricks)
