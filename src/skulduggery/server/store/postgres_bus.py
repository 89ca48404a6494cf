"""News from other servers by LISTEN and NOTIFY. It only decides how soon players see a move; nothing else depends on
it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

from skulduggery.server.store import News
from skulduggery.server.store.postgres_client import Connection

log = logging.getLogger("skulduggery.store")

CHANNEL = "skulduggery"
SEPARATOR = " "
LONGEST_NOTICE = 7900
"""Bytes; PostgreSQL refuses 8000 and more."""
SERVER_LENGTH = 32
SEQ_LENGTH = 11

FIRST_PAUSE_S = 0.1
LONGEST_PAUSE_S = 5.0
LISTENING_CHECK_S = 15.0
"""How often the listening connection is checked: a cut cable gives no error."""
CANCEL_AGAIN_S = 0.5


def entries_in_one_notice(logs: Sequence[str]) -> int:
    longest = max(len(log.encode(errors="replace")) for log in logs)
    return max(1, (LONGEST_NOTICE - SERVER_LENGTH) // (longest + SEQ_LENGTH + 1))


def notice(name: str, number: int, *, server: str) -> str:
    """A notice of one entry; the lanes put together those of what they append."""
    return f"{server}{SEPARATOR}{name}:{number}"


def parse_notice(payload: str, *, server: str) -> Mapping[str, int]:
    """The highest seq of each log to which another server has appended. Empty if the notice is our own."""
    sender, *items = payload.split(SEPARATOR)
    news: dict[str, int] = {}
    if sender != server:
        for item in items:
            name, _, seq = item.rpartition(":")
            if seq.isdecimal():
                news[name] = max(news.get(name, 0), int(seq))
    return news


class Bus:
    """A listening connection that reconnects by itself."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], *, server: str, news: News) -> None:
        self._connect = connect
        self._server = server
        self._news = news
        self._is_whole = True
        self.listening = False
        self.cuts = 0
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Cancel the listener. The cancellation is repeated, because a connection that just ends or begins may
        swallow it."""
        while not self._task.done():
            self._task.cancel()
            await asyncio.wait([self._task], timeout=CANCEL_AGAIN_S)

    async def _run(self) -> None:
        pause = FIRST_PAUSE_S
        while True:
            try:
                await self._listen()
            except Exception as error:
                if self._is_whole:
                    pause = FIRST_PAUSE_S
                    self._say_cut(error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _listen(self) -> None:
        """Listen until the connection fails; never returns normally."""
        db = await self._connect()
        try:
            ended = asyncio.Event()
            db.add_termination_listener(lambda _: ended.set())
            await db.add_listener(CHANNEL, self._heard)
            self._say_whole()
            while not await _happens(ended, within=LISTENING_CHECK_S):
                await db.fetch("SELECT 1")
            raise ConnectionResetError
        finally:
            db.terminate()

    def _say_cut(self, error: Exception) -> None:
        self.cuts += 1
        self._is_whole = self.listening = False
        log.warning("news of other servers are cut off (%s); connecting again", type(error).__name__)

    def _say_whole(self) -> None:
        if not self._is_whole:
            log.warning("news of other servers arrive again")
        self._is_whole = self.listening = True

    def _heard(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        news = parse_notice(payload, server=self._server)
        if news:
            self._news(news)


async def _happens(event: asyncio.Event, *, within: float) -> bool:
    """Wait for the event. `wait_for` would, until Python 3.12, swallow a cancellation that comes together with the
    event."""
    with suppress(TimeoutError):
        async with asyncio.timeout(within):
            await event.wait()
    return event.is_set()
