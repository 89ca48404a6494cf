"""An upgrade that changes the rules of Skull King: version 2 gives 25 points for each trick of a bid exactly made, has
no landlubber scoring any more, and asks about the tides.

Version 1 lies in `older/v1/` of this folder, and is found as if that were the game's own folder.
"""

import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from skulduggery import games
from skulduggery.games import skull_king
from skulduggery.games.skull_king.rules import scoring
from skulduggery.kernel.options import Choice, Option

NAME = "skull-king"
POINTS_PER_TRICK = 25
OPTIONS: tuple[Option, ...] = (
    Choice(name="scoring", values=("standard",), default="standard"),
    Choice(name="tides", values=("low", "high"), default="low"),
)
HERE = Path(__file__).parent


@contextmanager
def upgraded(*, first_is_kept: bool = True) -> Generator[None]:
    """While it lasts the newest rules are version 2. Version 1 is kept, or was dropped."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(skull_king, "RULES", 2)
        patch.setattr(skull_king, "OPTIONS", OPTIONS)
        patch.setattr(scoring, "POINTS_PER_TRICK", POINTS_PER_TRICK)
        if first_is_kept:
            patch.setattr(skull_king, "__path__", [*skull_king.__path__, str(HERE)])
        games._older.cache_clear()  # pyright: ignore[reportPrivateUsage]
        try:
            yield
        finally:
            games._older.cache_clear()  # pyright: ignore[reportPrivateUsage]
            _forget_the_older()


def _forget_the_older() -> None:
    older = f"{skull_king.__name__}.older"
    for module in [name for name in sys.modules if name == older or name.startswith(f"{older}.")]:
        del sys.modules[module]
    if hasattr(skull_king, "older"):
        delattr(skull_king, "older")
