"""`simulate`: records and nothing else, the same whatever the number of processes, and never half a line."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from skulduggery import games
from skulduggery.kernel.record import parse_record
from skulduggery.kernel.replay import check
from tests.cli.running import COMMAND, environment, skulduggery
from tests.processes import running


def test_standard_output_holds_records_alone() -> None:
    done = skulduggery("simulate", "skull-king", "--players", "3", "--games", "3", "--seed", "7", "--bots", "sailor")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert len(lines) == 3
    for line in lines:
        game, record = parse_record(line, games.find)
        check(game, record)
        assert [player.name for player in record.players] == ["Player 1", "Player 2", "Player 3"]
        assert all(player.bot == "sailor" for player in record.players)
    assert len(done.stderr.splitlines()) == 1
    assert "seed 7" in done.stderr


def test_the_records_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    arguments = ("simulate", "skull-king", "--players", "2", "--games", "50", "--seed", "3")
    alone = skulduggery(*arguments)
    together = tmp_path / "games.jsonl"
    done = skulduggery(*arguments, "--jobs", "2", "--out", str(together))
    assert done.returncode == 0
    assert done.stdout == ""
    assert together.read_text(encoding="utf-8") == alone.stdout
    assert len(set(alone.stdout.splitlines())) == 50


def test_a_fresh_seed_is_printed_and_can_be_used_again() -> None:
    first = skulduggery("simulate", "skull-king", "--players", "2")
    seed = first.stderr.rstrip(".\n").rpartition(" ")[2]
    assert skulduggery("simulate", "skull-king", "--players", "2", "--seed", seed).stdout == first.stdout
    assert skulduggery("simulate", "skull-king", "--players", "2").stdout != first.stdout


def test_bots_options_and_legal_moves() -> None:
    arguments = ("--bots", "sailor,random", "--option", "scoring=landlubber", "--legal")
    done = skulduggery("simulate", "skull-king", "--players", "2", *arguments)
    record = json.loads(done.stdout)
    assert [player["bot"] for player in record["players"]] == ["sailor", "random"]
    assert record["options"] == {"scoring": "landlubber"}
    decisions = [step for step in record["log"] if "seat" in step]
    assert all(step["legal"] for step in decisions)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_whole_lines(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = [*COMMAND, "simulate", "skull-king", "--players", "6", "--games", "1000000", "--jobs", jobs]
    command += ["--out", str(file)]
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        wait_until_written(file)
        os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to the workers as well
        out, err = process.communicate()
    assert process.returncode == 130
    assert out == b""
    assert b"Traceback" not in err
    assert len(err.splitlines()) == 1
    text = file.read_text(encoding="utf-8")
    assert text.endswith("\n")
    for line in text.splitlines():
        assert json.loads(line)["game"] == "skull-king"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_closed_pipe_is_no_accident(jobs: str) -> None:
    command = [*COMMAND, "simulate", "skull-king", "--players", "3", "--games", "100000", "--jobs", jobs]
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        first = process.stdout.readline()
        process.stdout.close()
        assert json.loads(first)["game"] == "skull-king"
        assert process.wait() == 0
        assert process.stderr.read() == b""


def wait_until_written(file: Path) -> None:
    while not file.exists() or file.stat().st_size < 20_000:
        time.sleep(0.01)
