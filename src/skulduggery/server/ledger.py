"""The log of one table, as far as this server knows it.

Other servers may hold the same table. The first to append at `(table, seq)` wins; the loser reads the new entries.
"""

import asyncio
import time
from functools import partial
from typing import Protocol

from skulduggery.server import entries as log
from skulduggery.server import lists
from skulduggery.server.entries import Entry
from skulduggery.server.gathering import Gathering
from skulduggery.server.ids import GuestId
from skulduggery.server.records import Book, book_of, finished_game, new_book
from skulduggery.server.store import Facts, StoreDown
from skulduggery.server.table import fold
from skulduggery.server.table.fold import Applied
from skulduggery.server.table.running import Ran

TOUCH_EVERY = 5 * 60 * 1000


class Then(Protocol):
    def __call__(self, applied: Applied, *, won: bool) -> None:
        """Receives the table after the entry. If `won`, the entry was written and has to be adopted now. If not,
        another server appended first, or it is unknown whether it was written."""


class Ledger:
    def __init__(self, gathering: Gathering) -> None:
        self.is_stale = False
        """Whether the log may have entries that we do not know."""
        self._gathering = gathering
        self._services = gathering.services
        self._row_touched = 0
        self._book: Book | None = None
        """The record so far. Only for a game that began at this server and in which nothing was taken back."""

    def write(self, entry: Entry, ran: Ran | None, then: Then) -> bool:
        """Like `append`, but without waiting, for an entry that changes nothing but the log. False if the entry is
        of another kind; then nothing is done. Raises `StoreDown`."""
        applied = fold.apply(self._gathering.table, entry, ran)
        if applied.table.over is not None or not isinstance(entry.what, log.Moved) or not self._is_row_fresh(entry.at):
            return False
        started = time.perf_counter()
        writing = self._services.store.write(applied.table.id, applied.table.seq, log.encode(entry))
        writing.add_done_callback(partial(self._written, applied, started, then))
        return True

    def _written(self, applied: Applied, started: float, then: Then, writing: asyncio.Future[bool]) -> None:
        is_known = not writing.cancelled() and writing.exception() is None
        if is_known:
            self._services.metrics.store_append_seconds.observe(time.perf_counter() - started)
        else:
            self._may_be_written()
        then(applied, won=is_known and writing.result())

    def _may_be_written(self) -> None:
        """The write has failed, but its entry may be in the log all the same."""
        self.is_stale = True
        self._services.metrics.store_failures.inc()

    async def append(self, entry: Entry, ran: Ran | None) -> Applied | None:
        """Append the entry. Returns the new table, to be adopted now, or None if another server appended first.
        Raises `StoreDown`."""
        before, metrics = self._gathering.table, self._services.metrics
        applied = fold.apply(before, entry, ran)
        encoded = log.encode(entry)
        facts = await self._facts(applied, entry)
        started = time.perf_counter()
        try:
            won = await self._services.store.append(before.id, applied.table.seq, encoded, facts)
        except (StoreDown, asyncio.CancelledError):
            self._may_be_written()
            raise
        metrics.store_append_seconds.observe(time.perf_counter() - started)
        return applied if won else None

    async def read_on(self) -> list[Entry]:
        """The entries that other servers appended, to be adopted now. Raises `StoreDown`."""
        self.is_stale = True  # until all is read
        table = self._gathering.table
        found = [log.decode(row) for row in await self._services.store.read(table.id, table.seq)]
        await self._gathering.learn_names(guest for entry in found if (guest := _named_by(entry.what)) is not None)
        self.is_stale = False
        return found

    def adopt(self, applied: Applied, entry: Entry) -> None:
        """Adopt an entry that is stored in the log."""
        gathering = self._gathering
        gathering.before, gathering.table = gathering.table, applied.table
        if isinstance(entry.what, log.Started):
            self._book = new_book(applied.table)
        if self._book is not None and not self._book.follow(gathering.before, entry, applied.events):
            self._book = None

    # --- rows besides the log -------------------------------------------------------------------------------------

    async def _facts(self, applied: Applied, entry: Entry) -> Facts | None:
        """Rows for the lists of tables and of finished games."""
        what, table, gathering = entry.what, applied.table, self._gathering
        finished = None
        is_the_end = table.over is not None and table.status == "finished" and gathering.table.status == "playing"
        if is_the_end and not table.is_practice:
            await gathering.learn_names_anew()
            finished = finished_game(table, await self._whole_book(applied, entry), gathering.names, entry.at)
        elif not is_the_end and isinstance(what, log.Moved | log.PauseOver) and self._is_row_fresh(entry.at):
            return None
        self._row_touched = entry.at
        return Facts(table=lists.table_row(table), members=table.people, finished=finished)

    async def _whole_book(self, applied: Applied, entry: Entry) -> Book:
        """The record of the game including its last entry; read from the log if this server did not see it all. If
        the log has new entries by then, another server appended first and the record is thrown away."""
        table = self._gathering.table
        if self._book is not None:
            return self._book.with_the_end(table, entry, applied.events)
        rows = (await self._services.store.read(table.id))[: table.seq]
        return book_of(applied.table, [*(log.decode(row) for row in rows), entry])

    def _is_row_fresh(self, at: int) -> bool:
        """Whether the table's row is recent enough. If so, the lists need not learn yet that the game goes on."""
        return at - self._row_touched < TOUCH_EVERY


def _named_by(what: log.Happening) -> GuestId | None:
    """The guest whose name is on a seat from now on."""
    match what:
        case log.SatDown(_, guest):
            return guest
        case log.BotSeated(after=guest):
            return guest
        case _:
            return None
