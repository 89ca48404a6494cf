"""Imports point one way. Each contract of pyproject.toml holds, and each breaks on a copy spoilt on purpose."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "skulduggery"

A_GAME = sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))[0]

SPOILT = {
    "kernel imports a game": (
        "kernel/spoilt.py",
        f"import skulduggery.games.{A_GAME}",
        "Imports point one way",
    ),
    "a game imports the command line": (
        f"games/{A_GAME}/spoilt.py",
        "import skulduggery.cli",
        "Imports point one way",
    ),
    "a package that has no layer": (
        "cellar/__init__.py",
        "",
        "Imports point one way",
    ),
    "a fifth game imports another": (
        "games/fifth/__init__.py",
        f"import skulduggery.games.{A_GAME}",
        "No game knows another",
    ),
    "messages import a game": (
        "locales/spoilt.py",
        f"import skulduggery.games.{A_GAME}",
        "Messages know the kernel alone",
    ),
    "a film asks a bot": (
        "film/spoilt.py",
        "import skulduggery.bots",
        "Films need the rules and the catalogues alone",
    ),
    "a rule takes chance itself": (
        f"games/{A_GAME}/spoilt.py",
        "from random import shuffle",
        "Rules ask for chance and write no sentences",
    ),
    "the kernel prints": (
        "kernel/spoilt.py",
        "import rich.console",
        "Rules ask for chance and write no sentences",
    ),
}


def test_the_contracts_hold() -> None:
    finished = lint_imports(PACKAGE)
    assert finished.returncode == 0, finished.stdout


@pytest.mark.parametrize(("file", "line", "contract"), SPOILT.values(), ids=SPOILT)
def test_a_spoilt_copy_breaks_the_contract(tmp_path: Path, file: str, line: str, contract: str) -> None:
    finished = lint_imports(spoil(tmp_path, file, line))
    assert finished.returncode == 1, finished.stdout
    assert f"{contract} BROKEN" in finished.stdout, finished.stdout


def test_a_type_may_be_named_without_being_used(tmp_path: Path) -> None:
    line = "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from random import Random"
    finished = lint_imports(spoil(tmp_path, "kernel/spoilt.py", line))
    assert finished.returncode == 0, finished.stdout


def spoil(folder: Path, file: str, line: str) -> Path:
    """A copy of the package with one more file in it."""
    copy = folder / "skulduggery"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / file).parent.mkdir(exist_ok=True)
    (copy / file).write_text(line + "\n", encoding="utf-8")
    return copy


def lint_imports(package: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "NO_COLOR": "1", "COLUMNS": "200"}
    program = "import sys; from importlinter.cli import lint_imports_command; lint_imports_command()"
    command = [sys.executable, "-c", program, "--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    return subprocess.run(command, cwd=package.parent, env=environment, capture_output=True, encoding="utf-8")
