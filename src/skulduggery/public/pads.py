"""Score pads of games on a real table (docs/pad.md)."""

from msgspec import Struct

from skulduggery import pad
from skulduggery.locales import Speech
from skulduggery.pad import PadGame, Sheet
from skulduggery.public.errors import BadPad, shown


class ScoredPad(Struct, frozen=True):
    """A game that was written down, and its result by the rules: points, totals, places, the end."""

    game: PadGame
    sheet: Sheet


def score_pad(data: bytes | str) -> tuple[ScoredPad, ...]:
    """Every game of a pad file, scored. `data` is the text of the file. Raises `BadPad`."""
    if not isinstance(data, bytes | str):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadPad(f"a pad is given as the text of its file, not as {shown(data)}.")
    found = pad.read_file(data)
    if isinstance(found, pad.Refusal):
        raise BadPad(pad.in_a_file(found, Speech("en", more=("pad",)).say))
    return tuple(ScoredPad(game, pad.sheet(game)) for game in found)
