"""What all tests of the client may ask for."""

from collections.abc import Iterator

import pytest

from tests.client.serving import RunningServer, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """For tests that leave it as it is."""
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """To be stopped and killed."""
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running
