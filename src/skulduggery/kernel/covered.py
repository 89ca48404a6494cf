"""Secrets: hands that others see face down, and decisions that stay sealed until the last one is made."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat

T = TypeVar("T")


def hands_seen(hands: Sequence[tuple[T, ...] | FaceDown], viewer: Seat | None) -> tuple[tuple[T, ...] | FaceDown, ...]:
    """The viewer's own hand open, all others face down; a spectator sees no hand."""
    seen = [hand if isinstance(hand, FaceDown) else face_down(len(hand)) for hand in hands]
    if viewer is None:
        return tuple(seen)
    return (*seen[:viewer], *hands[viewer : viewer + 1], *seen[viewer + 1 :])


@cache
def face_down(count: int) -> FaceDown:
    return FaceDown(count)


def complete(sealed: Sequence[T | None]) -> tuple[T, ...] | None:
    """All decisions once none is missing."""
    made = tuple(decision for decision in sealed if decision is not None)
    return made if len(made) == len(sealed) else None
