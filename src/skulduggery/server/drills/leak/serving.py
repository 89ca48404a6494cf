"""Watched servers inside this process, with real sockets and one database."""

import asyncio
import logging
import random
import socket
from collections.abc import AsyncGenerator, Generator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import structlog
import uvicorn

from skulduggery.server.app import create_app
from skulduggery.server.config import Limits, ServerConfig
from skulduggery.server.drills.leak.expecting import Watch
from skulduggery.server.drills.leak.watching import WatchedHub
from skulduggery.server.logs import configure_logging
from skulduggery.server.run import protocols

LOG = "server.log"

NO_LIMITS = Limits(
    messages_per_second=10_000,
    message_burst=100_000,
    connections_per_address=1_000_000,
    connections_per_guest=1_000_000,
    requests_per_minute=1_000_000,
    guests_per_hour=1_000_000,
    tables_per_hour=1_000_000,
)


class Here:
    """The server's address."""

    def __init__(self, url: str) -> None:
        self.url = url


class _Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leaves Ctrl-C to the drill."""
        yield


@asynccontextmanager
async def served(
    folder: Path, watch: Watch, rng: random.Random, address: str | None = None, servers: int = 1
) -> AsyncGenerator[Sequence[Here]]:
    """Run the servers. Without an address, on a file in the folder, which only one server can use."""
    config = ServerConfig(
        database=address or str(folder / "drill.db"),
        bot_workers=1,
        limits=NO_LIMITS,
        log_format="json",
        log_level="warning",
    )
    with _logging_to(folder / LOG, config):
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(_serving(config, watch, rng)) for _ in range(servers)]


@asynccontextmanager
async def _serving(config: ServerConfig, watch: Watch, rng: random.Random) -> AsyncGenerator[Here]:
    app = create_app(config, lambda services: WatchedHub(services, watch, rng))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        settings: dict[str, Any] = {"ws_per_message_deflate": False, "log_config": None, "access_log": False}
        server = _Server(uvicorn.Config(app, **protocols(app), **settings))
        serving = asyncio.create_task(server.serve([listening]))
        try:
            while not server.started:
                await asyncio.wait([serving], timeout=0.02)
                if serving.done():
                    serving.result()
            yield Here(f"http://127.0.0.1:{listening.getsockname()[1]}")
        finally:
            server.should_exit = True
            await asyncio.wait([serving])


@contextmanager
def _logging_to(file: Path, config: ServerConfig) -> Generator[None]:
    """Send the servers' logs to a file instead of the user's terminal, and restore logging afterwards."""
    root = logging.getLogger()
    handlers, level, before = root.handlers[:], root.level, structlog.get_config()
    with file.open("w", encoding="utf-8") as stream:
        configure_logging(config, stream)
        try:
            yield
        finally:
            root.handlers[:] = handlers
            root.setLevel(level)
            structlog.configure(**before)
