"""People who come and go: they sit down, play, lose the connection, leave, come back, talk, play again, or just
vanish."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

from skulduggery.games import all_games
from skulduggery.server.drills.doors import Doors
from skulduggery.server.drills.people import Person
from skulduggery.server.drills.told import Told, any_move
from skulduggery.server.phrases import PHRASES

MOST_SEATS = 4
MOODS = ("reconnect", "leave", "talk", "text", "everything", "take-back")
ABANDONED = 0.5
"""The share of tables that are deserted before the end of the game."""
REMATCH = 0.5
NEW_PEOPLE = 0.3
SPECTATED = 0.3


class Visitor(Person):
    """Thinks like a person, and does more than play."""

    moody = 0.06

    async def _decide(self, told: Told) -> None:
        assert told.prompt is not None
        await asyncio.sleep(self._pace * self.rng.random())
        answer = await self.ask("intent", prompt=told.prompt.id, move=any_move(told.prompt, self.rng))
        if answer.type == "refused":  # a bot sat here, or somebody took something back
            self._answered = told.prompt.id - 1
            await asyncio.sleep(self._pace * self.rng.random())
            await self.send("sync")
        elif self.rng.random() < self.moody:
            await self._follow_mood(self.rng.choice(MOODS))

    def hear(self, told: Told) -> None:
        super().hear(told)
        ask = None if told.table is None else told.table.take_back
        if ask is not None and self.seat in ask.missing:
            self.do(self.ask("answer-take-back", agreed=self.rng.random() < 0.5))

    async def _follow_mood(self, mood: str) -> None:
        match mood:
            case "reconnect":
                await self.hang_up()
            case "leave":
                await self.ask("stand-up")
                await asyncio.sleep(self._pace)
                await self.ask("come-back")
            case "talk":
                await self.ask("say", phrase=self.rng.choice(PHRASES))
            case "text":
                await self.ask("say", text=f"Ahoy {self.rng.random()}")
            case "take-back":
                await self.ask("ask-take-back")
            case _:
                await self.send("sync")


class Company:
    """A few people who play at one table after another."""

    def __init__(self, doors: Doors, *, pace: float, longest: float, rng: random.Random) -> None:
        self._doors = doors
        self._pace = pace
        self._longest = longest
        self._rng = rng
        self._cookies: list[str] = []
        self._stay = longest * rng.random()  # not all begin their second table at the same time
        self.tables = 0
        self.finished = 0
        self.moves = 0
        self.refused: dict[str, int] = {}

    async def run(self) -> None:
        while True:
            seats, game = self._any_game()
            bots = self._rng.randrange(seats) if self._rng.random() < 0.4 else 0
            await self._gather(seats - bots)
            table = await self._doors.table(self._cookies[0], self._settings(game, seats), bots=bots)
            await self._visit(table, seats - bots, sit=True)
            if self._rng.random() < ABANDONED:
                self._stay = self._longest * self._rng.random()
            else:
                self._stay = float("inf")

    def _any_game(self) -> tuple[int, str]:
        games = [(seats, game.NAME) for game in all_games() for seats in game.PLAYERS if seats <= MOST_SEATS]
        return self._rng.choice(games)

    async def _gather(self, people: int) -> None:
        if self._rng.random() < NEW_PEOPLE:
            self._cookies = []
        while len(self._cookies) < people:
            self._cookies.append(await self._doors.guest(f"Player {len(self._cookies) + 1}"))

    def _settings(self, game: str, seats: int) -> dict[str, Any]:
        return {"game": game, "seats": seats, "bot_speed": "quick", "public": self._rng.random() < 0.5}

    async def _visit(self, table: str, people: int, *, sit: bool) -> None:
        """Play one game and perhaps another."""
        visitors = [self._visitor(cookie, table, home=n) for n, cookie in enumerate(self._cookies[:people])]
        onlookers = [self._visitor(self._cookies[0], table, "?tv=true")] if self._rng.random() < SPECTATED else []
        self.tables += 1
        lines = [asyncio.create_task(visitor.run()) for visitor in (*visitors, *onlookers)]
        again: str | None = None
        try:
            async with asyncio.timeout(None if self._stay == float("inf") else self._stay):
                await self._play(visitors, sit=sit)
                again = await self._rematch(table, visitors[0]) if self._rng.random() < REMATCH else None
        except TimeoutError:
            pass  # everybody vanishes
        finally:
            await self._part((*visitors, *onlookers), lines)
        if again is not None:
            await self._visit(again, people, sit=False)

    def _visitor(self, cookie: str, table: str, query: str = "", *, home: int = 0) -> Visitor:
        """A visitor. The people of one table are spread over the servers."""
        rng = random.Random(self._rng.random())
        return Visitor(self._doors, cookie, table, home=home, rng=rng, pace=self._pace, query=query)

    async def _play(self, visitors: Sequence[Visitor], *, sit: bool) -> None:
        for visitor in visitors[1:] if sit else ():
            await visitor.ask("sit-down")
        for visitor in visitors:
            await visitor.ask("ready", word="ahoy")
        await visitors[0].ask("start")
        while not any(visitor.finished for visitor in visitors):
            await asyncio.sleep(0.2)
        self.finished += 1

    async def _rematch(self, table: str, host: Visitor) -> str | None:
        """Ask for a rematch. The connection was closed when the game ended, so this needs a new one."""
        asking = Visitor(self._doors, host.cookie, table, home=0, rng=host.rng)
        asking.stays = True
        line = asyncio.create_task(asking.run())
        try:
            answer = await asking.ask("rematch")
            return None if answer.table is None else answer.table.rematch
        finally:
            await self._part([asking], [line])

    async def _part(self, visitors: Sequence[Visitor], lines: Sequence["asyncio.Task[None]"]) -> None:
        for visitor in visitors:
            visitor.leave()
            self.moves += sum(one.move is not None for one in visitor.acknowledged)
            for reason, times in visitor.refused.items():
                self.refused[reason] = self.refused.get(reason, 0) + times
        for line in lines:
            line.cancel()
        if lines:
            await asyncio.wait(lines)
