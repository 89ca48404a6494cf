"""A table under everything that people and machines do to it, in any order (Hypothesis).

Whatever happens: the log has no gap; read again it makes the very table that the server holds; every request that was
acknowledged stands in it exactly once, however often it was sent; and everybody has been shown how things stand.
"""

import asyncio
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from skulduggery.games import find, names
from skulduggery.server import entries as log
from skulduggery.server import wire
from skulduggery.server.botpool import BotPool
from skulduggery.server.config import ServerConfig
from skulduggery.server.hub import Hub
from skulduggery.server.live import Live
from skulduggery.server.metrics import Metrics
from skulduggery.server.services import Services, wall_clock
from skulduggery.server.settings import MoveClock, NoClock
from skulduggery.server.store.choose import store_for
from skulduggery.server.table import fold
from tests.server.house import House, Phone, fresh, pick

T = TypeVar("T")

PEOPLE = 4
people = st.integers(0, PEOPLE - 1)
loop = asyncio.new_event_loop()
pool = BotPool(workers=1)


class TableMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.ahead = 0
        self.sent: list[tuple[int, Any]] = []
        self.acknowledged: dict[str, int] = {}
        self.phones: dict[int, Phone] = {}

    def run(self, what: Coroutine[Any, Any, T]) -> T:
        return loop.run_until_complete(what)

    # --- the server -----------------------------------------------------------------------------------------------

    @initialize(
        game=st.sampled_from(names()), seats=st.integers(2, PEOPLE), bots=st.integers(0, 1), timed=st.booleans()
    )
    def open(self, game: str, seats: int, bots: int, timed: bool) -> None:
        self.run(self._open(game, seats, bots, timed))

    async def _open(self, game: str, seats: int, bots: int, timed: bool) -> None:
        self.store = store_for(str(Path(self.folder.name) / "x.db"))
        await self.store.open()
        self.house = House(await self._hub(), self.store)
        self.guests = [await self.house.guest(f"Person {n}") for n in range(PEOPLE)]
        module = find(game)
        assert module is not None
        clock = MoveClock(seconds=1000) if timed else NoClock()
        seats = max(seats, module.PLAYERS[0])
        live = await self.house.table(self.guests[0], game, seats, bots, clock=clock, grace=1000)
        self.table = live.table.id

    async def _hub(self) -> Hub:
        services = Services(
            config=ServerConfig(),
            store=self.store,
            pool=pool,
            metrics=Metrics(),
            key=await self.store.signing_key(),
            now=lambda: wall_clock() + self.ahead,
            steady=lambda: time.monotonic() + self.ahead / 1000,
        )
        return Hub(services)

    @rule()
    def the_server_starts_anew(self) -> None:
        """Without any notice: what was in memory is gone."""
        self.run(self._restart())

    async def _restart(self) -> None:
        for live in self.house.hub.tables():
            live.driver.stop()
        self.phones.clear()
        self.house = House(await self._hub(), self.store)
        await self.house.find(self.table)

    @property
    def live(self) -> Live:
        return next(live for live in self.house.hub.tables() if live.table.id == self.table)

    # --- people ---------------------------------------------------------------------------------------------------

    @rule(who=people)
    def somebody_connects(self, who: int) -> None:
        phone = self.run(self.house.phone(self.live, self.guests[who]))
        self.phones[who] = phone

    @rule(who=people)
    def somebody_disconnects(self, who: int) -> None:
        phone = self.phones.pop(who, None)
        if phone is not None:
            self.run(_leave(phone))

    @rule(who=people, seat=st.none() | st.integers(-1, PEOPLE))
    def somebody_sits_down(self, who: int, seat: int | None) -> None:
        self._ask(who, wire.SitDown(id=fresh(), seat=seat))

    @rule(who=people, ready=st.booleans())
    def somebody_is_ready(self, who: int, ready: bool) -> None:
        self._ask(who, wire.Ready(id=fresh(), ready=ready, word=f"word {who}"))

    @rule()
    def everybody_gathers_and_the_host_starts(self) -> None:
        if self.live.table.status != "waiting":
            return
        for who in range(PEOPLE):
            if who not in self.phones:
                self.somebody_connects(who)
            self._ask(who, wire.SitDown(id=fresh()))
            self._ask(who, wire.Ready(id=fresh()))
        host = next(n for n, guest in enumerate(self.guests) if guest.id == self.live.table.host)
        for _ in self.live.table.free_seats:
            self._ask(host, wire.AddBot(id=fresh()))
        self._ask(host, wire.Start(id=fresh()))

    @rule(
        who=people,
        what=st.sampled_from([wire.Start, wire.StandUp, wire.ComeBack, wire.Pause, wire.Resume, wire.AskTakeBack]),
    )
    def somebody_asks_for_something(self, who: int, what: Any) -> None:
        self._ask(who, what(id=fresh()))

    @rule(who=people, agreed=st.booleans())
    def somebody_answers_a_take_back(self, who: int, agreed: bool) -> None:
        self._ask(who, wire.AnswerTakeBack(id=fresh(), agreed=agreed))

    @rule(who=people, seat=st.integers(0, PEOPLE - 1))
    def somebody_kicks(self, who: int, seat: int) -> None:
        self._ask(who, wire.Kick(id=fresh(), seat=seat))

    @rule(order=st.permutations(range(PEOPLE)))
    def those_who_are_asked_decide_at_once_in_any_order(self, order: list[int]) -> None:
        asked = [who for who in order if who in self.phones and self.phones[who].prompt is not None]
        intents = [(who, self.phones[who].intent()) for who in asked]
        self.sent += intents
        self.run(self._all_at_once(intents))

    @rule()
    def a_few_turns_pass(self) -> None:
        for _ in range(6):
            for who, phone in list(self.phones.items()):
                if phone.prompt is not None and self.live.table.status == "playing":
                    self._ask(who, phone.intent())
            self.run(asyncio.sleep(0.01))

    @rule(who=people, prompt=st.integers(0, 40), move=st.sampled_from([{"type": "bid", "bid": 0}, {"type": "x"}, None]))
    def somebody_sends_nonsense(self, who: int, prompt: int, move: Any) -> None:
        self._ask(who, wire.Intent(id=fresh(), prompt=prompt, move=msgspec.Raw(msgspec.json.encode(move))))

    @rule(which=st.integers(0, 10_000))
    def an_old_request_comes_again(self, which: int) -> None:
        if not self.sent:
            return
        who, asked = self.sent[which % len(self.sent)]
        before = self.live.table.seq
        known = asked.id in self.acknowledged
        self._ask(who, asked)
        if known and who in self.phones:
            assert all(entry.id != asked.id for entry in self._entries()[before:])

    @rule(which=st.integers(0, PEOPLE - 1))
    def the_clock_runs_out(self, which: int) -> None:
        play = self.live.table.play
        if play is None or not play.acting:
            return
        seat = play.acting[which % len(play.acting)]
        self.ahead += 1_000_000
        self.run(self.live.driver.time_out(seat, play.prompts[seat]))

    @rule(milliseconds=st.integers(1, 10_000))
    def time_passes(self, milliseconds: int) -> None:
        self.ahead += milliseconds
        self.run(asyncio.sleep(0.005))

    def _ask(self, who: int, asked: Any) -> None:
        if who in self.phones:
            self.sent.append((who, asked))
            self.run(self._all_at_once([(who, asked)]))

    async def _all_at_once(self, asked: list[tuple[int, Any]]) -> None:
        answers = await asyncio.gather(*(self.phones[who].ask(one) for who, one in asked))
        for (_, one), answer in zip(asked, answers, strict=True):
            if answer.get("ack") == one.id:
                self.acknowledged.setdefault(one.id, answer["seq"])

    # --- what always holds ----------------------------------------------------------------------------------------

    def _entries(self) -> list[log.Entry]:
        return [log.decode(row) for row in self.run(self.store.read(self.table))]

    @invariant()
    def the_log_makes_the_table(self) -> None:
        live = self.live.table  # looked at first: bots go on while the log is read
        entries = self._entries()
        again = fold.read(self.table, entries[: live.seq])
        assert again is not None
        assert len(entries) >= live.seq
        differing = [name for name in live.__struct_fields__ if getattr(again, name) != getattr(live, name)]
        assert differing == []

    @invariant()
    def every_acknowledged_request_stands_in_the_log_once(self) -> None:
        stored = [entry.id for entry in self._entries() if entry.id is not None]
        assert len(stored) == len(set(stored))
        assert set(self.acknowledged) <= set(stored)

    @invariant()
    def everybody_sees_how_things_stand(self) -> None:
        self.run(asyncio.sleep(0))
        live = self.live
        for phone in self.phones.values():
            last = phone.told()[-1]
            if last["seq"] != live.table.seq or live.table.play is None:
                assert last["seq"] <= live.table.seq
                continue
            view = live.table.game.view(live.table.play.state, phone.peer.seat)
            assert last["view"] == msgspec.json.decode(msgspec.json.encode(view))
            asked = None if phone.peer.seat is None else live.table.play.prompts[phone.peer.seat]
            shown = last.get("prompt")
            assert (None if shown is None else shown["id"]) == (asked if live.table.is_live else None)
            assert shown is None or pick(shown) is not None

    async def _close(self) -> None:
        for live in self.house.hub.tables():
            live.driver.stop()
        await asyncio.sleep(0)
        await self.store.close()

    def teardown(self) -> None:
        if hasattr(self, "house"):
            self.run(self._close())
        self.folder.cleanup()


async def _leave(phone: Phone) -> None:
    phone.leave()


def teardown_module() -> None:
    loop.run_until_complete(pool.stop())
    loop.close()


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=12,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
