"""A table that this server holds: one request after another is judged, made durable, and only then told to everybody.

Other servers may hold the same table. Whoever appends first at `(table, seq)` was first; the other reads what came
and judges its request again.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
import structlog
from msgspec import Raw

from skulduggery.kernel.chance import Pause
from skulduggery.kernel.protocol import Chance
from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech
from skulduggery.server import entries as log
from skulduggery.server import frames, lists, wire
from skulduggery.server.driving import Driver
from skulduggery.server.entries import Entry
from skulduggery.server.hindsight import Hindsight
from skulduggery.server.ids import GuestId
from skulduggery.server.looking import Looking
from skulduggery.server.peers import Peer
from skulduggery.server.records import Book, book_of, finished_game, new_book
from skulduggery.server.refusals import refused_frame, sentence
from skulduggery.server.services import Services
from skulduggery.server.store import Facts, StoreDown
from skulduggery.server.table import clocks, fold, requests, running
from skulduggery.server.table.fold import Applied
from skulduggery.server.table.requests import No
from skulduggery.server.table.running import Ran
from skulduggery.server.table.state import Table
from skulduggery.server.talk import Talk

TRIES = 20
"""How often a request is judged anew because another server was first, before it is given up for now."""

REMEMBERED = 256
"""Refused requests of which the answer is kept, should they be repeated. Accepted ones stand in the log for good."""

TOUCH_EVERY = 5 * 60 * 1000
FORGOTTEN, SHUT_OUT = 4401, 4403
"""How the socket of somebody is closed who is no guest any more, or who may not watch any more."""

NO_VERDICTS = ("busy", "unavailable")
"""Refusals that say nothing about the request: sent again, it is judged anew."""

Judged: TypeAlias = tuple[log.Happening, Ran | None] | No
logger = structlog.get_logger("skulduggery.table")


class Live:
    def __init__(self, services: Services, table: Table, entries: Iterable[Entry], names: dict[GuestId, str]) -> None:
        self.services = services
        self.table = table
        self._before = table
        """As it was before what happened last."""
        self.names = names
        self.peers: list[Peer] = []
        self.since = services.now()
        """When somebody was at the table again, or this server took it up: no clock runs before."""
        self.used_at = time.monotonic()
        self.talk = Talk(self)
        self.looking = Looking(self)
        self.driver = Driver(self)
        self._hindsight = Hindsight(services.looking_back)
        self.open_rematch: Callable[[Table], Awaitable[Live | No]] | None = None
        self._rematch: Live | None = None
        """The table that this server has opened for a rematch, whether or not another one was first."""
        self.announce: Callable[[], None] | None = None
        """Tells the other servers, where there are any, that somebody has come."""
        self._lock = asyncio.Lock()
        self._stale = False
        self._row_touched = 0
        self._who: dict[GuestId, str] = {}
        self._granted: dict[GuestId, set[str]] = {}
        """The requests that stand in the log, by who asked."""
        self._refusals: OrderedDict[tuple[GuestId, str], bytes] = OrderedDict()
        self._questions: dict[Seat, frames.Question] = {}
        self._book: Book | None = None
        """The record so far, of a game that began at this server and of which nothing was taken back."""
        self._elsewhere: frozenset[GuestId] = frozenset()
        self.here: frozenset[GuestId] = frozenset()
        """Who has a device at the table, at this server or another."""
        for entry in entries:
            self._remember(entry)

    # --- coming and going -----------------------------------------------------------------------------------------

    async def join(self, peer: Peer, name: str) -> No | None:
        """A device comes to the table, and is told everything in one message."""
        async with self._lock:
            await self._refresh()
            await self._was_behind()  # whoever comes over from another server must not see an older table here
            await self.talk.welcome(peer.guest)
            self.names[peer.guest] = name
            peer.seat = None if peer.tv else self.table.seat_of(peer.guest)
            refused = self.may_watch(peer.guest, tv=peer.tv)
            if refused is not None:
                return refused
            was_attended = self.attended
            is_attended_elsewhere = not was_attended and await self._is_attended_elsewhere(peer.guest)
            self.peers.append(peer)
            self._count_heads()
            if self.announce is not None:
                self.announce()
            if not was_attended:
                self.since = 0 if is_attended_elsewhere else self.services.now()
            peer.push(self.whole(peer))
            self._tell_around(but=peer)
            await self._welcome_back(peer)
        self.driver.drive()
        return None

    def leave(self, peer: Peer) -> None:
        peer.gone()
        if peer in self.peers:
            self.peers.remove(peer)
            self.looking.left(peer)
            self._count_heads()
            self.used_at = time.monotonic()
            self._tell_around()
            self.driver.drive()

    def _count_heads(self) -> None:
        """To be called when a device comes or goes, at this server or another."""
        self.here = frozenset(peer.guest for peer in self.peers if not peer.tv) | self._elsewhere

    @property
    def attended(self) -> bool:
        """Whether anybody is here for whom bots should play and clocks should run."""
        return any(peer.seat is not None or peer.guest == self.table.host for peer in self.peers)

    async def _is_attended_elsewhere(self, but: GuestId) -> bool:
        """Whether clocks run at another server. Otherwise whoever came anew would get back the time they thought."""
        return any(guest != but and self._belongs(guest) for guest in await self.present_anywhere())

    async def present_anywhere(self) -> frozenset[GuestId]:
        """Who has a device at the table at any server, by what the servers said last. Raises `StoreDown`."""
        store = self.services.store
        return await store.present(self.table.id, self.services.now()) if store.shared else frozenset()

    def _belongs(self, guest: GuestId) -> bool:
        return self.table.seat_of(guest) is not None or guest == self.table.host

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not self.peers and not self._lock.locked() and self.driver.idle

    def set_elsewhere(self, guests: frozenset[GuestId]) -> None:
        """What the other servers say about who is here."""
        if guests != self._elsewhere:
            self._elsewhere = guests
            self._count_heads()
            self._tell_around()
            self.driver.drive()

    def learn(self, asked: Iterable[GuestId], names: Mapping[GuestId, str]) -> None:
        """What those who were asked about are called today; whoever is not among the names has been forgotten."""
        for guest in asked:
            if guest not in names:
                self.forget(guest)
        today = {guest: names.get(guest, name) for guest, name in self.names.items()}
        if today != self.names:
            self.names = today
            self._tell_around()

    async def rename(self, guest: GuestId, name: str) -> None:
        self.names[guest] = name
        self._tell_around()

    def forget(self, guest: GuestId) -> None:
        """Somebody wanted to be forgotten: their devices are sent away, and their name is not known here any more."""
        for peer in [peer for peer in self.peers if peer.guest == guest]:
            _send_away(peer, No("forgotten"), FORGOTTEN)
        self.talk.forget(guest)
        if self.names.pop(guest, None) is not None:
            self._tell_around()

    def may_watch(self, guest: GuestId | None, *, tv: bool = False) -> No | None:
        belongs = guest is not None and self._belongs(guest)
        if belongs or self.table.settings.spectators:
            return None
        # Whoever comes by a link before the game begins comes to sit down.
        return None if self.table.status == "waiting" and not tv else No("no-spectators")

    # --- requests -------------------------------------------------------------------------------------------------

    async def hear(self, peer: Peer, asked: wire.FromClient) -> None:
        """One message from a device."""
        self.used_at = time.monotonic()
        match asked:
            case wire.Intent():
                await self._intend(peer, asked)
            case wire.Sync():
                peer.push(self.whole(peer))
            case wire.Ping():
                peer.push(PONG)
            case wire.Say() | wire.Mute() | wire.Hush() | wire.ReportSomebody():
                await self.talk.hear(peer, asked)
            case wire.Look():
                self.looking.hear(peer, asked)
            case _:
                await self._command(peer, asked)

    async def _intend(self, peer: Peer, intent: wire.Intent) -> None:
        received = time.perf_counter()
        wait = self.driver.too_early(peer.seat)
        if wait > 0:
            # The others must not see from the pace whether this player was asked at all (SL-43).
            self.driver.later(wait, lambda: self._intend(peer, intent))
            return
        await self._answer(peer, intent.id, lambda: self._judge_intent(peer, intent))
        asyncio.get_running_loop().call_soon(self._measure, received)

    async def _command(self, peer: Peer, asked: wire.Command) -> None:
        await self._answer(peer, asked.id, lambda: self._judge_command(peer.guest, asked))
        await self._afterwards(peer.guest, asked)

    async def ask(self, guest: GuestId, asked: wire.Command) -> No | None:
        """A request from somebody who need not have a device at the table. Raises `StoreDown`."""
        async with self._lock:
            await self._refresh()
            for _ in range(TRIES):
                judged = await self._judge_command(guest, asked)
                if isinstance(judged, No):
                    if await self._was_behind():
                        continue
                    return judged
                what, ran = judged
                if await self._commit(Entry(at=self.services.now(), what=what, by=guest, id=asked.id), ran, None):
                    break
            else:
                return No("busy")
        await self._afterwards(guest, asked)
        return None

    async def _afterwards(self, guest: GuestId, asked: wire.Command) -> None:
        if isinstance(asked, wire.StandUp) and self._was_granted(guest, asked.id) and guest == self.table.host:
            await self.pass_host_on(guest)
        if self._rematch is not None and self.table.rematch is not None:
            if self._rematch.table.id != self.table.rematch:  # another server was first
                await self._rematch.do_once(log.Abandoned("deserted"))
            self._rematch = None

    async def _answer(self, peer: Peer, request: str, judge: Callable[[], Awaitable[Judged]]) -> None:
        """Exactly one answer for each request, however often it is sent."""
        key = (peer.guest, request)
        async with self._lock:
            try:
                await self._refresh()
                for _ in range(TRIES):
                    if self._answered_before(peer, key):
                        return
                    judged = await judge()
                    if isinstance(judged, No):
                        if await self._was_behind():
                            continue
                        self._refuse(peer, key, judged)
                        return
                    what, ran = judged
                    entry = Entry(at=self.services.now(), what=what, by=peer.guest, id=request)
                    if await self._commit(entry, ran, peer):
                        self.services.metrics.intents["done"].inc()
                        return
                self._refuse(peer, key, No("busy"))
            except StoreDown:
                self._refuse(peer, key, No("unavailable"))

    def _answered_before(self, peer: Peer, key: tuple[GuestId, str]) -> bool:
        if self._was_granted(*key):
            self.services.metrics.intents["repeated"].inc()
            peer.push(self.whole(peer, ack=key[1]))
            return True
        frame = self._refusals.get(key)
        if frame is not None:
            peer.push(frame)
        return frame is not None

    def _refuse(self, peer: Peer, key: tuple[GuestId, str], no: No) -> None:
        self.services.metrics.intents["refused"].inc()
        self.services.metrics.refused[no.reason].inc()
        frame = refused_frame(no, id=key[1], language=peer.language, game=self.table.game.NAME)
        if no.reason not in NO_VERDICTS:
            self._refusals[key] = frame
            if len(self._refusals) > REMEMBERED:
                self._refusals.popitem(last=False)
        peer.push(frame)

    async def _judge_intent(self, peer: Peer, intent: wire.Intent) -> Judged:
        table, play = self.table, self.table.play
        seat = table.seat_of(peer.guest)
        if seat is None or peer.tv:
            return No("banned" if peer.guest in table.banned else "not-seated")
        if play is None or table.status != "playing":
            return No("table-over" if table.status in ("finished", "abandoned") else "not-playing")
        if table.paused_at is not None:
            return No("paused")
        if table.chairs[seat].stand_in is not None or table.chairs[seat].timed_out:
            return No("bot-plays")
        try:
            move = fold.move_decoder(table.game).decode(intent.move)
        except (msgspec.DecodeError, RecursionError) as fault:
            return No("bad-move", {"problem": str(fault)[:200]})
        if play.prompts[seat] is not None and intent.prompt != play.prompts[seat]:
            return No("old-prompt")
        refusal = table.game.refusal(play.state, seat, move)
        if refusal is not None:
            return No(refusal.reason, refusal.args, refusal.rule)
        if play.prompts[seat] is None:
            return No("not-asked")
        ran = running.decide(table.game, play, seat, move, running.from_secret(play.key))
        spent = clocks.charge(table, seat, now=self.services.now(), since=self.since)
        return log.Moved(seat=seat, move=Raw(frames.encoder.encode(move)), outcomes=ran.outcomes, spent=spent), ran

    async def _judge_command(self, guest: GuestId, asked: wire.Command) -> Judged:
        """A start needs its first draws, what is to be taken back a second look, and a rematch a table."""
        verdict = requests.answer(self.table, guest, asked)
        match verdict:
            case No():
                return verdict
            case log.Started():
                ran = fold.start(self.table)
                return log.Started(rules=verdict.rules, outcomes=ran.outcomes), ran
            case log.RematchOpened(requests.NOT_OPENED_YET):
                return await self._with_a_table()
            case log.TakeBackAsked(seat):
                why_not = await self._seen_too_much(Seat(seat))
                return (verdict, None) if why_not is None else why_not
            case _:
                return verdict, None

    async def _with_a_table(self) -> Judged:
        """First it is opened, then told of: people go there at once."""
        assert self.open_rematch is not None
        if self._rematch is None:
            opened = await self.open_rematch(self.table)
            if isinstance(opened, No):
                return opened
            self._rematch = opened
        return log.RematchOpened(self._rematch.table.id), None

    async def _seen_too_much(self, seat: Seat) -> No | None:
        try:
            return No("take-back-revealed") if await self._hindsight.has_shown(self.table, seat) else None
        except TimeoutError:
            return No("busy")

    # --- what the server itself does ------------------------------------------------------------------------------

    async def do(self, judge: Callable[[], tuple[log.Happening, Ran | None] | None]) -> bool:
        """An entry that nobody asked for: a bot's decision, a timeout. False if the database is away."""
        async with self._lock:
            try:
                await self._refresh()
                for _ in range(TRIES):
                    judged = judge()
                    if judged is None:
                        return True
                    what, ran = judged
                    if await self._commit(Entry(at=self.services.now(), what=what), ran, None):
                        return True
            except StoreDown:
                return False
        return False

    async def do_once(self, what: log.Happening) -> bool:
        """An entry for the table as it stands; False if it is over, somebody was first or the database is away."""
        async with self._lock:
            try:
                await self._refresh()
                if self.table.status in ("finished", "abandoned"):
                    return False
                return await self._commit(Entry(at=self.services.now(), what=what), None, None)
            except StoreDown:
                return False

    def decided(self, seat: Seat, move: Any, bot: str) -> tuple[log.Happening, Ran]:
        """A bot's decision, as an entry."""
        table, play = self.table, self.table.play
        assert play is not None
        ran = running.decide(table.game, play, seat, move, running.from_secret(play.key))
        spent = clocks.charge(table, seat, now=self.services.now(), since=self.since)
        raw = Raw(frames.encoder.encode(move))
        return log.Moved(seat=seat, move=raw, outcomes=ran.outcomes, spent=spent, bot=bot), ran

    def pause_ended(self, begun: int) -> tuple[log.Happening, Ran] | None:
        """The pause that began then; another server may have ended it, and there may be another one by now."""
        table, play = self.table, self.table.play
        if play is None or not table.is_live:
            return None
        match play.awaiting:
            case Chance(Pause(seat)) if play.asked_at[seat] == begun:
                ran = running.end_pause(table.game, play, running.from_secret(play.key))
                spent = clocks.charge(table, Seat(seat), now=self.services.now(), since=self.since)
                return log.PauseOver(outcomes=ran.outcomes, spent=spent), ran
            case _:
                return None

    async def _welcome_back(self, peer: Peer) -> None:
        seat = peer.seat
        if seat is None or self.table.status != "playing" or self.table.chairs[seat].stand_in is None:
            return
        try:
            await self._commit(Entry(at=self.services.now(), what=log.CameBack(seat), by=peer.guest), None, peer)
        except StoreDown:
            logger.warning("store_down", table=short(self.table), doing="come_back")

    async def pass_host_on(self, leaving: GuestId) -> None:
        """A table with people has a host among them; without any it is closed."""

        def judge() -> tuple[log.Happening, Ran | None] | None:
            table = self.table
            seat = table.seat_of(leaving)
            if table.host != leaving or table.status not in ("waiting", "playing"):
                return None
            if seat is not None and not table.chairs[seat].left:
                return None  # they have come back
            heir = requests.next_host(table, leaving)
            if heir is not None:
                return log.HostPassed(heir), None
            return (log.Abandoned("deserted"), None) if table.status == "waiting" else None

        await self.do(judge)

    # --- the log --------------------------------------------------------------------------------------------------

    async def _commit(self, entry: Entry, ran: Ran | None, asked_by: Peer | None) -> bool:
        """Append, then adopt, then tell. False: somebody else was first, and we know now what they did."""
        before = self.table
        applied = fold.apply(before, entry, ran)
        encoded = log.encode(entry)
        facts = await self._facts(applied, entry)
        started = time.perf_counter()
        try:
            won = await self.services.store.append(before.id, applied.table.seq, encoded, facts)
        except (StoreDown, asyncio.CancelledError):
            self._stale = True  # it may have been written all the same
            self.services.metrics.store_failures.inc()
            raise
        self.services.metrics.store_append_seconds.observe(time.perf_counter() - started)
        if not won:
            await self._catch_up()
            return False
        self._adopt(applied, entry, asked_by)
        return True

    async def news(self, seq: int) -> None:
        """Another server has appended."""
        if seq > self.table.seq:
            async with self._lock:
                with suppress(StoreDown):
                    if seq > self.table.seq:
                        await self._catch_up()

    async def _refresh(self) -> None:
        if self._stale:
            await self._catch_up()

    async def _was_behind(self) -> bool:
        """Whether another server knew more. What is refused by an old state of things may be allowed by now."""
        known = self.table.seq
        if self.services.store.shared:
            await self._catch_up()
        return self.table.seq > known

    async def _catch_up(self) -> None:
        self._stale = True  # until all is read
        found = [log.decode(row) for row in await self.services.store.read(self.table.id, self.table.seq)]
        await self._learn_names(guest for entry in found if (guest := _named_by(entry.what)) is not None)
        self._stale = False
        for entry in found:
            self._adopt(fold.apply(self.table, entry), entry, None)

    async def _learn_names_anew(self) -> None:
        found = await self.services.store.guests(sorted(self.names))
        self.names = {guest: known.name for guest, known in found.items()}

    async def learn_name(self, guest: GuestId) -> None:
        """Of somebody who is at another server. Raises `StoreDown`."""
        await self._learn_names([guest])

    async def _learn_names(self, guests: Iterable[GuestId]) -> None:
        unknown = [guest for guest in guests if guest not in self.names]
        if unknown:
            found = await self.services.store.guests(unknown)
            self.names.update({guest: known.name for guest, known in found.items()})

    def _adopt(self, applied: Applied, entry: Entry, asked_by: Peer | None) -> None:
        before, self.table = self.table, applied.table
        self._before = before
        self._remember(entry)
        what = entry.what
        if isinstance(what, log.Started):
            self._book = new_book(self.table)
        if self._book is not None and not self._book.follow(before, entry, applied.events):
            self._book = None
        is_move = isinstance(what, log.Moved | log.PauseOver)
        if is_move:
            self.services.metrics.moves[self.table.game.NAME].inc()
        else:
            self._look_who_sits_where()
        if before.status != self.table.status:
            logger.info("table_" + self.table.status, table=short(self.table), game=self.table.game.NAME)
        try:
            self._tell(applied.events, entry, asked_by, with_table=not is_move or _differs(before, self.table))
        finally:  # it has happened, whoever could not be told: the game goes on
            self.driver.drive()

    def _look_who_sits_where(self) -> None:
        """Some may only have been here to sit down, or have lost their seats: what follows may not be for them."""
        for peer in self.peers:
            peer.seat = None if peer.tv else self.table.seat_of(peer.guest)
            refused = self.may_watch(peer.guest, tv=peer.tv)
            if refused is not None:
                _send_away(peer, refused, SHUT_OUT)

    def _remember(self, entry: Entry) -> None:
        if entry.by is not None and entry.id is not None:
            self._granted.setdefault(entry.by, set()).add(entry.id)

    def _was_granted(self, guest: GuestId, request: str) -> bool:
        return request in self._granted.get(guest, ())

    async def _whole_book(self, applied: Applied, entry: Entry) -> Book:
        """What is written of the game, with its last entry; from the log if this server did not see it all. The log may
        have gone on meanwhile: then another server was first, and this book is thrown away."""
        if self._book is not None:
            return self._book.with_the_end(self.table, entry, applied.events)
        rows = (await self.services.store.read(self.table.id))[: self.table.seq]
        return book_of(applied.table, [*(log.decode(row) for row in rows), entry])

    async def _facts(self, applied: Applied, entry: Entry) -> Facts | None:
        what, table = entry.what, applied.table
        finished = None
        is_the_end = table.over is not None and table.status == "finished" and self.table.status == "playing"
        if is_the_end and not table.is_practice:
            await self._learn_names_anew()  # somebody may have been renamed or forgotten at another server
            finished = finished_game(table, await self._whole_book(applied, entry), self.names, entry.at)
        elif not is_the_end and isinstance(what, log.Moved | log.PauseOver) and self._is_row_fresh(entry.at):
            return None
        self._row_touched = entry.at
        return Facts(table=lists.table_row(table), members=table.people, finished=finished)

    def _is_row_fresh(self, at: int) -> bool:
        """Whether the lists need not be told yet that the game goes on."""
        return at - self._row_touched < TOUCH_EVERY

    # --- telling --------------------------------------------------------------------------------------------------

    def whole(self, peer: Peer, ack: str | None = None) -> bytes:
        """Everything that a device needs to know, in one message."""
        seen = self._seen(peer.seat, (), frames.NOTHING)
        return frames.encoder.encode(
            self._update(
                seen,
                language=peer.language,
                table=Raw(frames.encoder.encode(self.public())),
                you=self._you(peer),
                chat=self.talk.tail(peer),
                looking=self.looking.now,
                ack=ack,
            )
        )

    def _tell(self, events: Sequence[Any], entry: Entry, asked_by: Peer | None, *, with_table: bool) -> None:
        if not self.peers:
            return
        all_events = Raw(frames.encoder.encode(events)) if events else frames.NOTHING
        table = Raw(frames.encoder.encode(self.public())) if with_table else None
        notice = frames.notice(entry.what)
        seen: dict[Seat | None, frames.Seen | None] = {}
        made: dict[tuple[Seat | None, str | None], bytes] = {}
        for peer in tuple(self.peers):
            key = (peer.seat, peer.language)
            if peer.seat not in seen:
                seen[peer.seat] = self._seen(peer.seat, events, all_events)
            if peer is asked_by or with_table:  # `you` and `ack` are for one device alone
                you = self._you(peer) if with_table else None
                ack = entry.id if peer is asked_by else None
                update = self._update(seen[peer.seat], peer.language, table=table, notice=notice, you=you, ack=ack)
                peer.push(frames.encoder.encode(update))
                continue
            if key not in made:
                made[key] = frames.encoder.encode(self._update(seen[peer.seat], peer.language, notice=notice))
            peer.push(made[key])

    def _tell_around(self, but: Peer | None = None) -> None:
        """Something has changed that is not in the log: who is here, and what they are called."""
        if not self.peers:
            return
        frame = frames.encoder.encode(wire.TableChanged(table=self.public()))
        for peer in self.peers:
            if peer is not but:
                peer.push(frame)

    def _seen(self, seat: Seat | None, events: Sequence[Any], all_events: Raw) -> frames.Seen | None:
        play = self.table.play
        if play is None:
            return None
        asked = None if seat is None else self._question(seat)
        return frames.seen(self.table.game, play, events, seat, asked, all_events)

    def _question(self, seat: Seat) -> frames.Question | None:
        play = self.table.play
        if play is None or play.prompts[seat] is None or not self.table.is_live:
            return None
        known = self._questions.get(seat)
        if known is None or known.id != play.prompts[seat]:
            known = frames.question(self.table.game, play, seat)
            if known is not None:
                self._questions[seat] = known
        return known

    def legal_moves(self, seat: Seat) -> tuple[Any, ...]:
        asked = self._question(seat)
        return () if asked is None else asked.choices.legal

    def _update(
        self,
        seen: frames.Seen | None,
        language: str | None,
        *,
        table: Raw | None = None,
        notice: wire.Notice | None = None,
        you: wire.You | None = None,
        chat: tuple[wire.Line, ...] | None = None,
        looking: wire.Looking | None = None,
        ack: str | None = None,
    ) -> wire.Update:
        now, play = self.table, self.table.play
        return wire.Update(
            seq=now.seq,
            events=frames.NOTHING if seen is None else seen.events,
            view=None if seen is None else seen.view,
            acting=() if play is None or now.status != "playing" else play.acting,
            prompt=None if seen is None else seen.prompt,
            notice=notice,
            clocks=frames.clocks_now(now, now=self.services.now(), since=self.since),
            table=table,
            you=you,
            chat=chat,
            looking=looking,
            words=None if language is None else frames.words(self._speech(language), seen, now, notice),
            ack=ack,
        )

    def _speech(self, language: str) -> Speech:
        return Speech(language, self.table.game.NAME, frames.names_after(self._before, self.table, self.names))

    def public(self) -> wire.Table:
        """Everything about the table that everybody at it may know."""
        return frames.public_table(self.table, self._around())

    def _around(self) -> frames.Around:
        watching = sum(peer.seat is None for peer in self.peers)
        return frames.Around(names=self.names, who=self.who, here=self.here, spectators=watching)

    def who(self, guest: GuestId) -> str:
        found = self._who.get(guest)
        if found is None:
            found = self._who[guest] = self.services.who(self.table.id, guest)
        return found

    def _you(self, peer: Peer) -> wire.You:
        return wire.You(who=self.who(peer.guest), seat=peer.seat, host=peer.guest == self.table.host)

    def _measure(self, received: float) -> None:
        self.services.metrics.move_seconds.observe(time.perf_counter() - received)


PONG = frames.encoder.encode(wire.Pong())


def short(table: Table) -> str:
    """Enough of a table's name for a log: the whole name would let its reader in."""
    return table.id[:6]


def _named_by(what: log.Happening) -> GuestId | None:
    """The guest whose name is on a seat from now on."""
    match what:
        case log.SatDown(_, guest):
            return guest
        case log.BotSeated(after=guest):
            return guest
        case _:
            return None


def _send_away(peer: Peer, no: No, code: int) -> None:
    goodbye = sentence(no, language=peer.language)
    peer.push(frames.encoder.encode(wire.Goodbye(reason=no.reason, message=goodbye, again=False)))
    peer.close(code)


def _differs(before: Table, after: Table) -> bool:
    """Whether a decision changed what everybody knows about the table."""
    return before.status != after.status or before.take_back is not after.take_back
