"""The server on one core, the load on another, so that neither takes time from the other."""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager

SERVER, LOAD = 0, 1


@contextmanager
def pinned(which: int) -> Generator[None]:
    """Keeps this thread, and processes started meanwhile, on one core; changes nothing where that cannot be done."""
    if sys.platform != "linux" or not apart():
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(before)[which]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def apart() -> bool:
    """Whether the two really get a core each."""
    return sys.platform == "linux" and len(os.sched_getaffinity(0)) > 1
