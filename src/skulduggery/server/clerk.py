"""Handles requests one after another: judge, append to the log, and only then adopt and send the result.

Other servers may hold the same table. The first to append wins. The loser reads the new entries and judges its
request again.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeAlias

import structlog

from skulduggery.server import entries as log
from skulduggery.server.answers import Answers
from skulduggery.server.driving import Driver
from skulduggery.server.entries import Entry
from skulduggery.server.gathering import Gathering
from skulduggery.server.herald import Herald
from skulduggery.server.ids import GuestId
from skulduggery.server.ledger import Ledger
from skulduggery.server.peers import Peer
from skulduggery.server.refusals import goodbye
from skulduggery.server.store import StoreDamaged, StoreDown
from skulduggery.server.table import fold
from skulduggery.server.table.fold import Applied
from skulduggery.server.table.moves import Judged, Step
from skulduggery.server.table.requests import No
from skulduggery.server.table.running import Ran
from skulduggery.server.table.state import Table
from skulduggery.server.tablelock import TableLock

FAILED = 1011
TRIES = 20
"""How often a request is judged again because another server appended first. After that it is refused for now."""

Answered: TypeAlias = Callable[[Exception | None], None]
"""Called once when a request has its answer, or could not get it because of a fault of ours."""

logger = structlog.get_logger("skulduggery.table")


class Clerk:
    """The clerk of one table."""

    def __init__(self, gathering: Gathering, herald: Herald, entries: Iterable[Entry]) -> None:
        self.ledger = Ledger(gathering)
        self.answers = Answers(entries)
        self.driver = Driver(gathering, herald, self)
        self.is_broken = False
        """Whether the database can no longer store this table's log."""
        self._gathering = gathering
        self._herald = herald
        self._services = gathering.services
        self._lock = TableLock()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_busy(self) -> bool:
        return self._lock.taken

    # --- requests -------------------------------------------------------------------------------------------------

    async def answer(self, peer: Peer, request: str, judge: Callable[[], Awaitable[Judged]]) -> None:
        """Answer a request exactly once, however often it is sent."""
        async with self._lock:
            try:
                refused = await self._try(peer.guest, request, judge, asked_by=peer)
            except StoreDown as down:
                refused = self._told(down)
            if refused is not None:
                self._refuse(peer, request, refused)

    def answer_now(self, peer: Peer, request: str, judge: Callable[[], Judged], answered: Answered) -> bool:
        """Answer an allowed decision synchronously, without a task. Return False and do nothing if the answer takes
        longer."""
        if self.ledger.is_stale or self.answers.knows(peer.guest, request) or not self._lock.take_now():
            return False
        is_writing = False
        try:
            judged = judge()
            if not isinstance(judged, No):
                what, ran = judged
                entry = Entry(at=self._gathering.now(), what=what, by=peer.guest, id=request)
                is_writing = self.ledger.write(entry, ran, partial(self._written, peer, entry, judge, answered))
        except StoreDown:
            return False
        finally:
            if not is_writing:
                self._lock.leave()
        return is_writing

    def _written(
        self, peer: Peer, entry: Entry, judge: Callable[[], Judged], answered: Answered, applied: Applied, *, won: bool
    ) -> None:
        if not won:
            self._lock.leave()
            self._in_background(self._answer_after_all(peer, entry, judge, answered))
            return
        fault: Exception | None = None
        try:
            self._adopt(applied, entry, peer)
            self._services.metrics.intents["done"].inc()
        except Exception as error:
            fault = error
        finally:
            self._lock.leave()
        answered(fault)

    async def _answer_after_all(
        self, peer: Peer, entry: Entry, judge: Callable[[], Judged], answered: Answered
    ) -> None:
        """Another server appended first, or it is unknown whether the entry was written."""
        fault: Exception | None = None
        try:
            await self.answer(peer, entry.id or "", awaited(judge))
        except Exception as error:
            fault = error
        answered(fault)

    def _in_background(self, what: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def ask(self, guest: GuestId, request: str, judge: Callable[[], Awaitable[Judged]]) -> No | None:
        """Handle a request from a guest who need not have a device at the table. Raises `StoreDown`."""
        async with self._lock:
            try:
                return await self._try(guest, request, judge, asked_by=None)
            except StoreDamaged as damaged:
                return self._told(damaged)

    async def _try(
        self, guest: GuestId, request: str, judge: Callable[[], Awaitable[Judged]], *, asked_by: Peer | None
    ) -> No | None:
        await self._refresh()
        for _ in range(TRIES):
            if asked_by is not None and self._answered_before(asked_by, request):
                return None
            judged = await judge()
            if isinstance(judged, No):
                if await self._was_behind():
                    continue
                return judged
            what, ran = judged
            if await self.commit(Entry(at=self._gathering.now(), what=what, by=guest, id=request), ran, asked_by):
                if asked_by is not None:
                    self._services.metrics.intents["done"].inc()
                return None
        return No("busy")

    def _answered_before(self, peer: Peer, request: str) -> bool:
        if self.answers.is_granted(peer.guest, request):
            self._services.metrics.intents["repeated"].inc()
            peer.push(self._herald.whole(peer, ack=request))
            return True
        frame = self.answers.refusal(peer.guest, request)
        if frame is not None:
            self._herald.refuse_again(peer, frame)
        return frame is not None

    def _refuse(self, peer: Peer, request: str, no: No) -> None:
        self._services.metrics.intents["refused"].inc()
        self._services.metrics.refused[no.reason].inc()
        self.answers.refuse(peer.guest, request, no, self._herald.refuse(peer, request, no))

    # --- entries by the server itself -----------------------------------------------------------------------------

    async def do(self, judge: Callable[[], Step | None]) -> bool:
        """Write an entry that nobody requested: a bot's decision, a timeout. False if the database fails."""
        async with self._lock:
            try:
                await self._refresh()
                for _ in range(TRIES):
                    judged = judge()
                    if judged is None:
                        return True
                    what, ran = judged
                    if await self.commit(Entry(at=self._gathering.now(), what=what), ran):
                        return True
            except StoreDown as down:
                self._told(down)
                return False
        return False

    async def do_once(self, what: log.Happening) -> bool:
        """Write an entry for the table's current state. False if the table is over, another server appended first or
        the database fails."""
        async with self._lock:
            try:
                await self._refresh()
                if self._gathering.table.status in ("finished", "abandoned"):
                    return False
                return await self.commit(Entry(at=self._gathering.now(), what=what))
            except StoreDown as down:
                self._told(down)
                return False

    async def welcome_back(self, peer: Peer) -> None:
        """Return the seat to a player for whom a bot played. Call it while the table is `held`."""
        seat, table = peer.seat, self._gathering.table
        if seat is None or table.status != "playing" or table.chairs[seat].stand_in is None:
            return
        try:
            came_back = Entry(at=self._gathering.now(), what=log.CameBack(seat), by=peer.guest)
            await self.commit(came_back, asked_by=peer)
        except StoreDamaged as damaged:
            self._told(damaged)
        except StoreDown:
            logger.warning("store_down", table=_short(self._gathering.table), doing="come_back")

    # --- database failures --------------------------------------------------------------------------------------

    def _told(self, down: StoreDown) -> No:
        """A damaged log stays damaged: close all sockets and stop the driver. An outage only gets a refusal."""
        if not isinstance(down, StoreDamaged):
            return No("unavailable")
        self.is_broken = True
        self.driver.stop()
        no = self._services.damage.at_table(self._gathering.table.id, str(down))
        for peer in self._gathering.peers:
            peer.push(goodbye(no, peer.language, again=False))
            peer.close(FAILED, no.reason)
        return no

    # --- the log --------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def held(self) -> AsyncGenerator[None]:
        """Hold the table's lock, after reading what other servers appended. Raises `StoreDown`."""
        async with self._lock:
            try:
                await self._refresh()
                await self._was_behind()
            except StoreDamaged as damaged:
                self._told(damaged)
                raise
            yield

    async def commit(self, entry: Entry, ran: Ran | None = None, asked_by: Peer | None = None) -> bool:
        """Append, then adopt, then send. False: another server appended first, and we have read its entries."""
        applied = await self.ledger.append(entry, ran)
        if applied is None:
            await self._catch_up()
            return False
        self._adopt(applied, entry, asked_by)
        return True

    async def news(self, seq: int) -> None:
        """Another server has appended."""
        if seq > self._gathering.table.seq:
            async with self._lock:
                with suppress(StoreDown):
                    if seq > self._gathering.table.seq:
                        await self._catch_up()

    async def _refresh(self) -> None:
        if self.ledger.is_stale:
            await self._catch_up()

    async def _was_behind(self) -> bool:
        """Whether another server had newer entries. A request that was refused by an old state may be allowed by
        now."""
        known = self._gathering.table.seq
        if self._services.store.shared:
            await self._catch_up()
        return self._gathering.table.seq > known

    async def _catch_up(self) -> None:
        for entry in await self.ledger.read_on():
            self._gathering.now.follow(entry.at)
            self._adopt(fold.apply(self._gathering.table, entry), entry, None)

    def _adopt(self, applied: Applied, entry: Entry, asked_by: Peer | None) -> None:
        before, table = self._gathering.table, applied.table
        self.answers.grant(entry)
        self.ledger.adopt(applied, entry)
        is_move = isinstance(entry.what, log.Moved | log.PauseOver)
        if is_move:
            self._services.metrics.moves[table.game.NAME].inc()
        else:
            self._gathering.look_who_sits_where()
        if before.status != table.status:
            logger.info("table_" + table.status, table=_short(table), game=table.game.NAME)
        try:
            with_table = not is_move or _differs(before, table)
            self._herald.tell(applied.events, entry, asked_by, with_table=with_table)
        finally:  # the entry is written: the game goes on even if some devices could not be told
            self.driver.drive()


def awaited(judge: Callable[[], Judged]) -> Callable[[], Awaitable[Judged]]:
    """Wrap a synchronous judgement for callers that expect an async one."""

    async def judged() -> Judged:
        return judge()

    return judged


def _short(table: Table) -> str:
    """Part of a table's id, for the log. The whole id would let everybody who reads the log in."""
    return table.id[:6]


def _differs(before: Table, after: Table) -> bool:
    """Whether a decision changed the public state of the table."""
    return before.status != after.status or before.take_back is not after.take_back
