"""`./skulduggery explore` prints a command for each find, and that command shows the find again."""

import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from scripts import explore
from tests.project.nested import environment

ROOT = Path(__file__).resolve().parents[2]
FAULTY_SEED, HARMLESS_SEED = 2, 1
PLANTED = """
from hypothesis import given, strategies as st
from tests.seeds import exploring, seed

@given(st.integers(0, 3))
def test_a_property(drawn):
    assert exploring() != 2 or drawn != 3

def test_a_seed():
    assert exploring() is None or seed("planted") % 2

def test_that_holds():
    pass
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with three tests: two of them fail with some seeds, none in an ordinary run."""
    scripts = [f"scripts/{name}.py" for name in ("test", "processes", "explore")]
    helpers = [f"tests/{name}.py" for name in ("conftest", "processes", "seeds", "selection")]
    for file in ("pyproject.toml", *scripts, *helpers):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    (tmp_path / "tests" / "__init__.py").touch()
    (tmp_path / "tests" / "test_planted.py").write_text(PLANTED, encoding="utf-8")
    return tmp_path


def test_the_printed_command_shows_the_find_again(project: Path) -> None:
    finished = run(project, "scripts/explore.py", "--seed", str(FAULTY_SEED), "tests/test_planted.py", workers=1)
    assert finished.returncode == 1, finished.stdout
    assert "1 rounds, 2 finds:" in finished.stdout
    commands = set(re.findall(r"^ +(TESTS_EXPLORE=.*)$", finished.stdout, re.MULTILINE))
    assert {test for _, test in map(parts, commands)} == {
        "tests/test_planted.py::test_a_property",
        "tests/test_planted.py::test_a_seed",
    }
    for command in commands:
        variables, test = parts(command)
        again = run(project, "scripts/test.py", test, workers=0, **variables)
        assert (again.returncode, "1 failed" in again.stdout) == (1, True), again.stdout
    assert run(project, "scripts/test.py", "tests/test_planted.py").returncode == 0


def test_a_seed_without_finds_ends_well(project: Path) -> None:
    finished = run(project, "scripts/explore.py", "--seed", str(HARMLESS_SEED), "tests/test_planted.py")
    assert (finished.returncode, finished.stdout) == (0, "1 rounds, 0 finds\n")


def test_finds_are_printed_at_once_and_again_at_the_end(project: Path) -> None:
    """Half of all seeds show the fault. The first of them is enough; then the exploration is interrupted."""
    with exploring(project, "--minutes", "60", "tests/test_planted.py::test_a_seed") as process:
        assert process.stdout is not None
        found = next(line for line in process.stdout if line.startswith("FOUND"))
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        assert process.wait() == 1
    assert found == "FOUND tests/test_planted.py::test_a_seed\n"
    assert "interrupted\n" in rest
    assert rest.count("TESTS_EXPLORE=") == 2


def test_it_ends_when_the_time_is_up(project: Path) -> None:
    endless = "import time\n\ndef test_that_never_ends():\n    while True:\n        time.sleep(0.1)\n"
    (project / "tests" / "test_planted.py").write_text(endless, encoding="utf-8")
    finished = run(project, "scripts/explore.py", "--minutes", "0.05", "tests/test_planted.py")
    assert finished.returncode == 0, finished.stdout
    assert finished.stdout.endswith("1 rounds, 0 finds\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--minutes", "soon"], "argument --minutes: invalid positive value: 'soon'"),
        (["--minutes", "0"], "argument --minutes: invalid positive value: '0'"),
        (["--minutes", "nan"], "argument --minutes: invalid positive value: 'nan'"),
        (["--seed", "-1"], "argument --seed: invalid number value: '-1'"),
        (["tests/nowhere.py"], "there is no 'tests/nowhere.py'"),
        (["--fast"], "unrecognized arguments: --fast"),
    ],
)
def test_bad_arguments_get_one_line(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        explore.main(arguments)
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"skulduggery explore: {complaint}\n"


def test_all_tests_that_draw_random_numbers_are_explored() -> None:
    tests = explore.drawing_tests()
    for expected in ("twins/test_twins.py", "pad/test_twin.py", "kernel/test_fuzz.py", "server/test_socket_fuzz.py"):
        assert f"tests/{expected}" in tests
    for expected in ("server/test_stateful.py", "server/api/test_schema.py", "games/test_laws.py"):
        assert f"tests/{expected}" in tests


def parts(command: str) -> tuple[dict[str, str], str]:
    variable, program, subcommand, test = shlex.split(command)
    assert (program, subcommand) == ("./skulduggery", "test")
    name, _, value = variable.partition("=")
    return {name: value}, test


def run(project: Path, *arguments: str, workers: int = 0, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env=environment(workers=workers, PYTHONPATH=str(project), **variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )


@contextmanager
def exploring(project: Path, *arguments: str) -> Generator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "scripts/explore.py", *arguments],
        cwd=project,
        env=environment(workers=0, PYTHONPATH=str(project)),
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate()
