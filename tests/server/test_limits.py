"""Buckets of tokens let through what they promise, and no more; and they do not grow for ever."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skulduggery.server.limits import Bucket, Buckets, Slots, address_key


class FakeClock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# --- one bucket ---------------------------------------------------------------------------------------------------


def test_a_burst_is_let_through_and_then_the_rate_counts() -> None:
    clock = FakeClock()
    bucket = Bucket(rate=2, burst=3, clock=clock)
    assert [bucket.allow() for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    clock.now += 0.5
    assert bucket.allow() == 0.0
    assert bucket.allow() == 0.5


def test_whoever_waits_as_long_as_told_is_let_through() -> None:
    clock = FakeClock()
    bucket = Bucket(rate=0.25, burst=2, clock=clock)
    bucket.allow(2)
    clock.now += bucket.allow(2)
    assert bucket.allow(2) == 0.0


def test_a_refusal_costs_nothing() -> None:
    clock = FakeClock()
    bucket = Bucket(rate=1, burst=2, clock=clock)
    bucket.allow(2)
    assert bucket.allow() == bucket.allow() == 1.0


def test_what_never_fits_waits_for_ever() -> None:
    assert Bucket(rate=1, burst=2, clock=FakeClock()).allow(3) == math.inf


def test_a_clock_that_goes_back_takes_nothing_away() -> None:
    clock = FakeClock()
    bucket = Bucket(rate=1, burst=2, clock=clock)
    clock.now -= 500
    assert [bucket.allow(), bucket.allow()] == [0.0, 0.0]


steps = st.lists(st.tuples(st.integers(0, 40), st.integers(1, 6)), max_size=60)
"""Eighths of a second that pass, and what is asked for then: numbers that a computer adds up exactly."""


@given(steps=steps, rate=st.integers(1, 8), burst=st.integers(1, 8))
def test_a_bucket_is_like_the_plain_account_of_it(steps: list[tuple[int, int]], rate: int, burst: int) -> None:
    """Counted in eighths of a token: an account that gains `rate` with every eighth of a second."""
    clock = FakeClock()
    bucket = Bucket(rate, burst, clock)
    account = 8 * burst
    for passed, cost in steps:
        clock.now += passed / 8
        account = min(8 * burst, account + passed * rate)
        waiting = bucket.allow(cost)
        if account >= 8 * cost:
            account -= 8 * cost
            assert waiting == 0.0
        elif cost > burst:
            assert waiting == math.inf
        else:
            assert waiting == pytest.approx((8 * cost - account) / 8 / rate)


# --- many ---------------------------------------------------------------------------------------------------------

asked = st.lists(st.tuples(st.integers(0, 16), st.sampled_from("abcde")), max_size=80)


@given(asked=asked)
def test_every_key_has_a_bucket_of_its_own(asked: list[tuple[int, str]]) -> None:
    """Forgetting those that are full makes no difference."""
    clock = FakeClock()
    buckets = Buckets[str](rate=1, burst=2, clock=clock)
    plain = {key: Bucket(rate=1, burst=2, clock=clock) for key in "abcde"}
    for passed, key in asked:
        clock.now += passed / 8
        assert buckets.allow(key) == plain[key].allow()


def test_idle_ones_are_forgotten() -> None:
    clock = FakeClock()
    buckets = Buckets[int](rate=1, burst=2, clock=clock)
    for key in range(50):
        buckets.allow(key)
    assert len(buckets) == 50
    clock.now += 10
    for _ in range(30):
        buckets.allow(99)
    assert len(buckets) == 1


@given(keys=st.lists(st.integers(0, 30), max_size=200), most=st.integers(1, 10))
def test_there_are_never_more_than_allowed(keys: list[int], most: int) -> None:
    clock = FakeClock()
    buckets = Buckets[int](rate=0.001, burst=1, clock=clock, most=most)
    for key in keys:
        clock.now += 1
        buckets.allow(key)
        assert len(buckets) <= most


def test_the_one_used_last_is_kept_when_there_are_too_many() -> None:
    buckets = Buckets[str](rate=0.001, burst=1, clock=FakeClock(), most=2)
    for key in ("often", "once", "often", "new"):
        buckets.allow(key)
    assert buckets.allow("often") > 0
    assert buckets.allow("once") == 0.0


# --- slots --------------------------------------------------------------------------------------------------------


def test_slots_are_counted_for_each_key() -> None:
    slots = Slots[str](most=2)
    assert [slots.enter("a"), slots.enter("a"), slots.enter("a"), slots.enter("b")] == [True, True, False, True]
    slots.leave("a")
    assert slots.enter("a")
    for key in ("a", "a", "b"):
        slots.leave(key)
    assert len(slots) == 0


# --- addresses ----------------------------------------------------------------------------------------------------

ADDRESSES = {
    "192.0.2.7": "192.0.2.7",
    "::ffff:192.0.2.7": "192.0.2.7",
    "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::",
    "2001:db8:1:2::9": "2001:db8:1:2::",
    "2001:db8:1:3::9": "2001:db8:1:3::",
    "fe80::1%eth0": "fe80::",
    "testclient": "testclient",
    "": "",
}


@pytest.mark.parametrize(("address", "key"), ADDRESSES.items())
def test_what_is_counted_as_one_address(address: str, key: str) -> None:
    assert address_key(address) == key


def test_no_address_makes_a_long_key() -> None:
    assert len(address_key("x" * 10_000)) == 64
