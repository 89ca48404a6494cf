"""How a drill's people join: they register guests and open tables by HTTP. If servers are away, they wait."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

ANSWERING = 30.0
AGAIN_AFTER = 0.1
directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Answer(Struct, frozen=True):
    body: Any
    cookie: str
    """In the form in which it is sent back."""


class Reachable(Protocol):
    """A place with a server most of the time. The address is None while there is none."""

    @property
    def url(self) -> str | None: ...


class Doors:
    """The servers, tried one after another."""

    def __init__(self, servers: Sequence[Reachable]) -> None:
        self.servers = tuple(servers)

    def server(self, home: int) -> Reachable | None:
        """The player's own server if it runs, otherwise any."""
        order = (*self.servers[home % len(self.servers) :], *self.servers)
        return next((server for server in order if server.url is not None), None)

    def is_home(self, server: Reachable, home: int) -> bool:
        return server is self.servers[home % len(self.servers)]

    async def guest(self, name: str) -> str:
        """The cookie of a new guest."""
        return (await self._post("/api/guests", {"name": name})).cookie

    async def table(self, cookie: str, settings: Mapping[str, Any], *, bots: int = 0) -> str:
        """The id of a new table. The guest has the first seat, the bots the next ones."""
        wanted: dict[str, Any] = {"settings": settings, "bots": [{}] * bots}
        return (await self._post("/api/tables", wanted, cookie)).body["id"]

    async def _post(self, path: str, body: Mapping[str, Any], cookie: str = "") -> Answer:
        """Send a request, and retry it without an answer. What a lost attempt may have opened stays unused."""
        while True:
            server = self.server(0)
            if server is not None and server.url is not None:
                try:
                    return await asyncio.to_thread(_post, server.url.rstrip("/") + path, body, cookie)
                except urllib.error.HTTPError as fault:
                    if fault.code < 500:
                        raise
                except OSError:
                    pass
            await asyncio.sleep(AGAIN_AFTER)


def _post(url: str, body: Mapping[str, Any], cookie: str) -> Answer:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with directly.open(request, timeout=ANSWERING) as response:
        given: str = response.headers.get("set-cookie", "")
        return Answer(body=json.load(response), cookie=given.partition(";")[0])
