"""Keeping secrets: hands that others see from behind, and decisions that stay sealed until the last has come."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat

T = TypeVar("T")


def hands_seen(hands: Sequence[tuple[T, ...] | FaceDown], viewer: Seat | None) -> tuple[tuple[T, ...] | FaceDown, ...]:
    """One's own hand as it is, all others face down; a spectator sees none."""
    seen = [hand if isinstance(hand, FaceDown) else face_down(len(hand)) for hand in hands]
    if viewer is None:
        return tuple(seen)
    return (*seen[:viewer], *hands[viewer : viewer + 1], *seen[viewer + 1 :])


@cache
def face_down(count: int) -> FaceDown:
    return FaceDown(count)


def complete(sealed: Sequence[T | None]) -> tuple[T, ...] | None:
    """All decisions, once nobody's is missing."""
    made = tuple(decision for decision in sealed if decision is not None)
    return made if len(made) == len(sealed) else None
