"""Starts uvicorn with our application, reports when it is ready, and stops it gracefully."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn
from litestar import Litestar

from skulduggery.server.browser import open_soon
from skulduggery.server.config import ServerConfig
from skulduggery.server.deadlines import Deadline
from skulduggery.server.entrance import Entrance
from skulduggery.server.garbage import Sweeper
from skulduggery.server.httplines import HttpLine
from skulduggery.server.lines import Line
from skulduggery.server.listening import BACKLOG, Address, address_of, listen
from skulduggery.server.logs import RequestIds, configure_logging, logger
from skulduggery.server.security.headers import SecurityHeaders
from skulduggery.server.waiting import until_open
from skulduggery.server.workers.exchange import Exchange, PassingOn

SWITCH_SECONDS = 0.001
"""How long a thread waits for the interpreter lock. The store's thread must not wait long for the event loop, or
every table does."""

PING_SECONDS = 20.0
PONG_SECONDS = 20.0
KEEP_ALIVE_SECONDS = 75
"""Longer than a proxy keeps an idle connection to us, so that the proxy closes it first."""

ROOM_FOR_AN_ANSWER = 4
"""A message a little too long gets an answer. One that is this many times too long closes the socket."""

FOR_STEPS = 0.95
"""Share of `stop_seconds` for all steps together. The process itself takes a moment to end."""
FOR_GOODBYES = 0.5
FOR_REQUESTS = 0.5
"""Shares of the remaining time of a stop. The database gets the rest."""
FIRST_REQUEST_SECONDS = 2.0
FIRST_REQUEST_SHARE = 0.25
"""How long a stopping worker waits for the first request of a connection that it has accepted, and the share of its
stop time that this may take."""
ACCEPTING_SECONDS = 0.02

Tell = Callable[[Address], None]


def serve(config: ServerConfig, *, open_browser: bool, tell: Tell) -> int:
    """Run until told to stop; return the exit status. `tell` is called once, when all is ready.

    Raises `CannotListen` or `BadDatabase` if it cannot start.
    """
    from skulduggery.server.app import create_app

    configure_logging(config)
    sockets = listen(config.host, config.port)
    try:
        return run(create_app(config), config, sockets, open_browser=open_browser, tell=tell)
    finally:
        for opened in sockets:
            opened.close()


def run(
    app: Litestar,
    config: ServerConfig,
    sockets: Sequence[socket.socket],
    *,
    open_browser: bool,
    tell: Tell,
    exchange: Exchange | None = None,
) -> int:
    """Run one server. With an exchange, other workers accept from these sockets too, and no client may notice when
    we stop."""

    def ready() -> None:
        Sweeper(asyncio.get_running_loop()).start()
        sys.setswitchinterval(SWITCH_SECONDS)
        entrance: Entrance = app.state.entrance
        entrance.make_room(raise_file_limit(entrance.wanted_files()))
        address = address_of(config.host, sockets)
        logger("server").info("ready", url=address.url, pid=os.getpid())
        tell(address)
        if open_browser:
            open_soon(address.url)

    server = _Server(_uvicorn_config(app, config, exchange), app, ready, config, exchange)
    if hasattr(signal, "SIGHUP"):  # the terminal was closed
        signal.signal(signal.SIGHUP, server.handle_exit)
    if hasattr(signal, "SIGUSR2"):  # sent by `systemctl reload`; by default it would end the process
        signal.signal(signal.SIGUSR2, _say_that_it_needs_workers)
    server.run(list(sockets))
    logger("server").info("stopped")
    return 0


def _uvicorn_config(app: Litestar, config: ServerConfig, exchange: Exchange | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        RequestIds(SecurityHeaders(app, config)),
        loop="auto",
        **protocols(app, exchange),
        ws_max_size=ROOM_FOR_AN_ANSWER * config.limits.frame_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        lifespan="off",  # `_Server` handles it
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        backlog=BACKLOG,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=config.stop_seconds,
    )


def protocols(app: Litestar, exchange: Exchange | None = None) -> dict[str, Any]:
    """The protocols that handle this application's connections, as uvicorn settings."""
    entrance: Entrance = app.state.entrance
    http = partial(HttpLine, entrance) if exchange is None else partial(PassingOn, exchange, entrance)
    return {"http": http, "ws": partial(Line, entrance)}


class _Server(uvicorn.Server):
    """uvicorn's server. In addition, a failed start reports its own reason, and players are told before their
    sockets close."""

    def __init__(
        self,
        uvicorn_config: uvicorn.Config,
        app: Litestar,
        ready: Callable[[], None],
        config: ServerConfig,
        exchange: Exchange | None = None,
    ) -> None:
        super().__init__(uvicorn_config)
        self._exchange = exchange
        self._app = app
        self._ready = ready
        self._settings = config
        self._running = AsyncExitStack()
        self._opening: asyncio.Task[Any] | None = None
        """Set while the database is being opened. A signal may interrupt that."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._opening = asyncio.current_task()
        try:
            await until_open(self._open, sockets or (), within=self._settings.start_seconds)
        except asyncio.CancelledError:
            if self._opening is None or not self.should_exit:
                raise
            self._opening.uncancel()
            return
        finally:
            self._opening = None
        await super().startup(sockets)
        if self._exchange is not None:
            self._exchange.open(self._protocol)
        self._ready()

    async def _open(self) -> None:
        try:
            await self._running.enter_async_context(self._app.lifespan())
        except BaseExceptionGroup as group:
            raise _only_one(group) from None

    def _protocol(self) -> asyncio.Protocol:
        """For a connection that another worker has accepted."""
        make: Any = self.config.http_protocol_class
        return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop the server. All steps together take at most `stop_seconds`."""
        logger("server").info("stopping")
        deadline = self._app.state.stop_by = Deadline(self._settings.stop_seconds * FOR_STEPS)
        for listening in self.servers:
            listening.close()
        if self._exchange is not None:
            self._exchange.close()
            await self._answer_the_last_accepted(deadline.left * FIRST_REQUEST_SHARE)
        await self._say_goodbye(deadline.left * FOR_GOODBYES)
        self.config.timeout_graceful_shutdown = deadline.left * FOR_REQUESTS  # pyright: ignore[reportAttributeAccessIssue]
        await super().shutdown(sockets)
        await self._running.aclose()

    async def _answer_the_last_accepted(self, within: float) -> None:
        """Wait for first requests. A connection that was just accepted has one on its way; closing it now would lose
        the request."""
        end = time.monotonic() + min(FIRST_REQUEST_SECONDS, within)
        await asyncio.sleep(ACCEPTING_SECONDS)
        while time.monotonic() < end and not self.force_exit and any(map(_is_new, self.server_state.connections)):
            await asyncio.sleep(ACCEPTING_SECONDS)

    async def _say_goodbye(self, within: float) -> None:
        """Tell clients while sockets are still open. A failure here must not keep the store from being closed."""
        hub: Any = self._app.state.get("hub")
        try:
            if hub is not None:
                await hub.stop(within=within)
        except Exception:
            logger("server").exception("players could not be told of the stop")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Handle a signal to stop. It is not raised again afterwards, because this is how a server ends. A second
        Ctrl-C hurries."""
        self.force_exit = self.force_exit or (self.should_exit and sig == signal.SIGINT)
        self.should_exit = True
        if self._opening is not None:
            self._opening.get_loop().call_soon_threadsafe(self._opening.cancel)


def _is_new(connection: Any) -> bool:
    """Whether no request has come yet. Table sockets have no `cycle`."""
    return getattr(connection, "cycle", connection) is None


def _say_that_it_needs_workers(number: int, frame: FrameType | None) -> None:
    logger("server").warning("not reloaded: only workers are replaced while the server runs (--workers); restart it")


def _only_one(group: BaseExceptionGroup[Any]) -> BaseException:
    """The single exception in a group. Litestar wraps a failed start into a group, perhaps more than once."""
    first, *others = list[BaseException](group.exceptions)
    if others:
        return group
    return _only_one(cast("BaseExceptionGroup[Any]", first)) if isinstance(first, BaseExceptionGroup) else first


def raise_file_limit(wanted: int) -> int:
    """Raise the limit of open files: every socket is one, and many systems allow few by default. Returns how many
    there can be, at most `wanted`."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    possible = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, possible), hard))
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if allowed < wanted:
        logger("server").info("fewer open files than sockets allowed", files=allowed, wanted=wanted)
    return min(allowed, wanted)
