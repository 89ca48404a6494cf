"""Workers that report their size in their metrics.

`python -m skulduggery.server.drills.soak.workers HASTE FILES` starts them. The supervisor and its workers are the
real ones. HASTE and FILES are those of a single server (`measured.py`). The supervisor starts this program with one
more argument for each worker.
"""

import sys
from collections.abc import Sequence
from functools import partial

from prometheus_client import Gauge

from skulduggery.server import hub as hubs
from skulduggery.server.app import create_app
from skulduggery.server.config.sources import load
from skulduggery.server.drills.soak.levels import Size
from skulduggery.server.drills.soak.measured import Measured, allow_files, tell
from skulduggery.server.metrics import PREFIX
from skulduggery.server.services import Services
from skulduggery.server.workers import worker
from skulduggery.server.workers.supervisor import Asked, supervise

PROGRAM = ("-m", "skulduggery.server.drills.soak.workers")
A_WORKER = "worker"
DRILLED = f"{PREFIX}_drill_"
WORKERS = f"{PREFIX}_workers"


class InMetrics(Measured):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._gauges = {
            name: Gauge(DRILLED + name, "Of this process.", registry=services.metrics.registry)
            for name in Size.__struct_fields__
        }

    def measure(self) -> None:
        super().measure()
        size = self._size()
        for name, gauge in self._gauges.items():
            gauge.set(getattr(size, name))

    def _answer(self) -> None:
        """Nobody writes to the standard input of a worker."""


def size_in(metrics: str, workers: int) -> Size | None:
    """The size of all workers together; None if one did not answer."""
    told = [line.rpartition(" ") for line in metrics.splitlines() if line.startswith((DRILLED, WORKERS))]
    values = [(name.partition("{")[0], float(value)) for name, _, value in told]
    if (WORKERS, workers) not in values:
        return None
    sums = {field: sum(value for name, value in values if name == DRILLED + field) for field in Size.__struct_fields__}
    return Size(memory=sums["memory"], files=int(sums["files"]), tasks=int(sums["tasks"]), tables=int(sums["tables"]))


def main(haste: str, files: str, role: Sequence[str]) -> int:
    if role:
        hubs.LET_GO_AFTER /= float(haste)
        hubs.SWEEP_SECONDS /= float(haste)
        return worker.main(partial(create_app, make_hub=InMetrics))
    if int(files):
        allow_files(int(files))  # each worker inherits that
    asked = Asked({}, None, program=("-P", *PROGRAM, haste, files, A_WORKER))
    return supervise(load({}).config, asked, open_browser=False, tell=tell)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
