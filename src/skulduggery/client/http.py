"""The few HTTP API requests that a player needs. Plain urllib: call it in a thread."""

import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from email.message import Message
from http.client import HTTPException
from typing import IO, Any

import msgspec
from msgspec import Struct

from skulduggery import __version__
from skulduggery.client.addresses import Server
from skulduggery.client.errors import NoServer, Refused

TIMEOUT_SECONDS = 20.0
LONGEST_ANSWER = 1024 * 1024


class Answer(Struct, frozen=True):
    """`cookie` has the form in which it is sent back."""

    data: bytes
    cookie: str | None


class _Fault(Struct):
    """The body of a refusal."""

    reason: str = ""
    message: str = ""
    detail: str = ""
    rule: str | None = None
    args: dict[str, Any] = {}


def call(server: Server, method: str, path: str, body: Mapping[str, Any] | None = None, cookie: str = "") -> Answer:
    """Send a request. Raises `Refused` if the server refuses, and `NoServer` if there is none."""
    request = urllib.request.Request(
        server.origin + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "User-Agent": f"skulduggery/{__version__}"},
        method=method,
    )
    if cookie:
        request.add_header("Cookie", cookie)
    try:
        with _opener(server).open(request, timeout=TIMEOUT_SECONDS) as response:
            return Answer(data=response.read(LONGEST_ANSWER), cookie=_cookie(response.headers))
    except urllib.error.HTTPError as fault:
        raise _refused(server, fault) from None
    except (OSError, HTTPException, ValueError) as fault:
        told = getattr(fault, "reason", None) or str(fault) or type(fault).__name__
        raise NoServer(f"No server answers at {server.origin} ({told})") from fault


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follows no redirects: a POST would arrive as a GET."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: Message, newurl: str
    ) -> None:
        raise NoServer(f"{req.host} sends us on to {newurl}: give that address")


def _opener(server: Server) -> urllib.request.OpenerDirector:
    direct = [urllib.request.ProxyHandler({})] if server.is_on_this_machine else []
    return urllib.request.build_opener(_NoRedirects, *direct)


def _refused(server: Server, fault: urllib.error.HTTPError) -> Refused | NoServer:
    try:
        told = msgspec.json.decode(fault.read(LONGEST_ANSWER), type=_Fault)
    except (msgspec.DecodeError, OSError, HTTPException):
        return NoServer(f"{server.origin} is no Skulduggery server: it answers with status {fault.code}")
    message = told.message or told.detail or f"status {fault.code}"
    return Refused(told.reason or f"status-{fault.code}", message, rule=told.rule, args=told.args)


def _cookie(headers: Message) -> str | None:
    given: str | None = headers.get("Set-Cookie")
    return None if given is None else given.partition(";")[0]
