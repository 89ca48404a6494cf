"""A server with a small application in place of ours: `python -m tests.cli.standin [fault]`. It tells what happens."""

import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

from litestar import Litestar, WebSocket, websocket

from skulduggery.server.config import ServerConfig
from skulduggery.server.entrance import Entrance
from skulduggery.server.listening import Address, listen
from skulduggery.server.logs import configure_logging
from skulduggery.server.metrics import Metrics
from skulduggery.server.rarely import Rarely
from skulduggery.server.run import run
from skulduggery.server.services import Services

FAULTS = {"bug": ValueError("planted"), "machine": OSError(28, "No space left on device")}


class Hub:
    """Tells those who are there to come again."""

    def __init__(self) -> None:
        self.here: set[WebSocket[Any, Any, Any]] = set()

    async def stop(self, *, within: float) -> None:
        say("goodbye")
        for socket in tuple(self.here):
            await socket.send_text("goodbye")


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    hub: Hub = socket.app.state.hub
    await socket.accept()
    hub.here.add(socket)
    try:
        while True:
            await socket.send_text(str(len(await socket.receive_text())))
    finally:
        hub.here.discard(socket)


def say(word: str) -> None:
    print(word, flush=True)


def main(arguments: list[str]) -> int:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncGenerator[None]:
        if arguments:
            raise FAULTS[arguments[0]]
        app.state.hub = Hub()
        app.state.entrance.open(
            cast("Services", SimpleNamespace(key=bytes(32), metrics=Metrics(), complaints=Rarely()))
        )
        say("opened")
        yield
        say("closed")

    def tell(address: Address) -> None:
        say(address.url)

    config = ServerConfig(port=0)
    configure_logging(config)
    app = Litestar([echo], lifespan=[running], logging_config=None)
    app.state.entrance = Entrance(config)
    return run(app, config, listen(config.host, config.port), open_browser=False, tell=tell)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
