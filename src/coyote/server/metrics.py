"""What a host can watch: counts for Prometheus."""

from __future__ import annotations

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

MEDIA_TYPE: Final = CONTENT_TYPE_LATEST


class Metrics:
    """The counts of one server, in a registry of their own: several servers fit in a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.tables = self._gauge("coyote_tables", "Tables in memory.")
        self.connections = self._gauge("coyote_connections", "Open sockets.")
        self.received = self._counter("coyote_messages_received", "Messages from sockets.")
        self.sent = self._counter("coyote_messages_sent", "Messages to sockets.")
        self.actions = self._counter("coyote_actions", "Actions that were stored.")
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

    def page(self) -> bytes:
        """The counts as Prometheus reads them."""
        return generate_latest(self.registry)
