"""Devices at the sockets of a real server, well-behaved or not, and the log that the server writes meanwhile."""

import asyncio
import base64
import io
import json
import logging
import socket
import struct
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import msgspec
import structlog
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from skulduggery.server import entries as log
from skulduggery.server.config import ServerConfig
from skulduggery.server.hub import Hub
from skulduggery.server.ids import TableId
from skulduggery.server.live import Live
from skulduggery.server.logs import QUIET_LOGGERS, configure_logging
from tests.server.house import fresh, pick
from tests.server.serving import PATIENCE, RunningServer

TEXT, BINARY, PONG = 1, 2, 10


class Device:
    """Somebody's socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: list[dict[str, Any]] = []

    def send(self, frame: str | bytes) -> None:
        self.socket.send(frame)

    def next(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.told.append(told)
        return told

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not fits(told := self.next()):
            pass
        return told

    def answers(self, frame: str | bytes) -> list[dict[str, Any]]:
        """All that comes before the answer to a ping that is sent behind the frame."""
        self.send(frame)
        return self.all_before_pong()

    def all_before_pong(self) -> list[dict[str, Any]]:
        self.send('{"type":"ping"}')
        return list(iter(self.next, {"type": "pong"}))

    def refusal(self, frame: str | bytes) -> dict[str, Any]:
        """The one and only answer, which is a refusal."""
        [told] = self.answers(frame)
        assert told["type"] == "refused", told
        return told

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Sends a request and waits for its answer."""
        request = str(more.pop("id", None) or fresh())
        self.send(json.dumps({"type": kind, "id": request, **more}))
        return self.until(lambda told: request in (told.get("ack"), told.get("id")))

    def saw(self, event: str, times: int = 1) -> None:
        """Waits for an event of the game, unless it was there already."""
        while sum(_has(told, event) for told in self.told) < times:
            self.next()

    @property
    def prompt(self) -> dict[str, Any]:
        """The last question; waits for one if there is none."""
        while True:
            last = next((told for told in reversed(self.told) if told["type"] == "update"), None)
            if last is not None and "prompt" in last:
                return last["prompt"]
            self.next()

    def move(self, **more: Any) -> dict[str, Any]:
        """Answers the question, in some way that is allowed."""
        asked = self.prompt
        return self.ask("intent", **{"prompt": asked["id"], "move": pick(asked), **more})

    def closed(self) -> tuple[int, str]:
        """Reads until the server closes; gives code and reason."""
        with suppress(ConnectionClosed):
            while True:
                self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code, self.socket.close_reason or ""


def _has(told: dict[str, Any], event: str) -> bool:
    return any(each["type"] == event for each in told.get("events", ()))


def path(table: str, query: str = "") -> str:
    return f"/api/tables/{table}/socket{query}"


def cookie_of(guest: httpx.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in guest.cookies.items())


@contextmanager
def at(guest: httpx.Client, table: str, query: str = "", **headers: str) -> Generator[Device]:
    """A device of the guest, who need not be welcome."""
    url = str(guest.base_url).replace("http", "ws", 1).rstrip("/")
    headers = {"cookie": cookie_of(guest), **headers}
    with connect(url + path(table, query), additional_headers=headers, compression=None) as opened:
        yield Device(opened)


@contextmanager
def playing(server: RunningServer, names: str, query: str = "", **settings: Any) -> Generator[list[Device]]:
    """A table at which these people have begun to play; the first of them is the host."""
    guests = [server.guest(name) for name in names.split()]
    wanted = {"game": "skull-king", "seats": len(guests), "bot_speed": "instant", **settings}
    table = guests[0].post("/api/tables", json={"settings": wanted}).raise_for_status().json()["id"]
    with several([at(guest, table, query) for guest in guests]) as devices:
        for device in devices[1:]:
            device.ask("sit-down")
            device.ask("ready")
        devices[0].ask("start")
        yield devices


@contextmanager
def several(opening: Sequence[Any]) -> Generator[list[Device]]:
    if not opening:
        yield []
        return
    with opening[0] as first, several(opening[1:]) as rest:
        yield [first, *rest]


# --- lines that are not as they should be -------------------------------------------------------------------------


class RawLine:
    """A socket of which every byte is our own."""

    def __init__(self, server: RunningServer, *, small: bool = False) -> None:
        self.socket = socket.socket()
        if small:  # so that little is on its way when nobody reads
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = server.url.removeprefix("http://").split(":")
        self.socket.settimeout(PATIENCE)
        self.socket.connect((host, int(port)))
        self._host = f"{host}:{port}"

    def shake_hands(self, guest: httpx.Client, table: str) -> None:
        self.ask_for_a_socket(guest, table)
        assert self.socket.recv(12) == b"HTTP/1.1 101"

    def ask_for_a_socket(self, guest: httpx.Client, table: str) -> None:
        key = base64.b64encode(bytes(16)).decode()
        lines = (
            f"GET {path(table)} HTTP/1.1",
            f"Host: {self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Cookie: {cookie_of(guest)}",
        )
        self.socket.sendall("\r\n".join((*lines, "", "")).encode())

    def frame(self, payload: bytes, *, kind: int = TEXT, last: bool = True) -> None:
        self.socket.sendall(framed(payload, kind=kind, last=last))

    def everything(self, until: bytes | None = None) -> bytes:
        """All that the server has to say, until it closes or has said something."""
        said = b""
        with suppress(ConnectionError):
            while (until is None or until not in said) and (data := self.socket.recv(65536)):
                said += data
        return said

    def close_code(self) -> int:
        """Of the closing frame at the very end: two bytes that say how long, two for the code, then the reason."""
        said = self.everything()
        start = said.rindex(b"\x88")
        assert said[start + 1] == len(said) - start - 2, "the closing frame is the last"
        return int.from_bytes(said[start + 2 : start + 4], "big")

    def vanish(self) -> None:
        """Ends at once, as if the machine were off: no closing frame, not even a goodbye of TCP."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()


def framed(payload: bytes, *, kind: int = TEXT, last: bool = True) -> bytes:
    """A frame as clients have to send it; masked with zeros, which changes nothing."""
    first = kind | (0x80 if last else 0)
    size = len(payload)
    short = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
    long = bytes([first, 0xFF]) + size.to_bytes(8, "big")
    return (short if size < 65536 else long) + bytes(4) + payload


@contextmanager
def raw_line(server: RunningServer, *, small: bool = False) -> Generator[RawLine]:
    line = RawLine(server, small=small)
    try:
        yield line
    finally:
        line.socket.close()


# --- what the server says behind the scenes -----------------------------------------------------------------------


class Log(io.StringIO):
    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]

    def events(self, level: str) -> list[str]:
        return [line["event"] for line in self.lines if line["level"] == level]

    def clear(self) -> None:
        self.seek(0)
        self.truncate()


@contextmanager
def logging_as_before() -> Generator[None]:
    """Whatever the block configures, logging is the same again afterwards: other tests of this process log, too."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in QUIET_LOGGERS}
    try:
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        for name, before in levels.items():
            logging.getLogger(name).setLevel(before)
        logging.captureWarnings(capture=False)
        structlog.reset_defaults()


@contextmanager
def listening_in(**settings: Any) -> Generator[Log]:
    """The log of everything in this process, as a server writes it."""
    heard = Log()
    with logging_as_before():
        configure_logging(msgspec.convert({"log_format": "json", "log_level": "info", **settings}, ServerConfig), heard)
        yield heard


def eventually(fits: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.02)


def table_at(server: RunningServer, table: str) -> Live:
    """The table as the server holds it."""
    return server.app.state.hub._tables[TableId(table)]


def requests_stored(server: RunningServer, table: str) -> list[str | None]:
    """The ids of the requests in the table's log, as it lies in the database."""
    hub: Hub = server.app.state.hub
    reading = asyncio.run_coroutine_threadsafe(hub.services.store.read(table), next(iter(hub._tasks)).get_loop())
    return [log.decode(row).id for row in reading.result(PATIENCE)]


def sockets_open(server: RunningServer) -> int:
    """By what the server counts for Prometheus."""
    lines = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text.splitlines()
    return sum(round(float(line.split()[1])) for line in lines if line.startswith("skulduggery_sockets{"))
