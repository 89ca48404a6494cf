"""A moment: one decision, or several made at the same time, which a record lists in seat order."""

from skulduggery.kernel.seats import Seat


class Moment:
    """Follows the decisions of a game and groups those that belong together."""

    def __init__(self) -> None:
        self._awaited: tuple[Seat, ...] = ()
        self.acted: list[Seat] = []

    def enter(self, awaited: tuple[Seat, ...], seat: Seat) -> None:
        """Note that the seat decides; `seats` (which include it) owed a decision just before."""
        if not self.acted or awaited != tuple([other for other in self._awaited if other not in self.acted]):
            self._awaited, self.acted = awaited, []
        self.acted.append(seat)

    def copy(self) -> "Moment":
        other = Moment()
        other._awaited, other.acted = self._awaited, list(self.acted)
        return other

    def decided_after(self, seat: Seat) -> int:
        """How many decisions of this moment, already entered, stand after this seat's in a record."""
        return sum([other > seat for other in self.acted])
