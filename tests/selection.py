"""Which tests run, and in which order, by how long each took the last time it was measured.

`tests/durations.json` holds the seconds of every test function that takes noticeable time (its slowest case, with its
fixtures). `./skulduggery test --measure` writes it anew. A test that is not in it counts as short."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

FILE = Path(__file__).with_name("durations.json")

LONG_S = 1.0
"""Tests that take longer come first, the longest of them before all others."""

NOTICEABLE_S = 0.1
"""Shorter ones are not kept in the file: there are thousands of them."""

QUICK_S = 0.25
"""`--quick` leaves out what takes longer."""

NEVER_QUICK = ("browser/", "engines/", "web/")
"""Folders that need the built page or a browser, however short their tests are."""


def durations() -> dict[str, float]:
    return json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def name_of(item: pytest.Item) -> str:
    """The test function, without its parameters."""
    return item.nodeid.removeprefix("tests/").split("[")[0]


def is_quick(item: pytest.Item, took: dict[str, float]) -> bool:
    name = name_of(item)
    return not name.startswith(NEVER_QUICK) and took.get(name, 0.0) <= QUICK_S


def longest_first(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Each worker of xdist begins with an equal part of the list, and takes from others when it has finished. So each
    part begins with its share of the long tests; the others stay together by file and share its fixtures."""
    took = durations()

    def length(item: pytest.Item) -> float:
        return took.get(name_of(item), 0.0)

    long = sorted((item for item in items if length(item) > LONG_S), key=length, reverse=True)
    short = [item for item in items if length(item) <= LONG_S]
    parts = [[*long[at::workers], *_part(short, at, workers)] for at in range(workers)]
    return [item for part in parts for item in part]


def _part(items: Sequence[pytest.Item], at: int, of: int) -> Sequence[pytest.Item]:
    return items[len(items) * at // of : len(items) * (at + 1) // of]
