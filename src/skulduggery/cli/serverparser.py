"""The subcommands for people who run a server, and their arguments."""

from argparse import ArgumentParser, BooleanOptionalAction
from typing import Any

from skulduggery.cli.serverflags import add_limits, add_settings


def add_serve(commands: Any) -> ArgumentParser:
    parser: ArgumentParser = commands.add_parser(
        "serve",
        usage="skulduggery serve [--open] [--host H] [--port N] [--database DB] [--config FILE] [...]",
        help="start the server, for this machine or for many",
        description="Start the server. Ctrl-C stops it gently: nothing is lost, and the games go on at the next start.",
        epilog="Every setting can also stand in the environment (SKULDUGGERY_PORT, SKULDUGGERY_LIMITS_TABLES) or in a\n"
        "file, as --show-config prints it. Flags come before the environment before the file. See docs/hosting.md.\n\n"
        "examples:\n  skulduggery serve --open\n  skulduggery serve --host 0.0.0.0 --port 8000\n"
        "  skulduggery serve --config skulduggery.toml --show-config\n"
        "  skulduggery serve --database postgresql://skulduggery@db.example.org/skulduggery --workers 4",
    )
    parser.add_argument(
        "--open", action=BooleanOptionalAction, default=False, help="show it in your browser when it is ready"
    )
    parser.add_argument("--show-config", action="store_true", help="print the settings and their sources, and end")
    parser.add_argument("--json", action="store_true", help="when ready, print the address as one line of JSON")
    add_settings(parser)
    add_limits(parser)
    parser.set_defaults(alone=False)
    return parser


def add_backup(commands: Any) -> ArgumentParser:
    parser: ArgumentParser = commands.add_parser(
        "backup",
        help="copy the server's database, also while it runs",
        description="Copy the server's database into one new file, also while the server runs.",
        epilog="examples:\n  skulduggery backup --to skulduggery-backup.db\n"
        "  skulduggery backup --database postgresql://skulduggery@db.example.org/skulduggery --to skulduggery.dump",
    )
    parser.add_argument("--to", metavar="FILE", required=True, help="a new file; an existing one is not touched")
    add_settings(parser, ("database",))
    return parser


def add_doctor(commands: Any) -> ArgumentParser:
    parser: ArgumentParser = commands.add_parser(
        "doctor",
        usage="skulduggery doctor [FILE] [--rescue NEW] [--json]",
        help="examine the server's database, and save what can be read of a damaged one",
        description="Examine a database of SQLite without changing it: its pages, the logs in them, the tables that\n"
        "they make, and the records of finished games. The exit status is 0 if all is sound, 1 if something\n"
        "is damaged, 2 if it is no database of ours or cannot be read at all.",
        epilog="examples:\n  skulduggery doctor /var/lib/skulduggery/skulduggery.db\n"
        "  skulduggery doctor skulduggery.db --rescue sound.db\n  skulduggery doctor --json",
    )
    parser.add_argument("file", metavar="FILE", nargs="?", help="the database (default: the one that serve would use)")
    parser.add_argument("--rescue", metavar="NEW", help="write all that can be read into this new, sound database")
    parser.add_argument("--json", action="store_true", help="what was found as one JSON object")
    add_settings(parser, ("database",))
    return parser


def add_reports(commands: Any) -> ArgumentParser:
    parser: ArgumentParser = commands.add_parser(
        "reports",
        help="list what players have reported to the people who run the server",
        description="List what players have reported, the newest first, also while the server runs.",
        epilog="examples:\n  skulduggery reports\n  skulduggery reports --limit 10 --json",
    )
    parser.add_argument("--limit", metavar="N", default="50", help="how many (default: 50)")
    parser.add_argument("--json", action="store_true", help="as JSON, one a line, with full ids")
    add_settings(parser, ("database",))
    return parser


def add_menu(commands: Any) -> ArgumentParser:
    parser: ArgumentParser = commands.add_parser(
        "menu",
        help="choose a game in the terminal and play it there",
        description="A menu in the terminal that starts a game against bots.",
        epilog="example:\n  skulduggery menu",
    )
    return parser
