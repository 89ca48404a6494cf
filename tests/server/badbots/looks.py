"""Decides only where nothing of the server is loaded, and nothing is open but its own pipes."""

import os
import sys
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

LEVEL = 9

SERVER = {"asyncio", "asyncpg", "litestar", "prometheus_client", "rich", "sqlite3", "structlog", "uvicorn", "uvloop"}


def choose(view: object, moves: Sequence[T], rng: object) -> T:
    assert not SERVER & sys.modules.keys()
    assert not os.path.exists(f"/proc/self/fd/{os.environ['OPEN']}")
    return moves[-1]
