"""The decisions of Sleeping Queens: five actions, a waking, a defence."""

from typing import TypeAlias

from skulduggery.games.sleeping_queens.cards import Card
from skulduggery.games.sleeping_queens.queens import Place, Queen
from skulduggery.kernel import protocol


class King(protocol.Move, frozen=True):
    """SL-30: wakes the queen at that place."""

    place: Place


class Jester(protocol.Move, frozen=True):
    """SL-31: turns over the top card of the draw pile."""


class Wake(protocol.Move, frozen=True):
    """The waking that a jester's number (SL-33) or the Rose queen (SL-50) brings; None declines the jester's."""

    place: Place | None


class Discard(protocol.Move, frozen=True):
    """SL-34, SL-35: the order of the cards means nothing."""

    cards: tuple[Card, ...]


class Knight(protocol.Move, frozen=True):
    """SL-36: takes that queen from another player."""

    queen: Queen


class Potion(protocol.Move, frozen=True):
    """SL-37: puts that queen of another player back to sleep."""

    queen: Queen


class Defend(protocol.Move, frozen=True):
    """SL-43: whether the attacked player plays the Dragon or the Wand."""

    defend: bool


Move: TypeAlias = King | Jester | Wake | Discard | Knight | Potion | Defend
