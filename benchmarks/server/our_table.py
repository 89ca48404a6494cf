"""Four guests at one of our tables play Skull King by the real rules. docs/protocol.md explains the messages."""

import asyncio
import re
from collections.abc import Mapping
from functools import partial
from itertools import count
from typing import Any, ClassVar

import msgspec
from msgspec import Raw, Struct

from benchmarks.server.http import Api
from benchmarks.server.table import SEATS, Decision, Table
from benchmarks.server.trouble import Trouble
from benchmarks.server.websocket import connect

SETTINGS = {"game": "skull-king", "seats": len(SEATS)}
SEQ = re.compile(rb'\{"type":"update","seq":(\d+),')
IN_THE_GAME = b'"view":{'
ASKED = b'"prompt":{'
"""The others' frames are not decoded: decoding a view of two kilobytes takes longer than receiving it."""
ANSWERS = (b'{"type":"update"', b'{"type":"table-changed"', b'{"type":"chat"', b'{"type":"done"')
SIT_DOWN = b'{"type":"sit-down","id":"sit"}'
READY = b'{"type":"ready","id":"ready"}'
SAID_READY = b'"ack":"ready"'
START = b'{"type":"start","id":"start"}'


class Prompt(Struct):
    id: int
    legal: list[Raw]


class Asked(Struct):
    prompt: Prompt


class OurTable(Table):
    settings: ClassVar[Mapping[str, Any]] = SETTINGS

    def __init__(self, number: int, *, api: Api, port: int) -> None:
        super().__init__(number)
        self._api = api
        self._port = port
        self._cookies: list[str] = []
        self._ready = [asyncio.Event() for _ in SEATS]
        self._ids = count()

    async def begin(self) -> None:
        """The first guest opens the table and sits down; the others join, sit down and are ready."""
        if not self._cookies:
            self._cookies = await asyncio.gather(*(self._guest(f"Player {seat}") for seat in SEATS))
        for socket in self.sockets:
            socket.close()
        opened = await self._api.post("/api/tables", {"settings": self.settings}, cookie=self._cookies[0])
        path = f"/api/tables/{opened.body['id']}/socket"
        self.sockets = [await self._connect(path, seat) for seat in SEATS]
        for seat in SEATS[1:]:
            await self._sit_down(seat)
        self.sockets[0].send(START)

    def version(self, frame: bytes) -> int | None:
        found = SEQ.match(frame)
        if found is not None:
            return int(found[1]) if IN_THE_GAME in frame else None
        if not frame.startswith(ANSWERS):
            raise Trouble(f"the server said {frame[:300].decode(errors='replace')}")
        return None

    def decide(self) -> Decision | None:
        for seat, frame in enumerate(self.frames):
            if ASKED in frame:
                prompt = _asked.decode(frame).prompt
                move = bytes(self.rng.choice(prompt.legal))
                return Decision(seat, INTENT % (next(self._ids), prompt.id, move))
        return None

    def port_for(self, _seat: int) -> int:
        return self._port

    async def _guest(self, name: str) -> str:
        cookie = (await self._api.post("/api/guests", {"name": name})).cookie
        if cookie is None:
            raise Trouble("the server gives a guest no cookie")
        return cookie

    async def _connect(self, path: str, seat: int) -> Any:
        cookie = {"Cookie": self._cookies[seat]}
        return await connect(self.port_for(seat), path, hear=partial(self._hear, seat), lost=self.lost, headers=cookie)

    async def _sit_down(self, seat: int) -> None:
        self._ready[seat].clear()
        self.sockets[seat].send(SIT_DOWN)
        self.sockets[seat].send(READY)
        await self._ready[seat].wait()

    def _hear(self, seat: int, frame: bytes) -> None:
        if SAID_READY in frame:
            self._ready[seat].set()
        self.hear(seat, frame)


INTENT = b'{"type":"intent","id":"%d","prompt":%d,"move":%b}'
_asked = msgspec.json.Decoder(Asked)
