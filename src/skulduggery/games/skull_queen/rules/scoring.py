"""Chapter Score and end."""

from skulduggery.games.skull_queen.cards import Colour
from skulduggery.games.skull_queen.rules.material import value
from skulduggery.games.skull_queen.state import Plank


def points(plank: Plank, plank_values: tuple[int, ...]) -> int:
    """SQ-60: each pirate still on the plank scores its space's value. SQ-45: one in the water scores nothing."""
    spaces = (plank.space(colour) for colour in Colour)
    return sum(value(space, plank.side, plank_values) for space in spaces if space is not None)
