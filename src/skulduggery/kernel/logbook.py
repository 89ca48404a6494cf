"""Write a record's log during the game: what the events say, with decisions of one moment in seat order."""

import copy
from collections.abc import Iterable
from typing import Any, Self

from skulduggery.kernel.moment import Moment
from skulduggery.kernel.protocol import Notation
from skulduggery.kernel.seats import Seat


class Logbook:
    """`steps` is the log so far. Subclasses may keep a step in another form (`kept`)."""

    def __init__(self, notation: Notation) -> None:
        self.steps: list[Any] = []
        self._notation = notation
        self._moment = Moment()

    def decide(self, awaited: tuple[Seat, ...], seat: Seat) -> None:
        """Note that the seat decides; `seats` (which include it) owed a decision just before. Its events come next."""
        self._moment.enter(awaited, seat)

    def write(self, events: Iterable[Any]) -> None:
        for event in events:
            for step in self._notation.steps(event):
                position = len(self.steps)
                if "seat" in step:
                    position -= self._moment.decided_after(step["seat"])
                self.steps.insert(position, self.kept(step))

    def copy(self) -> Self:
        """An independent copy of the log."""
        other = copy.copy(self)
        other.steps = list(self.steps)
        other._moment = self._moment.copy()
        return other

    def kept(self, step: dict[str, Any]) -> Any:
        return step
