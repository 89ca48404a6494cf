"""A real server in a process of its own: `skulduggery serve`, as people start it."""

import contextlib
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from skulduggery.server import entries as log
from tests.browser.house import House

PATIENCE = 30.0
"""Seconds until a test gives up waiting for something that should happen."""


class RunningServer(House):
    def entries(self, table: str) -> list[log.Entry]:
        """The log of a table, as it lies in the database."""
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            rows = database.execute("SELECT body FROM entries WHERE log = ? ORDER BY seq", (table,)).fetchall()
        return [log.decode(body) for (body,) in rows]


@contextmanager
def running_server(folder: Path) -> Generator[RunningServer]:
    server = RunningServer(folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()
