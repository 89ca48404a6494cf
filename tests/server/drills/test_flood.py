"""The flood drill in miniature, and what it takes for a flood that was noticed."""

from typing import Any

import pytest
from msgspec.structs import replace

from skulduggery.server.drills.flood import FLOODS, Bounds, Found, Latency, Plan, flood
from skulduggery.server.drills.flood.drill import LOGGED, is_good
from skulduggery.server.drills.flood.victim import latency_of

QUIET = Latency(p50=1, p99=20, most=30)
GENEROUS = Bounds(ms=30_000.0, memory=500.0)
"""No test is judged by its time: whether somebody was cut off, logged and others served is what counts here."""


def test_floods_are_cut_off_and_others_are_served() -> None:
    result = flood(Plan(floods=("pings", "silent"), seconds=1.5, files=256, bounds=GENEROUS))
    assert result.errors == []
    assert [found.flood for found in result.found] == ["pings", "silent"]
    for found in result.found:
        assert found.cut > 0, found
        assert found.logged, found
        assert found.served, found
    assert result.good
    assert result.moves > 0


def test_floods_are_cut_off_at_workers_of_two_servers(postgres: str) -> None:
    plan = Plan(
        floods=("pings", "silent"), seconds=1.5, files=256, bounds=GENEROUS, database="postgres", address=postgres
    )
    result = flood(replace(plan, servers=2, workers=2))
    assert result.errors == []
    assert [(found.flood, found.good) for found in result.found] == [("pings", True), ("silent", True)]
    assert result.moves > 0


FINE = Found(flood="pings", victim=QUIET, memory=1.0, cut=1, sent=1, logged=True, served=True)


@pytest.mark.parametrize(
    ("change", "good"),
    [
        ({}, True),
        ({"victim": Latency(p50=1, p99=900, most=999)}, True),
        ({"victim": Latency(p50=1, p99=900, most=1001)}, False),
        ({"memory": 41.0}, False),
        ({"cut": 0}, False),
        ({"logged": None}, True),
        ({"logged": False}, False),
        ({"served": False}, False),
    ],
)
def test_what_is_a_flood_that_nobody_noticed(change: dict[str, Any], good: bool) -> None:
    assert is_good(replace(FINE, **change), QUIET, Bounds()) is good


def test_a_slow_machine_is_measured_by_itself() -> None:
    slow = Latency(p50=50, p99=400, most=500)
    assert is_good(replace(FINE, victim=Latency(p50=1, p99=900, most=5000)), slow, Bounds())


def test_latencies_are_told_in_milliseconds() -> None:
    assert latency_of([0.001 * number for number in range(101)]) == Latency(p50=50, p99=99, most=100)


def test_only_floods_that_exist_are_looked_for_in_the_log() -> None:
    assert set(LOGGED) <= set(FLOODS)
