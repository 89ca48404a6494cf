"""Plays whole games of every kind, with a recorder on every socket."""

import asyncio
import math
import random
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from msgspec import Struct

from skulduggery.games import all_games
from skulduggery.server.drills import databases
from skulduggery.server.drills.doors import Doors
from skulduggery.server.drills.leak.devices import SOON, Device
from skulduggery.server.drills.leak.expecting import Watch, distinct
from skulduggery.server.drills.leak.findings import Finding
from skulduggery.server.drills.leak.pairs import Pair, differences
from skulduggery.server.drills.leak.serving import LOG, served
from skulduggery.server.drills.progress import Tell, nobody
from skulduggery.server.drills.servers import complaints_in
from skulduggery.server.services import wall_clock

TABLES_AT_ONCE = 3
PATIENCE = 600.0
"""Seconds that one game may take."""
ARRIVING = 30.0
"""Seconds within which a message has to arrive."""
MOST_SHOWN = 50

CLOCKS: Sequence[dict[str, Any]] = (
    {"type": "none"},
    {"type": "move", "seconds": 86_400},
    {"type": "game", "seconds": 86_400, "increment": 5},
)


class Kind(Struct, frozen=True):
    game: str
    seats: int
    bots: int = 0


class Plan(Struct, frozen=True, kw_only=True):
    games: tuple[Kind, ...]
    pairs: tuple[Pair, ...] = ()
    database: databases.Kind = "sqlite"
    address: str | None = None
    """The address of an empty PostgreSQL. Without it the drill starts one."""
    servers: int = 1
    """Servers on one database, in this process. The devices of a table are spread over them."""
    moody: float = 0.15
    """How often a player does something unusual after a decision."""
    enough: int | None = None
    """A game with this many leaks is not played to its end."""
    seed: int = 0


class Result(Struct, kw_only=True):
    games: int = 0
    frames: int = 0
    """Messages that were received and compared."""
    rebuilt: int = 0
    """Messages that were built again from another truth."""
    pairs: int = 0
    """Games that were played twice, with and without a card that nobody sees."""
    leaks: int = 0
    errors: list[str] = []
    findings: list[Finding] = []
    """One of each kind."""
    seconds: float = 0.0

    @property
    def good(self) -> bool:
        return self.leaks == 0 and not self.errors


def kinds() -> list[Kind]:
    """Every game with every number of players: people only, and with bots."""
    tables = [(game.NAME, seats) for game in all_games() for seats in game.PLAYERS]
    mixed = [Kind(game, seats, bots=1 + (seats - 2) // 2) for game, seats in tables]
    return [*(Kind(game, seats) for game, seats in tables), *mixed]


def leak(plan: Plan, tell: Tell = nobody) -> Result:
    began = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="skulduggery-drill-")))
        address = stack.enter_context(databases.database_for(plan.database, plan.address, folder))
        result = asyncio.run(_play_all(plan, folder, address, tell))
        result.errors = complaints_in(folder / LOG)
    result.seconds = round(time.monotonic() - began, 1)
    return result


def so_many(games: int) -> tuple[Kind, ...]:
    return tuple(islice(cycle(kinds()), games))


async def _play_all(plan: Plan, folder: Path, address: str, tell: Tell) -> Result:
    await databases.must_be_empty(address)
    rng = random.Random(plan.seed)
    watch = Watch(wall_clock)
    result = Result(errors=[], findings=[])
    free = asyncio.Semaphore(TABLES_AT_ONCE)
    steps = len(plan.games) + len(plan.pairs)

    async def play(number: int) -> None:
        async with free, asyncio.timeout(PATIENCE):
            await _Table(doors, watch, plan, number).play()
            result.games += 1
            tell(result.games, steps)

    async with served(folder, watch, rng, address, plan.servers) as servers:
        doors = Doors(servers)
        async with asyncio.TaskGroup() as together:
            for number in range(len(plan.games)):
                together.create_task(play(number))
        for pair in plan.pairs:  # while the log goes to the drill's file
            watch.findings += await differences(pair)
            result.pairs += 1
            tell(result.games + result.pairs, steps)
    result.frames, result.rebuilt, result.leaks = watch.frames, watch.rebuilt, len(watch.findings)
    result.findings = distinct(watch.findings, MOST_SHOWN)
    return result


class _Table:
    """One game, from opening the table until everything has arrived."""

    def __init__(self, doors: Doors, watch: Watch, plan: Plan, number: int) -> None:
        self._doors = doors
        self._watch = watch
        self._plan = plan
        self._kind = plan.games[number]
        self._clock = CLOCKS[number % len(CLOCKS)]
        self._rng = random.Random(f"{plan.seed}/{number}")

    async def play(self) -> None:
        people = [await self._doors.guest(f"Player {n + 1}") for n in range(self._kind.seats - self._kind.bots)]
        watching = await self._doors.guest("Spectator")
        table = await self._doors.table(people[0], self._settings(), bots=self._kind.bots)
        phones = [
            self._device(guest, table, plays=True, moody=self._plan.moody, home=home)
            for home, guest in enumerate(people)
        ]
        others = [
            self._device(people[0], table, language="de", home=1),
            self._device(people[-1], table, tv=True, home=len(people)),
            self._device(watching, table),
            self._device(watching, table, language="fr", home=1),
        ]
        async with asyncio.TaskGroup() as together:
            for device in (*phones, *others):
                together.create_task(device.run())
            await self._begin(phones)
            await self._until_over([*phones, *others])

    def _settings(self) -> dict[str, Any]:
        return {
            "game": self._kind.game,
            "seats": self._kind.seats,
            "bot_speed": "instant",
            "grace": 3600,
            "clock": self._clock,
            "free_chat": False,
        }

    def _device(self, cookie: str, table: str, **how: Any) -> Device:
        return Device(self._doors, cookie, table, self._watch, random.Random(self._rng.random()), **how)

    async def _begin(self, phones: Sequence[Device]) -> None:
        for phone in phones[1:]:
            await phone.ask("sit-down")
        for phone in phones:
            await phone.ask("ready", word=f"word {phone.seat}")
        await phones[0].ask("start")

    async def _until_over(self, devices: Sequence[Device]) -> None:
        enough = self._plan.enough or math.inf
        while not all(device.finished for device in devices) and len(self._watch.findings) < enough:
            if self._watch.failure is not None:
                raise self._watch.failure
            await asyncio.sleep(SOON)
        for device in devices:
            device.stop_deciding()
        end = time.monotonic() + ARRIVING
        while any(device.waiting_for for device in devices) and time.monotonic() < end:
            await asyncio.sleep(SOON)
        for device in devices:
            device.check_nothing_is_missing()
        for device in devices:
            device.leave()
            await device.hang_up()
