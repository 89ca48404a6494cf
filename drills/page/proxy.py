"""A proxy between a browser and a server: it counts every request and every frame, and breaks one of them.

Every connection carries one request. On a reused connection Chromium would silently retry a cut request, and the page
would never notice.
"""

import asyncio
import contextlib
import threading
import time
from collections import Counter
from collections.abc import Sequence
from types import TracebackType
from typing import Any

import msgspec
from msgspec import Struct

from drills.page.strikes import SWALLOW, Direction, Frame, Request, Strike, Target, general
from drills.page.websocket import read_frame, text_frame

HERE = "127.0.0.1"
LATE_S = 4.0
WORKER = "/worker.js"
PATIENCE_S = 30.0
LARGEST_HEAD = 1 << 18
STATUSES = {404: "Not Found", 500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable"}
ERROR_PAGE = "<!doctype html><html><head><title>{0}</title></head><body><h1>{0}</h1></body></html>"
PORTAL_PAGE = "<!doctype html><html><head><title>Hotel</title></head><body><h1>Please log in</h1></body></html>"
END_OF_HEAD = b"\r\n\r\n"


class Cut(Exception):
    """Close this connection now without another byte."""


class Head(Struct, frozen=True):
    """The first line and the headers of a request."""

    method: str
    path: str
    headers: tuple[tuple[str, str], ...]

    def header(self, name: str) -> str:
        return next((value for key, value in self.headers if key.lower() == name), "")

    @property
    def is_upgrade(self) -> bool:
        return self.header("upgrade").lower() == "websocket"

    def as_bytes(self, *, without: Sequence[str], more: Sequence[str] = ()) -> bytes:
        kept = [f"{name}: {value}" for name, value in self.headers if name.lower() not in without]
        return ("\r\n".join((f"{self.method} {self.path} HTTP/1.1", *kept, *more)) + "\r\n\r\n").encode("latin-1")


def parse_head(raw: bytes) -> Head:
    first, *lines = raw.decode("latin-1").split("\r\n")[:-2]
    method, path, _ = first.split(" ")
    parted = (line.partition(":") for line in lines)
    return Head(method, path, tuple((name, value.strip()) for name, _, value in parted))


class Proxy:
    """Counts from `begin` on. Without a `strike` nothing is broken. Runs in its own thread."""

    def __init__(
        self, port: int, strike: Strike | None = None, *, late_s: float = LATE_S, worker: bool = False
    ) -> None:
        """`port` is the server's. Without `worker` the page gets no service worker, which would answer from a cache."""
        self._server_port = port
        self._strike = strike
        self._late_s = late_s
        self._worker = worker
        self._counting = False
        self._counts = Counter[tuple[str, str]]()
        self._asked_at = time.monotonic()
        self._swallowing = False
        self._intents: set[str] = set()
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._started = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.port = 0
        self.seen: list[Target] = []
        self.struck = False
        self.decided = set[str]()
        """The ids of the decisions whose acknowledgement has reached the page."""

    @property
    def url(self) -> str:
        return f"http://{HERE}:{self.port}"

    def __enter__(self) -> "Proxy":
        self._thread.start()
        assert self._started.wait(PATIENCE_S), "the proxy did not start"
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(PATIENCE_S)

    def wait_for_quiet(self, seconds: float) -> None:
        """Wait until there was no request for this long."""
        deadline = time.monotonic() + PATIENCE_S
        while (left := self._asked_at + seconds - time.monotonic()) > 0 and time.monotonic() < deadline:
            time.sleep(left)

    def begin(self) -> None:
        self._counting = True

    # --- serving --------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._meet, HERE, 0, limit=LARGEST_HEAD)
        self.port = server.sockets[0].getsockname()[1]
        self._started.set()
        await self._stop.wait()
        server.close()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with contextlib.suppress(OSError, EOFError):  # either side may disconnect at any time
                await self._pass_on(parse_head(await reader.readuntil(END_OF_HEAD)), reader, writer)
                await writer.drain()
            writer.close()
        except Cut:
            writer.transport.abort()
        except asyncio.CancelledError:  # the proxy ends
            writer.transport.abort()

    async def _pass_on(self, head: Head, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._asked_at = time.monotonic()
        way = self._way_for_request(head)
        body = await reader.readexactly(int(head.header("content-length") or 0))
        if way == "cut":
            raise Cut
        if not self._worker and general(head.path) == WORKER:
            writer.write(page(404, ERROR_PAGE.format(STATUSES[404])))
        elif way is not None and way.startswith("status-"):
            status = int(way.removeprefix("status-"))
            writer.write(page(status, ERROR_PAGE.format(f"{status} {STATUSES[status]}")))
        elif way == "portal":
            writer.write(page(200, PORTAL_PAGE))
        elif head.is_upgrade:
            if way == "late":
                await asyncio.sleep(self._late_s)
            await self._tunnel(head, reader, writer, is_cut=way in ("lost", "half"))
        else:
            await self._answer(head, body, writer, way)

    async def _answer(self, head: Head, body: bytes, writer: asyncio.StreamWriter, way: str | None) -> None:
        answer = await self._ask(head, body)
        if way == "lost":
            raise Cut
        if way == "late":
            await asyncio.sleep(self._late_s)
        if way == "half":
            begun = answer.index(END_OF_HEAD) + len(END_OF_HEAD)
            writer.write(answer[: (begun + len(answer)) // 2])
            await writer.drain()
            raise Cut
        writer.write(answer)

    async def _ask(self, head: Head, body: bytes) -> bytes:
        """The server's whole response, marked as the only one of this connection."""
        reader, writer = await asyncio.open_connection(HERE, self._server_port)
        try:
            writer.write(head.as_bytes(without=("connection",), more=("Connection: close",)) + body)
            answer = await reader.read(-1)
        finally:
            writer.close()
        first, _, rest = answer.partition(b"\r\n")
        return first + b"\r\nConnection: close\r\n" + rest

    # --- WebSockets -----------------------------------------------------------------------------------------------

    async def _tunnel(
        self, head: Head, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_cut: bool
    ) -> None:
        server_reader, server_writer = await asyncio.open_connection(HERE, self._server_port, limit=LARGEST_HEAD)
        try:
            # Without extensions frames are not compressed, so we can read them.
            server_writer.write(head.as_bytes(without=("sec-websocket-extensions",)))
            answer = await server_reader.readuntil(END_OF_HEAD)
            if is_cut:
                raise Cut
            writer.write(answer)
            if answer.split(b" ", 2)[1] != b"101":
                writer.write(await server_reader.read(-1))
                return
            await first_of(self._pump("up", reader, server_writer), self._pump("down", server_reader, writer))
        finally:
            server_writer.close()

    async def _pump(self, direction: Direction, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            frame = await read_frame(reader)
            told = message_in(frame.payload) if frame.is_message else {}
            is_counted = frame.is_message and told.get("type") not in ("ping", "pong")
            way = self._way_for_frame(direction) if is_counted else None
            if way == "before":
                raise Cut
            if way == "late":
                await asyncio.sleep(self._late_s)
            if way == SWALLOW:
                self._swallowing = True
            if self._swallowing:
                continue
            if way != "garbage":
                self._note(direction, told)  # before it is sent, because the answer may arrive at once
            writer.write(text_frame("<html>502 Bad Gateway</html>") if way == "garbage" else frame.raw)
            await writer.drain()
            if way == "after":
                raise Cut

    def _note(self, direction: Direction, told: dict[str, Any]) -> None:
        if direction == "up" and told.get("type") == "intent":
            self._intents.add(str(told.get("id")))
        elif direction == "down" and told.get("ack") in self._intents:
            self.decided.add(str(told["ack"]))

    # --- counting -------------------------------------------------------------------------------------------------

    def _way_for_request(self, head: Head) -> str | None:
        path = general(head.path)
        nth = self._count(head.method, path)
        return self._way_for(Request(head.method, path, nth)) if nth else None

    def _way_for_frame(self, direction: Direction) -> str | None:
        nth = self._count("frame", direction)
        return self._way_for(Frame(direction, nth)) if nth else None

    def _count(self, kind: str, name: str) -> int:
        if self._counting:
            self._counts[kind, name] += 1
        return self._counts[kind, name]

    def _way_for(self, target: Target) -> str | None:
        if not self._counting:
            return None
        self.seen.append(target)
        if self._strike is None or self._strike.target != target:
            return None
        self.struck = True
        return self._strike.way


async def first_of(*pumps: Any) -> None:
    """When one direction ends, end the other in the same way."""
    tasks = [asyncio.ensure_future(pump) for pump in pumps]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def message_in(payload: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(payload, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}


def page(status: int, html: str) -> bytes:
    reason = STATUSES.get(status, "OK")
    body = html.encode()
    lines = (
        f"HTTP/1.1 {status} {reason}",
        "Content-Type: text/html; charset=utf-8",
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + body
