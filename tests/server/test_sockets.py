"""Everything that can be wrong with a socket, tried at a real server: one clear answer, and nobody else suffers."""

import json
import threading
import time
from collections.abc import Generator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from skulduggery.server import lines, run
from skulduggery.server.config import Limits
from skulduggery.server.limits import Bucket
from skulduggery.server.peers import MOST_WAITING
from skulduggery.server.refusals import sentence
from skulduggery.server.table.requests import No
from tests.server.api.playing import open_table
from tests.server.devices import (
    BINARY,
    Device,
    Log,
    RawLine,
    at,
    cookie_of,
    eventually,
    listening_in,
    playing,
    raw_line,
    sockets_open,
    table_at,
)
from tests.server.house import fresh, pick
from tests.server.serving import RunningServer, running_server

ROOMY = Limits(
    messages_per_second=10_000,
    message_burst=100_000,
    connections_per_guest=1000,
    requests_per_minute=100_000,
    guests_per_hour=10_000,
    tables_per_hour=10_000,
    chat_lines_per_10_seconds=1000,
)


@pytest.fixture(scope="module")
def log() -> Generator[Log]:
    with listening_in() as log:
        yield log


@pytest.fixture(scope="module")
def server(log: Log, tmp_path_factory: pytest.TempPathFactory) -> Generator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("server"), limits=ROOMY, metrics="on") as running:
        yield running


@pytest.fixture(autouse=True)
def nothing_fails(log: Log) -> Generator[None]:
    """Whatever anybody sends is nobody's error but theirs."""
    log.clear()
    yield
    assert log.events("error") == []
    assert "Traceback" not in log.getvalue()


# --- frames -------------------------------------------------------------------------------------------------------

NEST = '{"type": "ping", "deep": '
INTENT = '{"type": "intent", "id": "x", "prompt": 1, "move": '

NONSENSE: dict[str, tuple[str | bytes, str, str | None]] = {
    "nothing": ("", "not-json", None),
    "nothing, in bytes": (b"", "not-json", None),
    "no JSON": ("Ahoy!", "not-json", None),
    "half of it": ('{"type": "pi', "not-json", None),
    "more than one": ('{"type": "ping"} {"type": "ping"}', "not-json", None),
    "a mark of byte order": ('\ufeff{"type": "ping"}', "not-json", None),
    "no number": ('{"type": "sit-down", "id": "x", "seat": NaN}', "not-json", None),
    "half a surrogate": (r'{"type": "sit-down", "id": "\ud800"}', "not-json", None),
    "surrogates the wrong way round": (r'{"type": "sit-down", "id": "\udc00\ud800"}', "not-json", None),
    "bytes that are no text": (b'{"type": "sit-down", "id": "\xff"}', "not-json", None),
    "bytes that are no text, in a move": (
        b'{"type": "intent", "id": "x", "prompt": 1, "move": "\xff"}',
        "not-json",
        None,
    ),
    "just too large": ("x" * 4097, "too-large", None),
    "small in letters and large in bytes": ("\u00e9" * 2100, "too-large", None),
    "as large as is answered": ("x" * 16384, "too-large", None),
    "a list": ("[]", "bad-message", None),
    "a number": ("1e999", "bad-message", None),
    "nothing but null": ("null", "bad-message", None),
    "no type": ("{}", "bad-message", None),
    "an unknown type": ('{"type": "dance", "id": "x"}', "bad-message", "x"),
    "a type that is no word": ('{"type": 7, "id": "x"}', "bad-message", "x"),
    "two types": ('{"type": "ping", "type": "sync"}', "bad-message", None),
    "a field too many": ('{"type": "ping", "id": "x", "hat": 1}', "bad-message", "x"),
    "no id": ('{"type": "sit-down"}', "bad-message", None),
    "an id that is no text": ('{"type": "sit-down", "id": 7}', "bad-message", None),
    "an empty id": ('{"type": "sit-down", "id": ""}', "bad-message", ""),
    "a long id": (json.dumps({"type": "sit-down", "id": "x" * 65}), "bad-message", "x" * 65),
    "a seat that is no number": ('{"type": "sit-down", "id": "x", "seat": "0"}', "bad-message", "x"),
    "a seat that is a fraction": ('{"type": "sit-down", "id": "x", "seat": 0.5}', "bad-message", "x"),
    "a seat beyond numbers": ('{"type": "sit-down", "id": "x", "seat": 1e400}', "bad-message", "x"),
    "a seat of many digits": (f'{{"type": "kick", "id": "x", "seat": {"9" * 4000}}}', "no-such-seat", "x"),
    "a seat below all": ('{"type": "kick", "id": "x", "seat": -1}', "no-such-seat", "x"),
    "deep lists": ("[" * 4000, "too-deep", None),
    "deep lists in a field too many": (NEST + "[" * 4000, "too-deep", None),
    "deep lists in a field too many, closed": (NEST + "[" * 2000 + "]" * 2000 + "}", "too-deep", None),
    "lists in a field too many that are not too deep": (NEST + "[" * 99 + "]" * 99 + "}", "bad-message", None),
    "deep lists in a move": (INTENT + "[" * 2000 + "]" * 2000 + "}", "too-deep", None),
    "lists in a move that are just too deep": (INTENT + "[" * 100 + "]" * 100 + "}", "too-deep", None),
    "lists in a move that are just not too deep": (INTENT + "[" * 99 + "]" * 99 + "}", "bad-move", "x"),
    "brackets in a text": (INTENT + json.dumps("[" * 3000) + "}", "bad-move", "x"),
    "a move that is null": (INTENT + "null}", "bad-move", "x"),
    "a move of no kind": (INTENT + '{"type": "dance"}}', "bad-move", "x"),
    "a move with a number beyond numbers": (INTENT + '{"type": "bid", "bid": 1e400}}', "bad-move", "x"),
    "a move with many digits": (INTENT + f'{{"type": "bid", "bid": {"9" * 4000}}}}}', "old-prompt", "x"),
    "settings of no game": (
        '{"type": "change-settings", "id": "x", "settings": {"game": "\\u0000", "seats": 2}}',
        "already-playing",
        "x",
    ),
    "settings of a thousand seats": (
        '{"type": "change-settings", "id": "x", "settings": {"game": "skull-king", "seats": 1001}}',
        "bad-message",
        "x",
    ),
    "nothing to say": ('{"type": "say", "id": "x"}', "chat-one-thing", "x"),
    "nothing to be seen": (r'{"type": "say", "id": "x", "text": "\u200b\u0000"}', "chat-empty", "x"),
    "nobody": (r'{"type": "mute", "id": "x", "who": "\u0000"}', "who-unknown", "x"),
}


@pytest.fixture(scope="module")
def games(server: RunningServer) -> Generator[dict[str, Device]]:
    """Somebody in the middle of a game, once in English and once in German."""
    with playing(server, "Anna Ben") as (anna, _), playing(server, "Anna Ben", "?words=de") as (german, _):
        yield {"en": anna, "de": german}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("frame", "reason", "answered"), NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_refused_once_in_words(
    games: dict[str, Device], language: str, frame: str | bytes, reason: str, answered: str | None
) -> None:
    """`answered` is the id under which the answer comes; "x" stands for one that was not used before."""
    device, request = games[language], fresh()
    device.all_before_pong()
    told = device.refusal(frame.replace('"x"', f'"{request}"') if isinstance(frame, str) else frame)
    assert told["reason"] == reason
    assert told.get("id") == (request if answered == "x" else answered)
    no = No(reason, told.get("args", {}), told.get("rule"))
    assert told["message"] == sentence(no, language=language, game="skull-king")
    assert len(told["message"]) > len(reason) + 5, "a sentence, not a key"


FATAL: dict[str, tuple[list[tuple[bytes, int, bool]], int]] = {
    "far too large": ([(b"x" * 16385, 1, True)], 1009),
    "far too large, in bytes": ([(b"x" * 20_000, BINARY, True)], 1009),
    "far too large, in parts": ([(b"x" * 9000, 1, False), (b"x" * 9000, 0, True)], 1009),
    "text that is none": ([(b'{"type": "\xff\xfe"}', 1, True)], 1007),
    "text that is none, in parts": ([(b'{"type": "\xc3', 1, False), (b'("}', 0, True)], 1007),
    "a kind that does not exist": ([(b"", 3, True)], 1002),
    "a second beginning": ([(b"x", 1, False), (b"x", 1, True)], 1002),
    "an end without a beginning": ([(b"x", 0, True)], 1002),
    "a long ping": ([(b"x" * 126, 9, True)], 1002),
}


@pytest.mark.parametrize(("frames", "code"), FATAL.values(), ids=FATAL)
def test_what_breaks_the_protocol_ends_the_socket(
    server: RunningServer, frames: list[tuple[bytes, int, bool]], code: int
) -> None:
    guest = server.guest()
    with raw_line(server) as line:
        line.shake_hands(guest, open_table(guest))
        for payload, kind, last in frames:
            line.frame(payload, kind=kind, last=last)
        assert line.close_code() == code


def test_a_message_in_many_parts_is_one_message(server: RunningServer) -> None:
    guest = server.guest()
    with raw_line(server) as line:
        line.shake_hands(guest, open_table(guest))
        for number, letter in enumerate(b'{"type": "ping"}'):
            line.frame(bytes([letter]), kind=0 if number else 1, last=letter == ord("}"))
        assert b'{"type":"pong"}' in line.everything(until=b"pong")


# --- at the door --------------------------------------------------------------------------------------------------

NO_TABLES = {
    "unknown": "a" * 22,
    "too short": "x",
    "very long": "a" * 6000,
    "nothing but a zero": "%00",
    "a way out": "%2e%2e",
    "no text": "%ff%fe",
    "an end of line behind it": "aaaaaaaaaaaaaaaaaaaaaa%0a",
    "a log of talk": "aaaaaaaaaaaaaaaaaaaaaa:talk",
    "a quotation mark": "%22%27",
}


@pytest.mark.parametrize("table", NO_TABLES.values(), ids=NO_TABLES)
def test_a_table_that_does_not_exist(server: RunningServer, table: str) -> None:
    with at(server.guest(), table, "?words=de") as device:
        turned_away(device, "no-such-table", 4404, again=False)


def turned_away(device: Device, reason: str, code: int, *, again: bool, language: str = "de") -> None:
    """One last message that says why, and then the closing of the socket that says it again."""
    told = device.next()
    message = sentence(No(reason, {"problem": "tv is either true or false"}), language=language)
    assert told == {"type": "goodbye", "reason": reason, "message": message, "again": again}
    assert device.closed() == (code, reason)
    assert device.told == [told]


COOKIES = {
    "none": "",
    "of others": "theme=dark; lang=de",
    "not signed": "skulduggery_guest=1.aaaaaaaaaaaaaaaaaaaaaa.",
    "signed by somebody else": f"skulduggery_guest=1.aaaaaaaaaaaaaaaaaaaaaa.{'A' * 43}",
    "of another version": "skulduggery_guest=2.a.b",
    "no cookie at all": 'skulduggery_guest="; =;,;; x',
    "not even letters": "skulduggery_guest=\u00fc\u00ff\u0080",
    "very long": f"skulduggery_guest=1.{'a' * 4000}.b",
}


@pytest.mark.parametrize("cookie", COOKIES.values(), ids=COOKIES)
def test_whoever_is_no_guest(server: RunningServer, cookie: str) -> None:
    table = open_table(server.guest())
    with at(server.visitor(), table, "?words=de", cookie=cookie) as device:
        turned_away(device, "not-a-guest", 4401, again=False)


def test_a_cookie_with_one_letter_changed(server: RunningServer) -> None:
    guest = server.guest()
    good = cookie_of(guest)
    for place in (20, len(good) - 20):
        false = good[:place] + ("A" if good[place] != "A" else "B") + good[place + 1 :]
        with at(guest, open_table(guest), "?words=de", cookie=false) as device:
            turned_away(device, "not-a-guest", 4401, again=False)


def test_a_guest_who_was_forgotten(server: RunningServer) -> None:
    guest = server.guest()
    table, cookie = open_table(server.guest()), cookie_of(guest)
    guest.delete("/api/me").raise_for_status()
    with at(guest, table, "?words=de", cookie=cookie) as device:
        turned_away(device, "not-a-guest", 4401, again=False)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "file://", "http://127.0.0.1:1", "\u00fc"])
def test_pages_of_others_get_no_socket(server: RunningServer, origin: str) -> None:
    guest = server.guest()
    with pytest.raises(InvalidStatus) as refused, at(guest, open_table(guest), origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_pages_and_programs_get_one(server: RunningServer) -> None:
    guest = server.guest()
    table = open_table(guest)
    with at(guest, table, origin=server.url) as page, at(guest, table) as program:
        assert page.next()["type"] == program.next()["type"] == "update"


@pytest.mark.parametrize(
    "query", ["?words=xx", "?words=", "?words=%ff", "?words[]=de", "?%ff=%00&&&=", "?a=" + "x" * 4000]
)
def test_what_is_not_understood_of_the_query_is_passed_over(server: RunningServer, query: str) -> None:
    guest = server.guest()
    with at(guest, open_table(guest), query) as device:
        assert "words" not in device.next()
        assert device.refusal("Ahoy!")["message"] == sentence(No("not-json"))


@pytest.mark.parametrize("query", ["tv=yes", "tv=", "tv", "tv=%ff", "tv=true&tv=false", "tv=TRUE"])
def test_a_screen_has_to_be_shared_or_not(server: RunningServer, query: str) -> None:
    guest = server.guest()
    with at(guest, open_table(guest), f"?words=de&{query}") as device:
        turned_away(device, "bad-request", 1008, again=False)


@pytest.mark.parametrize("path", ["/", "/socket", "/api/tables", "/api/tables//socket", "/api/games", "/x/../health"])
def test_there_are_no_sockets_elsewhere(server: RunningServer, path: str) -> None:
    with raw_line(server) as line:
        line.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert line.everything().startswith(b"HTTP/1.1 403 ")


def test_only_players_look_where_spectators_are_not_wanted(server: RunningServer) -> None:
    with playing(server, "Anna Ben", spectators=False) as (anna, _):
        table = anna.told[0]["table"]["id"]
        with at(server.guest("Cleo"), table, "?words=de") as cleo:
            turned_away(cleo, "no-spectators", 4403, again=False)


# --- moves --------------------------------------------------------------------------------------------------------


def test_moves_that_are_not_allowed(server: RunningServer) -> None:
    with playing(server, "Anna Ben") as (anna, ben):
        question = anna.prompt["id"]

        def bid(number: int, prompt: int = question, **more: str) -> dict[str, Any]:
            return anna.ask("intent", prompt=prompt, move={"type": "bid", "bid": number}, **more)

        assert bid(11)["rule"].startswith("SK-")
        assert bid(0, prompt=question - 1)["reason"] == "old-prompt"
        assert bid(0, prompt=10**30)["reason"] == "old-prompt"
        with at(server.guest("Cleo"), anna.told[0]["table"]["id"]) as cleo:
            assert cleo.ask("intent", prompt=question, move={"type": "bid", "bid": 0})["reason"] == "not-seated"
        done = bid(0, id="twice")
        assert bid(0, id="twice")["ack"] == bid(1, id="twice")["ack"] == "twice"
        assert bid(1)["type"] == "refused"
        assert ben.move()["seq"] == done["seq"] + 1, "what was sent three times was done once"


def test_moves_out_of_turn_before_the_start_and_after_the_end(server: RunningServer) -> None:
    bid = {"prompt": 1, "move": {"type": "bid", "bid": 0}}
    guest = server.guest()
    with at(guest, open_table(guest)) as waiting:
        assert waiting.ask("intent", **bid)["reason"] == "not-playing"
    with playing(server, "Anna Ben") as players:
        for device in players:
            device.move()
        for device in players:
            device.saw("bids-shown")
        turn = next(device for device in players if "prompt" in device.told[-1])
        other = next(device for device in players if device is not turn)
        wanted = {"prompt": turn.prompt["id"], "move": pick(turn.prompt)}
        assert other.ask("intent", **wanted)["type"] == "refused"
        players[0].ask("close")
        assert turn.ask("intent", **wanted)["reason"] == "table-over"


# --- too much -----------------------------------------------------------------------------------------------------


def test_too_many_sockets_of_one_guest(log: Log, tmp_path: Any) -> None:
    """Others at the same address have their own."""
    limits = Limits(connections_per_guest=2)
    with running_server(tmp_path, limits=limits, metrics="on") as server:
        guest = server.guest()
        table = open_table(guest)
        with at(guest, table) as first:
            with at(guest, table), at(guest, table, "?words=de") as third:
                turned_away(third, "too-many-sockets", 1013, again=True)
                assert first.all_before_pong()
                with at(server.guest("Ben"), table) as other:
                    assert other.next()["type"] == "update"
            eventually(lambda: sockets_open(server) == 1)
            with at(guest, table) as again:
                assert again.next()["type"] == "update"


def test_too_many_sockets_in_all(log: Log, tmp_path: Any) -> None:
    limits = Limits(sockets=2)
    with running_server(tmp_path, limits=limits) as server:
        guest = server.guest()
        table = open_table(guest)
        with at(guest, table), at(server.guest(), table), at(server.guest(), table, "?words=de") as third:
            turned_away(third, "too-many-sockets", 1013, again=True)


def test_a_flood_is_told_to_wait_then_ended_and_nobody_else_notices(log: Log, tmp_path: Any) -> None:
    with running_server(tmp_path, limits=Limits(messages_per_second=5, message_burst=20), metrics="on") as server:
        host, guest = server.guest("Host"), server.guest("Flood")
        other = open_table(host, bots=2, start=True)
        with at(host, other) as watching, at(guest, open_table(guest), "?words=de") as flooding:
            watching.ask("stand-up")  # the game goes on by itself from here
            flooding.next()
            begun = time.monotonic()
            with suppress(ConnectionClosed):
                for _ in range(400):
                    flooding.send('{"type":"ping"}')
            assert flooding.closed() == (1008, "flood")
            told = [told for told in flooding.told if told["type"] == "refused"]
            assert 1 <= len(told) <= 2 + time.monotonic() - begun, "once a second, not once a frame"
            assert told[0]["message"] == sentence(No("too-fast", told[0]["args"]), language="de")
            assert flooding.told[-1] == {
                "type": "goodbye",
                "reason": "flood",
                "message": sentence(No("flood"), language="de"),
                "again": False,
            }
            assert log.events("warning") == ["flood"], "said once, not once a frame"
            watching.until(lambda told: told.get("table", {}).get("status") == "finished")
        eventually(lambda: sockets_open(server) == 0)


def test_a_steady_stream_beyond_the_limit_is_a_flood_too(log: Log, tmp_path: Any) -> None:
    """Less than a hundred frames too many between two that are allowed, again and again."""
    with running_server(tmp_path, limits=Limits(messages_per_second=10, message_burst=1)) as server:
        guest = server.guest()
        with at(guest, open_table(guest)) as device:
            ended = threading.Event()

            def stream() -> None:
                with suppress(ConnectionClosed):
                    while not ended.wait(0.002):
                        device.send('{"type":"ping"}')

            thread = threading.Thread(target=stream, daemon=True)
            thread.start()
            assert device.closed() == (1008, "flood")
            ended.set()
            thread.join()


def test_too_many_handshakes_of_one_guest(log: Log, tmp_path: Any) -> None:
    """They cost more than most requests: two questions to the database, and a message to everybody at the table."""
    with running_server(tmp_path, limits=Limits(requests_per_minute=5)) as server:
        guest = server.guest()
        table = open_table(guest)
        for _ in range(4):
            with at(guest, table) as device:
                assert device.next()["type"] == "update"
        with at(guest, table, "?words=de") as device:
            told = device.next()
            assert (told["reason"], told["again"]) == ("too-many-requests", True)
            assert "zu viele Anfragen" in told["message"]
            assert device.closed() == (1013, "too-many-requests")
        with at(server.guest("Ben"), table) as other:
            assert other.next()["type"] == "update"


def test_what_costs_more_is_charged_even_if_it_is_not_there() -> None:
    now = 0.0
    bucket = Bucket(rate=1, burst=10, clock=lambda: now)
    assert bucket.allow(9) == 0
    bucket.charge(5)
    assert bucket.allow() == 5
    for _ in range(10):
        bucket.charge(5)
    assert bucket.allow() == 11, "the debt is never higher than what the bucket holds"
    now = 11
    assert bucket.allow() == 0


def test_asking_for_everything_costs_more_than_moves(log: Log, tmp_path: Any) -> None:
    with running_server(tmp_path, limits=Limits(messages_per_second=1, message_burst=30)) as server:
        guest = server.guest()
        with at(guest, open_table(guest)) as device:
            for _ in range(30):
                device.send('{"type": "sync"}')
            device.until(lambda told: told["type"] == "refused")
            updates = [told for told in device.told if told["type"] == "update"]
            assert 10 <= len(updates) < 20, "the first, ten at once, and what a slow machine gives time for"


# --- lines that break ---------------------------------------------------------------------------------------------


def choke(server: RunningServer, line: RawLine, table: str) -> None:
    """Asks for everything again and again and reads nothing, until the server has given up the line."""
    [peer] = [peer for peer in table_at(server, table).gathering.peers if peer.seat is None]
    most = 0
    while not peer.closing:
        line.frame(b'{"type":"sync"}')
        most = max(most, peer.waiting)
        time.sleep(0.001)  # the server has time to write, if only it could
    assert most <= MOST_WAITING


def test_a_line_too_slow_is_told_so_when_it_reads_at_last(server: RunningServer) -> None:
    with playing(server, "Anna Ben") as (anna, ben), raw_line(server, small=True) as line:
        table = talkative(anna)
        line.shake_hands(server.guest("Slow"), table)
        anna.until(lambda told: told["type"] == "table-changed")
        choke(server, line, table)
        assert ben.move()["type"] == "update", "the table plays on"
        assert b"\x88\x0a\x03\xf5too-slow" in line.everything(until=b"too-slow"), "code 1013"
        anna.until(lambda told: told.get("table", {}).get("spectators", 0) == 0 and told["type"] == "table-changed")


def talkative(anna: Device) -> str:
    """A table whose every update is long; its id."""
    for _ in range(50):
        anna.ask("say", text="Ahoy! " * 50)
    return anna.told[0]["table"]["id"]


def test_a_line_that_nobody_reads_is_cut(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LAST_WORDS", 0.2)
    with playing(server, "Anna Ben") as (anna, ben), raw_line(server, small=True) as line:
        table = talkative(anna)
        before = sockets_open(server)
        line.shake_hands(server.guest("Deaf"), table)
        anna.until(lambda told: told["type"] == "table-changed")
        choke(server, line, table)
        eventually(lambda: sockets_open(server) == before)
        eventually(lambda: len(table_at(server, table).gathering.peers) == 2)
        assert ben.move()["type"] == "update"


def test_whoever_does_not_answer_pings_is_gone(log: Log, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PING_SECONDS", "PONG_SECONDS"):
        monkeypatch.setattr(run, name, 0.2)
    monkeypatch.setattr(lines, "LAST_WORDS", 0.2)
    with running_server(tmp_path, metrics="on") as server:
        guest = server.guest()
        table = open_table(guest)
        with raw_line(server) as silent, at(guest, table) as lively:
            silent.shake_hands(guest, table)
            eventually(lambda: sockets_open(server) == 2)
            eventually(lambda: sockets_open(server) == 1)
            assert lively.all_before_pong()


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_server_stops_though_a_line_was_refused_a_moment_ago(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is raised while stopping is raised in the server's thread."""

    async def refuse(line: lines.Line) -> None:
        line.send_500_response()

    monkeypatch.setattr(lines.Line, "run_asgi", refuse)
    with ExitStack() as after_the_stop, running_server(tmp_path) as server:
        guest = server.guest()
        line = after_the_stop.enter_context(raw_line(server))
        line.ask_for_a_socket(guest, open_table(guest))
        assert line.everything(until=b"\r\n\r\n").startswith(b"HTTP/1.1 500")


def test_nothing_is_left_of_those_who_come_and_go(server: RunningServer) -> None:
    guest = server.guest()
    table = open_table(guest)
    before = server.app.state.gate.open
    for number in range(120):
        line = RawLine(server)
        if number % 4 == 0:
            line.socket.sendall(b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: web")
        else:
            line.shake_hands(guest, table if number % 3 else "a" * 22)
        if number % 5 == 0:
            line.frame(b'{"type":"sync"}')
        if number % 2:
            line.vanish()
        line.socket.close()
    live = table_at(server, table)
    eventually(lambda: server.app.state.gate.open == before)
    eventually(lambda: not live.gathering.peers)
    assert live.driver.idle
