"""What can happen in Skull King."""

from typing import TypeAlias

from skulduggery.games.skull_king.cards import Card
from skulduggery.games.skull_king.moves import Role
from skulduggery.kernel import protocol
from skulduggery.kernel.covered import hands_seen
from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat


class DealerDrawn(protocol.Event, frozen=True):
    """SK-13"""

    dealer: Seat


class Dealt(protocol.Event, frozen=True):
    """SK-10: hands of others are face down."""

    round: int
    dealer: Seat
    hands: tuple[tuple[Card, ...] | FaceDown, ...]


class BidSealed(protocol.Event, frozen=True):
    """SK-20: a bid that nobody else sees yet."""

    seat: Seat
    bid: int


class FistShown(protocol.Event, frozen=True):
    """SK-20: what the others see of a sealed bid."""

    seat: Seat


class BidsShown(protocol.Event, frozen=True):
    """SK-20: Yo - Ho - Ho! All bids at once."""

    bids: tuple[int, ...]


class CardPlayed(protocol.Event, frozen=True):
    seat: Seat
    card: Card
    role: Role | None = None


class TrickWon(protocol.Event, frozen=True):
    """SK-49: the winner, with the card that won and the rule that decided."""

    seat: Seat
    card: Card
    because: str
    bonus: int


class RoundScored(protocol.Event, frozen=True):
    """One entry for each seat; `because` names the rule that gave the points."""

    round: int
    bids: tuple[int, ...]
    won: tuple[int, ...]
    bonus: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    because: tuple[str, ...]


class GameEnded(protocol.Event, frozen=True):
    """SK-70"""

    scores: tuple[int, ...]
    places: tuple[int, ...]


Event: TypeAlias = (
    DealerDrawn | Dealt | BidSealed | FistShown | BidsShown | CardPlayed | TrickWon | RoundScored | GameEnded
)


def redact(event: Event, viewer: Seat | None) -> Event | None:
    """What the viewer learns of an event; None is a spectator."""
    match event:
        case Dealt(hands=hands):
            seen = hands_seen(hands, viewer)
            return Dealt(round=event.round, dealer=event.dealer, hands=seen)
        case BidSealed(seat=seat) if seat != viewer:
            return FistShown(seat=seat)
        case _:
            return event
