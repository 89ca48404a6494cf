"""A full truth drawn at random among those that fit a view.

What lay in the discard pile before it was shuffled again is taken to be forgotten, as a view tells nothing of it.
"""

from collections import Counter

from skulduggery.games.sleeping_queens.cards import DECK, Card, sorted_cards
from skulduggery.games.sleeping_queens.queens import QUEENS, Queen
from skulduggery.games.sleeping_queens.state import Hand, State, Table
from skulduggery.games.sleeping_queens.view import SeenHand, View
from skulduggery.kernel.chance import Rng, taken_at_random
from skulduggery.kernel.hidden import deal_hidden
from skulduggery.kernel.protocol import FaceDown


def sample(view: View, rng: Rng) -> State:
    """Cards that nobody has shown lie in the hands and the pile as they fall, unseen queens in the places left."""
    hands, pile = _dealt(view.hands, view.known, view.discard, rng)
    table = Table(
        hands=hands,
        known=view.known,
        pile=pile,
        discard=view.discard,
        queens=_queens(view.queens, rng),
        owners=view.owners,
        seen=tuple(queen is not None for queen in view.queens),
    )
    return State(seats=view.seats, table=table, phase=view.phase)


def _queens(seen: tuple[Queen | None, ...], rng: Rng) -> tuple[Queen, ...]:
    unseen = [queen for queen in QUEENS if queen not in seen]
    shuffled = iter(taken_at_random(rng, unseen, len(unseen)))
    return tuple(next(shuffled) if queen is None else queen for queen in seen)


def _dealt(
    seen: tuple[SeenHand, ...], held: tuple[Hand, ...], discard: tuple[Card, ...], rng: Rng
) -> tuple[tuple[Hand, ...], Hand]:
    """The hands and the pile; `held` are cards that must be in a hand at least."""
    certain = tuple(held[seat] if isinstance(hand, FaceDown) else hand for seat, hand in enumerate(seen))
    sizes = [hand.count - len(held[seat]) if isinstance(hand, FaceDown) else 0 for seat, hand in enumerate(seen)]
    unseen = Counter(DECK)
    unseen.subtract(discard)
    for cards in certain:
        unseen.subtract(cards)
    *others, pile = deal_hidden(list(unseen.elements()), sizes, _anything, rng)
    hands = tuple(sorted_cards((*cards, *others[seat])) for seat, cards in enumerate(certain))
    return hands, sorted_cards(pile)


def _anything(seat: int, card: Card) -> bool:
    return True
