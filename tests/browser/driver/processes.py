"""Programs that a driver starts. They end with everything they have started, even if the tests are killed."""

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds until a driver gives up waiting for something that should happen. Nothing is judged by it: on a
machine that is busy with other things, a browser needs many times as long to load the rules' engine."""

KEEPER = '("$@"; kill -KILL 0) <&- & read _; kill -KILL 0'
"""A shell leads the process group. It ends the whole group when the program has ended, or when its own standard input
is closed: the system does that when this process ends, in whatever way."""


@contextmanager
def running(
    command: Sequence[str], *, log: Path, environment: Mapping[str, str] | None = None
) -> Generator[subprocess.Popen[bytes]]:
    """Runs the program in a process group of its own and ends the group afterwards. The log gets all it says."""
    guarded = ["/bin/sh", "-c", KEEPER, "sh", *command] if os.name == "posix" else list(command)
    with log.open("wb") as out:
        process = subprocess.Popen(
            guarded, stdin=subprocess.PIPE, stdout=out, stderr=out, env=environment, start_new_session=True
        )
    try:
        yield process
    finally:
        end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    if os.name == "posix":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait(PATIENCE)
    if process.stdin is not None:
        process.stdin.close()
    _until_gone(process.pid)


def _until_gone(group: int) -> None:
    """The folder of a browser can only be removed when none of its processes writes there any more."""
    deadline = time.monotonic() + PATIENCE / 20
    with contextlib.suppress(ProcessLookupError, PermissionError):
        while os.name == "posix" and time.monotonic() < deadline:
            os.killpg(group, 0)
            time.sleep(0.01)


def awaited(ask: Callable[[], T | None], process: subprocess.Popen[bytes], what: str, log: Path) -> T:
    """What a program that is just starting has to tell."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        if (told := ask()) is not None:
            return told
        time.sleep(0.02)
    state = "still runs" if process.poll() is None else f"ended with {process.returncode}"
    said = log.read_text(encoding="utf-8", errors="replace")[-2000:]
    raise AssertionError(f"{what} did not start (it {state}):\n{said}")
