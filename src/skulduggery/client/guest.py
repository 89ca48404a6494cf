"""A guest of a server: has a name, opens and joins tables."""

import asyncio
import os
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode

import msgspec
from msgspec import Struct

from skulduggery.client import cookies, http
from skulduggery.client.addresses import Server, TableName, parse_server, parse_table
from skulduggery.client.errors import NoServer, NoSuchTable, Refused
from skulduggery.client.table import Table

PATIENCE = 60.0
"""Seconds to wait for a lost server."""

T = TypeVar("T")


class Opened(Struct, frozen=True):
    """A new table. Its link contains the id; its code can be read out to others in the room."""

    id: str
    code: str


class _Found(Struct, frozen=True):
    id: str


class _Me(Struct, frozen=True):
    name: str


class Guest:
    def __init__(self, server: Server, cookie: str) -> None:
        self.server = server
        self._cookie = cookie

    @classmethod
    async def join(cls, url: str, name: str, *, cookie_file: str | os.PathLike[str] | None = None) -> "Guest":
        """A new guest, or the same as before if the file has a cookie for this server."""
        server = parse_server(url)
        if cookie_file is None:
            return await cls._new(server, name)
        file = Path(cookie_file)
        kept = cookies.load(file, server)
        guest = None if kept is None else await cls._kept(server, kept, name)
        if guest is None:
            guest = await cls._new(server, name)
            cookies.save(file, server, guest._cookie)
        return guest

    @classmethod
    async def _new(cls, server: Server, name: str) -> "Guest":
        answer = await asyncio.to_thread(http.call, server, "POST", "/api/guests", {"name": name})
        if answer.cookie is None:
            raise NoServer(f"{server.origin} is no Skulduggery server: it gives no cookie")
        return cls(server, answer.cookie)

    @classmethod
    async def _kept(cls, server: Server, cookie: str, name: str) -> "Guest | None":
        """The guest of the cookie; None if the server has forgotten them."""
        guest = cls(server, cookie)
        try:
            me = await guest._call("GET", "/api/me", _Me)
            if me.name != name:
                await guest._call("PATCH", "/api/me", _Me, {"name": name})
        except Refused as refused:
            if refused.reason != "not-a-guest":
                raise
            return None
        return guest

    async def open_table(
        self, game: str, *, seats: int, bots: int | Sequence[str] = 0, sit: bool = True, **settings: Any
    ) -> Opened:
        """Open a table. `bots` is a number (of the strongest) or their names; further settings are such as
        `bot_speed` or `options`."""
        wanted: list[dict[str, str]] = [{}] * bots if isinstance(bots, int) else [{"bot": bot} for bot in bots]
        body = {"settings": {"game": game, "seats": seats, **settings}, "bots": wanted, "sit": sit}
        return await self._call("POST", "/api/tables", Opened, body)

    @asynccontextmanager
    async def table(
        self, name: str, *, words: str | None = None, tv: bool = False, patience: float = PATIENCE
    ) -> AsyncGenerator[Table]:
        """The table with this link, id or code. `words` is a language for sentences beside the events; `tv` asks for
        the public view, even if we have a seat."""
        table_id = await self._find(parse_table(name))
        asked = urlencode({**({"words": words} if words else {}), **({"tv": "true"} if tv else {})})
        path = f"/api/tables/{table_id}/socket?{asked}"
        table = Table(self.server, path, cookie=self._cookie, patience=patience)
        attending = asyncio.create_task(table.attend())
        try:
            await table.opened()
            yield table
        finally:
            attending.cancel()
            with suppress(asyncio.CancelledError):
                await attending

    async def _find(self, name: TableName) -> str:
        if name.server is not None and name.server != self.server:
            raise NoSuchTable("no-such-table", f"This link leads to {name.server.origin}, not to {self.server.origin}")
        if name.id is not None:
            return name.id
        try:
            return (await self._call("GET", f"/api/codes/{name.code}", _Found)).id
        except Refused as refused:
            if refused.reason != "no-such-code":
                raise
            raise NoSuchTable(refused.reason, refused.message) from None

    async def _call(self, method: str, path: str, kind: type[T], body: Mapping[str, Any] | None = None) -> T:
        answer = await asyncio.to_thread(http.call, self.server, method, path, body, self._cookie)
        try:
            return msgspec.json.decode(answer.data, type=kind)
        except msgspec.DecodeError as fault:
            raise NoServer(f"{self.server.origin} is no Skulduggery server: {path} answers something else") from fault
