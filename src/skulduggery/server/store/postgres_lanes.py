"""Appends to PostgreSQL, many in one statement. Everything queued during the last write goes into the next.

The same statement notifies the other servers. So news cannot outrun the data, and there is no news of what was not
stored.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from operator import itemgetter
from typing import TypeAlias

from skulduggery.server.store import Facts, StoreDamaged, StoreDown
from skulduggery.server.store.facts import statements
from skulduggery.server.store.postgres_bus import CHANNEL, SEPARATOR, entries_in_one_notice
from skulduggery.server.store.postgres_client import CONNECTING_S, Connection, is_lost, translated

Append: TypeAlias = tuple[str, int, bytes, Facts | None, asyncio.Future[bool]]

log = logging.getLogger("skulduggery.store")

LANES = 2
"""Concurrent writes: while one waits for the disk, the next is on its way."""
MOST_AT_ONCE = 512

GIVING_UP_S = 0.2

# PostgreSQL does not run a query whose result is unused. Hence the count of notices.
ADD_ENTRIES = f"""
WITH added AS (
    INSERT INTO entries(log, seq, body, nth)
    SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[]) WITH ORDINALITY
    ON CONFLICT DO NOTHING
    RETURNING log, seq, nth
), told AS (
    SELECT pg_notify('{CHANNEL}', $4::text || string_agg('{SEPARATOR}' || log || ':' || seq, ''))
    FROM added GROUP BY nth / $5::integer
)
SELECT nth FROM added WHERE (SELECT count(*) FROM told) > 0
"""

PLACE = itemgetter(0, 1)


class Lanes:
    def __init__(self, connect: Callable[[], Awaitable[Connection]], *, server: str) -> None:
        self._connect = connect
        self._server = server
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.works = True
        """Whether the last batch was written."""
        self.commits = 0
        self._used: list[Connection] = []
        self._loop = asyncio.get_running_loop()
        self._tasks = [asyncio.create_task(self._lane()) for _ in range(LANES)]

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def append(self, log: str, seq: int, entry: bytes, facts: Facts | None) -> asyncio.Future[bool]:
        if self._closing:
            raise StoreDown("the database is not open")
        future = self._loop.create_future()
        self._waiting.append((log, seq, entry, facts, future))
        self._wake.set()
        return future

    async def close(self, *, within: float) -> None:
        """Wait until all accepted writes are done. After the time limit, remaining writes fail with `StoreDown`."""
        self._closing = True
        self._wake.set()
        _, late = await asyncio.wait(self._tasks, timeout=within)
        if late:
            await self._give_up(late)

    async def _give_up(self, late: set[asyncio.Task[None]]) -> None:
        log.error("the database does not answer: closed without it")
        waiting, self._waiting = self._waiting, []
        _fail(waiting, StoreDown("the database does not answer"))
        for db in self._used:
            db.terminate()  # first, because to cancel a query asyncpg would connect once more
        _, stuck = await asyncio.wait(late, timeout=GIVING_UP_S)
        for task in stuck:  # it is connecting
            task.cancel()
        await asyncio.gather(*stuck, return_exceptions=True)

    async def _lane(self) -> None:
        db: Connection | None = None
        while batch := await self._next():
            try:
                if db is None or db.is_closed():
                    db = await self._new_connection(db)
                await self._write(db, batch)
                self._say_up()
            except asyncio.CancelledError:
                _fail(batch, StoreDown("the database does not answer"))
                raise
            except Exception as error:
                if db is not None and is_lost(error):
                    db.terminate()
                    db = None
                told = translated(error)
                self._say_down(told)
                _fail(batch, told)
        if db is not None:
            with suppress(Exception):
                await db.close(timeout=CONNECTING_S)

    async def _new_connection(self, old: Connection | None) -> Connection:
        made = await self._connect()
        self._used = [*(db for db in self._used if db is not old and not db.is_closed()), made]
        return made

    def _say_down(self, error: Exception) -> None:
        if self.works and isinstance(error, StoreDown) and not isinstance(error, StoreDamaged):
            log.error("the database cannot be written: %s", error)
            self.works = False

    def _say_up(self) -> None:
        if not self.works:
            log.warning("the database can be written again")
            self.works = True

    async def _next(self) -> list[Append]:
        """The next batch. If it is empty, nothing is left and nothing will come."""
        while not self._waiting and not self._closing:
            self._wake.clear()
            await self._wake.wait()
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        return batch

    async def _write(self, db: Connection, batch: list[Append]) -> None:
        try:
            won = await self._write_together(db, batch)
        except Exception as error:
            if is_lost(error) or len(batch) == 1:
                raise
            await self._write_singly(db, batch)
        else:
            _answer(batch, won)

    async def _write_singly(self, db: Connection, batch: Sequence[Append]) -> None:
        """Write the entries one by one. One of them is at fault, and the database has rolled back the whole batch."""
        for append in batch:
            try:
                _answer([append], await self._write_together(db, [append]))
            except Exception as error:
                if is_lost(error):
                    raise
                _fail([append], translated(error))

    async def _write_together(self, db: Connection, batch: list[Append]) -> set[int]:
        batch.sort(key=PLACE)  # with different orders, servers that write to the same places would deadlock
        if all(append[3] is None for append in batch):
            won = await self._add_entries(db, batch)
        else:
            async with db.transaction():
                won = await self._add_entries(db, batch)
                await _put_facts(db, [append for nth, append in enumerate(batch) if nth in won])
        self.commits += 1
        return won

    async def _add_entries(self, db: Connection, batch: Sequence[Append]) -> set[int]:
        """Insert the entries. Returns those that are in the log now."""
        logs, seqs, bodies, _, _ = zip(*batch, strict=True)
        rows = await db.fetch(ADD_ENTRIES, logs, seqs, bodies, self._server, entries_in_one_notice(logs))
        return {row[0] - 1 for row in rows}


async def _put_facts(db: Connection, winners: Sequence[Append]) -> None:
    """Write the facts. Equal statements are combined, so their number does not grow with the batch."""
    alike: dict[str, list[Sequence[object]]] = {}
    for log, _, _, facts, _ in winners:
        if facts is not None:
            for query, values in statements(facts, log):
                alike.setdefault(query, []).append(values)
    for query, rows in alike.items():
        await db.executemany(query, rows)


def _answer(batch: Sequence[Append], won: set[int]) -> None:
    for nth, (_, _, _, _, future) in enumerate(batch):
        if not future.done():
            future.set_result(nth in won)


def _fail(batch: Sequence[Append], error: Exception) -> None:
    for _, _, _, _, future in batch:
        if not future.done():
            future.set_exception(type(error)(str(error)) if isinstance(error, StoreDown) else error)
