"""Lists the child processes of a process, without `ps` if the system has /proc."""

import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")
PARENT = 1
"""The field in /proc/PID/stat, counted after the process name, which may contain anything."""


def children_of(pid: int) -> list[int]:
    return sorted(child for child, parent in _parents() if parent == pid)


def _parents() -> Iterator[tuple[int, int]]:
    if not PROC.is_dir():
        told = subprocess.run(["/bin/ps", "-A", "-o", "pid=,ppid="], capture_output=True, encoding="utf-8", check=True)
        yield from ((int(line.split()[0]), int(line.split()[1])) for line in told.stdout.splitlines())
        return
    for folder in PROC.iterdir():
        if folder.name.isdecimal():
            with suppress(OSError):  # the process has ended
                stat = (folder / "stat").read_text(encoding="utf-8", errors="replace")
                yield int(folder.name), int(stat.rpartition(")")[2].split()[PARENT])
