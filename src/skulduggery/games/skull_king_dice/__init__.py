"""Skull King: the dice game by Manfred Reindl, 3 to 6 players, six to eight rounds. The rules are in `rulebook.md`."""

from skulduggery.games.skull_king_dice import belief, notation
from skulduggery.games.skull_king_dice.events import Event, redact
from skulduggery.games.skull_king_dice.flow import awaiting, candidates, play, refusal, resolve, setup
from skulduggery.games.skull_king_dice.moves import Move
from skulduggery.games.skull_king_dice.rules.rounds import PLAYERS
from skulduggery.games.skull_king_dice.view import View, view
from skulduggery.kernel.options import Choice, Option

NAME = "skull-king-dice"
RULES = 1
PLAYERS_RULE = "SD-04"
END_RULE = "SD-70"
OPTIONS: tuple[Option, ...] = (Choice(name="scoring", values=("standard", "landlubber"), default="standard"),)

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
