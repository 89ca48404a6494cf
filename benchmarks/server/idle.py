"""Measure the memory of an idle socket: people sit at tables, four at each, and think.

The figure is the total memory of the server's own process: sockets, people, tables and running games. The base is the
memory of the same server after one table has come and gone.
"""

import asyncio

from msgspec import Struct

from benchmarks.server import load
from benchmarks.server.cores import LOAD, pinned
from benchmarks.server.http import api_at
from benchmarks.server.load import Tell
from benchmarks.server.our_server import running, tables_at
from benchmarks.server.process import Running
from benchmarks.server.table import SEATS

SETTLING = 3.0


class Idle(Struct, frozen=True):
    sockets: int
    base_kb: int
    full_kb: int

    @property
    def kb_per_socket(self) -> float:
        return (self.full_kb - self.base_kb) / self.sockets


def measure_idle(sockets: int, *, tell: Tell) -> Idle:
    with running() as server, pinned(LOAD):
        return load.run(_idle(server, sockets // len(SEATS), tell))


async def _idle(server: Running, count: int, tell: Tell) -> Idle:
    async with api_at(server.port) as api:
        async with load.playing(tables_at(server, api, 1)):
            pass
        await asyncio.sleep(SETTLING)
        base = server.resident_kb()
        tell(f"opening {count:,} tables with {count * len(SEATS):,} people")
        async with load.playing(tables_at(server, api, count)):
            await asyncio.sleep(SETTLING)
            return Idle(sockets=count * len(SEATS), base_kb=base, full_kb=server.resident_kb())
