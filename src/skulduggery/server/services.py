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
from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.manners import Manners
from skulduggery.server.metrics import Metrics
from skulduggery.server.store import Store


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Services:
    config: ServerConfig
    store: Store
    pool: BotPool
    metrics: Metrics
    key: bytes
    """Signs cookies, and hides guests behind names that differ from table to table."""
    now: Callable[[], int] = wall_clock

    @cached_property
    def manners(self) -> Manners:
        """Of chat, at all tables alike."""
        return Manners(self.store, self.config.limits, self.now)

    @cached_property
    def looking_back(self) -> asyncio.Semaphore:
        """Held by whoever finds out what a decision has shown (`hindsight.py`): one at a time."""
        return asyncio.Semaphore(1)

    def who(self, table: TableId, guest: GuestId) -> str:
        """What a guest is called by others at this table: it leads to nobody elsewhere."""
        return hmac.digest(self.key, f"who {table} {guest}".encode(), hashlib.sha256).hex()[:12]
