"""Devices at a watched table: phones of players, of spectators, a screen. Each message is compared on arrival."""

import asyncio
import random
from typing import Any

from skulduggery.server.drills.doors import Doors
from skulduggery.server.drills.leak.expecting import Watch, Wire
from skulduggery.server.drills.people import Person, guest_in
from skulduggery.server.drills.told import Told, any_move
from skulduggery.server.ids import GuestId

SOON = 0.02
MOODS = ("nonsense", "again", "everything", "reconnect", "take-back", "leave", "pause")


class Device(Person):
    """Answers questions if it `plays`. Now and then it does something forbidden or rare."""

    stays = True

    def __init__(
        self,
        doors: Doors,
        cookie: str,
        table: str,
        watch: Watch,
        rng: random.Random,
        *,
        plays: bool = False,
        tv: bool = False,
        language: str | None = None,
        moody: float = 0.0,
        home: int = 0,
    ) -> None:
        query = "?" + "&".join([*(["tv=true"] if tv else []), *([f"words={language}"] if language else [])])
        super().__init__(doors, cookie, table, home=home, rng=rng, query=query)
        self._watch = watch
        self._key = (GuestId(guest_in(cookie)), tv, language)
        self._plays = plays
        self._moody = moody
        self._lines = 0
        self._wire: Wire | None = None
        self._last: dict[str, Any] | None = None

    @property
    def waiting_for(self) -> int:
        """Messages on their way to this device."""
        return 0 if self._wire is None else len(self._wire.expected)

    def opened(self) -> None:
        self._wire = self._watch.wire(self._key, self._lines)
        self._lines += 1

    def received(self, frame: str) -> None:
        assert self._wire is not None
        self._watch.received(self._wire, frame.encode())

    def check_nothing_is_missing(self) -> None:
        if self._wire is not None:
            self._watch.never_came(self._wire)

    def hear(self, told: Told) -> None:
        if not self._plays:
            told.prompt = None
        super().hear(told)
        ask = None if told.table is None else told.table.take_back
        if self._plays and ask is not None and self.seat in ask.missing:
            self.do(self.ask("answer-take-back", agreed=self.rng.random() < 0.7))
        elif self._plays and told.prompt is None and self._last is not None and self.rng.random() < self._moody / 4:
            self.do(self._talk_nonsense(told.seq))

    async def _decide(self, told: Told) -> None:
        assert told.prompt is not None
        move = any_move(told.prompt, self.rng)
        self._last = {"prompt": told.prompt.id, "move": move}
        answer = await self.ask("intent", **self._last)
        if answer.type == "refused":  # the game is paused, a bot sits here, or somebody else was quicker
            self._answered = told.prompt.id - 1
            await asyncio.sleep(SOON)
            await self.send("sync")
        elif self.rng.random() < self._moody:
            await self._follow_mood(self.rng.choice(MOODS), answer)

    async def _follow_mood(self, mood: str, answer: Told) -> None:
        match mood:
            case "again":
                assert self._last is not None
                await self.send("intent", id=answer.ack, **self._last)
            case "everything":
                await self.send("sync")
            case "reconnect":
                await self.hang_up()
            case "take-back":
                await self.ask("ask-take-back")
            case "leave":
                await self.ask("stand-up")
                await self.ask("come-back")
            case "pause":
                await self.ask("pause")
                await self.ask("resume")
            case _:
                await self._talk_nonsense(answer.seq)

    async def _talk_nonsense(self, seq: int) -> None:
        """Repeat the last move: most likely out of turn, or with a card that is gone. It may be legal, too."""
        assert self._last is not None
        await self.ask("intent", prompt=self.rng.choice((seq, self._answered)), move=self._last["move"])
