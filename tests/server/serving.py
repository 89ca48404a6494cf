"""A real server for tests: uvicorn with the whole application in a thread, and a file of SQLite.

with running_server(tmp_path, metrics="on", limits=Limits(guests_per_hour=3)) as server:
    httpx.get(server.url + "/api/games")
"""

import threading
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import httpx._transports.default as httpx_transports
from litestar import Litestar
from msgspec import Struct

from skulduggery.server.app import create_app
from skulduggery.server.config import ServerConfig
from skulduggery.server.listening import listen
from skulduggery.server.run import _Server, _uvicorn_config

PATIENCE = 30.0
"""Seconds until a test gives up waiting for something that should happen."""

# Every client of httpx reads the system's certificates anew, which takes longer than a request. One reading will do.
httpx_transports.create_ssl_context = cache(httpx.create_ssl_context)  # pyright: ignore[reportPrivateImportUsage]


class RunningServer(Struct, frozen=True):
    url: str
    config: ServerConfig
    app: Litestar
    """For looking behind the scenes: what the server knows stands in `app.state.hub`."""

    visitors: list[httpx.Client] = []

    def visitor(self, **headers: str) -> httpx.Client:
        """Somebody with a browser of their own, who keeps cookies."""
        visitor = httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE)
        self.visitors.append(visitor)
        return visitor

    def guest(self, name: str = "Anna", **headers: str) -> httpx.Client:
        visitor = self.visitor(**headers)
        visitor.post("/api/guests", json={"name": name}).raise_for_status()
        return visitor


@contextmanager
def running_server(folder: Path, **chosen: Any) -> Generator[RunningServer]:
    """Starts it on a free port, with whatever is chosen of the configuration, and stops it in the end."""
    given: dict[str, Any] = {"database": str(folder / "tables.db"), "bot_workers": 1, **chosen}
    config = ServerConfig(**given)
    app = create_app(config)
    sockets = listen("127.0.0.1", 0)
    ready = threading.Event()
    server = _Server(_uvicorn_config(app, config), app, ready.set, config)
    thread = threading.Thread(target=server.run, args=(list(sockets),), daemon=True)
    thread.start()
    try:
        while not ready.wait(0.05):
            assert thread.is_alive(), "the server did not start"
        running = RunningServer(url=f"http://127.0.0.1:{sockets[0].getsockname()[1]}", config=config, app=app)
        yield running
        for visitor in running.visitors:
            visitor.close()
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        for opened in sockets:
            opened.close()
