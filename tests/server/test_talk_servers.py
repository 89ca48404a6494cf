"""Several servers at one table's chat, and the chat over real sockets."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from skulduggery.server import wire
from skulduggery.server.app import create_app
from skulduggery.server.config import ServerConfig
from skulduggery.server.hub import Hub
from skulduggery.server.talk import forget_lines, tables_talked_at
from tests.server.chatting import heard, onlooker, say, shown, who, words
from tests.server.house import PATIENCE, House, Phone, fresh, house, in_house, is_refused


def twin(first: House) -> House:
    """Another server on the same database, that hears of nothing unless it is told."""
    return House(Hub(replace(first.hub.services)), first.store)


async def at(other: House, phone: Phone) -> Phone:
    """Another device of the same person, at another server."""
    return await other.phone(await other.find(phone.live.table.id), phone.guest)


def test_two_servers_that_write_at_once_have_one_conversation(tmp_path: Path) -> None:
    async def test(first: House) -> None:
        anna, ben = await first.seated("Anna Ben")
        ben_there = await at(twin(first), ben)
        said = [say(phone, f"{phone.guest.name} {number}") for number in range(3) for phone in (anna, ben_there)]
        answers = await asyncio.gather(*said)
        assert sorted(told["lines"][0]["n"] for told in answers) == [1, 2, 3, 4, 5, 6]
        for phone in (anna, ben_there):
            await phone.live.talk.news(6)
        assert shown(anna) == shown(ben_there)
        assert await heard(ben, ben_there) == [shown(anna)] * 2, "each line once, in the order of the log"

    in_house(test, tmp_path)


def test_the_same_request_at_two_servers_is_done_once(tmp_path: Path) -> None:
    async def test(first: House) -> None:
        anna, ben = await first.seated("Anna Ben")
        anna_there = await at(twin(first), anna)
        both = await asyncio.gather(say(anna, "Ahoy", id="one"), say(anna_there, "Ahoy", id="one"))
        assert [told["lines"][0]["n"] for told in both] == [1, 1]
        await anna.live.talk.news(1)
        assert await heard(ben) == [["Ahoy"]]

    in_house(test, tmp_path)


def test_a_word_taken_at_one_server_is_taken_at_all(tmp_path: Path) -> None:
    async def test(first: House) -> None:
        anna, ben = await first.seated("Anna Ben")
        ben_there = await at(twin(first), ben)
        await anna.ask(wire.Hush(id=fresh(), who=who(ben)))
        assert is_refused(await say(ben_there, "Not yet heard of it"), "chat-hushed")
        assert shown(anna) == []

    in_house(test, tmp_path)


def test_a_mute_reaches_the_devices_at_other_servers(tmp_path: Path) -> None:
    async def test(first: House) -> None:
        anna, ben = await first.seated("Anna Ben")
        anna_there = await at(twin(first), anna)
        await anna.ask(wire.Mute(id=fresh(), who=who(ben)))
        await say(ben, "Bla")
        await anna_there.live.talk.news(2)
        assert await heard(anna, anna_there) == [[], []]
        assert anna_there.live.talk.seq == 2

    in_house(test, tmp_path)


def test_lines_forgotten_at_one_server_are_dropped_at_the_others(tmp_path: Path) -> None:
    async def test(first: House) -> None:
        anna, ben = await first.seated("Anna Ben")
        olga = await onlooker(first, anna)
        await say(olga, "Ahoy")
        ben_there = await at(twin(first), ben)
        assert shown(ben_there) == ["Ahoy"]
        await forget_lines(first.store, olga.guest.id, await tables_talked_at(first.store, olga.guest.id))
        await ben_there.live.talk.news(2)
        assert shown(ben_there) == []
        await say(ben, "Where is she?")
        assert shown(ben) == ["Where is she?"], "the server that was told by the log alone has dropped them too"

    in_house(test, tmp_path)


def test_two_servers_on_one_postgresql_talk_to_each_other(postgres: str) -> None:
    async def test() -> None:
        async with house(postgres) as first, house(postgres) as second:
            anna, ben = await first.seated("Anna Ben")
            ben_there = await at(second, ben)
            olga = await second.phone(ben_there.live, await second.guest("Olga"))
            await say(anna, "Ahoy")
            await ben_there.until(lambda told: told["type"] == "chat")
            await say(olga, "Ahoy too")
            told = await anna.until(lambda told: told["type"] == "chat" and told["lines"][0]["n"] == 2)
            assert (told["lines"][0]["name"], words(told["lines"][0])) == ("Olga", "Ahoy too")

    asyncio.run(test())


# --- over sockets -------------------------------------------------------------------------------------------------


@asynccontextmanager
async def served(database: Path) -> AsyncGenerator[str]:
    """The whole server on a port of its own; gives its address."""
    app = create_app(ServerConfig(database=str(database), bot_workers=1))
    server = uvicorn.Server(uvicorn.Config(app, port=0, ws="websockets-sansio", log_level="warning", access_log=False))
    task = asyncio.create_task(server.serve())
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0.01)
    try:
        yield f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await task


class Caller:
    """Somebody with a cookie and a socket."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}")

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def socket(self, table: str) -> websockets.connect:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        address = f"ws://{self._address}/api/tables/{table}/socket"
        return websockets.connect(address, additional_headers={"cookie": cookies})


async def received(socket: websockets.ClientConnection, kind: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while (told := json.loads(await socket.recv()))["type"] != kind:
            pass
    return told


def test_people_chat_over_sockets(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path / "x.db") as address:
            anna, olga = Caller(address), Caller(address)
            async with anna.http, olga.http:
                await anna.post("/api/guests", {"name": "Anna"})
                await olga.post("/api/guests", {"name": "Olga"})
                table = await anna.post("/api/tables", {"settings": {"game": "skull-king", "seats": 2}})
                async with anna.socket(table["id"]) as hers, olga.socket(table["id"]) as other:
                    await received(other, "update")
                    await hers.send(json.dumps({"type": "say", "id": "1", "text": "<b>Ahoy</b>"}))
                    line = (await received(other, "chat"))["lines"][0]
                    assert (line["name"], line["text"], line["seat"]) == ("Anna", "<b>Ahoy</b>", 0)
                    assert (await received(hers, "chat"))["ack"] == "1"
                    await other.send(json.dumps({"type": "mute", "id": "2", "who": line["who"]}))
                    assert await received(other, "done") == {"type": "done", "id": "2"}
                    await hers.send(json.dumps({"type": "say", "id": "3", "text": "x" * 301}))
                    assert (await received(hers, "refused"))["id"] == "3"
                async with olga.socket(table["id"]) as again:
                    assert (await received(again, "update")).get("chat", []) == []

    asyncio.run(test())
