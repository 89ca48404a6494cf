"""Style, types and formatting hold over the whole project."""

import os
import sys
from pathlib import Path

import pytest

from tests.tools import run_tool, tool

ROOT = Path(__file__).resolve().parents[2]
WHERE = [
    name
    for name in ("src", "tests", "benchmarks", "drills", "scripts", "examples", "skulduggery")
    if (ROOT / name).exists()
]


@pytest.mark.parametrize("command", [["check"], ["format", "--check"]], ids=" ".join)
def test_ruff_has_nothing_to_say(command: list[str]) -> None:
    assert_clean("ruff", *command, *WHERE)


@tool
def test_pyright_has_nothing_to_say() -> None:
    assert_clean("pyright", "--pythonpath", sys.executable)


def assert_clean(module: str, *arguments: str) -> None:
    quiet = {**os.environ, "NO_COLOR": "1", "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    command = [sys.executable, "-m", module, *arguments]
    status, output = run_tool(command, ROOT, quiet)
    assert status == 0, f"{module} says:\n{output}"
