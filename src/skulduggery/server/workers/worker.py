"""One worker: a whole server that a supervisor started as `python -m skulduggery.server.workers.worker`."""

import asyncio
import os
import signal
import socket
import sys
import threading
import time
from asyncio import StreamWriter
from collections.abc import Callable
from contextlib import suppress
from itertools import chain

import msgspec
from litestar import Litestar
from msgspec.structs import replace

from skulduggery.server import redaction
from skulduggery.server.api.operating import collected
from skulduggery.server.app import create_app
from skulduggery.server.config import ServerConfig, is_postgres
from skulduggery.server.config.sources import load
from skulduggery.server.config.values import BadSetting
from skulduggery.server.hub import Hub
from skulduggery.server.listening import Address
from skulduggery.server.logs import configure_logging
from skulduggery.server.run import run
from skulduggery.server.store import BadDatabase, DatabaseAway
from skulduggery.server.workers.counting import families, rendered
from skulduggery.server.workers.exchange import Exchange
from skulduggery.server.workers.messages import (
    Count,
    Counted,
    Family,
    Message,
    Ping,
    Pong,
    Ready,
    Scraped,
    Start,
    Totals,
    Unfit,
    framed,
    heard,
)
from skulduggery.server.workers.shares import share_of

UNFIT = 2
TO_STOP = 5.0
"""Seconds beyond `stop_seconds` after which a worker that lost its supervisor exits at once."""
SCRAPE_PATIENCE = 5.0

MakeApp = Callable[[ServerConfig], Litestar]


def main(make_app: MakeApp = create_app) -> int:
    """Run the worker. A drill passes an application of its own, to watch it."""
    start = msgspec.json.decode(_first_line(), type=Start)
    line = socket.socket(fileno=start.line)
    sockets = [socket.socket(fileno=number) for number in start.listening]
    inboxes = [tuple(socket.socket(fileno=end) for end in ends) for ends in start.inboxes]
    for opened in (line, *sockets, *chain.from_iterable(inboxes)):
        opened.set_inheritable(False)  # bot processes must not inherit them
    for end in chain.from_iterable(inboxes):
        end.setblocking(False)
    exchange = Exchange(start.number, inboxes[start.number - 1][0], [outside for _, outside in inboxes])
    try:
        config = _config(start)
        threading.Thread(target=_end_with_supervisor, args=(config.stop_seconds,), daemon=True).start()
        redaction.use_salt(start.salt)
        configure_logging(config, worker=start.number)
        app = make_app(config)
        supervisor = Supervisor(line, app, start.number, exchange)
        app.state.supervisor = supervisor
        return run(app, config, sockets, open_browser=False, tell=supervisor.ready, exchange=exchange)
    except BadSetting as fault:
        unfit = Unfit(fault.reason, fault.args_)
    except BadDatabase as fault:
        unfit = Unfit("database", {"problem": str(fault)}, may_heal=isinstance(fault, DatabaseAway))
    line.setblocking(True)
    line.sendall(framed(unfit))
    return UNFIT


def _first_line() -> bytes:
    """The first line, read unbuffered: a thread waiting in a buffered read would block the interpreter's end."""
    read = b""
    while not read.endswith(b"\n"):
        more = os.read(0, 1 << 16)
        if not more:
            raise EOFError("the supervisor has ended")
        read += more
    return read


def _config(start: Start) -> ServerConfig:
    """Load the settings. Raises `BadSetting` or `BadDatabase`."""
    config = load(start.flags, file=start.file).config
    if not is_postgres(config.database):
        raise BadSetting("workers-need-postgres", workers=str(start.of))
    return share_of(replace(config, host=start.host, port=start.port), start.number, start.of)


def _end_with_supervisor(stop_seconds: int) -> None:
    """Stop when the supervisor ends. This runs in a thread, so it works even if the event loop hangs."""
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(stop_seconds + TO_STOP)
    os._exit(1)


class Supervisor:
    """The supervisor as its worker sees it."""

    def __init__(self, line: socket.socket, app: Litestar, number: int, exchange: Exchange) -> None:
        self._line = line
        self._app = app
        self._number = number
        self._exchange = exchange
        self._writer: StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None
        self._totals: list[asyncio.Future[Totals]] = []

    def ready(self, _address: Address) -> None:
        """Call this in the event loop."""
        self._app.state.hub.new_table_id = self._exchange.new_table_id
        self._listening = asyncio.create_task(self._listen())

    async def metrics(self) -> bytes:
        """The metrics of all workers in the format of Prometheus; of this worker alone if the supervisor does not
        answer."""
        totals: asyncio.Future[Totals] = asyncio.get_running_loop().create_future()
        self._totals.append(totals)
        self._say(Scraped())
        with suppress(TimeoutError):
            async with asyncio.timeout(SCRAPE_PATIENCE):
                told = await totals
                return rendered(told.counted, told.restarts)
        return rendered({self._number: self._families()}, {})

    async def _listen(self) -> None:
        reader, self._writer = await asyncio.open_connection(sock=self._line)
        self._say(Ready())
        async for message in heard(reader):
            match message:
                case Ping():
                    self._say(Pong())
                case Count(scrape):
                    self._say(Counted(scrape, self._families()))
                case Totals():
                    self._answer(message)
                case _:
                    raise AssertionError(message)

    def _answer(self, totals: Totals) -> None:
        """All waiting requests get the same answer."""
        for asked in self._totals:
            if not asked.done():  # it may have timed out
                asked.set_result(totals)
        self._totals.clear()

    def _families(self) -> list[Family]:
        hub: Hub = self._app.state.hub
        hub.measure()
        return families(collected(hub.services.metrics))

    def _say(self, message: Message) -> None:
        if self._writer is not None:
            self._writer.write(framed(message))


if __name__ == "__main__":
    sys.exit(main())
