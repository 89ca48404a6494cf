"""Rate limits: token buckets that refill by themselves, one for each address or guest."""

import ipaddress
import math
import time
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Clock = Callable[[], float]
Key = TypeVar("Key", bound=Hashable)

MOST_KEYS = 100_000
"""How many addresses or guests are remembered, at a few hundred bytes each."""

IPV6_SITE_BITS = 64
"""A household or machine has a whole network with this prefix length and may use any address in it."""


class Bucket:
    """Holds up to `burst` tokens and gains `rate` per second. It starts full."""

    __slots__ = ("_at", "_burst", "_clock", "_level", "_rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        assert rate > 0
        assert burst > 0
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._level = burst
        self._at = clock()

    def allow(self, cost: float = 1) -> float:
        """Take the tokens and return 0.0. If there are too few, take none and return the seconds to wait."""
        self._fill()
        if cost <= self._level:
            self._level -= cost
            return 0.0
        return (cost - self._level) / self._rate if cost <= self._burst else math.inf

    def charge(self, cost: float) -> None:
        """Take tokens that may not be there yet, so the next request waits longer. A negative cost gives tokens
        back."""
        self._fill()
        self._level = max(-self._burst, self._level - cost)

    def give_back(self, cost: float = 1) -> None:
        """Return tokens that were taken for nothing."""
        self._level = min(self._burst, self._level + cost)

    def is_full(self) -> bool:
        self._fill()
        return self._level >= self._burst

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._burst, self._level + max(0.0, now - self._at) * self._rate)
        self._at = now


class Buckets(Generic[Key]):
    """A bucket for each key. Full buckets are dropped, since a new one is no different. If there are too many, the
    least recently used is dropped as well."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic, most: int = MOST_KEYS) -> None:
        assert most > 0
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._most = most
        self._buckets: dict[Key, Bucket] = {}
        """Ordered by last use, the latest last."""

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: Key, cost: float = 1) -> float:
        """Like `Bucket.allow`, for one key."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst, self._clock)
        self._make_room()
        self._buckets[key] = bucket
        return bucket.allow(cost)

    def give_back(self, key: Key, cost: float = 1) -> None:
        """Like `Bucket.give_back`. A bucket that was dropped was full."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give_back(cost)

    def _make_room(self) -> None:
        """Check two buckets for each new one, so that idle ones are dropped soon at little cost."""
        for _ in range(2):
            oldest = next(iter(self._buckets), None)
            if oldest is None or not (len(self._buckets) >= self._most or self._buckets[oldest].is_full()):
                return
            del self._buckets[oldest]


class Slots(Generic[Key]):
    """Counts what each key holds at the same time, such as sockets."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[Key, int] = {}

    def enter(self, key: Key) -> bool:
        """False if the key holds all it may. If True, call `leave` later."""
        held = self._held.get(key, 0)
        if held >= self._most:
            return False
        self._held[key] = held + 1
        return True

    def leave(self, key: Key) -> None:
        held = self._held[key] - 1
        if held:
            self._held[key] = held
        else:
            del self._held[key]

    def held(self, key: Key) -> int:
        return self._held.get(key, 0)

    def __len__(self) -> int:
        return len(self._held)


def address_key(address: str) -> str:
    """What counts as one address: an IPv4 address, or the 64-bit network of an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, IPV6_SITE_BITS), strict=False).network_address)
