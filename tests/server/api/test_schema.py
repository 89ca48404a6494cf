"""What the API says about itself is true: schemathesis asks it all sorts of things, sensible and not."""

from collections.abc import Generator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import settings

from skulduggery.server.api.openapi import document
from skulduggery.server.api.tables import EXAMPLE
from skulduggery.server.app import create_app
from skulduggery.server.config import Limits, ServerConfig
from skulduggery.server.security.cookies import COOKIE
from tests.server.api.playing import QUICK, finished_table
from tests.server.serving import RunningServer, running_server

PLENTY = Limits(
    requests_per_minute=1_000_000, guests_per_hour=1_000_000, tables_per_hour=1_000_000, code_guesses_per_minute=100_000
)
described: Any = schemathesis.openapi.from_dict(document(create_app(ServerConfig(database="nowhere"))))
# JSON Schema takes 5.0 for a whole number, and cannot say which games there are: we are stricter.
described.config.checks.positive_data_acceptance.enabled = False


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("schema"), limits=PLENTY) as running:
        yield running


@pytest.fixture(scope="module")
def visitor(server: RunningServer) -> httpx.Client:
    return server.visitor()


@pytest.fixture(scope="module")
def real(server: RunningServer) -> dict[str, str]:
    """What to ask for in place of the description's examples, so that there is something to be found."""
    host = server.guest("Ben")
    code = host.post("/api/tables", json={"settings": QUICK}).json()["code"]
    return {EXAMPLE.id: finished_table(host, public=True), EXAMPLE.code: code}


@described.parametrize()
@settings(max_examples=15)
def test_answers_are_as_described(
    case: Any, server: RunningServer, visitor: httpx.Client, real: dict[str, str]
) -> None:
    """Every example by a guest of its own, for one of the things to be done is to be forgotten."""
    visitor.cookies.clear()
    guest = visitor.post("/api/guests", json={"name": "Anna"}).cookies
    cookies = dict(guest) if COOKIE in (case.cookies or {}) else {}
    path: dict[str, Any] = case.path_parameters or {}
    for name, value in path.items():
        path[name] = real.get(value, value)
    case.call_and_validate(base_url=server.url, cookies=cookies, timeout=30)
