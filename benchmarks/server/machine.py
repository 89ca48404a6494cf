"""What the machine has to do with the figures: its disk, and how many files it lets us open."""

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

WRITES = 200
PAGE = 4096
SPARE_FILES = 200
"""Open files besides the sockets."""


class NotHere(Exception):
    """Something cannot be measured on this machine; the text says why."""


def write_through_ms(folder: Path) -> float:
    """How long the disk takes until a page is really on it: no server can answer a durable write sooner."""
    with tempfile.TemporaryFile(dir=folder) as file:
        return 1000 * statistics.median(_write_through(file.fileno()) for _ in range(WRITES))


def _write_through(file: int) -> float:
    start = time.perf_counter()
    os.write(file, bytes(PAGE))
    os.fsync(file)
    return time.perf_counter() - start


def allow_sockets(count: int) -> None:
    """Every socket is an open file. Raises `NotHere` if the system does not allow so many."""
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
