"""./skulduggery bench server: how many moves a second our server stores and sends, next to boardgame.io."""

import argparse
import sys
import time
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from benchmarks.server import growth, report, trial, workers
from benchmarks.server.load import Tell
from benchmarks.server.machine import NotHere
from benchmarks.server.trial import Plan, Trial
from benchmarks.server.trouble import Trouble
from skulduggery.server.store.temporary import NoPostgres


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
    parser.add_argument(
        "--workers", type=_counts, metavar="N,...", help="instead: compare so many workers, with --database postgresql"
    )
    parser.add_argument(
        "--growth",
        type=_counts,
        nargs="?",
        const=growth.TABLES,
        metavar="N,...",
        help=f"instead: moves a second and memory with so many tables held (default {_listed(growth.TABLES)})",
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.workers and arguments.database != "postgresql":
        print("skulduggery bench: --workers needs --database postgresql", file=sys.stderr)
        return 2
    try:
        measured = _measured(arguments, _Teller())
    except (Trouble, NotHere, NoPostgres, OSError) as error:
        print(f"skulduggery bench: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("skulduggery bench: stopped", file=sys.stderr)
        return 130
    print(msgspec.json.encode(measured.as_json()).decode() if arguments.json else measured.as_text())
    return 0


def _measured(arguments: argparse.Namespace, tell: Tell) -> "Report":
    plan = Plan(
        tables=arguments.tables, seconds=arguments.seconds, rounds=arguments.rounds, database=arguments.database
    )
    if arguments.workers:
        return workers.compare(arguments.workers, plan, tell)
    if arguments.growth:
        return growth.grow(arguments.growth, plan, tell)
    return _Comparison(trial.run(plan, tell))


class Report(Protocol):
    def as_json(self) -> dict[str, Any]: ...

    def as_text(self) -> str: ...


class _Comparison:
    def __init__(self, found: Trial) -> None:
        self._found = found

    def as_json(self) -> dict[str, Any]:
        return report.as_json(self._found)

    def as_text(self) -> str:
        return report.as_text(self._found)


class _Teller:
    """Writes to standard error what is done next, and how long it has been running."""

    def __init__(self) -> None:
        self._since = time.monotonic()

    def __call__(self, what: str) -> None:
        print(f"{time.monotonic() - self._since:5.0f} s  {what}", file=sys.stderr, flush=True)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of at least 1")
    return int(text)


def _counts(text: str) -> tuple[int, ...]:
    return tuple(sorted({_count(part) for part in text.split(",")}))


def _listed(counts: Sequence[int]) -> str:
    return ",".join(map(str, counts))


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return seconds
