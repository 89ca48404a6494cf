"""What can happen in the dice game."""

from typing import TypeAlias

from skulduggery.games.skull_king_dice.dice import Die, Face
from skulduggery.kernel import protocol
from skulduggery.kernel.covered import hands_seen
from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat


class StarterDrawn(protocol.Event, frozen=True):
    """SD-12"""

    starter: Seat


class Dealt(protocol.Event, frozen=True):
    """SD-10: everybody has drawn dice from the bag; those of others are behind their screens."""

    round: int
    starter: Seat
    hands: tuple[tuple[Die, ...] | FaceDown, ...]


class BidSealed(protocol.Event, frozen=True):
    """SD-20: a bid that nobody else sees yet."""

    seat: Seat
    bid: int


class FistShown(protocol.Event, frozen=True):
    """SD-20: what the others see of a sealed bid."""

    seat: Seat


class BidsShown(protocol.Event, frozen=True):
    """SD-20: Yo - Ho - Ho! All bids at once."""

    bids: tuple[int, ...]


class DieChosen(protocol.Event, frozen=True):
    """SD-35: the die is on its way."""

    seat: Seat
    die: Die


class DieThrown(protocol.Event, frozen=True):
    """SD-35: the die has come to rest."""

    seat: Seat
    die: Die
    face: Face


class TrickWon(protocol.Event, frozen=True):
    """SD-48: the winner, with the die that won, what it showed, and the rule that decided."""

    seat: Seat
    die: Die
    face: Face
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
    """SD-70"""

    scores: tuple[int, ...]
    places: tuple[int, ...]


Event: TypeAlias = (
    StarterDrawn
    | Dealt
    | BidSealed
    | FistShown
    | BidsShown
    | DieChosen
    | DieThrown
    | TrickWon
    | RoundScored
    | GameEnded
)


def redact(event: Event, viewer: Seat | None) -> Event | None:
    """What the viewer learns of an event; None is a spectator."""
    match event:
        case Dealt(hands=hands):
            seen = hands_seen(hands, viewer)
            return Dealt(round=event.round, starter=event.starter, hands=seen)
        case BidSealed(seat=seat) if seat != viewer:
            return FistShown(seat=seat)
        case _:
            return event
