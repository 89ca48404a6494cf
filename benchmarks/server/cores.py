"""Put the server on one core and the load on another, so that neither takes time from the other."""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

USABLE = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
SERVER, LOAD, DATABASE = 0, 1, 2
"""Index of each core. The database has the third core, or shares the load's if there are only two."""

COLUMNS = ("user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal")
"""Fields of /proc/stat, after the name of the core."""
BUSY = frozenset(COLUMNS) - {"idle", "iowait"}


@contextmanager
def pinned(which: int) -> Generator[None]:
    """Pin this thread, and processes started meanwhile, to one core; no effect where this is not supported."""
    if sys.platform != "linux" or not apart():
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {number(which)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def apart() -> bool:
    """Whether server and load really have a core each."""
    return len(USABLE) > 1


def number(which: int) -> int:
    return USABLE[min(which, len(USABLE) - 1)]


def busy_seconds() -> float | None:
    """CPU time of all programs on the server's and the load's core so far; None where it is not available."""
    if not apart():
        return None
    ours = {f"cpu{number(which)}" for which in (SERVER, LOAD)}
    lines = (line.split() for line in Path("/proc/stat").read_text().splitlines())
    counted = [zip(COLUMNS, map(int, line[1:]), strict=False) for line in lines if line[0] in ours]
    return sum(ticks for core in counted for column, ticks in core if column in BUSY) / os.sysconf("SC_CLK_TCK")
