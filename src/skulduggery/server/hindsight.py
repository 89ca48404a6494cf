"""Whether a decision has shown its maker something hidden: found out beside the event loop, and once a decision.

Drawing dozens of other truths takes up to a second. No other table may notice, however often somebody asks.
"""

import asyncio
import random
import secrets

from skulduggery.kernel.seats import Seat
from skulduggery.server.table import takeback
from skulduggery.server.table.state import Moment, Table

PATIENCE = 2.0
"""Seconds that one table waits while others are looked at."""


class Hindsight:
    """Of one table; `looking` is shared by all, so that a single core at most is taken from those who play."""

    def __init__(self, looking: asyncio.Semaphore) -> None:
        self._looking = looking
        self._known: tuple[Moment, bool] | None = None

    async def has_shown(self, table: Table, seat: Seat) -> bool:
        """Whether the seat's last decision showed it anything. Raises `TimeoutError` if others ask too much."""
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
