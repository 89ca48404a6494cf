"""Compare several server processes on one PostgreSQL.

`serve --workers N`, whose workers pass all sockets of a table to one of them, runs next to N servers at ports of their
own with the people of every table spread over all of them, as behind a balancer that does not know tables.

Servers, PostgreSQL and load share all cores. With few cores trust the moves per CPU second of the servers.
"""

import asyncio
import os
import tempfile
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import Struct, to_builtins

from benchmarks.server import family, load
from benchmarks.server.http import Api, api_at
from benchmarks.server.load import Tell
from benchmarks.server.machine import allow_sockets
from benchmarks.server.measuring import Measured
from benchmarks.server.our_server import command_for, port_in
from benchmarks.server.our_table import OurTable
from benchmarks.server.peer_server import CACHE
from benchmarks.server.process import Running, serving
from benchmarks.server.table import SEATS
from benchmarks.server.trial import Plan
from skulduggery.server.store.postgres_client import connect
from skulduggery.server.store.temporary import temporary_postgres

DATABASE = "bench"


class Servers(Running, frozen=True):
    """Several servers, measured as one."""

    all: tuple[Running, ...]
    database: list[float]
    """PostgreSQL's CPU time, recorded each time the servers' CPU time was read."""

    def cpu_seconds(self) -> float:
        pids = [server.pid for server in self.all]
        seconds = family.cpu_seconds(pids)
        self.database.append(family.cpu_seconds([os.getpid()]) - family.cpu_seconds(pids) - _own_seconds())
        return seconds


class Round(Struct, frozen=True):
    measured: Measured
    database_us: float
    """CPU time of PostgreSQL for each move, in microseconds."""

    @property
    def moves_per_cpu_second(self) -> float:
        return self.measured.moves_per_s / self.measured.server_busy


class Row(Struct, frozen=True, kw_only=True):
    processes: int
    apart: bool
    """Whether the people of one table use different processes."""
    rounds: list[Round] = []

    @property
    def name(self) -> str:
        if self.processes == 1:
            return "1 server"
        return f"{self.processes} servers, people apart" if self.apart else f"{self.processes} workers"


class Comparison(Struct, kw_only=True):
    plan: Plan
    rows: list[Row]

    def as_json(self) -> dict[str, Any]:
        return {"plan": to_builtins(self.plan), "cores": os.cpu_count(), "rows": list(map(_facts, self.rows))}

    def as_text(self) -> str:
        plan = self.plan
        return "\n".join(
            (
                f"Skull King at {plan.tables} tables of four people, on PostgreSQL. The next move is sent when all",
                f"four know of the last. {plan.rounds} rounds of {plan.seconds:g} s for each in turn: medians.",
                f"Servers, PostgreSQL and the load share {os.cpu_count()} cores.",
                "",
                f"{'':30}  moves/s  per CPU s   CPU/move  PostgreSQL   load  p50 ms  p99 ms",
                *map(_line, self.rows),
            )
        )


def _facts(row: Row) -> dict[str, Any]:
    return {**to_builtins(row), "name": row.name, **_medians(row)}


def _medians(row: Row) -> dict[str, float]:
    found = [each.measured for each in row.rounds]
    return {
        "moves_per_s": median(each.moves_per_s for each in found),
        "moves_per_cpu_second": median(each.moves_per_cpu_second for each in row.rounds),
        "cpu_us": median(each.cpu_us for each in found),
        "database_us": median(each.database_us for each in row.rounds),
        "load_busy": median(each.load_busy for each in found),
        "p50_ms": median(each.p50_ms for each in found),
        "p99_ms": median(each.p99_ms for each in found),
    }


def _line(row: Row) -> str:
    told = _medians(row)
    return (
        f"{row.name:30}{told['moves_per_s']:9,.0f}{told['moves_per_cpu_second']:11,.0f}{told['cpu_us']:8.0f} us"
        f"{told['database_us']:9.0f} us{told['load_busy']:7.0%}{told['p50_ms']:8.1f}{told['p99_ms']:8.1f}"
    )


def compare(counts: Sequence[int], plan: Plan, tell: Tell) -> Comparison:
    allow_sockets(plan.tables * len(SEATS))
    rows = [
        Row(processes=count, apart=apart, rounds=[])
        for count in counts
        for apart in ((False, True) if count > 1 else (False,))
    ]
    with temporary_postgres() as postgres:
        for number in range(1, plan.rounds + 1):
            for row in rows:
                tell(f"round {number} of {plan.rounds}: {row.name}")
                row.rounds.append(_round(row, plan, postgres))
    return Comparison(plan=plan, rows=rows)


def _round(row: Row, plan: Plan, postgres: str) -> Round:
    with _running(row, postgres) as servers:
        measured = load.run(_full_speed(servers, plan))
        before, after = servers.database[-2:]
    return Round(measured, 1_000_000 * (after - before) / (measured.moves_per_s * plan.seconds))


class TableApart(OurTable):
    """Each of its people is at another of these ports, as far as there are enough."""

    def __init__(self, number: int, *, api: Api, ports: Sequence[int]) -> None:
        super().__init__(number, api=api, port=ports[0])
        self._ports = ports
        self._number = number

    def port_for(self, seat: int) -> int:
        return self._ports[(self._number + seat) % len(self._ports)]


async def _full_speed(servers: Servers, plan: Plan) -> Measured:
    async with api_at(servers.port) as api:
        ports = [server.port for server in servers.all]
        tables = [TableApart(number, api=api, ports=ports) for number in range(plan.tables)]
        return await load.full_speed(tables, servers, seconds=plan.seconds)


@contextmanager
def _running(row: Row, postgres: str) -> Generator[Servers]:
    CACHE.mkdir(exist_ok=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=CACHE)))
        command = command_for(asyncio.run(_empty_database(postgres)))
        if not row.apart:
            command = [*command, f"--workers={row.processes}"]
        servers = tuple(
            stack.enter_context(serving(command, folder=folder, environment=os.environ, port_in=port_in, core=None))
            for _ in range(row.processes if row.apart else 1)
        )
        yield Servers(port=servers[0].port, pid=servers[0].pid, all=servers, database=[])


async def _empty_database(postgres: str) -> str:
    """Drop the database of the previous round: otherwise it would be written back to disk during this one."""
    db = await connect(postgres)
    await db.execute(f"DROP DATABASE IF EXISTS {DATABASE} WITH (FORCE)")
    await db.execute(f"CREATE DATABASE {DATABASE}")
    await db.execute("CHECKPOINT")
    await db.close()
    return postgres.replace("/postgres?", f"/{DATABASE}?")


def _own_seconds() -> float:
    times = os.times()
    return times.user + times.system
