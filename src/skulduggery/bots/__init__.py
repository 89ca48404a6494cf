"""Bots: players that see views only. Each kind of bot is a module or a folder here, found by its name.

`random.py` plays any game. A folder such as `sailor/` holds one file for each game it can play.
"""

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, TypeAlias

from skulduggery.kernel.chance import Rng

Bot: TypeAlias = Callable[[Any, Sequence[Any]], Any]
"""Gets its view and its legal moves, and returns one of them."""


@cache
def bot_names(game_name: str) -> tuple[str, ...]:
    """The bots that can play the game, by name."""
    return tuple(kind for kind in _kinds() if _module_name(kind, game_name) is not None)


@cache
def ladder(game_name: str) -> tuple[str, ...]:
    """The bots that can play the game, the weakest first."""
    return tuple(sorted(bot_names(game_name), key=_level))


def make(bot_name: str, game_name: str, rng: Rng) -> Bot:
    """Make a bot that takes its random numbers from the generator."""
    module_name = _module_name(bot_name, game_name) if bot_name in _kinds() else None
    if module_name is None:
        raise LookupError(f"no bot {bot_name} plays {game_name}")
    return partial(importlib.import_module(module_name).choose, rng=rng)


@cache
def _kinds() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


def _level(kind: str) -> int:
    level: int = importlib.import_module(f"{__name__}.{kind}").LEVEL
    return level


def _module_name(kind: str, game_name: str) -> str | None:
    """`bots.random` for every game, or `bots.sailor.skull_king` for one: a module with a `choose`."""
    name = f"{__name__}.{kind}"
    spec = importlib.util.find_spec(name)
    if spec is None:
        return None
    if spec.submodule_search_locations is not None:
        name = f"{name}.{game_name.replace('-', '_')}"
        return name if importlib.util.find_spec(name) is not None else None
    return name if hasattr(importlib.import_module(name), "choose") else None
