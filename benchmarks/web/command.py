"""./skulduggery bench web: how soon the page can be played in on a phone, and how smoothly it moves."""

import argparse
import sys
import time

import msgspec

from benchmarks.server.machine import NotHere
from benchmarks.server.trouble import Trouble
from benchmarks.web import report, trial
from benchmarks.web.trial import Plan
from skulduggery import games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    plan = Plan()
    parser.add_argument("--rounds", type=int, default=plan.rounds, help=f"visits of each kind (default {plan.rounds})")
    parser.add_argument(
        "--game", action="append", choices=games.names(), help="only this game's table; may be given more than once"
    )


def run(arguments: argparse.Namespace) -> int:
    plan = Plan(rounds=max(1, arguments.rounds), games=arguments.game or list(games.names()))
    since = time.monotonic()

    def tell(what: str) -> None:
        print(f"{time.monotonic() - since:5.0f} s  {what}", file=sys.stderr, flush=True)

    try:
        found = trial.run(plan, tell)
    except (Trouble, NotHere, OSError, AssertionError) as error:
        print(f"skulduggery bench: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("skulduggery bench: stopped", file=sys.stderr)
        return 130
    print(msgspec.json.encode(report.as_json(found)).decode() if arguments.json else report.as_text(found))
    return 0
