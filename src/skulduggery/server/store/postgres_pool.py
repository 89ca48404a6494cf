"""A few connections for everything but appends and news. They reconnect by themselves."""

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress

from skulduggery.server.store import StoreDown
from skulduggery.server.store.postgres_client import (
    CONNECTING_S,
    Connection,
    Pool,
    discard,
    is_lost,
    make_pool,
    translated,
    translating,
)
from skulduggery.server.store.rows import Row

SIZE = 4


class Connections:
    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def close(self, *, within: float) -> None:
        try:
            await asyncio.wait_for(self._pool.close(), within)
        except Exception:
            self._pool.terminate()

    async def fetch(self, query: str, *values: object) -> list[Row]:
        """Run a query. Idle connections that broke are found only now, so reading is retried on the next one."""
        for _ in range(SIZE):
            with suppress(_Broken):
                return await self._fetch_once(query, *values)
        return await self._fetch_once(query, *values)

    async def execute(self, *statements: tuple[str, Sequence[object]]) -> None:
        """Execute all of the statements or none. There is no retry, because it is unknown whether they were
        executed."""
        with translating():
            async with self._pool.acquire(timeout=CONNECTING_S) as db, _together(db, statements):
                for query, values in statements:
                    await db.execute(query, *values)

    async def _fetch_once(self, query: str, *values: object) -> list[Row]:
        with translating():
            async with self._pool.acquire(timeout=CONNECTING_S) as db:
                return await _rows(db, query, values)


class _Broken(StoreDown):
    """This connection is broken, but another one may work."""


async def connections(address: str) -> Connections:
    return Connections(await make_pool(address, size=SIZE))


async def _rows(db: Connection, query: str, values: Sequence[object]) -> list[Row]:
    try:
        return await db.fetch(query, *values)
    except Exception as error:
        if is_lost(error) and not isinstance(error, TimeoutError):
            discard(db)
            raise _Broken(str(translated(error))) from error
        raise


def _together(db: Connection, statements: Sequence[object]) -> AbstractAsyncContextManager[object]:
    """A transaction for several statements. A single statement is its own transaction."""
    return db.transaction() if len(statements) > 1 else nullcontext()
