"""Seats, numbered clockwise from 0, and helpers for tuples with one entry for each seat."""

from collections.abc import Iterable
from typing import NewType, TypeVar

T = TypeVar("T")

Seat = NewType("Seat", int)


def all_seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(n) for n in range(count))


def left_of(seat: Seat, count: int, steps: int = 1) -> Seat:
    """The seat this many places clockwise; by default the next one."""
    return Seat((seat + steps) % count)


def clockwise_from(seat: Seat, count: int) -> tuple[Seat, ...]:
    return tuple(left_of(seat, count, steps) for steps in range(count))


def replaced(entries: tuple[T, ...], seat: int, entry: T) -> tuple[T, ...]:
    """A copy with one seat's entry replaced."""
    return (*entries[:seat], entry, *entries[seat + 1 :])


def missing(entries: Iterable[object | None]) -> tuple[Seat, ...]:
    """The seats whose entry is None: they have not decided yet."""
    return tuple(Seat(n) for n, entry in enumerate(entries) if entry is None)


def places(scores: Iterable[int]) -> tuple[int, ...]:
    """Places counted from 1, the highest score first; equal scores share a place (1, 2, 2, 4)."""
    scores = tuple(scores)
    return tuple(1 + sum(other > score for other in scores) for score in scores)
