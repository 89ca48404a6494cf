"""How often is too often: buckets of tokens that fill up by themselves, one for each address or guest."""

import ipaddress
import math
import time
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Clock = Callable[[], float]
Key = TypeVar("Key", bound=Hashable)

MOST_KEYS = 100_000
"""How many addresses or guests are remembered; some hundred bytes each."""

IPV6_SITE_BITS = 64
"""One household or machine has a whole network of so many fixed bits, and may use any address in it."""


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second. It is full at first."""

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
        """Takes the tokens and gives 0.0; or takes nothing and gives the seconds to wait until they will be there."""
        self._fill()
        if cost <= self._level:
            self._level -= cost
            return 0.0
        return (cost - self._level) / self._rate if cost <= self._burst else math.inf

    def charge(self, cost: float) -> None:
        """Takes tokens that may not be there yet: the next request waits longer. A negative cost gives tokens back."""
        self._fill()
        self._level = max(-self._burst, self._level - cost)

    def give_back(self, cost: float = 1) -> None:
        """Tokens that were taken for nothing."""
        self._level = min(self._burst, self._level + cost)

    def is_full(self) -> bool:
        self._fill()
        return self._level >= self._burst

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._burst, self._level + max(0.0, now - self._at) * self._rate)
        self._at = now


class Buckets(Generic[Key]):
    """A bucket for each key. Full ones are forgotten, since a new one is no different; if there are too many, so is
    the one that has not been used for longest."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic, most: int = MOST_KEYS) -> None:
        assert most > 0
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._most = most
        self._buckets: dict[Key, Bucket] = {}
        """The one used last stands last."""

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: Key, cost: float = 1) -> float:
        """Like `Bucket.allow`, for one key."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst, self._clock)
        self._make_room()
        self._buckets[key] = bucket
        return bucket.allow(cost)

    def give_back(self, key: Key, cost: float = 1) -> None:
        """Like `Bucket.give_back`; a bucket that is forgotten was full."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give_back(cost)

    def _make_room(self) -> None:
        """Looks at two for each one that comes, so that the idle ones are gone before long at little cost."""
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
        """False if the key holds all it may; otherwise `leave` has to follow."""
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
    """What is counted as one: an IPv4 address, or the network of 64 bits in which an IPv6 address lies."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, IPV6_SITE_BITS), strict=False).network_address)
