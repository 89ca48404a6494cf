"""Our own server with its default store, a file of SQLite, written through to the disk before a move is answered."""

import os
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec

from benchmarks.server import load
from benchmarks.server.cores import LOAD, pinned
from benchmarks.server.load import Measured
from benchmarks.server.our_table import OurTable
from benchmarks.server.peer_server import CACHE
from benchmarks.server.process import Running, serving

MANY = "1000000"
UNLIMITED = {
    "messages-per-second": "10000",
    "message-burst": "100000",
    "connections-per-address": MANY,
    "requests-per-minute": MANY,
    "guests-per-hour": MANY,
    "tables-per-hour": MANY,
    "sockets": MANY,
    "tables": MANY,
}
"""The whole load comes from one address, quicker than people can play. What is limited is counted all the same."""


def measure_ours(tables: int, seconds: float) -> Measured:
    """Moves a second, each table as fast as it can."""
    with _running() as server, pinned(LOAD):
        return load.run(_full_speed(server, tables, seconds))


def measure_steady(tables: int, seconds: float) -> Measured:
    """How long moves take with one a second at each table."""
    with _running() as server, pinned(LOAD):
        return load.run(_steady(server, tables, seconds))


async def _full_speed(server: Running, count: int, seconds: float) -> Measured:
    async with _api(server) as api:
        return await load.full_speed(_tables(server, api, count), server, seconds=seconds)


async def _steady(server: Running, count: int, seconds: float) -> Measured:
    async with _api(server) as api:
        return await load.steady(_tables(server, api, count), server, interval=1.0, seconds=seconds)


def _api(server: Running) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=load.PATIENCE)


def _tables(server: Running, api: httpx.AsyncClient, count: int) -> list[OurTable]:
    return [OurTable(number, api=api, port=server.port) for number in range(count)]


@contextmanager
def _running() -> Generator[Running]:
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        database = str(Path(folder) / "tables.db")
        limits = [f"--limits-{name}={value}" for name, value in UNLIMITED.items()]
        command = [
            sys.executable,
            "-m",
            "skulduggery",
            "serve",
            "--json",
            "--port=0",
            f"--database={database}",
            *limits,
        ]
        with serving(command, folder=Path(folder), environment=os.environ, port_in=_port_in) as server:
            yield server


def _port_in(line: str) -> int | None:
    return msgspec.json.decode(line)["port"] if line.startswith("{") else None
