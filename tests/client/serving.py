"""A real server in a process of its own: `skulduggery serve`, as people start it."""

import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from skulduggery.server import entries as log
from tests.processes import end

PATIENCE = 30.0
"""Seconds until a test gives up waiting for something that should happen."""


class RunningServer:
    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """At the same port as before, if it has run already."""
        command = [sys.executable, "-m", "skulduggery", "serve", "--json", "--bot-workers", "1"]
        flags = ["--port", str(self.port), "--database", str(self.database), "--limits-guests-per-hour", "10000"]
        alone = {name: value for name, value in os.environ.items() if not name.startswith("SKULDUGGERY_")}
        with self._log.open("a") as errors:
            self._process = subprocess.Popen(
                [*command, *flags], env=alone, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True
            )
        assert self._process.stdout is not None
        ready = self._process.stdout.readline()
        if not ready:
            self.kill()
        assert ready, self._log.read_text()
        self.port = json.loads(ready)["port"]

    def kill(self) -> None:
        """As if the power had failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        process, self._process = self._process, None
        with process:
            process.send_signal(how)
            try:
                process.wait(PATIENCE)
            finally:
                process.kill()

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
        if server._process is not None:
            server.stop()
    finally:
        if server._process is not None:
            end(server._process)
