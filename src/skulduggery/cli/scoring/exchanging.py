"""Imports games from other files, and exports them: as JSON for pads, as CSV for spreadsheets."""

import os
from collections.abc import Callable, Sequence

from skulduggery.cli.scoring import filing
from skulduggery.cli.scoring.keeping import Trouble, games_in
from skulduggery.cli.scoring.saving import Decision, own_copy
from skulduggery.pad import Merged, PadGame, Refusal, from_csv, to_csv, write_file

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
CSV = ".csv"
TABLES = (CSV, ".tsv", ".txt")

Decide = Callable[[PadGame, PadGame], Decision]


def games_from(path: str) -> tuple[PadGame, ...]:
    """The games of a pad file or of a table, whatever the file's name is."""
    try:
        data = filing.contents(path)
    except filing.NotAFile:
        raise Trouble("score-no-file", path, "") from None
    except (OSError, ValueError) as error:
        raise Trouble("score-unreadable", path, getattr(error, "strerror", None) or str(error)) from None
    if data is None:
        raise Trouble("score-missing", path, "")
    is_table = path.lower().endswith(TABLES) and not data.removeprefix(BYTE_ORDER_MARK).lstrip().startswith(b"{")
    return _from_table(data, path) if is_table else games_in(data, path)


def taken(incoming: Merged, decide: Decide) -> list[PadGame]:
    """The games to store from an import: all new ones, and for conflicts the person's choice."""
    kept = list(incoming.added)
    for mine, theirs in incoming.differing:
        match decide(mine, theirs):
            case "mine":
                pass
            case "theirs":
                kept.append(theirs)
            case "both":
                kept.append(own_copy(theirs))
    return kept


def give_out(path: str, games: Sequence[PadGame]) -> None:
    """Write a new file completely: a table if its name says so, otherwise a pad."""
    if path.lower().endswith(CSV):
        write_table(path, games)
    else:
        _write(path, write_file(list(games)))


def write_table(path: str, games: Sequence[PadGame]) -> None:
    _write(path, to_csv(games).encode())


def is_taken(path: str) -> bool:
    """Whether a file would be overwritten."""
    return os.path.lexists(path) and not (os.path.isfile(path) and os.path.getsize(path) == 0)


def _from_table(data: bytes, path: str) -> tuple[PadGame, ...]:
    found = from_csv(data)
    if isinstance(found, Refusal):
        raise Trouble("score-refused", path, found)
    return found


def _write(path: str, data: bytes) -> None:
    try:
        filing.replace(path, data)
    except (OSError, ValueError) as error:
        raise Trouble("score-unwritable", path, getattr(error, "strerror", None) or str(error)) from None
