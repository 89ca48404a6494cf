"""Four players at a boardgame.io table: they send what its own client sends, over socket.io's WebSocket transport."""

import asyncio
import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw, Struct

from benchmarks.server.http import Api
from benchmarks.server.table import SEATS, Decision, Table
from benchmarks.server.trouble import Trouble
from benchmarks.server.websocket import connect

GAME = "tricks"
"""The name in peer/game.js; socket.io's namespace is called the same."""
SOCKET = "/socket.io/?EIO=4&transport=websocket"
HELLO, PING, PONG = b"0", b"2", b"3"
JOIN = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'
STATE_ID = re.compile(rb'"_stateID":(\d+)')
"""The first is the state's own, those after it stand in the log."""


class Laid(Struct):
    card: str


class Seen(Struct):
    """The parts of a player's view that are needed to choose a move."""

    round: int
    turn: int | None
    hands: list[list[str] | dict[str, int]]
    bids: list[int | str | None]
    trick: list[Laid]


class Context(Struct):
    gameover: Any = None


class State(Struct, rename={"seen": "G", "state_id": "_stateID"}):
    seen: Seen
    ctx: Context
    state_id: int


class Synced(Struct):
    state: State


class PeerTable(Table):
    def __init__(self, number: int, *, lobby: Api, port: int) -> None:
        super().__init__(number)
        self._lobby = lobby
        self._port = port
        self._match = ""
        self._credentials: list[str] = []
        self._greeted = [asyncio.Event() for _ in SEATS]
        self._joined = [asyncio.Event() for _ in SEATS]

    async def begin(self) -> None:
        if not self.sockets:
            await self._connect()
        self._match = (await self._ask("create", {"numPlayers": len(SEATS)}))["matchID"]
        players = [{"playerID": str(seat), "playerName": f"Player {seat}"} for seat in SEATS]
        answers = [await self._ask(f"{self._match}/join", player) for player in players]
        self._credentials = [answer["playerCredentials"] for answer in answers]
        for seat, socket in enumerate(self.sockets):
            socket.send(_event("sync", self._match, str(seat), self._credentials[seat], len(SEATS)))

    def version(self, frame: bytes) -> int | None:
        found = STATE_ID.search(frame) if frame.startswith((UPDATE, SYNC)) else None
        return int(found[1]) if found else None

    def decide(self) -> Decision | None:
        known = _state(self.frames[0])
        if known.ctx.gameover is not None:
            return None
        seat = known.seen.turn
        if seat is None:
            seat = known.seen.bids.index(None)
            return self._move(seat, known.state_id, "bid", self.rng.randint(0, known.seen.round))
        card = self.rng.choice(_playable(_state(self.frames[seat]).seen, seat))
        return self._move(seat, known.state_id, "play", card)

    def _move(self, seat: int, state_id: int, move: str, argument: str | int) -> Decision:
        player = str(seat)
        payload = {"type": move, "args": [argument], "playerID": player, "credentials": self._credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return Decision(seat, _event("update", action, state_id, self._match, player))

    async def _connect(self) -> None:
        for seat in SEATS:
            self.sockets.append(await connect(self._port, SOCKET, hear=partial(self._hear, seat), lost=self.lost))
            await self._greeted[seat].wait()
            self.sockets[seat].send(JOIN)
            await self._joined[seat].wait()

    def _hear(self, seat: int, frame: bytes) -> None:
        if frame.startswith(EVENT):
            self.hear(seat, frame)
        elif frame == PING:
            self.sockets[seat].send(PONG)
        elif frame.startswith(HELLO):
            self._greeted[seat].set()
        elif frame.startswith(JOIN):
            self._joined[seat].set()
        else:
            raise Trouble(f"boardgame.io said {frame[:200]!r}")

    async def _ask(self, what: str, body: Mapping[str, object]) -> Any:
        return (await self._lobby.post(f"/games/{GAME}/{what}", body)).body


def _playable(seen: Seen, seat: int) -> list[str]:
    hand = seen.hands[seat]
    assert isinstance(hand, list)
    following = [card for card in hand if seen.trick and card[0] == seen.trick[0].card[0]]
    return following or hand


def _state(frame: bytes) -> State:
    payload = memoryview(frame)[len(EVENT) :]
    if frame.startswith(UPDATE):
        return _update.decode(payload)[2]
    return _sync.decode(payload)[2].state


def _event(*arguments: object) -> bytes:
    return EVENT + msgspec.json.encode(arguments)


_update = msgspec.json.Decoder(tuple[str, str, State, Raw])
_sync = msgspec.json.Decoder(tuple[str, str, Synced])
