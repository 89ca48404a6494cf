"""Whatever is wrong is said in one clear sentence, and nothing hangs."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from skulduggery.client import (
    ClientError,
    Guest,
    NoServer,
    NoSuchTable,
    Refused,
    Table,
    TurnedAway,
    play,
    play_at,
)
from skulduggery.games.skull_king.cards import SKULL_KING
from skulduggery.games.skull_king.moves import Bid, Play
from tests.client.playing import at_random, run, until
from tests.client.serving import RunningServer

NO_TABLE = "A" * 22


@asynccontextmanager
async def answering(answer: bytes) -> AsyncGenerator[str]:
    """Something that listens, but is no server of ours."""

    async def tell(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        with contextlib.suppress(OSError):
            await writer.drain()
        writer.close()

    listening = await asyncio.start_server(tell, "127.0.0.1", 0)
    async with listening:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"


@asynccontextmanager
async def two_at_a_table(server: RunningServer, **settings: Any) -> AsyncGenerator[tuple[Table, Table]]:
    """Anna, who is the host, and Ben; the game has begun."""
    anna, ben = [await Guest.join(server.url, name) for name in ("Anna", "Ben")]
    opened = await anna.open_table("skull-king", seats=2, **settings)
    async with anna.table(opened.id) as annas, ben.table(opened.id) as bens:
        await bens.sit()
        await bens.ready()
        await annas.start()
        await until(bens, lambda update: update.prompt is not None)
        yield annas, bens


def test_nobody_listens_there() -> None:
    with socket.socket() as reserved:
        reserved.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{reserved.getsockname()[1]}"
        with pytest.raises(NoServer, match=f"No server answers at {url}"):
            play(url, table=NO_TABLE, name="Polly", choose=at_random)


@pytest.mark.parametrize("url", ["", "http://", "gopher://example.org", "http://example.org:port", "http://[::1"])
def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(NoServer, match="is no address of a server; one looks like"):
        play(url, table=NO_TABLE, name="Polly", choose=at_random)


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nHello",
        b"HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nHello",
        b"SSH-2.0-OpenSSH_9.2\r\n\r\n",
        b"",
    ],
    ids=["page", "not-found", "not-http", "silence"],
)
def test_something_else_listens_there(answer: bytes) -> None:
    async def join() -> None:
        async with answering(answer) as url:
            with pytest.raises(NoServer, match=url):
                await Guest.join(url, "Polly")

    run(join())


def test_a_server_that_has_moved() -> None:
    async def join() -> None:
        moved = b"HTTP/1.1 308 Moved\r\nLocation: https://play.example.org/\r\nContent-Length: 0\r\n\r\n"
        async with answering(moved) as url:
            with pytest.raises(NoServer, match=r"sends us on to https://play\.example\.org/: give that address"):
                await Guest.join(url, "Polly")

    run(join())


def test_a_name_that_is_none(server: RunningServer) -> None:
    with pytest.raises(Refused, match="1 to 24") as refused:
        play(server.url, table=NO_TABLE, name=" ", choose=at_random)
    assert refused.value.reason == "bad-name"


@pytest.mark.parametrize("name", [NO_TABLE, "/t/" + NO_TABLE, "AAAAA", "aa-aaa"])
def test_a_table_that_does_not_exist(server: RunningServer, name: str) -> None:
    table = server.url + name if name.startswith("/") else name
    with pytest.raises(NoSuchTable):
        play(server.url, table=table, name="Polly", choose=at_random)


@pytest.mark.parametrize("name", ["", "ABCDEF", "a table", "http://127.0.0.1:1/"])
def test_what_names_no_table(server: RunningServer, name: str) -> None:
    with pytest.raises(NoSuchTable, match="neither a link to a table nor its id"):
        play(server.url, table=name, name="Polly", choose=at_random)


def test_a_link_to_another_server(server: RunningServer) -> None:
    with pytest.raises(NoSuchTable, match=r"leads to https://play\.example\.org, not to"):
        play(server.url, table=f"https://play.example.org/t/{NO_TABLE}", name="Polly", choose=at_random)


def test_a_full_table(server: RunningServer) -> None:
    async def come_too_late() -> None:
        anna, polly = [await Guest.join(server.url, name) for name in ("Anna", "Polly")]
        opened = await anna.open_table("skull-king", seats=2, bots=1)
        async with polly.table(opened.code) as table:
            with pytest.raises(Refused, match="All 2 seats are taken") as refused:
                await play_at(table, at_random)
            assert refused.value.reason == "table-full"

    run(come_too_late())


def test_a_game_that_has_begun(server: RunningServer) -> None:
    async def come_too_late() -> None:
        async with two_at_a_table(server) as (annas, _):
            polly = await Guest.join(server.url, "Polly")
            async with polly.table(annas.now.table.id) as table:
                with pytest.raises(Refused) as refused:
                    await play_at(table, at_random)
                assert refused.value.reason == "already-playing"

    run(come_too_late())


def test_a_table_without_spectators(server: RunningServer) -> None:
    async def look() -> None:
        async with two_at_a_table(server, spectators=False) as (annas, _):
            polly = await Guest.join(server.url, "Polly")
            with pytest.raises(TurnedAway) as turned_away:
                async with polly.table(annas.now.table.id):
                    pass
            assert turned_away.value.reason == "no-spectators"

    run(look())


def test_whoever_is_sent_away_stays_away(server: RunningServer) -> None:
    async def be_sent_away() -> None:
        anna, polly = [await Guest.join(server.url, name) for name in ("Anna", "Polly")]
        opened = await anna.open_table("skull-king", seats=2)
        async with anna.table(opened.id) as annas, polly.table(opened.id) as table:
            playing = asyncio.create_task(play_at(table, at_random))
            await until(annas, lambda update: update.table.chairs[1].ready)
            await annas.ask("kick", seat=1)
            with pytest.raises(Refused) as refused:
                await playing
            assert refused.value.reason == "banned"

    run(be_sent_away())


def test_an_illegal_move_is_refused_with_its_rule(server: RunningServer) -> None:
    async def cheat() -> None:
        async with two_at_a_table(server) as (annas, bens):
            prompt = bens.now.prompt
            assert prompt is not None
            with pytest.raises(Refused) as refused:
                await bens.move(prompt, Play(SKULL_KING))
            assert refused.value.rule == "SK-20"
            with pytest.raises(Refused) as refused:
                await bens.move(prompt, {"type": "castle"})
            assert refused.value.reason == "bad-move"
            await bens.move(prompt, Bid(1))
            with pytest.raises(Refused):
                await bens.move(prompt, Bid(0))
            assert bens.now.prompt is None
            assert annas.now.prompt is not None

    run(cheat())


def test_what_is_refused_changes_nothing(server: RunningServer) -> None:
    """A host without a seat cannot stand up, and stays the host."""

    async def stand_up() -> None:
        anna, ben = [await Guest.join(server.url, name) for name in ("Anna", "Ben")]
        opened = await anna.open_table("skull-king", seats=2, sit=False)
        async with anna.table(opened.id) as annas, ben.table(opened.id) as bens:
            await bens.sit()
            with pytest.raises(Refused) as refused:
                await annas.stand_up()
            assert refused.value.reason == "not-seated"
            assert (await annas.add_bot()).you.host

    run(stand_up())


def test_an_unknown_request_is_refused(server: RunningServer) -> None:
    async def ask() -> None:
        async with two_at_a_table(server) as (annas, _):
            with pytest.raises(Refused) as refused:
                await annas.ask("shout")
            assert refused.value.reason == "bad-message"

    run(ask())


def test_a_table_with_wrong_settings_is_not_opened(server: RunningServer) -> None:
    async def open_them() -> None:
        anna = await Guest.join(server.url, "Anna")
        with pytest.raises(Refused, match="chess"):
            await anna.open_table("chess", seats=2)
        with pytest.raises(Refused) as refused:
            await anna.open_table("skull-king", seats=99)
        assert isinstance(refused.value, ClientError)
        with pytest.raises(Refused, match="parrot"):
            await anna.open_table("skull-king", seats=2, bots=["parrot"])

    run(open_them())


def test_a_bot_that_fails_ends_with_its_own_error(server: RunningServer) -> None:
    def no_idea(view: Any, moves: Any) -> Any:
        raise KeyError("no idea")

    def exhausted(view: Any, moves: Any) -> Any:
        return next(iter(()))

    async def fail() -> None:
        async with two_at_a_table(server) as (annas, bens):
            with pytest.raises(KeyError, match="no idea"):
                await play_at(bens, no_idea)
            with pytest.raises(RuntimeError, match="StopIteration"):
                await play_at(annas, exhausted)

    run(fail())
