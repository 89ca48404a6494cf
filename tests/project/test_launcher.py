"""The launcher sets up once, repairs what is broken, and then gets out of the way."""

import ast
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
LAUNCHER = ROOT / "skulduggery"
OLD_PYTHONS = ["python3.7", "python3.8", "python3.9", "python3.10"]

posix_only = pytest.mark.skipif(
    os.name == "nt", reason="the stand-in for Python is a shell script; enable it: run the tests on Linux or macOS"
)


# --- a checkout in miniature, in which nothing is really installed -----------------------------------------------


class Checkout:
    """The launcher with its files in a folder of its own. It notes what the set-up would have called."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.calls: list[str] = []
        self.failing = ""
        (root / "requirements").mkdir(parents=True)
        for file in ("pyproject.toml", "requirements/run.txt", "requirements/dev.txt"):
            (root / file).write_text(f"first {file}\n", encoding="utf-8")
        shutil.copy(LAUNCHER, root)
        self.load()

    def load(self) -> None:
        self.launcher: Any = load_launcher(self.root / "skulduggery")
        self.launcher.call = self.note

    def move(self, to: Path) -> None:
        self.root = self.root.rename(to)
        self.load()

    def note(self, command: list[str], *, what: str) -> None:
        self.calls.append(what)
        if what == self.failing:
            raise self.launcher.SetupError(f"{what} failed")
        if what == "making .venv":
            self.install_python("exit 0")

    def install_python(self, script: str) -> None:
        """Put a shell script where the environment's Python would be."""
        python = Path(self.launcher.PYTHON)
        python.parent.mkdir(parents=True, exist_ok=True)
        python.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        python.chmod(0o755)

    def set_up(self, *, dev: bool = False) -> list[str]:
        """Set up, and tell what was called for it."""
        self.calls.clear()
        self.launcher.set_up(dev=dev)
        return list(self.calls)


def load_launcher(path: Path) -> ModuleType:
    loader = SourceFileLoader("launcher", str(path))
    spec = importlib.util.spec_from_loader("launcher", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "checkout")


VENV = "making .venv"
RUN = "installing requirements/run.txt"
DEV = "installing requirements/dev.txt"
ITSELF = "installing skulduggery itself"


# --- set-up ------------------------------------------------------------------------------------------------------


def test_the_first_use_sets_up_and_the_second_does_nothing(checkout: Checkout) -> None:
    assert checkout.set_up() == [VENV, RUN, ITSELF]
    assert checkout.set_up() == []


def test_the_tests_need_more_than_playing(checkout: Checkout) -> None:
    checkout.set_up()
    assert checkout.set_up(dev=True) == [DEV, ITSELF]
    assert checkout.set_up(dev=True) == []
    assert checkout.set_up() == []


@pytest.mark.parametrize("file", ["requirements/run.txt", "pyproject.toml"])
def test_changed_requirements_are_installed(checkout: Checkout, file: str) -> None:
    checkout.set_up()
    (checkout.root / file).write_text("second\n", encoding="utf-8")
    assert checkout.set_up() == [RUN, ITSELF]


@pytest.mark.parametrize("step", [RUN, ITSELF])
def test_a_set_up_that_failed_is_begun_anew(checkout: Checkout, step: str) -> None:
    checkout.failing = step
    with pytest.raises(checkout.launcher.SetupError):
        checkout.set_up()
    checkout.failing = ""
    assert checkout.set_up() == [VENV, RUN, ITSELF]


def test_an_environment_without_its_python_is_made_anew(checkout: Checkout) -> None:
    checkout.set_up()
    Path(checkout.launcher.PYTHON).unlink()
    assert checkout.set_up() == [VENV, RUN, ITSELF]


def test_a_moved_checkout_is_set_up_anew(checkout: Checkout, tmp_path: Path) -> None:
    checkout.set_up()
    checkout.move(to=tmp_path / "elsewhere")
    assert checkout.set_up() == [VENV, RUN, ITSELF]


def test_another_python_gets_another_environment(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout.set_up()
    monkeypatch.setattr(checkout.launcher, "made_stamp", lambda: "cpython-399 elsewhere\n")
    assert checkout.set_up() == [VENV, RUN, ITSELF]


def test_a_version_published_later_changes_nothing(
    checkout: Checkout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pip 23.2 failed as soon as a newer kraken was there: squid asks for `kraken[ink]`, but `kraken` is pinned."""
    pins = [wheel(tmp_path, "kraken", "1.0"), wheel(tmp_path, "squid", "1.0", "kraken[ink]>=1.0")]
    wheel(tmp_path, "kraken", "1.1")
    checkout.set_up()
    (checkout.root / "requirements" / "run.txt").write_text("\n".join(pins), encoding="utf-8")
    launcher = checkout.launcher
    real_call = load_launcher(checkout.root / "skulduggery").call

    def install_requirements(command: list[str], *, what: str) -> None:
        checkout.note(command, what=what)
        if what == RUN:
            real_call(command, what=what)

    monkeypatch.setattr(launcher, "call", install_requirements)
    monkeypatch.setattr(launcher, "PYTHON", sys.executable)
    for setting in ("NO_INDEX=1", f"FIND_LINKS={tmp_path.as_uri()}", "DRY_RUN=1", f"CONFIG_FILE={os.devnull}"):
        monkeypatch.setenv(*f"PIP_{setting}".split("=", 1))
    assert checkout.set_up() == [RUN, ITSELF]


def wheel(folder: Path, name: str, version: str, *needs: str) -> str:
    """Write a package with nothing in it; the line that pins it."""
    about = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", "Provides-Extra: ink"]
    about += [f"Requires-Dist: {need}" for need in needs]
    file = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as packed:
        place = f"{name}-{version}.dist-info"
        packed.writestr(f"{place}/METADATA", "\n".join(about) + "\n")
        packed.writestr(f"{place}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        packed.writestr(f"{place}/RECORD", "")
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(file.read_bytes()).hexdigest()}"


def test_the_requirements_are_complete() -> None:
    """The set-up installs what they name and looks for nothing else."""
    told = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, encoding="utf-8")
    assert told.returncode == 0, told.stdout


def test_one_process_waits_for_another(checkout: Checkout) -> None:
    with checkout.launcher.locked(), Path(checkout.launcher.LOCK).open("a") as second:
        assert not checkout.launcher.try_lock(second.fileno())
    with Path(checkout.launcher.LOCK).open("a") as third:
        assert checkout.launcher.try_lock(third.fileno())


# --- what a user is told -----------------------------------------------------------------------------------------


def test_a_python_without_ensurepip_names_what_to_install(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find_spec = importlib.util.find_spec

    def find_all_but_ensurepip(name: str) -> Any:
        return None if name == "ensurepip" else find_spec(name)

    monkeypatch.setattr(importlib.util, "find_spec", find_all_but_ensurepip)
    assert checkout.launcher.main([]) == 1
    assert_one_line(capsys, "sudo apt install python3.")


def test_a_failed_step_is_told_with_its_last_lines(tmp_path: Path) -> None:
    launcher: Any = load_launcher(LAUNCHER)
    with pytest.raises(launcher.SetupError) as failed:
        launcher.call([sys.executable, "-c", "print('no such package'); raise SystemExit(3)"], what="installing")
    assert str(failed.value) == "installing failed; it ended with:\n  no such package"


def test_a_missing_file_is_told_in_one_line(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout.root / "requirements" / "run.txt").unlink()
    assert checkout.launcher.main([]) == 1
    assert_one_line(capsys, "run.txt")


def test_an_interrupt_gives_130(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*, dev: bool) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(checkout.launcher, "set_up", interrupt)
    assert checkout.launcher.main(["play"]) == 130
    assert_one_line(capsys, "interrupted")


def assert_one_line(capsys: pytest.CaptureFixture[str], expected: str) -> None:
    """One line on standard error says what is expected, and standard output stays empty."""
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("skulduggery: ")
    assert said.err.count("\n") == 1
    assert expected in said.err


def test_the_launcher_parses_on_old_pythons() -> None:
    ast.parse(LAUNCHER.read_text(encoding="utf-8"), feature_version=(3, 7))


def test_an_old_python_is_told_so_in_one_line() -> None:
    pretend = f"import runpy, sys; sys.version_info = (3, 9, 1); runpy.run_path({str(LAUNCHER)!r})"
    assert_too_old([sys.executable, "-c", pretend])
    for python in filter(shutil.which, OLD_PYTHONS):
        if subprocess.run([python, "-c", ""], capture_output=True).returncode == 0:  # a shim may stand for nothing
            assert_too_old([python, str(LAUNCHER), "--version"])


def assert_too_old(command: list[str]) -> None:
    finished = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert finished.returncode == 1
    assert finished.stdout == ""
    assert finished.stderr.startswith("skulduggery: needs Python 3.11 or newer; this is Python 3.")
    assert finished.stderr.count("\n") == 1


# --- starting the program ----------------------------------------------------------------------------------------


@posix_only
@pytest.mark.parametrize(
    ("arguments", "started"),
    [
        ([], "-P -m skulduggery"),
        (["play", "skull-king"], "-P -m skulduggery play skull-king"),
        (["test", "-k", "perft"], "scripts/test.py -k perft"),
        (["explore", "--minutes", "1"], "scripts/explore.py --minutes 1"),
        (["bench", "engine"], "-m benchmarks engine"),
        (["mutate"], "scripts/mutate.py"),
        (["drill", "page", "--json"], "-m drills.page --json"),
        (["drill", "crash"], "-P -m skulduggery drill crash"),
    ],
)
def test_arguments_folder_and_exit_status_are_passed_on(
    checkout: Checkout, tmp_path: Path, arguments: list[str], started: str
) -> None:
    checkout.set_up(dev=True)
    checkout.install_python('echo "$@"; pwd -P; exit 7')
    command = [sys.executable, str(checkout.root / "skulduggery"), *arguments]
    finished = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8")
    is_tool = not started.startswith("-P")
    folder = checkout.root if is_tool else tmp_path
    assert (finished.stdout, finished.stderr) == (f"{started}\n{folder.resolve()}\n", "")
    assert finished.returncode == 7


def test_the_program_starts_from_any_folder(tmp_path: Path) -> None:
    launcher: Any = load_launcher(LAUNCHER)
    if not launcher.is_ready(dev=False):
        pytest.skip("needs the launcher's .venv; enable it: ./skulduggery test")
    command = [sys.executable, str(LAUNCHER), "--version"]
    finished = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8")
    assert (finished.returncode, finished.stderr) == (0, "")
    assert "0.1.0" in finished.stdout


# --- the page to play in -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("", True),
        ("--lang de", True),
        ("--lang=de", True),
        ("serve --port 0", True),
        ("--lang de serve", True),
        ("test -k perft", True),
        ("bench web", True),
        ("bench engine", False),
        ("explore --minutes 1", False),
        ("mutate", False),
        ("drill page --fault cut", True),
        ("drill page --help", False),
        ("drill crash", False),
        ("play skull-king", False),
        ("--lang de play", False),
        ("--version", False),
        ("--help", False),
        ("serve --help", False),
        ("serve --show-config", False),
    ],
)
def test_the_page_is_built_for_those_who_show_it(checkout: Checkout, arguments: str, expected: bool) -> None:
    assert checkout.launcher.shows_the_page(arguments.split()) is expected


PAGE = "building the page"


@pytest.fixture
def with_page(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    """Its page has not been built yet, or no longer as it should be."""
    (checkout.root / "web").mkdir()
    monkeypatch.delenv("SKULDUGGERY_STATIC", raising=False)
    monkeypatch.setattr(sys, "path", [*sys.path, str(ROOT / "scripts")])
    checkout.set_up(dev=True)
    checkout.calls.clear()
    return checkout


def test_the_page_is_built_where_it_is_missing(with_page: Checkout) -> None:
    with_page.launcher.build_page(dev=False)
    assert with_page.calls == [PAGE]


def test_without_any_page_nothing_is_started(with_page: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    with_page.failing = PAGE
    assert with_page.launcher.main(["serve"]) == 1
    assert "building the page failed" in capsys.readouterr().err


@pytest.mark.parametrize(("dev", "comfort"), [(False, "built before"), (True, "without it")])
def test_a_page_that_cannot_be_built_need_not_stop_anybody(
    with_page: Checkout, dev: bool, comfort: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A player has the one before, and tests will say what is missing."""
    if not dev:
        static = with_page.root / "src" / "skulduggery" / "server" / "static"
        static.mkdir(parents=True)
        (static / "index.html").touch()
    with_page.failing = PAGE
    with_page.launcher.build_page(dev=dev)
    said = capsys.readouterr().err
    assert "building the page failed" in said
    assert comfort in said


def test_developers_may_bring_a_page_of_their_own(with_page: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKULDUGGERY_STATIC", str(with_page.root))
    with_page.launcher.build_page(dev=False)
    assert with_page.calls == []
