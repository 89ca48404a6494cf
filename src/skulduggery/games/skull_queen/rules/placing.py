"""Chapter Placing: a side of the plank, and four pirates on it."""

from itertools import product

from skulduggery.games.skull_queen.cards import NAME_OF, Colour
from skulduggery.games.skull_queen.moves import Place, Side
from skulduggery.games.skull_queen.rules.material import SPACES
from skulduggery.games.skull_queen.state import Plank, Space
from skulduggery.kernel.covered import complete
from skulduggery.kernel.protocol import Refusal, clipped

SIDES: tuple[Side, ...] = ("front", "back")

PLACINGS: tuple[Place, ...] = tuple(
    Place(side=side, red=red, yellow=yellow, green=green, blue=blue)
    for side in SIDES
    for red, yellow, green, blue in product(SPACES, repeat=len(Colour))
)
"""SQ-20, SQ-21: all 2 x 5 x 5 x 5 x 5 placings there are."""
_POSSIBLE = frozenset(PLACINGS)


STANDS = Refusal("SQ-22", "placing-stands")


def may_place(place: Place, earlier: Plank | None) -> Refusal | None:
    """Every rule about placing. SQ-22: all place once."""
    if earlier is not None:
        return STANDS
    return None if place in _POSSIBLE else no_such_placing(place)


def no_such_placing(place: Place) -> Refusal:
    """SQ-20: a plank has a front and a back. SQ-21: each pirate stands on one of the five spaces, and may share it."""
    if place.side not in SIDES:
        return Refusal("SQ-20", "no-such-side", {"name": clipped(place.side)})
    astray = next(colour for colour, name in NAME_OF.items() if getattr(place, name) not in SPACES)
    return Refusal("SQ-21", "no-such-space", {"colour": str(astray), "highest": SPACES[-1]})


def placed(place: Place) -> Plank:
    """SQ-20, SQ-21: the plank as it was chosen."""
    return Plank(
        side=place.side,
        red=Space(place.red),
        yellow=Space(place.yellow),
        green=Space(place.green),
        blue=Space(place.blue),
    )


def all_have_placed(planks: tuple[Plank | None, ...]) -> tuple[Plank, ...] | None:
    """SQ-22: the planks are shown together, when everyone has placed."""
    return complete(planks)
