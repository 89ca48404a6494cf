"""The drills and their arguments."""

from argparse import ArgumentParser
from typing import Any

DRILLS = ("crash", "leak", "soak", "flood", "page")


def add_drills(commands: Any) -> tuple[Any, ...]:
    """The parser of `drill`, and one for each of them."""
    parser: Any = commands.add_parser(
        "drill",
        help="prove on this machine that no move is lost, no card shown, no memory leaked, no flood noticed",
        description="Prove on this machine that no move is lost, no card is shown, no memory leaks, and that players\n"
        "do not notice a flood. Drills play with servers and databases of their own. The exit status is 0 if\n"
        "all is well, 1 if something was lost, shown, leaked or stalled, 2 if the drill cannot begin.",
        epilog="examples:\n  skulduggery drill crash\n  skulduggery drill leak --games 10\n"
        "  skulduggery drill soak --minutes 2 --tables 100 --json",
    )
    parser.commands = DRILLS
    drills = parser.add_subparsers(dest="drill", metavar="DRILL", title="drills", required=True)
    return parser, *(add(drills) for add in (_add_crash, _add_leak, _add_soak, _add_flood, _add_page))


def _add_crash(drills: Any) -> ArgumentParser:
    parser: ArgumentParser = drills.add_parser(
        "crash",
        help="kill servers in the middle of many games",
        description="Kill servers without a warning in the middle of many games, again and again; where servers have\n"
        "workers, mostly one of these. Afterwards every\n"
        "move that was acknowledged must be there, once; every game must have gone on; and everybody must\n"
        "have seen the same history.",
        epilog="examples:\n  skulduggery drill crash\n  skulduggery drill crash --database postgres --servers 2\n"
        "  skulduggery drill crash --workers 2\n"
        "  skulduggery drill crash --cut-bus --kills 0 --json",
    )
    _add_servers(parser)
    parser.add_argument("--games", metavar="N", default="200", help="games that go on at any time (default: 200)")
    parser.add_argument("--kills", metavar="K", default="10", help="how often a server is killed (default: 10)")
    parser.add_argument("--cut-bus", action="store_true", help="cut the line by which servers hear of each other")
    _add_common(parser)
    return parser


def _add_leak(drills: Any) -> ArgumentParser:
    parser: ArgumentParser = drills.add_parser(
        "leak",
        help="look for anything that tells somebody too much",
        description="Play whole games of every kind with a recorder on every socket. Each message is built again from\n"
        "another truth that its receiver cannot tell apart, and must be the same, byte for byte. The servers run\n"
        "in this process, without workers.",
        epilog="examples:\n  skulduggery drill leak\n  skulduggery drill leak --games 8 --json\n"
        "  skulduggery drill leak --database postgres --servers 2",
    )
    _add_database(parser)
    parser.set_defaults(workers="1")
    parser.add_argument("--games", metavar="N", help="how many games (default: two of each kind and number of players)")
    _add_common(parser)
    return parser


def _add_soak(drills: Any) -> ArgumentParser:
    parser: ArgumentParser = drills.add_parser(
        "soak",
        help="let people come and go for a while, and measure the server",
        description="Let people come and go at many tables. In the second half of the time the server's memory, open\n"
        "files, tasks and tables must stay level.",
        epilog="examples:\n  skulduggery drill soak\n  skulduggery drill soak --minutes 2 --tables 100\n"
        "  skulduggery drill soak --workers 2",
    )
    parser.add_argument("--minutes", metavar="M", default="10", help="how long (default: 10)")
    _add_servers(parser)
    parser.add_argument("--tables", metavar="N", default="500", help="tables at any time (default: 500)")
    _add_common(parser)
    return parser


def _add_flood(drills: Any) -> ArgumentParser:
    parser: ArgumentParser = drills.add_parser(
        "flood",
        help="flood a server in many ways while somebody plays",
        description="Flood a server in many ways, from one address, while somebody plays there. The player must not\n"
        "have to wait, others at the same address must be served, the server must not grow, and the flooder\n"
        "must be cut off, with a line in the log.",
        epilog="examples:\n  skulduggery drill flood\n  skulduggery drill flood --seconds 3\n"
        "  skulduggery drill flood --only pings,silent --json\n"
        "  skulduggery drill flood --database postgres --servers 2 --workers 2",
    )
    _add_servers(parser)
    parser.add_argument("--seconds", metavar="S", default="8", help="how long each flood lasts (default: 8)")
    parser.add_argument("--only", metavar="A,B,...", help="some floods only (default: all)")
    _add_common(parser)
    return parser


def _add_page(drills: Any) -> ArgumentParser:
    """Add the drill's name only. It needs the browser of the tests, so the checkout's launcher runs it."""
    parser: ArgumentParser = drills.add_parser(
        "page",
        help="break the network under the page, in a real browser (only in a checkout of the source)",
        description="Play in a real browser while one request or one frame after another is cut, delayed, or answered\n"
        "with an error. The page has to go on by itself, or to say what to do. This drill is run from a checkout\n"
        "of the source, as ./skulduggery drill page.",
        epilog="examples:\n  ./skulduggery drill page\n  ./skulduggery drill page --help",
    )
    return parser


def _add_servers(parser: ArgumentParser) -> None:
    _add_database(parser)
    parser.add_argument("--workers", metavar="W", default="1", help="workers of each server, 1 to 4 (default: 1)")


def _add_database(parser: ArgumentParser) -> None:
    parser.add_argument("--database", metavar="DB", help="sqlite or postgres (default: sqlite if that will do)")
    parser.add_argument(
        "--dsn", metavar="URL", help="an empty PostgreSQL to use (default: one is started for the drill)"
    )
    parser.add_argument("--servers", metavar="S", help="servers on one database, 1 to 4 (default: 1; 2 to cut a bus)")


def _add_common(parser: ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="S", default="0", help="another seed, other games (default: 0)")
    parser.add_argument("--json", action="store_true", help="the numbers as one JSON object")
