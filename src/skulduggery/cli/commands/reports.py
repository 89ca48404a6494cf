"""`reports`: the reports of players, for the people who run the server."""

import json
from argparse import Namespace
from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import asdict
from rich.table import Table
from rich.text import Text

from skulduggery.cli.consoles import on_stdout
from skulduggery.cli.faults import BadInput
from skulduggery.cli.numbers import whole_number
from skulduggery.cli.serverflags import loaded
from skulduggery.cli.words import clean
from skulduggery.locales import Speech
from skulduggery.server.redaction import short
from skulduggery.server.reported import reports_in
from skulduggery.server.store import BadDatabase, Report

MOST = 100_000
COLUMNS = ("cli-reports-when", "cli-reports-by", "cli-reports-about", "cli-reports-table", "cli-reports-text")
CHAT = "cli-reports-excerpt"


def run(asked: Namespace) -> int:
    limit = whole_number(asked.limit, "--limit", 1, MOST)
    try:
        found = reports_in(loaded(asked).config.database, limit)
    except BadDatabase as fault:
        raise BadInput("database", problem=str(fault)) from None
    if asked.json:
        for report in found:
            print(json.dumps(asdict(report), ensure_ascii=False))
    else:
        _print(found, Speech(asked.lang))
    return 0


def _print(found: Sequence[Report], speech: Speech) -> None:
    console = on_stdout()
    if not found:
        console.print(speech.say("cli-reports-none"))
        return
    table = Table(*(speech.say(key) for key in (*COLUMNS, CHAT)), show_lines=True)
    for report in found:
        table.add_row(*(Text(cell) for cell in _cells(report)))
    console.print(table)


def _cells(report: Report) -> tuple[str, ...]:
    """The cells of a row. Ids are shortened, but still tell people and tables apart."""
    when = datetime.fromtimestamp(report.at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
    excerpt = "\n".join(clean(line) for line in report.excerpt.splitlines())
    about = short(report.about) if report.about else ""
    return when, short(report.by), about, short(report.table), clean(report.text), excerpt
