"""Coverage is demanded of the rules alone (scripts/test.py), and a game's own tests have to reach all of them. It makes
everything several times as slow, so all other tests run without it.

The longest tests come first, so that no worker is left alone with one at the end."""

import os
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from coverage import Coverage

TESTS = Path(__file__).resolve().parent
GAMES = TESTS / "games"
ENGINES = TESTS / "engines"
LONG = (TESTS / "browser", ENGINES, TESTS / "web", TESTS / "server" / "drills")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--engine", choices=("chromium", "firefox", "webkit"), default="chromium", help="the browser of tests/browser"
    )
    parser.addoption("--engines", action="store_true", help="run tests/engines, too: journeys in Firefox and WebKit")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Journeys in other engines are run if somebody asks for them: by the option, or by naming a file of theirs."""
    wanted = config.getoption("engines") or any("tests/engines" in argument for argument in config.args)
    return True if collection_path == ENGINES and not wanted else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker of xdist begins with an equal part of the list, and takes from others when it has finished."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if _is_long(item)]
    short = [item for item in items if not _is_long(item)]
    items[:] = [item for at in range(workers) for part in (long, short) for item in _part(part, at, workers)]


def _is_long(item: pytest.Item) -> bool:
    return any(folder in item.path.parents for folder in LONG)


def _part(items: Sequence[pytest.Item], at: int, of: int) -> Sequence[pytest.Item]:
    return items[len(items) * at // of : len(items) * (at + 1) // of]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Fixtures count, too: a server that is started while measuring would be measured as long as it runs."""
    if item.path.parent.parent == GAMES:
        return (yield)
    with unmeasured():
        return (yield)


@contextmanager
def unmeasured() -> Generator[None]:
    """In a worker of xdist, pytest-cov measures twice, one inside the other: if the inner stops, the outer goes on."""
    stopped: list[Coverage] = []
    while (measuring := Coverage.current()) is not None:
        measuring.stop()
        stopped.append(measuring)
    try:
        yield
    finally:
        for measuring in reversed(stopped):
            measuring.start()
