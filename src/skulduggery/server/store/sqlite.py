"""The SQLite store in one file: for a single server, which is what almost everybody needs."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec

from skulduggery.server.deadlines import Deadline
from skulduggery.server.ids import GuestId, ShareId, TableId
from skulduggery.server.store import CLOSING_S, CodeTaken, Facts, Guest, News, StoreDamaged, StoreDown, queries
from skulduggery.server.store.common import CommonStore
from skulduggery.server.store.facts import Statement, Value, statements
from skulduggery.server.store.queries import for_sqlite
from skulduggery.server.store.rows import Row, guest_row
from skulduggery.server.store.sqlite_connections import Reader, Writer
from skulduggery.server.store.sqlite_file import Lock, make
from skulduggery.server.store.sqlite_opening import connect_and_migrate
from skulduggery.server.store.sqlite_presence import Presence
from skulduggery.server.store.sqlite_worker import Worker

log = logging.getLogger("skulduggery.store")

FOR_READING = 0.2
"""Share of the time for closing."""
PATIENCE = 5.0
"""Seconds to wait for another program that has locked the file."""

BEHIND_ALL = "~"
ADD_ENTRY = for_sqlite(queries.ADD_ENTRY)
HEADS = "SELECT value, (SELECT max(seq) FROM entries WHERE log = value) FROM json_each(?1)"
READ_MANY = """
SELECT log, body FROM json_each(?1) AS wanted CROSS JOIN entries ON log = wanted.key AND seq > wanted.value
ORDER BY log, seq
"""
GUESTS = "SELECT id, name, since, seen, crest FROM guests WHERE id IN (SELECT value FROM json_each(?1))"
PAD_REVISIONS = """
SELECT id, revision FROM pads WHERE id IN (SELECT value FROM json_each(?1)) AND game IS NOT NULL
"""


class SqliteStore(CommonStore):
    def __init__(self, path: Path, *, patience: float = PATIENCE) -> None:
        self.path = path.resolve()
        self._patience = patience
        self._presence = Presence()
        self._open: _Open | None = None

    @property
    def shared(self) -> bool:
        return False

    @property
    def commits(self) -> int:
        """How often the disk was written to; many appends share one write."""
        return self._opened.writer.commits

    @property
    def bus_cuts(self) -> int:
        return 0

    async def open(self) -> None:
        self._open = await asyncio.to_thread(_Open, self.path, patience=self._patience)
        self._open.start()

    async def close(self, *, within: float = CLOSING_S) -> None:
        if self._open is not None:
            opened, self._open = self._open, None
            await opened.close(within=within)

    async def ping(self) -> None:
        if self._opened.writer.works:
            await self._opened.writing.ask(_nothing)
            if self._opened.writer.met_damage:
                await self._could_append()
        else:
            await self._try_to_write()
        await self._opened.reading.ask(_nothing)

    async def _could_append(self) -> None:
        """Check that the log table accepts an append, at both ends of the key range: one damaged page makes no
        damaged database."""
        try:
            await self._opened.writing.ask(partial(_try_to_append, BEHIND_ALL))
        except StoreDamaged:
            await self._opened.writing.ask(partial(_try_to_append, ""))

    async def append(self, log: str, seq: int, entry: bytes, facts: Facts | None = None) -> bool:
        if facts is None:
            return await self.write(log, seq, entry)
        return await self._opened.writing.ask(partial(_add_entry_with_facts, log, seq, entry, facts))

    def write(self, log: str, seq: int, entry: bytes) -> asyncio.Future[bool]:
        return self._opened.writing.ask(partial(_add_entry, log, seq, entry))

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[bytes]]:
        found: dict[str, list[bytes]] = {}
        for log, body in await self._select(READ_MANY, msgspec.json.encode(after).decode()):
            found.setdefault(log, []).append(body)
        return found

    async def heads(self, logs: Sequence[str]) -> dict[str, int]:
        rows = await self._select(HEADS, msgspec.json.encode(logs).decode())
        return {log: seq for log, seq in rows if seq is not None}

    def listen(self, news: News) -> None:
        """There is no other server."""

    async def tell(self, name: str, number: int) -> None:
        """There is no other server."""

    async def guests(self, ids: Sequence[GuestId]) -> dict[GuestId, Guest]:
        rows = await self._select(GUESTS, msgspec.json.encode(ids).decode())
        return {guest.id: guest for guest in map(guest_row, rows)}

    async def pad_revisions(self, shares: Sequence[ShareId]) -> dict[ShareId, int]:
        return {row[0]: row[1] for row in await self._select(PAD_REVISIONS, msgspec.json.encode(shares).decode())}

    async def here(self, server: str, present: Mapping[TableId, Sequence[GuestId]], until: int) -> None:
        self._presence.here(server, present, until)

    async def time(self) -> int:
        return time.time_ns() // 1_000_000

    async def present(self, table: TableId, now: int) -> frozenset[GuestId]:
        return self._presence.present(table, now)

    async def present_at(self, tables: Sequence[TableId], now: int) -> dict[TableId, frozenset[GuestId]]:
        found = {table: self._presence.present(table, now) for table in tables}
        return {table: guests for table, guests in found.items() if guests}

    async def _select(self, query: str, *values: Value) -> list[Row]:
        return await self._opened.reading.ask(partial(_fetch, for_sqlite(query), values))

    async def _change(self, *statements: Statement) -> None:
        await self._opened.writing.ask(partial(_execute, statements))

    async def _forget_presence(self, guest: GuestId) -> None:
        self._presence.forget(guest)

    @property
    def _opened(self) -> "_Open":
        if self._open is None:
            raise StoreDown("the database is not open")
        return self._open


class _Open:
    """What exists between opening and closing."""

    def __init__(self, path: Path, *, patience: float) -> None:
        make(path)
        self._lock = Lock(path)
        try:
            db = connect_and_migrate(path, patience=patience)
        except BaseException:
            self._lock.release()
            raise
        self.writer = Writer(path, db, patience=patience, ask_disk=self._lock.ask_disk)
        self.reader = Reader(path, patience=patience)
        self.writing = Worker(
            "store-writer", self.writer.work_off, self.writer.rest, self.writer.close, afterwards=self.writer.tidy_up
        )
        self.reading = Worker("store-reader", self.reader.work_off, end=self.reader.close)

    def start(self) -> None:
        self.writing.start()
        self.reading.start()

    async def close(self, *, within: float) -> None:
        """Close the threads, the writer last: it may tidy up the file. A hanging thread keeps its connection and the
        file's lock until the process ends."""
        deadline = Deadline(within)
        reading_ended = await self.reading.stop(within=deadline.left * FOR_READING)
        writing_ended = await self.writing.stop(within=deadline.left)
        if reading_ended and writing_ended:
            self._lock.release()
        else:
            log.error("the disk does not answer: closed without it")


def _nothing(db: sqlite3.Connection) -> None:
    db.execute("SELECT count(*) FROM meta").fetchall()


def _try_to_append(log: str, db: sqlite3.Connection) -> None:
    db.execute("SAVEPOINT trial")
    try:
        db.execute(ADD_ENTRY, (log, 0, b""))
    finally:
        db.execute("ROLLBACK TO trial")
        db.execute("RELEASE trial")


def _add_entry(log: str, seq: int, entry: bytes, db: sqlite3.Connection) -> bool:
    return db.execute(ADD_ENTRY, (log, seq, entry)).rowcount == 1


def _add_entry_with_facts(log: str, seq: int, entry: bytes, facts: Facts, db: sqlite3.Connection) -> bool:
    with _all_or_nothing(db):
        won = _add_entry(log, seq, entry, db)
        if won:
            for query, values in statements(facts, log):
                db.execute(for_sqlite(query), values)
    return won


def _execute(statements: Sequence[Statement], db: sqlite3.Connection) -> None:
    with _all_or_nothing(db):
        for query, values in statements:
            db.execute(for_sqlite(query), values)


def _fetch(query: str, values: tuple[Value, ...], db: sqlite3.Connection) -> list[Row]:
    return db.execute(query, values).fetchall()


@contextmanager
def _all_or_nothing(db: sqlite3.Connection) -> Generator[None]:
    db.execute("SAVEPOINT work")
    try:
        yield
    except Exception as error:
        if db.in_transaction:  # SQLite itself rolls back the whole transaction when the disk is full
            db.execute("ROLLBACK TO work")
            db.execute("RELEASE work")
        if isinstance(error, sqlite3.IntegrityError) and "tables.code" in str(error):
            raise CodeTaken from error
        raise
    db.execute("RELEASE work")
