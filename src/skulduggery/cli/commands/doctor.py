"""`doctor`: what is sound in a database, what is damaged, and what can be saved."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import msgspec

from skulduggery.cli.faults import BadInput
from skulduggery.cli.outfile import refuse_existing
from skulduggery.cli.progress import bar
from skulduggery.cli.serverflags import loaded
from skulduggery.cli.words import clean, cut, one_line, shown_path
from skulduggery.locales import Speech
from skulduggery.server.doctor.examining import BadLog, Examined, Problem, examine
from skulduggery.server.doctor.rescuing import Rescued, rescue
from skulduggery.server.redaction import short
from skulduggery.server.store import BadDatabase
from skulduggery.server.store.choose import database_file, is_postgres

DAMAGED = 1
PROBLEMS: dict[Problem, str] = {
    "gap": "cli-doctor-problem-gap",
    "undecodable": "cli-doctor-problem-undecodable",
    "unfoldable": "cli-doctor-problem-unfoldable",
    "cut": "cli-doctor-problem-cut",
    "lost": "cli-doctor-problem-lost",
}
MOST_SHOWN = 20
"""Most lines of one kind; --json shows all of them."""


def run(asked: Namespace) -> int:
    database = asked.file or loaded(asked).config.database
    if is_postgres(database):
        raise BadInput("doctor-postgres")
    speech = Speech(asked.lang)
    try:
        path = database_file(database)
        if asked.rescue is not None:
            refuse_existing(asked.rescue, force=False)
        with bar(speech.say("cli-check-progress", file=cut(clean(str(path)), 40)), None) as progress:
            examined = examine(path, progress.advance_to)
        rescued = None if asked.rescue is None else rescue(examined, Path(asked.rescue))
    except FileExistsError as fault:
        raise BadInput("backup-exists", file=shown_path(str(fault.filename))) from None
    except BadDatabase as fault:
        raise BadInput("database", problem=str(fault)) from None
    if asked.json:
        print(_as_json(examined, rescued))
    else:
        for line in _as_words(examined, rescued, speech):
            print(one_line(line))
    return 0 if examined.is_sound else DAMAGED


def _as_json(examined: Examined, rescued: Rescued | None) -> str:
    told = {"sound": examined.is_sound, **msgspec.structs.asdict(examined), "rescued": rescued}
    return msgspec.json.encode(told).decode()


def _as_words(examined: Examined, rescued: Rescued | None, speech: Speech) -> Iterator[str]:
    if examined.running:
        yield speech.say("cli-doctor-running")
    yield from _shortened([speech.say("cli-doctor-page", problem=clean(fault)) for fault in examined.pages], speech)
    for name in examined.damaged:
        yield speech.say("cli-doctor-rows", name=name, rows=examined.rows[name])
    yield from _shortened([_log(bad, speech) for bad in examined.bad_logs], speech)
    games = [speech.say("cli-doctor-game", table=short(bad.table), reason=bad.reason) for bad in examined.bad_games]
    yield from _shortened(games, speech)
    counted = {"logs": examined.logs, "games": examined.rows["games"], "entries": examined.rows["entries"]}
    yield speech.say("cli-doctor-counted", **counted)
    if examined.unknown:
        yield speech.say("cli-doctor-unknown", count=examined.unknown)
    yield speech.say("cli-doctor-sound" if examined.is_sound else "cli-doctor-damaged")
    if rescued is not None:
        told = {"file": clean(rescued.file), "tables": rescued.tables, "games": rescued.games, "cut": rescued.cut}
        yield speech.say("cli-doctor-rescued", **told)
    elif not examined.is_sound:
        yield speech.say("cli-doctor-how")


def _log(bad: BadLog, speech: Speech) -> str:
    table, _, part = bad.log.partition(":")
    name = f"{short(table)}:{part}" if part else short(table)
    problem = speech.say(PROBLEMS[bad.problem])
    key = "cli-doctor-log" if bad.sound else "cli-doctor-log-lost"
    return speech.say(key, log=name, problem=problem, sound=bad.sound, read=bad.read)


def _shortened(lines: list[str], speech: Speech) -> Iterator[str]:
    yield from lines[:MOST_SHOWN]
    if len(lines) > MOST_SHOWN:
        yield speech.say("cli-doctor-more", count=len(lines) - MOST_SHOWN)
