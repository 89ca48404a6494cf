"""The games, found by their folders: a new game adds a folder and edits no list.

A game keeps the older versions of its rules in its own folder: `games/<game>/older/v1/` is a game with `RULES = 1`.
"""

import importlib
import importlib.util
import pkgutil
import re
from collections.abc import Mapping
from functools import cache

from skulduggery.kernel.protocol import AnyGame, as_game

OLDER = re.compile(r"v([1-9][0-9]{0,3})")
"""The folder of an older version."""


@cache
def names() -> tuple[str, ...]:
    """The games' names as people write them, such as `skull-king`."""
    found = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return tuple(sorted(name.replace("_", "-") for name in found))


def find(name: str, *, rules: int | None = None) -> AnyGame | None:
    """The game of that name by its newest rules, or by the version that a log or a record names; None if we lack it."""
    if name not in names():
        return None
    newest = as_game(importlib.import_module(_package(name)))
    if rules is None or rules == newest.RULES:
        return newest
    older = _older(name).get(rules)
    return None if older is None else as_game(importlib.import_module(older))


def all_games() -> tuple[AnyGame, ...]:
    """Every game by its newest rules."""
    return tuple(game for name in names() if (game := find(name)) is not None)


def all_versions() -> tuple[AnyGame, ...]:
    """Every game by all rules that we know; of each game the newest comes last."""
    wanted = ((name, rules) for name in names() for rules in (*sorted(_older(name)), None))
    return tuple(game for name, rules in wanted if (game := find(name, rules=rules)) is not None)


@cache
def _older(name: str) -> Mapping[int, str]:
    """The modules of a game's older versions, by their number."""
    package = f"{_package(name)}.older"
    spec = importlib.util.find_spec(package)
    folders = () if spec is None else pkgutil.iter_modules(spec.submodule_search_locations)
    found = ((folder.name, OLDER.fullmatch(folder.name)) for folder in folders)
    return {int(number[1]): f"{package}.{folder}" for folder, number in found if number is not None}


def _package(name: str) -> str:
    return f"{__name__}.{name.replace('-', '_')}"
