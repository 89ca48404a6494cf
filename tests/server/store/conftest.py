from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The name of an empty database, as people give it."""
    if request.param == "postgres":
        return request.getfixturevalue("postgres")
    return str(tmp_path / "skulduggery.db")
