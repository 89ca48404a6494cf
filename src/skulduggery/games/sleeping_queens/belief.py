"""A full truth drawn at random among those that fit a view."""

from collections import Counter

from skulduggery.games.sleeping_queens.cards import DECK, Card, sorted_cards
from skulduggery.games.sleeping_queens.queens import QUEENS, Queen
from skulduggery.games.sleeping_queens.state import Hand, State, Table
from skulduggery.games.sleeping_queens.view import View
from skulduggery.kernel.chance import Rng, taken_at_random
from skulduggery.kernel.hidden import deal_hidden, unseen
from skulduggery.kernel.protocol import FaceDown

TRIES = 20


def sample(view: View, rng: Rng) -> State:
    """Cards that nobody has shown lie in the hands and the pile as they fall, unseen queens in the places left."""
    hands, pile = _dealt(view, rng)
    table = Table(
        hands=hands,
        known=view.known,
        pile=pile,
        discard=view.discard,
        queens=_queens(view.queens, rng),
        owners=view.owners,
        seen=tuple(queen is not None for queen in view.queens),
        shuffled=view.shuffled,
    )
    return State(seats=view.seats, table=table, phase=view.phase)


def _queens(seen: tuple[Queen | None, ...], rng: Rng) -> tuple[Queen, ...]:
    left = [queen for queen in QUEENS if queen not in seen]
    shuffled = iter(taken_at_random(rng, left, len(left)))
    return tuple(next(shuffled) if queen is None else queen for queen in seen)


def _dealt(view: View, rng: Rng) -> tuple[tuple[Hand, ...], Hand]:
    """The hands and the pile. Cards that everybody saw being taken are where they went (SL-32)."""
    certain = tuple(view.known[seat] if isinstance(hand, FaceDown) else hand for seat, hand in enumerate(view.hands))
    sizes = [
        hand.count - len(view.known[seat]) if isinstance(hand, FaceDown) else 0 for seat, hand in enumerate(view.hands)
    ]
    others, pile = _split(unseen(DECK, certain, view.discard), sizes, Counter(view.shuffled), rng)
    hands = tuple(sorted_cards((*cards, *others[seat])) for seat, cards in enumerate(certain))
    return hands, sorted_cards(pile)


def _split(
    hidden: list[Card], sizes: list[int], shuffled: Counter[Card], rng: Rng
) -> tuple[list[list[Card]], list[Card]]:
    """SL-21: the pile holds nothing that was not shuffled into it; what was not is in the hands.

    Splits that do not fit are thrown away, so that the others are equally likely. Where hardly any fits, right after a
    reshuffle, the cards that must be in hands are dealt first.
    """
    for _ in range(TRIES):
        *hands, pile = deal_hidden(hidden, sizes, _anything, rng)
        if not Counter(pile) - shuffled:
            return hands, pile
    in_hands = list((Counter(hidden) - shuffled).elements())
    slots = [seat for seat, size in enumerate(sizes) for _ in range(size)]
    owners = taken_at_random(rng, slots, len(in_hands))
    left = [size - owners.count(seat) for seat, size in enumerate(sizes)]
    *hands, pile = deal_hidden(list((Counter(hidden) - Counter(in_hands)).elements()), left, _anything, rng)
    for seat, card in zip(owners, in_hands, strict=True):
        hands[seat].append(card)
    return hands, pile


def _anything(seat: int, card: Card) -> bool:
    return True
