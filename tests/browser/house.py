"""A real server that can be stopped, killed and started again at the same address, with its data kept."""

import signal
from collections.abc import Mapping
from pathlib import Path

from tests.cli.running import COMMAND
from tests.cli.servers import Running
from tests.processes import ended_at_last

GENEROUS = ("guests-per-hour", "tables-per-hour", "requests-per-minute")
"""All tests come from one address."""


class House:
    def __init__(self, folder: Path, more: Mapping[str, str] | None = None) -> None:
        """`more` are variables of its environment."""
        self._folder = folder
        self._more = more
        self._running: Running | None = None
        self._port = 0

    @property
    def database(self) -> Path:
        return self._folder / "tables.db"

    @property
    def port(self) -> int:
        return self._port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        limits = [part for name in GENEROUS for part in (f"--limits-{name}", "100000")]
        place = ["--port", str(self._port), "--database", str(self.database)]
        command = [*COMMAND, "serve", "--json", "--bot-workers", "1", *place, *limits]
        self._running = Running(command, self._folder, self._more)
        self._port = self._running.ready()["port"]

    def kill(self) -> None:
        """As if the power had failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._running is not None:
            running, self._running = self._running, None
            with ended_at_last(running.process):
                running.stop(how)
