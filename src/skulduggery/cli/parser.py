"""The subcommands and their arguments. Values are checked where they are used, so that all error messages are ours."""

import argparse
import re
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from skulduggery import __version__
from skulduggery.cli.drillparser import add_drills
from skulduggery.cli.faults import BadInput
from skulduggery.cli.guessing import meant
from skulduggery.cli.language import LANGUAGES, OUR_VARIABLE, language_of
from skulduggery.cli.scoreparser import add_score
from skulduggery.cli.serverparser import add_backup, add_doctor, add_menu, add_reports, add_serve
from skulduggery.cli.words import cut

COMMANDS = (
    *("serve", "play", "score", "menu", "simulate", "replay", "check", "verify", "rules", "bots", "games"),
    *("backup", "doctor", "reports", "drill"),
)
UNLIMITED = 100_000
ALONE = ("serve", "--open")
"""The command that runs if none is given."""

ARGPARSE_FAULTS = {
    r"unrecognized arguments: (.*)": "unknown-argument",
    r"the following arguments are required: (.*)": "argument-missing",
    r"argument (.*?): expected (?:one|at least one) argument": "value-missing",
    r"argument (.*?): ignored explicit argument .*": "value-not-expected",
    r"argument .*?: invalid choice: ['\"](.*?)['\"] \(choose from .*": "unknown-command",
}
"""Errors of argparse, as keys of our own sentences."""


class _Help(argparse.RawDescriptionHelpFormatter):
    """Wraps on terminals only. argparse would use COLUMNS even without a terminal."""

    def __init__(self, *given: Any, **settings: Any) -> None:
        if not sys.stdout.isatty():
            settings.setdefault("width", UNLIMITED)
        super().__init__(*given, **settings)


class Parser(argparse.ArgumentParser):
    commands: Sequence[str] = COMMANDS

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=_Help, allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        for pattern, key in ARGPARSE_FAULTS.items():
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                near = meant(found[1], self.commands)
                raise BadInput(key, argument=cut(found[1], 40), commands=", ".join(self.commands), meant=near)
        raise BadInput("usage", problem=message)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    asked = make_parser().parse_args(arguments)
    if asked.command is None:
        asked = make_parser().parse_args([*arguments, *ALONE])
        asked.alone = True
    given: str | None = getattr(asked, "lang", None)
    if given is not None and given not in LANGUAGES:
        raise BadInput("language", value=given, allowed=", ".join(LANGUAGES))
    asked.lang = given or _from_environment()
    return asked


def make_parser() -> Parser:
    parser = Parser(
        prog="skulduggery",
        description="Skull King, Skull King: the dice game, Skull Queen and Sleeping Queens.",
        epilog="Without a command: starts the server on this machine and opens the browser.\n\n"
        "examples:\n  skulduggery serve --host 0.0.0.0\n  skulduggery play skull-king\n"
        "  skulduggery score\n  skulduggery rules SK-45\n  skulduggery COMMAND --help",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    _add_language(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for add in (
        *(add_serve, _add_play, add_score, add_menu, _add_simulate, _add_replay, _add_check, _add_verify, _add_rules),
        *(_add_bots, _add_games, add_backup, add_doctor, add_reports),
    ):
        _add_language(add(commands))
    for drill in add_drills(commands):
        _add_language(drill)
    return parser


def _from_environment() -> str:
    import os

    ours = os.environ.get(OUR_VARIABLE, "")
    if ours and ours not in LANGUAGES:
        raise BadInput("language", value=f"{OUR_VARIABLE}={ours}", allowed=", ".join(LANGUAGES))
    return language_of(())


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        metavar="L",
        default=argparse.SUPPRESS,
        help="en, de, fr or it (default: $SKULDUGGERY_LANG, then the locale)",
    )


def _add_play(commands: Any) -> Parser:
    parser: Parser = commands.add_parser(
        "play",
        help="play a whole game in the terminal against bots",
        description="Play a whole game in the terminal against bots.",
        epilog="examples:\n  skulduggery play skull-king\n"
        "  skulduggery play skull-king --players 4 --name Grace --option scoring=landlubber\n"
        "  skulduggery play sleeping-queens --bots random,sailor --seed 7 --save game.jsonl\n"
        "  skulduggery play --resume\n  skulduggery play --resume game.jsonl --save game.jsonl --force",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="skull-king, ...; asked for if left out")
    parser.add_argument("--players", metavar="N", help="how many players, you among them")
    parser.add_argument("--name", metavar="NAME", help="your name")
    parser.add_argument("--seat", metavar="K", default="1", help="your seat, counted clockwise from 1 (default: 1)")
    _add_bots_and_options(
        parser,
        "one bot for all other seats, or one a seat; ./mine.py is a bot of your own (default: the best there is)",
    )
    parser.add_argument(
        "--seed", metavar="S", help="a whole number: the same seed, the same cards (default: a fresh one)"
    )
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="go on with the game that you left, or with the one in FILE",
    )
    parser.add_argument("--save", metavar="FILE", help="write the game's record there, also of an unfinished game")
    parser.add_argument("--force", action="store_true", help="let --save write over an existing file")
    return parser


def _add_simulate(commands: Any) -> Parser:
    parser: Parser = commands.add_parser(
        "simulate",
        help="let bots play and write records",
        description="Let bots play games and write their records, one JSON object a line, and nothing else.",
        epilog="examples:\n  skulduggery simulate skull-king --players 4 --games 1000 --seed 1 --out games.jsonl\n"
        "  skulduggery simulate skull-queen --players 3 --games 10 --bots sailor,random,random | head -1",
    )
    parser.add_argument("game", metavar="GAME", help="skull-king, ...")
    parser.add_argument("--players", metavar="N", required=True, help="how many players")
    parser.add_argument("--games", metavar="K", default="1", help="how many games (default: 1)")
    parser.add_argument(
        "--seed", metavar="S", help="a whole number: the same seed, the same records (default: a fresh one)"
    )
    _add_bots_and_options(
        parser, "one bot for all seats, or one a seat; ./mine.py is a bot of your own (default: random)"
    )
    parser.add_argument("--legal", action="store_true", help="write the legal choices at each decision")
    parser.add_argument("--out", metavar="FILE", help="where to write (default: standard output)")
    parser.add_argument("--force", action="store_true", help="let --out write over an existing file")
    parser.add_argument(
        "--jobs", metavar="J", default="1", help="how many processes (default: 1); the records do not depend on it"
    )
    return parser


def _add_replay(commands: Any) -> Parser:
    parser: Parser = commands.add_parser(
        "replay",
        help="tell a recorded game in words",
        description="Tell a recorded game in words, step by step, with the reason for each outcome.",
        epilog="examples:\n  skulduggery replay games.jsonl\n"
        "  skulduggery replay games.jsonl --game 3 --from 20 --lang fr\n"
        "  skulduggery simulate skull-king --players 3 | skulduggery replay - --json",
    )
    parser.add_argument("file", metavar="FILE", help="a file of records; - is standard input")
    parser.add_argument("--game", metavar="K", default="1", help="which game of the file, counted from 1 (default: 1)")
    parser.add_argument("--from", dest="first", metavar="STEP", default="1", help="begin at this step, counted from 1")
    parser.add_argument("--json", action="store_true", help="the events as JSON, one a line")
    return parser


def _add_check(commands: Any) -> Parser:
    parser: Parser = commands.add_parser(
        "check",
        help="check records against the rules",
        description="Check every record strictly; each fault is a line on standard error, and the exit status is 2.",
        epilog="examples:\n  skulduggery check games.jsonl\n  skulduggery check --json a.jsonl b.jsonl",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="files of records; - is standard input")
    parser.add_argument(
        "--json", action="store_true", help="faults and the summary as JSON, one a line, on standard output"
    )
    return parser


def _add_verify(commands: Any) -> Parser:
    parser: Parser = commands.add_parser(
        "verify",
        help="check that the shuffles of recorded games were fair",
        description="Check that every deal, shuffle and roll is the one that the game's secret and the players' words\n"
        "give (docs/fairness.md). The exit status is 0 if everything fits, 1 if something does not or a game\n"
        "holds no proof, 2 if a file or a game cannot be read or breaks a rule.",
        epilog="examples:\n  skulduggery verify game.json --commitment 7c1d...\n"
        "  skulduggery verify --json games.jsonl",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="files of records; - is standard input")
    parser.add_argument(
        "--commitment",
        metavar="HEX",
        help="the commitment that you noted down before the game; every game must have it",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a game, on standard output")
    return parser


def _add_rules(commands: Any) -> Parser:
    parser: Parser = commands.add_parser(
        "rules",
        help="show a rulebook, one rule, or the rules that mention a word",
        description="Show a rulebook, one rule of it, or all rules in which some words occur.",
        epilog="examples:\n  skulduggery rules skull-king\n  skulduggery rules SK-45\n"
        "  skulduggery rules mermaid\n  skulduggery rules skull-queen last trick --lang en\n"
        "  skulduggery rules skull-queen SQ-47 --json",
    )
    parser.add_argument(
        "words", nargs="*", metavar="WORD", help="a game, a rule's id such as SK-45, or words to look for; or both"
    )
    parser.add_argument("--json", action="store_true", help="id, kind, text and note as JSON")
    return parser


def _add_bots(commands: Any) -> Parser:
    parser: Parser = commands.add_parser(
        "bots",
        help="list the bots",
        description="List the bots, the weakest first.",
        epilog="example:\n  skulduggery bots skull-king",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="only those that play this game")
    parser.add_argument("--json", action="store_true", help="as JSON")
    return parser


def _add_games(commands: Any) -> Parser:
    parser: Parser = commands.add_parser(
        "games",
        help="list the games with their player counts and options",
        description="List the games with their player counts and table options.",
        epilog="example:\n  skulduggery games --json",
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    return parser


def _add_bots_and_options(parser: Parser, bots: str) -> None:
    parser.add_argument("--bots", metavar="A,B,...", help=bots)
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="a table option; see `skulduggery games`"
    )
