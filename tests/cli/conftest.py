"""No terminal outlives its test."""

from collections.abc import Generator

import pytest

from tests.cli.terminal import LIVE


@pytest.fixture(autouse=True)
def _terminals_end() -> Generator[None]:  # pyright: ignore[reportUnusedFunction]
    yield
    while LIVE:
        LIVE.pop().close(force=True)
