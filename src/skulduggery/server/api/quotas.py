"""Limits how often a guest or an address may send costly requests. `limits.py` has the buckets.

Each guest has a budget. An address has a budget for people who are not guests yet, so nobody can use up what guests
at the same address need.
"""

import math
from collections.abc import Callable
from typing import Generic

from skulduggery.kernel.protocol import Argument
from skulduggery.server.api.problems import Refused
from skulduggery.server.callers import Caller
from skulduggery.server.config import Limits
from skulduggery.server.ids import GuestId
from skulduggery.server.limits import Buckets, Key
from skulduggery.server.table.requests import No

MINUTE, HOUR = 60, 3600

OWN_GUESSES = 5
"""Wrong codes that a guest may try in ten minutes, whatever others at the same address do. The number is small
because one person may register many guests."""
OWN_GUESSES_SECONDS = 10 * MINUTE
GUESSES_AT_ONCE = 2
"""How many minutes' worth of codes may be tried at once, so that a class can type its code at the same moment."""


class Quota(Generic[Key]):
    """A token bucket: `most` per `seconds`, all at once or spread out."""

    def __init__(self, reason: str, most: int, seconds: int, *, at_once: int | None = None) -> None:
        """The refusal `reason` states the wait in minutes if the limit is per hour, otherwise in seconds."""
        self._reason = reason
        self._unit, self._length = ("minutes", MINUTE) if seconds >= HOUR else ("seconds", 1)
        self._most = at_once or most
        self._buckets: Buckets[Key] = Buckets(rate=most / seconds, burst=self._most)

    def spend(self, key: Key, cost: float = 1) -> None:
        """Raise `Refused` if too little is left."""
        wait = self._buckets.allow(key, min(cost, self._most))
        if wait > 0:
            args: dict[str, Argument] = {self._unit: math.ceil(wait / self._length)}
            raise Refused(No(self._reason, args), retry_after=math.ceil(wait))

    def give_back(self, key: Key) -> None:
        self._buckets.give_back(key)


class Quotas:
    def __init__(self, limits: Limits) -> None:
        guesses = limits.code_guesses_per_minute
        self._requests: Quota[str] = Quota("too-many-requests", limits.requests_per_minute, MINUTE)
        self._requests_by_guest: Quota[GuestId] = Quota("too-many-requests", limits.requests_per_minute, MINUTE)
        self.guests: Quota[str] = Quota("too-many-guests", limits.guests_per_hour, HOUR)
        self.tables: Quota[GuestId] = Quota("too-many-tables-opened", limits.tables_per_hour, HOUR)
        self.pads: Quota[GuestId] = Quota("too-many-pad-changes", limits.pad_changes_per_minute, MINUTE)
        self._codes: Quota[str] = Quota("too-many-codes", guesses, MINUTE, at_once=GUESSES_AT_ONCE * guesses)
        self._codes_by_guest: Quota[GuestId] = Quota("too-many-codes", guesses, MINUTE)
        self._own_codes: Quota[GuestId] = Quota("too-many-codes", min(OWN_GUESSES, guesses), OWN_GUESSES_SECONDS)

    def request(self, caller: Caller, cost: float = 1) -> None:
        """Raise `Refused` if the caller has sent too many requests."""
        if caller.guest is None:
            self._requests.spend(caller.address, cost)
        else:
            self._requests_by_guest.spend(caller.guest, cost)

    def guess(self, caller: Caller) -> Callable[[], None]:
        """Raise `Refused` if too many codes were tried. Call the returned function if the code was right: it refunds
        the attempt."""
        if caller.guest is None:
            self._codes.spend(caller.address)
            return lambda: self._codes.give_back(caller.address)
        try:
            self._own_codes.spend(caller.guest)
        except Refused:
            return self._shared_guess(caller.address, caller.guest)
        guest = caller.guest
        return lambda: self._own_codes.give_back(guest)

    def _shared_guess(self, address: str, guest: GuestId) -> Callable[[], None]:
        self._codes_by_guest.spend(guest)
        self._codes.spend(address)

        def right() -> None:
            self._codes_by_guest.give_back(guest)
            self._codes.give_back(address)

        return right
