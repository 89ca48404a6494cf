"""The whole test run demands that every branch of the rules is reached, and says which is not."""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.project.nested import environment

ROOT = Path(__file__).resolve().parents[2]

RULE = """
def points(bid: int, won: int) -> int:
    score = -10
    if bid == won:
        score = 20
    return score
"""
HALF = """
from skulduggery.games.toy.rules.scoring import points

def test_a_kept_bid():
    assert points(1, 1) == 20
"""
WHOLE = f"""{HALF}
def test_a_broken_bid():
    assert points(1, 2) == -10
"""
UNMEASURED = f"""{WHOLE}
import sys

def test_nothing_is_measured():
    assert sys.gettrace() is None
"""


def test_a_branch_that_no_test_reaches_fails_the_run(tmp_path: Path) -> None:
    finished = run_tests(tmp_path, tests=HALF)
    assert finished.returncode == 1
    assert "src/skulduggery/games/toy/rules/scoring.py: branches 4->6" in finished.stdout
    assert "1 passed" in last_line(finished)


def test_rules_that_are_reached_wholly_pass(tmp_path: Path) -> None:
    finished = run_tests(tmp_path, tests=WHOLE)
    assert finished.returncode == 0, finished.stdout + finished.stderr
    assert "2 passed" in last_line(finished)


def test_rules_that_nobody_imports_fail_the_run(tmp_path: Path) -> None:
    finished = run_tests(tmp_path, tests="def test_nothing():\n    pass\n")
    assert finished.returncode == 1
    assert "src/skulduggery/games/toy/rules/scoring.py: " in finished.stdout


def test_what_only_other_tests_reach_does_not_count(tmp_path: Path) -> None:
    """A bot that happens to play such a card proves nothing about it."""
    finished = run_tests(tmp_path, tests=UNMEASURED, where="tests/bots")
    assert finished.returncode == 1
    assert "src/skulduggery/games/toy/rules/scoring.py: lines " in finished.stdout
    assert "3 passed" in last_line(finished)


def test_with_arguments_nothing_is_demanded(tmp_path: Path) -> None:
    assert run_tests(tmp_path, "tests", tests=HALF, workers=0).returncode == 0


def run_tests(
    folder: Path, *arguments: str, tests: str, where: str = "tests/games/toy", workers: int = 1
) -> subprocess.CompletedProcess[str]:
    """What scripts/test.py does in a project with one rule and the given tests. Coverage is measured in workers."""
    rules = folder / "src" / "skulduggery" / "games" / "toy" / "rules"
    for path in (rules, folder / where, folder / "scripts"):
        path.mkdir(parents=True)
    for package in (rules, *list(rules.parents)[:3]):
        (package / "__init__.py").touch()
    (rules / "scoring.py").write_text(RULE, encoding="utf-8")
    (folder / where / "test_scoring.py").write_text(tests, encoding="utf-8")
    shutil.copy(ROOT / "pyproject.toml", folder)
    for script in ("test.py", "processes.py"):
        shutil.copy(ROOT / "scripts" / script, folder / "scripts")
    for file in ("conftest.py", "processes.py", "seeds.py", "selection.py"):
        shutil.copy(ROOT / "tests" / file, folder / "tests")
    alone = environment(workers=workers, PYTHONPATH=str(folder / "src"))
    command = [sys.executable, "scripts/test.py", *arguments]
    return subprocess.run(command, cwd=folder, env=alone, capture_output=True, encoding="utf-8")


def last_line(finished: subprocess.CompletedProcess[str]) -> str:
    return finished.stdout.strip().splitlines()[-1]
