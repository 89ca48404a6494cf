"""Servers of a drill that are forked from the zygote: processes like any other, but without the time for imports."""

import asyncio
import signal
from asyncio import StreamReader, StreamReaderProtocol
from collections.abc import Mapping, Sequence

from tests import zygote


class Forked:
    """What a drill needs of `asyncio.subprocess.Process`."""

    def __init__(self, process: zygote.Forked, stdout: StreamReader) -> None:
        self._process = process
        self.pid = process.pid
        self.stdout = stdout

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self._process.send_signal(signal.SIGTERM)

    async def wait(self) -> int:
        return await asyncio.to_thread(self._process.wait)


async def launch(program: Sequence[str], environment: Mapping[str, str], logs: int) -> Forked:
    """In place of `skulduggery.server.drills.servers.launch`."""
    process = zygote.start_python(program, environment, given=True, errors=logs)
    process.stderr.close()
    stdout = StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: StreamReaderProtocol(stdout), process.stdout)
    return Forked(process, stdout)
