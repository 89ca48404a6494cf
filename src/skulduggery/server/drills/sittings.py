"""One game after another at the same place: the same few people, a new table each time."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from skulduggery.games import all_games
from skulduggery.server.drills.doors import Doors
from skulduggery.server.drills.people import Person

GRACE = 3600
"""Seconds: long enough that no bot takes over while a server is away."""
MOST_SEATS = 4
BOT_AT_EVERY = 8
"""Every n-th place has a bot at its table."""


class Kind(Struct, frozen=True):
    game: str
    seats: int
    bots: int = 0


class Sitting:
    """A table, and the people at it."""

    def __init__(self, kind: Kind, people: Sequence[Person]) -> None:
        self.kind = kind
        self.people = tuple(people)
        self.table = people[0].table

    @property
    def moves(self) -> int:
        """The number of acknowledged moves."""
        return sum(one.move is not None for person in self.people for one in person.acknowledged)

    @property
    def finished(self) -> bool:
        return any(person.finished for person in self.people)

    async def play(self) -> None:
        """Play until the game is over."""
        async with asyncio.TaskGroup() as together:
            for person in self.people:
                together.create_task(person.run())
            await asyncio.gather(*(self._be_ready(person) for person in self.people))
            await self.people[0].ask("start")

    async def _be_ready(self, person: Person) -> None:
        if person is not self.people[0]:
            await person.ask("sit-down")
        await person.ask("ready", word=f"word {person.rng.random()}")


class Place:
    """Plays one game after another, until `close`."""

    def __init__(self, doors: Doors, number: int, *, pace: float, rng: random.Random) -> None:
        self._doors = doors
        self._number = number
        self._pace = pace
        self._rng = rng
        self._cookies: list[str] = []
        self._task: asyncio.Task[None] | None = None
        self.sittings: list[Sitting] = []

    @property
    def moves(self) -> int:
        return sum(sitting.moves for sitting in self.sittings)

    @property
    def sitting(self) -> Sitting | None:
        """The running game."""
        return self.sittings[-1] if self.sittings else None

    def open(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    def check(self) -> None:
        """Raise the error if anything went wrong."""
        if self._task is not None and self._task.done():
            self._task.result()

    async def close(self) -> None:
        for person in () if self.sitting is None else self.sitting.people:
            person.leave()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def go_home(self) -> None:
        if self.sitting is not None:
            await asyncio.gather(*(person.go_home() for person in self.sitting.people))

    async def _go_on(self) -> None:
        while True:
            kind = kind_of(self._number + len(self.sittings))
            while len(self._cookies) < kind.seats:
                self._cookies.append(await self._doors.guest(f"Player {len(self._cookies) + 1}"))
            sitting = await self._sit_down(kind)
            self.sittings.append(sitting)
            await sitting.play()

    async def _sit_down(self, kind: Kind) -> Sitting:
        settings: dict[str, Any] = {"game": kind.game, "seats": kind.seats, "bot_speed": "instant", "grace": GRACE}
        table = await self._doors.table(self._cookies[0], settings, bots=kind.bots)
        return Sitting(kind, [self._person(table, number) for number in range(kind.seats - kind.bots)])

    def _person(self, table: str, number: int) -> Person:
        """A person. The people of one table are spread over the servers."""
        rng = random.Random(self._rng.random())
        home = self._number + number
        return Person(self._doors, self._cookies[number], table, home=home, rng=rng, pace=self._pace)


def kind_of(number: int) -> Kind:
    """All games and numbers of players in turn, with a bot now and then."""
    games = [(game.NAME, seats) for game in all_games() for seats in game.PLAYERS if seats <= MOST_SEATS]
    name, seats = games[number % len(games)]
    return Kind(game=name, seats=seats, bots=1 if number % BOT_AT_EVERY == BOT_AT_EVERY - 1 else 0)
