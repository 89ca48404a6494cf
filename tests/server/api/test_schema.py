"""What the API says about itself is true: schemathesis asks it all sorts of things, sensible and not."""

from collections.abc import Generator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import settings

from skulduggery.server.api.openapi import document
from skulduggery.server.app import create_app
from skulduggery.server.config import Limits, ServerConfig
from skulduggery.server.security.cookies import COOKIE
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


@described.parametrize()
@settings(max_examples=25, deadline=None, derandomize=True)
def test_answers_are_as_described(case: Any, server: RunningServer, visitor: httpx.Client) -> None:
    """Every example by a guest of its own, for one of the things to be done is to be forgotten."""
    visitor.cookies.clear()
    guest = visitor.post("/api/guests", json={"name": "Anna"}).cookies
    cookies = dict(guest) if COOKIE in (case.cookies or {}) else {}
    case.call_and_validate(base_url=server.url, cookies=cookies, timeout=30)
