"""Spoilt messages and broken lines, found by Hypothesis: every request is answered once, and nothing is logged.

`scripts/fuzz_socket.py` does the same for as long as one likes.
"""

import asyncio
import random
from collections.abc import Coroutine, Generator
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect

from scripts.fuzz_socket import (
    NONSENSE,
    PONG,
    Attacker,
    broken,
    frames,
    get_going,
    given_by,
    handshake,
    owed_for,
    send_bytes,
)
from skulduggery.games import names
from skulduggery.server.config import Limits
from skulduggery.server.drills.doors import Doors
from tests.server.devices import Log, eventually, listening_in
from tests.server.serving import RunningServer, running_server

T = TypeVar("T")

ENDLESS = Limits(
    messages_per_second=10_000,
    message_burst=100_000,
    connections_per_address=1000,
    requests_per_minute=1_000_000,
    guests_per_hour=10_000,
    tables_per_hour=10_000,
)
slowly = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
loop = asyncio.new_event_loop()


@pytest.fixture(scope="module")
def log() -> Generator[Log]:
    with listening_in() as log:
        yield log


@pytest.fixture(scope="module")
def server(log: Log, tmp_path_factory: pytest.TempPathFactory) -> Generator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("server"), limits=ENDLESS) as running:
        yield running


class Victim:
    """A table at which two attackers sit; another one when it is over."""

    def __init__(self, server: RunningServer, game: str) -> None:
        self._server, self._game = server, game
        self._doors = Doors([server])
        self._sockets: list[ClientConnection] = []
        self.attackers: list[Attacker] = []

    async def have_a_table(self) -> None:
        if self.attackers and not any(attacker.is_over for attacker in self.attackers):
            return
        await self.leave()
        cookies = [await self._doors.guest(name) for name in ("Anna", "Ben")]
        wanted = {"game": self._game, "seats": 3, "bot_speed": "instant"}
        table = await self._doors.table(cookies[0], wanted, bots=1)
        url = f"ws{self._server.url.removeprefix('http')}/api/tables/{table}/socket"
        self._sockets = [
            await connect(url, additional_headers={"Cookie": cookie}, compression=None, max_size=None)
            for cookie in cookies
        ]
        self.attackers = [Attacker(socket) for socket in self._sockets]
        await get_going(self.attackers)

    async def leave(self) -> None:
        for socket in self._sockets:
            await socket.close()


def run(what: Coroutine[Any, Any, T]) -> T:
    return loop.run_until_complete(what)


@pytest.fixture
def victim(server: RunningServer, game: str) -> Generator[Victim]:
    victim = Victim(server, game)
    yield victim
    run(victim.leave())


@pytest.mark.parametrize("game", names())
def test_every_request_is_answered_once_whatever_else_is_sent(victim: Victim, log: Log) -> None:
    @settings(slowly, max_examples=100)
    @given(seed=st.integers(0, 2**32), number=st.integers(10, 40))
    def attack(seed: int, number: int) -> None:
        run(attacked(victim, random.Random(seed), number))
        assert log.events("error") == []

    attack()


async def attacked(victim: Victim, rng: random.Random, number: int) -> None:
    await victim.have_a_table()
    for _ in range(number):
        await rng.choice(victim.attackers).attack(rng)
    for attacker in victim.attackers:
        await attacker.settle()


def test_broken_lines_leave_nothing_behind(server: RunningServer, log: Log) -> None:
    doors = Doors([server])
    cookie = run(doors.guest("Cleo"))
    table = run(doors.table(cookie, {"game": "skull-king", "seats": 2}))
    before = server.app.state.gate.open

    @settings(slowly, max_examples=60)
    @given(rng=st.randoms(use_true_random=False))
    def attack(rng: random.Random) -> None:
        run(send_bytes(server.url, broken(rng, handshake(table, cookie) + frames(rng))))
        assert log.events("error") == []

    attack()
    eventually(lambda: server.app.state.gate.open == before)


# --- can the fuzzer fail? -----------------------------------------------------------------------------------------


def test_the_fuzzer_knows_what_it_is_owed() -> None:
    assert owed_for('{"type":"ping"}') == PONG == given_by({"type": "pong"})
    assert owed_for('{"type":"sync"}') is None
    assert owed_for(b'{"type":"start","id":"a"}') == ("answer", "a") == given_by({"type": "update", "ack": "a"})
    for nonsense in ("", "{", '{"type":"start"}', '{"type":"ping"}' + " " * 5000, b"\xff"):
        assert owed_for(nonsense) == NONSENSE
    assert given_by({"type": "refused", "reason": "not-json", "message": "."}) == NONSENSE
    assert given_by({"type": "refused", "reason": "not-host", "id": "a"}) == ("answer", "a")
    assert given_by({"type": "chat", "lines": []}) is None


class Mute:
    """A server that answers with what it was told to."""

    def __init__(self, *answers: str) -> None:
        self._answers = iter(answers)

    async def send(self, frame: str | bytes) -> None:
        pass

    async def recv(self) -> str:
        return next(self._answers, '{"type":"pong"}')


@pytest.mark.parametrize(
    "answers",
    [
        ['{"type":"done","id":"a"}', '{"type":"done","id":"a"}'],
        ['{"type":"refused","reason":"failed","id":"a","message":"."}'],
        ['{"type":"refused","reason":"not-host","id":"a","message":""}'],
    ],
    ids=["twice", "a fault", "without words"],
)
def test_the_fuzzer_notices_wrong_answers(answers: list[str]) -> None:
    socket: Any = Mute(*answers)
    attacker = Attacker(socket)
    run(attacker.send('{"type":"start","id":"a"}'))
    with pytest.raises(AssertionError):
        run(attacker.settle())
