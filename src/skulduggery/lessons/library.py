"""Find the scripts by the games' names: a new game adds a module under `scripts/` and edits no list."""

import importlib
from importlib.util import find_spec
from typing import Any

from skulduggery.lessons.lesson import Examples, Lesson
from skulduggery.lessons.running import run
from skulduggery.lessons.script import Script

SCRIPTS = "skulduggery.lessons.scripts"


def first_lesson(game: str, language: str) -> Lesson | None:
    """The game's first lesson, or None."""
    found = taught(game)
    first = [script for script in found if script.kind == "lesson"]
    return run(first[0], language) if first else None


def examples(game: str, language: str) -> Examples:
    """The worked examples of the game's rulebook, in its order."""
    return Examples(tuple(run(script, language) for script in taught(game) if script.kind == "example"))


def taught(game: str) -> tuple[Script, ...]:
    """All scripts of a game."""
    name = f"{SCRIPTS}.{game.replace('-', '_')}"
    if find_spec(name) is None:
        return ()
    module: Any = importlib.import_module(name)
    scripts: tuple[Script, ...] = module.SCRIPTS
    return scripts
