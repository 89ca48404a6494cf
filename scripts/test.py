"""Run the tests; `./skulduggery test` calls this.

Without arguments everything runs, and every line and branch of the rules (games/*/rules/) has to be reached by the
tests of its game (tests/games/*/); tests/conftest.py sees to it that nothing else is measured. With arguments, which go
to pytest, that demand is dropped: a part of the tests cannot meet it.

`--engines` adds the journeys in Firefox and WebKit (tests/engines) to everything, or to the named part.

Example:  python scripts/test.py
          python scripts/test.py --engines
          python scripts/test.py tests/kernel -k replay
"""

import json
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import coverage
import pytest
from coverage.exceptions import CoverageException

ROOT = Path(__file__).resolve().parent.parent
ENGINES = "--engines"
RULES = "src/skulduggery/games/*/rules/*.py"


def main(arguments: list[str]) -> int:
    keep_what_is_compiled()
    if any(argument != ENGINES for argument in arguments):
        return int(pytest.main(arguments))
    return int(pytest.main(["--cov", "--cov-report=", *arguments], plugins=[RulesCoverage()]))


def keep_what_is_compiled() -> None:
    """The tests start hundreds of Pythons; where none of them may keep its bytecode, each compiles everything anew."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False


class RulesCoverage:
    """A pytest plugin that fails the run when a rule has a line or a branch that no test reaches."""

    def __init__(self) -> None:
        self.gaps: list[Gap] = []
        self.measured = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        files = sorted(ROOT.glob(RULES))
        self.measured = len(files)
        self.gaps = find_gaps(files)
        if self.gaps and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.gaps:
            terminalreporter.write_line(f"Rules: every branch of {self.measured} files is reached.")
            return
        terminalreporter.section("FAILED: parts of the rules that no test reaches", red=True)
        for gap in self.gaps:
            terminalreporter.write_line(f"{gap.file}: {gap.text}")


@dataclass(frozen=True)
class Gap:
    """What the tests do not reach of one file."""

    file: str
    text: str


def find_gaps(files: list[Path]) -> list[Gap]:
    """The gaps of the given files, according to the coverage data of the run that just ended."""
    report = coverage_report()
    gaps: list[Gap] = []
    for file in files:
        name = file.relative_to(ROOT).as_posix()
        if name not in report:
            if file.read_text(encoding="utf-8").strip():
                gaps.append(Gap(name, "not measured at all"))
            continue
        lines = [str(line) for line in report[name]["missing_lines"]]
        branches = [f"{start}->{end if end > 0 else 'exit'}" for start, end in report[name]["missing_branches"]]
        missing = [("lines", lines), ("branches", branches)]
        text = "; ".join(f"{what} {', '.join(which)}" for what, which in missing if which)
        if text:
            gaps.append(Gap(name, text))
    return gaps


def coverage_report() -> dict[str, Any]:
    """Coverage's own JSON report of the rules: the facts of each file under its path from the root."""
    measured = coverage.Coverage(config_file=str(ROOT / "pyproject.toml"), data_file=str(ROOT / ".coverage"))
    with tempfile.TemporaryDirectory() as folder:
        outfile = Path(folder) / "coverage.json"
        try:
            measured.load()
            measured.json_report(include=[str(ROOT / RULES)], outfile=str(outfile))
        except CoverageException:  # nothing was measured: the caller sees which files are missing
            return {}
        files = json.loads(outfile.read_text(encoding="utf-8"))["files"]
    return {Path(name).as_posix(): facts for name, facts in files.items()}


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
