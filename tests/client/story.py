"""Plays a document's examples against a real server: what is to be sent is sent, what is to be told has to be told.

<!-- http as anna -->                  a request, in the block that follows; its answer comes next
<!-- answer to anna: 201 -->           with what the block shows
<!-- connect as anna: /path -->        a socket, with Anna's cookie
<!-- send as anna -->                  the block
<!-- receive as anna -->               the next message that has at least the fields of the block
<!-- closed to anna: 4401 -->          the socket ends with this code
<!-- the server stops -->

`<name>` in a string is remembered when it is first told, and has to be the same from then on. `"..."` is anything: a
value, some entries of a list, further fields of an object. An object inside a message has exactly the fields that are
shown, unless there is a `"..."`.
"""

import json
import re
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

import httpx
from msgspec import Struct
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.client.serving import PATIENCE, RunningServer

STEP = re.compile(r"<!-- (?P<what>[^\n]+?) -->\n(?:```\w*\n(?P<block>.*?)\n```)?", re.DOTALL)
PLACEHOLDER = re.compile(r"<([^<>]+)>")
ANYTHING = "..."


class Step(Struct, frozen=True):
    line: int
    what: str
    block: str


def steps(document: str) -> list[Step]:
    return [
        Step(line=document.count("\n", 0, found.start()) + 1, what=found["what"], block=found["block"] or "")
        for found in STEP.finditer(document)
    ]


class Person:
    def __init__(self) -> None:
        self.cookies = httpx.Cookies()
        self.answer: httpx.Response | None = None
        self.socket: ClientConnection | None = None


class Story:
    def __init__(self, server: RunningServer) -> None:
        self._server = server
        self._open = ExitStack()
        self._people: dict[str, Person] = {}
        self.known: dict[str, Any] = {}
        self._kinds: dict[str, Callable[[Person, str, str], None]] = {
            "http as": self._http,
            "answer to": self._answer,
            "connect as": self._connect,
            "send as": self._send,
            "receive as": self._receive,
            "closed to": self._closed,
        }

    def play(self, step: Step) -> None:
        if step.what == "the server stops":
            self._server.stop()
            return
        head, _, detail = step.what.partition(": ")
        kind, _, name = head.rpartition(" ")
        person = self._people.setdefault(name, Person())
        self._kinds[kind](person, self._told(detail), step.block)

    def __enter__(self) -> "Story":
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def _http(self, person: Person, detail: str, block: str) -> None:
        first, _, body = block.partition("\n")
        method, _, path = self._told(first).partition(" ")
        with httpx.Client(base_url=self._server.url, cookies=person.cookies, timeout=PATIENCE) as client:
            person.answer = client.request(method, path, json=json.loads(body) if body else None)
            person.cookies = client.cookies

    def _answer(self, person: Person, detail: str, block: str) -> None:
        assert person.answer is not None
        assert person.answer.status_code == int(detail), person.answer.text
        assert self._fits(json.loads(block), person.answer.json(), whole=True), person.answer.text

    def _connect(self, person: Person, path: str, block: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        url = self._server.url.replace("http", "ws", 1) + path
        connection = connect(url, additional_headers={"Cookie": cookies}, proxy=None, close_timeout=1)
        person.socket = self._open.enter_context(connection)

    def _send(self, person: Person, detail: str, block: str) -> None:
        assert person.socket is not None
        try:
            frame = json.dumps(self._filled(json.loads(block)))
        except json.JSONDecodeError:
            frame = block
        person.socket.send(frame)

    def _receive(self, person: Person, detail: str, block: str) -> None:
        assert person.socket is not None
        expected, passed_over = json.loads(block), list[str]()
        until = time.monotonic() + PATIENCE
        try:
            while time.monotonic() < until:
                frame = str(person.socket.recv(timeout=until - time.monotonic()))
                if self._fits(expected, json.loads(frame), whole=False):
                    return
                passed_over.append(frame)
        except (TimeoutError, ConnectionClosed):
            pass
        raise AssertionError("\n".join(["never told:", block, "but:", *passed_over]))

    def _closed(self, person: Person, detail: str, block: str) -> None:
        assert person.socket is not None
        with suppress(ConnectionClosed):
            while True:
                person.socket.recv(timeout=PATIENCE)
        assert person.socket.protocol.close_code == int(detail)

    # --- placeholders ---------------------------------------------------------------------------------------------

    def _told(self, text: str) -> str:
        return PLACEHOLDER.sub(lambda found: str(self.known[found[1]]), text)

    def _filled(self, value: Any) -> Any:
        match value:
            case {**fields}:
                return {name: self._filled(each) for name, each in fields.items()}
            case [*entries]:
                return [self._filled(each) for each in entries]
            case str() if found := PLACEHOLDER.fullmatch(value):
                return self.known[found[1]]
            case _:
                return value

    def _fits(self, expected: Any, told: Any, *, whole: bool) -> bool:
        """What is remembered on the way is forgotten again if something else does not fit."""
        before = dict(self.known)
        fits = self._matches(expected, told, whole=whole)
        self.known = self.known if fits else before
        return fits

    def _matches(self, expected: Any, told: Any, *, whole: bool = True) -> bool:
        match expected, told:
            case "...", _:
                return True
            case {**shown}, {**fields}:
                return self._object_matches(shown, fields, whole=whole)
            case [*shown], [*entries]:
                return self._list_matches(shown, entries)
            case str(), _:
                return self._text_matches(expected, told)
            case _:
                return type(expected) is type(told) and bool(expected == told)

    def _object_matches(self, expected: dict[str, Any], told: dict[str, Any], *, whole: bool) -> bool:
        shown = {name: value for name, value in expected.items() if name != ANYTHING}
        complete = not whole or ANYTHING in expected or shown.keys() == told.keys()
        return complete and all(name in told and self._matches(value, told[name]) for name, value in shown.items())

    def _list_matches(self, expected: list[Any], told: list[Any]) -> bool:
        if not expected:
            return not told
        if expected[0] == ANYTHING:
            return any(self._list_matches(expected[1:], told[skipped:]) for skipped in range(len(told) + 1))
        return bool(told) and self._matches(expected[0], told[0]) and self._list_matches(expected[1:], told[1:])

    def _text_matches(self, expected: str, told: Any) -> bool:
        placeholder = PLACEHOLDER.fullmatch(expected)
        if placeholder is not None:
            return bool(self.known.setdefault(placeholder[1], told) == told)
        return bool(self._told(expected) == told)
