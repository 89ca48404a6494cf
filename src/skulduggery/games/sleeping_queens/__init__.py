"""Sleeping Queens, by Miranda Evarts and her family: 2 to 5 players. The rules are in `rulebook.md`."""

from skulduggery.games.sleeping_queens import belief, notation
from skulduggery.games.sleeping_queens.events import Event, redact
from skulduggery.games.sleeping_queens.flow import awaiting, candidates, play, refusal, resolve, setup
from skulduggery.games.sleeping_queens.moves import Move
from skulduggery.games.sleeping_queens.rules.preparing import PLAYERS
from skulduggery.games.sleeping_queens.view import View, view
from skulduggery.kernel.options import Option

NAME = "sleeping-queens"
RULES = 1
PLAYERS_RULE = "SL-03"
END_RULE = "SL-60"
OPTIONS: tuple[Option, ...] = ()

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
