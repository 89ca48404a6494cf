"""Our own server. It writes each move durably before it answers: to SQLite by default, or to PostgreSQL."""

import os
import sys
import tempfile
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from benchmarks.server import load
from benchmarks.server.cores import DATABASE, LOAD, pinned
from benchmarks.server.http import Api, api_at
from benchmarks.server.load import Tell
from benchmarks.server.measuring import Measured
from benchmarks.server.our_table import OurTable
from benchmarks.server.peer_server import CACHE
from benchmarks.server.process import Running, serving
from skulduggery.server.store.temporary import temporary_postgres

Database: TypeAlias = Literal["sqlite", "postgresql"]

MANY = "1000000"
UNLIMITED = {
    "messages-per-second": "10000",
    "message-burst": "100000",
    "connections-per-address": MANY,
    "connections-per-guest": MANY,
    "requests-per-minute": MANY,
    "guests-per-hour": MANY,
    "tables-per-hour": MANY,
    "sockets": MANY,
    "tables": MANY,
}
"""The whole load comes from one address, faster than people can play, so limits are raised. They are still counted."""


def measure_ours(database: Database, tables: int, seconds: float) -> Measured:
    """Moves a second, each table as fast as it can."""
    with running(database) as server, pinned(LOAD):
        return load.run(_full_speed(server, tables, seconds))


def measure_steady(database: Database, tables: int, seconds: float, *, times: int, tell: Tell) -> list[Measured]:
    """Move times with one move a second at each table."""
    with running(database) as server, pinned(LOAD):
        return load.run(_steady(server, tables, seconds, times, tell))


async def _full_speed(server: Running, count: int, seconds: float) -> Measured:
    async with api_at(server.port) as api:
        return await load.full_speed(tables_at(server, api, count), server, seconds=seconds)


async def _steady(server: Running, count: int, seconds: float, times: int, tell: Tell) -> list[Measured]:
    async with api_at(server.port) as api:
        tables = tables_at(server, api, count)
        return await load.steady(tables, server, interval=1.0, seconds=seconds, times=times, tell=tell)


def tables_at(server: Running, api: Api, count: int) -> list[OurTable]:
    return [OurTable(number, api=api, port=server.port) for number in range(count)]


@contextmanager
def running(database: Database = "sqlite") -> Generator[Running]:
    """A server with an empty database. Raises `NoPostgres` if PostgreSQL is not available."""
    CACHE.mkdir(exist_ok=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=CACHE)))
        with pinned(DATABASE):
            postgres = stack.enter_context(temporary_postgres()) if database == "postgresql" else None
        command = command_for(postgres or str(folder / "tables.db"))
        yield stack.enter_context(serving(command, folder=folder, environment=os.environ, port_in=port_in))


def command_for(database: str) -> list[str]:
    limits = [f"--limits-{name}={value}" for name, value in UNLIMITED.items()]
    return [sys.executable, "-m", "skulduggery", "serve", "--json", "--port=0", f"--database={database}", *limits]


def port_in(line: str) -> int | None:
    return msgspec.json.decode(line)["port"] if line.startswith("{") else None
