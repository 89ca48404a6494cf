"""What the workers of one server share: the port, the limits, and the metrics."""

import os
import socket

import pytest
from prometheus_client.parser import text_string_to_metric_families

from skulduggery.server.api.operating import collected
from skulduggery.server.config import Limits, ServerConfig
from skulduggery.server.ids import new_table_id
from skulduggery.server.listening import CannotListen
from skulduggery.server.metrics import Metrics
from skulduggery.server.workers import places
from skulduggery.server.workers.counting import families, rendered
from skulduggery.server.workers.exchange import Exchange, home_of
from skulduggery.server.workers.shares import share_of


def test_a_port_is_shared_with_no_other_server() -> None:
    """Sockets that share a port share it with those of any other program of the same user."""
    listening = places.listen_for("127.0.0.1", 0, 2)
    try:
        ports = {opened.getsockname()[1] for sockets in listening for opened in sockets}
        assert len(ports) == 1
        with pytest.raises(CannotListen) as fault:
            places.listen_for("127.0.0.1", ports.pop(), 2)
        assert fault.value.reason == "port-taken"
    finally:
        places.close(listening)


@pytest.mark.skipif(not places.SPREADS, reason="elsewhere all workers accept from the same sockets")
def test_new_connections_are_spread() -> None:
    listening = places.listen_for("127.0.0.1", 0, 2)
    clients = [socket.create_connection(listening[0][0].getsockname()) for _ in range(64)]
    try:
        for (opened,) in listening:
            opened.settimeout(30)
            opened.accept()[0].close()
    finally:
        places.close(listening)
        for client in clients:
            client.close()


def test_what_is_set_for_all_is_divided() -> None:
    whole = ServerConfig(bot_workers=5, limits=Limits(sockets=100, tables=70, requests_per_minute=9))
    shares = [share_of(whole, number, 3) for number in (1, 2, 3)]
    assert [share.bot_workers for share in shares] == [2, 2, 1]
    assert [share.limits.sockets for share in shares] == [34, 33, 33]
    assert {(share.limits.tables, share.limits.requests_per_minute) for share in shares} == {(70, 9)}
    assert share_of(ServerConfig(bot_workers=1), 3, 3).bot_workers == 1


def test_metrics_of_all_workers_are_one_answer() -> None:
    first, second = Metrics(), Metrics()
    first.moves["skull-king"].inc(2)
    second.moves["skull-king"].inc(3)
    second.move_seconds.observe(0.004)
    counted = {2: families(collected(second)), 1: families(collected(first))}
    text = rendered(counted, {1: 0, 2: 4}).decode()
    found = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert found["skulduggery_moves_total", "skull-king", "1"] == 2
    assert found["skulduggery_moves_total", "skull-king", "2"] == 3
    assert found["skulduggery_move_seconds_bucket", "0.005", "2"] == 1
    assert found["skulduggery_workers",] == 2
    assert found["skulduggery_worker_restarts_total", "2"] == 4
    told = [line for line in text.splitlines() if line.startswith("# TYPE")]
    assert len(told) == len(set(told))


def test_a_connection_is_passed_on_unless_the_inbox_is_full() -> None:
    inboxes = places.inboxes_for(2)
    exchange = Exchange(1, inboxes[0][0], [outside for _, outside in inboxes])
    away = next(table for table in iter(new_table_id, None) if home_of(table.encode(), 2) == 2)
    try:
        with socket.socket() as connection:
            at = f"/api/tables/{exchange.new_table_id()}/socket"
            for target in (at, f"/api/tables/{away}", "/api/games"):
                assert not exchange.pass_on(connection, target.encode(), b"GET")
            assert exchange.pass_on(connection, f"/api/tables/{away}/socket?words=de".encode(), b"GET")
            request, files, _, _ = socket.recv_fds(inboxes[1][0], 100, 1)
            assert request == b"GET"
            os.close(*files)
            sent = 0
            while exchange.pass_on(connection, f"/api/tables/{away}/socket".encode(), bytes(1000)):
                sent += 1
            assert sent > 0
    finally:
        places.close(inboxes)
