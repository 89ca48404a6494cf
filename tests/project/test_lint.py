"""Style, types and formatting hold over the whole project."""

import os
import sys
from pathlib import Path

import pyright
import pytest

from tests.tools import run_tool, tool
from tests.web.conftest import webbuild

ROOT = Path(__file__).resolve().parents[2]
WHERE = [
    name
    for name in ("src", "tests", "benchmarks", "drills", "scripts", "examples", "skulduggery")
    if (ROOT / name).exists()
]

ROOMY = ("--initial-heap-size=2048", "--max-semi-space-size=64")
"""Options of Node, in MB. Pyright keeps most of what it reads: without room Node collects garbage again and again while
the heap grows, which takes a tenth of all its time."""


@pytest.mark.parametrize("command", [["check"], ["format", "--check"]], ids=" ".join)
def test_ruff_has_nothing_to_say(command: list[str]) -> None:
    assert_clean("ruff", sys.executable, "-m", "ruff", *command, *WHERE)


@tool
def test_pyright_has_nothing_to_say() -> None:
    """Its own command starts Node without options."""
    script = Path(pyright.__file__).parent / "dist" / "index.js"
    assert_clean("pyright", webbuild.node(), *ROOMY, str(script), "--pythonpath", sys.executable)


def assert_clean(name: str, *command: str) -> None:
    status, output = run_tool(command, ROOT, {**os.environ, "NO_COLOR": "1"})
    assert status == 0, f"{name} says:\n{output}"
