"""Rules ask for chance; the host answers.

A game awaits a `Shuffle`, a `Roll` or a `Pause`. The host answers with plain numbers, whose meaning only that game
knows.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, TypeVar, assert_never

from msgspec import Struct

T = TypeVar("T")


class Shuffle(Struct, frozen=True, tag="shuffle", tag_field="type"):
    """Shuffle `size` things and take the first `take`. The answer is `take` different numbers below `size`."""

    size: int
    take: int


class Roll(Struct, frozen=True, tag="roll", tag_field="type"):
    """Roll a die with `sides` sides, or draw one of `sides` lots. The answer is a number below `sides`."""

    sides: int


class Pause(Struct, frozen=True, tag="pause", tag_field="type"):
    """Draw nothing: let time pass as if this seat were deciding, so that nobody can tell. The answer is 0."""

    seat: int


Draw: TypeAlias = Shuffle | Roll | Pause
Outcome: TypeAlias = int | tuple[int, ...]
Fate: TypeAlias = Callable[[Draw], Outcome]
"""Answers draws: a seeded generator, a server's secret, a script, a record."""


class Rng(Protocol):
    """The part of a random generator that we use, so that no rule imports one; `random.Random` fits."""

    def random(self) -> float: ...


def fits(draw: Draw, outcome: Outcome) -> bool:
    """Whether the outcome is a possible answer to the draw."""
    match draw:
        case Roll(sides):
            return isinstance(outcome, int) and 0 <= outcome < sides
        case Pause():
            return outcome == 0
        case Shuffle(size, take):
            if isinstance(outcome, int) or len(outcome) != take:
                return False
            return len(set(outcome)) == take and all(0 <= index < size for index in outcome)
        case _:
            assert_never(draw)


def below(rng: Rng, bound: int) -> int:
    return int(rng.random() * bound)


def pick(rng: Rng, items: Sequence[T]) -> T:
    return items[int(rng.random() * len(items))]


def taken_at_random(rng: Rng, items: Sequence[T], take: int) -> list[T]:
    """`take` items in random order (Fisher-Yates, stopped early)."""
    pool = list(items)
    size = len(pool)
    for done in range(take):
        other = done + int(rng.random() * (size - done))
        pool[done], pool[other] = pool[other], pool[done]
    return pool[:take]


def seeded(rng: Rng) -> Fate:
    """Answers every draw from the generator: the same seed, the same game."""

    def answer(draw: Draw) -> Outcome:
        match draw:
            case Roll(sides):
                return below(rng, sides)
            case Pause():
                return 0
            case Shuffle(size, take):
                return tuple(taken_at_random(rng, range(size), take))
            case _:
                assert_never(draw)

    return answer


def scripted(outcomes: Sequence[Outcome]) -> Fate:
    """Answers the draws from a list, one after another."""
    remaining = iter(outcomes)
    return lambda draw: next(remaining)


def indices_of(wanted: Sequence[T], among: Sequence[T]) -> tuple[int, ...] | T:
    """The index of each wanted thing among the others, each index used once; or the first thing that is missing."""
    places: dict[T, list[int]] = {}
    for index in range(len(among) - 1, -1, -1):
        places.setdefault(among[index], []).append(index)
    found: list[int] = []
    for thing in wanted:
        left = places.get(thing)
        if not left:
            return thing
        found.append(left.pop())
    return tuple(found)
