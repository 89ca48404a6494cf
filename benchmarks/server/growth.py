"""Measure the server's speed and memory while it holds more and more tables.

At most a hundred tables play, spread over a whole game, as fast as they can: the same load at every step. At each other
table four people have begun a game and one of them is still connected, so that the server holds the table.
"""

from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from statistics import median
from typing import Any, ClassVar

from msgspec import Struct, to_builtins

from benchmarks.server import load
from benchmarks.server.cores import LOAD, pinned
from benchmarks.server.http import Api, api_at
from benchmarks.server.load import Tell
from benchmarks.server.machine import NotHere, allow_sockets
from benchmarks.server.measuring import Latencies, Measured
from benchmarks.server.our_server import running, tables_at
from benchmarks.server.our_table import SETTINGS, OurTable
from benchmarks.server.process import Running
from benchmarks.server.table import SEATS, Table
from benchmarks.server.trial import Plan

TABLES = (10, 100, 1_000, 10_000)
MOST_PLAYING = 100
AT_ONCE = 100
"""Tables that are opened together: until three of four people have left, each has four sockets."""


class HeldTable(OurTable):
    """A running game with one of its people still connected. No bots replace the others."""

    settings: ClassVar[Mapping[str, Any]] = {**SETTINGS, "grace": 3600}

    def leave_one(self) -> None:
        for socket in self.sockets[1:]:
            socket.close()


class Step(Struct, frozen=True, kw_only=True):
    tables: int
    playing: int
    sockets: int
    resident_kb: int
    rounds: list[Measured]

    def median(self, name: str) -> float:
        return median(getattr(each, name) for each in self.rounds)


class Growth(Struct, kw_only=True):
    plan: Plan
    base_kb: int
    """The server's memory directly after its start."""
    steps: list[Step] = []
    left_out: list[str] = []

    def as_json(self) -> dict[str, Any]:
        return to_builtins(self)

    def as_text(self) -> str:
        rows = [
            f"One server on {self.plan.database}. At most {MOST_PLAYING} tables of four people play Skull King as fast",
            f"as they can; at the others one of four is left. {self.plan.rounds} x {self.plan.seconds:g} s: medians.",
            "",
            "tables held  playing  sockets  moves/s  CPU/move  p50 ms  p99 ms     MB",
            *map(_row, self.steps),
            f"The server took {self.base_kb / 1024:.0f} MB when it had just started.",
        ]
        return "\n".join([*rows, *(f"Left out: {why}" for why in self.left_out)])


def _row(step: Step) -> str:
    return (
        f"{step.tables:11,}{step.playing:9,}{step.sockets:9,}{step.median('moves_per_s'):9,.0f}"
        f"{step.median('cpu_us'):7.0f} us{step.median('p50_ms'):8.1f}{step.median('p99_ms'):8.1f}"
        f"{step.resident_kb / 1024:7.0f}"
    )


def grow(counts: Sequence[int], plan: Plan, tell: Tell) -> Growth:
    tell(f"starting a server on {plan.database}")
    with running(plan.database) as server, pinned(LOAD):
        growth = Growth(plan=plan, base_kb=server.resident_kb())
        load.run(_grow(server, counts, growth, tell))
    return growth


async def _grow(server: Running, counts: Sequence[int], growth: Growth, tell: Tell) -> None:
    async with AsyncExitStack() as stack:
        api = await stack.enter_async_context(api_at(server.port))
        playing: list[OurTable] = []
        held: list[HeldTable] = []
        for count in counts:
            try:
                allow_sockets(_sockets(count) + AT_ONCE * len(SEATS))
            except NotHere as missing:
                growth.left_out.append(f"{count:,} tables: {missing}")
                continue
            tell(f"opening tables up to {count:,}")
            await _open_playing(stack, playing, server, api, min(count, MOST_PLAYING))
            await _open_held(stack, held, server, api, count - len(playing))
            growth.steps.append(await _measure(server, playing, count, growth.plan, tell))


def _sockets(tables: int) -> int:
    playing = min(tables, MOST_PLAYING)
    return playing * len(SEATS) + tables - playing


async def _open_playing(stack: AsyncExitStack, playing: list[OurTable], server: Running, api: Api, count: int) -> None:
    more = tables_at(server, api, count)[len(playing) :]
    await stack.enter_async_context(load.playing(more))
    await load.run_in(more)
    playing += more


async def _open_held(stack: AsyncExitStack, held: list[HeldTable], server: Running, api: Api, count: int) -> None:
    while len(held) < count:
        numbers = range(len(held), min(len(held) + AT_ONCE, count))
        more = [HeldTable(number, api=api, port=server.port) for number in numbers]
        await stack.enter_async_context(load.playing(more))
        for table in more:
            table.leave_one()
        held += more


async def _measure(server: Running, playing: Sequence[OurTable], count: int, plan: Plan, tell: Tell) -> Step:
    tell(f"{count:,} tables held: {plan.rounds} x {plan.seconds:g} s")
    latencies = Latencies(server)
    for table in playing:
        table.told = latencies.add_and_go_on
        table.go_on()
    rounds = await load.measure(latencies, playing, seconds=plan.seconds, times=plan.rounds)
    for table in playing:
        table.told = _rest
    return Step(
        tables=count,
        playing=len(playing),
        sockets=_sockets(count),
        resident_kb=server.resident_kb(),
        rounds=rounds,
    )


def _rest(_table: Table, _seconds: float) -> None:
    """Idle while other tables open."""
