"""Structured logs: JSON lines, or text on a terminal, with an id for every request.

Callers log plain facts under plain names; `redaction.py` keeps secrets out all the same.
"""

import logging
import os
import secrets
import sys
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, FilteringBoundLogger, Processor

from skulduggery.server.config import ServerConfig
from skulduggery.server.redaction import first_line, short, where_it_failed, without_addresses, without_secrets

__all__ = ["RequestIds", "configure_logging", "logger", "short"]

QUIET_LOGGERS = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "websockets", "litestar", "asyncio")
"""Logged from warnings on, whatever level is chosen: uvicorn logs paths and addresses, websockets whole frames."""


def configure_logging(config: ServerConfig, stream: TextIO | None = None, *, worker: int | None = None) -> None:
    """Send all logs, including those of libraries, to the stream (standard error). If several workers share it, each
    line names its worker."""
    out = sys.stderr if stream is None else stream
    level = _level(config, out)
    shared = [*_named(worker), *_processors(config)]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[first_line, *shared],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _renderer(config, out)],
        )
    )
    _route_to(handler, level)


def logger(name: str) -> FilteringBoundLogger:
    return structlog.get_logger(f"skulduggery.{name}")


class RequestIds:
    """ASGI middleware: every line logged for a request or socket carries the same id, and so does the response."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = secrets.token_hex(6)

        async def send_with_id(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", ()), (b"x-request-id", request.encode())]}
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request):
            await self._app(scope, receive, send_with_id if scope["type"] == "http" else send)


def _processors(config: ServerConfig) -> list[Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        where_it_failed,
        *([] if config.log_addresses else [without_addresses]),
        without_secrets,
    ]


def _named(worker: int | None) -> list[Processor]:
    def name(_: Any, method: str, entry: EventDict) -> EventDict:
        return {**entry, "worker": worker, "pid": os.getpid()}

    return [] if worker is None else [name]


def _level(config: ServerConfig, out: TextIO) -> int:
    chosen = ("warning" if out.isatty() else "info") if config.log_level == "auto" else config.log_level
    return logging.getLevelNamesMapping()[chosen.upper()]


def _renderer(config: ServerConfig, out: TextIO) -> Processor:
    terminal = out.isatty()
    as_json = config.log_format == "json" or (config.log_format == "auto" and not terminal)
    if as_json:
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    return structlog.dev.ConsoleRenderer(colors=terminal and not os.environ.get("NO_COLOR"))


def _route_to(handler: logging.Handler, level: int) -> None:
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level)
    logging.captureWarnings(capture=True)
    for name in QUIET_LOGGERS:
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(max(level, logging.WARNING))
