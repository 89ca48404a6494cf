"""./skulduggery bench server: how many moves a second our server stores and tells of, next to boardgame.io."""

import argparse
import sys
import time

import msgspec

from benchmarks.server import report, trial
from benchmarks.server.machine import NotHere
from benchmarks.server.trial import Plan
from benchmarks.server.trouble import Trouble


def add_arguments(parser: argparse.ArgumentParser) -> None:
    plan = Plan()
    parser.add_argument(
        "--tables", type=_count, default=plan.tables, help=f"tables that play at once (default {plan.tables})"
    )
    parser.add_argument(
        "--seconds", type=_seconds, default=plan.seconds, help=f"of each measurement (default {plan.seconds:g})"
    )
    parser.add_argument(
        "--rounds", type=_count, default=plan.rounds, help=f"of each, the median counts (default {plan.rounds})"
    )
    parser.add_argument(
        "--database",
        choices=("sqlite", "postgresql"),
        default=plan.database,
        help="postgresql: measure our server on a temporary PostgreSQL too",
    )


def run(arguments: argparse.Namespace) -> int:
    plan = Plan(
        tables=arguments.tables, seconds=arguments.seconds, rounds=arguments.rounds, database=arguments.database
    )
    try:
        found = trial.run(plan, _Teller())
    except (Trouble, NotHere, OSError) as error:
        print(f"skulduggery bench: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("skulduggery bench: stopped", file=sys.stderr)
        return 130
    print(msgspec.json.encode(report.as_json(found)).decode() if arguments.json else report.as_text(found))
    return 0


class _Teller:
    """Says on standard error what is done next, and since when it has been going on."""

    def __init__(self) -> None:
        self._since = time.monotonic()

    def __call__(self, what: str) -> None:
        print(f"{time.monotonic() - self._since:5.0f} s  {what}", file=sys.stderr, flush=True)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of at least 1")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return seconds
