"""The benchmark of the server: what it makes of its figures, and that it plays real games."""

import argparse
import asyncio
import gc
from typing import Any

import pytest

from benchmarks.server import cores, idle, load, report, trial
from benchmarks.server.command import add_arguments
from benchmarks.server.idle import Idle
from benchmarks.server.machine import NotHere, allow_sockets
from benchmarks.server.measuring import Measured
from benchmarks.server.node import NoNode
from benchmarks.server.table import Decision, Table
from benchmarks.server.trial import FILES, MEMORY, OURS, POSTGRES, Plan, Trial
from benchmarks.server.trouble import Trouble

WANTED = (
    "moves_per_s",
    "ratio_to_boardgameio_memory",
    "ratio_to_boardgameio_file",
    "p99_ms_1000_tables",
    "p99_ms_2000_tables",
    "kb_per_socket",
)


@pytest.fixture(autouse=True)
def _two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures are judged as on a machine that has a core for each."""
    monkeypatch.setattr(cores, "apart", lambda: True)
    monkeypatch.setattr(cores, "USABLE", [0, 1])


def measured(moves_per_s: float = 1000.0, **more: Any) -> Measured:
    usual: dict[str, Any] = {"p50_ms": 1.0, "p99_ms": 5.0, "load_busy": 0.2, "server_busy": 1.0, "others_busy": 0.0}
    return Measured(moves_per_s=moves_per_s, **{**usual, **more})


def a_trial(**more: Any) -> Trial:
    usual: dict[str, Any] = {
        "plan": Plan(),
        "write_through_ms": 0.5,
        "rounds": {
            OURS: [measured(3000), measured(100), measured(2000)],
            MEMORY: [measured(1000), measured(1100), measured(900)],
            FILES: [measured(400)] * 3,
        },
        "steady": {
            OURS: {
                1000: [measured(p99_ms=12.0), measured(p99_ms=7.0), measured(p99_ms=3.0)],
                2000: [measured(p99_ms=20.0)] * 3,
            }
        },
        "idle": Idle(sockets=10_000, base_kb=60_000, full_kb=380_000),
    }
    return Trial(**{**usual, **more})


def test_medians_and_ratios() -> None:
    found = report.as_json(a_trial())
    assert [found[name] for name in WANTED] == [2000, 2.0, 5.0, 7.0, 20.0, 32.0]
    assert found["met"] == {
        "ratio_to_boardgameio_memory": True,
        "ratio_to_boardgameio_file": False,
        "p99_ms_1000_tables": True,
        "p99_ms_2000_tables": False,  # less than 20, not 20
        "kb_per_socket": True,
    }


def test_people_read_what_was_wanted_and_what_was_found() -> None:
    text = report.as_text(a_trial())
    lines = {line.split("  ")[0]: line for line in text.splitlines()}
    assert lines["moves/s, times boardgame.io in memory"].endswith("2.00 x      >= 2 x  met")
    assert lines["2,000 tables, a move a second each: p99"].endswith("20.00 ms     < 20 ms  NOT MET")
    assert lines["10,000 idle sockets: each"].endswith("32.00 kB    <= 32 kB  met")
    assert "PostgreSQL" not in text
    assert "Warning" not in text


def test_what_could_not_be_measured_is_null_and_explained() -> None:
    alone = a_trial(rounds={OURS: [measured(3000)]}, steady={}, idle=None, left_out=["boardgame.io: no Node"])
    found = report.as_json(alone)
    assert [found[name] for name in WANTED] == [3000, None, None, None, None, None]
    assert set(found["met"].values()) == {None}
    assert "Left out: boardgame.io: no Node" in report.as_text(alone)


@pytest.mark.parametrize(
    ("rounds", "words"),
    [
        ({OURS: [measured(others_busy=0.5)]}, "other programs took up to 50% of one"),
        ({OURS: [measured(server_busy=0.6)]}, "the server computed for only 60% of the time"),
        ({OURS: [measured()], MEMORY: [measured(load_busy=0.99)]}, "the load had no time left"),
    ],
)
def test_figures_that_are_worth_less_come_with_a_warning(rounds: dict[str, list[Measured]], words: str) -> None:
    assert any(words in warning for warning in report.warnings(a_trial(rounds=rounds)))


def test_the_database_s_own_processes_are_no_disturbance() -> None:
    rounds = {OURS: [measured()], POSTGRES: [measured(others_busy=0.7, server_busy=0.5)]}
    assert list(report.warnings(a_trial(rounds=rounds))) == []
    assert "PostgreSQL's own processes ran on core 1" in report.as_text(a_trial(rounds=rounds))


def test_too_few_open_files_are_named() -> None:
    with pytest.raises(NotHere, match=r"need 1,000,000,200 open files"):
        allow_sockets(1_000_000_000)


@pytest.mark.parametrize("wrong", [["--tables", "0"], ["--tables", "many"], ["--seconds", "nan"], ["--rounds", "-1"]])
def test_wrong_numbers_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    with pytest.raises(SystemExit) as ended:
        parser.parse_args(wrong)
    assert ended.value.code == 2
    assert wrong[1] in capsys.readouterr().err


class Unanswered(Table):
    """Its server says nothing."""

    async def begin(self) -> None:
        pass

    def version(self, frame: bytes) -> int | None:
        return None

    def decide(self) -> Decision | None:
        return None


def test_one_table_in_trouble_ends_all_and_only_its_trouble_is_reported() -> None:
    reported: list[dict[str, Any]] = []

    def report_it(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        reported.append(context)

    async def play() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(report_it)
        tables = [Unanswered(number) for number in range(3)]
        loop.call_soon(tables[1].lost, Trouble("the server closed a socket"))
        with pytest.raises(Trouble, match="the server closed a socket"):
            await load.run_in(tables)
        for table in tables:
            table.close()

    asyncio.run(play())
    gc.collect()
    assert reported == []


def test_a_small_run_without_node_plays_real_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # on the cores that there are

    def no_node() -> None:
        raise NoNode("Node is not installed")

    monkeypatch.setattr(trial, "install", no_node)
    monkeypatch.setattr(load, "SETTLING", 0.0)
    monkeypatch.setattr(idle, "SETTLING", 0.0)
    said: list[str] = []
    plan = Plan(tables=2, seconds=0.3, rounds=1, steady_tables=(2,), idle_sockets=8)
    found = trial.run(plan, said.append)
    assert found.left_out == ["boardgame.io: Node is not installed"]
    assert (found.moves_per_s(OURS) or 0) > 0
    assert (found.steady_ms(lambda each: each.p99_ms, 2) or 0) > 0
    assert found.ratio_to(MEMORY) is None
    assert any("opening 2 tables" in line for line in said)
