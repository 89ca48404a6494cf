"""Dealing hidden cards at random so that they fit what is known: the common part of every game's belief."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

from skulduggery.kernel.chance import Rng, taken_at_random
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
        fits = [[allowed(hand, thing) for thing in pool] if size else [] for hand, size in enumerate(sizes)]
        fits.append([True] * len(pool))
        places = [fits[owner] for owner in owners]
        order = _first_fit(places)
        _mix(order, places, rest, rng)
        pool = [pool[thing] for thing in order]
    hands: list[list[T]] = [[] for _ in range(rest + 1)]
    for owner, thing in zip(owners, pool, strict=True):
        hands[owner].append(thing)
    return hands


Places: TypeAlias = Sequence[Sequence[bool]]
"""For every place, which things may lie there; places of the same hand share the answer."""


def _first_fit(places: Places) -> list[int]:
    """Kuhn's matching: a thing for each place. Raises ValueError if nothing fits."""
    holder: dict[int, int] = {}

    def find(place: int, tried: set[int]) -> bool:
        for thing, fits in enumerate(places[place]):
            if not fits or thing in tried:
                continue
            tried.add(thing)
            if thing not in holder or find(holder[thing], tried):
                holder[thing] = place
                return True
        return False

    for place in range(len(places)):
        if not find(place, set()):
            raise ValueError("no hidden cards fit what is known")
    order = [0] * len(places)
    for thing, place in holder.items():
        order[place] = thing
    return order


def _mix(order: list[int], places: Places, rest: int, rng: Rng) -> None:
    """Things change places in a ring of two or more. Rings as long as there are hands reach every allowed split."""
    size = len(order)
    random = rng.random
    for _ in range(TRIES_PER_THING * size):
        ring = [int(random() * size) for _ in range(2 + int(random() * rest))]
        if len(set(ring)) < len(ring):
            continue
        following = [order[place] for place in ring[1:]]
        following.append(order[ring[0]])
        moves = tuple(zip(ring, following, strict=True))
        for place, thing in moves:
            if not places[place][thing]:
                break
        else:
            for place, thing in moves:
                order[place] = thing
