"""A server that reports its size: `python -m skulduggery.server.drills.soak.measured HASTE [FILES]`.

It is the real server, and reads its settings from the environment. For each line on its standard input it prints its
size. For short drills, HASTE is the factor by which idle tables are released sooner than usual. FILES is the number
of files it may open, 0 for as many as the system allows.
"""

import asyncio
import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import msgspec

from skulduggery.server import hub as hubs
from skulduggery.server.app import create_app
from skulduggery.server.config.sources import load
from skulduggery.server.drills.soak.levels import Size
from skulduggery.server.hub import Hub
from skulduggery.server.listening import Address, listen
from skulduggery.server.logs import configure_logging
from skulduggery.server.run import run
from skulduggery.server.services import Services

PROGRAM = ("-m", "skulduggery.server.drills.soak.measured")
MEGABYTE = 1024 * 1024


class Measured(Hub):
    """Answers on the program's standard input and output, besides its work."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._answer, daemon=True).start()

    def _answer(self) -> None:
        for _ in sys.stdin:
            print(msgspec.json.encode(self._size()).decode(), flush=True)

    def _size(self) -> Size:
        return Size(memory=_memory(), files=_files(), tasks=len(asyncio.all_tasks(self._loop)), tables=self.held)


def main(haste: float, files: int = 0) -> int:
    if files:
        allow_files(files)
    hubs.LET_GO_AFTER /= haste
    hubs.SWEEP_SECONDS /= haste
    config = load({}).config
    configure_logging(config)
    sockets = listen(config.host, config.port)
    return run(create_app(config, Measured), config, sockets, open_browser=False, tell=tell)


def allow_files(number: int) -> None:
    """Permanent: this process can never raise the limit again."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = number if hard == resource.RLIM_INFINITY else min(number, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def tell(address: Address) -> None:
    print(json.dumps({"url": address.url}), flush=True)


def _memory() -> float:
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE
    command = ["/bin/ps", "-o", "rss=", "-p", str(os.getpid())]  # part of every macOS, which has no /proc
    told = subprocess.run(command, capture_output=True, check=True)
    return int(told.stdout) * 1024 / MEGABYTE


def _files() -> int:
    return len(os.listdir("/dev/fd"))


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0))
