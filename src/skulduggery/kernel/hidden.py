"""Dealing hidden cards at random so that they fit what is known: the common part of every game's belief."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

from skulduggery.kernel.chance import Rng, below, taken_at_random
from skulduggery.kernel.protocol import FaceDown

T = TypeVar("T")

Seen: TypeAlias = Sequence[tuple[T, ...] | FaceDown]
"""Hands as one viewer sees them."""
Allowed: TypeAlias = Callable[[int, T], bool]
"""Whether the hand of that number may hold the thing."""


TRIES_PER_THING = 20
"""How often hidden things are made to change places before they count as mixed."""


def unseen(everything: Iterable[T], hands: Seen[T], elsewhere: Iterable[T]) -> list[T]:
    """What is neither in a hand that is seen nor known to lie elsewhere."""
    left = Counter(everything)
    left.subtract(elsewhere)
    left.subtract(thing for hand in hands if not isinstance(hand, FaceDown) for thing in hand)
    return list(left.elements())


def fill_hands(
    hands: Seen[T], hidden: Sequence[T], allowed: Allowed[T], rng: Rng
) -> tuple[list[tuple[T, ...]], list[T]]:
    """Hands that are seen as they are, the others filled from what is hidden; and what is left of that."""
    sizes = [hand.count if isinstance(hand, FaceDown) else 0 for hand in hands]
    *dealt, rest = deal_hidden(hidden, sizes, allowed, rng)
    return [tuple(dealt[n]) if isinstance(hand, FaceDown) else hand for n, hand in enumerate(hands)], rest


def deal_hidden(things: Sequence[T], sizes: Sequence[int], allowed: Allowed[T], rng: Rng) -> list[list[T]]:
    """Splits the things into hands of these sizes and a rest, uniformly among the splits that are allowed.

    A first split that is allowed is found by augmenting paths; then random exchanges that keep it allowed mix it.
    An exchange is as likely as its reverse, so every allowed split is equally likely in the end. The rest may hold
    anything.
    """
    owners = [hand for hand, size in enumerate(sizes) for _ in range(size)]
    rest = len(sizes)
    owners += [rest] * (len(things) - len(owners))
    pool = taken_at_random(rng, things, len(things))
    if not all(owner == rest or allowed(owner, thing) for owner, thing in zip(owners, pool, strict=True)):
        pool = _first_fit(pool, owners, rest, allowed)
        _mix(pool, owners, rest, allowed, rng)
    hands: list[list[T]] = [[] for _ in range(rest + 1)]
    for owner, thing in zip(owners, pool, strict=True):
        hands[owner].append(thing)
    return hands


def _first_fit(pool: list[T], owners: list[int], rest: int, allowed: Allowed[T]) -> list[T]:
    """Kuhn's matching of places to things; raises ValueError if nothing fits."""
    holder: dict[int, int] = {}

    def find(place: int, tried: set[int]) -> bool:
        for index, thing in enumerate(pool):
            if index in tried or not (owners[place] == rest or allowed(owners[place], thing)):
                continue
            tried.add(index)
            if index not in holder or find(holder[index], tried):
                holder[index] = place
                return True
        return False

    for place in range(len(owners)):
        if not find(place, set()):
            raise ValueError("no hidden cards fit what is known")
    placed = list(pool)
    for index, place in holder.items():
        placed[place] = pool[index]
    return placed


def _mix(pool: list[T], owners: list[int], rest: int, allowed: Allowed[T], rng: Rng) -> None:
    """Things change places in a ring of two or more. Rings as long as there are hands reach every allowed split."""
    size = len(pool)
    for _ in range(TRIES_PER_THING * size):
        ring = [below(rng, size) for _ in range(2 + below(rng, rest))]
        if len(set(ring)) < len(ring):
            continue
        moves = [(place, pool[source]) for place, source in zip(ring, (*ring[1:], ring[0]), strict=True)]
        if all(owners[place] == rest or allowed(owners[place], thing) for place, thing in moves):
            for place, thing in moves:
                pool[place] = thing
