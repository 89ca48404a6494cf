"""The decisions of the dice game: a bid, and a die."""

from typing import TypeAlias

from skulduggery.games.skull_king_dice.dice import Die
from skulduggery.kernel import protocol


class Bid(protocol.Move, frozen=True):
    """SD-20: so many tricks will I win."""

    bid: int


class Throw(protocol.Move, frozen=True):
    """SD-35: the die is chosen; what it shows is not."""

    die: Die


Move: TypeAlias = Bid | Throw
