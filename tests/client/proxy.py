"""A bad line: everything passes through until the test cuts it, or keeps what is sent from arriving."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager


class Proxy:
    def __init__(self, port: int) -> None:
        self._port = port
        self._writers: set[asyncio.StreamWriter] = set()
        self._swallowed: set[asyncio.StreamWriter] = set()
        self.url = ""
        self.connections = 0
        self.carried = 0
        """How often something passed, either way."""

    def cut(self) -> None:
        """Every connection ends at once, with whatever was on its way."""
        for writer in self._writers:
            writer.transport.abort()

    def swallow(self) -> None:
        """What is connected now stays so, but nothing arrives any more."""
        self._swallowed |= self._writers

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        with contextlib.suppress(OSError):
            there, onwards = await asyncio.open_connection("127.0.0.1", self._port)
            both = {writer, onwards}
            self._writers |= both
            try:
                ways = (self._carry(reader, onwards), self._carry(there, writer))
                await asyncio.wait([asyncio.create_task(way) for way in ways], return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._writers -= both
                onwards.transport.abort()
        writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                if writer not in self._swallowed:
                    self.carried += 1
                    writer.write(data)
                    await writer.drain()
            await writer.drain()


@asynccontextmanager
async def proxy_to(port: int) -> AsyncGenerator[Proxy]:
    proxy = Proxy(port)
    listening = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    proxy.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        listening.close()
        proxy.cut()
