"""Health and metrics, for the people who run the server."""

import asyncio
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, Literal

from litestar import Response, get
from msgspec import Struct
from prometheus_client import REGISTRY, Metric, generate_latest

from skulduggery import __version__
from skulduggery.server.api.asking import Asked, hub_of, services_of
from skulduggery.server.api.describing import described
from skulduggery.server.api.problems import Refused
from skulduggery.server.metrics import CONTENT_TYPE, PREFIX, Metrics
from skulduggery.server.security.clients import client_of, header, may_read_metrics
from skulduggery.server.services import Services
from skulduggery.server.store import StoreDown
from skulduggery.server.table.requests import No

PATIENCE = 5.0
"""Seconds that the database has to respond."""

PAGE_GONE = No("no-such-page")


class Health(Struct, frozen=True):
    status: Literal["ok", "damaged", "starting", "stopping", "unavailable"]
    version: str
    database: Literal["ok", "damaged", "unavailable"]
    damaged: int = 0
    """Damaged tables and other rows found in the database since the start. The log names them."""


@get("/health")
@described(
    "Server health",
    tag="operating",
    answer=Health,
    example=Health(status="ok", version="0.1.0", database="ok"),
    otherwise={HTTPStatus.SERVICE_UNAVAILABLE: Health},
)
async def show_health(request: Asked) -> Response[Health]:
    """200 if the server can serve. 503 with the same body if the database does not respond or the server is starting
    or stopping. If only some tables are damaged, the status is `damaged` with 200."""
    services = services_of(request)
    damaged = services.damage.count
    database = "unavailable" if not await _answers(services) else "damaged" if damaged else "ok"
    status = "stopping" if hub_of(request).stopping else database
    health = Health(status=status, version=__version__, database=database, damaged=damaged)
    serves = status in ("ok", "damaged")
    return Response(health, status_code=HTTPStatus.OK if serves else HTTPStatus.SERVICE_UNAVAILABLE)


@get("/metrics")
@described(
    "Metrics",
    tag="operating",
    answer=str,
    example="skulduggery_tables 3.0",
    media=CONTENT_TYPE,
    refuses=(PAGE_GONE,),
)
async def show_metrics(request: Asked) -> Response[bytes]:
    """Prometheus metrics. Only clients on this machine may read them, unless the configuration says otherwise. If
    there are several workers, the response covers all of them."""
    services = services_of(request)
    host = header(request.scope, b"host") or ""
    if not may_read_metrics(client_of(request.scope, services.config), host, services.config):
        raise Refused(PAGE_GONE)
    supervisor = request.app.state.get("supervisor")
    if supervisor is not None:  # one of several workers: the response covers all of them
        return Response(await supervisor.metrics(), headers={"content-type": CONTENT_TYPE})
    hub_of(request).measure()
    return Response(rendered(services.metrics), headers={"content-type": CONTENT_TYPE})


def rendered(metrics: Metrics) -> bytes:
    """Our own registry, and the bot processes' metrics in the global registry."""
    bots: Any = _Bots()
    return metrics.render() + generate_latest(bots)


def collected(metrics: Metrics) -> Iterator[Metric]:
    """The same metrics before they are rendered."""
    yield from metrics.registry.collect()
    yield from _Bots().collect()


class _Bots:
    """The bots' metrics without those about the process. Our own registry has these, and no metric may appear twice."""

    def collect(self) -> Iterator[Metric]:
        return (family for family in REGISTRY.collect() if family.name.startswith(f"{PREFIX}_"))


async def _answers(services: Services) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await services.store.ping()
    except (StoreDown, TimeoutError):
        return False
    return True
