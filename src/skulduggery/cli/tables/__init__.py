"""How each game looks in a terminal, found by the game's folder: a new game adds a file and edits no list."""

import importlib
import importlib.util
from collections.abc import Mapping

from skulduggery.cli.drawing.base import Table
from skulduggery.cli.drawing.ink import Ink
from skulduggery.kernel.options import OptionValue
from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech


def table_for(
    game_name: str, speech: Speech, ink: Ink, viewer: Seat | None, options: Mapping[str, OptionValue]
) -> Table:
    """The game's own table, or one that uses words alone."""
    name = f"{__name__}.{game_name.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return Table(speech, ink, viewer, options)
    made: Table = importlib.import_module(name).make(speech, ink, viewer, options)
    return made
