"""What a server counts and times, for Prometheus. Labels are few and known; none names a person, a card or a table."""

from typing import Any, Generic, Protocol, TypeVar

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

CONTENT_TYPE = CONTENT_TYPE_LATEST
PREFIX = "skulduggery"
SECONDS = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class _Labelled(Protocol):
    def labels(self, *values: Any) -> Any: ...


Child = TypeVar("Child", Counter, Gauge)


class Family(dict[str, Child], Generic[Child]):
    """The children of a metric by the value of its one label, each looked up only once."""

    def __init__(self, metric: _Labelled, *known: str) -> None:
        super().__init__()
        self._metric = metric
        for value in known:
            _ = self[value]

    def __missing__(self, value: str) -> Child:
        child: Child = self._metric.labels(value)
        self[value] = child
        return child


class Metrics:
    """All of them, in a registry of their own: two servers in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = self._counters("moves", "Decisions stored, of people and bots.", "game")
        self.intents = self._counters("intents", "Intents received, by how they were answered.", "answer")
        self.move_seconds = self._histogram(
            "move_seconds", "From an intent received to the last socket written.", SECONDS
        )
        self.tables = self._gauges(
            "tables", "Tables held by this server.", "status", "waiting", "playing", "finished", "abandoned"
        )
        self.sockets = self._gauges("sockets", "Sockets open.", "kind", "seat", "spectator", "tv")
        self.pad_viewers = Gauge("pad_viewers", "Viewers who wait for a shared score pad to change.", **self._ours())
        self.pad_changes = Counter("pad_changes", "Changes of shared score pads stored.", **self._ours())
        self.outbox_frames = Gauge("outbox_frames", "Frames waiting to be written to sockets.", **self._ours())
        self.store_append_seconds = self._histogram(
            "store_append_seconds", "From an append asked for to its durable write.", SECONDS
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
        """The text that Prometheus reads; `CONTENT_TYPE` goes with it."""
        return generate_latest(self.registry)

    def _ours(self) -> dict[str, Any]:
        return {"namespace": PREFIX, "registry": self.registry}

    def _counters(self, name: str, about: str, label: str) -> Family[Counter]:
        return Family(Counter(name, about, [label], **self._ours()))

    def _gauges(self, name: str, about: str, label: str, *known: str) -> Family[Gauge]:
        return Family(Gauge(name, about, [label], **self._ours()), *known)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, about, buckets=buckets, **self._ours())
