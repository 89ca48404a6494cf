"""Every test runs in both engines. A process starts each of them once at most, and one server."""

import os
from collections.abc import Callable, Generator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.browser.driver import STARTED, Browser, Engine, Unsupported, why_missing
from tests.browser.house import House

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("engines")


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call() -> Generator[None, object, object]:
    """A test that needs what this engine lacks is skipped."""
    try:
        return (yield)
    except Unsupported as lacking:
        pytest.skip(str(lacking))


@pytest.fixture(scope="session")
def start(tmp_path_factory: pytest.TempPathFactory) -> Generator[Callable[[Engine], Browser]]:
    """Starts an engine at its first use, and ends all of them together."""
    started: dict[Engine, Browser] = {}
    with ExitStack() as stack:

        def start(engine: Engine) -> Browser:
            if engine not in started:
                started[engine] = stack.enter_context(STARTED[engine](tmp_path_factory.mktemp(engine)))
            return started[engine]

        yield start


@pytest.fixture(scope="session", params=["firefox", "webkit"])
def browser(request: pytest.FixtureRequest, start: Callable[[Engine], Browser]) -> Browser:
    engine: Engine = request.param
    if missing := why_missing(engine):
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    return start(engine)


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def house(browser: Browser, request: pytest.FixtureRequest) -> House:
    """Without a browser there is no need for a server."""
    return request.getfixturevalue("shared_house")


@pytest.fixture
def own_house(browser: Browser, tmp_path: Path) -> Generator[House]:
    """A server for one test alone, which may stop it."""
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()
