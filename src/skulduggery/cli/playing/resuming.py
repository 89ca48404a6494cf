"""Saves an unfinished game and resumes it. Only its record so far is stored."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from skulduggery.cli.faults import BadInput
from skulduggery.cli.recordfiles import entries, opened
from skulduggery.cli.verdicts import as_words, judge
from skulduggery.cli.words import shown_path
from skulduggery.film import files
from skulduggery.kernel.match import Match
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Record, format_record
from skulduggery.kernel.seats import Seat
from skulduggery.server.config import data_folder

NAME = "unfinished-game.jsonl"


def usual_file() -> Path:
    """The file in the user's data folder, like the pad of `score`."""
    return data_folder() / NAME


def keep(match: Match[Any, Any, Any, Any]) -> bool:
    """Save the game, replacing an earlier one. False if that failed."""
    try:
        file = usual_file()
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_suffix(".new")
        new.write_bytes(format_record(match.record()) + b"\n")
        new.replace(file)
    except OSError:
        return False
    return True


def forget() -> None:
    with suppress(OSError):
        usual_file().unlink()


def read(name: str | None, language: str) -> tuple[AnyGame, Record]:
    """An unfinished game of one person; without a name, the saved one. Anything else is `BadInput`."""
    if name is None and not usual_file().exists():
        raise BadInput("resume-none")
    file = str(usual_file()) if name is None else name
    with opened(file) as stream:
        found = list(islice(entries(stream, file), 2))
    if not found:
        raise BadInput("file-empty", file=shown_path(file))
    if len(found) > 1:
        raise BadInput("resume-several", file=shown_path(file), count=len(found))
    verdict = judge(file, found[0])
    if verdict is not None:
        raise BadInput("record", problem=as_words(verdict, language))
    game, record = files.read(found[0])
    people = sum(player.bot is None for player in record.players)
    if record.result is not None:
        raise BadInput("resume-over", file=shown_path(file))
    if people != 1:
        raise BadInput("resume-people", file=shown_path(file), count=people)
    return game, record


def replayed(match: Match[Any, Any, Any, Any], record: Record) -> Iterator[Any]:
    """Play the steps of the record, which was checked before, in the new match. Yields the events."""
    notation = match.game.notation
    for step in record.log:
        if any(action in step for action in notation.BOOKKEEPING):
            continue
        if "seat" in step:
            yield from match.play(Seat(step["seat"]), notation.parse_move(step))
        for outcome in notation.outcomes(match.state, step):
            yield from match.resolve(outcome)
