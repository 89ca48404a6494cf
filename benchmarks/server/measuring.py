"""The times of moves, and whether the figures can be trusted."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct

from benchmarks.server.cores import busy_seconds
from benchmarks.server.process import Running
from benchmarks.server.table import Table
from benchmarks.server.trouble import Trouble

Wait: TypeAlias = Callable[[float], Awaitable[None]]


class Measured(Struct, frozen=True, kw_only=True):
    """Moves that all four players received, and their times from sending.

    Three shares of a core show whether the figures can be trusted. `load_busy` near 1: the load was the bottleneck, not
    the server. `server_busy` far below 1 at full speed, or `others_busy` far above 0: other programs used the cores.
    """

    moves_per_s: float
    p50_ms: float
    p99_ms: float
    load_busy: float
    server_busy: float
    others_busy: float | None

    @property
    def cpu_us(self) -> float:
        """CPU time of the server for each move in microseconds; 0 where the system does not report it."""
        return 1_000_000 * self.server_busy / self.moves_per_s


class Latencies:
    def __init__(self, server: Running) -> None:
        self._server = server
        self._seconds: list[float] = []

    def add(self, _table: Table, seconds: float) -> None:
        self._seconds.append(seconds)

    def add_and_go_on(self, table: Table, seconds: float) -> None:
        self._seconds.append(seconds)
        table.go_on()

    async def measure(self, seconds: float, *, wait: Wait = asyncio.sleep) -> Measured:
        self._seconds.clear()
        start = _Clocks.now(self._server)
        await wait(seconds)
        return self._since(start, _Clocks.now(self._server))

    def _since(self, start: "_Clocks", end: "_Clocks") -> Measured:
        taken = sorted(self._seconds)
        if not taken:
            raise Trouble("the server answered no move")
        spent = end.wall - start.wall
        load, server = end.load - start.load, end.server - start.server
        return Measured(
            moves_per_s=len(taken) / spent,
            p50_ms=1000 * taken[len(taken) // 2],
            p99_ms=1000 * taken[len(taken) * 99 // 100],
            load_busy=load / spent,
            server_busy=server / spent,
            others_busy=_others(start, end, load + server),
        )


class _Clocks(Struct, frozen=True):
    wall: float
    load: float
    server: float
    everybody: float | None

    @classmethod
    def now(cls, server: Running) -> "_Clocks":
        return cls(time.perf_counter(), time.process_time(), server.cpu_seconds(), busy_seconds())


def _others(start: _Clocks, end: _Clocks, ours: float) -> float | None:
    """Cores used by programs other than server and load."""
    if start.everybody is None or end.everybody is None:
        return None
    return max(0.0, end.everybody - start.everybody - ours) / (end.wall - start.wall)
