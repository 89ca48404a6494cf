"""What all tables of a server share."""

import asyncio
import hashlib
import hmac
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from skulduggery.server.botpool import BotPool
from skulduggery.server.config import ServerConfig
from skulduggery.server.damage import Damage
from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.manners import Manners
from skulduggery.server.metrics import Metrics
from skulduggery.server.rarely import Rarely
from skulduggery.server.store import Store


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class DatabaseClock:
    """Milliseconds by the clock of the database, which is the same for all servers that share it. Between two looks at
    it a clock goes on that nobody sets."""

    def __init__(self, store: Store, steady: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._steady = steady
        self._ahead = 0.0

    def __call__(self) -> int:
        return int(self._ahead + 1000 * self._steady())

    async def look(self) -> None:
        """Raises `StoreDown`."""
        before = self._steady()
        told = await self._store.time()
        self._ahead = told - 500 * (before + self._steady())


@dataclass(frozen=True)
class Services:
    config: ServerConfig
    store: Store
    pool: BotPool
    metrics: Metrics
    key: bytes
    """Signs cookies, and hides guests behind names that differ from table to table."""
    now: Callable[[], int] = wall_clock
    """Milliseconds, for dates. It may be set, and jump."""
    steady: Callable[[], float] = time.monotonic
    """Seconds, for how long something takes. It only goes forward."""

    async def keep_time(self) -> None:
        """To be called now and then. Raises `StoreDown`."""
        if isinstance(self.now, DatabaseClock):
            await self.now.look()

    @cached_property
    def damage(self) -> Damage:
        return Damage()

    @cached_property
    def manners(self) -> Manners:
        """Of chat, at all tables alike."""
        return Manners(self.store, self.config.limits, self.now)

    @cached_property
    def complaints(self) -> Rarely:
        """What is logged about floods."""
        return Rarely()

    @cached_property
    def looking_back(self) -> asyncio.Semaphore:
        """Held by whoever finds out what a decision has shown (`hindsight.py`): one at a time."""
        return asyncio.Semaphore(1)

    def who(self, table: TableId, guest: GuestId) -> str:
        """What a guest is called by others at this table: it leads to nobody elsewhere."""
        return hmac.digest(self.key, f"who {table} {guest}".encode(), hashlib.sha256).hex()[:12]
