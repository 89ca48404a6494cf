"""Processes that tests start: ended whatever happens, and looked at without `ps`, which minimal systems lack."""

import os
import signal
import subprocess
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

PROC = Path("/proc")
RUN = "PYTEST_XDIST_TESTRUNUID"
"""xdist puts it into the environment of its workers, so every process that a test starts has inherited it."""


@contextmanager
def running(command: Sequence[str | Path], **settings: Any) -> Generator["subprocess.Popen[Any]"]:
    """A process in a group of its own; at the end the whole group is killed, if it has not ended yet."""
    process = subprocess.Popen(command, process_group=0, **settings)
    try:
        yield process
    finally:
        end(process)


def end(process: "subprocess.Popen[Any]") -> None:
    """Kills the group and leaves no pipe open."""
    kill_group(process)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(OSError):  # what was never sent cannot be sent any more
                pipe.close()
    process.wait()


class Leader(Protocol):
    """A process that leads a group of its own."""

    pid: int


@contextmanager
def ended_at_last(process: Leader) -> Generator[None]:
    """Whatever happens in the block, such as a test that takes too long."""
    try:
        yield
    finally:
        kill_group(process)


def kill_group(process: Leader) -> None:
    """The process and its children; it must lead a group of its own."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def is_alive(pid: int) -> bool:
    """Not if it has ended and its parent has not noticed yet."""
    if PROC.is_dir():
        return _state(pid) not in ("", "Z", "X")
    told = subprocess.run(["/bin/ps", "-o", "stat=", "-p", str(pid)], capture_output=True, encoding="utf-8")
    return told.stdout.strip()[:1] not in ("", "Z")


def children_of(pid: int) -> list[int]:
    if PROC.is_dir():
        return [child for child in _pids() if _parent(child) == pid]
    told = subprocess.run(["/bin/ps", "-A", "-o", "pid=,ppid="], capture_output=True, encoding="utf-8").stdout
    pairs = [line.split() for line in told.splitlines()]
    return [int(child) for child, parent in pairs if int(parent) == pid]


def processor_time(pid: int) -> float | None:
    """Seconds that the process and all below it have used so far; None where the system does not tell."""
    if not PROC.is_dir():
        return None
    below: dict[int, list[int]] = {}
    for child in _pids():
        below.setdefault(_parent(child), []).append(child)
    ticks, family = 0, [pid]
    while family:
        member = family.pop()
        ticks += sum(int(part) for part in _stat(member)[11:15])
        family += below.get(member, [])
    return ticks / os.sysconf("SC_CLK_TCK")


def end_leftovers(run: str, *, grace: float) -> list[int]:
    """Kills what is left of a run of the tests after so many seconds, such as children of a worker that crashed."""
    deadline = time.monotonic() + grace
    while left := _started_by(run):
        if time.monotonic() > deadline:
            for pid in left:
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGKILL)
            return left
        time.sleep(0.1)
    return []


def _started_by(run: str) -> list[int]:
    entry = f"{RUN}={run}".encode()
    return [pid for pid in _pids() if entry in _environment(pid) and is_alive(pid)]


def _pids() -> Iterator[int]:
    if PROC.is_dir():
        yield from (int(folder.name) for folder in PROC.iterdir() if folder.name.isdecimal())


def _environment(pid: int) -> list[bytes]:
    """What it was started with; nothing of processes that are gone or that belong to others."""
    with suppress(OSError):
        return (PROC / str(pid) / "environ").read_bytes().split(b"\0")
    return []


def _state(pid: int) -> str:
    return _stat(pid)[0]


def _parent(pid: int) -> int:
    return int(_stat(pid)[1])


def _stat(pid: int) -> list[str]:
    """State, parent and more; the name before them may contain anything."""
    with suppress(OSError):
        return (PROC / str(pid) / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    return ["", "0"]
