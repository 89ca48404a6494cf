"""The proxy that breaks one request or one frame, between a small server and a plain client."""

import http.client
import json
import threading
from collections.abc import Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.sync.server import ServerConnection, serve

from drills.page.proxy import HERE, Proxy
from drills.page.strikes import Frame, Request, parse_strike
from drills.page.websocket import text_frame

PATIENCE = 30
BODY = b"0123456789" * 100


class Server:
    """What it was asked, and a word for every request."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        asked = self.asked

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                self.do_POST()

            def do_POST(self) -> None:
                sent = self.rfile.read(int(self.headers.get("content-length") or 0)).decode()
                asked.append(f"{self.command} {self.path} {sent}".strip())
                self.send_response(200)
                self.send_header("content-length", str(len(BODY)))
                self.end_headers()
                self.wfile.write(BODY)

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer((HERE, 0), Handler)
        self.port = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01})
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._thread.join(PATIENCE)
        self._server.server_close()


@pytest.fixture
def server() -> Generator[Server]:
    started = Server()
    yield started
    started.stop()


@contextmanager
def struck(port: int, text: str | None) -> Generator[Proxy]:
    strike = None if text is None else parse_strike(text)
    assert text is None or strike is not None
    with Proxy(port, strike, late_s=0.05) as proxy:
        proxy.begin()
        yield proxy


def ask(proxy: Proxy, path: str, *, method: str = "GET", body: str | None = None) -> tuple[int, bytes, str]:
    line = http.client.HTTPConnection(HERE, proxy.port, timeout=PATIENCE)
    try:
        line.request(method, path, body)
        answer = line.getresponse()
        return answer.status, answer.read(), answer.headers.get_content_type()
    finally:
        line.close()


def test_requests_are_passed_on_and_counted_by_their_path(server: Server) -> None:
    with struck(server.port, None) as proxy:
        assert ask(proxy, "/one")[:2] == (200, BODY)
        assert ask(proxy, "/two", method="POST", body="word")[:2] == (200, BODY)
        assert ask(proxy, "/one?again")[:2] == (200, BODY)
        assert proxy.seen == [Request("GET", "/one", 1), Request("POST", "/two", 1), Request("GET", "/one", 2)]
    assert server.asked == ["GET /one", "POST /two word", "GET /one?again"]
    assert not proxy.struck


def test_nothing_is_counted_or_broken_before_it_begins(server: Server) -> None:
    strike = parse_strike("cut GET /one 1")
    with Proxy(server.port, strike) as proxy:
        assert ask(proxy, "/one")[0] == 200
        assert proxy.seen == []
        proxy.begin()
        with pytest.raises((OSError, http.client.HTTPException)):
            ask(proxy, "/one")
        assert proxy.struck


def test_the_worker_is_kept_away_unless_it_is_wanted(server: Server) -> None:
    with struck(server.port, None) as proxy:
        assert ask(proxy, "/worker.js")[0] == 404
    with Proxy(server.port, worker=True) as proxy:
        assert ask(proxy, "/worker.js")[0] == 200


@pytest.mark.parametrize(("way", "reached"), [("cut", False), ("lost", True)])
def test_a_connection_is_cut_before_or_after_the_server_has_heard_of_it(
    server: Server, way: str, reached: bool
) -> None:
    with struck(server.port, f"{way} POST /two 2") as proxy:
        assert ask(proxy, "/two", method="POST", body="first")[0] == 200
        with pytest.raises((OSError, http.client.HTTPException)):
            ask(proxy, "/two", method="POST", body="second")
        assert proxy.struck
        assert ask(proxy, "/two", method="POST", body="third")[0] == 200, "the network works again"
    assert ("POST /two second" in server.asked) is reached


def test_an_answer_that_comes_late_is_whole(server: Server) -> None:
    with struck(server.port, "late GET /one 1") as proxy:
        assert ask(proxy, "/one")[:2] == (200, BODY)
        assert proxy.struck


def test_an_answer_ends_in_the_middle(server: Server) -> None:
    with struck(server.port, "half GET /one 1") as proxy, pytest.raises((OSError, http.client.IncompleteRead)):
        ask(proxy, "/one")


@pytest.mark.parametrize("status", [500, 502, 503])
def test_an_error_comes_as_a_page_and_the_server_hears_nothing(server: Server, status: int) -> None:
    with struck(server.port, f"status-{status} GET /one 1") as proxy:
        found, body, kind = ask(proxy, "/one")
        assert (found, kind) == (status, "text/html")
        assert str(status).encode() in body
    assert server.asked == []


def test_somebody_else_answers_that_all_is_well(server: Server) -> None:
    with struck(server.port, "portal GET /one 1") as proxy:
        status, body, kind = ask(proxy, "/one")
    assert (status, kind, server.asked) == (200, "text/html", [])
    assert b"log in" in body


# --- WebSockets ----------------------------------------------------------------------------------------------------


def parrot(line: ServerConnection) -> None:
    """Acknowledges every decision, and says everything else again."""
    for word in line:
        told = json.loads(word)
        line.send(json.dumps({"type": "update", "ack": told["id"]}) if told.get("type") == "intent" else word)


@pytest.fixture
def port() -> Generator[int]:
    with serve(parrot, HERE, 0) as started:
        thread = threading.Thread(target=started.serve_forever)
        thread.start()
        yield started.socket.getsockname()[1]
        started.shutdown()
        thread.join(PATIENCE)


@contextmanager
def dialled(proxy: Proxy) -> Generator[ClientConnection]:
    with connect(f"ws://{HERE}:{proxy.port}/socket", open_timeout=PATIENCE, close_timeout=0.1) as line:
        yield line


def say(line: ClientConnection, word: str) -> str:
    line.send(json.dumps(word_of(word)))
    return str(line.recv(PATIENCE))


def converse(line: ClientConnection, answers: list[str]) -> None:
    answers.extend(say(line, word) for word in ("one", "two", "three"))


def word_of(word: str) -> dict[str, str]:
    return {"type": "chat", "text": word}


def test_frames_are_passed_on_and_counted_but_not_pings(port: int) -> None:
    with struck(port, None) as proxy, dialled(proxy) as line:
        assert json.loads(say(line, "one")) == word_of("one")
        line.send('{"type":"ping"}')
        assert line.recv(PATIENCE) == '{"type":"ping"}'
        assert json.loads(say(line, "x" * 70_000)) == word_of("x" * 70_000)
        assert proxy.seen[1:] == [Frame("up", 1), Frame("down", 1), Frame("up", 2), Frame("down", 2)]


def test_decisions_are_known_once_the_page_has_heard_of_them(port: int) -> None:
    with struck(port, "before down 2") as proxy:
        with dialled(proxy) as line:
            line.send('{"type":"intent","id":"a"}')
            line.recv(PATIENCE)
            assert proxy.decided == {"a"}
            line.send('{"type":"intent","id":"b"}')
            with pytest.raises(ConnectionClosed):
                line.recv(PATIENCE)
        assert proxy.decided == {"a"}


@pytest.mark.parametrize(("text", "heard"), [("before down 2", 1), ("after down 2", 2), ("before up 2", 1)])
def test_a_connection_is_cut_before_or_after_a_frame(port: int, text: str, heard: int) -> None:
    with struck(port, text) as proxy:
        with dialled(proxy) as line:
            answers: list[str] = []
            with pytest.raises(ConnectionClosed):
                converse(line, answers)
        assert len(answers) == heard
        with dialled(proxy) as line:
            assert json.loads(say(line, "again")) == word_of("again"), "the network works again"


def test_a_late_frame_is_not_overtaken(port: int) -> None:
    with struck(port, "late down 1") as proxy, dialled(proxy) as line:
        for word in ("one", "two"):
            line.send(json.dumps(word_of(word)))
        assert [json.loads(line.recv(PATIENCE))["text"] for _ in range(2)] == ["one", "two"]


def test_garbage_comes_instead_of_a_frame(port: int) -> None:
    with struck(port, "garbage down 1") as proxy, dialled(proxy) as line:
        assert say(line, "one").startswith("<html>")
        assert json.loads(say(line, "two")) == word_of("two")


def test_an_upgrade_can_be_refused(port: int) -> None:
    with struck(port, "status-503 GET /socket 1") as proxy:
        with pytest.raises(InvalidStatus), dialled(proxy):
            pass
        with dialled(proxy) as line:
            assert json.loads(say(line, "again")) == word_of("again")


@pytest.mark.parametrize("length", [0, 125, 126, 65_535])
def test_a_text_frame_says_how_long_it_is(length: int) -> None:
    frame = text_frame("x" * length)
    assert frame.endswith(b"x" * length)
    assert len(frame) == length + (2 if length < 126 else 4)
