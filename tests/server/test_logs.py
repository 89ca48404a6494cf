"""Nothing that nobody may see gets into the logs, whoever logs it and however."""

import asyncio
import gc
import io
import json
import logging
import warnings
from collections.abc import Callable, Generator
from typing import Any

import msgspec
import pytest

from skulduggery.server.config import ServerConfig
from skulduggery.server.logs import QUIET_LOGGERS, RequestIds, configure_logging, logger, short
from skulduggery.server.redaction import HIDDEN, SECRETS, hashed
from skulduggery.server.store import StoreDown
from tests.server.devices import logging_as_before

PLANTED = "SK-Y12-P"
"""Stands for a hidden card, a cookie or a password."""


class AView(msgspec.Struct):
    """Shows its hand when written out."""

    hand: str = PLANTED


class Log(io.StringIO):
    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]


@pytest.fixture
def configured() -> Generator[Callable[..., Log]]:
    """Logging as a server has it, into a string; afterwards everything is as before."""

    def configure(**settings: Any) -> Log:
        log = Log()
        plain = {"log_format": "json", "log_level": "debug", **settings}
        configure_logging(msgspec.convert(plain, ServerConfig), log)
        return log

    with logging_as_before():
        yield configure


@pytest.fixture
def log(configured: Callable[..., Log]) -> Log:
    return configured()


# --- what is logged -----------------------------------------------------------------------------------------------


def test_a_line_has_a_time_a_level_a_logger_and_its_facts(log: Log) -> None:
    logger("tables").info("table opened", game="skull-king", seats=4, quick=True)
    [line] = log.lines
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "table opened",
        "level": "info",
        "logger": "skulduggery.tables",
        "game": "skull-king",
        "seats": 4,
        "quick": True,
    }


def test_the_libraries_take_the_same_way(log: Log) -> None:
    logging.getLogger("uvicorn.error").warning("Invalid %s request", "HTTP")
    warnings.warn("an old habit", stacklevel=1)
    first, second = log.lines
    assert (first["event"], first["level"], first["logger"]) == ("Invalid HTTP request", "warning", "uvicorn.error")
    assert second["logger"] == "py.warnings"


def test_the_level_counts(configured: Callable[..., Log]) -> None:
    log = configured(log_level="warning")
    logger("tables").info("unheard")
    logger("tables").warning("heard")
    assert [line["event"] for line in log.lines] == ["heard"]


def test_the_console_form_is_for_people(configured: Callable[..., Log]) -> None:
    log = configured(log_format="console")
    logger("tables").info("table opened", seats=4, text=PLANTED)
    assert "table opened" in log.getvalue()
    assert "seats=4" in log.getvalue()
    assert PLANTED not in log.getvalue()
    assert "\x1b" not in log.getvalue()


def test_control_characters_do_not_reach_a_terminal(configured: Callable[..., Log]) -> None:
    log = configured(log_format="console")
    logger("tables").info("renamed\x1b[2J", name="\x1b[31mred\u202e")
    assert not set("\x1b\u202e") & set(log.getvalue())


# --- what is not --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(SECRETS))
def test_secrets_are_masked_by_their_names(log: Log, name: str) -> None:
    facts = {name: PLANTED, f"{name}s": [PLANTED], f"old_{name}": {"inner": PLANTED}, f"{name}-of": AView()}
    if name == "event":
        del facts["event"]  # the name of the message itself
    logger("tables").warning("planted", **facts)
    assert PLANTED not in log.getvalue()
    assert all(log.lines[0][fact] == HIDDEN for fact in facts)


NESTED = {
    "in a mapping": {"facts": {"deeper": {"hand": PLANTED}}},
    "in a list": {"facts": [{"hand": PLANTED}, ({"secret": PLANTED},)]},
    "in an object": {"facts": AView()},
    "in a list of objects": {"facts": [AView()]},
    "in bytes": {"facts": PLANTED.encode()},
    "in an error": {"facts": ValueError(PLANTED)},
    "as a key's value in capitals": {"Cookie": PLANTED},
}


@pytest.mark.parametrize("facts", NESTED.values(), ids=NESTED)
def test_secrets_are_found_wherever_they_stand(log: Log, facts: dict[str, Any]) -> None:
    logger("tables").error("planted", **facts)
    assert len(log.lines) == 1
    assert PLANTED not in log.getvalue()


def fail() -> None:
    hand = PLANTED
    try:
        raise KeyError(hand)
    except KeyError as error:
        raise ValueError(f"no such card: {hand}") from error


def log_ours() -> None:
    logger("tables").exception("a table failed")


def log_libraries() -> None:
    logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=True)


@pytest.mark.parametrize("say", [log_ours, log_libraries])
def test_an_exception_tells_where_but_not_what(log: Log, say: Callable[[], None]) -> None:
    try:
        fail()
    except ValueError:
        say()
    [line] = log.lines
    assert (line["error"], line["cause"]) == ("ValueError", "KeyError")
    assert line["at"].startswith("server/test_logs.py:")
    assert " fail < " in line["at"]
    assert PLANTED not in log.getvalue()


def test_a_failing_machine_may_say_why(log: Log) -> None:
    for error in (OSError(28, "No space left on device"), StoreDown("postgresql://me:hush@here is gone")):
        logger("store").error("not stored", exc_info=error)
    first, second = log.lines
    assert "No space left on device" in first["error"]
    assert second["error"] == "StoreDown: postgresql://me:***@here is gone"


def test_a_task_that_fails_unheard_is_logged_without_what_it_said(log: Log) -> None:
    async def lose_a_task() -> None:
        async def fails() -> None:
            fail()

        task = asyncio.ensure_future(fails())
        await asyncio.wait([task])
        del task
        gc.collect()

    asyncio.run(lose_a_task())
    assert log.lines[0]["event"] == "Task exception was never retrieved"
    assert PLANTED not in log.getvalue()


def test_frames_and_paths_that_libraries_would_log_are_not_heard(log: Log) -> None:
    for name in QUIET_LOGGERS:
        logging.getLogger(name).debug("< TEXT '%s'", PLANTED)
        logging.getLogger(name).info('%s - "WebSocket %s" [accepted]', "192.0.2.7", f"/tables/{PLANTED}")
    assert log.getvalue() == ""


def test_ids_are_shortened(log: Log) -> None:
    table = "q8J3kX0aVdU1Zb5nR7mTfw"
    logger("tables").info("touched", table=table, guest=table, tables=[table], log=f"{table}/chat")
    [line] = log.lines
    assert {line["table"], line["guest"], line["tables"][0], line["log"]} == {"q8J3kX…"}
    assert short(short(table)) == short(table)
    assert short("abc") == "abc"


def test_addresses_are_hashed_unless_asked_for(configured: Callable[..., Log]) -> None:
    log = configured()
    for address in ("192.0.2.7", "192.0.2.7", "192.0.2.8"):
        logger("http").info("refused", address=address)
    first, second, third = (line["address"] for line in log.lines)
    assert first == second == hashed("192.0.2.7")
    assert first != third
    assert "192.0.2" not in log.getvalue()
    log = configured(log_addresses=True)
    logger("http").info("refused", address="192.0.2.7")
    assert log.lines[0]["address"] == "192.0.2.7"


# --- requests -----------------------------------------------------------------------------------------------------


def test_all_lines_of_a_request_share_an_id_with_the_response(log: Log) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        logger("http").info("first")
        await asyncio.sleep(0)
        logger("http").info("second")
        await send({"type": "http.response.start", "status": 200, "headers": [(b"a", b"b")]})

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def two_requests() -> None:
        wrapped = RequestIds(app)
        await asyncio.gather(*(wrapped({"type": "http"}, None, send) for _ in range(2)))

    asyncio.run(two_requests())
    ids = {dict(message["headers"])[b"x-request-id"].decode() for message in sent}
    assert len(ids) == 2
    for each in ids:
        assert [line["event"] for line in log.lines if line["request"] == each] == ["first", "second"]


def test_a_socket_has_an_id_and_the_lifespan_none(log: Log) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        logger("http").info("here")

    for kind in ("websocket", "lifespan"):
        asyncio.run(RequestIds(app)({"type": kind}, None, None))
    socket, lifespan = log.lines
    assert "request" in socket
    assert "request" not in lifespan
