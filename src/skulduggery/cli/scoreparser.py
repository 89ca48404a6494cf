"""The subcommand for people who play on a real table, and its arguments."""

from argparse import ArgumentParser
from typing import Any


def add_score(commands: Any) -> ArgumentParser:
    parser: ArgumentParser = commands.add_parser(
        "score",
        usage="skulduggery score [FILE] [--game GAME --players A,B,... [--dealer NAME] [--option NAME=VALUE]] [...]",
        help="write down the points of a game on a real table",
        description="A score pad for a game on a real table. It asks for what is to be written, computes points and\n"
        "totals by the rules and saves every entry at once. It goes on with the last game that has not ended.\n"
        "The file is the same that the page at /pad gives out and takes in (docs/pad.md).",
        epilog="examples:\n  skulduggery score\n"
        "  skulduggery score --game skull-king --players Anna,Ben,Cleo --dealer Ben\n"
        "  skulduggery score evening.json --game skull-king-dice --players Anna,Ben,Cleo --option scoring=landlubber\n"
        "  skulduggery score evening.json --show\n  skulduggery score --import phone.json --keep both\n"
        "  skulduggery score --csv games.csv",
    )
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="the pad (default: pad.json in your data folder; it says which)"
    )
    _add_game(parser)
    _add_looks(parser)
    return parser


def _add_game(parser: ArgumentParser) -> None:
    group = parser.add_argument_group("a new game")
    group.add_argument("--game", metavar="GAME", help="skull-king, ...; with --list, --stats, --json: only those games")
    group.add_argument("--players", metavar="A,B,...", help="the names, clockwise")
    group.add_argument("--dealer", metavar="NAME", help="who deals first, or throws first (default: by lot)")
    group.add_argument("--rounds", metavar="N", type=int, help="fewer rounds than the rules have")
    group.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="see `skulduggery games`")


def _add_looks(parser: ArgumentParser) -> None:
    group = parser.add_argument_group("without questions")
    group.add_argument("--show", action="store_true", help="print the sheet")
    group.add_argument("--json", action="store_true", help="sheets as JSON, one game a line; also of --list, --stats")
    group.add_argument("--list", action="store_true", help="list the games with their numbers")
    group.add_argument("--stats", action="store_true", help="statistics of everybody")
    group.add_argument("--csv", metavar="OUT", help="write the games as a table; - is standard output")
    group.add_argument("--import", dest="source", metavar="OTHER", help="take in the games of another file")
    group.add_argument("--keep", metavar="WHICH", help="of games that differ: mine, theirs or both")
    group.add_argument(
        "--pad", metavar="K", help="which game, by its number in --list (default: the one written in last)"
    )
    group.add_argument("--force", action="store_true", help="let --csv write over an existing file")
