"""Chapter A turn: whose it is, where cards go, how hands are filled."""

from msgspec.structs import replace

from skulduggery.games.sleeping_queens.cards import Card, sorted_cards, without
from skulduggery.games.sleeping_queens.rules.preparing import HAND_SIZE
from skulduggery.games.sleeping_queens.state import Hand, Table
from skulduggery.kernel.chance import Shuffle
from skulduggery.kernel.protocol import Refusal
from skulduggery.kernel.seats import Seat, left_of, replaced


def is_ones_turn(seat: Seat, turn: Seat) -> Refusal | None:
    """SL-12: turns go clockwise."""
    return None if seat == turn else Refusal("SL-12", "not-your-turn", {"turn": turn})


def next_turn(turn: Seat, seats: int) -> Seat:
    """SL-12: turns go clockwise."""
    return left_of(turn, seats)


def cards_played(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    """SL-11: played cards go face up to the discard pile, at once."""
    hand, known = table.hands[seat], table.known[seat]
    for card in cards:
        hand, known = without(hand, card), without(known, card)
    return replace(
        table,
        hands=replaced(table.hands, seat, hand),
        known=replaced(table.known, seat, known),
        discard=table.discard + cards,
    )


def cards_missing(hand: Hand) -> int:
    """SL-20: one draws until one holds 5 cards again."""
    return HAND_SIZE - len(hand)


def draw(table: Table, seat: Seat) -> Shuffle:
    """SL-20: as many as are missing; SL-21: fewer, if the pile runs out on the way."""
    return Shuffle(size=len(table.pile), take=min(cards_missing(table.hands[seat]), len(table.pile)))


def taken_from_the_pile(table: Table, order: tuple[int, ...]) -> tuple[tuple[Card, ...], Table]:
    """The cards that were drawn, and the table with the pile without them."""
    pile = table.pile
    cards = tuple(pile[index] for index in order)
    for index in sorted(order, reverse=True):
        pile = pile[:index] + pile[index + 1 :]
    return cards, replace(table, pile=pile)


def added_to_the_hand(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    return replace(table, hands=replaced(table.hands, seat, sorted_cards(table.hands[seat] + cards)))


def is_used_up(table: Table) -> bool:
    """SL-21: to be asked at the moment a card is needed, not before."""
    return not table.pile


def discard_becomes_the_pile(table: Table) -> Table:
    """SL-21: the discard pile is shuffled and becomes the new draw pile."""
    pile = sorted_cards(table.discard)
    return replace(table, pile=pile, discard=(), shuffled=pile)
