"""The load: many tables that play as fast as the server allows, or at a steady pace."""

import asyncio
import gc
import sys
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias, TypeVar

from benchmarks.server.measuring import Latencies, Measured
from benchmarks.server.process import Running
from benchmarks.server.table import Table
from benchmarks.server.trouble import Trouble

MOVES_OF_A_GAME = 260
"""Ten rounds of four: forty bids, and four times as many cards as one to ten add up to."""
SETTLING = 1.0
OPENED_AT_ONCE = 64
"""Enough that the server always has work: more would not increase the speed."""
PATIENCE = 120.0
"""Timeout in seconds for every wait; if it is exceeded, something is broken."""

T = TypeVar("T")
Tell: TypeAlias = Callable[[str], None]
"""Called with a description of the next step."""


def run(load: Coroutine[Any, Any, T]) -> T:
    """Run in a fast event loop and without garbage collection: the load makes no cycles."""
    gc.collect()
    gc.disable()
    try:
        return asyncio.run(load) if sys.platform == "win32" else _run_quickly(load)
    finally:
        gc.enable()


def _run_quickly(load: Coroutine[Any, Any, T]) -> T:
    import uvloop  # not available on every system

    return uvloop.run(load)


async def full_speed(tables: Sequence[Table], server: Running, *, seconds: float) -> Measured:
    """Every table sends its next move as soon as all four players have received the last."""
    async with playing(tables):
        await run_in(tables)
        latencies = Latencies(server)
        for table in tables:
            table.told = latencies.add_and_go_on
            table.go_on()
        return (await measure(latencies, tables, seconds=seconds, times=1))[0]


async def steady(
    tables: Sequence[Table], server: Running, *, interval: float, seconds: float, times: int, tell: Tell
) -> list[Measured]:
    """Every table makes a move each `interval`; no two tables at the same moment. Measured several times."""
    tell(f"opening {len(tables):,} tables")
    async with playing(tables):
        tell("spreading them over a whole game")
        await run_in(tables)
        tell(f"one move a second at each table: {times} x {seconds:g} s")
        latencies = Latencies(server)
        begin = time.perf_counter()
        for number, table in enumerate(tables):
            _Pace(latencies, table, interval, begin + interval * number / len(tables)).wait()
        return await measure(latencies, tables, seconds=seconds, times=times)


async def measure(latencies: Latencies, tables: Sequence[Table], *, seconds: float, times: int) -> list[Measured]:
    def playing_on(seconds: float) -> Coroutine[Any, Any, None]:
        return _in_time(asyncio.sleep(seconds), tables, doing="playing", patience=seconds + PATIENCE)

    await playing_on(SETTLING)
    return [await latencies.measure(seconds, wait=playing_on) for _ in range(times)]


class _Pace:
    """Keeps a table on schedule. If a move is late because the one before took too long, its time counts from when it
    was due: a server cannot improve its figures by pausing everything."""

    def __init__(self, latencies: Latencies, table: Table, interval: float, due: float) -> None:
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
async def playing(tables: Sequence[Table]) -> AsyncGenerator[None]:
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


async def run_in(tables: Sequence[Table]) -> None:
    """Spread the tables evenly over a game, because its beginning and end differ in cost. This warms up the server,
    too."""
    await _in_time(
        asyncio.gather(*(_play(table, MOVES_OF_A_GAME * number // len(tables)) for number, table in enumerate(tables))),
        tables,
        doing="the first moves",
        patience=PATIENCE + len(tables),
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


async def _in_time(
    work: Coroutine[Any, Any, None] | asyncio.Future[Any],
    tables: Iterable[Table],
    *,
    doing: str,
    patience: float = PATIENCE,
) -> None:
    """Wait for the work, but stop if a table fails or time runs out."""
    task = asyncio.ensure_future(work)
    waiting: set[asyncio.Future[Any]] = {task, *(table.trouble for table in tables)}
    done, _ = await asyncio.wait(waiting, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
    if task not in done:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    for finished in done:
        finished.result()
    if not done:
        raise Trouble(f"{doing}: no end after {patience:.0f} s")
