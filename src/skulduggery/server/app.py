"""The application: a Litestar app around the hub."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar

from skulduggery.server import api
from skulduggery.server.api import previews
from skulduggery.server.api.gatekeeper import Gatekeeper
from skulduggery.server.api.pages import Pages
from skulduggery.server.api.quotas import Quotas
from skulduggery.server.api.sizes import MOST_BODY_BYTES
from skulduggery.server.botpool import BotPool
from skulduggery.server.config import ServerConfig
from skulduggery.server.deadlines import Deadline
from skulduggery.server.entrance import Entrance
from skulduggery.server.hub import Hub
from skulduggery.server.ids import TableId
from skulduggery.server.metrics import Metrics
from skulduggery.server.security.headers import SecurityHeaders
from skulduggery.server.services import DatabaseClock, Services, wall_clock
from skulduggery.server.sockets import Gate, table_socket
from skulduggery.server.store import DatabaseAway, StoreDown
from skulduggery.server.store.choose import store_for


def create_app(config: ServerConfig, make_hub: Callable[[Services], Hub] = Hub) -> Litestar:
    """Create the application. It opens the database when it starts, and releases everything when it stops. A drill
    passes a hub of its own, to watch it."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncGenerator[None]:
        async with _opened(config, app) as services:
            hub = make_hub(services)
            app.state.hub = hub
            entrance.open(services)
            hub.start()
            try:
                yield
            finally:
                await hub.stop(within=_stop_by(app, config).left)
                await services.pool.stop()

    entrance = Entrance(config)
    app = Litestar(
        route_handlers=[table_socket, *api.ROUTES],
        lifespan=[running],
        openapi_config=None,  # api/openapi.py describes the API more exactly
        exception_handlers=api.EXCEPTION_HANDLERS,
        request_max_body_size=MOST_BODY_BYTES,
        logging_config=None,
        debug=False,
    )

    def game_at(table_id: str) -> str | None:
        hub: Hub | None = app.state.get("hub")
        return None if hub is None else hub.game_at(TableId(table_id))

    async def preview(scope: Any) -> bytes:
        hub: Hub | None = app.state.get("hub")
        return b"" if hub is None else await previews.tags_for(scope, hub.services)

    app.state.entrance = entrance
    app.state.gate = Gate(entrance)
    app.state.stop_by = None
    app.state.quotas = Quotas(config.limits)
    app.state.reviewing = asyncio.Semaphore(1)
    app.state.drawing = asyncio.Semaphore(1)
    # Litestar's own middleware does not see unknown paths and wrong methods; these see everything.
    around = Gatekeeper(Pages(app.asgi_handler, game_at=game_at, preview=preview), config, app.state.quotas)
    app.asgi_handler = SecurityHeaders(around, config)
    return app


@asynccontextmanager
async def _opened(config: ServerConfig, app: Litestar) -> AsyncGenerator[Services]:
    """The services that need the database. Raises `BadDatabase`; `DatabaseAway` if the database fails after opening."""
    store = store_for(config.database)
    await store.open()
    try:
        try:
            key = await store.signing_key()
            now = DatabaseClock(store) if store.shared else wall_clock
            pool = BotPool(workers=config.bot_workers)
            services = Services(config=config, store=store, pool=pool, metrics=Metrics(), key=key, now=now)
            await services.keep_time()
        except StoreDown as down:
            raise DatabaseAway(str(down)) from None
        yield services
    finally:
        await store.close(within=_stop_by(app, config).left)


def _stop_by(app: Litestar, config: ServerConfig) -> Deadline:
    """The deadline of the stop, set when an orderly stop began; otherwise it starts now."""
    begun: Deadline | None = app.state.stop_by
    return begun or Deadline(config.stop_seconds)
