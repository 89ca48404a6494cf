"""The metrics can be read by Prometheus, have our prefix, and cost little where moves are made."""

from prometheus_client.parser import text_string_to_metric_families

from skulduggery.server.metrics import PREFIX, Metrics

OF_THE_PROCESS = ("process_", "python_")


def samples(metrics: Metrics) -> dict[tuple[str, tuple[str, ...]], float]:
    """By name and values of labels."""
    families = text_string_to_metric_families(metrics.render().decode())
    return {
        (sample.name, tuple(sample.labels.values())): sample.value for family in families for sample in family.samples
    }


def test_what_is_counted_can_be_read() -> None:
    metrics = Metrics()
    metrics.moves["skull-king"].inc()
    metrics.moves["skull-king"].inc()
    metrics.sockets["tv"].inc()
    metrics.move_seconds.observe(0.004)
    metrics.bus_news.inc(3)
    found = samples(metrics)
    assert found["skulduggery_moves_total", ("skull-king",)] == 2
    assert found["skulduggery_sockets", ("tv",)] == 1
    assert found["skulduggery_sockets", ("seat",)] == 0
    assert found["skulduggery_move_seconds_bucket", ("0.003",)] == 0
    assert found["skulduggery_move_seconds_bucket", ("0.005",)] == 1
    assert found["skulduggery_bus_news_total", ()] == 3


def test_names_begin_with_ours() -> None:
    names = {name for name, _ in samples(Metrics())}
    assert len(names) > 15
    assert all(name.startswith((f"{PREFIX}_", *OF_THE_PROCESS)) for name in names)


def test_two_servers_in_one_process_do_not_mix() -> None:
    one, other = Metrics(), Metrics()
    one.store_failures.inc()
    assert samples(one)["skulduggery_store_failures_total", ()] == 1
    assert samples(other)["skulduggery_store_failures_total", ()] == 0


def test_a_label_is_looked_up_once() -> None:
    metrics = Metrics()
    assert metrics.refused["flood"] is metrics.refused["flood"]
