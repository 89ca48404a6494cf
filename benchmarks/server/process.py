"""Run a server for as long as it is measured, alone on its core."""

import os
import select
import subprocess
import tempfile
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import IO

from msgspec import Struct

from benchmarks.server.cores import SERVER, pinned
from benchmarks.server.machine import NotHere
from benchmarks.server.trouble import Trouble

USER_AND_SYSTEM_TIME = slice(11, 13)
"""The fields' indices in /proc/PID/stat, counted after the name of the process."""
SECONDS_TO_START = 60.0
SECONDS_TO_STOP = 10.0


class Running(Struct, frozen=True):
    port: int
    pid: int

    def cpu_seconds(self) -> float:
        """Its CPU time so far, all threads together; 0 on systems without Linux's /proc."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return sum(map(int, fields[USER_AND_SYSTEM_TIME])) / os.sysconf("SC_CLK_TCK")

    def resident_kb(self) -> int:
        """Its current memory, without that of its child processes. Raises `NotHere`."""
        try:
            lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        except OSError:
            raise NotHere("how much memory a process takes is only read in Linux's way") from None
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


@contextmanager
def serving(
    command: Sequence[str],
    *,
    folder: Path,
    environment: Mapping[str, str],
    port_in: Callable[[str], int | None],
    core: int | None = SERVER,
) -> Generator[Running]:
    """Run the command until the block ends. `port_in` finds the port in a line of its output, once it is ready. Without
    a core the system chooses one."""
    with tempfile.TemporaryFile("w+") as errors:
        with nullcontext() if core is None else pinned(core):
            process = subprocess.Popen(
                command,
                cwd=folder,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        with process:
            try:
                yield Running(_port(process, port_in, errors), process.pid)
            finally:
                _stop(process)


def _port(process: "subprocess.Popen[str]", port_in: Callable[[str], int | None], errors: IO[str]) -> int:
    assert process.stdout is not None
    deadline = time.monotonic() + SECONDS_TO_START
    while (left := deadline - time.monotonic()) > 0:
        ready, _, _ = select.select([process.stdout], [], [], left)
        line = process.stdout.readline() if ready else ""
        if (port := port_in(line)) is not None:
            return port
        if not line:
            break
    errors.seek(0)
    raise Trouble(f"the server does not start: {errors.read().strip()[-500:] or 'it says nothing'}")


def _stop(process: "subprocess.Popen[str]") -> None:
    process.terminate()
    try:
        process.wait(SECONDS_TO_STOP)
    except subprocess.TimeoutExpired:
        process.kill()
