"""The host's settings for a table."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from skulduggery.kernel.options import OptionValue

MOST_SEATS = 1000
"""More seats than any game has; each game sets its own number. This only keeps numbers small enough to show."""


class NoClock(Struct, frozen=True, tag="none", tag_field="type", forbid_unknown_fields=True):
    """No time limit."""


class MoveClock(Struct, frozen=True, tag="move", tag_field="type", forbid_unknown_fields=True):
    """A number of seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]


class GameClock(Struct, frozen=True, tag="game", tag_field="type", forbid_unknown_fields=True):
    """A number of seconds for the whole game, plus a few for each decision made."""

    seconds: Annotated[int, Meta(ge=30, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


Clock: TypeAlias = NoClock | MoveClock | GameClock
BotSpeed: TypeAlias = Literal["instant", "quick", "normal", "slow"]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table before the game. `options` are all of the game's options that affect its rules."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: Mapping[str, OptionValue] = {}
    public: bool = False
    spectators: bool = True
    clock: Clock = NoClock()
    bot_speed: BotSpeed = "normal"
    grace: Annotated[int, Meta(ge=5, le=3600)] = 60
    """Seconds after which a bot plays for a player who is away."""
    free_chat: bool = True
    """Whether people may write free text, or only quick phrases and emotes."""
