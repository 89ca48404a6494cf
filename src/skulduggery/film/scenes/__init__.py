"""Where each game keeps what a film shows, found by the game's name: a new game adds a file and edits no list."""

import importlib
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct


class Mark(Struct, frozen=True):
    """Where in the game one is: what a viewer jumps by."""

    round: int | None = None
    trick: int | None = None


class Scene(Protocol):
    """A module of each game."""

    def hands(self, state: Any, /) -> tuple[tuple[str, ...], ...]:
        """What each seat holds, in the open."""
        ...

    def totals(self, state: Any, /) -> tuple[int, ...]:
        """Everybody's points so far."""
        ...

    def opening(self, state: Any, /) -> Mark:
        """The mark of a state in which a film begins."""
        ...

    def mark(self, last: Mark, before: Any, events: Sequence[Any], /) -> Mark:
        """The mark of a step that was made in the state `before`; `last` is that of the step before it."""
        ...


def scene_of(game_name: str) -> Scene:
    scene: Any = importlib.import_module(f"{__name__}.{game_name.replace('-', '_')}")
    return scene
