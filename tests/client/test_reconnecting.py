"""Bad lines and servers that die: nothing is lost, and nothing is played twice."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from skulduggery.client import ConnectionLost, Guest, Opened, line, play_at
from skulduggery.kernel.protocol import wire
from skulduggery.server import entries as log
from tests.client.playing import Watched, at_random, moves_of, run, until, whole_game
from tests.client.proxy import proxy_to
from tests.client.serving import RunningServer


@pytest.fixture(autouse=True)
def no_long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "FIRST_PAUSE", 0.02)
    monkeypatch.setattr(line, "LONGEST_PAUSE", 0.5)


class Mischief:
    """Does something after every so many moves of all players, while they play on."""

    def __init__(self, *, every: int, most: int, what: Callable[[], Awaitable[None]]) -> None:
        self._every, self._most, self._what = every, most, what
        self._moves = 0
        self._doing: list[asyncio.Future[None]] = []

    @property
    def done(self) -> int:
        return sum(doing.done() for doing in self._doing)

    async def after_move(self) -> None:
        self._moves += 1
        if self._moves % self._every == 0 and len(self._doing) < self._most:
            self._doing.append(asyncio.ensure_future(self._what()))


def test_a_cut_line_loses_and_doubles_nothing(server: RunningServer) -> None:
    async def play() -> tuple[Opened, list[Watched], Mischief]:
        async with proxy_to(server.port) as proxy:

            async def cut() -> None:
                proxy.cut()

            cutting = Mischief(every=7, most=12, what=cut)
            opened, players = await whole_game(proxy.url, "skull-king", after_move=cutting.after_move)
            assert proxy.connections > cutting.done
            return opened, players, cutting

    opened, players, cutting = run(play())
    assert cutting.done == 12
    nothing_lost_or_doubled(server, opened, players)


def test_a_cut_between_question_and_answer_loses_and_doubles_nothing(server: RunningServer) -> None:
    """The line goes while the bot thinks: its answer is sent over the next one."""

    async def play() -> tuple[Opened, list[Watched]]:
        async with proxy_to(server.port) as proxy:
            loop = asyncio.get_running_loop()
            asked = 0

            def choose(view: Any, moves: Sequence[Any]) -> Any:
                nonlocal asked
                asked += 1
                if asked % 9 == 0:
                    loop.call_soon_threadsafe(proxy.cut)
                return at_random(view, moves)

            return await whole_game(proxy.url, "skull-king", choose=choose)

    opened, players = run(play())
    nothing_lost_or_doubled(server, opened, players)


def test_a_server_that_ends_and_comes_back_is_played_on_with(own_server: RunningServer) -> None:
    """Once it is killed, once it is stopped."""
    ways = iter((own_server.kill, own_server.stop))

    async def end_and_come_back() -> None:
        await asyncio.to_thread(next(ways))
        await asyncio.to_thread(own_server.start)

    async def play() -> tuple[Opened, list[Watched], Mischief]:
        ending = Mischief(every=25, most=2, what=end_and_come_back)
        opened, players = await whole_game(own_server.url, "skull-king", bots=1, after_move=ending.after_move)
        return opened, players, ending

    opened, players, ending = run(play())
    assert ending.done == 2
    nothing_lost_or_doubled(own_server, opened, players)


def nothing_lost_or_doubled(server: RunningServer, opened: Opened, players: Sequence[Watched]) -> None:
    """The log holds what was confirmed, in that order, and nothing else."""
    entries = server.entries(opened.id)
    for player in players:
        assert player.result is not None
        assert player.result.status == "finished"
        assert player.result.seat is not None
        logged = [bytes(move) for move in moves_of(entries, player.result.seat)]
        assert logged == [wire(move) for move in player.confirmed]
        assert len(logged) > 50
    named = [entry.id for entry in entries if entry.id is not None]
    assert len(named) == len(set(named))
    assert not any(isinstance(entry.what, log.TakenOver | log.TimedOut) for entry in entries)


def test_a_line_on_which_nothing_comes_is_given_up_and_made_anew(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "SILENT_SECONDS", 1.0)
    monkeypatch.setattr(line, "PING_SECONDS", 0.3)

    async def sit_over_a_dead_line() -> None:
        async with proxy_to(server.port) as proxy:
            anna = await Guest.join(proxy.url, "Anna")
            opened = await anna.open_table("skull-king", seats=2, sit=False)
            async with anna.table(opened.id) as table:
                proxy.swallow()
                assert (await table.sit(1)).you.seat == 1

    run(sit_over_a_dead_line())


def test_pings_keep_a_quiet_line_open(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "PING_SECONDS", 0.1)
    monkeypatch.setattr(line, "BEAT_SECONDS", 0.05)

    async def wait_quietly() -> None:
        async with proxy_to(server.port) as proxy:
            anna = await Guest.join(proxy.url, "Anna")
            opened = await anna.open_table("skull-king", seats=2)
            async with anna.table(opened.id):
                connections, carried = proxy.connections, proxy.carried
                while proxy.carried < carried + 10:
                    await asyncio.sleep(0.05)
                assert proxy.connections == connections

    run(wait_quietly())


def test_a_server_that_does_not_come_back_is_given_up(own_server: RunningServer) -> None:
    async def wait_in_vain() -> None:
        anna = await Guest.join(own_server.url, "Anna")
        opened = await anna.open_table("skull-king", seats=2)
        async with anna.table(opened.id, patience=1.0) as table:
            own_server.stop()
            with pytest.raises(ConnectionLost, match=f"{own_server.url} has not answered for 1 seconds"):
                await until(table, lambda update: update.table.is_over)
            with pytest.raises(ConnectionLost):
                await table.ready()
            with pytest.raises(ConnectionLost):
                await play_at(table, at_random)

    run(wait_in_vain())
