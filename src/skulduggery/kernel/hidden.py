"""Deal hidden cards at random so that they fit what is known. Every game's belief uses this."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import TypeAlias, TypeVar

from skulduggery.kernel.chance import Rng, taken_at_random
from skulduggery.kernel.protocol import FaceDown

T = TypeVar("T")

Seen: TypeAlias = Sequence[tuple[T, ...] | FaceDown]
"""Hands as one viewer sees them."""
Allowed: TypeAlias = Callable[[int, T], bool]
"""Whether the hand of that number may hold the thing."""


TRIES_PER_PLACE = 20
"""The number of random exchanges for each place in a hand before the hands count as mixed."""


def unseen(everything: Iterable[T], hands: Seen[T], elsewhere: Iterable[T]) -> list[T]:
    """The things that are in no visible hand and not known to lie elsewhere."""
    left = Counter(everything)
    left.subtract(elsewhere)
    left.subtract(thing for hand in hands if not isinstance(hand, FaceDown) for thing in hand)
    return list(left.elements())


def fill_hands(
    hands: Seen[T], hidden: Sequence[T], allowed: Allowed[T], rng: Rng
) -> tuple[list[tuple[T, ...]], list[T]]:
    """Keep visible hands and fill the others from the hidden things. Also returns what is left."""
    sizes = [hand.count if isinstance(hand, FaceDown) else 0 for hand in hands]
    *dealt, rest = deal_hidden(hidden, sizes, allowed, rng)
    return [tuple(dealt[n]) if isinstance(hand, FaceDown) else hand for n, hand in enumerate(hands)], rest


def deal_hidden(things: Sequence[T], sizes: Sequence[int], allowed: Allowed[T], rng: Rng) -> list[list[T]]:
    """Split the things into hands of these sizes and a rest, uniformly among the allowed splits.

    Augmenting paths find a first allowed split. Random exchanges that keep it allowed then mix it. An exchange is as
    likely as its reverse, so in the end every allowed split is equally likely. The rest may hold anything.
    """
    pool = taken_at_random(rng, things, len(things))
    ends = list(accumulate(sizes))
    split = [pool[end - size : end] for end, size in zip(ends, sizes, strict=True)]
    split.append(pool[ends[-1] if ends else 0 :])
    if all(allowed(hand, thing) for hand in range(len(sizes)) for thing in split[hand]):
        return split
    fits = [[allowed(hand, thing) for thing in pool] if size else [] for hand, size in enumerate(sizes)]
    fits.append([True] * len(pool))
    held = _first_fit(fits, sizes)
    _mix(held, fits, rng)
    return [[pool[thing] for thing in hand] for hand in held]


Fits: TypeAlias = Sequence[Sequence[bool]]
"""For each hand, and finally for the rest, the things that may lie there."""


def _first_fit(fits: Fits, sizes: Sequence[int]) -> list[list[int]]:
    """Find a matching by augmenting paths: hands of these sizes and the rest. Raises ValueError if nothing fits."""
    rest = len(sizes)
    holder = [rest] * len(fits[rest])

    def take(hand: int, tried: set[int]) -> bool:
        """Add one thing to the hand: from the rest, or from another hand that finds a replacement."""
        tried.add(hand)
        wanted = [thing for thing, fit in enumerate(fits[hand]) if fit]
        for thing in wanted:
            if holder[thing] == rest:
                holder[thing] = hand
                return True
        for thing in wanted:
            other = holder[thing]
            if other not in tried and take(other, tried):
                holder[thing] = hand
                return True
        return False

    for hand, size in enumerate(sizes):
        if not all(take(hand, set()) for _ in range(size)):
            raise ValueError("no hidden cards fit what is known")
    held: list[list[int]] = [[] for _ in range(rest + 1)]
    for thing, hand in enumerate(holder):
        held[hand].append(thing)
    return held


def _mix(held: list[list[int]], fits: Fits, rng: Rng) -> None:
    """Pass one thing around a ring of two or more hands. Such rings reach every allowed split: two splits differ by
    rings in which every hand occurs once, and each of these rings is allowed."""
    random = rng.random
    hands = [hand for hand, things in enumerate(held) if things]
    count = len(hands)
    for _ in range(TRIES_PER_PLACE * sum(map(len, held[:-1])) if count > 1 else 0):
        length = 2 + int(random() * (count - 1))
        for n in range(length):
            other = n + int(random() * (count - n))
            hands[n], hands[other] = hands[other], hands[n]
        last = held[hands[length - 1]]
        end = int(random() * len(last))
        given = last[end]
        ring: list[tuple[list[int], int, int]] = []
        for hand in hands[:length]:
            if not fits[hand][given]:
                break
            things = held[hand]
            place = end if things is last else int(random() * len(things))
            ring.append((things, place, given))
            given = things[place]
        else:
            for things, place, thing in ring:
                things[place] = thing
