"""Runs a table's own jobs and timers: bots decide, pauses end, clocks run out, bots replace absent players."""

import asyncio
import weakref
from functools import partial
from typing import TYPE_CHECKING, cast

from skulduggery import bots
from skulduggery.kernel.protocol import Decide, wire
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import pace
from skulduggery.server.chores import Chores, Job, Key, Timer
from skulduggery.server.gathering import Gathering
from skulduggery.server.herald import Herald
from skulduggery.server.ids import GuestId
from skulduggery.server.settings import NoClock
from skulduggery.server.silence import OTHERS_FIRST, Answer, Silence
from skulduggery.server.store import StoreDown
from skulduggery.server.table import clocks, moves
from skulduggery.server.table.fold import LAPSES_UNTIL_AWAY
from skulduggery.server.table.moves import Step
from skulduggery.server.table.state import Play, Table, bot_at

if TYPE_CHECKING:
    from skulduggery.server.clerk import Clerk

ANSWER_SECONDS = 1.0
"""Extra time for a clock beyond a pause. An answer that was held back until the end of the pause must not come too
late."""

LONGEST_ASKING = 30.0
"""Seconds after which an unanswered request to take back ends. Meanwhile bots wait and clocks stand still."""


class Driver:
    """Knows which jobs and timers a table needs in its present state."""

    def __init__(self, gathering: Gathering, herald: Herald, clerk: "Clerk") -> None:
        self._gathering = gathering
        self._herald = herald
        self._clerk = cast("Clerk", weakref.proxy(clerk))  # no cycle: a released table frees its memory at once
        self._chores = Chores(self)
        self._silence: Silence | None = None
        self._stopped = False

    def drive(self) -> None:
        """Call this whenever the table or the people at it have changed."""
        if self._stopped:
            return
        table = self._gathering.table
        going_on = table.is_live and self._gathering.attended
        plays = going_on and table.take_back is None
        self._keep_silence(table, plays=plays)
        self._chores.keep_jobs(self._jobs_wanted(table) if plays else {})
        timers = self._host_away(table)
        if going_on:
            timers |= self._clock_wanted(table) | self._absent(table) | self._asking(table)
        self._chores.keep_timers(timers)

    def stop(self) -> None:
        self._stopped = True
        self._chores.stop()

    @property
    def idle(self) -> bool:
        return self._chores.idle

    @property
    def may_hold(self) -> bool:
        """Whether an answer may have to wait."""
        return self._silence is not None

    # --- hidden questions (SL-43) -------------------------------------------------------------------------------------

    def hold(self, seat: Seat | None, answer: Answer) -> bool:
        """Hold back an answer that would come too early, until it may be given. False if it need not wait."""
        silence, table = self._silence, self._gathering.table
        if silence is None or seat != silence.seat or silence.is_over or table.paused_at is not None:
            return False
        if table.play is None or not table.play.is_unseen or silence.by_bot:
            return False
        silence.held.append(answer)
        self.drive()
        return True

    def _keep_silence(self, table: Table, *, plays: bool) -> None:
        play, silence = table.play, self._silence
        seat = play.silent if play is not None and table.status == "playing" else None
        if silence is not None and (seat is None or play is None or silence.state is not play.state):
            self._let_answer(silence)  # it will learn that the question is closed
            silence = None
        if silence is None and seat is not None and play is not None:
            seconds = pace.pause(table, play, seat)
            silence = Silence(play.state, seat, seconds, self._gathering.services.steady)
        self._silence = silence
        if silence is not None:
            by_bot = bot_at(table, silence.seat, self._best) is not None
            silence.go_on(runs=plays and (by_bot or self._is_here(silence.seat)), by_bot=by_bot)
            if by_bot:
                self._let_answer(silence)

    def _let_answer(self, silence: Silence) -> None:
        held, silence.held = silence.held, []
        for answer in held:
            self._chores.later(0, answer)

    def _is_here(self, seat: Seat) -> bool:
        return self._gathering.table.chairs[seat].guest in self._gathering.here

    def _silence_wanted(self, play: Play, silence: Silence) -> dict[Key, Job]:
        """A pause and a held answer end at the same moment and under the same conditions."""
        if not silence.runs:
            return {}
        if not play.is_unseen:
            is_ours = silence.by_bot or any(peer.seat == silence.seat for peer in self._gathering.peers)
            return {("pause", id(silence), is_ours): partial(self._pass_the_time, silence, is_ours=is_ours)}
        is_wanted = (silence.held or silence.is_giving) and not silence.by_bot
        return {("held", id(silence)): partial(self._give_answers, silence)} if is_wanted else {}

    async def _pass_the_time(self, silence: Silence, *, is_ours: bool) -> bool:
        await silence.end()
        await asyncio.sleep(0.0 if is_ours else OTHERS_FIRST)
        return await self._clerk.do(partial(self._pause_ended, silence))

    def _pause_ended(self, silence: Silence) -> Step | None:
        gathering = self._gathering
        return moves.pause_ended(gathering.table, silence.state, now=gathering.now(), since=gathering.since)

    async def _give_answers(self, silence: Silence) -> bool:
        await silence.end()
        silence.is_giving = True
        try:
            while silence.held:
                await self._give(silence.held.pop(0), silence)
        finally:
            silence.is_giving = False
        return True

    async def _give(self, answer: Answer, silence: Silence) -> None:
        try:
            await answer()
        except asyncio.CancelledError:  # the game is paused, or another server continued it: answer all the same
            silence.held.insert(0, answer)
            if self._silence is not silence:
                self._let_answer(silence)
            raise

    # --- bots and pauses ------------------------------------------------------------------------------------------

    def _jobs_wanted(self, table: Table) -> dict[Key, Job]:
        play = table.play
        assert play is not None
        wanted: dict[Key, Job] = {} if self._silence is None else self._silence_wanted(play, self._silence)
        if isinstance(play.awaiting, Decide):
            for seat in play.awaiting.seats:
                bot = bot_at(table, seat, self._best)
                if bot is not None:
                    wanted["bot", seat, play.prompts[seat], bot] = partial(self._decide, seat, bot)
        return wanted

    async def _decide(self, seat: Seat, bot: str) -> bool:
        gathering = self._gathering
        table, play, services = gathering.table, gathering.table.play, gathering.services
        assert play is not None
        prompt, legal = play.prompts[seat], self._herald.legal_moves(seat)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        view = wire(table.game.view(play.state, seat))
        chosen = await services.pool.choose(table.game.NAME, bot, view, wire(legal), len(legal))
        if self._silence is not None and play.is_unseen:
            await self._silence.end()
        else:
            await asyncio.sleep(max(0.0, pace.thinking(table, play, seat) - (loop.time() - begun)))

        def judge() -> Step | None:
            table, play = gathering.table, gathering.table.play
            stands = play is not None and play.prompts[seat] == prompt and table.is_live
            if not stands or table.take_back is not None or bot_at(table, seat, self._best) is None:
                return None
            now, since = gathering.now(), gathering.since
            return moves.decided(table, seat, legal[chosen.index], bot=chosen.bot, now=now, since=since)

        return await self._clerk.do(judge)

    @property
    def _best(self) -> str:
        return bots.ladder(self._gathering.table.game.NAME)[-1]

    # --- clocks and absent players --------------------------------------------------------------------------------

    def _clock_wanted(self, table: Table) -> dict[Key, Timer]:
        gathering = self._gathering
        if isinstance(table.settings.clock, NoClock):
            return {}
        first = clocks.next_to_run_out(table, now=gathering.now(), since=gathering.since)
        if first is None or table.play is None:
            return {}
        seat, left = first
        key = ("clock", seat, table.play.prompts[seat], gathering.since, table.seq)
        if self._silence is not None:
            left = max(left, 1000 * (self._silence.left + ANSWER_SECONDS))
        return {key: (left / 1000, partial(self.time_out, seat, table.play.prompts[seat]))}

    async def time_out(self, seat: Seat, prompt: int | None) -> bool:
        gathering = self._gathering

        def judge() -> Step | None:
            table = gathering.table
            first = clocks.next_to_run_out(table, now=gathering.now(), since=gathering.since)
            if first is None or first != (seat, 0) or table.play is None or table.play.prompts[seat] != prompt:
                return None
            if table.chairs[seat].lapses + 1 >= LAPSES_UNTIL_AWAY:
                return log.TakenOver(seat, bot=self._best), None
            return log.TimedOut(seat), None

        done = await self._clerk.do(judge)
        self.drive()
        return done

    def _asking(self, table: Table) -> dict[Key, Timer]:
        if table.take_back is None:
            return {}
        return {("asking", table.stood_at): (LONGEST_ASKING, partial(self._end_asking, table.stood_at))}

    async def _end_asking(self, since: int | None) -> bool:
        def judge() -> Step | None:
            table = self._gathering.table
            return (log.TakeBackWithdrawn(), None) if table.take_back is not None and table.stood_at == since else None

        return await self._clerk.do(judge)

    def _absent(self, table: Table) -> dict[Key, Timer]:
        here = self._gathering.here
        if here.issuperset(table.people):
            return {}
        return {
            ("absent", seat, self._gathering.since): (float(table.settings.grace), partial(self._stand_in, Seat(seat)))
            for seat, chair in enumerate(table.chairs)
            if chair.guest is not None and chair.stand_in is None and chair.guest not in here
        }

    async def _stand_in(self, seat: Seat) -> bool:
        gathering = self._gathering
        try:
            present = await gathering.present_anywhere()
        except StoreDown:
            return False

        def judge() -> Step | None:
            chair = gathering.table.chairs[seat]
            gone = chair.guest is not None and chair.guest not in gathering.here and chair.guest not in present
            if not gone or chair.stand_in is not None or not gathering.table.is_live:
                return None
            return log.TakenOver(seat, bot=self._best), None

        return await self._clerk.do(judge)

    def _host_away(self, table: Table) -> dict[Key, Timer]:
        """If the host is gone, another one takes over after a grace period; without a host nobody could start the
        game. A server without a local client at this table stops tracking presence for it, and so does not decide."""
        if not self._gathering.peers:
            return {}
        if table.host in self._gathering.here or table.status not in ("waiting", "playing") or self._heir() is None:
            return {}
        return {("host", table.host): (float(table.settings.grace), self._pass_host)}

    async def _pass_host(self) -> bool:
        try:
            present = await self._gathering.present_anywhere()
        except StoreDown:
            return False

        def judge() -> Step | None:
            table, heir = self._gathering.table, self._heir()
            is_gone = table.host not in present and table.status in ("waiting", "playing")
            return (log.HostPassed(heir), None) if heir is not None and is_gone else None

        return await self._clerk.do(judge)

    def _heir(self) -> GuestId | None:
        """The first person around the table who is here, if the host is not."""
        gathering = self._gathering
        if gathering.table.host in gathering.here:
            return None
        welcome = (guest for guest in gathering.table.people if guest not in gathering.table.banned)
        return next((guest for guest in welcome if guest in gathering.here), None)
