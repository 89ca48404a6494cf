"""Chat state that all tables share: mutes, and how much one guest may say."""

import math
from collections import OrderedDict
from collections.abc import Callable

from skulduggery.server.config import Limits
from skulduggery.server.ids import GuestId
from skulduggery.server.limits import Buckets
from skulduggery.server.store import Store
from skulduggery.server.table.requests import No

REPORTS_PER_HOUR = 5
MOST_REMEMBERED = 100_000
"""Guests whose mutes are cached since the server was started."""


class Manners:
    def __init__(self, store: Store, limits: Limits, now: Callable[[], int]) -> None:
        def seconds() -> float:
            return now() / 1000

        lines = limits.chat_lines_per_10_seconds
        self._store = store
        self._lines: Buckets[GuestId] = Buckets(lines / 10, lines, seconds)
        self._reports: Buckets[GuestId] = Buckets(REPORTS_PER_HOUR / 3600, REPORTS_PER_HOUR, seconds)
        self._muted: OrderedDict[GuestId, frozenset[GuestId]] = OrderedDict()

    def too_fast(self, guest: GuestId) -> No | None:
        """Count a line, or anything else that goes into the log of a chat."""
        wait = self._lines.allow(guest)
        return No("chat-too-fast", {"seconds": math.ceil(wait)}) if wait > 0 else None

    def reports_too_often(self, guest: GuestId) -> No | None:
        """Count a report."""
        wait = self._reports.allow(guest)
        return No("report-too-often", {"minutes": math.ceil(wait / 60)}) if wait > 0 else None

    def muted_by(self, guest: GuestId) -> frozenset[GuestId]:
        """The muted guests. Call `learn` first: it loads them."""
        return self._muted.get(guest, frozenset())

    async def learn(self, guest: GuestId) -> None:
        muted = await self._store.muted_by(guest)
        self._muted.pop(guest, None)
        if muted:
            self._muted[guest] = muted
            if len(self._muted) > MOST_REMEMBERED:
                self._muted.popitem(last=False)

    async def mute(self, guest: GuestId, other: GuestId, *, muted: bool) -> None:
        await self._store.mute(guest, other, muted=muted)
        await self.learn(guest)
