"""A server for the tests of each file, and two people."""

from collections.abc import Generator

import httpx
import pytest

from tests.server.serving import RunningServer, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def anna(server: RunningServer) -> httpx.Client:
    return server.guest("Anna")


@pytest.fixture
def stranger(server: RunningServer) -> httpx.Client:
    """Somebody who is no guest."""
    return server.visitor()
