"""`backup`: a copy of the database, also while a server uses it."""

import os
from argparse import Namespace
from pathlib import Path

from skulduggery.cli.faults import BadInput
from skulduggery.cli.serverflags import loaded
from skulduggery.cli.words import clean, shown_path
from skulduggery.locales import Speech
from skulduggery.server.store import BadDatabase
from skulduggery.server.store.backup import backup

UNITS = ("B", "kB", "MB", "GB")


def run(asked: Namespace) -> int:
    config = loaded(asked).config
    try:
        backup(config.database, Path(asked.to))
    except FileExistsError:
        raise BadInput("backup-exists", file=shown_path(asked.to)) from None
    except BadDatabase as fault:
        raise BadInput("database", problem=str(fault)) from None
    said = Speech(asked.lang).say("cli-backup-done", file=clean(asked.to), size=_size(os.path.getsize(asked.to)))
    print(said)
    return 0


def _size(size: float) -> str:
    for unit in UNITS[:-1]:
        if size < 1000:
            return f"{size:.0f} {unit}"
        size /= 1000
    return f"{size:.1f} {UNITS[-1]}"
