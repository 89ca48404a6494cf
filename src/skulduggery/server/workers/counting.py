"""The metrics of all workers in one response: every sample names its process in the label `worker`."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from prometheus_client import Metric, generate_latest

from skulduggery.server.metrics import PREFIX
from skulduggery.server.workers.messages import Family

LABEL = "worker"


def families(metrics: Iterable[Metric]) -> list[Family]:
    return [_family(metric) for metric in metrics]


def _family(metric: Metric) -> Family:
    samples = [(sample.name, sample.labels, float(sample.value)) for sample in metric.samples]
    return Family(metric.name, metric.documentation, metric.type, samples)


def rendered(counted: Mapping[int, Sequence[Family]], restarts: Mapping[int, int]) -> bytes:
    together: Any = _Together(counted, restarts)
    return generate_latest(together)


class _Together:
    def __init__(self, counted: Mapping[int, Sequence[Family]], restarts: Mapping[int, int]) -> None:
        self._counted = counted
        self._restarts = restarts

    def collect(self) -> Iterator[Metric]:
        """Each metric once, with the samples of all workers."""
        merged: dict[str, Metric] = {}
        for worker, found in sorted(self._counted.items()):
            for family in found:
                metric = merged.setdefault(family.name, Metric(family.name, family.about, family.kind))
                for name, labels, value in family.samples:
                    metric.add_sample(name, {**labels, LABEL: str(worker)}, value)
        yield from merged.values()
        yield from self._of_the_supervisor()

    def _of_the_supervisor(self) -> Iterator[Metric]:
        workers = Metric(f"{PREFIX}_workers", "Worker processes that answered this scrape.", "gauge")
        workers.add_sample(workers.name, {}, len(self._counted))
        yield workers
        restarts = Metric(f"{PREFIX}_worker_restarts", "Worker processes started for one that had ended.", "counter")
        for worker, times in sorted(self._restarts.items()):
            restarts.add_sample(f"{restarts.name}_total", {LABEL: str(worker)}, times)
        yield restarts
