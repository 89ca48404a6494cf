"""The command line as people use it: in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests import zygote
from tests.processes import ended_at_last

COMMAND = [sys.executable, "-m", "skulduggery"]
OUR_VARIABLES = ("SKULDUGGERY_LANG", "SKULDUGGERY_DEBUG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS")


def environment(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """Like anybody's, but without what would change our language or colours."""
    kept = {name: value for name, value in os.environ.items() if name not in OUR_VARIABLES}
    return {**kept, "PYTHONUTF8": "1", **(more or {})}


def skulduggery(
    *arguments: str, given: str | bytes = "", more: Mapping[str, str] | None = None, folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    data = given.encode() if isinstance(given, str) else given
    variables = environment(more)
    if not zygote.can_start(more or {}):
        done = subprocess.run([*COMMAND, *arguments], input=data, capture_output=True, env=variables, cwd=folder)
        return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())
    process = zygote.start(arguments, variables, folder, given=True)
    with ended_at_last(process):
        out, error = process.communicate(data)
    return subprocess.CompletedProcess([*COMMAND, *arguments], process.wait(), out.decode(), error.decode())


def assert_one_clear_line(done: subprocess.CompletedProcess[str], *mentioned: str) -> None:
    """Exit status 2, one line on standard error, nothing on standard output."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.endswith("\n")
    assert len(done.stderr.splitlines()) == 1, done.stderr
    for word in mentioned:
        assert word in done.stderr
