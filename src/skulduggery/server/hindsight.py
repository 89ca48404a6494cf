"""Checks whether a decision has shown its maker something hidden: in a thread, and once per decision.

Drawing dozens of other possible states takes up to a second. Other tables must not notice, however often somebody
asks.
"""

import asyncio
import random
import secrets

from skulduggery.kernel.seats import Seat
from skulduggery.server.table import takeback
from skulduggery.server.table.state import Moment, Table

PATIENCE = 2.0
"""Seconds that one table waits while others are checked."""


class Hindsight:
    """The checks of one table. All tables share `looking`, so that the checks take at most one core from the games."""

    def __init__(self, looking: asyncio.Semaphore) -> None:
        self._looking = looking
        self._known: tuple[Moment, bool] | None = None

    async def has_shown(self, table: Table, seat: Seat) -> bool:
        """Whether the seat's last decision showed it anything. Raises `TimeoutError` if other tables have too many
        checks."""
        assert table.play is not None
        moment = takeback.in_doubt(table.play)
        if moment is None:
            return False
        if self._known is None or self._known[0] is not moment:
            async with asyncio.timeout(PATIENCE):
                await self._looking.acquire()
            try:
                self._known = moment, await asyncio.to_thread(_look, table, seat, moment)
            finally:
                self._looking.release()
        return self._known[1]


def _look(table: Table, seat: Seat, moment: Moment) -> bool:
    rng = random.Random(secrets.randbits(128))
    return takeback.surprises(table.game, moment.start, seat, moment.made[0].move, rng)
