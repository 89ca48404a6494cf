"""The application: a Litestar app around the hub."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from skulduggery import __version__
from skulduggery.server import api
from skulduggery.server.botpool import BotPool
from skulduggery.server.config import ServerConfig
from skulduggery.server.hub import Hub
from skulduggery.server.metrics import Metrics
from skulduggery.server.security.headers import SecurityHeaders
from skulduggery.server.services import Services
from skulduggery.server.sockets import Gate, table_socket
from skulduggery.server.store.choose import store_for


def create_app(config: ServerConfig) -> Litestar:
    """The database is opened when the app starts, and everything is given back when it stops."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncGenerator[None]:
        store = store_for(config.database)
        await store.open()
        pool = BotPool(workers=config.bot_workers)
        services = Services(config=config, store=store, pool=pool, metrics=Metrics(), key=await store.signing_key())
        hub = Hub(services)
        app.state.hub = hub
        app.state.gate = Gate(hub)
        hub.start()
        try:
            yield
        finally:
            await hub.stop()
            await pool.stop()
            await store.close()

    return Litestar(
        route_handlers=[table_socket, *api.ROUTES],
        lifespan=[running],
        openapi_config=OpenAPIConfig(title="Skulduggery", version=__version__, path="/api", render_plugins=api.SCHEMA),
        exception_handlers=api.EXCEPTION_HANDLERS,
        middleware=[lambda app: SecurityHeaders(app, config)],
        request_max_body_size=64 * 1024,
        logging_config=None,
        debug=False,
    )
