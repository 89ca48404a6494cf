"""The command line of `./skulduggery drill page`."""

import argparse
import json
import shlex
import signal
import sys
import tempfile
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

from drills.page.drill import Plan, drill
from drills.page.journeys import ABOUT, JOURNEYS
from drills.page.report import as_json, as_text
from drills.page.strikes import FAULTS, Strike, parse_strike
from drills.page.trials import Ground, Outcome
from skulduggery import games
from skulduggery.cli.progress import Bar, bar
from tests.browser.driver import ENGINES, STARTED, Engine, why_missing
from tests.browser.house import House

PROGRAM = "skulduggery drill page"
BAD, BAD_INPUT, INTERRUPTED = 1, 2, 130
MOST_MINUTES, MOST_JOBS, MOST_SEED = 1440.0, 16, 10**9


class Parser(argparse.ArgumentParser):
    """Prints one line for bad input and exits with status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{PROGRAM}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    plan = Plan(
        games=asked.game or list(games.names()),
        journeys=asked.journey or list(JOURNEYS),
        faults=asked.fault or FAULTS,
        only=asked.only or (),
        every=asked.all,
        minutes=asked.minutes,
        jobs=asked.jobs,
    )
    if missing := why_missing(asked.engine):
        print(f"{PROGRAM}: {missing}", file=sys.stderr)
        return BAD_INPUT
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        with ground(asked.engine, asked.seed) as here, bar("breaking the network", 1.0) as progress:
            result = drill(plan, here, lambda done, total, last: _tell(progress, done / total, last))
    except KeyboardInterrupt:
        print(f"{PROGRAM}: stopped", file=sys.stderr)
        return INTERRUPTED
    except (OSError, AssertionError) as fault:
        reason = str(fault).partition("\n")[0]
        print(f"{PROGRAM}: cannot begin: {reason}", file=sys.stderr)
        return BAD_INPUT
    print(json.dumps(as_json(result)) if asked.json else as_text(plan, result))
    return BAD if result.stuck else 0


def parser() -> Parser:
    made = Parser(
        prog=PROGRAM,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Play in a real browser while one request or one frame after another is broken: cut, delayed, or\n"
        "answered with an error. The page has to go on by itself, or to say what to do. The exit status is 0 if it\n"
        "always did, 1 if it got stuck, 2 for bad input or if there is no browser.",
        epilog="journeys:\n"
        + "".join(f"  {name:8}  {about}\n" for name, about in ABOUT.items())
        + "\nexamples:\n  ./skulduggery drill page\n  ./skulduggery drill page --game skull-king --fault cut\n"
        '  ./skulduggery drill page --game skull-king --journey start --only "cut GET /api/games 1"',
    )
    made.add_argument("--game", action="append", choices=games.names(), help="only this game; may be repeated")
    made.add_argument("--journey", action="append", choices=JOURNEYS, help="only this journey; may be repeated")
    made.add_argument("--fault", action="append", choices=FAULTS, help="only this kind of fault; may be repeated")
    made.add_argument(
        "--only", action="append", type=_strike, metavar="TRIAL", help="only this trial, as a report names it"
    )
    made.add_argument("--all", action="store_true", help="every frame, and every fault in every game; takes hours")
    made.add_argument("--engine", choices=ENGINES, default="chromium", help="the browser (default: chromium)")
    made.add_argument("--seed", type=_whole(0, MOST_SEED), default=0, metavar="S", help="other decisions (default: 0)")
    made.add_argument(
        "--minutes", type=_minutes, default=60.0, metavar="M", help="begin no trial after so long (default: 60)"
    )
    made.add_argument(
        "--jobs", type=_whole(1, MOST_JOBS), default=2, metavar="N", help="trials at the same time (default: 2)"
    )
    made.add_argument("--json", action="store_true", help="the result as one JSON object")
    return made


@contextmanager
def ground(engine: Engine, seed: int) -> Generator[Ground]:
    """Start a server and a browser. Screenshots are kept afterwards."""
    pictures = Path(tempfile.mkdtemp(prefix="skulduggery-drill-page-"))
    with tempfile.TemporaryDirectory(prefix="skulduggery-drill-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "server").mkdir()
        house = House(folder / "server")
        house.start()
        try:
            with STARTED[engine](folder / "browser") as browser:
                yield Ground(browser=browser, port=house.port, folder=pictures, seed=seed)
        finally:
            house.stop()
            if not any(pictures.iterdir()):
                pictures.rmdir()


def _tell(progress: Bar, share: float, last: Outcome | None) -> None:
    """Report a stuck page at once: the rest may take an hour."""
    progress.advance_to(share)
    if last is not None and last.verdict == "stuck":
        print(f"{PROGRAM}: stuck: {last.repeat}", file=sys.stderr, flush=True)


def _interrupt(number: int, frame: FrameType | None) -> None:
    """End the server and the browser, too."""
    raise KeyboardInterrupt


def _strike(text: str) -> Strike:
    found = parse_strike(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{shlex.quote(text[:60])} names no trial; one is: 'cut GET /api/games 1'")
    return found


def _whole(lowest: int, highest: int) -> Any:
    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not lowest <= int(text[:12]) <= highest:
            raise argparse.ArgumentTypeError(f"needs a whole number from {lowest} to {highest}")
        return int(text)

    return read


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = 0.0
    if not 0.1 <= minutes <= MOST_MINUTES:
        raise argparse.ArgumentTypeError(f"needs a number from 0.1 to {MOST_MINUTES:g}")
    return minutes
