"""Run the test suite in many worlds and print a table of world against result.

A world is this machine with something unusual about it: a narrow terminal, no HOME, another Python, a bare Debian.
Each world gets a fresh clone of the checkout's HEAD in a temporary folder, sets itself up with the launcher, and runs
`./skulduggery test`. What this machine cannot offer is a row that says why. Exit status 1 if any world is red.

Example:  python scripts/anywhere.py --list                  the worlds
          python scripts/anywhere.py                         all properties in as few runs as possible
          python scripts/anywhere.py --all                   one run for each world; takes hours
          python scripts/anywhere.py narrow bare-debian --only 'tests/cli tests/pad'
"""

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

sys.path.append(str(Path(__file__).resolve().parent))
import bare
import processes
import surroundings
from surroundings import NotPossible
from worlds import ALL, COMBINED, SINGLE, World

ROOT = Path(__file__).resolve().parent.parent
LONG_PATH = 150
"""Characters of the temporary folder's path in the world `long-path`."""
GRACE = 10.0
"""Seconds that processes have to end by themselves after the run."""
BUSY = "while True:\n    pass"


@dataclass
class Outcome:
    """How one world ended."""

    world: str
    about: str
    result: str
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    minutes: float = 0.0
    failures: list[str] = field(default_factory=list[str])
    log: str | None = None
    repeat: str | None = None

    @property
    def is_red(self) -> bool:
        return self.result.startswith("red")


@dataclass(frozen=True)
class Place:
    """The folders of one world."""

    folder: Path
    cache: Path

    @property
    def clone(self) -> Path:
        return self.folder / "skulduggery"

    @property
    def temporary(self) -> Path:
        return self.folder / "tmp"

    @property
    def home(self) -> Path:
        return self.folder / "home"


def main(arguments: list[str]) -> int:
    options = parse(arguments)
    if options.list:
        print(*(f"{world.name:16} {world.about}" for world in ALL.values()), sep="\n")
        return 0
    worlds = [ALL[name] for name in options.worlds] or list(SINGLE if options.all else COMBINED)
    asked = [*(["--quick"] if options.quick else []), *shlex.split(options.only)]
    signal.signal(signal.SIGTERM, _interrupt)
    processes.adopt_orphans()
    outcomes: list[Outcome] = []
    cache = options.cache.resolve()
    try:
        outcomes.extend(visit(world, asked, cache, options.limit * 60) for world in worlds)
    except KeyboardInterrupt:
        say("interrupted")
    print(json.dumps([asdict(outcome) for outcome in outcomes], indent=2) if options.json else table(outcomes))
    tell_what_is_red(outcomes)
    return 1 if any(outcome.is_red for outcome in outcomes) or len(outcomes) < len(worlds) else 0


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="anywhere", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("worlds", nargs="*", metavar="WORLD", help="which to run; see --list")
    parser.add_argument("--list", action="store_true", help="name the worlds and end")
    parser.add_argument("--all", action="store_true", help="one run for each property")
    parser.add_argument(
        "--combined", action="store_true", help="every property in as few runs as possible (the default)"
    )
    parser.add_argument(
        "--only", default="", metavar="ARGUMENTS", help="arguments for pytest, such as 'tests/cli -k score'"
    )
    parser.add_argument("--quick", action="store_true", help="run ./skulduggery test --quick")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--limit", type=int, default=60, metavar="MINUTES", help="end a world after this time (60)")
    cache = Path(tempfile.gettempdir()) / "skulduggery-anywhere"
    parser.add_argument("--cache", type=Path, default=cache, metavar="DIR", help=f"packages, Debian, logs ({cache})")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.worlds if name not in ALL]
    if unknown:
        parser.error(f"there is no world {unknown[0]!r}; --list names them")
    if sum((bool(options.worlds), options.all, options.combined)) > 1:
        parser.error("give names of worlds, --all or --combined")
    return options


def visit(world: World, asked: Sequence[str], cache: Path, limit: float) -> Outcome:
    log = cache / "logs" / f"{world.name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    say(f"{world.name}: {world.about}")
    started = time.monotonic()
    outcome = Outcome(world.name, world.about, "green", log=str(log), repeat=repeat(world, asked, cache))
    try:
        with ExitStack() as stack:
            place = stack.enter_context(prepared(world, cache))
            command, settings = how_to_run(world, place, asked)
            stack.enter_context(busy(world.busy))
            outcome.result = follow(world, command, settings, log, limit)
    except NotPossible as reason:
        outcome = Outcome(world.name, world.about, f"not possible here: {reason}")
    outcome.minutes = round((time.monotonic() - started) / 60, 1)
    if outcome.log is not None:
        count(outcome, log.read_text(encoding="utf-8", errors="replace"))
    say(f"{world.name}: {outcome.result}, {outcome.minutes} minutes")
    return outcome


def repeat(world: World, asked: Sequence[str], cache: Path) -> str:
    words = ["python3", "scripts/anywhere.py", world.name, "--cache", str(cache)]
    return shlex.join([*words, *(["--only", shlex.join(asked)] if asked else [])])


# --- the world ----------------------------------------------------------------------------------------------------


@contextmanager
def prepared(world: World, cache: Path) -> Generator[Place]:
    """A fresh clone with its folders; removed at the end."""
    owner = surroundings.owner(world)
    if shutil.which("git") is None:
        raise NotPossible("no git to clone the checkout with")
    with tempfile.TemporaryDirectory(prefix="anywhere-", ignore_cleanup_errors=True) as base:
        os.chmod(base, 0o755)
        place = Place(long_folder(Path(base)) if world.long_path else Path(base), cache / f"packages-{owner.uid}")
        for folder in (place.temporary, place.home, place.cache):
            folder.mkdir(parents=True, exist_ok=True)
        clone(place.clone)
        surroundings.copy_npm_settings(place.folder)
        if os.getuid() == 0:
            for path in (place.folder, place.cache):
                surroundings.give(path, owner)
        if world.home == "read-only":
            place.home.chmod(0o555)
        try:
            yield place
        finally:
            place.home.chmod(0o755)


def long_folder(base: Path) -> Path:
    missing = LONG_PATH - len(str(base / "x" / "tmp"))
    folder = base / ("a löng path ".ljust(missing, "x") + "x")
    folder.mkdir()
    return folder


def clone(folder: Path) -> None:
    head = git("-C", str(ROOT), "rev-parse", "HEAD")
    git("clone", "--quiet", "--no-hardlinks", "--no-checkout", str(ROOT), str(folder))
    git("-C", str(folder), "checkout", "--quiet", head)


def git(*arguments: str) -> str:
    finished = subprocess.run(["git", *arguments], capture_output=True, encoding="utf-8")
    if finished.returncode != 0:
        raise NotPossible(f"git {arguments[0]} failed: {finished.stderr.strip()}")
    return finished.stdout.strip()


def how_to_run(world: World, place: Place, asked: Sequence[str]) -> tuple[list[str], dict[str, Any]]:
    """The command, and the arguments of Popen."""
    environment = surroundings.environment(world, place.temporary, place.home, place.cache, place.folder)
    if world.debian is not None:
        tree = bare.debian(world.debian, place.cache.parent, say)
        suite = ["/usr/bin/python3", "./skulduggery", "test", *asked]
        folders = [place.folder, place.cache]
        return bare.inside(tree, suite, place.clone, folders, environment), {"env": {"PATH": bare.PATH}}
    owner = surroundings.owner(world)
    python = surroundings.python(world, owner)
    if not world.programs:
        environment["PATH"] = str(surroundings.almost_empty_path(place.folder / "bin"))
    settings: dict[str, Any] = {"env": environment, "cwd": place.clone, **owner.settings}
    if world.umask is not None:
        settings["umask"] = world.umask
    if world.cores is not None:
        cores = surroundings.cores(world.cores)
        settings["preexec_fn"] = lambda: os.sched_setaffinity(0, cores)
    return [python, "./skulduggery", "test", *asked], settings


@contextmanager
def busy(number: int) -> Generator[None]:
    processes = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(number)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


# --- the run ------------------------------------------------------------------------------------------------------


def follow(world: World, command: list[str], settings: dict[str, Any], log: Path, limit: float) -> str:
    """Run the command, show its progress, and end everything it started. Returns the result."""
    started = time.monotonic()
    beside = processes.descendants()
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            **settings,
        )
        try:
            while process.poll() is None and time.monotonic() - started < limit:
                time.sleep(1)
                show(f"{world.name}: {(time.monotonic() - started) / 60:.1f} minutes, {progress(log)}")
        finally:
            show("")
            status = process.poll()
            left = processes.end_all(beside, grace=GRACE if status is not None else 0)
            process.wait()
    if status is None:
        return f"red: ended after {limit / 60:.0f} minutes"
    if left:
        return f"red: left running: {', '.join(left)}"
    return "green" if status == 0 else f"red: exit status {status}"


def progress(log: Path) -> str:
    with log.open("rb") as file:
        file.seek(max(0, log.stat().st_size - 4000))
        text = file.read().decode(errors="replace")
    percent = re.findall(r"\[ *(\d+)%\]", text)
    return f"{percent[-1]} %" if percent else (text.splitlines() or ["starting"])[-1][:60]


SUMMARY = re.compile(r"^=* ?((?:\d+ [a-z]+(?:, )?)+) in [\d.]+s.*$", re.MULTILINE)
ANSI = re.compile(r"\x1b\[[0-9;]*m")


def count(outcome: Outcome, text: str) -> None:
    """The numbers of pytest's last line, and the names of failed tests."""
    plain = ANSI.sub("", text)
    summaries = SUMMARY.findall(plain)
    if not summaries:
        return
    numbers = Counter({kind: int(number) for number, kind in re.findall(r"(\d+) ([a-z]+)", summaries[-1])})
    outcome.passed, outcome.skipped = numbers["passed"], numbers["skipped"]
    outcome.failed = numbers["failed"] + numbers["error"] + numbers["errors"]
    outcome.failures = re.findall(r"^(?:FAILED|ERROR) (tests/.*?)(?: - .*)?$", plain, re.MULTILINE)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


# --- what is said -------------------------------------------------------------------------------------------------


def table(outcomes: Sequence[Outcome]) -> str:
    lines = ["| world | passed | failed | skipped | minutes | result |", "|---|---:|---:|---:|---:|---|"]
    for outcome in outcomes:
        numbers = f"{outcome.passed} | {outcome.failed} | {outcome.skipped} | {outcome.minutes}"
        lines.append(f"| {outcome.world} ({outcome.about}) | {numbers} | {outcome.result} |")
    return "\n".join(lines)


def tell_what_is_red(outcomes: Sequence[Outcome]) -> None:
    for outcome in outcomes:
        if outcome.is_red:
            lines = [f"{outcome.world} is {outcome.result}", *(f"  {name}" for name in outcome.failures)]
            say("\n".join([*lines, f"  log:    {outcome.log}", f"  repeat: {outcome.repeat}"]))


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def show(text: str) -> None:
    """Rewrite one line, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
