"""Chapter A turn: which cards may be discarded together."""

from skulduggery.games.sleeping_queens.cards import NUMBER_OF, RANK_IN_HAND, Card
from skulduggery.games.sleeping_queens.state import Hand
from skulduggery.kernel.protocol import Refusal, clipped


def may_discard(cards: tuple[Card, ...], hand: Hand) -> Refusal | None:
    """Every rule about what a player whose turn it is may discard. SL-35: any single card that is held."""
    if len(cards) == 1:
        return is_held(cards[0], hand)
    return are_held(cards, hand) or go_together(cards)


def is_held(card: Card, hand: Hand) -> Refusal | None:
    """SL-10: one plays the cards that one was dealt. SL-01: there are no others."""
    if card in hand:
        return None
    if card not in RANK_IN_HAND:
        return Refusal("SL-01", "no-such-card", {"name": clipped(card)})
    return Refusal("SL-10", "not-held", {"card": card})


def are_held(cards: tuple[Card, ...], hand: Hand) -> Refusal | None:
    """SL-10: a card held once can be discarded once."""
    left = list(hand)
    for card in cards:
        if card not in left:
            return is_held(card, tuple(left))
        left.remove(card)
    return None


def go_together(cards: tuple[Card, ...]) -> Refusal | None:
    """SL-34: a pair or an addition."""
    if not cards:
        return Refusal("SL-34", "discard-nothing")
    return only_numbers(cards) or (is_a_pair(cards) if len(cards) == 2 else is_an_addition(cards))


def only_numbers(cards: tuple[Card, ...]) -> Refusal | None:
    """SL-34: number cards go together; a special card goes alone (SL-35)."""
    for card in cards:
        if card not in NUMBER_OF:
            return Refusal("SL-34", "only-numbers-together", {"card": card})
    return None


def is_a_pair(cards: tuple[Card, ...]) -> Refusal | None:
    """SL-34: two equal numbers."""
    return None if cards[0] == cards[1] else Refusal("SL-34", "not-a-pair", {"cards": cards})


def is_an_addition(cards: tuple[Card, ...]) -> Refusal | None:
    """SL-34: one of the numbers is the sum of all the others, so the highest is half of everything."""
    numbers = [NUMBER_OF[card] for card in cards]
    return None if 2 * max(numbers) == sum(numbers) else Refusal("SL-34", "not-an-addition", {"cards": cards})


def allowed_by(cards: tuple[Card, ...]) -> str:
    """SL-34: numbers may be discarded by the rulebook; SL-35: a single special card by our ruling."""
    return "SL-34" if cards[0] in NUMBER_OF else "SL-35"
