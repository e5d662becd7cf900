"""Counts are there for Prometheus, and those of two servers stay apart."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from coyote.server.metrics import Metrics


def samples(metrics: Metrics) -> dict[str, float]:
    families = text_string_to_metric_families(metrics.page().decode())
    return {sample.name: sample.value for family in families for sample in family.samples}


def test_what_is_counted_stands_on_the_page() -> None:
    metrics = Metrics()
    metrics.tables.set(3)
    metrics.connections.inc()
    metrics.actions.inc(2)
    metrics.received.inc()
    metrics.sent.inc(4)
    metrics.rejected.labels("stale").inc()
    metrics.requests.labels("GET", "200").inc()
    metrics.commits.observe(0.002)
    found = samples(metrics)
    assert found["coyote_tables"] == 3
    assert found["coyote_connections"] == 1
    assert found["coyote_actions_total"] == 2
    assert found["coyote_messages_received_total"] == 1
    assert found["coyote_messages_sent_total"] == 4
    assert found["coyote_rejected_total"] == 1
    assert found["coyote_requests_total"] == 1
    assert found["coyote_commit_seconds_count"] == 1


def test_two_servers_in_a_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.actions.inc()
    assert samples(other)["coyote_actions_total"] == 0
