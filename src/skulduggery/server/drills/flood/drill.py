"""Runs one flood after another, each against a server of its own, measured by a player and by others at the same
address."""

import asyncio
import json
import random
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from skulduggery.server.drills.databases import Kind, database_for, must_be_empty
from skulduggery.server.drills.doors import Doors
from skulduggery.server.drills.flood.flooder import FLOODS
from skulduggery.server.drills.flood.flooder import Told as FloodTold
from skulduggery.server.drills.flood.victim import Latency, Victim, latency_of
from skulduggery.server.drills.flood.wires import Target, Wire, ask, open_wire, socket_path
from skulduggery.server.drills.progress import Tell, nobody
from skulduggery.server.drills.servers import Server, running
from skulduggery.server.drills.soak.levels import Size
from skulduggery.server.drills.soak.sizes import program, size_of

USUAL_HASTE = "1"
FLOODER = ("-m", "skulduggery.server.drills.flood")
SETTINGS = {"port": 0, "bot_workers": 1, "log_format": "json", "log_level": "warning"}
"""All other settings are the defaults, because the drill tests those limits."""

LONGER = {"trickles": 25.0}
"""Seconds that a flood has to last before the server can recognise it."""
LOGGED = {
    "pings": "flood",
    "pongs": "flood",
    "continuations": "flood",
    "unread-pings": "flood",
    "strangers": "flood",
    "silent": "crowded",
    "trickles": "slow-head",
}
"""What the log has to contain. Refused requests are only counted."""
OTHERS_COME = 0.5
"""After this part of a flood."""
PATIENCE = 20.0
AGAIN_AFTER = 0.2
OK, WELCOME = 200, 101


class Bounds(Struct, frozen=True):
    """The permitted effect of a flood on others. A stalled server is far above the limits; a slow machine stays
    within."""

    times: float = 10.0
    """A multiple of the latency without a flood."""
    ms: float = 1000.0
    """Or this long, whichever is more."""
    memory: float = 40.0
    """Megabytes that each process of a server may grow in one flood."""


class Plan(Struct, frozen=True, kw_only=True):
    floods: tuple[str, ...] = tuple(FLOODS)
    seconds: float = 8.0
    """The length of each flood, and of the time without one."""
    database: Kind = "sqlite"
    address: str | None = None
    """The address of an empty PostgreSQL. Without it the drill starts one."""
    servers: int = 1
    """Servers on one database. The first is flooded, and the player plays there."""
    workers: int = 1
    """Workers per server."""
    files: int = 512
    """Open files that each process of a server may have."""
    bounds: Bounds = Bounds()
    seed: int = 0


class Found(Struct, kw_only=True):
    """The effect of one flood."""

    flood: str
    victim: Latency
    memory: float
    """Megabytes by which the server grew."""
    cut: int
    """How often the flooder was cut off or refused."""
    sent: int
    logged: bool | None
    """Whether the log reports it; None if it need not."""
    served: bool
    """Whether others at the same address were served meanwhile."""
    good: bool = True


class Result(Struct, kw_only=True):
    baseline: Latency
    found: list[Found]
    errors: list[str] = []
    moves: int = 0
    seconds: float = 0.0

    @property
    def good(self) -> bool:
        return not self.errors and all(one.good for one in self.found)


def flood(plan: Plan, tell: Tell = nobody) -> Result:
    began = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="skulduggery-drill-")))
        address = stack.enter_context(database_for(plan.database, plan.address, folder))
        result = asyncio.run(_Drill(plan, address, folder, tell).run())
    result.seconds = round(time.monotonic() - began, 1)
    return result


class _Drill:
    def __init__(self, plan: Plan, address: str, folder: Path, tell: Tell) -> None:
        started = program(plan.workers, USUAL_HASTE, str(plan.files))
        settings = {**SETTINGS, "workers": plan.workers}
        self._plan = plan
        self._address = address
        self._tell = tell
        self._servers = [
            Server(address, folder, f"server-{n}", program=started, settings=settings) for n in range(plan.servers)
        ]
        self._server = self._servers[0]
        self._doors = Doors([self._server])
        self._victim = Victim(self._doors, random.Random(plan.seed))

    async def run(self) -> Result:
        await must_be_empty(self._address)
        async with running(self._servers):
            playing = asyncio.create_task(self._victim.run())
            try:
                baseline = await self._undisturbed(playing)
                found = [await self._flood(number, name, baseline) for number, name in enumerate(self._plan.floods)]
            finally:
                self._victim.stop()
                playing.cancel()
                await asyncio.wait([playing])
            errors = [error for server in self._servers for error in await _stop(server)]
        return Result(baseline=baseline, found=found, errors=errors, moves=self._victim.moves)

    async def _undisturbed(self, playing: "asyncio.Task[None]") -> Latency:
        ready = asyncio.create_task(self._victim.ready())
        await asyncio.wait([ready, playing], return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()
        self._neighbour = await self._doors.guest("Neighbour")
        self._flooder = await self._doors.guest("Flooder")
        self._victim.measured()
        await asyncio.sleep(self._plan.seconds)
        return latency_of(self._victim.measured())

    async def _flood(self, number: int, name: str, baseline: Latency) -> Found:
        self._tell(number + 1, len(self._plan.floods) + 1)
        await self._victim.settle()
        before = await self._size()
        logged = len(self._server.log_lines())
        self._victim.measured()
        told, served = await self._disturbed(name)
        grown = (await self._size()).memory - before.memory
        wanted = LOGGED.get(name)
        events = [_event(line) for line in self._server.log_lines()[logged:]]
        found = Found(
            flood=name,
            victim=latency_of(self._victim.measured()),
            memory=round(grown, 1),
            cut=told.cut,
            sent=told.sent,
            logged=None if wanted is None else wanted in events,
            served=served,
        )
        found.good = is_good(found, baseline, self._bounds())
        return found

    async def _disturbed(self, name: str) -> tuple[FloodTold, bool]:
        """The flooder's report, and whether others were served."""
        assert self._server.url is not None
        target = Target(url=self._server.url, table=self._victim.table, cookie=self._flooder)
        seconds = max(self._plan.seconds, LONGER.get(name, 0.0))
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", *FLOODER, name, msgspec.json.encode(target).decode(), str(seconds), stdout=PIPE
        )
        try:
            assert process.stdout is not None
            await asyncio.sleep(OTHERS_COME * seconds)
            served = await self._serves_others(target)
            line = await process.stdout.readline()
            return msgspec.json.decode(line, type=FloodTold), served
        finally:
            await _end(process)

    async def _serves_others(self, target: Target) -> bool:
        """Check that a guest who was there before, at the same address, and a watchdog are served."""
        asked = [self._status(target, "/health"), self._status(target, "/api/me"), self._status(target, "/api/games")]
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.gather(*asked, self._sits(target)) == [OK, OK, OK, True]
        except (OSError, EOFError, TimeoutError):
            return False

    async def _status(self, target: Target, path: str) -> int:
        wire = await open_wire(target)
        try:
            return await ask(wire, target, path, cookie=self._neighbour)
        finally:
            wire.close()

    async def _sits(self, target: Target) -> bool:
        """Whether a socket at the table opens and sends the state of the game."""
        wire: Wire = await open_wire(target)
        try:
            status = await ask(wire, target, socket_path(target), cookie=self._neighbour, upgrade=True)
            return status == WELCOME and b'"update"' in await wire.reader.readuntil(b'"seq"')
        finally:
            wire.close()

    async def _size(self) -> Size:
        """The size. The server may first have to work off what the flood left behind."""
        async with asyncio.timeout(PATIENCE):
            while (size := await size_of(self._servers, self._plan.workers)) is None:
                await asyncio.sleep(AGAIN_AFTER)
        return size

    def _bounds(self) -> Bounds:
        processes = self._plan.servers * self._plan.workers
        return replace(self._plan.bounds, memory=processes * self._plan.bounds.memory)


def is_good(found: Found, baseline: Latency, bounds: Bounds) -> bool:
    quick = found.victim.most <= max(bounds.ms, bounds.times * baseline.most)
    return quick and found.served and found.cut > 0 and found.logged is not False and found.memory <= bounds.memory


async def _stop(server: Server) -> list[str]:
    why = await server.stop()
    return server.complaints() + ([] if why is None else [f"the server did not stop in order: {why}"])


async def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def _event(line: str) -> str:
    try:
        return str(json.loads(line)["event"])
    except (ValueError, KeyError, TypeError):
        return ""
