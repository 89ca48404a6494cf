"""SL-43 on one phone: everybody who is attacked is handed it and answers, also those who hold nothing to answer with.

The rules ask only those who can, and let a moment pass otherwise (`Pause`). On one phone that would give away who can:
the others see to whom it is handed. So the moment passes when the player has said that nothing can be done.
"""

from collections.abc import Mapping
from typing import Any

from skulduggery.games.sleeping_queens.moves import Defend
from skulduggery.kernel.chance import Pause
from skulduggery.kernel.choices import Choices, choices
from skulduggery.kernel.protocol import AnyGame, Awaiting, Chance
from skulduggery.kernel.seats import Seat

ONLY_ANSWER: Mapping[str, Any] = {"sleeping-queens": Defend(False)}
"""What somebody says who can do nothing, by game: one of the moves of those who can."""


def pausing(awaiting: Awaiting) -> Seat | None:
    """For whom a moment passes now."""
    match awaiting:
        case Chance(Pause(seat)):
            return Seat(seat)
        case _:
            return None


def open_to(game: AnyGame, state: Any, seat: Seat) -> Choices[Any]:
    """What the seat may do now; the only answer of somebody for whom a moment passes."""
    found = choices(game, state, seat)
    if pausing(game.awaiting(state)) != seat:
        return found
    only = ONLY_ANSWER[game.NAME]
    return Choices(legal=(only,), refused=tuple(no for no in found.refused if no.move != only))
