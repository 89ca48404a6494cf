"""`verify`: checks whether secret and words give the deals, shuffles and rolls of recorded games."""

import json
import os
import sys
from argparse import Namespace
from typing import Any, BinaryIO

from msgspec import Struct

from skulduggery import games
from skulduggery.cli.faults import BAD_INPUT, BadInput, sentence
from skulduggery.cli.progress import bar
from skulduggery.cli.recordfiles import Entry, entries, opened
from skulduggery.cli.verdicts import Verdict, as_json, as_words, judge
from skulduggery.cli.words import clean_name, cut, one_line, shown_path
from skulduggery.kernel.record import Record, parse_record
from skulduggery.locales import Speech
from skulduggery.server.verification import Finding, Misfit, parse_hex, verify

DOES_NOT_FIT = 1

SENTENCES = {
    "no-proof": "cli-verify-no-proof",
    "scheme-unknown": "cli-verify-scheme-unknown",
    "not-hex": "cli-verify-not-hex",
    "commitment-differs": "cli-verify-commitment-differs",
    "noted-differs": "cli-verify-noted-differs",
    "draw-differs": "cli-verify-draw-differs",
    "from-step-outside": "cli-verify-from-step-outside",
}
"""Reasons that only this command reports. A malformed proof is reported like any other fault in a record."""


class Tally(Struct):
    """Counts so far. A bad game cannot be read or breaks a rule."""

    games: int = 0
    misfits: int = 0
    bad_games: int = 0
    bad_files: int = 0

    @property
    def status(self) -> int:
        if self.bad_games or self.bad_files:
            return BAD_INPUT
        return DOES_NOT_FIT if self.misfits else 0


class Verified(Struct, frozen=True):
    """One game, and its result."""

    file: str
    entry: Entry
    record: Record
    finding: Finding


def run(asked: Namespace) -> int:
    noted = None if asked.commitment is None else _noted(asked.commitment)
    tally = Tally()
    reporter = _Json(asked.lang) if asked.json else _Words(asked.lang)
    for name in asked.files:
        try:
            with opened(name) as stream:
                _verify_file(name, stream, noted, tally, reporter)
        except BadInput as fault:
            tally.bad_files += 1
            reporter.bad_file(name, fault)
    reporter.summary(tally)
    return tally.status


class _Words:
    """For people, on standard error: a line for each mismatch and each given step, and what remains to be compared."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.speech = Speech(language)
        self.last: Verified | None = None

    def found(self, verified: Verified) -> None:
        self.last = verified
        for misfit in verified.finding.misfits:
            where = self._where(verified, misfit)
            print(one_line(f"{where}: {_told(misfit, self.speech)}"), file=sys.stderr)
        if verified.finding.given:
            given = self.speech.say("cli-verify-given", steps=verified.finding.given)
            print(one_line(f"{self._where(verified)}: {given}"), file=sys.stderr)

    def bad_game(self, verdict: Verdict) -> None:
        print(as_words(verdict, self.language), file=sys.stderr)

    def bad_file(self, name: str, fault: BadInput) -> None:
        print(one_line(f"skulduggery verify: {sentence(fault, self.speech)}"), file=sys.stderr)

    def summary(self, tally: Tally) -> None:
        if tally.games and (tally.status == 0 or sys.stderr.isatty()):
            bad = tally.misfits + tally.bad_games
            key = "cli-verify-bad" if bad else "cli-verify-good"
            print(self.speech.say(key, games=tally.games, bad=bad), file=sys.stderr)
        if tally.games == 1 and tally.status == 0 and self.last is not None:
            print(one_line(self._to_compare(self.last)), file=sys.stderr)

    def _where(self, verified: Verified, misfit: Misfit | None = None) -> str:
        entry = verified.entry
        place = {"file": shown_path(verified.file), "number": str(entry.number), "line": str(entry.line)}
        if misfit is None or misfit.step is None:
            return self.speech.say("cli-check-where", **place)
        return self.speech.say("cli-check-where-step", **place, step=str(misfit.step))

    def _to_compare(self, verified: Verified) -> str:
        """Ask for the commitment. A server could show one before the game and prove another: only the players can
        tell."""
        proof = verified.finding.proof
        assert proof is not None
        names = (clean_name(player.name) for player in verified.record.players)
        said = [f'{name} "{word}"' for name, word in zip(names, proof.words, strict=True) if word]
        words = ", ".join(said)
        return self.speech.say("cli-verify-compare", commitment=proof.commitment, count=len(said), words=words)


class _Json(_Words):
    """For programs: one object per game on standard output. An unreadable file is also reported on standard error."""

    def found(self, verified: Verified) -> None:
        print(json.dumps(_as_json(verified, self.speech)))

    def bad_game(self, verdict: Verdict) -> None:
        print(json.dumps(as_json(verdict, self.language)))

    def bad_file(self, name: str, fault: BadInput) -> None:
        super().bad_file(name, fault)
        said = one_line(sentence(fault, self.speech))
        print(json.dumps({"file": name, "ok": False, "reason": fault.key, "message": said}))

    def summary(self, tally: Tally) -> None:
        """No summary: every game has been printed."""


def _verify_file(name: str, stream: BinaryIO, noted: str | None, tally: Tally, reporter: _Words) -> None:
    read = 0
    size = os.path.getsize(name) if os.path.isfile(name) else None
    with bar(reporter.speech.say("cli-check-progress", file=cut(name, 40)), size) as progress:
        for entry in entries(stream, name):
            _verify_game(name, entry, noted, tally, reporter)
            read += len(entry.text) + 1
            progress.advance_to(read)
    if not read:
        raise BadInput("file-empty", file=shown_path(name))


def _verify_game(name: str, entry: Entry, noted: str | None, tally: Tally, reporter: _Words) -> None:
    tally.games += 1
    verdict = judge(name, entry)
    if verdict is not None:
        tally.bad_games += 1
        reporter.bad_game(verdict)
        return
    game, record = parse_record(entry.text, games.find)
    finding = verify(game, record, noted)
    tally.misfits += bool(finding.misfits)
    reporter.found(Verified(file=name, entry=entry, record=record, finding=finding))


def _as_json(verified: Verified, speech: Speech) -> dict[str, Any]:
    finding = verified.finding
    proof = finding.proof
    return {
        "file": verified.file,
        "ok": not finding.misfits,
        "game": verified.entry.number,
        "line": verified.entry.line,
        "draws": finding.draws,
        "given": finding.given,
        "commitment": None if proof is None else proof.commitment,
        "words": None if proof is None else proof.words,
        "misfits": [
            {"reason": misfit.reason, "step": misfit.step, **misfit.args, "message": one_line(_told(misfit, speech))}
            for misfit in finding.misfits
        ],
    }


def _told(misfit: Misfit, speech: Speech) -> str:
    own = SENTENCES.get(misfit.reason)
    return speech.refusal(misfit.reason, misfit.args, None) if own is None else speech.say(own, **misfit.args)


def _noted(given: str) -> str:
    found = parse_hex(given.strip())
    if found is None:
        raise BadInput("commitment", value=cut(given, 80))
    return found
