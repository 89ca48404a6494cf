"""One browser and one server for all tests of a process; each person in them is new. `--engine` names the browser."""

import os
from collections.abc import Generator
from pathlib import Path
from typing import cast

import pytest

from tests import samedeals
from tests.browser.driver import STARTED, Browser, Engine, Unsupported, why_missing
from tests.browser.house import House


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """A test that needs what this engine lacks is skipped. Pages of a test that fails are not used again."""
    try:
        return (yield)
    except Unsupported as lacking:
        pytest.skip(str(lacking))
    except Exception:
        used = pyfuncitem.funcargs.get("browser")
        if isinstance(used, Browser):
            used.distrust()
        raise


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Generator[Browser]:
    engine = cast(Engine, request.config.getoption("engine"))
    if missing := why_missing(engine):
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    with STARTED[engine](tmp_path_factory.mktemp(engine)) as started:
        yield started


@pytest.fixture(scope="session")
def shared_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    """Without a browser there is no need for it."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def same_deals(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    """Another server, for tests that judge how things look: what lies on a table of a kind is always the same."""
    house = House(tmp_path_factory.mktemp("same-deals"), {samedeals.VARIABLE: "1"})
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
