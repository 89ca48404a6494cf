"""Far too much from one client: it is cut off and logged, and others do not notice."""

import asyncio
import socket
import threading
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from skulduggery.server import httplines, lines
from skulduggery.server.config import Limits, ServerConfig
from skulduggery.server.entrance import Entrance
from skulduggery.server.httplines import HttpLine
from skulduggery.server.services import Services
from skulduggery.server.turns import PIECES_A_TURN, Turns
from tests.server.api.playing import QUICK, open_table
from tests.server.devices import (
    PONG,
    Log,
    RawLine,
    at,
    cookie_of,
    eventually,
    framed,
    listening_in,
    path,
    raw_line,
)
from tests.server.serving import PATIENCE, RunningServer, running_server

PING, CONTINUATION = 9, 0
FLOOD = 1008


@pytest.fixture
def log() -> Generator[Log]:
    with listening_in() as log:
        yield log
        assert log.events("error") == []


@pytest.fixture
def server(log: Log, tmp_path: Path) -> Generator[RunningServer]:
    with running_server(tmp_path, limits=Limits(messages_per_second=1, message_burst=1)) as running:
        yield running


# --- frames -------------------------------------------------------------------------------------------------------

EMPTY: dict[str, tuple[bytes, bytes]] = {
    "ping": (b"", framed(b"", kind=PING)),
    "pong": (b"", framed(b"", kind=PONG)),
    "cont": (framed(b"x", last=False), framed(b"", kind=CONTINUATION, last=False)),
}


@pytest.mark.parametrize(("first", "frame"), EMPTY.values(), ids=EMPTY)
def test_frames_without_a_message_are_counted(
    server: RunningServer, log: Log, first: bytes, frame: bytes, request: pytest.FixtureRequest
) -> None:
    guest = server.guest()
    table = open_table(guest)
    for times in (1, 2):
        with raw_line(server) as line:
            line.shake_hands(guest, table)
            line.socket.sendall(first + frame * 500)
            assert line.close_code() == FLOOD, times
    [told] = [told for told in log.lines if told["event"] == "flood"]
    assert (told["kind"], told["times"]) == (request.node.callspec.id, 1), "the second is not logged again so soon"
    assert "address" in told


def test_texts_are_counted_where_they_skip_the_parser(
    tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each comes alone, and is answered before the next: that is nearly all that there is to read."""
    parsed: list[int] = []
    take_turn = lines.Line.take_turn

    def counting(line: lines.Line) -> bool:
        parsed.append(1)
        return take_turn(line)

    monkeypatch.setattr(lines.Line, "take_turn", counting)
    monkeypatch.setattr(lines, "FRAMES_PER_MESSAGE", 0)
    monkeypatch.setattr(lines, "SPARE_FRAMES", 20)
    with running_server(tmp_path, limits=Limits(messages_per_second=1000)) as server:
        guest = server.guest()
        with at(guest, open_table(guest)) as device:
            device.next()
            assert [device.all_before_pong() for _ in range(20)] == [[]] * 20
            assert parsed == []
            device.send('{"type":"ping"}')
            assert device.closed() == (FLOOD, "flood")


def test_a_few_frames_beside_messages_are_fine(server: RunningServer) -> None:
    guest = server.guest()
    with raw_line(server) as line:
        line.shake_hands(guest, open_table(guest))
        line.socket.sendall(framed(b"ahoy", kind=PING) * 50 + framed(b"", kind=PONG) * 50)
        line.frame(b'{"type":"p', last=False)
        line.frame(b"", kind=CONTINUATION, last=False)
        line.frame(b'ing"}', kind=CONTINUATION)
        assert line.everything(until=b'{"type":"pong"}').count(b"\x8a\x04ahoy") == 50


def test_pings_are_not_answered_while_nobody_reads(tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the answers would fill the memory."""
    waiting: list[int] = []
    handle_ping = lines.Line.handle_ping

    def measuring(line: lines.Line) -> None:
        line.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        handle_ping(line)
        waiting.append(line.transport.get_write_buffer_size())

    monkeypatch.setattr(lines.Line, "handle_ping", measuring)
    limits = Limits(messages_per_second=10_000, message_burst=100_000)
    with running_server(tmp_path, limits=limits) as server, raw_line(server, small=True) as line:
        guest = server.guest()
        line.shake_hands(guest, open_table(guest))
        for _ in range(100):
            line.socket.sendall(framed(b"x" * 125, kind=PING) * 200)
        eventually(lambda: len(waiting) == 20_000)
        assert 0 < max(waiting) < 1 << 18, "2.6 MB of pings were sent"


def test_a_chunk_of_tiny_frames_is_parsed_in_pieces(tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others have their turn in between."""
    pieces: list[int] = []
    handle_events = lines.Line.handle_events

    def counting(line: lines.Line) -> None:
        pieces.append(len(line.conn.events))
        handle_events(line)

    monkeypatch.setattr(lines.Line, "handle_events", counting)
    limits = Limits(messages_per_second=10_000, message_burst=100_000)
    with running_server(tmp_path, limits=limits) as server, raw_line(server) as line:
        guest = server.guest()
        line.shake_hands(guest, open_table(guest))
        line.socket.sendall(framed(b"", kind=PONG) * 20_000 + framed(b"end", kind=PING))
        assert b"\x8a\x03end" in line.everything(until=b"\x8a\x03end")
    assert sum(pieces) >= 20_001
    assert max(pieces) < 100


def test_a_message_in_the_middle_of_a_chunk_waits_for_the_application(tmp_path: Path, log: Log) -> None:
    """Several messages in one chunk, beside other frames: each is answered, in their order."""
    with running_server(tmp_path) as server, raw_line(server) as line:
        guest = server.guest()
        line.shake_hands(guest, open_table(guest))
        ping, padding = framed(b'{"type":"ping"}'), framed(b"", kind=PONG) * 100
        line.socket.sendall(ping + padding + ping + framed(b'{"type":"dance","id":"last"}') + padding)
        said = line.everything(until=b'"last"')
        assert said.count(b'{"type":"pong"}') == 2


def test_turns_are_bounded_and_fair() -> None:
    """Two pieces in each turn of the event loop, however many are wanted by each."""
    done: list[tuple[int, str]] = []
    turn = 0

    class Patient:
        def __init__(self, name: str, pieces: int) -> None:
            self.name, self.left = name, pieces

        def take_turn(self) -> bool:
            done.append((turn, self.name))
            self.left -= 1
            return self.left > 0

    async def run() -> None:
        nonlocal turn
        turns = Turns(asyncio.get_running_loop(), pieces=2)
        for patient in (Patient("a", 3), Patient("b", 1), Patient("c", 1)):
            turns.add(patient)
        for turn in range(5):  # noqa: B007 - the patients look at it
            await asyncio.sleep(0)

    asyncio.run(run())
    assert "".join(name for _, name in done) == "abcaa"
    assert [each for each, _ in done] == sorted([0, 0, 1, 1, 2])


# --- before anybody is known --------------------------------------------------------------------------------------


def test_nothing_is_read_from_a_socket_before_it_is_admitted(
    tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And little from one that is turned away."""
    frames = [0]
    handle_events = lines.Line.handle_events

    def counting(line: lines.Line) -> None:
        frames[0] += line.handshake_complete * len(line.conn.events)
        handle_events(line)

    monkeypatch.setattr(lines.Line, "handle_events", counting)
    with running_server(tmp_path) as server, raw_line(server) as line:
        line.shake_hands(server.visitor(), "a" * 22)
        line.socket.sendall(framed(b"{}") * 10_000)
        assert b"\x11\x31not-a-guest" in line.everything(), "code 4401"
        assert 0 < frames[0] < 100
        eventually(lambda: "flood" in log.events("warning"))


def test_a_guest_who_is_turned_away_can_say_goodbye(server: RunningServer) -> None:
    with at(server.guest(), "a" * 22) as device:
        assert device.closed() == (4404, "no-such-table")


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"GET /api/tables/x/socket HTTP/1.1\r\nUpgr"])
def test_heads_have_a_deadline(sent: bytes, log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(httplines, "HEAD_SECONDS", 0.1)
    with running_server(tmp_path) as server, raw_line(server) as line:
        line.socket.sendall(sent)
        assert line.everything() == (httplines.TOO_LATE if sent else b"")
        assert log.events("warning") == (["slow-head"] if sent else []), "browsers open connections in advance"


def test_the_next_head_over_a_connection_has_a_deadline_too(
    log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(httplines, "HEAD_SECONDS", 0.1)
    with running_server(tmp_path) as server, raw_line(server) as line:
        line.socket.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b'"status":"ok"' in line.everything(until=b"}")
        line.socket.sendall(b"GET / HT")
        assert line.everything() == httplines.TOO_LATE


def test_a_connection_that_is_kept_for_later_has_none(
    log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(httplines, "HEAD_SECONDS", 0.1)
    with running_server(tmp_path) as server, raw_line(server) as line:
        for _ in range(2):
            line.socket.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b'"status":"ok"' in line.everything(until=b"}")
            with raw_line(server) as other:
                assert other.everything() == b"", "so a deadline has passed meanwhile"


BODY = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 16\r\n\r\n"


def test_bodies_have_a_deadline(log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(httplines, "BODY_SECONDS", 0.1)
    with running_server(tmp_path) as server, raw_line(server) as line:
        line.socket.sendall(BODY + b'{"name":')
        assert line.everything() == httplines.TOO_LATE
        assert log.events("warning") == ["slow-body"]


def test_a_body_that_comes_in_parts_is_read(server: RunningServer) -> None:
    with raw_line(server) as line:
        for part in (BODY, b'{"name":', b' "Anna"}'):
            line.socket.sendall(part)
        assert line.everything(until=b"\r\n\r\n").startswith(b"HTTP/1.1 201 ")


def test_whoever_hangs_up_within_a_body_is_no_error_of_ours(server: RunningServer, log: Log) -> None:
    for vanish in (False, True):
        with raw_line(server) as line:
            line.socket.sendall(BODY + b'{"name":')
            eventually(lambda: len(server.app.state.entrance.visits) == 1)
            if vanish:
                line.vanish()
        eventually(lambda: len(server.app.state.entrance.visits) == 0)
    eventually(lambda: server.app.state.hub.services.metrics.refused["bad-request"].value == 2)
    assert log.events("error") == []


def test_an_answer_that_nobody_reads_is_given_up(log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(httplines, "READING_SECONDS", 0.1)
    with running_server(tmp_path) as server, raw_line(server, small=True) as line:
        line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 20)
        get = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        line.socket.sendall(get * 300)
        assert line.socket.recv(12) == b"HTTP/1.1 200"
        eventually(lambda: len(server.app.state.entrance.visits) == 0)


def test_requests_that_come_at_once_take_turns() -> None:
    """A few in each turn of the event loop: in between it serves those who play."""
    begun = 0

    async def app(scope: Any, receive: Any, send: Any) -> None:
        nonlocal begun
        begun += 1
        del scope, receive, send

    async def run() -> list[int]:
        settings: dict[str, Any] = {"log_config": None, "interface": "asgi3"}
        config = uvicorn.Config(cast("Any", app), **settings)
        config.load()
        entrance = Entrance(ServerConfig())
        entrance.open(cast("Services", SimpleNamespace(key=bytes(32))))
        for _ in range(3 * PIECES_A_TURN):
            line = HttpLine(entrance, config=config, server_state=ServerState(), app_state={})
            line.connection_made(Nowhere(line))
            line.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        counted: list[int] = []
        for _ in range(6):
            await asyncio.sleep(0)
            counted.append(begun)
        return counted

    counted = asyncio.run(run())
    assert max(after - before for before, after in pairwise([0, *counted])) == PIECES_A_TURN
    assert counted[-1] == 3 * PIECES_A_TURN


class Nowhere(asyncio.Transport):
    """A connection that nobody is at the other end of."""

    def __init__(self, protocol: HttpLine) -> None:
        super().__init__()
        self._protocol = protocol

    def get_protocol(self) -> HttpLine:
        return self._protocol

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def write(self, data: Any) -> None:
        pass

    def close(self) -> None:
        pass


# --- many connections ---------------------------------------------------------------------------------------------


def test_silent_connections_give_way(log: Log, tmp_path: Path) -> None:
    """A server with few open files: those that say nothing from one address do not shut out anybody else."""
    with running_server(tmp_path) as server, ExitStack() as kept:
        guest = server.guest()
        table = open_table(guest)
        server.app.state.entrance.make_room(64)
        silent = [kept.enter_context(raw_line(server)) for _ in range(80)]
        with at(guest, table) as device, server.visitor() as newcomer:
            assert device.next()["type"] == "update"
            assert newcomer.get("/health").status_code == 200
            assert newcomer.post("/api/guests", json={"name": "Ben"}).status_code == 201
            assert len(server.app.state.entrance.visits) < 48
            assert silent[0].everything() == b"", "the oldest is cut first"
            assert "crowded" in log.events("warning")
            assert device.all_before_pong() is not None


def test_sockets_leave_room_for_requests(log: Log, tmp_path: Path) -> None:
    with running_server(tmp_path, limits=Limits(connections_per_guest=100)) as server, ExitStack() as kept:
        guest = server.guest()
        table = open_table(guest)
        server.app.state.entrance.make_room(40)
        admitted = [admits(kept.enter_context(raw_line(server)), guest, table) for _ in range(30)]
        most = server.app.state.entrance.most_sockets
        assert 0.75 * most <= sum(admitted) < 0.75 * most + 1, "a guest who has a few gets no more from there on"
        with at(server.guest("Ben"), table) as other:
            assert other.next()["type"] == "update"
        assert httpx.get(f"{server.url}/health").status_code == 200


# --- one address, many people -------------------------------------------------------------------------------------

CLASS = 30


def admits(line: RawLine, guest: httpx.Client, table: str) -> bool:
    """Whether the socket is shown the table."""
    line.shake_hands(guest, table)
    return b'"type":"update"' in line.everything(until=b'"type":')


def test_a_class_arrives_at_once(log: Log, tmp_path: Path) -> None:
    """Everybody opens the page, types the code, becomes a guest and comes to the table, behind one address and with
    the usual limits, while one of them does everything too often."""
    with running_server(tmp_path) as server:
        teacher = server.guest("Teacher")
        opened = teacher.post("/api/tables", json={"settings": {**QUICK, "public": True}}).json()
        arriving = threading.Barrier(CLASS)

        def arrive(number: int) -> str:
            with httpx.Client(base_url=server.url, timeout=PATIENCE) as pupil:
                arriving.wait(PATIENCE)
                for _ in range(30):
                    pupil.get("/").raise_for_status()
                pupil.get("/api/games").raise_for_status()
                table = pupil.get(f"/api/codes/{opened['code']}").raise_for_status().json()["id"]
                pupil.post("/api/guests", json={"name": f"Pupil {number}"}).raise_for_status()
                pupil.get("/api/me").raise_for_status()
                with at(pupil, table) as device:
                    return device.next()["type"]

        with ThreadPoolExecutor(CLASS) as pupils:
            assert list(pupils.map(arrive, range(CLASS))) == ["update"] * CLASS
        assert log.events("warning") == []


def test_a_class_is_not_locked_out_by_one_of_them(log: Log, tmp_path: Path) -> None:
    with running_server(tmp_path) as server, ExitStack() as kept:
        ben, nuisance = server.guest("Ben"), server.guest("Nuisance")
        opened = ben.post("/api/tables", json={"settings": QUICK}).json()
        admitted = [admits(kept.enter_context(raw_line(server)), nuisance, opened["id"]) for _ in range(40)]
        assert sum(admitted) == server.config.limits.connections_per_guest
        while nuisance.get("/api/codes/ZZZZZ").status_code == 404:
            pass
        while nuisance.get("/api/games").status_code == 200:
            pass
        assert ben.get(f"/api/codes/{opened['code']}").status_code == 200
        assert ben.get("/api/me").status_code == 200
        with at(ben, opened["id"]) as device:
            assert device.next()["type"] == "update"
        newcomer = server.guest("New")
        with at(newcomer, opened["id"]) as device:
            assert device.next()["type"] == "update"


# --- the name of the server ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", ["/", "/metrics", "/api/games", "/api/me"])
def test_a_name_that_is_not_ours_is_refused(server: RunningServer, asked: str) -> None:
    """DNS rebinding: a page of somebody else's whose name leads here."""
    answer = httpx.get(server.url + asked, headers={"host": "evil.example:7878", "accept-language": "en"})
    assert (answer.status_code, answer.json()["reason"]) == (421, "foreign-host")
    assert "evil.example" in answer.json()["message"]
    assert "hosts" in answer.json()["message"], "the setting that allows it"


def test_a_name_that_is_not_ours_gets_no_socket(server: RunningServer) -> None:
    guest = server.guest()
    request = (
        f"GET {path(open_table(guest))} HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie_of(guest)}\r\n\r\n"
    )
    with raw_line(server) as line:
        line.socket.sendall(request.encode())
        assert line.everything().startswith(b"HTTP/1.1 403 ")


def test_health_answers_under_any_name(server: RunningServer) -> None:
    assert httpx.get(f"{server.url}/health", headers={"host": "balancer.example"}).status_code == 200
