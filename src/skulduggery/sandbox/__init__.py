"""A few cards or dice, and what becomes of them by a game's own rules: who wins, and why.

Each game has a module here, found by the game's name: a new game adds a file and edits no list. Nothing is kept.
"""

import importlib
import importlib.util
from typing import Any, Protocol

from skulduggery.sandbox.asking import Tried, Untried
from skulduggery.sandbox.outcome import Outcome, Pull

__all__ = ["Outcome", "Pull", "Sandbox", "Tried", "Untried", "sandbox_of"]


class Sandbox(Protocol):
    """A module of each game."""

    def outcome(self, tried: Tried, /) -> Outcome:
        """What becomes of these; raises `Untried` if they cannot lie there together."""
        ...


def sandbox_of(game_name: str) -> Sandbox | None:
    """None for a game in which nothing can be tried."""
    name = f"{__name__}.{game_name.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return None
    sandbox: Any = importlib.import_module(name)
    return sandbox
