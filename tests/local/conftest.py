"""Tables in this process deal the same cards in every run."""

import pytest

from skulduggery.local import opening
from tests.seeds import rng


@pytest.fixture(autouse=True)
def _same_cards_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:  # pyright: ignore[reportUnusedFunction]
    monkeypatch.setattr(opening, "CHANCE", rng("cards", request.node.name))
