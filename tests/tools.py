"""Programs that check the whole project, such as linters. On a busy machine they take long, but they must not hang: so
they are limited by what they use of the processor, not by the clock."""

import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.processes import processor_time, running

STANDSTILL = 60.0
"""Seconds without any use of the processor after which a program hangs."""

MOST_PROCESSOR_TIME = 110.0
"""Seconds of the processor that no such program needs on a fast machine; a slow one gets more. Without neighbours it
is ended after as many by the clock."""

STEPS = 500_000
FAST_S = 0.006
"""A machine that counts to `STEPS` in so many seconds has the limit as it is, one that needs longer has more in
proportion. Chosen, not measured: where pyright needed more than 110 seconds, counting took 0.013 to 0.026, which gives
240 seconds and more."""

LOOK_EVERY = 0.5
LONGEST = 1800
"""Seconds by the clock, for machines that do not tell how much of the processor a program uses."""

tool = pytest.mark.timeout(LONGEST)
"""For tests that use `run_tool`, which ends what hangs much earlier."""


class Hangs(AssertionError):
    """The program was ended."""


def run_tool(
    command: Sequence[str], folder: Path, environment: Mapping[str, str], *, standstill: float = STANDSTILL
) -> tuple[int, str]:
    """The exit status, and all that it wrote."""
    with tempfile.TemporaryFile() as output:
        settings = {"cwd": folder, "env": dict(environment), "stdin": subprocess.DEVNULL}
        with running(command, **settings, stdout=output, stderr=subprocess.STDOUT) as process:
            used, moved_at = 0.0, time.monotonic()
            while process.poll() is None:
                now = processor_time(process.pid)
                if now is not None and now > used:
                    used, moved_at = now, time.monotonic()
                if now is not None and time.monotonic() - moved_at > standstill:
                    raise Hangs(f"{command[0]} has stood still for {standstill:.0f} seconds")
                if used > MOST_PROCESSOR_TIME and used > MOST_PROCESSOR_TIME * slowness():
                    raise Hangs(f"{command[0]} has used {used:.0f} seconds of the processor")
                try:
                    process.wait(LOOK_EVERY)
                except subprocess.TimeoutExpired:
                    continue
        output.seek(0)
        return process.returncode, output.read().decode("utf-8", errors="replace")


def slowness() -> float:
    """How many times as long as `FAST_S` this machine needs to count, at least 1. Measured now: a shared machine may be
    slow for a while."""
    began = time.thread_time()
    for _ in range(STEPS):
        pass
    return max(1.0, (time.thread_time() - began) / FAST_S)
