"""Style, types and formatting hold over the whole project."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WHERE = [
    name
    for name in ("src", "tests", "benchmarks", "drills", "scripts", "examples", "skulduggery")
    if (ROOT / name).exists()
]


@pytest.mark.parametrize("command", [["check"], ["format", "--check"]], ids=" ".join)
def test_ruff_has_nothing_to_say(command: list[str]) -> None:
    assert_clean("ruff", *command, *WHERE)


def test_pyright_has_nothing_to_say() -> None:
    assert_clean("pyright", "--pythonpath", sys.executable)


def assert_clean(module: str, *arguments: str) -> None:
    quiet = {**os.environ, "NO_COLOR": "1", "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    command = [sys.executable, "-m", module, *arguments]
    finished = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, encoding="utf-8")
    assert finished.returncode == 0, f"{module} says:\n{finished.stdout}{finished.stderr}"
