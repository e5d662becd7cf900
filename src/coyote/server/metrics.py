"""What a host can watch: counts for Prometheus."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

MEDIA_TYPE: Final = CONTENT_TYPE_LATEST


class Tally(Collector):
    """A counter without a lock, for what only the event loop counts, and often."""

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self.count = 0

    def inc(self, more: int = 1) -> None:
        self.count += more

    def collect(self) -> Iterable[Metric]:
        return [CounterMetricFamily(self.name, self.help, value=self.count)]


class Metrics:
    """The counts of one server, in a registry of their own: several servers fit in a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.tables = self._gauge("coyote_tables", "Tables in memory.")
        self.connections = self._gauge("coyote_connections", "Open sockets.")
        self.received = self._tally("coyote_messages_received", "Messages from sockets.")
        self.sent = self._tally("coyote_messages_sent", "Messages to sockets.")
        self.actions = self._tally("coyote_actions", "Lines of the tables' logs that were stored.")
        self.commits = Histogram(
            "coyote_commit_seconds",
            "How long the database took for all that waited.",
            buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
            registry=self.registry,
        )
        self.rejected = self._counter("coyote_rejected", "Messages that were refused.", "code")
        self.requests = self._counter("coyote_requests", "HTTP requests.", "method", "status")

    def _gauge(self, name: str, help: str) -> Gauge:
        return Gauge(name, help, registry=self.registry)

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(name, help, labels, registry=self.registry)

    def _tally(self, name: str, help: str) -> Tally:
        tally = Tally(name, help)
        self.registry.register(tally)
        return tally

    def page(self) -> bytes:
        """The counts as Prometheus reads them."""
        return generate_latest(self.registry)
