"""Skull Queen, the card game by Stefan Dorra: 2 to 6 players, as many rounds. The rules are in `rulebook.md`."""

from skulduggery.games.skull_queen import belief, notation
from skulduggery.games.skull_queen.events import Event, redact
from skulduggery.games.skull_queen.flow import awaiting, candidates, play, refusal, resolve, setup
from skulduggery.games.skull_queen.moves import Move
from skulduggery.games.skull_queen.rules.material import PLANK_VALUES, PLAYERS, SPACES
from skulduggery.games.skull_queen.view import View, view
from skulduggery.kernel.options import Numbers, Option

NAME = "skull-queen"
RULES = 1
PLAYERS_RULE = "SQ-11"
END_RULE = "SQ-61"
OPTIONS: tuple[Option, ...] = (
    Numbers(name="plank_values", count=len(SPACES), lowest=0, highest=99, default=PLANK_VALUES),
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
