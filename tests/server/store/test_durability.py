"""What was acknowledged survives kill -9."""

import subprocess
import sys

from skulduggery.server.store import Store
from tests.processes import running
from tests.server.store.appender import LOGS, body
from tests.server.store.stores import with_store

ACKNOWLEDGED = 500


def killed_in_the_middle(database: str) -> dict[str, int]:
    """The highest acknowledged seq of each log."""
    command = [sys.executable, "-m", "tests.server.store.appender", database]
    with running(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(ACKNOWLEDGED)]
        child.kill()
        lines += child.stdout.readlines()
        child.wait()
    assert child.returncode == -9
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {log: int(seq) for log, seq in whole}


def test_nothing_acknowledged_is_lost(database: str) -> None:
    acknowledged = killed_in_the_middle(database)
    assert len(acknowledged) == LOGS

    async def test(store: Store) -> None:
        found = await store.read_many(dict.fromkeys(acknowledged, 0))
        for log, seq in acknowledged.items():
            assert len(found[log]) in (seq, seq + 1)  # one more was perhaps stored and not yet acknowledged
            assert found[log] == [body(log, n) for n in range(1, len(found[log]) + 1)]
            assert await store.append(log, len(found[log]) + 1, b"the game goes on")

    with_store(database, test)
