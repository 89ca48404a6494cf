"""A server without its network: the real hub, store and bots, and devices whose frames are kept to be looked at."""

import asyncio
import itertools
import json
import random
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from skulduggery.server import wire
from skulduggery.server.botpool import BotPool
from skulduggery.server.config import ServerConfig
from skulduggery.server.hub import Hub, WantedBot
from skulduggery.server.ids import GuestId, TableId, new_guest_id
from skulduggery.server.live import Live
from skulduggery.server.metrics import Metrics
from skulduggery.server.peers import Peer
from skulduggery.server.services import DatabaseClock, Services, wall_clock
from skulduggery.server.settings import Settings
from skulduggery.server.store import Guest, Store
from skulduggery.server.store.choose import store_for
from skulduggery.server.store.postgres import PostgresStore
from skulduggery.server.table.requests import No

PATIENCE = 30.0
"""Seconds until a test gives up waiting for something that should happen."""

numbers = itertools.count(1)


class House:
    """One server process."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub = hub
        self.store = store

    async def guest(self, name: str = "Anna") -> Guest:
        guest = Guest(id=new_guest_id(), name=name, since=0, seen=0)
        await self.store.add_guest(guest)
        return guest

    async def table(self, host: Guest, game: str = "skull-king", seats: int = 2, bots: int = 0, **more: Any) -> Live:
        chosen: dict[str, Any] = {"bot_speed": "instant", **more}
        settings = Settings(game=game, seats=seats, **chosen)
        live = await self.hub.open_table(host.id, settings, bots=[WantedBot()] * bots)
        assert isinstance(live, Live)
        return live

    async def find(self, table: TableId) -> Live:
        live = await self.hub.find(table)
        assert isinstance(live, Live)
        return live

    async def phone(self, live: Live, guest: Guest, *, tv: bool = False, language: str | None = None) -> "Phone":
        phone = Phone(live, guest, tv=tv, language=language)
        refused = await live.join(phone.peer, guest.name)
        assert refused is None, refused
        await phone.until(lambda told: told["type"] == "update")
        return phone

    async def seated(self, names: str, game: str = "skull-king", bots: int = 0, **more: Any) -> list["Phone"]:
        """A table with these people, ready to start; the first is the host."""
        people = [await self.guest(name) for name in names.split()]
        live = await self.table(people[0], game, seats=len(people) + bots, bots=bots, **more)
        phones = [await self.phone(live, person) for person in people]
        for phone in phones[1:]:
            await phone.ask(wire.SitDown(id=fresh()))
        for phone in phones:
            await phone.ask(wire.Ready(id=fresh(), word=f"word of {phone.guest.name}"))
        return phones

    async def playing(self, names: str, game: str = "skull-king", bots: int = 0, **more: Any) -> list["Phone"]:
        phones = await self.seated(names, game, bots, **more)
        await phones[0].ask(wire.Start(id=fresh()))
        return phones


class Phone:
    """A device at a table, and everything that it was sent."""

    def __init__(self, live: Live, guest: Guest, *, tv: bool = False, language: str | None = None) -> None:
        self.live = live
        self.guest = guest
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.peer = Peer(self._receive, guest=guest.id, tv=tv, language=language)
        self._arrived = asyncio.Event()

    async def _receive(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        else:
            self.frames.append(message["text"])
            self.messages.append(json.loads(message["text"]))
        self._arrived.set()

    async def ask(self, asked: Any) -> dict[str, Any]:
        """Sends a request and waits for its answer."""
        seen = len(self.frames)
        await self.live.hear(self.peer, asked)
        return await self.until(lambda told: asked.id in (told.get("ack"), told.get("id")), after=seen)

    async def until(self, fits: Callable[[dict[str, Any]], bool], after: int = 0) -> dict[str, Any]:
        """The first message that fits, among those already there or still to come."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for told in self.messages[after:]:
                    after += 1
                    if fits(told):
                        return told
                self._arrived.clear()
                await self._arrived.wait()

    def told(self, kind: str = "update") -> list[dict[str, Any]]:
        return [told for told in self.messages if told["type"] == kind]

    @property
    def prompt(self) -> dict[str, Any] | None:
        """What this device is asked now, by the last update."""
        return next(told.get("prompt") for told in reversed(self.messages) if told["type"] == "update")

    async def move(self, choice: int | None = None) -> dict[str, Any]:
        """Answers the question with one of its choices."""
        return await self.ask(self.intent(choice))

    def intent(self, choice: int | None = None) -> wire.Intent:
        asked = self.prompt
        assert asked is not None
        move = pick(asked) if choice is None else asked["legal"][choice]
        return wire.Intent(id=fresh(), prompt=asked["id"], move=raw(move))

    def leave(self) -> None:
        self.live.leave(self.peer)


def pick(prompt: dict[str, Any], rng: random.Random | None = None) -> Any:
    rng = rng or random.Random(prompt["id"])
    if "product" in prompt:
        fields = prompt["product"]["fields"]
        return {"type": prompt["product"]["type"], **{name: rng.choice(values) for name, values in fields.items()}}
    return rng.choice(prompt["legal"])


async def play_out(phones: list[Phone]) -> None:
    """Everybody answers whatever is asked, until the game is over."""
    live = phones[0].live
    async with asyncio.timeout(4 * PATIENCE):
        while live.table.status == "playing":
            asked = [phone for phone in phones if phone.prompt is not None and not phone.peer.done]
            for phone in asked:
                if phone.prompt is not None and live.table.status == "playing":
                    await phone.move()
            await asyncio.sleep(0 if asked else 0.02)


def raw(move: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def fresh() -> str:
    return f"request-{next(numbers)}"


@asynccontextmanager
async def house(
    database: Path | str,
    now: Callable[[], int] = wall_clock,
    steady: Callable[[], float] | None = None,
    **config: Any,
) -> AsyncGenerator[House]:
    """A server on this database, from its start to its orderly stop. With a clock of its own everything goes by it,
    unless there is another one for how long something takes."""
    store = store_for(str(database))
    await store.open()
    pool = BotPool(workers=1)
    key = await store.signing_key()
    settings = ServerConfig(database=str(database), **config)
    measure = steady or (time.monotonic if now is wall_clock else lambda: now() / 1000)
    date = DatabaseClock(store) if store.shared and now is wall_clock else now
    services = Services(settings, store, pool, Metrics(), key, now=date, steady=measure)
    await services.keep_time()
    hub = Hub(services)
    hub.start()
    try:
        yield House(hub, store)
    finally:
        await hub.stop()
        await pool.stop()
        await store.close()


async def until_listening(*houses: House) -> None:
    """A server connects to the bus after its start. What others tell before that, it learns at its next beat."""
    stores = [each.store for each in houses]
    async with asyncio.timeout(PATIENCE):
        while not all(isinstance(store, PostgresStore) and store.listening for store in stores):
            await asyncio.sleep(0.01)


def in_house(test: Callable[[House], Any], tmp_path: Path, **config: Any) -> None:
    """Runs a test inside a house of its own."""

    async def run() -> None:
        async with house(tmp_path / "house.db", **config) as opened:
            await test(opened)

    asyncio.run(run())


def guest_at(live: Live, seat: int) -> GuestId | None:
    return live.table.chairs[seat].guest


def is_refused(answer: dict[str, Any] | No, reason: str) -> bool:
    if isinstance(answer, No):
        return answer.reason == reason
    return answer["type"] == "refused" and answer["reason"] == reason
