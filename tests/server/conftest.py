"""What all tests of the server may ask for, and the chance that servers in the tests' own process get."""

import pytest

from skulduggery.server import botpool, fairness, hindsight, hub
from tests.seeds import rng
from tests.server.postgres import postgres, postgres_cluster

__all__ = ["postgres", "postgres_cluster"]


@pytest.fixture(autouse=True)
def _same_cards_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:  # pyright: ignore[reportUnusedFunction]
    """A table's secret decides its deals; bots in processes of their own still draw for themselves."""
    chance = rng("server", request.node.name)

    class Seeded:
        randbits = staticmethod(chance.getrandbits)
        randbelow = staticmethod(chance.randrange)

    monkeypatch.setattr(hub, "new_secret", lambda: chance.randbytes(fairness.SECRET_BYTES).hex())
    monkeypatch.setattr(hindsight, "secrets", Seeded)
    monkeypatch.setattr(botpool, "secrets", Seeded)
