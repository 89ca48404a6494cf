"""Middleware around the whole application: early refusals, and no caching of private responses."""

import math
from typing import Any

from litestar import Litestar, Request

from skulduggery.server.api.problems import Refused, told
from skulduggery.server.api.quotas import Quotas
from skulduggery.server.api.sizes import most_body_bytes
from skulduggery.server.callers import caller_of
from skulduggery.server.config import ServerConfig
from skulduggery.server.security.clients import header
from skulduggery.server.security.hosts import host_allowed
from skulduggery.server.security.origins import origin_allowed
from skulduggery.server.table.requests import No

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
TREATED_AS = {
    "HEAD": "GET",  # uvicorn leaves out the body when it sends the response
    "OPTIONS": "UNKNOWN",  # Litestar would answer it, wrongly where a path has several handlers; nobody needs it
}
HEALTH = "/health"
"""Always answered, even when other requests are refused, so that a watchdog gets no false alarm."""

PRIVATE = ("/api", HEALTH, "/metrics")
LONGEST_HOST = 100
COST_OF_A_FILE = 0.05
"""The page consists of many small files, and a whole class may open it from one address."""
NO_STORE = (b"cache-control", b"no-store")


class Gatekeeper:
    """ASGI middleware: rate limits, foreign pages, bodies that are too large. Private responses are never cached."""

    def __init__(self, app: Any, config: ServerConfig, quotas: Quotas) -> None:
        self._app = app
        self._config = config
        self._quotas = quotas

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answer = _Answer(scope, send)
        method = TREATED_AS.get(scope["method"], scope["method"])
        try:
            self._check(scope)
            await self._app({**scope, "method": method}, receive, answer.send)
        except Exception as error:
            if answer.begun:
                raise
            await _tell(error, scope, receive, answer.send)

    def _check(self, scope: Any) -> None:
        if scope["path"] == HEALTH:
            return
        self._check_host(scope)
        cost = 1 if scope["path"].startswith(PRIVATE) else COST_OF_A_FILE
        hub = scope["litestar_app"].state.get("hub")
        self._quotas.request(caller_of(scope, self._config, None if hub is None else hub.services.key), cost)
        if _stopping(scope):
            raise Refused(No("stopping"), retry_after=math.ceil(self._config.stop_seconds))
        if scope["method"] not in SAFE:
            self._check_origin(scope)
        _check_length(scope)

    def _check_host(self, scope: Any) -> None:
        host = header(scope, b"host") or ""
        if not host_allowed(host, self._config):
            raise Refused(No("foreign-host", {"host": host[:LONGEST_HOST]}))

    def _check_origin(self, scope: Any) -> None:
        if not origin_allowed(header(scope, b"origin"), header(scope, b"host") or "", self._config):
            raise Refused(No("foreign-page"))


class _Answer:
    """Adds no-store to private responses, and counts all responses."""

    def __init__(self, scope: Any, send: Any) -> None:
        self._app: Litestar = scope["litestar_app"]
        self._private = scope["path"].startswith(PRIVATE)
        self._send = send
        self.begun = False

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            self._count(message["status"])
            given = list(message.get("headers", ()))
            if self._private and all(name.lower() != NO_STORE[0] for name, _ in given):
                message = {**message, "headers": [*given, NO_STORE]}
        await self._send(message)

    def _count(self, status: int) -> None:
        hub = self._app.state.get("hub")
        if hub is not None:
            hub.services.metrics.http_requests[f"{status // 100}xx"].inc()


async def _tell(error: Exception, scope: Any, receive: Any, send: Any) -> None:
    request: Request[Any, Any, Any] = Request(scope, receive, send)
    answer: Any = told(request, error)
    await answer.to_asgi_response(app=None, request=request)(scope, receive, send)


def _stopping(scope: Any) -> bool:
    hub = scope["litestar_app"].state.get("hub")
    return hub is not None and hub.stopping


def _check_length(scope: Any) -> None:
    """Refuse a body whose declared length is too large without reading it. A body without a length is cut off where
    it is read."""
    told_length = header(scope, b"content-length") or ""
    most = most_body_bytes(scope["path"])
    if told_length.isdecimal() and int(told_length[:20]) > most:
        raise Refused(No("body-too-large", {"most": most}), headers={"connection": "close"})
