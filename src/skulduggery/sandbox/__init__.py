"""Try a few cards or dice by a game's own rules: who wins, and why.

Each game has a module here, found by the game's name: a new game adds a file and edits no list. Nothing is stored.
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
        """The result of these cards or dice; raises `Untried` if they cannot lie there together."""
        ...


def sandbox_of(game_name: str) -> Sandbox | None:
    """The game's sandbox; None if the game has none."""
    name = f"{__name__}.{game_name.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return None
    sandbox: Any = importlib.import_module(name)
    return sandbox
