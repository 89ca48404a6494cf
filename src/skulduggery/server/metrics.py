"""The server's Prometheus metrics. Labels are few and known; none names a person, a card or a table."""

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Any

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Metric,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

CONTENT_TYPE = CONTENT_TYPE_LATEST
PREFIX = "skulduggery"
SECONDS = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Count:
    """A counter for the event loop only. That of prometheus_client takes a lock and checks labels: fifteen times as
    slow, several times per move."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0

    def inc(self, more: int = 1) -> None:
        self.value += more


class _Source:
    """What a registry collects from. A dict cannot be registered itself because it has no hash."""

    def __init__(self, collect: Callable[[], Iterator[Metric]]) -> None:
        self.collect = collect


class Counts(dict[str, Count]):
    """Counters by the value of their only label."""

    def __init__(self, name: str, about: str, label: str, registry: CollectorRegistry) -> None:
        super().__init__()
        self._name, self._about, self._label = f"{PREFIX}_{name}", about, label
        self._since = time.time()
        registry.register(_Source(self.collect))

    def __missing__(self, value: str) -> Count:
        count = self[value] = Count()
        return count

    def collect(self) -> Iterator[Metric]:
        metric = Metric(self._name, self._about, "counter")
        for value, count in self.items():
            metric.add_sample(f"{self._name}_total", {self._label: value}, count.value)
            metric.add_sample(f"{self._name}_created", {self._label: value}, self._since)
        yield metric


class Gauges(dict[str, Gauge]):
    """Gauges by the value of their only label."""

    def __init__(self, metric: Gauge, *known: str) -> None:
        super().__init__()
        self._metric = metric
        for value in known:
            _ = self[value]

    def __missing__(self, value: str) -> Gauge:
        gauge = self[value] = self._metric.labels(value)
        return gauge


class Seconds:
    """A histogram of durations."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self._name, self._about = f"{PREFIX}_{name}", about
        self._since = time.time()
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        metric = Metric(self._name, self._about, "histogram")
        so_far = list(accumulate(self._counts))
        for most, count in zip((*SECONDS, "+Inf"), so_far, strict=True):
            metric.add_sample(f"{self._name}_bucket", {"le": str(most)}, count)
        metric.add_sample(f"{self._name}_count", {}, so_far[-1])
        metric.add_sample(f"{self._name}_sum", {}, self._sum)
        metric.add_sample(f"{self._name}_created", {}, self._since)
        yield metric


class Metrics:
    """All metrics, in a registry of their own: two servers in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = self._counters("moves", "Decisions stored, of people and bots.", "game")
        self.intents = self._counters("intents", "Intents received, by how they were answered.", "answer")
        self.move_seconds = Seconds(
            "move_seconds", "From an intent received to the last socket written.", self.registry
        )
        self.tables = self._gauges(
            "tables", "Tables held by this server.", "status", "waiting", "playing", "finished", "abandoned"
        )
        self.sockets = self._gauges("sockets", "Sockets open.", "kind", "seat", "spectator", "tv")
        self.pad_viewers = Gauge("pad_viewers", "Viewers who wait for a shared score pad to change.", **self._ours())
        self.pad_changes = Counter("pad_changes", "Changes of shared score pads stored.", **self._ours())
        self.outbox_frames = Gauge("outbox_frames", "Frames waiting to be written to sockets.", **self._ours())
        self.store_append_seconds = Seconds(
            "store_append_seconds", "From an append asked for to its durable write.", self.registry
        )
        self.store_commits = Gauge("store_commits", "Durable writes so far; many appends share one.", **self._ours())
        self.store_failures = Counter("store_failures", "Reads and writes that failed.", **self._ours())
        self.damaged = Gauge("damaged", "Tables and other things found damaged in the database.", **self._ours())
        self.bus_news = Counter("bus_news", "News of tables from other servers.", **self._ours())
        self.bus_cuts = Gauge("bus_cuts", "How often the news from other servers was cut off.", **self._ours())
        self.refused = self._counters("refused", "Requests refused, by reason.", "reason")
        self.rate_limited = self._counters("rate_limited", "Requests refused for being too many.", "what")
        self.connections_cut = self._counters(
            "connections_cut", "Connections cut for what they sent, or did not send in time.", "why"
        )
        self.http_requests = self._counters("http_requests", "HTTP requests, by the class of the answer.", "status")
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)

    def render(self) -> bytes:
        """The text for Prometheus, of type `CONTENT_TYPE`."""
        return generate_latest(self.registry)

    def _ours(self) -> dict[str, Any]:
        return {"namespace": PREFIX, "registry": self.registry}

    def _counters(self, name: str, about: str, label: str) -> Counts:
        return Counts(name, about, label, self.registry)

    def _gauges(self, name: str, about: str, label: str, *known: str) -> Gauges:
        return Gauges(Gauge(name, about, [label], **self._ours()), *known)
