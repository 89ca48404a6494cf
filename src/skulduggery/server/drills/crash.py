"""The crash drill: servers are killed in the middle of many games, and no acknowledged move may be missing."""

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncGenerator, Iterable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

from msgspec import Struct

from skulduggery.server.drills.bus import bus_cut
from skulduggery.server.drills.databases import Kind, database_for, must_be_empty
from skulduggery.server.drills.doors import Doors
from skulduggery.server.drills.history import Tally, examine
from skulduggery.server.drills.progress import Tell, nobody
from skulduggery.server.drills.servers import SERVE, Server, running, with_workers
from skulduggery.server.drills.sittings import Place, Sitting
from skulduggery.server.store.choose import store_for

MOVES_AFTERWARDS = 5
"""How many moves (or the end of the game) each table has to see after the last kill."""
KILLS_OF_WORKERS = 0.75
"""The share of kills that hit one worker, if servers have several."""


class Plan(Struct, frozen=True, kw_only=True):
    database: Kind = "sqlite"
    address: str | None = None
    """The address of an empty PostgreSQL. Without it the drill starts one."""
    games: int = 200
    kills: int = 10
    servers: int = 1
    workers: int = 1
    """Workers per server. With several, most kills hit one worker, the others the whole server."""
    cut_bus: bool = False
    pace: float = 0.6
    """The longest time that a player thinks, in seconds."""
    between: float = 2.0
    """The longest time between kills, in seconds."""
    patience: float = 180.0
    """Seconds within which every game must continue after a kill."""
    program: tuple[str, ...] = SERVE
    seed: int = 0


class Result(Struct, kw_only=True):
    tally: Tally
    tables: int = 0
    """Tables at which a game began. When a game ends, another one follows."""
    finished: int = 0
    kills: int = 0
    worker_kills: int = 0
    """Kills that hit one worker."""
    cuts: int = 0
    slowest_ms: int = 0
    """The longest wait for an acknowledgement, including kills and restarts."""
    latest_ms: int = 0
    """The longest time between the first and the last player who saw the same move."""
    seconds: float = 0.0

    @property
    def good(self) -> bool:
        return self.tally.good


def crash(plan: Plan, tell: Tell = nobody) -> Result:
    """Run the drill. Raises `NoPostgres`, `BadDatabase` or `NoStart` if it cannot begin."""
    began = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="skulduggery-drill-")))
        address = stack.enter_context(database_for(plan.database, plan.address, folder))
        result = asyncio.run(_Drill(plan, address, folder, tell).run())
    result.seconds = round(time.monotonic() - began, 1)
    return result


class _Drill:
    def __init__(self, plan: Plan, address: str, folder: Path, tell: Tell) -> None:
        rng = random.Random(plan.seed)
        self._plan = plan
        self._address = address
        self._tell = tell
        self._rng = rng
        settings = with_workers(plan.workers)
        self._servers = [
            Server(address, folder, f"server-{n}", program=plan.program, settings=settings) for n in range(plan.servers)
        ]
        doors = Doors(self._servers)
        self._places = [Place(doors, n, pace=plan.pace, rng=random.Random(rng.random())) for n in range(plan.games)]
        self._result = Result(tally=Tally(faults=[]))

    async def run(self) -> Result:
        await must_be_empty(self._address)
        async with running(self._servers), self._cutting():
            try:
                await self._play()
            finally:
                await asyncio.gather(*(place.close() for place in self._places))
            await self._stop()
        await self._examine()
        return self._result

    async def _play(self) -> None:
        for place in self._places:
            place.open()
        await self._all_go_on()
        for kill in range(self._plan.kills):
            self._tell(kill + 1, self._plan.kills + 2)
            await asyncio.sleep(self._plan.between * self._rng.random())
            await self._kill(self._rng.choice(self._servers))
        self._tell(self._plan.kills + 1, self._plan.kills + 2)
        await self._all_go_on(MOVES_AFTERWARDS)

    async def _kill(self, victim: Server) -> None:
        """Kill a server. If others are left, the games have to continue there before this one restarts."""
        self._result.kills += 1
        if self._plan.workers > 1 and self._rng.random() < KILLS_OF_WORKERS:
            self._result.worker_kills += 1
            victim.kill_worker(self._rng)
            await self._all_go_on()
            return
        await victim.kill()
        if any(server.url is not None for server in self._servers):
            await self._all_go_on()
        await victim.start()
        await asyncio.gather(*(place.go_home() for place in self._places))
        await self._all_go_on()

    async def _all_go_on(self, moves: int = 1) -> None:
        """Wait until every table has seen this many more moves."""
        wanted = {place: place.moves + moves for place in self._places}
        end = time.monotonic() + self._plan.patience
        while waiting := [place for place, number in wanted.items() if place.moves < number]:
            for place in waiting:
                place.check()
            if time.monotonic() > end:
                for place in waiting:
                    self._result.tally.blame("stuck", place.sitting, f"no move for {self._plan.patience:g} s")
                return
            await asyncio.sleep(0.05)

    async def _stop(self) -> None:
        for number, server in enumerate(self._servers, start=1):
            why = await server.stop()
            if why is not None:
                self._result.tally.blame("errors", None, f"server {number} did not stop in order: {why}")
            for line in server.complaints():
                self._result.tally.blame("errors", None, f"server {number} logged {line}")

    async def _examine(self) -> None:
        sittings = [sitting for place in self._places for sitting in place.sittings]
        people = [person for sitting in sittings for person in sitting.people]
        self._result.tables = len(sittings)
        self._result.finished = sum(sitting.finished for sitting in sittings)
        self._result.slowest_ms = _milliseconds(wait for person in people for wait in person.waits)
        self._result.latest_ms = _milliseconds(map(_lag, sittings))
        for person in people:
            for reason, times in person.refused.items():
                self._result.tally.blame("errors", None, f"{times} requests were refused: {reason}")
        store = store_for(self._address)
        await store.open()
        try:
            await examine(store, sittings, self._result.tally)
        finally:
            await store.close()

    @asynccontextmanager
    async def _cutting(self) -> AsyncGenerator[None]:
        if not self._plan.cut_bus:
            yield
            return
        async with bus_cut(self._address) as scissors:
            yield
            self._result.cuts = scissors.cuts


def _lag(sitting: Sitting) -> float:
    seen: dict[int, list[float]] = {}
    for person in sitting.people:
        for seq, at in person.seen_at.items():
            seen.setdefault(seq, []).append(at)
    return max((max(times) - min(times) for times in seen.values()), default=0.0)


def _milliseconds(seconds: Iterable[float]) -> int:
    return round(1000 * max(seconds, default=0.0))
