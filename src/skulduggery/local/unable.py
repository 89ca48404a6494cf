"""SL-43 on one phone: every attacked player gets the phone and answers, even without a card to defend with.

The rules ask only players who can defend, and otherwise let time pass (`Pause`). On one phone this would reveal who
can, because the others see who gets the phone. So the pause ends when the player says that nothing can be done.
"""

from collections.abc import Mapping
from typing import Any

from skulduggery.games.sleeping_queens.moves import Defend
from skulduggery.kernel.chance import Pause
from skulduggery.kernel.choices import Choices, choices
from skulduggery.kernel.protocol import AnyGame, Awaiting, Chance
from skulduggery.kernel.seats import Seat

ONLY_ANSWER: Mapping[str, Any] = {"sleeping-queens": Defend(False)}
"""The answer of a player who can do nothing, by game: one of the moves of those who can."""


def pausing(awaiting: Awaiting) -> Seat | None:
    """The seat in a pause, if any."""
    match awaiting:
        case Chance(Pause(seat)):
            return Seat(seat)
        case _:
            return None


def open_to(game: AnyGame, state: Any, seat: Seat) -> Choices[Any]:
    """The seat's choices now; for a seat in a pause, its only answer."""
    found = choices(game, state, seat)
    if pausing(game.awaiting(state)) != seat:
        return found
    only = ONLY_ANSWER[game.NAME]
    return Choices(legal=(only,), refused=tuple(no for no in found.refused if no.move != only))
