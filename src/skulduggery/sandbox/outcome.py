"""The result of the tried cards or dice. Places count from 0, in the order of play."""

from typing import Literal

from msgspec import Struct


class Pull(Struct, frozen=True, kw_only=True):
    """The highest or the lowest card of a colour, and whose pirate it moves."""

    colour: str
    direction: Literal["up", "down"]
    card: str
    owner: int | None
    """The place of the card; None if it belongs to nobody."""
    spaces: int
    because: str
    doubled: str | None = None
    """The rule that makes it two spaces."""


class Outcome(Struct, frozen=True, kw_only=True):
    """Fields that a game does not use are missing: not every game has bonuses or a centre."""

    winner: int | None = None
    """The place that wins the trick, or leads the next one."""
    because: str
    """The rule that says so."""
    led: str | None = None
    """The colour to follow."""
    bonus: int = 0
    bonus_because: str | None = None
    pulls: tuple[Pull, ...] = ()
    centre: tuple[str, ...] = ()
    """The cards in the centre afterwards."""
    allowed: bool = True
    """Whether the cards go together, in a game that asks this."""
