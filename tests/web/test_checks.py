"""Types, style, format and component tests of the page. Each tool keeps to about one core; two of them run at once."""

import os
import sys
from pathlib import Path

import pytest

from tests.tools import run_tool, tool
from tests.web.conftest import ROOT, webbuild

TOOLS = {
    "svelte-check": ["svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    "vitest": ["vitest/vitest.mjs", "run", "--no-file-parallelism"],
    "eslint": ["eslint/bin/eslint.js", ".", "--max-warnings", "0"],
    "prettier": ["prettier/bin/prettier.cjs", "--check", "."],
}
"""The slowest come first, so that the others fill the second core meanwhile."""


@tool
@pytest.mark.parametrize("name", TOOLS)
def test_the_pages_own_checks(web: Path, name: str) -> None:
    script, *arguments = TOOLS[name]
    assert_well([webbuild.node(), str(web / "node_modules" / script), *arguments], web)


def test_the_types_of_messages_are_those_of_the_server() -> None:
    assert_well([sys.executable, str(ROOT / "scripts" / "wire_types.py"), "--check"], ROOT)


def assert_well(command: list[str], folder: Path) -> None:
    plain = {**os.environ, "NO_COLOR": "1", "CI": "1"}
    status, output = run_tool(command, folder, plain)
    assert status == 0, f"{Path(command[1]).name} says:\n{output[-9000:]}"
