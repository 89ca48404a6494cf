"""Swaps a card that a viewer cannot see with another one."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from skulduggery.kernel.chance import Rng, below, pick
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.seats import Seat
from skulduggery.server.drills.leak.truths import drawn, with_hands

STACKS = ("pile", "ghost")
"""Piles of cards that nobody sees."""


def exchanged(game: AnyGame, state: Any, viewer: Seat | None, rng: Rng) -> Any:
    """The state with one hidden card, or a sleeping queen, swapped for another; None if there is nothing to swap."""
    queens = _queens_exchanged(state, rng) if below(rng, 3) == 0 else None
    return queens or _cards_exchanged(game, state, viewer, rng)


def _queens_exchanged(state: Any, rng: Rng) -> Any:
    """SL-10: swap two queens whom nobody has seen."""
    table = getattr(state, "table", None)
    asleep = [place for place, seen in enumerate(getattr(table, "seen", ())) if not seen]
    if table is None or len(asleep) < 2:
        return None
    queens = list(table.queens)
    one, other = pick(rng, asleep), pick(rng, asleep)
    queens[one], queens[other] = queens[other], queens[one]
    return replace(state, table=replace(table, queens=tuple(queens)))


def _cards_exchanged(game: AnyGame, state: Any, viewer: Seat | None, rng: Rng) -> Any:
    """Take the other card from another possible truth. There it is hidden too, in a hand or among the undealt cards."""
    hidden = _hidden(state, viewer)
    places = [(stack, index) for stack, cards in enumerate(hidden) for index in range(len(cards))]
    others = [card for cards in _hidden(drawn(game, state, viewer, rng), viewer) for card in cards] if places else []
    if not others:
        return None
    stack, index = pick(rng, places)
    old, new = hidden[stack][index], pick(rng, others)
    found = [(s, i) for s, cards in enumerate(hidden) for i, card in enumerate(cards) if card == new and s != stack]
    if found:
        there, where = pick(rng, found)
        hidden[there][where] = old
    elif new in hidden[stack]:
        return None
    hidden[stack][index] = new
    return with_hands(state, lambda holder: _put_back(holder, hidden, viewer))


def _hidden(state: Any, viewer: Seat | None) -> list[list[Any]]:
    """All hands but the viewer's, and the stacks. Cards in hands that everybody knows are left out."""
    found: list[list[Any]] = []

    def look(holder: Any) -> Any:
        found.extend(list[Any](cards) for cards in _stacks(holder, viewer))
        return holder

    with_hands(state, look)
    return found


def _stacks(holder: Any, viewer: Seat | None) -> list[Sequence[Any]]:
    hands = [() if seat == viewer else _without_known(holder, seat) for seat in range(len(holder.hands))]
    return [*hands, *(getattr(holder, name, ()) for name in STACKS)]


def _put_back(holder: Any, hidden: Sequence[Sequence[Any]], viewer: Seat | None) -> Any:
    hands = tuple(
        hand if seat == viewer else (*_known(holder, seat), *hidden[seat]) for seat, hand in enumerate(holder.hands)
    )
    stacks = {name: tuple(hidden[len(hands) + n]) for n, name in enumerate(STACKS) if hasattr(holder, name)}
    return replace(holder, hands=hands, **stacks)


def _known(holder: Any, seat: int) -> tuple[Any, ...]:
    """SL-32: the cards that everybody saw being taken."""
    return holder.known[seat] if hasattr(holder, "known") else ()


def _without_known(holder: Any, seat: int) -> list[Any]:
    left = list(holder.hands[seat])
    for card in _known(holder, seat):
        left.remove(card)
    return left
