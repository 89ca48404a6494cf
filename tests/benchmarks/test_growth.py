"""How the server grows with its tables, and with its processes: measured in small, on real servers."""

from contextlib import nullcontext

import pytest

from benchmarks.__main__ import main
from benchmarks.server import growth, load, machine, workers
from benchmarks.server.trial import Plan
from tests.server.postgres import postgres_cluster

__all__ = ["postgres_cluster"]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "SETTLING", 0.0)


def test_more_and_more_tables_are_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "MOST_PLAYING", 2)
    found = growth.grow((1, 5), Plan(seconds=0.3, rounds=2), print)
    assert [(step.tables, step.playing, step.sockets) for step in found.steps] == [(1, 1, 4), (5, 2, 11)]
    assert all(step.median("moves_per_s") > 0 for step in found.steps)
    assert all(step.resident_kb >= found.base_kb > 1000 for step in found.steps)
    lines = found.as_text().splitlines()
    assert [line.split()[:3] for line in lines if line[:11].strip().isdecimal()] == [["1", "1", "4"], ["5", "2", "11"]]


def test_what_the_system_does_not_allow_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(count: int) -> None:
        raise machine.NotHere(f"{count} sockets are too many")

    monkeypatch.setattr(growth, "allow_sockets", none)
    found = growth.grow((3,), Plan(), print)
    assert found.steps == []
    assert found.as_text().endswith("Left out: 3 tables: 412 sockets are too many")


def test_workers_are_compared_with_servers_of_their_own(postgres_cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "temporary_postgres", lambda: nullcontext(postgres_cluster))
    found = workers.compare((2,), Plan(tables=2, seconds=0.3, rounds=1), print)
    assert [row.name for row in found.rows] == ["2 workers", "2 servers, people apart"]
    for row in found.as_json()["rows"]:
        assert row["moves_per_s"] > 0
        assert row["moves_per_cpu_second"] > 0
    assert "2 servers, people apart" in found.as_text()


def test_workers_are_not_compared_on_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["bench", "server", "--workers", "1,2"])
    assert main() == 2
    assert "--database postgresql" in capsys.readouterr().err
