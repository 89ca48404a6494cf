"""./skulduggery bench engine    how fast the rules are, next to python-chess and PokerKit
./skulduggery bench bots      how well the sailor plays among random players, at every game and count
./skulduggery bench server    how many moves a second a server tells everybody of, next to boardgame.io
./skulduggery bench web       how soon the page can be played in on a phone, and how smoothly it moves"""

import argparse

from benchmarks import bots, engine
from benchmarks.server import command as server
from benchmarks.web import command as web


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="skulduggery bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="KIND")
    for name, module, explained in (
        ("engine", engine, "decisions a second on one core, and import times"),
        ("bots", bots, "wins, exact bids and points of the sailor among random players"),
        (
            "server",
            server,
            "moves a second, times at 1,000 and 2,000 tables and memory of 10,000 sockets; takes some minutes",
        ),
        ("web", web, "weight, time until a tap is heard, layout shift and frames in a real Chromium; two minutes"),
    ):
        kind = kinds.add_parser(name, help=explained)
        module.add_arguments(kind)
        kind.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
        kind.set_defaults(run=module.run)
    arguments = parser.parse_args()
    return arguments.run(arguments)


if __name__ == "__main__":
    raise SystemExit(main())
