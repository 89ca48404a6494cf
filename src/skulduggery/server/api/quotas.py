"""How often an address or a guest may ask for what costs us something. `limits.py` has the buckets."""

import math
from typing import Generic

from skulduggery.kernel.protocol import Argument
from skulduggery.server.api.problems import Refused
from skulduggery.server.config import Limits
from skulduggery.server.ids import GuestId
from skulduggery.server.limits import Buckets, Key
from skulduggery.server.table.requests import No

MINUTE, HOUR = 60, 3600


class Quota(Generic[Key]):
    """So many in so many seconds, all at once or spread out."""

    def __init__(self, reason: str, most: int, seconds: int) -> None:
        """`reason` mentions the minutes to wait if an hour is counted, otherwise the seconds."""
        self._reason = reason
        self._unit, self._length = ("minutes", MINUTE) if seconds >= HOUR else ("seconds", 1)
        self._buckets: Buckets[Key] = Buckets(rate=most / seconds, burst=most)
        self._most = most

    def spend(self, key: Key, cost: float = 1) -> None:
        """Raises `Refused` if there is not enough left."""
        wait = self._buckets.allow(key, min(cost, self._most))
        if wait > 0:
            args: dict[str, Argument] = {self._unit: math.ceil(wait / self._length)}
            raise Refused(No(self._reason, args), retry_after=math.ceil(wait))


class Quotas:
    def __init__(self, limits: Limits) -> None:
        self.requests: Quota[str] = Quota("too-many-requests", limits.requests_per_minute, MINUTE)
        self.guests: Quota[str] = Quota("too-many-guests", limits.guests_per_hour, HOUR)
        self.tables: Quota[GuestId] = Quota("too-many-tables-opened", limits.tables_per_hour, HOUR)
        self.pads: Quota[GuestId] = Quota("too-many-pad-changes", limits.pad_changes_per_minute, MINUTE)
        self.codes: Quota[str] = Quota("too-many-codes", limits.code_guesses_per_minute, MINUTE)
        self.codes_by_guest: Quota[GuestId] = Quota("too-many-codes", limits.code_guesses_per_minute, MINUTE)
