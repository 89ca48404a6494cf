"""Look for faults with fresh random numbers until the time is up; `./skulduggery explore` calls this.

Each round draws a new seed. Fuzzers and all tests that draw random numbers (property tests, twins, stateful tests)
run with it. Every find comes with the command that reproduces it. Exit status 1 if there were finds.

Example:  ./skulduggery explore                              for ten minutes
          ./skulduggery explore --minutes 60 tests/pad       these tests alone, without the fuzzers
          ./skulduggery explore --seed 123                   one round with this seed
"""

import argparse
import os
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
SEED = "TESTS_EXPLORE"
"""tests/conftest.py and tests/seeds.py read it."""
LARGEST_SEED = 2**31
DRAWS = re.compile(r"^(from|import) (hypothesis|schemathesis|tests\.seeds|tests import .*\bseeds)\b", re.MULTILINE)
"""A test file that imports one of these draws random numbers."""
NOT_EXPLORED = ROOT / "tests" / "project"
FAILED = re.compile(
    r"^(?:\[gw\d+\] \[ *\d+%\] (?:FAILED|ERROR) (?P<parallel>.+)|(?P<single>.+) (?:FAILED|ERROR) +\[ *\d+%\])$"
)
"""How `pytest -v` tells of a failure, with and without workers."""
NOT_HERE, FOUND = 2, 1
PYTEST_ENDED_WELL = (0, 1, 5)
GRACE = 30.0
"""Seconds for an interrupted run to clean up by itself."""


@dataclass
class Exploration:
    """The results so far."""

    end: float
    rounds: int = 0
    finds: dict[str, str] = field(default_factory=dict[str, str])
    """What failed, and the command that reproduces it."""
    left_out: dict[str, str] = field(default_factory=dict[str, str])

    @property
    def seconds_left(self) -> float:
        return self.end - time.monotonic()

    def found(self, what: str, command: str) -> None:
        """Keep the first find: the same fault with another seed is not new."""
        if what not in self.finds:
            self.finds[what] = command
            show("")
            print(f"FOUND {what}\n  {command}", flush=True)


def main(arguments: list[str]) -> int:
    options = parse(arguments)
    exploration = Exploration(end=time.monotonic() + options.minutes * 60)
    if options.seed is not None:
        exploration.end = float("inf")
    try:
        while True:
            seed = SystemRandom().randrange(LARGEST_SEED) if options.seed is None else options.seed
            explore(exploration, seed, options.tests, fuzz_for=max(5, min(30, round(options.minutes * 6))))
            exploration.rounds += 1
            if options.seed is not None or exploration.seconds_left <= 0:
                break
    except KeyboardInterrupt:
        show("")
        print("interrupted")
    tell(exploration)
    return FOUND if exploration.finds else 0


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="skulduggery explore",
        description=(__doc__ or "").partition("\n")[0],
        epilog="example: ./skulduggery explore --minutes 30",
    )
    parser.add_argument("--minutes", type=positive, default=10.0, metavar="N", help="how long to look (10)")
    parser.add_argument("--seed", type=number, metavar="N", help="one round with this seed")
    parser.add_argument("tests", nargs="*", metavar="TEST", help="only these: a folder, a file, file.py::test_name")
    parser.error = lambda message: _refuse(parser.prog, message)
    options = parser.parse_args(arguments)
    for test in options.tests:
        if not (ROOT / test.partition("::")[0]).exists():
            parser.error(f"there is no {test!r}")
    return options


def _refuse(program: str, message: str) -> NoReturn:
    print(f"{program}: {message}", file=sys.stderr)
    raise SystemExit(2)


def positive(text: str) -> float:
    minutes = float(text)
    if not 0 < minutes < float("inf"):
        raise ValueError
    return minutes


def number(text: str) -> int:
    if not text.isdecimal():
        raise ValueError
    return int(text)


def explore(exploration: Exploration, seed: int, tests: Sequence[str], *, fuzz_for: int) -> None:
    """One round."""
    if not tests:
        for script in ("fuzz_socket.py", "fuzz.py"):
            fuzz(exploration, script, fuzz_for, seed)
    run_tests(exploration, seed, tests or drawing_tests())


def drawing_tests() -> list[str]:
    """All test files that draw random numbers."""
    files = [path for path in sorted((ROOT / "tests").rglob("test_*.py")) if NOT_EXPLORED not in path.parents]
    return [str(path.relative_to(ROOT)) for path in files if DRAWS.search(path.read_text(encoding="utf-8"))]


def fuzz(exploration: Exploration, script: str, seconds: int, seed: int) -> None:
    if exploration.seconds_left <= 0 or script in exploration.left_out:
        return
    command = [sys.executable, str(Path("scripts", script)), str(seconds), str(seed)]
    lines: list[str] = []
    status = follow(exploration, command, seed, lines.append, f"seed {seed}: {script}")
    if status == NOT_HERE:
        exploration.left_out[script] = (lines or ["no reason given"])[-1].strip()
    elif status:
        exploration.found(f"scripts/{script}", shlex.join([".venv/bin/python", *command[1:]]))
        print(*(f"    {line}" for line in lines[-12:]), sep="\n", flush=True)


def run_tests(exploration: Exploration, seed: int, tests: Sequence[str]) -> None:
    """In random order: if time runs out early, every test still has its chance over several rounds."""
    lines: list[str] = []

    def hear(line: str) -> None:
        lines.append(line)
        if failed := FAILED.match(line):
            name = (failed["parallel"] or failed["single"]).strip()
            exploration.found(name, f"{SEED}={seed} ./skulduggery test {shlex.quote(name)}")

    command = [sys.executable, str(Path("scripts", "test.py")), "-v", "--tb=no", "--color=no", *tests]
    status = follow(exploration, command, seed, hear, f"seed {seed}: tests")
    if status is not None and status not in PYTEST_ENDED_WELL:
        print(*lines[-20:], sep="\n")
        exploration.found(f"pytest with exit status {status}", f"./skulduggery explore --seed {seed}")


def follow(
    exploration: Exploration, command: Sequence[str], seed: int, hear: Callable[[str], None], what: str
) -> int | None:
    """Run a command until it ends or time runs out, and show its progress. Returns its status; None on timeout."""
    environment = {**os.environ, SEED: str(seed), "TESTS_ORDER": str(seed), "COLUMNS": "1000"}
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    )
    was_ended = threading.Event()

    def end_in_time() -> None:
        was_ended.set()
        interrupt(process)

    timer = threading.Timer(min(exploration.seconds_left, threading.TIMEOUT_MAX), end_in_time)
    timer.daemon = True
    timer.start()
    try:
        for line in lines_of(process):
            if not was_ended.is_set():
                hear(line)
                show(f"{exploration_so_far(exploration)}; {what} {line}")
        return None if was_ended.wait(0) else process.wait()
    finally:
        timer.cancel()
        end(process)
        show("")


def lines_of(process: subprocess.Popen[str]) -> Iterator[str]:
    assert process.stdout is not None
    for line in process.stdout:
        yield line.rstrip().rpartition("\r")[2]


def interrupt(process: subprocess.Popen[str]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGINT)


def end(process: subprocess.Popen[str]) -> None:
    """Let it clean up, then end its whole process group."""
    if process.poll() is None:
        interrupt(process)
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def exploration_so_far(exploration: Exploration) -> str:
    left = f"{max(0, exploration.seconds_left) / 60:.1f} minutes left, " if exploration.end < float("inf") else ""
    return f"{left}{exploration.rounds} rounds, {len(exploration.finds)} finds"


def tell(exploration: Exploration) -> None:
    for script, reason in exploration.left_out.items():
        print(f"left out: scripts/{script} ({reason})")
    print(f"{exploration.rounds} rounds, {len(exploration.finds)} finds{':' if exploration.finds else ''}")
    for what, command in exploration.finds.items():
        print(f"  {what}\n    {command}")


def show(text: str) -> None:
    """Rewrite one line, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text[:100]}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
