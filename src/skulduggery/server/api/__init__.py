"""The HTTP API."""

from collections.abc import Sequence
from typing import Any

from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from skulduggery.server.api.begin import make_guest, open_table

ROUTES: Sequence[ControllerRouterHandler] = (make_guest, open_table)
SCHEMA = (JsonRenderPlugin(path="/openapi.json"),)
EXCEPTION_HANDLERS: dict[Any, Any] = {}
