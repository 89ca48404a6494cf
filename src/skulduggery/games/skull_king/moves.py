"""The decisions of Skull King: a bid, and a card."""

from typing import Literal, TypeAlias

from skulduggery.games.skull_king.cards import Card
from skulduggery.kernel import protocol

Role: TypeAlias = Literal["pirate", "escape"]
"""SK-36: what Scary Mary is said to be."""
ROLES: tuple[Role, ...] = ("pirate", "escape")


class Bid(protocol.Move, frozen=True):
    """SK-20: so many tricks will I win."""

    bid: int


class Play(protocol.Move, frozen=True):
    """A card into the trick; for Scary Mary, and for her alone, with her role."""

    card: Card
    role: Role | None = None


Move: TypeAlias = Bid | Play
