"""Skull King, the card game by Brent Beck: 2 to 6 players, ten rounds. The rules are in `rulebook.md`."""

from skulduggery.games.skull_king import belief, notation
from skulduggery.games.skull_king.events import Event, redact
from skulduggery.games.skull_king.flow import awaiting, candidates, play, refusal, resolve, setup
from skulduggery.games.skull_king.moves import Move
from skulduggery.games.skull_king.rules.rounds import PLAYERS
from skulduggery.games.skull_king.view import View, view
from skulduggery.kernel.options import Choice, Option

NAME = "skull-king"
RULES = 1
PLAYERS_RULE = "SK-03"
END_RULE = "SK-70"
OPTIONS: tuple[Option, ...] = (
    Choice(name="scoring", values=("standard", "landlubber"), default="standard"),
    Choice(name="memory_aid", values=("off", "on"), default="off", affects_rules=False),
)

__all__ = [
    "END_RULE",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "PLAYERS_RULE",
    "RULES",
    "Event",
    "Move",
    "View",
    "awaiting",
    "belief",
    "candidates",
    "notation",
    "play",
    "redact",
    "refusal",
    "resolve",
    "setup",
    "view",
]
