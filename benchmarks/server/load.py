"""The load: many tables that play as fast as the server lets them, or at a steady pace."""

import asyncio
import gc
import sys
import time
from collections.abc import AsyncGenerator, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from msgspec import Struct

from benchmarks.server.process import Running
from benchmarks.server.table import Table, Trouble

MOVES_OF_A_GAME = 260
"""Ten rounds of four: forty bids, and four times as many cards as one to ten add up to."""
RUN_IN = 13_000
"""Moves before anything is measured, at most. Enough for a hundred tables to be spread over a whole game."""
SETTLING = 1.0
OPENED_AT_ONCE = 16
PATIENCE = 120.0
"""Seconds without which nothing that is waited for takes; after that something is broken."""

T = TypeVar("T")


class Measured(Struct, frozen=True, kw_only=True):
    """Moves of which all four players were told, and how long that took from sending.

    Two shares of a core say what the figures are worth. `load_busy` near 1: the load was measured and not the server.
    `server_busy` far below 1 at full speed: other programs had the core.
    """

    moves_per_s: float
    p50_ms: float
    p99_ms: float
    load_busy: float
    server_busy: float


def run(load: Coroutine[Any, Any, T]) -> T:
    """In a quick event loop, and without pauses for the collection of garbage: the load makes no cycles."""
    gc.collect()
    gc.disable()
    try:
        return asyncio.run(load) if sys.platform == "win32" else _run_quickly(load)
    finally:
        gc.enable()


def _run_quickly(load: Coroutine[Any, Any, T]) -> T:
    import uvloop  # not to be had on every system

    return uvloop.run(load)


async def full_speed(tables: Sequence[Table], server: Running, *, seconds: float) -> Measured:
    """Every table sends its next move as soon as all four know of the last."""
    async with _playing(tables):
        await _run_in(tables)
        latencies = _Latencies()
        for table in tables:
            table.told = latencies.add_and_go_on
            table.go_on()
        return await latencies.measure(tables, server, seconds=seconds)


async def steady(tables: Sequence[Table], server: Running, *, interval: float, seconds: float) -> Measured:
    """Every table makes a move each `interval`, and no two tables at the same moment."""
    async with _playing(tables):
        await _run_in(tables)
        latencies = _Latencies()
        begin = time.perf_counter()
        for number, table in enumerate(tables):
            _Pace(latencies, table, interval, begin + interval * number / len(tables)).wait()
        return await latencies.measure(tables, server, seconds=seconds)


class _Pace:
    """Keeps a table to its times. A move that is late because the one before took too long counts from when it was
    due: a server gains nothing by stopping everybody."""

    def __init__(self, latencies: "_Latencies", table: Table, interval: float, due: float) -> None:
        self._latencies = latencies
        self._table = table
        self._interval = interval
        self._due = due
        table.told = self._told

    def wait(self) -> None:
        left = self._due - time.perf_counter()
        if left > 0:
            asyncio.get_running_loop().call_later(left, self._table.go_on)
        else:
            self._table.go_on(since=self._due)

    def _told(self, table: Table, seconds: float) -> None:
        self._latencies.add(table, seconds)
        self._due += self._interval
        self.wait()


@asynccontextmanager
async def _playing(tables: Sequence[Table]) -> AsyncGenerator[None]:
    turnstile = asyncio.Semaphore(OPENED_AT_ONCE)

    async def open_one(table: Table) -> None:
        async with turnstile:
            await table.open()

    try:
        await _in_time(asyncio.gather(*map(open_one, tables)), tables, doing="opening tables")
        yield
    finally:
        for table in tables:
            table.close()


async def _run_in(tables: Sequence[Table]) -> None:
    """Lets each table play so far that they are spread evenly over a game: its beginning and its end differ in cost.
    It warms the server up, too."""
    spread = min(MOVES_OF_A_GAME, 2 * RUN_IN // len(tables))
    await _in_time(
        asyncio.gather(*(_play(table, spread * number // len(tables)) for number, table in enumerate(tables))),
        tables,
        doing="the first moves",
    )


async def _play(table: Table, moves: int) -> None:
    done = asyncio.Event()
    left = moves

    def told(table: Table, _seconds: float) -> None:
        nonlocal left
        left -= 1
        if left > 0:
            table.go_on()
        else:
            done.set()

    if moves > 0:
        table.told = told
        table.go_on()
        await done.wait()


class _Latencies:
    def __init__(self) -> None:
        self._seconds: list[float] = []

    def add(self, _table: Table, seconds: float) -> None:
        self._seconds.append(seconds)

    def add_and_go_on(self, table: Table, seconds: float) -> None:
        self._seconds.append(seconds)
        table.go_on()

    async def measure(self, tables: Sequence[Table], server: Running, *, seconds: float) -> Measured:
        await _in_time(asyncio.sleep(SETTLING), tables, doing="playing")
        self._seconds.clear()
        start = _clocks(server)
        await _in_time(asyncio.sleep(seconds), tables, doing="playing")
        spent, load, computed = (now - then for now, then in zip(_clocks(server), start, strict=True))
        measured = sorted(self._seconds)
        if not measured:
            raise Trouble("the server answered no move")
        return Measured(
            moves_per_s=len(measured) / spent,
            p50_ms=1000 * measured[len(measured) // 2],
            p99_ms=1000 * measured[len(measured) * 99 // 100],
            load_busy=load / spent,
            server_busy=computed / spent,
        )


def _clocks(server: Running) -> tuple[float, float, float]:
    return time.perf_counter(), time.process_time(), server.cpu_seconds()


async def _in_time(
    work: Coroutine[Any, Any, None] | asyncio.Future[Any], tables: Iterable[Table], *, doing: str
) -> None:
    """Waits for the work, but not if a table is in trouble, nor for ever."""
    task = asyncio.ensure_future(work)
    waiting: set[asyncio.Future[Any]] = {task, *(table.trouble for table in tables)}
    done, _ = await asyncio.wait(waiting, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    if task not in done:
        task.cancel()
        await asyncio.wait({task})
    for finished in done:
        finished.result()
    if not done:
        raise Trouble(f"{doing}: no end after {PATIENCE:.0f} s")
