"""A player who plays while the server is flooded, and measures its response times."""

import asyncio
import random
import urllib.error
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from statistics import quantiles

from msgspec import Struct

from skulduggery.server.drills.doors import Doors
from skulduggery.server.drills.people import Person
from skulduggery.server.drills.told import Told

PING_EVERY = 0.1
THINKS = 0.4
"""The longest time between a question and the move that answers it."""
SETTINGS = {"game": "skull-king", "seats": 2, "bot_speed": "instant"}
FEWEST = 5
SETTLED = 0.5
SETTLING = 30.0


class Latency(Struct, frozen=True):
    """Milliseconds."""

    p50: float
    p99: float
    most: float


def latency_of(seconds: Sequence[float]) -> Latency:
    if len(seconds) < FEWEST:
        raise ValueError("too few measurements")
    cuts = quantiles(seconds, n=100, method="inclusive")
    return Latency(p50=_ms(cuts[49]), p99=_ms(cuts[98]), most=_ms(max(seconds)))


class Player(Person):
    """Also sends pings, and records the time of every answer."""

    def __init__(self, doors: Doors, cookie: str, table: str, *, rng: random.Random) -> None:
        super().__init__(doors, cookie, table, home=0, rng=rng, pace=THINKS)
        self.pinged_at: deque[float] = deque()
        self.waited: list[float] = []

    def opened(self) -> None:
        """The requests of the previous connection have waited at least until now."""
        self._note_pongs(len(self.pinged_at))

    def hear(self, told: Told) -> None:
        if told.type == "pong" and self.pinged_at:
            self._note_pongs(1)
        super().hear(told)

    async def ping(self) -> None:
        while not self.over:
            await asyncio.sleep(PING_EVERY)
            self.pinged_at.append(asyncio.get_running_loop().time())
            await self.send("ping")  # without a connection it waits for one

    def _note_pongs(self, pings: int) -> None:
        now = asyncio.get_running_loop().time()
        self.waited += [now - self.pinged_at.popleft() for _ in range(pings)]


class Victim:
    """Plays one game after another against a bot."""

    def __init__(self, doors: Doors, rng: random.Random) -> None:
        self._doors = doors
        self._rng = rng
        self._player: Player | None = None
        self._waited: list[float] = []
        self._between_games_since: float | None = None
        self.moves = 0
        self.cookie = ""
        self.table = ""

    async def run(self) -> None:
        self.cookie = await self._doors.guest("Victim")
        while True:
            self.table = await self._new_table()
            self._player = player = Player(self._doors, self.cookie, self.table, rng=self._rng)
            async with asyncio.TaskGroup() as together:
                together.create_task(player.ping())
                together.create_task(player.run())
                await player.ask("ready", word="ahoy")
                await player.ask("start")
            self._collect()

    async def _new_table(self) -> str:
        self._between_games_since = asyncio.get_running_loop().time()
        while True:
            try:
                table = await self._doors.table(self.cookie, SETTINGS, bots=1)
            except urllib.error.HTTPError:
                await asyncio.sleep(PING_EVERY)
            else:
                self._between_games_since = None
                return table

    async def ready(self) -> None:
        """Wait for the first answers."""
        while self._player is None or len(self._player.waited) + len(self._player.waits) < FEWEST:
            await asyncio.sleep(PING_EVERY)

    def measured(self) -> list[float]:
        """The seconds of every answer since the last call, and the waiting time of open requests."""
        self._collect()
        waited, self._waited = self._waited, []
        return waited + self._pending()

    async def settle(self) -> None:
        """Wait until everything has been answered, or nothing will be."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLING):
                while max(self._pending(), default=0.0) > SETTLED:
                    await asyncio.sleep(PING_EVERY)

    def _pending(self) -> list[float]:
        """The waiting time of unanswered requests."""
        now = asyncio.get_running_loop().time()
        pinged_at = () if self._player is None else self._player.pinged_at
        since = () if self._between_games_since is None else (self._between_games_since,)
        return [now - at for at in (*pinged_at, *since)]

    def stop(self) -> None:
        if self._player is not None:
            self._player.leave()

    def _collect(self) -> None:
        player = self._player
        if player is not None:
            self.moves += len(player.waits)
            self._waited += player.waited + player.waits
            player.waited, player.waits = [], []


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 1)
