"""What a film shows of each game. Found by the game's name: a new game adds a file and edits no list."""

import importlib
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct


class Mark(Struct, frozen=True):
    """A position in the game that a viewer can jump to."""

    round: int | None = None
    trick: int | None = None


class Scene(Protocol):
    """A module of each game."""

    def hands(self, state: Any, /) -> tuple[tuple[str, ...], ...]:
        """What each seat holds, face up."""
        ...

    def totals(self, state: Any, /) -> tuple[int, ...]:
        """Everybody's points so far."""
        ...

    def opening(self, state: Any, /) -> Mark:
        """The mark of a state in which a film begins."""
        ...

    def mark(self, last: Mark, before: Any, events: Sequence[Any], /) -> Mark:
        """The mark of a step made in the state `before`; `last` is the mark of the previous step."""
        ...


def scene_of(game_name: str) -> Scene:
    scene: Any = importlib.import_module(f"{__name__}.{game_name.replace('-', '_')}")
    return scene
