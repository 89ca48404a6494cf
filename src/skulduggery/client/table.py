"""A seat at a table: receives updates, sends requests."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from typing import Any

from skulduggery.client import frames, updates
from skulduggery.client.addresses import Server
from skulduggery.client.errors import ClientError, NoSuchTable, TurnedAway
from skulduggery.client.frames import Goodbye
from skulduggery.client.line import Again, Line
from skulduggery.client.requests import Requests
from skulduggery.client.updates import Prompt, Update


class Table:
    """`async for update in table` yields what happens. Requests return the state once they are granted, or raise
    `Refused`. Every other failure ends the table with an error."""

    def __init__(self, server: Server, path: str, *, cookie: str, patience: float) -> None:
        self._requests = Requests()
        self._line = Line(server, path, cookie=cookie, patience=patience, hear=self._hear, outbox=self._requests)
        self._patience = patience
        self._now: Update | None = None
        self._fault: Exception | None = None
        self._told = asyncio.Event()
        self._news: asyncio.Queue[Update | None] = asyncio.Queue()

    @property
    def now(self) -> Update:
        """The current state."""
        assert self._now is not None
        return self._now

    async def __aiter__(self) -> AsyncIterator[Update]:
        """Each update once, starting with the state when we joined."""
        while self._fault is None or not self._news.empty():
            update = await self._news.get()
            if update is not None:
                yield update
        raise self._fault

    # --- requests -------------------------------------------------------------------------------------------------

    async def ask(self, kind: str, **fields: Any) -> Update:
        """Send any request of the protocol, such as `ask("kick", seat=2)`. It is granted once, however bad the
        connection is."""
        if self._fault is not None:
            raise self._fault
        pending = self._requests.add(kind, fields)
        await self._line.send(pending.frame)
        await self._requests.answered(pending, self._patience)
        return self.now

    async def move(self, prompt: Prompt, move: Any) -> Update:
        """Answer the question with one of its legal moves."""
        return await self.ask("intent", prompt=prompt.id, move=move)

    async def sit(self, seat: int | None = None) -> Update:
        """Take this seat, or the first free one."""
        return await self.ask("sit-down", seat=seat)

    async def stand_up(self) -> Update:
        return await self.ask("stand-up")

    async def come_back(self) -> Update:
        """Stop the bot that plays for us."""
        return await self.ask("come-back")

    async def ready(self, word: str | None = None) -> Update:
        """The word is mixed into all shuffles (docs/fairness.md); random by default."""
        return await self.ask("ready", word=secrets.token_hex(8) if word is None else word)

    async def say(self, text: str | None = None, *, phrase: str | None = None, emote: str | None = None) -> Update:
        """Say one of the three."""
        given = {"text": text, "phrase": phrase, "emote": emote}
        return await self.ask("say", **{name: value for name, value in given.items() if value is not None})

    async def ask_take_back(self) -> Update:
        return await self.ask("ask-take-back")

    async def answer_take_back(self, *, agreed: bool) -> Update:
        return await self.ask("answer-take-back", agreed=agreed)

    async def rematch(self) -> str:
        """The id of the table at which the same people play again."""
        update = await self.ask("rematch")
        assert update.table.rematch is not None
        return update.table.rematch

    # --- requests of the host -------------------------------------------------------------------------------------

    async def add_bot(self, *, seat: int | None = None, bot: str | None = None, name: str | None = None) -> Update:
        return await self.ask("add-bot", seat=seat, bot=bot, name=name)

    async def start(self) -> Update:
        return await self.ask("start")

    async def pause(self) -> Update:
        return await self.ask("pause")

    async def resume(self) -> Update:
        return await self.ask("resume")

    async def close(self) -> Update:
        """End the table for good."""
        return await self.ask("close")

    # --- incoming messages ----------------------------------------------------------------------------------------

    async def attend(self) -> None:
        """Keep the connection open as long as there is hope; then report the error to all waiters."""
        try:
            await self._line.run()
        except Exception as error:
            self._fault = error
            self._requests.fail(error)
            self._news.put_nowait(None)
            self._told.set()

    async def opened(self) -> None:
        """Wait until we have the whole state, or are turned away."""
        await self._told.wait()
        if self._fault is not None:
            raise self._fault

    def _hear(self, frame: str | bytes) -> None:
        told = frames.decode(frame)
        match told:
            case frames.Update():
                self._adopt(updates.first(told) if self._now is None else updates.following(self._now, told))
                self._requests.done(told.ack)
            case frames.TableChanged():
                self._adopt(updates.with_table(self.now, told.table))
            case frames.Chat():
                self._adopt(updates.with_chat(self.now, told.lines))
                self._requests.done(told.ack)
            case frames.Refused():
                self._requests.refused(told)
            case frames.Done():
                self._requests.done(told.id)
            case frames.Goodbye():
                raise _farewell(told)
            case frames.Pong() | None:
                pass

    def _adopt(self, update: Update) -> None:
        self._now = update
        self._news.put_nowait(update)
        self._told.set()


def _farewell(told: Goodbye) -> ClientError | Again:
    if told.again:
        return Again(told.message)
    kind = NoSuchTable if told.reason == "no-such-table" else TurnedAway
    return kind(told.reason, told.message)
