"""`check`: checks every record in some files against the rules, strictly."""

import json
import os
import sys
from argparse import Namespace
from typing import BinaryIO

from msgspec import Struct

from skulduggery.cli.faults import BAD_INPUT, BadInput, sentence
from skulduggery.cli.progress import bar
from skulduggery.cli.recordfiles import entries, opened
from skulduggery.cli.verdicts import Verdict, as_json, as_words, judge
from skulduggery.cli.words import cut, one_line, shown_path
from skulduggery.locales import Speech


class Tally(Struct):
    """Counts so far."""

    files: int = 0
    games: int = 0
    bad_games: int = 0
    bad_files: int = 0


def run(asked: Namespace) -> int:
    tally = Tally()
    reporter = _Json(asked.lang) if asked.json else _Words(asked.lang)
    for name in asked.files:
        try:
            with opened(name) as stream:
                _check_file(name, stream, tally, reporter)
        except BadInput as fault:
            tally.bad_files += 1
            reporter.bad_file(name, fault)
    reporter.summary(tally)
    return BAD_INPUT if tally.bad_games or tally.bad_files else 0


class _Words:
    """For people, on standard error: a line for each fault, then a summary."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.speech = Speech(language)

    def bad_game(self, verdict: Verdict) -> None:
        print(as_words(verdict, self.language), file=sys.stderr)

    def bad_file(self, name: str, fault: BadInput) -> None:
        print(one_line(f"skulduggery check: {sentence(fault, self.speech)}"), file=sys.stderr)

    def summary(self, tally: Tally) -> None:
        if tally.games:
            key = "cli-check-bad" if tally.bad_games else "cli-check-good"
            said = self.speech.say(key, games=tally.games, files=tally.files, bad=tally.bad_games)
            print(said, file=sys.stderr)
        if tally.bad_files and tally.games:
            print(self.speech.say("cli-check-unread", count=tally.bad_files), file=sys.stderr)


class _Json(_Words):
    """For programs: everything on standard output. An unreadable file is also reported on standard error."""

    def bad_game(self, verdict: Verdict) -> None:
        print(json.dumps(as_json(verdict, self.language)))

    def bad_file(self, name: str, fault: BadInput) -> None:
        super().bad_file(name, fault)
        said = one_line(sentence(fault, self.speech))
        print(json.dumps({"file": name, "ok": False, "reason": fault.key, "message": said}))

    def summary(self, tally: Tally) -> None:
        counted = {"files": tally.files, "games": tally.games, "bad": tally.bad_games, "bad_files": tally.bad_files}
        print(json.dumps(counted))


def _check_file(name: str, stream: BinaryIO, tally: Tally, reporter: _Words) -> None:
    read = 0
    with bar(reporter.speech.say("cli-check-progress", file=cut(name, 40)), _size(stream)) as progress:
        for entry in entries(stream, name):
            tally.games += 1
            verdict = judge(name, entry)
            if verdict is not None:
                tally.bad_games += 1
                reporter.bad_game(verdict)
            read += len(entry.text) + 1
            progress.advance_to(read)
    if not read:
        raise BadInput("file-empty", file=shown_path(name))
    tally.files += 1


def _size(stream: BinaryIO) -> int | None:
    """The number of bytes to read, if known."""
    try:
        return os.fstat(stream.fileno()).st_size or None
    except OSError:
        return None
