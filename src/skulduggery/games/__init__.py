"""The games, found by their folders: a new game adds a folder and edits no list."""

import importlib
import pkgutil
from functools import cache

from skulduggery.kernel.protocol import AnyGame, as_game


@cache
def names() -> tuple[str, ...]:
    """The games' names as people write them, such as `skull-king`."""
    found = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return tuple(sorted(name.replace("_", "-") for name in found))


def find(name: str) -> AnyGame | None:
    """The game of that name, or None."""
    if name not in names():
        return None
    return as_game(importlib.import_module(f"{__name__}.{name.replace('-', '_')}"))


def all_games() -> tuple[AnyGame, ...]:
    return tuple(game for name in names() if (game := find(name)) is not None)
