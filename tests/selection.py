"""Which tests run, and in which order, by how long each took the last time it was measured.

`tests/durations.json` holds the seconds of every test function that takes noticeable time (its slowest case, with its
fixtures). `./skulduggery test --measure` writes it anew. A test that is not in it counts as short."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

FILE = Path(__file__).with_name("durations.json")

LONG_S = 1.0
"""Files with tests that take longer come first, the longest of them before all others."""

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
    """Each worker of xdist begins with an equal part of the list, and takes from the end of others when it has
    finished. So each part begins with its share of the long files, the longest first. The tests of a file stay
    together: those that share a server or a page start it once."""
    took = durations()
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    lengths = {path: [took.get(name_of(item), 0.0) for item in tests] for path, tests in files.items()}
    long = sorted((path for path in files if max(lengths[path]) > LONG_S), key=lambda path: -sum(lengths[path]))
    short = [item for path in files if path not in set(long) for item in files[path]]
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    loads = [0.0] * workers
    for path in long:
        least = loads.index(min(loads))
        parts[least] += files[path]
        loads[least] += sum(lengths[path])
    for at, part in enumerate(parts):
        missing = max(0, len(items) * (at + 1) // workers - len(items) * at // workers - len(part))
        part += short[:missing]
        short = short[missing:]
    return [item for part in parts for item in part] + short
