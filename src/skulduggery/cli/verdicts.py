"""Explains what is wrong with a record, for people and for programs."""

from typing import Any

from msgspec import Struct

from skulduggery.cli.recordfiles import Entry
from skulduggery.cli.words import clean_name, one_line, shown_path
from skulduggery.film import files
from skulduggery.film.faults import allowed, wrong
from skulduggery.kernel.record import BadRecord
from skulduggery.kernel.replay import check
from skulduggery.locales import Speech


class Verdict(Struct, frozen=True):
    """A fault, with the game and the players' names if the record was good enough to read them."""

    file: str
    entry: Entry
    fault: BadRecord
    game: str | None = None
    names: tuple[str, ...] = ()


def judge(file: str, entry: Entry) -> Verdict | None:
    """The verdict; None for a good record."""
    try:
        game, record = files.read(entry)
    except BadRecord as fault:
        return Verdict(file=file, entry=entry, fault=fault)
    try:
        check(game, record)
    except BadRecord as fault:
        names = tuple(clean_name(player.name) for player in record.players)
        return Verdict(file=file, entry=entry, fault=fault, game=game.NAME, names=names)
    return None


def as_words(verdict: Verdict, language: str) -> str:
    """`games.jsonl, game 3 (line 3), step 17: what was wrong (the rule). Allowed: ...`, in one line."""
    fault, entry = verdict.fault, verdict.entry
    speech = Speech(language, verdict.game, verdict.names)
    key = "cli-check-where" if fault.step is None else "cli-check-where-step"
    where = speech.say(
        key, file=shown_path(verdict.file), number=str(entry.number), line=str(entry.line), step=str(fault.step)
    )
    return one_line(f"{where}: {wrong(fault, speech)} {allowed(fault, speech)}")


def as_json(verdict: Verdict, language: str) -> dict[str, Any]:
    fault = verdict.fault
    return {
        "file": verdict.file,
        "ok": False,
        "game": verdict.entry.number,
        "line": verdict.entry.line,
        "step": fault.step,
        "rule": fault.rule,
        "reason": fault.reason,
        "message": one_line(wrong(fault, Speech(language, verdict.game, verdict.names))),
        "allowed": list(fault.allowed),
    }
