"""All tables that this server holds: find, open, synchronise with other servers, and release when nobody is there."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine, Mapping, Sequence
from functools import partial
from typing import Any

import structlog
from msgspec import Struct
from prometheus_client import Gauge

from skulduggery.server import closing, lists, looking, pads
from skulduggery.server import entries as log
from skulduggery.server.entries import Entry
from skulduggery.server.fairness import new_secret
from skulduggery.server.ids import GuestId, ShareId, TableId, is_table_id, new_code, new_table_id
from skulduggery.server.live import Live
from skulduggery.server.refusals import goodbye
from skulduggery.server.services import Services
from skulduggery.server.settings import Settings
from skulduggery.server.store import CodeTaken, Facts, StoreDamaged, StoreDown
from skulduggery.server.table import fold, requests
from skulduggery.server.table.position import Reached
from skulduggery.server.table.requests import No
from skulduggery.server.table.state import Table

BEAT_SECONDS = 2.0
"""How often the servers of one database synchronise directly, in case the bus lost a message."""
TELL_WITHIN = 0.1
"""Seconds until the other servers learn that somebody has joined."""
SWEEP_SECONDS = 60.0
GOING_ON = ("waiting", "playing")
STOP_SECONDS = 10.0
MOST_IDLE = 100
"""Idle tables that are checked in one round and closed if necessary."""
LET_GO_AFTER = 120.0
"""Seconds after which a table without clients is released from memory. It stays in the database."""
BELIEVED_FOR = 15_000
RESTARTING = 1012
TRIES = 20
"""Attempts to find a free code for a new table. Each open table takes one code in five million."""

logger = structlog.get_logger("skulduggery.hub")


class WantedBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a new table; by default the strongest, with a name that we choose."""

    bot: str | None = None
    name: str | None = None


class Hub:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.name = secrets.token_hex(8)
        self.stopping = False
        self.new_table_id = new_table_id
        """Workers choose ids so that a table's home is the worker where it was opened."""
        self.pads = pads.Pads(services)
        self._tables: dict[TableId, Live] = {}
        self._loading: dict[TableId, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._announcing = False
        self._telling = asyncio.Lock()
        self._unreadable: set[TableId] = set()

    def start(self) -> None:
        self.services.store.listen(self._news)
        self._in_background(self._every(SWEEP_SECONDS, self._sweep))
        if self.services.store.shared:
            self._in_background(self._every(BEAT_SECONDS, self._beat))

    async def stop(self, *, within: float = STOP_SECONDS) -> None:
        """Tell all clients to reconnect, and finish storing what was accepted. No clock runs until a client is back."""
        if self.stopping:
            return
        self.stopping = True
        self.pads.stop()
        for task in self._tasks:
            task.cancel()
        peers = [peer for live in self._tables.values() for peer in live.gathering.peers]
        for live in self._tables.values():
            live.driver.stop()
        for peer in peers:
            peer.push(goodbye(No("stopping"), peer.language, again=True))
            peer.close(RESTARTING)
        if peers:
            await asyncio.wait([asyncio.create_task(peer.drained()) for peer in peers], timeout=within / 2)
        if self.services.store.shared:
            leaving = asyncio.create_task(self._nobody_is_here())
            await asyncio.wait([leaving], timeout=within / 2)  # cancelling it could take as long as the database hangs

    async def _nobody_is_here(self) -> None:
        with contextlib.suppress(StoreDown):
            await self.services.store.here(self.name, {}, self.services.now())

    @property
    def held(self) -> int:
        return len(self._tables)

    def _are_too_many(self) -> bool:
        """Whether too many tables are waiting or playing. Tables that are over stay in memory for a while, but are
        not limited."""
        most, held = self.services.config.limits.tables, self._tables.values()
        return len(held) >= most and sum(live.table.status in GOING_ON for live in held) >= most

    def game_at(self, table_id: TableId) -> str | None:
        """The game of a table, if it is known without a query."""
        live = self._tables.get(table_id)
        return None if live is None else live.table.settings.game

    def tables(self) -> Sequence[Live]:
        return tuple(self._tables.values())

    def measure(self) -> None:
        """Set the gauges that are computed only when they are read."""
        metrics, store = self.services.metrics, self.services.store
        self._count(metrics.tables)
        metrics.outbox_frames.set(sum(peer.waiting for live in self._tables.values() for peer in live.gathering.peers))
        metrics.pad_viewers.set(self.pads.viewers)
        metrics.damaged.set(self.services.damage.count)
        metrics.store_commits.set(store.commits)
        metrics.bus_cuts.set(store.bus_cuts)

    def _count(self, gauge: Mapping[str, Gauge]) -> None:
        """Count the held tables by status."""
        counted = dict.fromkeys(("waiting", "playing", "finished", "abandoned"), 0)
        for live in self._tables.values():
            counted[live.table.status] += 1
        for status, number in counted.items():
            gauge[status].set(number)

    async def find(self, table_id: TableId) -> Live | No:
        """The table; read from its log if this server does not hold it yet."""
        live = self._sound(table_id)
        if live is not None:
            live.used_at = time.monotonic()  # or it might be released before the caller uses it
            return live
        if not is_table_id(table_id):  # logs that are not of tables have other names
            return No("no-such-table")
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            try:
                return self._sound(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)

    def _sound(self, table_id: TableId) -> Live | None:
        """The table if it is held and sound. If its log could not be written, it is read again: it may be over, or
        sound by now."""
        live = self._tables.get(table_id)
        if live is not None and live.clerk.is_broken:
            del self._tables[table_id]
            return None
        return live

    async def _load(self, table_id: TableId) -> Live | No:
        try:
            found = await self._read_log(table_id)
            if isinstance(found, No):
                return found
            table, entries = found
            return await self._hold(table, entries)
        except StoreDamaged as damaged:
            return self.services.damage.at_table(table_id, str(damaged))

    async def _read_log(self, table_id: TableId) -> tuple[Table, list[Entry]] | No:
        rows = await self.services.store.read(table_id)
        try:
            entries = [log.decode(row) for row in rows]
            table = fold.read(table_id, entries)
        except fold.Unreadable as fault:
            logger.error("table_unreadable", table=table_id[:6], reason=fault.reason)
            return No(fault.reason, dict(fault.args_))
        except Exception as error:  # our own logs never raise this: something else was written over the log
            return self.services.damage.at_table(table_id, "its log cannot be followed", error)
        return No("no-such-table") if table is None else (table, entries)

    async def _hold(self, table: Table, found: Sequence[Entry]) -> Live:
        known = await self.services.store.guests(sorted({table.host, *table.people, *table.namesakes}))
        live = self._make_live(table, found, {guest: one.name for guest, one in known.items()})
        live.gathering.learn_crests({guest: one.crest for guest, one in known.items()})
        live.commands.open_rematch = self._open_rematch
        live.announce = self._announce if self.services.store.shared else None
        await live.talk.load()
        return self._tables.setdefault(table.id, live)

    def _make_live(self, table: Table, found: Sequence[Entry], names: dict[GuestId, str]) -> Live:
        return Live(self.services, table, found, names)

    async def open_table(
        self,
        host: GuestId,
        settings: Settings,
        *,
        bots: Sequence[WantedBot] = (),
        sit: bool = True,
        before: TableId | None = None,
        start: Reached | None = None,
    ) -> Live | No:
        """Open a new table, with its host and bots seated."""
        checked = requests.checked_settings(settings, rules=None if start is None else start.rules)
        if isinstance(checked, No):
            return checked
        if self._are_too_many():
            return No("too-many-tables")
        if len(bots) + sit > checked.seats:
            return No("table-full", {"seats": checked.seats})
        unknown = next((bot for bot in map(partial(_checked_bot, checked.game), bots) if isinstance(bot, No)), None)
        if unknown is not None:
            return unknown
        live = await self._open(host, checked, before, start)
        if isinstance(live, No):
            return live
        happenings: list[log.Happening] = [log.SatDown(0, host)] if sit else []
        for wanted in bots:
            seat = len(happenings)
            happenings.append(self._bot_seated(live.table, seat, wanted, len(happenings) - sit))
        await self._seat(live, happenings)
        return live

    async def _open(
        self, host: GuestId, settings: Settings, before: TableId | None, start: Reached | None
    ) -> Live | No:
        position = None if start is None else log.Position(rules=start.rules, steps=start.steps)
        for _ in range(TRIES):
            opened = log.Opened(
                settings=settings, host=host, code=new_code(), secret=new_secret(), before=before, position=position
            )
            entry = Entry(at=self.services.now(), what=opened, by=host)
            table = fold.opened(self.new_table_id(), entry, start)
            facts = Facts(table=lists.table_row(table), members=())
            try:
                if await self.services.store.append(table.id, 1, log.encode(entry), facts):
                    return await self._hold(table, [entry])
            except CodeTaken:
                continue
        return No("busy")

    def _bot_seated(self, table: Table, seat: int, wanted: WantedBot, number: int) -> log.BotSeated:
        bot = requests.bot_for(table.game.NAME, wanted.bot)
        assert isinstance(bot, str)
        name = requests.BOT_NAMES[number] if wanted.name is None else requests.bot_name(table, wanted.name)
        return log.BotSeated(seat, bot=bot, name=name)

    async def _open_rematch(self, old: Table) -> Live | No:
        """A table with the same people and bots on the same seats, except for those who were kicked. Raises
        `StoreDown`."""
        opened = await self.open_table(old.host, old.settings, sit=False, before=old.id)
        if isinstance(opened, No):
            return opened
        seats: list[log.Happening] = []
        for number, chair in enumerate(old.chairs):
            if chair.guest is not None and chair.guest not in old.banned:
                seats.append(log.SatDown(number, chair.guest))
            elif chair.bot is not None:
                seats.append(log.BotSeated(number, bot=chair.bot, name=chair.bot_name, after=chair.after))
        await self._seat_all(opened, seats)
        return opened

    async def open_position(
        self, host: GuestId, settings: Settings, start: Reached, seats: Sequence[log.Happening]
    ) -> Live | No:
        """A table that plays on from a position, with everybody seated. Raises `StoreDown`."""
        opened = await self.open_table(host, settings, sit=False, start=start)
        if isinstance(opened, Live):
            await self._seat_all(opened, seats)
        return opened

    async def _seat_all(self, live: Live, happenings: Sequence[log.Happening]) -> None:
        if not await self._seat(live, happenings):
            raise StoreDown("the database went away while people sat down")
        await live.gathering.learn_names((*live.table.people, *live.table.namesakes))

    async def _seat(self, live: Live, happenings: Sequence[log.Happening]) -> bool:
        """Whether everybody could be seated."""
        return all([await live.clerk.do_once(happening) for happening in happenings])

    # --- other servers --------------------------------------------------------------------------------------------

    def _news(self, heads: Mapping[str, int]) -> None:
        self.services.metrics.bus_news.inc(len(heads))
        for name, seq in heads.items():
            table_id, _, part = name.partition(":")
            live = self._tables.get(TableId(table_id))
            if table_id == pads.NEWS:
                self._in_background(self.pads.news(ShareId(part)))
            elif live is not None and part.startswith(looking.NEWS):
                self._in_background(live.looking.news(part, seq))
            elif live is not None:
                self._in_background(live.talk.news(seq) if part else self._follow(live, seq))

    async def _follow(self, live: Live, seq: int) -> None:
        try:
            await live.clerk.news(seq)
        except fold.Unreadable as fault:
            self.give_up(live, fault)

    def give_up(self, live: Live, fault: fold.Unreadable) -> No:
        """A newer server continues this table by rules that we do not have. Its clients have to connect there."""
        no = No(fault.reason, dict(fault.args_))
        if self._tables.pop(live.table.id, None) is not None:
            logger.warning("table_given_up", table=live.table.id[:6], reason=fault.reason)
            live.driver.stop()
            for peer in tuple(live.gathering.peers):
                peer.push(goodbye(no, peer.language, again=True))
                peer.close(RESTARTING)
        return no

    async def _beat(self) -> None:
        """Synchronise with other servers: find what the bus lost, and report presence. Nothing depends on the bus."""
        store = self.services.store
        held = [live for live in self._tables.values() if live.gathering.peers]
        for live in held:
            live.looking.beat()
        await self.pads.beat()
        await self.services.keep_time()
        await self._tell_who_is_here()
        self._news_of(await store.heads([name for live in held for name in (live.table.id, live.talk.log)]))
        going_on = [live for live in held if live.table.status in GOING_ON]
        present = await store.present_at([live.table.id for live in going_on], self.services.now())
        for live in going_on:
            elsewhere = present.get(live.table.id, frozenset())
            live.set_elsewhere(elsewhere - {peer.guest for peer in live.gathering.peers})

    def _announce(self) -> None:
        """Report a new arrival early: another server may be about to let a bot play for this person."""
        if not self._announcing:
            self._announcing = True
            self._in_background(self._tell_soon())

    async def _tell_soon(self) -> None:
        """Many clients connect at once when a server starts, so they are reported together."""
        try:
            await asyncio.sleep(TELL_WITHIN)
        finally:
            self._announcing = False
        with contextlib.suppress(StoreDown):
            await self._tell_who_is_here()

    async def _tell_who_is_here(self) -> None:
        """Report presence. One report at a time: if two writes overtook each other, people who have left would seem
        to be here."""
        async with self._telling:
            held = [live for live in self._tables.values() if live.gathering.peers]
            here = {live.table.id: sorted({p.guest for p in live.gathering.peers if not p.tv}) for live in held}
            await self.services.store.here(self.name, here, self.services.now() + BELIEVED_FOR)

    def _news_of(self, heads: Mapping[str, int]) -> None:
        for name, seq in heads.items():
            table_id, _, talk = name.partition(":")
            live = self._tables.get(TableId(table_id))
            if live is not None and not talk and seq > live.table.seq:
                self._in_background(self._follow(live, seq))
            elif live is not None and talk and seq > live.talk.seq:
                self._in_background(live.talk.news(seq))

    # --- housekeeping ---------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Housekeeping. A damaged part does not keep the rest from being done."""
        self.let_go()
        for step in (self.pads.forget_unused, self._learn_names, self._close_deserted):
            try:
                await step()
            except StoreDamaged as damaged:
                self.services.damage.told(damaged, step.__name__.strip("_"))

    async def _close_deserted(self) -> None:
        before = self.services.now() - self.services.config.abandon_after_minutes * 60_000
        idle = await self.services.store.idle_tables(before, MOST_IDLE + len(self._unreadable))
        for table_id in (table for table in idle if table not in self._unreadable):
            live = await self.find(table_id)
            if isinstance(live, No):
                if not await closing.sweep(self.services, table_id, live.reason):
                    self._unreadable.add(table_id)  # it must not keep others from being closed
                continue
            if not await self._is_anybody_at(live) and live.table.touched_at < before:
                await live.clerk.do_once(log.Abandoned("deserted"))
            if live.clerk.is_broken:
                self._unreadable.add(table_id)

    async def _is_anybody_at(self, live: Live) -> bool:
        return bool(live.gathering.peers) or bool(await live.gathering.present_anywhere())

    async def _learn_names(self) -> None:
        """Refresh names. A guest may have been renamed or forgotten at another server."""
        if not self.services.store.shared:
            return
        asked = {live: tuple(live.gathering.names) for live in self._tables.values()}
        found = await self.services.store.guests(sorted({guest for guests in asked.values() for guest in guests}))
        for live, guests in asked.items():
            live.learn(guests, found)

    def let_go(self) -> None:
        """Release tables without clients from memory."""
        long_ago = time.monotonic() - LET_GO_AFTER
        for table_id, live in list(self._tables.items()):
            if live.used_at < long_ago and live.is_idle:
                live.driver.stop()
                del self._tables[table_id]

    async def _every(self, seconds: float, what: Any) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await what()
            except StoreDown:
                self.services.metrics.store_failures.inc()
            except Exception as error:
                logger.exception("housekeeping_failed", error=type(error).__name__)

    def _in_background(self, what: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _checked_bot(game: str, wanted: WantedBot) -> str | No:
    return requests.bot_for(game, wanted.bot)
