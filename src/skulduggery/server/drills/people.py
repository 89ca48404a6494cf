"""People who play, and note everything that they are told."""

import asyncio
import random
from collections.abc import Coroutine
from typing import Any, TypeAlias

from skulduggery.server.drills.doors import Doors
from skulduggery.server.drills.line import Line
from skulduggery.server.drills.told import NO_VIEW, NOTHING, Told, any_move, is_over

Look: TypeAlias = tuple[int | None, int]
"""What somebody saw at a seq: the hash of the events (None if there were none), and the hash of the view."""


class Person(Line):
    """Answers every question at random, up to `pace` seconds later."""

    stays = False
    """Whether the connection stays open when the game is over."""

    def __init__(
        self,
        doors: Doors,
        cookie: str,
        table: str,
        *,
        home: int,
        rng: random.Random,
        pace: float = 0.0,
        query: str = "",
    ) -> None:
        super().__init__(doors, cookie, table, home=home, rng=rng, query=query)
        self.guest = guest_in(cookie)
        self.seat: int | None = None
        self.finished = False
        self.looks: dict[int, set[Look]] = {}
        self.seen_at: dict[int, float] = {}
        self._pace = pace
        self._answered = 0
        self._doing: set[asyncio.Task[Any]] = set()

    def hear(self, told: Told) -> None:
        if told.you is not None:
            self.seat = told.you.seat
        if told.type == "update":
            self._look(told)
        if told.prompt is not None and told.prompt.id > self._answered:
            self._answered = told.prompt.id
            self.do(self._decide(told))
        if is_over(told):
            self.finished = True
            self.over = self.over or not self.stays

    def leave(self) -> None:
        self.over = True
        self.stop_deciding()

    def stop_deciding(self) -> None:
        for task in self._doing:
            task.cancel()

    def do(self, what: Coroutine[Any, Any, Any]) -> None:
        """Start it without waiting for it."""
        if self.over:
            what.close()
            return
        task = asyncio.create_task(what)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    def _look(self, told: Told) -> None:
        self.seen_at.setdefault(told.seq, asyncio.get_running_loop().time())
        if told.view != NO_VIEW:
            events = None if told.events == NOTHING else hash(bytes(told.events))
            self.looks.setdefault(told.seq, set()).add((events, hash(bytes(told.view))))

    async def _decide(self, told: Told) -> None:
        assert told.prompt is not None
        await asyncio.sleep(self._pace * self.rng.random())
        await self.ask("intent", prompt=told.prompt.id, move=any_move(told.prompt, self.rng))


def guest_in(cookie: str) -> str:
    """The guest in this cookie, which is signed but not encrypted."""
    return cookie.partition("=")[2].split(".")[1]
