"""One browser and one server for all tests of a process; each person in them is new."""

import os
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.browser.chromium import NAMES, Browser, chromium, executable
from tests.browser.house import House


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Generator[Browser]:
    if executable() is None:
        reason = f"there is no Chromium on this machine (looked for {', '.join(NAMES)})"
        pytest.fail(reason) if os.environ.get("CI") else pytest.skip(reason)
    with chromium(tmp_path_factory.mktemp("chromium")) as started:
        yield started


@pytest.fixture(scope="session")
def shared_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    """Without a browser there is no need for it."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def house(shared_house: House) -> House:
    return shared_house


@pytest.fixture
def own_house(browser: Browser, tmp_path: Path) -> Generator[House]:
    """A server for one test alone, which may stop it."""
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()
