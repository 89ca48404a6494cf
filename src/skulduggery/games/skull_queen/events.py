"""What can happen in Skull Queen."""

from typing import TypeAlias

from skulduggery.games.skull_queen.cards import Card, Colour
from skulduggery.games.skull_queen.moves import Side
from skulduggery.games.skull_queen.state import Direction, Plank, Space
from skulduggery.kernel import protocol
from skulduggery.kernel.covered import hands_seen
from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat


class DealerDrawn(protocol.Event, frozen=True):
    """SQ-12"""

    dealer: Seat


class Dealt(protocol.Event, frozen=True):
    """SQ-11: hands of others are face down, and so is the ghost's stack, for everybody (SQ-80).

    `centre` is None where no card is left over, `ghost` where he does not play.
    """

    round: int
    dealer: Seat
    hands: tuple[tuple[Card, ...] | FaceDown, ...]
    centre: tuple[Card, ...] | None
    ghost: tuple[Card, ...] | FaceDown | None


class PlankSealed(protocol.Event, frozen=True):
    """SQ-22: a placing that nobody else sees yet."""

    seat: Seat
    side: Side
    red: int
    yellow: int
    green: int
    blue: int


class PlankCovered(protocol.Event, frozen=True):
    """SQ-22: what the others see of a sealed placing."""

    seat: Seat


class PlanksShown(protocol.Event, frozen=True):
    """SQ-22: all planks at once."""

    planks: tuple[Plank, ...]


class GhostTurned(protocol.Event, frozen=True):
    """SQ-81: the top card of the ghost's stack leads the trick."""

    card: Card


class CardPlayed(protocol.Event, frozen=True):
    """SQ-30"""

    seat: Seat
    card: Card


class CardSealed(protocol.Event, frozen=True):
    """SQ-82: a captain's card that nobody else sees yet."""

    seat: Seat
    card: Card


class CardLaidFaceDown(protocol.Event, frozen=True):
    """SQ-82: what the others see of a sealed card."""

    seat: Seat


class CardsShown(protocol.Event, frozen=True):
    """SQ-82: both captains' cards at once."""

    cards: tuple[Card, ...]


class CardsToCentre(protocol.Event, frozen=True):
    """SQ-41: single cards just played, which now lie in the centre."""

    cards: tuple[Card, ...]


class PirateMoved(protocol.Event, frozen=True):
    """SQ-42, SQ-43: `card` made the seat move; `doubled` names the rule where an 8 or a 5 made it two spaces."""

    seat: Seat
    colour: Colour
    direction: Direction
    start: Space
    end: Space
    card: Card
    because: str
    doubled: str | None


class PirateFell(protocol.Event, frozen=True):
    """SQ-45: the pirate had to move beyond the plank's end; `moved` is the rule that made it move."""

    seat: Seat
    colour: Colour
    direction: Direction
    start: Space
    card: Card
    because: str
    moved: str
    doubled: str | None


class NobodyMoved(protocol.Event, frozen=True):
    """`card` was the highest or lowest of its colour, and nobody's (SQ-44, SQ-56, SQ-83), or its player's pirate was
    in the water (SQ-45)."""

    colour: Colour
    direction: Direction
    card: Card
    because: str


class ColourSetAside(protocol.Event, frozen=True):
    """SQ-46: the cards of an evaluated colour."""

    colour: Colour
    cards: tuple[Card, ...]


class LeadTaken(protocol.Event, frozen=True):
    """SQ-47: who leads the next trick, and with which card that was earned."""

    seat: Seat
    card: Card
    because: str


class RoundScored(protocol.Event, frozen=True):
    """SQ-60: one entry for each seat."""

    round: int
    planks: tuple[Plank, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    because: str


class GameEnded(protocol.Event, frozen=True):
    """SQ-61"""

    scores: tuple[int, ...]
    places: tuple[int, ...]


Event: TypeAlias = (
    DealerDrawn
    | Dealt
    | PlankSealed
    | PlankCovered
    | PlanksShown
    | GhostTurned
    | CardPlayed
    | CardSealed
    | CardLaidFaceDown
    | CardsShown
    | CardsToCentre
    | PirateMoved
    | PirateFell
    | NobodyMoved
    | ColourSetAside
    | LeadTaken
    | RoundScored
    | GameEnded
)


def redact(event: Event, viewer: Seat | None) -> Event | None:
    """What the viewer learns of an event; None is a spectator."""
    match event:
        case Dealt():
            return Dealt(
                round=event.round,
                dealer=event.dealer,
                hands=hands_seen(event.hands, viewer),
                centre=event.centre,
                ghost=None if event.ghost is None else hands_seen((event.ghost,), None)[0],
            )
        case PlankSealed(seat=seat) if seat != viewer:
            return PlankCovered(seat=seat)
        case CardSealed(seat=seat) if seat != viewer:
            return CardLaidFaceDown(seat=seat)
        case _:
            return event
