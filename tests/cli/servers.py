"""Servers as people start them: in a process of their own, with folders of their own."""

import json
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests import zygote
from tests.cli.running import COMMAND, environment
from tests.processes import kill_group

PATIENCE = 30.0


class Running:
    """A started server. Its lines are read as they come, so that it never waits for us."""

    def __init__(self, command: Sequence[str], folder: Path, more: Mapping[str, str] | None = None) -> None:
        self.process = _start(command, folder, more or {})
        self._lines = queue.Queue[str | None]()
        self.errors: list[str] = []
        self._readers = [threading.Thread(target=read, daemon=True) for read in (self._read, self._read_errors)]
        for reader in self._readers:
            reader.start()

    def line(self) -> str:
        """The next line of standard output."""
        line = self._lines.get(timeout=PATIENCE)
        assert line is not None, f"it ended: {self.errors}"
        return line

    def ready(self) -> dict[str, Any]:
        """What `--json` says when all is ready."""
        told: dict[str, Any] = json.loads(self.line())
        return told

    def stop(self, number: int = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        return self.end()

    def end(self) -> int:
        status = self.process.wait(PATIENCE)
        for reader in self._readers:
            reader.join(PATIENCE)
        return status

    def rest(self) -> list[str]:
        """What it has said since, once it has ended."""
        lines: list[str] = []
        while (line := self._lines.get(timeout=PATIENCE)) is not None:
            lines.append(line)
        return lines

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self._lines.put(line.decode().rstrip("\n"))
        self._lines.put(None)

    def _read_errors(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as lines:
            for line in lines:
                self.errors.append(line.decode().rstrip("\n"))


def _start(command: Sequence[str], folder: Path, more: Mapping[str, str]) -> "zygote.Forked | subprocess.Popen[bytes]":
    variables = at_home(folder, more)
    if command[0] == sys.executable and zygote.can_start(more):
        return zygote.start_python(command[1:], variables, given=False)
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, env=variables, start_new_session=True
    )


@contextmanager
def serving(folder: Path, *arguments: str, more: Mapping[str, str] | None = None) -> Generator[Running]:
    """`skulduggery serve` at any free port."""
    with started([*COMMAND, "serve", "--port", "0", *arguments], folder, more) as running:
        yield running


@contextmanager
def started(command: Sequence[str], folder: Path, more: Mapping[str, str] | None = None) -> Generator[Running]:
    running = Running(command, folder, more)
    try:
        yield running
    finally:
        kill_group(running.process)
        running.end()


def at_home(folder: Path, more: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment of somebody whose data and settings lie in that folder, and who has no display."""
    folders = {name: str(folder / name.lower()) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA")}
    kept = {name: value for name, value in environment().items() if not name.startswith("SKULDUGGERY_")}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        kept.pop(name, None)
    return {**kept, "HOME": str(folder), **folders, **(more or {})}
