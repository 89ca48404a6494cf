"""What goes on at a table by itself: bots decide, pauses pass, clocks run out, absent players are stood in for."""

import asyncio
import hashlib
import hmac
import weakref
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import structlog

from skulduggery import bots
from skulduggery.kernel.chance import Pause
from skulduggery.kernel.protocol import Chance, Decide, wire
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server.ids import GuestId
from skulduggery.server.settings import THINKING, BotSpeed
from skulduggery.server.store import StoreDown
from skulduggery.server.table import clocks
from skulduggery.server.table.fold import LAPSES_UNTIL_AWAY
from skulduggery.server.table.running import Ran
from skulduggery.server.table.state import Play, Table, bot_at

if TYPE_CHECKING:
    from skulduggery.server.live import Live

RETRY_SECONDS = 1.0
"""After the database was away."""

PAUSES: dict[BotSpeed, tuple[float, float]] = {
    "instant": (0.1, 0.3),
    "quick": (0.5, 1.5),
    "normal": (2.0, 5.0),
    "slow": (3.0, 8.0),
}
"""How long a person seems to decide whether to defend (SL-43), in seconds."""

ANSWER_SECONDS = 1.0
"""How much longer than a pause a clock runs: an answer that was held back until then must not come too late."""

LONGEST_ASKING = 30.0
"""Seconds after which a wish to take back that not all have answered ends. Bots wait for it, and clocks stand."""

Key: TypeAlias = tuple[Any, ...]
logger = structlog.get_logger("skulduggery.table")


class Driver:
    """Keeps, for one table, exactly those jobs and timers running that its present state asks for."""

    def __init__(self, live: "Live") -> None:
        self._live = cast("Live", weakref.proxy(live))  # no ring: a table that is let go frees its memory at once
        self._jobs: dict[Key, asyncio.Task[None]] = {}
        self._timers: dict[Key, asyncio.TimerHandle] = {}
        self._delayed: set[asyncio.Task[None]] = set()
        self._stopped = False

    def drive(self) -> None:
        """To be called whenever the table, or who is at it, has changed."""
        if self._stopped:
            return
        table = self._live.table
        going_on = table.is_live and self._live.attended
        jobs = self._jobs_wanted(table) if going_on and table.take_back is None else {}
        if jobs or self._jobs:
            self._keep_jobs(jobs)
        timers = {**self._clock_wanted(table), **self._absent(table), **self._asking(table)} if going_on else {}
        timers.update(self._host_away(table))
        if timers or self._timers:
            self._keep_timers(timers)

    def stop(self) -> None:
        self._stopped = True
        self._keep_jobs({})
        self._keep_timers({})
        for task in self._delayed:
            task.cancel()

    @property
    def idle(self) -> bool:
        return not self._jobs and not self._timers and not self._delayed

    def later(self, seconds: float, what: Callable[[], Awaitable[None]]) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await what()

        task = asyncio.create_task(wait())
        self._delayed.add(task)
        task.add_done_callback(self._delayed.discard)

    def too_early(self, seat: Seat | None) -> float:
        """Seconds that the seat's answer has to wait, where nobody may learn that it was asked."""
        play = self._live.table.play
        if play is None or seat is None or not play.is_unseen or seat not in play.acting:
            return 0.0
        return self._until_pause_ends(play, seat)

    # --- bots and pauses ------------------------------------------------------------------------------------------

    def _jobs_wanted(self, table: Table) -> dict[Key, Callable[[], Awaitable[bool]]]:
        play = table.play
        assert play is not None
        awaiting = play.awaiting
        if isinstance(awaiting, Decide):
            wanted: dict[Key, Callable[[], Awaitable[bool]]] = {}
            for seat in awaiting.seats:
                bot = bot_at(table, seat, self._best)
                if bot is not None:
                    wanted["bot", seat, play.prompts[seat], bot] = partial(self._decide, seat, bot)
            return wanted
        match awaiting:
            case Chance(Pause(seat)):
                return {("pause", play.asked_at[seat]): partial(self._pass_the_time, play, Seat(seat))}
            case _:
                return {}

    async def _pass_the_time(self, play: Play, seat: Seat) -> bool:
        await asyncio.sleep(self._until_pause_ends(play, seat))
        return await self._live.do(partial(self._live.pause_ended, play.asked_at[seat]))

    async def _decide(self, seat: Seat, bot: str) -> bool:
        live = self._live
        table, play = live.table, live.table.play
        assert play is not None
        prompt, moves = play.prompts[seat], live.legal_moves(seat)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        view = wire(table.game.view(play.state, seat))
        chosen = await live.services.pool.choose(table.game.NAME, bot, view, wire(moves), len(moves))
        await asyncio.sleep(max(0.0, self.still_to_wait(play, seat, loop.time() - begun)))

        def judge() -> tuple[log.Happening, Ran] | None:
            now = live.table.play
            stands = now is not None and now.prompts[seat] == prompt and live.table.is_live
            if not stands or live.table.take_back is not None or bot_at(live.table, seat, self._best) is None:
                return None
            return live.decided(seat, moves[chosen.index], chosen.bot)

        return await live.do(judge)

    def still_to_wait(self, play: Play, seat: Seat, passed: float) -> float:
        """Seconds until a bot answers. Where nobody may learn that it is asked, exactly those of a pause (SL-43)."""
        if play.is_unseen:
            return self._until_pause_ends(play, seat)
        return self._thinking_time(play, seat) - passed

    def _thinking_time(self, play: Play, seat: Seat) -> float:
        lowest, highest = THINKING[self._live.table.settings.bot_speed]
        return lowest + (highest - lowest) * self._lot(f"think {seat} {play.prompts[seat]}")

    def _until_pause_ends(self, play: Play, seat: Seat) -> float:
        """The same for a real question and for a pause: drawn from the secret, so that all servers agree on it."""
        table = self._live.table
        speed = table.settings.bot_speed
        # A bot that is asked needs a moment, however quick it is: then a pause without a question has to last, too.
        # And the length must not change if a bot takes over meanwhile: it would decide at once where one is asked.
        by_bot = speed != "instant" and table.chairs[seat].bot is not None
        lowest, highest = (THINKING if by_bot else PAUSES)[speed]
        length = lowest + (highest - lowest) * self._lot(f"pause {play.asked_at[seat]}")
        begun = max(play.asked_at[seat], self._live.since)
        passed = (self._live.services.now() - begun) / 1000
        return length - max(0.0, passed)  # clocks of two machines may differ

    def _lot(self, what: str) -> float:
        """Between 0 and 1, known to the servers alone."""
        digest = hmac.digest(self._live.table.secret.encode(), what.encode(), hashlib.sha256)
        return int.from_bytes(digest[:6], "big") / 2**48

    @property
    def _best(self) -> str:
        return bots.ladder(self._live.table.game.NAME)[-1]

    # --- clocks and absent players --------------------------------------------------------------------------------

    def _clock_wanted(self, table: Table) -> dict[Key, tuple[float, Callable[[], Awaitable[bool]]]]:
        live = self._live
        first = clocks.next_to_run_out(table, now=live.services.now(), since=live.since)
        if first is None or table.play is None:
            return {}
        seat, left = first
        key = ("clock", seat, table.play.prompts[seat], live.since, table.seq)
        if table.play.is_unseen:
            left = max(left, 1000 * (self._until_pause_ends(table.play, seat) + ANSWER_SECONDS))
        return {key: (left / 1000, partial(self.time_out, seat, table.play.prompts[seat]))}

    async def time_out(self, seat: Seat, prompt: int | None) -> bool:
        live = self._live

        def judge() -> tuple[log.Happening, None] | None:
            table = live.table
            first = clocks.next_to_run_out(table, now=live.services.now(), since=live.since)
            if first is None or first != (seat, 0) or table.play is None or table.play.prompts[seat] != prompt:
                return None
            if table.chairs[seat].lapses + 1 >= LAPSES_UNTIL_AWAY:
                return log.TakenOver(seat, bot=self._best), None
            return log.TimedOut(seat), None

        done = await live.do(judge)
        self.drive()
        return done

    def _asking(self, table: Table) -> dict[Key, tuple[float, Callable[[], Awaitable[bool]]]]:
        if table.take_back is None:
            return {}
        return {("asking", table.stood_at): (LONGEST_ASKING, partial(self._end_asking, table.stood_at))}

    async def _end_asking(self, since: int | None) -> bool:
        def judge() -> tuple[log.Happening, None] | None:
            table = self._live.table
            return (log.TakeBackWithdrawn(), None) if table.take_back is not None and table.stood_at == since else None

        return await self._live.do(judge)

    def _absent(self, table: Table) -> dict[Key, tuple[float, Callable[[], Awaitable[bool]]]]:
        here = self._live.here
        if here.issuperset(table.people):
            return {}
        return {
            ("absent", seat, self._live.since): (float(table.settings.grace), partial(self._stand_in, Seat(seat)))
            for seat, chair in enumerate(table.chairs)
            if chair.guest is not None and chair.stand_in is None and chair.guest not in here
        }

    async def _stand_in(self, seat: Seat) -> bool:
        live = self._live
        try:
            present = await live.present_anywhere()
        except StoreDown:
            return False

        def judge() -> tuple[log.Happening, None] | None:
            chair = live.table.chairs[seat]
            gone = chair.guest is not None and chair.guest not in live.here and chair.guest not in present
            if not gone or chair.stand_in is not None or not live.table.is_live:
                return None
            return log.TakenOver(seat, bot=self._best), None

        return await live.do(judge)

    def _host_away(self, table: Table) -> dict[Key, tuple[float, Callable[[], Awaitable[bool]]]]:
        """A table whose host is gone gets another one, or nobody could start it. A server that nobody of the table is
        at hears no more of who is at others, and has no say in it."""
        if not self._live.peers:
            return {}
        if table.host in self._live.here or table.status not in ("waiting", "playing") or self._heir() is None:
            return {}
        return {("host", table.host): (float(table.settings.grace), self._pass_host)}

    async def _pass_host(self) -> bool:
        try:
            present = await self._live.present_anywhere()
        except StoreDown:
            return False

        def judge() -> tuple[log.Happening, None] | None:
            table, heir = self._live.table, self._heir()
            is_gone = table.host not in present and table.status in ("waiting", "playing")
            return (log.HostPassed(heir), None) if heir is not None and is_gone else None

        return await self._live.do(judge)

    def _heir(self) -> GuestId | None:
        """The first person at the table who is here, if the host is not."""
        live = self._live
        if live.table.host in live.here:
            return None
        welcome = (guest for guest in live.table.people if guest not in live.table.banned)
        return next((guest for guest in welcome if guest in live.here), None)

    # --- keeping what is wanted, and nothing else -----------------------------------------------------------------

    def _keep_jobs(self, wanted: dict[Key, Callable[[], Awaitable[bool]]]) -> None:
        current = asyncio.current_task()
        for key in [key for key in self._jobs if key not in wanted]:
            task = self._jobs.pop(key)
            if task is not current:  # a bot's own decision is why we are here
                task.cancel()
        for key, job in wanted.items():
            if key not in self._jobs:
                self._jobs[key] = asyncio.create_task(self._run(key, job))

    async def _run(self, key: Key, job: Callable[[], Awaitable[bool]]) -> None:
        try:
            done = await job()
        except Exception as error:
            logger.exception("table_job_failed", kind=key[0], error=type(error).__name__)
            done = False
        if self._jobs.get(key) is asyncio.current_task():
            del self._jobs[key]
            if not done:
                self.later(RETRY_SECONDS, self._drive_again)

    async def _drive_again(self) -> None:
        self.drive()

    def _keep_timers(self, wanted: dict[Key, tuple[float, Callable[[], Awaitable[bool]]]]) -> None:
        for key in [key for key in self._timers if key not in wanted]:
            self._timers.pop(key).cancel()
        loop = asyncio.get_running_loop()
        for key, (seconds, what) in wanted.items():
            if key not in self._timers:
                self._timers[key] = loop.call_later(seconds, self._fire, key, what)

    def _fire(self, key: Key, what: Callable[[], Awaitable[bool]]) -> None:
        self._timers.pop(key, None)
        task = asyncio.create_task(self._run_timer(what))
        self._delayed.add(task)
        task.add_done_callback(self._delayed.discard)

    async def _run_timer(self, what: Callable[[], Awaitable[bool]]) -> None:
        try:
            if not await what():
                await asyncio.sleep(RETRY_SECONDS)
        except Exception as error:
            logger.exception("table_timer_failed", error=type(error).__name__)
        self.drive()
