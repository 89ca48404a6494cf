"""What can happen in Sleeping Queens."""

from typing import TypeAlias

from skulduggery.games.sleeping_queens.cards import Card
from skulduggery.games.sleeping_queens.queens import Place, Queen
from skulduggery.kernel import protocol
from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat


class DealerDrawn(protocol.Event, frozen=True):
    """SL-12"""

    dealer: Seat


class Dealt(protocol.Event, frozen=True):
    """SL-10: the queens by place, asleep, which nobody sees; the hands, of which others' are face down."""

    dealer: Seat
    queens: tuple[Queen, ...] | FaceDown
    hands: tuple[tuple[Card, ...] | FaceDown, ...]


class KingPlayed(protocol.Event, frozen=True):
    seat: Seat
    place: Place


class JesterPlayed(protocol.Event, frozen=True):
    seat: Seat


class KnightPlayed(protocol.Event, frozen=True):
    """SL-36: `target` is the player before whom the queen lies."""

    seat: Seat
    queen: Queen
    target: Seat


class PotionPlayed(protocol.Event, frozen=True):
    """SL-37: `target` is the player before whom the queen lies."""

    seat: Seat
    queen: Queen
    target: Seat


class Discarded(protocol.Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]
    because: str


class CardRevealed(protocol.Event, frozen=True):
    """SL-31: the card that a jester turned over."""

    seat: Seat
    card: Card


class SpecialTaken(protocol.Event, frozen=True):
    """SL-32: the player takes the revealed card and has another turn."""

    seat: Seat
    card: Card
    because: str


class CountedLast(protocol.Event, frozen=True):
    """SL-33: this player may wake a queen."""

    seat: Seat
    because: str


class PlaceChosen(protocol.Event, frozen=True):
    """The place where a waking without a king is tried."""

    seat: Seat
    place: Place


class WakingDeclined(protocol.Event, frozen=True):
    """SL-33: "may"."""

    seat: Seat


class QueenWoken(protocol.Event, frozen=True):
    seat: Seat
    place: Place
    queen: Queen
    because: str


class RivalTurnedOver(protocol.Event, frozen=True):
    """SL-51: she is back asleep in her place."""

    seat: Seat
    place: Place
    queen: Queen
    rival: Queen
    because: str


class Defended(protocol.Event, frozen=True):
    """SL-40, SL-41: the queen stays."""

    seat: Seat
    card: Card
    queen: Queen
    because: str


class DefenceDeclined(protocol.Event, frozen=True):
    """SL-43: nobody else learns that there was a choice."""

    seat: Seat


class QueenTaken(protocol.Event, frozen=True):
    """SL-36: `owner` is the player before whom she lay."""

    seat: Seat
    queen: Queen
    owner: Seat
    because: str


class QueenPutToSleep(protocol.Event, frozen=True):
    """SL-37: `owner` is the player before whom she lay."""

    owner: Seat
    place: Place
    queen: Queen
    because: str


class Reshuffled(protocol.Event, frozen=True):
    """SL-21: so many cards of the discard pile became the draw pile."""

    count: int
    because: str


class Drawn(protocol.Event, frozen=True):
    """SL-20: others' cards are face down."""

    seat: Seat
    cards: tuple[Card, ...] | FaceDown


class GameEnded(protocol.Event, frozen=True):
    """SL-60 or SL-62"""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    because: str


Event: TypeAlias = (
    DealerDrawn
    | Dealt
    | KingPlayed
    | JesterPlayed
    | KnightPlayed
    | PotionPlayed
    | Discarded
    | CardRevealed
    | SpecialTaken
    | CountedLast
    | PlaceChosen
    | WakingDeclined
    | QueenWoken
    | RivalTurnedOver
    | Defended
    | DefenceDeclined
    | QueenTaken
    | QueenPutToSleep
    | Reshuffled
    | Drawn
    | GameEnded
)


def redact(event: Event, viewer: Seat | None) -> Event | None:
    """What the viewer learns of an event; None is a spectator."""
    match event:
        case Dealt(dealer=dealer, queens=queens, hands=hands):
            seen = tuple(_unless_own(cards, Seat(seat), viewer) for seat, cards in enumerate(hands))
            return Dealt(dealer=dealer, queens=_face_down(queens), hands=seen)
        case Drawn(seat=seat, cards=cards):
            return Drawn(seat=seat, cards=_unless_own(cards, seat, viewer))
        case DefenceDeclined(seat=seat) if seat != viewer:
            return None
        case _:
            return event


def _unless_own(cards: tuple[Card, ...] | FaceDown, seat: Seat, viewer: Seat | None) -> tuple[Card, ...] | FaceDown:
    """SL-11: hands are secret."""
    return cards if seat == viewer else _face_down(cards)


def _face_down(cards: tuple[Card, ...] | tuple[Queen, ...] | FaceDown) -> FaceDown:
    return cards if isinstance(cards, FaceDown) else FaceDown(len(cards))
