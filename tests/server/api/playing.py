"""Tables and whole games over HTTP and real sockets, played by bots in no time."""

import json
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import PATIENCE

QUICK = {"game": "skull-king-dice", "seats": 3, "bot_speed": "instant"}
"""Over in a fraction of a second."""


def open_table(guest: httpx.Client, *, bots: int = 0, start: bool = False, sit: bool = True, **settings: Any) -> str:
    """The id of a new table."""
    wanted = {"settings": {**QUICK, **settings}, "bots": [{"bot": "random"}] * bots, "start": start, "sit": sit}
    answer = guest.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def finished_table(guest: httpx.Client, **settings: Any) -> str:
    """The guest sits down, begins and leaves the playing to bots: it is the guest's game all the same."""
    table = open_table(guest, bots=2, start=True, **settings)
    with socket_of(guest, table) as socket:
        ask(socket, "stand-up")
        wait_for(socket, lambda frame: frame.get("table", {}).get("status") == "finished")
    return table


def abandoned_table(guest: httpx.Client, **settings: Any) -> str:
    """Closed by its host in the middle of the game."""
    table = open_table(guest, bots=2, start=True, **settings)
    with socket_of(guest, table) as socket:
        wait_for(socket, lambda frame: frame.get("prompt") is not None)
        ask(socket, "close")
        wait_for(socket, lambda frame: frame.get("table", {}).get("status") == "abandoned")
    return table


@contextmanager
def socket_of(guest: httpx.Client, table: str, **query: str) -> Generator[ClientConnection]:
    url = str(guest.base_url).replace("http", "ws", 1).rstrip("/")
    cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    path = f"/api/tables/{table}/socket?{urlencode(query)}"
    with connect(url + path, additional_headers={"cookie": cookie}) as socket:
        yield socket


def ask(socket: ClientConnection, what: str, **more: Any) -> None:
    socket.send(json.dumps({"type": what, "id": what, **more}))


def wait_for(socket: ClientConnection, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if is_it(frame):
            return frame
