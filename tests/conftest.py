"""Coverage is demanded of the rules alone (scripts/test.py), and a game's own tests have to reach all of them. It makes
everything several times as slow, so all other tests run without it."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest
from coverage import Coverage

GAMES = Path(__file__).resolve().parent / "games"


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
