"""A plank of Skull Queen in a few letters: which side, and where each pirate stands."""

from msgspec import UNSET, UnsetType
from rich.text import Text

from skulduggery.pad import Entry

SIDES = {"front": "▲", "back": "▼"}
"""Where the high values are (SQ-20)."""
WATER = "~"
SUM = "Σ"
"""Only the sum of the plank was entered."""
MISSING = "·"
INKS = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue"}


def plank_marks(entry: Entry) -> Text:
    """`▲54~2`: in the order of the colours, so that it can be read without seeing them."""
    if entry.points is not UNSET:
        return Text(SUM, style="dim")
    if entry.side is UNSET:
        return Text(MISSING, style="dim")
    spaces = [(_space(getattr(entry, colour)), style) for colour, style in INKS.items()]
    return Text.assemble(SIDES.get(entry.side, MISSING), *spaces)


def _space(space: int | UnsetType) -> str:
    return MISSING if isinstance(space, UnsetType) else str(space) if space else WATER
