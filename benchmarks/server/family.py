"""CPU time of processes and their descendants, from Linux."""

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from benchmarks.server.machine import NotHere
from benchmarks.server.process import USER_AND_SYSTEM_TIME

PROC = Path("/proc")
PARENT = 1
"""The field's index in /proc/PID/stat, counted after the name of the process."""


def cpu_seconds(pids: Iterable[int]) -> float:
    """CPU time of these processes and their living descendants. Raises `NotHere`."""
    stats = _stats()
    return sum(_ticks(stats[pid]) for pid in set(_with_descendants(pids, stats)) & stats.keys()) / _per_second()


def _stats() -> dict[int, list[str]]:
    if not PROC.is_dir():
        raise NotHere("what several processes compute is only read in Linux's way")
    stats: dict[int, list[str]] = {}
    for folder in PROC.iterdir():
        if folder.name.isdecimal():
            with suppress(OSError):  # it has ended
                stats[int(folder.name)] = (folder / "stat").read_text().rpartition(")")[2].split()
    return stats


def _with_descendants(pids: Iterable[int], stats: dict[int, list[str]]) -> Iterator[int]:
    below: dict[int, list[int]] = {}
    for pid, stat in stats.items():
        below.setdefault(int(stat[PARENT]), []).append(pid)
    family = list(pids)
    while family:
        member = family.pop()
        yield member
        family += below.get(member, [])


def _ticks(stat: list[str]) -> int:
    return sum(map(int, stat[USER_AND_SYSTEM_TIME]))


def _per_second() -> int:
    return os.sysconf("SC_CLK_TCK")
