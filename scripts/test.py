"""Run the tests; `./skulduggery test` calls this.

Without arguments everything runs, and every line and branch of the rules (games/*/rules/) has to be reached by the
tests of its game (tests/games/*/); tests/conftest.py sees to it that nothing else is measured. With arguments, which go
to pytest, that demand is dropped: a part of the tests cannot meet it.

    --quick      the short tests that need no page and no browser: for the inner loop
    --engines    the journeys in Firefox and WebKit (tests/engines) as well
    --measure    note how long each test took (tests/durations.json)

Example:  python scripts/test.py
          python scripts/test.py --quick
          python scripts/test.py --engines
          python scripts/test.py tests/kernel -k replay
"""

import json
import os
import signal
import sys
import tempfile
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import coverage
import pytest
from coverage.exceptions import CoverageException

sys.path.append(str(Path(__file__).resolve().parent))
import processes

ROOT = Path(__file__).resolve().parent.parent
ENGINES = "--engines"
RULES = "src/skulduggery/games/*/rules/*.py"


def main(arguments: list[str]) -> int:
    keep_what_is_compiled()
    hear_interrupts()
    plugins: list[object] = [SkippedTests(), Orphans()]
    if "--measure" in arguments:
        arguments = [argument for argument in arguments if argument != "--measure"]
        plugins.append(MeasuredDurations())
    if all(argument == ENGINES for argument in arguments):
        arguments = ["--cov", "--cov-report=", *arguments]
        plugins.append(RulesCoverage())
    processes.adopt_orphans()
    try:
        return int(pytest.main(arguments, plugins=plugins))
    finally:
        left = processes.end_all()
        if left:
            print("ended what the tests had left running:", *left, sep="\n  ", file=sys.stderr)


def keep_what_is_compiled() -> None:
    """The tests start hundreds of Pythons: without a bytecode cache each would compile everything again."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False


def hear_interrupts() -> None:
    """Restore Ctrl-C: a command that a shell starts in the background ignores it, and so would all its children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Orphans:
    """A pytest plugin: a worker that is ended, for example by a time limit, leaves no processes behind."""

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        if error:
            processes.end(processes.with_variable(f"PYTEST_XDIST_WORKER={node.gateway.id}"))


class SkippedTests:
    """A pytest plugin that lists at the end how many tests were skipped, why, and how to enable them."""

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        reports: list[pytest.TestReport] = terminalreporter.stats.get("skipped", [])
        if not reports:
            terminalreporter.write_line("Skipped: no test.")
            return
        terminalreporter.section(f"{len(reports)} tests were skipped")
        for reason, count in Counter(reason_of(report) for report in reports).most_common():
            terminalreporter.write_line(f"{count:5} {reason}")


def reason_of(report: pytest.TestReport) -> str:
    """The test's reason, without pytest's prefix."""
    told = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return told.removeprefix("Skipped: ")


class MeasuredDurations:
    """A pytest plugin that writes tests/durations.json: the seconds of each test function's slowest case.

    What the file says of tests in files that were not run stays."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid.removeprefix("tests/")] += report.duration

    def pytest_sessionfinish(self) -> None:
        from tests import selection  # pytest has added the checkout's root to sys.path

        slowest: dict[str, float] = defaultdict(float)
        for test, seconds in self.seconds.items():
            function = test.split("[")[0]
            slowest[function] = max(slowest[function], seconds)
        files = {test.split("::")[0] for test in slowest}
        others = {test: took for test, took in selection.durations().items() if test.split("::")[0] not in files}
        kept = {test: round(took, 1) for test, took in slowest.items() if took >= selection.NOTICEABLE_S}
        selection.FILE.write_text(json.dumps(others | kept, indent=0, sort_keys=True) + "\n", encoding="utf-8")


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
    """The lines and branches of one file that no test reaches."""

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
    """Coverage's JSON report of the rules: each file's data under its path from the root."""
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
