"""A Python file with a function `choose` is a bot at every table of the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.running import assert_one_clear_line, skulduggery

GOOD = "def choose(view, moves):\n    return moves[-1]\n"
FAULTS = {
    "failing": ("def choose(view, moves):\n    return 1 / 0\n", "has failed: line 2: ZeroDivisionError"),
    "answering": ("def choose(view, moves):\n    return 3\n", "answered 3, which is none of the moves"),
    "broken": ("choose = (\n", "cannot be loaded: line 1: SyntaxError"),
    "empty": ("", "has no function choose(view, moves)"),
    "missing": (None, "There is no file"),
}


def written(folder: Path, text: str | None) -> str:
    file = folder / "mine.py"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_plays_in_simulated_games(tmp_path: Path, jobs: str) -> None:
    bots = f"{written(tmp_path, GOOD)},sailor"
    table = ("skull-queen", "--players", "2", "--bots", bots)
    done = skulduggery("simulate", *table, "--games", "10", "--seed", "1", "--jobs", jobs)
    assert done.returncode == 0, done.stderr
    games = [json.loads(line) for line in done.stdout.splitlines()]
    assert [[player["bot"] for player in game["players"]] for game in games] == [["mine", "sailor"]] * 10


def test_it_plays_against_a_person(tmp_path: Path) -> None:
    file = written(tmp_path, GOOD)
    done = skulduggery("play", "skull-king", "--players", "2", "--bots", file, "--seed", "1", given="0\n")
    assert done.returncode == 0, done.stderr
    assert "Captain: 0, Anne: 1" in done.stdout  # the last of its choices


@pytest.mark.parametrize("fault", FAULTS)
def test_its_faults_are_told_in_one_line(tmp_path: Path, fault: str) -> None:
    text, told = FAULTS[fault]
    file = written(tmp_path, text)
    for jobs in ("1", "2"):
        table = ("skull-king", "--players", "2", "--games", "20", "--bots", file)
        assert_one_clear_line(skulduggery("simulate", *table, "--jobs", jobs), file, told)


def test_a_game_in_which_it_fails_can_go_on_later(tmp_path: Path) -> None:
    file = written(tmp_path, "def choose(view, moves):\n    return moves[0] if hasattr(moves[0], 'bid') else 1 / 0\n")
    table = ("skull-king", "--players", "2", "--bots", file, "--seed", "1")
    done = skulduggery("play", *table, "--save", str(tmp_path / "left.jsonl"), given="0\n1\n1\n1\n")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "has failed: line 2: ZeroDivisionError" in done.stderr
    resumed = skulduggery("play", "--resume", str(tmp_path / "left.jsonl"))
    assert_one_clear_line(resumed, "No bot mine plays", "random, sailor")
