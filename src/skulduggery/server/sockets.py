"""The socket of a table: who may open it, and what is done with each frame. docs/protocol.md explains it."""

import time
from typing import Annotated, Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import Parameter
from msgspec import Struct

from skulduggery.locales import LANGUAGES
from skulduggery.server import frames, wire
from skulduggery.server.guests import guest_of
from skulduggery.server.hub import Hub
from skulduggery.server.ids import TableId
from skulduggery.server.limits import Bucket, address_key
from skulduggery.server.live import Live
from skulduggery.server.peers import Peer
from skulduggery.server.refusals import refused_frame, sentence
from skulduggery.server.security.clients import client_of, header
from skulduggery.server.security.origins import origin_allowed
from skulduggery.server.store import Guest, StoreDown
from skulduggery.server.table.requests import No

POLICY, TRY_LATER, NOT_A_GUEST, NO_SUCH_TABLE, FORBIDDEN = 1008, 1013, 4401, 4404, 4403
CODES = {
    "not-a-guest": NOT_A_GUEST,
    "no-such-table": NO_SUCH_TABLE,
    "no-spectators": FORBIDDEN,
    "flood": POLICY,
}
"""How a socket is closed, by reason; anything else may be tried again later."""

COST_OF_NONSENSE = 5
"""Credits that a frame costs which cannot be read."""

PATIENCE = 100
"""Frames beyond the limit that are refused, one by one, before the socket is closed."""

logger = structlog.get_logger("skulduggery.socket")
decoder = msgspec.json.Decoder(wire.FromClient)


class _OnlyId(Struct):
    id: str | None = None


_id_decoder = msgspec.json.Decoder(_OnlyId)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    tv: bool = False,
    words: Annotated[str | None, Parameter(query="words")] = None,
) -> None:
    """A device at a table. `tv` shows the public view whoever asks; `words` adds sentences in a language."""
    hub: Hub = socket.app.state.hub
    client = client_of(socket.scope, hub.services.config)
    origin, host = header(socket.scope, b"origin"), header(socket.scope, b"host") or ""
    if not origin_allowed(origin, host, hub.services.config):
        logger.warning("origin_refused", origin=(origin or "")[:100])
        raise WebSocketException(detail="origin", code=FORBIDDEN)
    await socket.accept()
    gate: Gate = socket.app.state.gate
    key = address_key(client.address)
    if not gate.enter(key):
        await _turn_away(socket, No("too-many-sockets"), words)
        return
    try:
        await _attend(socket, hub, TableId(table_id), tv=tv, language=words if words in LANGUAGES else None)
    finally:
        gate.leave(key)


class Gate:
    """How many sockets are open, from each address and in all."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.services.config.limits
        self._most, self._most_each = limits.sockets, limits.connections_per_address
        self._by_address: dict[str, int] = {}
        self.open = 0

    def enter(self, address: str) -> bool:
        held = self._by_address.get(address, 0)
        if self.open >= self._most or held >= self._most_each:
            return False
        self._by_address[address] = held + 1
        self.open += 1
        return True

    def leave(self, address: str) -> None:
        self.open -= 1
        held = self._by_address[address] - 1
        if held:
            self._by_address[address] = held
        else:
            del self._by_address[address]


async def _attend(
    socket: WebSocket[Any, Any, Any], hub: Hub, table: TableId, *, tv: bool, language: str | None
) -> None:
    try:
        guest = await guest_of(socket.scope, hub.services)
        found = No("not-a-guest") if guest is None else await hub.find(table)
        if isinstance(found, No) or guest is None:
            await _turn_away(socket, found if isinstance(found, No) else No("not-a-guest"), language)
            return
        peer = Peer(socket.send, guest=guest.id, tv=tv, language=language)
        refused = await found.join(peer, guest.name)
    except StoreDown:
        await _turn_away(socket, No("unavailable"), language)
        return
    if refused is not None:
        await _turn_away(socket, refused, language)
        return
    await _listen(socket, hub, found, peer, guest)


async def _listen(socket: WebSocket[Any, Any, Any], hub: Hub, live: Live, peer: Peer, guest: Guest) -> None:
    kind = "tv" if peer.tv else "spectator" if peer.seat is None else "seat"
    hub.services.metrics.sockets[kind].inc()
    reader = Reader(hub, live, peer)
    try:
        while not peer.done:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            await reader.read(message.get("text") or message.get("bytes") or b"")
    finally:
        hub.services.metrics.sockets[kind].dec()
        live.leave(peer)


class Reader:
    """Reads one device's frames, as many as it may send."""

    def __init__(self, hub: Hub, live: Live, peer: Peer) -> None:
        limits = hub.services.config.limits
        self._metrics = hub.services.metrics
        self._live = live
        self._peer = peer
        self._longest = limits.frame_bytes
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._beyond = 0
        self._said_so = 0.0

    async def read(self, frame: str | bytes) -> None:
        wait = self._bucket.allow()
        if wait > 0:
            self._too_many(wait)
        elif len(frame) > self._longest:
            self._nonsense(No("too-large", {"bytes": len(frame), "most": self._longest}))
        else:
            await self._read(frame)

    async def _read(self, frame: str | bytes) -> None:
        try:
            asked = decoder.decode(frame)
        except msgspec.ValidationError as fault:
            self._nonsense(No("bad-message", {"problem": str(fault)[:200]}), _id_in(frame))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._nonsense(No("not-json"))
        else:
            self._beyond = 0
            await self._live.hear(self._peer, asked)

    def _nonsense(self, no: No, request: str | None = None) -> None:
        self._bucket.allow(COST_OF_NONSENSE)
        self._metrics.refused[no.reason].inc()
        self._peer.push(refused_frame(no, id=request, language=self._peer.language))

    def _too_many(self, wait: float) -> None:
        """Said once a second, not once a frame; a flood ends the conversation."""
        self._metrics.rate_limited["socket"].inc()
        self._beyond += 1
        if self._beyond > PATIENCE:
            logger.warning("flood")
            self._peer.push(_goodbye(No("flood"), self._peer.language))
            self._peer.close(POLICY)
        elif time.monotonic() - self._said_so > 1:
            self._said_so = time.monotonic()
            no = No("too-fast", {"seconds": max(1, round(wait))})
            self._peer.push(refused_frame(no, id=None, language=self._peer.language))


async def _turn_away(socket: WebSocket[Any, Any, Any], no: No, language: str | None) -> None:
    frame = _goodbye(no, language if language in LANGUAGES else None)
    await socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
    code = CODES.get(no.reason, TRY_LATER)
    await socket.send({"type": "websocket.close", "code": code, "reason": no.reason})


def _goodbye(no: No, language: str | None) -> bytes:
    again = no.reason not in CODES
    return frames.encoder.encode(wire.Goodbye(reason=no.reason, message=sentence(no, language=language), again=again))


def _id_in(frame: str | bytes) -> str | None:
    """The id of a request that is wrong otherwise, so that its sender knows which one we mean."""
    try:
        return _id_decoder.decode(frame).id
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
