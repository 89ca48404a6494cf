"""Headers of every response: what our page may load, and what other sites may do with it."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from skulduggery.server.config import ServerConfig
from skulduggery.server.security.clients import client_of, header

Send: TypeAlias = Callable[[Any], Any]
Headers: TypeAlias = Sequence[tuple[bytes, bytes]]

HSTS_SECONDS = 180 * 24 * 3600
HSTS = (b"strict-transport-security", f"max-age={HSTS_SECONDS}".encode())

STEADY_HEADERS: Headers = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a link to a table is the key to it, and must not reach other sites
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)

WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""For the script that runs the rules in a browser, separate from the page: Python is WebAssembly there. No text may
become code, and only our own files can be loaded."""


class SecurityHeaders:
    """ASGI middleware: adds the headers to every HTTP response that does not have them already.

    It wraps the whole application (`app.py`, `run.py`): in Litestar's own list it would not see unknown paths and
    methods.
    """

    def __init__(self, app: Any, config: ServerConfig) -> None:
        self._app = app
        self._config = config

    async def __call__(self, scope: Any, receive: Any, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        wanted = security_headers(header(scope, b"host") or "", https=client_of(scope, self._config).https)

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                known = {name.lower() for name, _ in given}
                message = {**message, "headers": [*given, *(pair for pair in wanted if pair[0] not in known)]}
            await send(message)

        await self._app(scope, receive, send_with_headers)


@lru_cache(maxsize=64)
def security_headers(host: str, *, https: bool) -> Headers:
    """`host` as the request names it. The page may open sockets to this host only."""
    policy = (b"content-security-policy", content_security_policy(host, https=https).encode())
    return (policy, *STEADY_HEADERS, *([HSTS] if https else []))


def content_security_policy(host: str, *, https: bool) -> str:
    sockets = f"{'wss' if https else 'ws'}://{host}" if is_plain_host(host) else "ws: wss:"
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "font-src 'self'",
            f"connect-src 'self' {sockets}",
            "manifest-src 'self'",  # allows installing the page
            "worker-src 'self'",  # the service worker, which keeps the page for offline use
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def is_plain_host(host: str) -> bool:
    """Whether the host may be quoted in a header: it has only characters of names and addresses."""
    return bool(host) and len(host) <= 255 and host.isascii() and all(c.isalnum() or c in ".-:[]" for c in host)
