"""The crash drill in miniature, with real processes, sockets and databases; and a server that does lose moves."""

from pathlib import Path
from typing import Any

import pytest

from skulduggery.server.drills import servers
from skulduggery.server.drills.crash import Plan, Result, crash
from tests import zygote
from tests.server.drills import forking


@pytest.fixture(autouse=True)
def _started_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """In `test_command.py` the drill starts its servers as it does for hosts."""
    if zygote.can_start({}):
        monkeypatch.setattr(servers, "launch", forking.launch)


def drilled(**plan: Any) -> Result:
    chosen: dict[str, Any] = {"games": 10, "kills": 2, "pace": 0.1, "between": 0.5, **plan}
    return crash(Plan(**chosen))


def assert_nothing_is_lost(result: Result, *, kills: int) -> None:
    assert result.tally.faults == []
    assert result.good
    assert result.kills == kills
    assert result.tables >= 10
    assert result.tally.acknowledged > 100
    assert result.tally.stored >= result.tally.acknowledged + result.tally.unacknowledged


def test_a_killed_server_loses_nothing_in_a_file() -> None:
    assert_nothing_is_lost(drilled(), kills=2)


def test_a_killed_server_loses_nothing_in_postgres(postgres: str) -> None:
    assert_nothing_is_lost(drilled(database="postgres", address=postgres), kills=2)


def test_a_server_that_dies_takes_no_game_with_it(postgres: str) -> None:
    assert_nothing_is_lost(drilled(database="postgres", address=postgres, servers=2, kills=1), kills=1)


def test_killed_workers_lose_nothing(postgres: str) -> None:
    """First one of the workers, then the whole server."""
    result = drilled(database="postgres", address=postgres, workers=2)
    assert_nothing_is_lost(result, kills=2)
    assert result.worker_kills == 1


def test_moves_arrive_though_the_bus_is_cut(postgres: str) -> None:
    result = drilled(database="postgres", address=postgres, servers=2, kills=0, cut_bus=True)
    assert_nothing_is_lost(result, kills=0)
    assert result.cuts > 5


def test_a_server_that_answers_too_early_is_caught() -> None:
    forgetful = str(Path(__file__).with_name("forgetful.py"))
    result = drilled(games=6, kills=1, between=0.1, patience=2.0, program=(forgetful,))
    assert not result.good
    assert result.tally.lost > 0
    assert any(fault.startswith("lost: ") for fault in result.tally.faults)
