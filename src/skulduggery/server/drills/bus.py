"""Cuts the bus: repeatedly ends the connections by which servers notify each other."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from skulduggery.server.store.postgres_bus import CHANNEL
from skulduggery.server.store.postgres_client import Connection, connect

CUT_EVERY = 0.05
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE 'LISTEN%' || $1 || '%'
"""
"""A listening connection does nothing else, so `query` is the last command that it got."""


class Scissors:
    def __init__(self, db: Connection) -> None:
        self._db = db
        self.cuts = 0

    async def cut(self) -> None:
        self.cuts += len(await self._db.fetch(CUT, CHANNEL))

    async def keep_cutting(self) -> None:
        while True:
            await self.cut()
            await asyncio.sleep(CUT_EVERY)


@asynccontextmanager
async def bus_cut(address: str) -> AsyncGenerator[Scissors]:
    """While this block runs, hardly any news gets through the bus."""
    db = await connect(address)
    scissors = Scissors(db)
    cutting = asyncio.create_task(scissors.keep_cutting())
    try:
        yield scissors
    finally:
        cutting.cancel()
        await asyncio.wait([cutting])
        await db.close()
