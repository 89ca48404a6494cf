"""The services that all tables of a server share."""

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
    """Milliseconds by the database's clock, which all servers on that database share. Between two queries a
    monotonic clock continues it."""

    def __init__(self, store: Store, steady: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._steady = steady
        self._ahead = 0.0

    def __call__(self) -> int:
        return int(self._ahead + 1000 * self._steady())

    async def look(self) -> None:
        """Query the database's time. Raises `StoreDown`."""
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
    """Signs cookies, and derives the ids by which guests see each other, which differ from table to table."""
    now: Callable[[], int] = wall_clock
    """Milliseconds, for dates. This clock may be set, and jump."""
    steady: Callable[[], float] = time.monotonic
    """Seconds, for durations. This clock is monotonic."""

    async def keep_time(self) -> None:
        """Call this regularly. Raises `StoreDown`."""
        if isinstance(self.now, DatabaseClock):
            await self.now.look()

    @cached_property
    def damage(self) -> Damage:
        return Damage()

    @cached_property
    def manners(self) -> Manners:
        """Chat state that all tables share."""
        return Manners(self.store, self.config.limits, self.now)

    @cached_property
    def complaints(self) -> Rarely:
        """The rate-limited log for floods."""
        return Rarely()

    @cached_property
    def looking_back(self) -> asyncio.Semaphore:
        """Limits the checks of what a decision has shown (`hindsight.py`) to one at a time."""
        return asyncio.Semaphore(1)

    def who(self, table: TableId, guest: GuestId) -> str:
        """The id by which others at this table see the guest. It differs at other tables."""
        return hmac.digest(self.key, f"who {table} {guest}".encode(), hashlib.sha256).hex()[:12]
