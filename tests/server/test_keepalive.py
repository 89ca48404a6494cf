"""Lines are asked whether they are still there, but only those of which nothing was heard for a while."""

from collections.abc import Callable
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from skulduggery.server.lines import Line

INTERVAL = 20.0


class Loop:
    """One whose time only goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.planned: tuple[float, Callable[[], None]] | None = None

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, what: Callable[[], None]) -> object:
        self.planned = (self.now + seconds, what)
        return object()

    def go_on(self) -> None:
        """To what is planned next."""
        assert self.planned is not None
        (self.now, what), self.planned = self.planned, None
        what()


@pytest.fixture
def pings(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """When the line was asked."""
    asked: list[float] = []

    def ask(line: Any) -> None:
        asked.append(line.loop.now)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", ask)
    return asked


def a_line(loop: Loop) -> Line:
    line = Line.__new__(Line)
    known = {"loop": loop, "ping_interval": INTERVAL, "last_ping_rtt": 0.01, "_heard_at": loop.now, "ping_sent_at": 0.0}
    for name, value in known.items():
        setattr(line, name, value)
    return line


class Parser:
    """Of whatever is no single text."""

    def read(self, data: bytes) -> None:
        pass

    def cannot_tell(self) -> bool:
        return False


def hears(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anything at all."""
    monkeypatch.setattr(line, "_is_between_messages", Parser().cannot_tell)
    monkeypatch.setattr(line, "_receive_slowly", Parser().read)
    line.data_received(b"...")


def test_a_silent_line_is_asked(pings: list[float]) -> None:
    loop = Loop()
    line = a_line(loop)
    loop.now += INTERVAL
    line.send_keepalive_ping()
    assert pings == [1000 + INTERVAL]


def test_one_that_was_heard_is_asked_after_as_long_a_silence(
    pings: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = Loop()
    line = a_line(loop)
    loop.now += 15
    hears(line, monkeypatch)
    loop.now += 5
    line.send_keepalive_ping()
    assert not pings
    loop.go_on()
    assert pings == [1015 + INTERVAL]


def test_an_answer_does_not_put_the_next_question_off(pings: list[float]) -> None:
    """It came a moment after the question, and the next question comes that moment earlier."""
    loop = Loop()
    line = a_line(loop)
    loop.now += INTERVAL - line.last_ping_rtt
    line.send_keepalive_ping()
    assert pings == [1000 + INTERVAL - line.last_ping_rtt]


def test_whoever_answered_is_there_though_the_answer_still_waits_to_be_parsed(
    pings: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy server parses few frames in each turn of its event loop."""
    loop = Loop()
    line = a_line(loop)
    line.ping_sent_at = loop.now
    loop.now += 1
    hears(line, monkeypatch)
    loop.now += INTERVAL - 1
    line.keepalive_timeout()
    while not pings:
        loop.go_on()
    assert pings[0] == pytest.approx(loop.now)
    assert pings[0] >= 1001 + INTERVAL


def test_who_answers_nothing_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[str] = []

    def give_up(_line: Line) -> None:
        ended.append("asked in vain")

    def hang_up(_line: Line) -> None:
        ended.append("cut soon")

    monkeypatch.setattr(WebSocketsSansIOProtocol, "keepalive_timeout", give_up)
    monkeypatch.setattr(Line, "hang_up", hang_up)
    loop = Loop()
    line = a_line(loop)
    line.ping_sent_at = loop.now + INTERVAL
    loop.now += 2 * INTERVAL
    line.keepalive_timeout()
    assert ended == ["asked in vain", "cut soon"]
