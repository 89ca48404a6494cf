"""Coverage is demanded of the rules alone (scripts/test.py), and a game's own tests have to reach all of them. It makes
everything about twice as slow, so all other tests run without it."""

from collections.abc import Generator
from pathlib import Path

import pytest
from coverage import Coverage

GAMES = Path(__file__).resolve().parent / "games"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Fixtures count, too: a server that is started while measuring would be measured as long as it runs."""
    measuring = Coverage.current()
    if measuring is None or item.path.parent.parent == GAMES:
        return (yield)
    measuring.stop()
    try:
        return (yield)
    finally:
        measuring.start()
