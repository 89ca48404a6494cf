"""Limits of the machine that affect the figures: its disk, and its limit on open files."""

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from msgspec import Struct

WRITES = 200
PAGE = 4096
PAGES = 4000
HELD_UP = 0.005
"""Seconds."""
SPARE_FILES = 200
"""Open files besides the sockets."""


class NotHere(Exception):
    """Something cannot be measured on this machine; the text says why."""


def write_through_ms(folder: Path) -> float:
    """How long the disk takes for a durable page write: no server can confirm a durable write sooner."""
    with tempfile.TemporaryFile(dir=folder) as file:
        return 1000 * statistics.median(_write_through(file.fileno()) for _ in range(WRITES))


def _write_through(file: int, *, pages: int = 1) -> float:
    start = time.perf_counter()
    os.write(file, bytes(pages * PAGE))
    os.fsync(file)
    return time.perf_counter() - start


class Disk(Struct, frozen=True, kw_only=True):
    """The disk's speed at the pace of the load, without a server."""

    p50_ms: float
    worst_ms: float
    held_up: float
    """The share of the time in which a single write took longer than `HELD_UP`."""


def disk_alone(folder: Path, *, writes_per_s: int, seconds: float) -> Disk:
    """Write two pages durably at a steady pace, always in the same place, as SQLite's journal does."""
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(bytes(PAGES * PAGE))
        file.flush()
        os.fsync(file.fileno())
        begin = time.perf_counter()
        took: list[float] = []
        while (now := time.perf_counter()) - begin < seconds:
            os.lseek(file.fileno(), len(took) * 2 % (PAGES - 2) * PAGE, os.SEEK_SET)
            took.append(_write_through(file.fileno(), pages=2))
            time.sleep(max(0.0, 1 / writes_per_s - (time.perf_counter() - now)))
    held_up = sum(each for each in took if each > HELD_UP) / seconds
    return Disk(p50_ms=1000 * statistics.median(took), worst_ms=1000 * max(took), held_up=held_up)


def allow_sockets(count: int) -> None:
    """Raise the limit on open files: every socket is one. Raises `NotHere` if the system does not allow so many."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count + SPARE_FILES
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise NotHere(f"{count:,} sockets need {wanted:,} open files; this system allows {hard:,} (`ulimit -Hn`)")
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError) as error:
        raise NotHere(f"{count:,} sockets need {wanted:,} open files: {error}") from error
