"""Seats, numbered clockwise from 0, and the small things one does with one entry for each seat."""

from collections.abc import Iterable
from typing import NewType, TypeVar

T = TypeVar("T")

Seat = NewType("Seat", int)


def all_seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(n) for n in range(count))


def left_of(seat: Seat, count: int, steps: int = 1) -> Seat:
    """The seat so many places clockwise; the next one unless told otherwise."""
    return Seat((seat + steps) % count)


def clockwise_from(seat: Seat, count: int) -> tuple[Seat, ...]:
    return tuple(left_of(seat, count, steps) for steps in range(count))


def replaced(entries: tuple[T, ...], seat: int, entry: T) -> tuple[T, ...]:
    """The same entries, with one seat's exchanged."""
    return (*entries[:seat], entry, *entries[seat + 1 :])


def missing(entries: Iterable[object | None]) -> tuple[Seat, ...]:
    """The seats whose entry is still None: who has not decided yet."""
    return tuple(Seat(n) for n, entry in enumerate(entries) if entry is None)


def places(scores: Iterable[int]) -> tuple[int, ...]:
    """1-based places, the highest score first; equal scores share a place (1, 2, 2, 4)."""
    scores = tuple(scores)
    return tuple(1 + sum(other > score for other in scores) for score in scores)
