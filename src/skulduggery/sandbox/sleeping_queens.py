"""Which cards of Sleeping Queens can be thrown away together."""

from collections import Counter

from skulduggery.games.sleeping_queens.cards import DECK, Card
from skulduggery.games.sleeping_queens.rules.discarding import allowed_by, may_discard
from skulduggery.games.sleeping_queens.rules.preparing import HAND_SIZE
from skulduggery.sandbox.asking import Tried, check_copies, check_count
from skulduggery.sandbox.outcome import Outcome

COPIES = Counter(str(card) for card in DECK)


def outcome(tried: Tried) -> Outcome:
    check_count(tried.cards, range(1, HAND_SIZE + 1))
    check_copies(tried.cards, COPIES)
    cards = tuple(Card(card) for card in tried.cards)
    refusal = may_discard(cards, hand=cards)
    return Outcome(because=refusal.rule if refusal else allowed_by(cards), allowed=refusal is None)
