"""No terminal outlives its test, and what runs in this process speaks English, whatever the machine's language."""

from collections.abc import Generator

import pytest

from tests.cli.running import OUR_VARIABLES
from tests.cli.terminal import LIVE


@pytest.fixture(autouse=True)
def _terminals_end() -> Generator[None]:  # pyright: ignore[reportUnusedFunction]
    yield
    while LIVE:
        LIVE.pop().close(force=True)


@pytest.fixture(autouse=True)
def _nothing_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:  # pyright: ignore[reportUnusedFunction]
    for name in OUR_VARIABLES:
        monkeypatch.delenv(name, raising=False)
