"""`scripts/anywhere.py` runs the suite in many worlds: here the suite of a project in miniature."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).resolve().parents[2] / "scripts"))
import anywhere
import bare
import surroundings
import worlds

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ("anywhere", "bare", "processes", "surroundings", "worlds")
LAUNCHER = """
import os, subprocess, sys, tempfile
print("told", sys.argv[1:], os.environ.get("COLUMNS"), os.environ.get("HOME"), tempfile.gettempdir())
{more}
"""
GREEN = 'print("==== 3 passed, 2 skipped in 0.10s ====")'
RED = """
print("FAILED tests/test_planted.py::test_x[a b] - AssertionError: no")
print("1 failed, 1 error, 2 passed in 61.00s (0:01:01)")
sys.exit(1)
"""
FORGETFUL = """
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"], start_new_session=True)
print("1 passed in 0.10s")
"""

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="the worlds are those of a Linux machine")
with_git = pytest.mark.skipif(shutil.which("git") is None, reason="clones; enable it with: sudo apt install git")


@linux_only
@with_git
def test_green_worlds_make_a_table(tmp_path: Path) -> None:
    finished = run(tmp_path, GREEN, "narrow", "home-nowhere", "--only", "tests/cli -k 'a b'")
    assert finished.returncode == 0, finished.stderr
    head, _, narrow, nowhere = finished.stdout.splitlines()
    assert head == "| world | passed | failed | skipped | minutes | result |"
    assert narrow.startswith("| narrow (terminal of 37 columns) | 3 | 0 | 2 | ")
    assert nowhere.endswith(" | green |")
    told = log(tmp_path, "narrow")
    assert told.startswith("told ['test', 'tests/cli', '-k', 'a b'] 37 ")
    *_, home, temporary = log(tmp_path, "home-nowhere").splitlines()[0].split()
    assert not Path(home).exists()
    assert not Path(temporary).parent.exists(), "the folders of a world are removed"


@linux_only
@with_git
def test_a_red_world_comes_with_its_log_and_how_to_repeat_it(tmp_path: Path) -> None:
    finished = run(tmp_path, RED, "narrow", "--json")
    assert finished.returncode == 1
    (told,) = json.loads(finished.stdout)
    assert (told["passed"], told["failed"], told["result"]) == (2, 2, "red: exit status 1")
    assert told["failures"] == ["tests/test_planted.py::test_x[a b]"]
    assert f"log:    {tmp_path / 'cache' / 'logs' / 'narrow.log'}\n" in finished.stderr
    assert "repeat: python3 scripts/anywhere.py narrow --cache " in finished.stderr


@linux_only
@with_git
def test_what_is_left_running_is_ended_and_told(tmp_path: Path) -> None:
    finished = run(tmp_path, FORGETFUL, "long-path")
    assert finished.returncode == 1
    assert "red: left running: " in finished.stdout
    path = log(tmp_path, "long-path").splitlines()[0].partition(" None ")[2]
    assert len(path[path.index("/") :].partition("/home ")[2]) >= 150
    assert "a löng path " in path


@linux_only
def test_what_the_machine_cannot_offer_is_a_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.getuid", lambda: 12345)
    outcome = anywhere.visit(worlds.ALL["root"], [], tmp_path, limit=0)
    assert (outcome.result, outcome.is_red) == ("not possible here: needs root", False)
    with pytest.raises(surroundings.NotPossible, match="needs root"):
        bare.debian("trixie", tmp_path, print)
    with pytest.raises(surroundings.NotPossible, match=r"no python3\.99 with venv"):
        surroundings.python(worlds.World(name="", about="", python="3.99"), surroundings.User("me", 12345, 12345))


@linux_only
def test_a_bare_debian_needs_its_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.getuid", lambda: 0)
    monkeypatch.setattr(bare, "PATH", str(tmp_path))
    with pytest.raises(surroundings.NotPossible, match="no debootstrap"):
        bare.debian("trixie", tmp_path, print)


def test_the_combined_worlds_have_every_property() -> None:
    def properties(which: tuple[worlds.World, ...]) -> set[str]:
        found = {f"{key}={value}" for world in which for key, value in world.environment.items()}
        kept = [key for key in vars(which[0]) if key not in ("name", "about", "environment")]
        return found | {f"{key}={getattr(world, key)}" for world in which for key in kept}

    missing = properties(worlds.SINGLE) - properties(worlds.COMBINED)
    assert missing == {"python=3.14"}, "which is the Python of bare-sid"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nowhere"], "there is no world 'nowhere'; --list names them"),
        (["narrow", "--all"], "give names of worlds, --all or --combined"),
        (["--limit", "long"], "argument --limit: invalid int value: 'long'"),
    ],
)
def test_bad_arguments_are_refused(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        anywhere.main(arguments)
    assert ended.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1] == f"anywhere: error: {complaint}"


def test_the_worlds_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert anywhere.main(["--list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(worlds.ALL)


def test_files_that_package_settings_name_are_found() -> None:
    """Such settings are lists separated by spaces, so no path in them has one: not in the temporary folder, then."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        for name in ("index/simple", "wheels"):
            (Path(folder) / name).mkdir(parents=True)
        values = [f"file://{folder}/index/simple https://example.org/simple", f"{folder}/wheels", "/nowhere/at/all"]
        assert bare.named_paths(values) == [f"{folder}/index", f"{folder}/wheels"]


def run(folder: Path, more: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    project = folder / "project"
    (project / "scripts").mkdir(parents=True)
    for name in SCRIPTS:
        shutil.copy(ROOT / "scripts" / f"{name}.py", project / "scripts")
    (project / "skulduggery").write_text(LAUNCHER.format(more=more), encoding="utf-8")
    alone: dict[str, Any] = {"cwd": project, "env": {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull}}
    who = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
    for command in (["init", "--quiet"], ["add", "."], [*who, "commit", "--quiet", "--message", "All"]):
        subprocess.run(["git", *command], check=True, **alone)
    command = [sys.executable, "scripts/anywhere.py", "--cache", str(folder / "cache"), *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", **alone)


def log(folder: Path, world: str) -> str:
    return (folder / "cache" / "logs" / f"{world}.log").read_text(encoding="utf-8")
