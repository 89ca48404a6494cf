"""The socket of a table: who may open it, and how it ends. docs/protocol.md explains it."""

from collections.abc import Generator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.parse import parse_qsl

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from msgspec import Struct
from uvicorn.protocols.utils import ClientDisconnected

from skulduggery.locales import LANGUAGES
from skulduggery.server import closing
from skulduggery.server.api.problems import Refused
from skulduggery.server.callers import Caller, caller_of
from skulduggery.server.damage import TABLE_DAMAGED
from skulduggery.server.entrance import Entrance
from skulduggery.server.guests import guest_of
from skulduggery.server.hub import Hub
from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.limits import Slots
from skulduggery.server.lines import hang_up_of, read_by_of, write_now_of
from skulduggery.server.live import Live
from skulduggery.server.peers import Peer
from skulduggery.server.reading import POLICY, Reader, logged
from skulduggery.server.refusals import goodbye
from skulduggery.server.security.clients import header
from skulduggery.server.security.hosts import host_allowed
from skulduggery.server.security.origins import origin_allowed
from skulduggery.server.store import StoreDamaged, StoreDown
from skulduggery.server.table.fold import Unreadable
from skulduggery.server.table.requests import No

FAILED, TRY_LATER, NOT_A_GUEST, FORBIDDEN, NO_SUCH_TABLE, UNPLAYABLE = 1011, 1013, 4401, 4403, 4404, 4409
CODES = {
    "failed": FAILED,
    "damaged": FAILED,
    "table-damaged": FAILED,
    "bad-request": POLICY,
    "not-a-guest": NOT_A_GUEST,
    "no-spectators": FORBIDDEN,
    "no-such-table": NO_SUCH_TABLE,
    "opened-twice": UNPLAYABLE,
    **dict.fromkeys(closing.UNPLAYABLE, UNPLAYABLE),
}
"""The close code for each reason. For any other reason the client may retry later."""

CROWDED = 3 / 4
"""Above this number, guests who have a few sockets get no more, so that others still find a place."""
FEW = 2

GONE = (ClientDisconnected, WebSocketDisconnect)
TRUTHS = {"true": True, "1": True, "false": False, "0": False}

logger = structlog.get_logger("skulduggery.socket")


class Wishes(Struct, frozen=True):
    """The query parameters of the socket's URL."""

    tv: bool = False
    """The public view, even for a guest with a seat."""
    language: str | None = None
    """Whether to send sentences, and in which language."""
    problem: No | None = None


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """A device opens a socket at a table."""
    hub: Hub = socket.app.state.hub
    _demand_origin(socket, hub)
    wishes = wishes_of(socket.scope["query_string"])
    with suppress(*GONE), _taken_apart(socket):  # a client that has gone need not be told why
        await socket.accept()
        try:
            refused = wishes.problem or await _through_the_gate(socket, hub, wishes)
        except StoreDown as down:
            refused = _told(hub, socket, down)
        except GONE:
            raise
        except Exception as error:
            refused = No("failed", {"number": logged(error)})
        if refused is not None:
            hub.services.metrics.refused[refused.reason].inc()
            await _turn_away(socket, refused, wishes.language)


def _told(hub: Hub, socket: WebSocket[Any, Any, Any], down: StoreDown) -> No:
    damage = hub.services.damage
    if isinstance(down, StoreDamaged) and socket.path_params["table_id"] in damage.tables:
        return TABLE_DAMAGED
    return damage.told(down, "come to a table")


@contextmanager
def _taken_apart(socket: WebSocket[Any, Any, Any]) -> Generator[None]:
    """Break reference cycles: Litestar's socket refers to itself and to the connection with all its buffers."""
    try:
        yield
    finally:
        del socket.receive, socket.send


def wishes_of(query: bytes) -> Wishes:
    """Parse the query. An unknown language is ignored. Whether a screen is shared must be certain: on a shared
    screen nobody's hand may be seen."""
    asked = parse_qsl(query.decode("latin-1"), keep_blank_values=True)
    language = next((value for name, value in asked if name == "words" and value in LANGUAGES), None)
    screens = {TRUTHS.get(value) for name, value in asked if name == "tv"}
    if None in screens or len(screens) > 1:
        return Wishes(language=language, problem=No("bad-request", {"problem": "tv is either true or false"}))
    return Wishes(tv=True in screens, language=language)


class Unplayable(No, frozen=True):
    """This server cannot continue the table. Its host gets this refusal and may close it."""


class Gate:
    """Limits open sockets: of each guest, of strangers at each address, and in all."""

    def __init__(self, entrance: Entrance) -> None:
        limits = entrance.config.limits
        self._entrance = entrance
        self._guests: Slots[GuestId] = Slots(limits.connections_per_guest)
        self._strangers: Slots[str] = Slots(limits.connections_per_address)
        self.open = 0

    def enter(self, caller: Caller) -> bool:
        most = self._entrance.most_sockets
        if self.open >= most or (self.open >= CROWDED * most and not self._has_few(caller)):
            return False
        entered = self._strangers.enter(caller.address) if caller.guest is None else self._guests.enter(caller.guest)
        self.open += entered
        return entered

    def leave(self, caller: Caller) -> None:
        self.open -= 1
        if caller.guest is None:
            self._strangers.leave(caller.address)
        else:
            self._guests.leave(caller.guest)

    def _has_few(self, caller: Caller) -> bool:
        """Whether the guest has few sockets. When places are few, guests with none come first."""
        return caller.guest is not None and self._guests.held(caller.guest) < FEW


def _demand_origin(socket: WebSocket[Any, Any, Any], hub: Hub) -> None:
    """Check the origin before the handshake: a page of another website shall not even learn that the table exists."""
    origin, host = header(socket.scope, b"origin"), header(socket.scope, b"host") or ""
    if not host_allowed(host, hub.services.config):
        raise WebSocketException(detail="host", code=FORBIDDEN)
    if not origin_allowed(origin, host, hub.services.config):
        logger.warning("origin_refused", origin=(origin or "")[:100])
        raise WebSocketException(detail="origin", code=FORBIDDEN)


async def _through_the_gate(socket: WebSocket[Any, Any, Any], hub: Hub, wishes: Wishes) -> No | None:
    gate: Gate = socket.app.state.gate
    caller = caller_of(socket.scope, hub.services.config, hub.services.key)
    try:
        socket.app.state.quotas.request(caller)
    except Refused as refused:
        hub.services.metrics.rate_limited[refused.no.reason].inc()
        return refused.no
    if not gate.enter(caller):
        return No("too-many-sockets")
    try:
        return await _attend(socket, hub, wishes)
    finally:
        gate.leave(caller)


async def _attend(socket: WebSocket[Any, Any, Any], hub: Hub, wishes: Wishes) -> No | None:
    guest = await guest_of(socket.scope, hub.services)
    if guest is None:
        return No("not-a-guest")
    table_id = TableId(socket.path_params["table_id"])
    live = await hub.find(table_id)
    if isinstance(live, No):
        is_closable = live.reason in closing.UNPLAYABLE and await closing.is_closable(hub.services, table_id, guest.id)
        return Unplayable(live.reason, live.args) if is_closable else live
    peer = Peer(
        socket.send,
        guest=guest.id,
        tv=wishes.tv,
        language=wishes.language,
        hang_up=hang_up_of(socket.scope),
        write_now=write_now_of(socket.scope),
    )
    try:
        refused = await live.join(peer, guest.name, guest.crest)
        if refused is None:
            await _listen(socket, hub, live, peer)
        return refused
    except Unreadable as fault:
        no = hub.give_up(live, fault)
        await peer.drained()
        return None if peer.closing else no
    finally:
        live.leave(peer)


async def _listen(socket: WebSocket[Any, Any, Any], hub: Hub, live: Live, peer: Peer) -> None:
    kind = "tv" if peer.tv else "spectator" if peer.seat is None else "seat"
    hub.services.metrics.sockets[kind].inc()
    reader = Reader(hub.services, live, peer)
    read_by = read_by_of(socket.scope)
    try:
        if read_by is not None:
            read_by(reader.read_now)
        while not peer.done:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await reader.read(message)
    finally:
        if read_by is not None:
            read_by(None)
        hub.services.metrics.sockets[kind].dec()


async def _turn_away(socket: WebSocket[Any, Any, Any], no: No, language: str | None) -> None:
    again = no.reason not in CODES
    told = goodbye(no, language, again=again, may_close=isinstance(no, Unplayable))
    await socket.send({"type": "websocket.send", "text": told.decode(), "bytes": None})
    code = CODES.get(no.reason, TRY_LATER)
    await socket.send({"type": "websocket.close", "code": code, "reason": no.reason})
