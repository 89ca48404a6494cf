"""Find and end all processes of a run, including orphans. On Linux; elsewhere nothing is found."""

import ctypes
import os
import signal
import sys
import time
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")
PR_SET_CHILD_SUBREAPER = 36
GONE = "ZX"
"""States of processes that have ended: zombie, dead."""


def adopt_orphans() -> None:
    """Become the parent of orphaned descendants, so that they can be found and ended."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def descendants() -> set[int]:
    """The running processes below this one. A process with several threads may seem to have ended while it still has
    children: the search continues through it."""
    known = {pid: facts for pid in _all() if (facts := _facts(pid)) is not None}
    found = {os.getpid()}
    while more := {pid for pid, (_, parent) in known.items() if parent in found} - found:
        found |= more
    return {pid for pid in found - {os.getpid()} if known[pid][0] not in GONE}


def with_variable(variable: str) -> set[int]:
    """Descendants started with the given NAME=value."""
    wanted = variable.encode()
    return {pid for pid in descendants() if wanted in _read(pid, "environ").split(b"\0")}


def end(pids: Collection[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError, PermissionError):
            os.kill(pid, signal.SIGKILL)


def end_all(beside: Collection[int] = (), *, grace: float = 0.0) -> list[str]:
    """End everything below this process, except `beside`. Returns the names of processes that did not end within
    `grace`."""
    patience = time.monotonic() + grace
    while (left := descendants() - set(beside)) and time.monotonic() < patience:
        time.sleep(0.05)
    names = [name_of(pid) for pid in sorted(left)]
    while left := descendants() - set(beside):  # orphans become our children
        end(left)
        time.sleep(0.02)
    return names


def name_of(pid: int) -> str:
    words = _read(pid, "cmdline").replace(b"\0", b" ").decode(errors="replace").strip()
    return words[:80] or str(pid)


def _all() -> list[int]:
    return [int(entry.name) for entry in PROC.iterdir() if entry.name.isdecimal()] if PROC.is_dir() else []


def _facts(pid: int) -> tuple[str, int] | None:
    """The state and the parent of a process that is still listed."""
    facts = _read(pid, "stat").rpartition(b")")[2].decode().split()
    return (facts[0], int(facts[1])) if facts else None


def _read(pid: int, file: str) -> bytes:
    try:
        return (PROC / str(pid) / file).read_bytes()
    except OSError:
        return b""
