"""A minimal HTTP client: it posts JSON and reads responses with a Content-Length."""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from benchmarks.server.trouble import Trouble

Connection: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
END_OF_HEAD = b"\r\n\r\n"
KEPT = 2.0
"""Seconds after which a connection is not reused: Node's servers close idle ones after five."""


class Answer(Struct, frozen=True):
    body: Any
    cookie: str | None


class Api:
    """Client for a server on this machine. Connections are reused, but not by two requests at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._free: list[tuple[float, Connection]] = []

    async def post(self, path: str, body: object, *, cookie: str = "") -> Answer:
        reader, writer = await self._connection()
        payload = msgspec.json.encode(body)
        lines = (
            f"POST {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            "Content-Type: application/json",
            f"Content-Length: {len(payload)}",
            *([f"Cookie: {cookie}"] if cookie else []),
        )
        writer.write("\r\n".join(lines).encode() + END_OF_HEAD + payload)
        answer = await _answer(reader, path)
        self._free.append((time.monotonic(), (reader, writer)))
        return answer

    def close(self) -> None:
        for _, (_, writer) in self._free:
            writer.close()
        self._free.clear()

    async def _connection(self) -> Connection:
        if self._free:
            since, connection = self._free.pop()
            if time.monotonic() - since < KEPT:
                return connection
            connection[1].close()
            self.close()  # connections below it have been idle longer
        return await asyncio.open_connection("127.0.0.1", self._port)


@asynccontextmanager
async def api_at(port: int) -> AsyncGenerator[Api]:
    api = Api(port)
    try:
        yield api
    finally:
        api.close()


async def _answer(reader: asyncio.StreamReader, path: str) -> Answer:
    try:
        head = await reader.readuntil(END_OF_HEAD)
        status, *lines = head[: -len(END_OF_HEAD)].decode("latin-1").split("\r\n")
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(fields["content-length"]))
    except (asyncio.IncompleteReadError, KeyError, OSError) as error:
        raise Trouble(f"POST {path}: no whole answer ({error})") from error
    if status.split()[1] not in ("200", "201"):
        raise Trouble(f"POST {path}: {status}, {body[:300].decode(errors='replace')}")
    cookie = fields.get("set-cookie")
    return Answer(msgspec.json.decode(body), None if cookie is None else cookie.partition(";")[0])
