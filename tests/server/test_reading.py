"""A decision that is read at once has the same answer as one that is read in the usual way, and keeps its order."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skulduggery.server import entries as log
from skulduggery.server import wire
from skulduggery.server.config import Limits
from skulduggery.server.entries import Entry
from skulduggery.server.reading import Reader
from skulduggery.server.store import StoreDown
from tests.server.house import House, Phone, fresh, in_house, is_refused

SYNC = '{"type":"sync"}'


def reader_of(phone: Phone) -> Reader:
    return Reader(phone.live.services, phone.live, phone.peer)


def asked(phones: list[Phone]) -> Phone:
    return next(phone for phone in phones if phone.prompt)


def text_of(intent: wire.Intent) -> bytes:
    return msgspec.json.encode(intent)


def answers_to(phone: Phone, request: str) -> list[dict[str, Any]]:
    return [told for told in phone.messages if request in (told.get("ack"), told.get("id"))]


async def answer_to(phone: Phone, request: str) -> dict[str, Any]:
    await phone.until(lambda told: request in (told.get("ack"), told.get("id")))
    (answer,) = answers_to(phone, request)
    return answer


def test_a_decision_is_taken_at_once_and_told_to_all(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben")
        mover, before = asked(phones), phones[0].live.table.seq
        intent = mover.intent()
        assert reader_of(mover).read_now(text_of(intent))
        assert mover.live.table.seq == before, "nothing has happened before it is stored"
        assert (await answer_to(mover, intent.id))["seq"] == before + 1
        for phone in phones:
            await phone.until(lambda told: told.get("seq") == before + 1)
        assert len(await house.store.read(mover.live.table.id)) == before + 1

    in_house(test, tmp_path)


def test_what_comes_while_it_is_stored_is_answered_after_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        mover = asked(await house.playing("Anna Ben"))
        reader, intent, before = reader_of(mover), mover.intent(), mover.live.table.seq
        assert reader.read_now(text_of(intent))
        assert not reader.read_now(text_of(mover.intent()))
        known = len(mover.messages)
        await reader.read({"type": "websocket.receive", "text": SYNC})
        await mover.until(lambda told: told.get("chat") is not None, after=known)
        seqs = [told["seq"] for told in mover.messages[known:]]
        assert seqs == [before + 1, before + 1]
        assert mover.messages[known]["ack"] == intent.id
        again = next((phone for phone in [mover] if phone.prompt), None)
        assert again is None or reader.read_now(text_of(again.intent()))

    in_house(test, tmp_path)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b'{"type":"ping"}',
        b'{"id":"1","type":"intent","prompt":1,"move":{"type":"bid","bid":0}}',
        b'{"type":"intent",',
        b'{"type":"intent","id":"1"}',
        b'{"type":"intent","id":"1","prompt":1,"move":"\xff"}',
        b'{"type":"intent","id":"1","prompt":1,"move":' + b"[" * 200 + b"]" * 200 + b"}",
    ],
)
def test_everything_else_is_left_to_the_usual_way_and_costs_nothing(tmp_path: Path, text: bytes) -> None:
    async def test(house: House) -> None:
        mover = asked(await house.playing("Anna Ben"))
        reader = reader_of(mover)
        for _ in range(3 * Limits().message_burst):
            assert not reader.read_now(text)
        assert reader.read_now(text_of(mover.intent()))

    in_house(test, tmp_path)


def test_refused_and_repeated_decisions_are_left_to_the_usual_way(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        mover = asked(await house.playing("Anna Ben"))
        reader, intent = reader_of(mover), mover.intent()
        assert not reader.read_now(text_of(msgspec.structs.replace(intent, prompt=intent.prompt + 99)))
        assert not mover.live.clerk.is_busy
        assert reader.read_now(text_of(intent))
        await answer_to(mover, intent.id)
        assert not reader.read_now(text_of(intent))
        assert not mover.live.clerk.is_busy

    in_house(test, tmp_path)


def test_whoever_asks_too_often_is_refused_either_way(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        mover = asked(await house.playing("Anna Ben"))
        reader = reader_of(mover)
        for _ in range(3):
            await reader.read({"type": "websocket.receive", "text": '{"type":"ping"}'})
        assert not reader.read_now(text_of(mover.intent()))

    in_house(test, tmp_path, limits=Limits(messages_per_second=1, message_burst=3))


def test_whose_move_was_second_at_another_server_is_judged_anew(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben")
        mover = asked(phones)
        table, intent = mover.live.table, mover.intent()
        paused = Entry(at=table.touched_at + 1, what=log.Paused(), by=table.host, id=fresh())
        assert await house.store.append(table.id, table.seq + 1, log.encode(paused))
        assert reader_of(mover).read_now(text_of(intent))
        assert is_refused(await answer_to(mover, intent.id), "paused")
        assert not mover.live.clerk.is_busy

    in_house(test, tmp_path)


@pytest.mark.parametrize("is_written", [False, True])
def test_a_write_of_which_nothing_is_known_is_looked_up_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_written: bool
) -> None:
    async def test(house: House) -> None:
        mover = asked(await house.playing("Anna Ben"))
        table, intent, write = mover.live.table, mover.intent(), house.store.write

        async def write_and_break(log: str, seq: int, entry: bytes) -> bool:
            if is_written:
                await write(log, seq, entry)
            raise StoreDown("the line broke")

        def broken(log: str, seq: int, entry: bytes) -> asyncio.Future[bool]:
            return asyncio.ensure_future(write_and_break(log, seq, entry))

        monkeypatch.setattr(house.store, "write", broken)
        assert reader_of(mover).read_now(text_of(intent))
        monkeypatch.undo()
        assert (await answer_to(mover, intent.id))["ack"] == intent.id
        assert len(await house.store.read(table.id)) == table.seq + 1, "once, whether it was written before or not"

    in_house(test, tmp_path)


def test_a_fault_in_telling_costs_one_answer_and_not_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        mover = asked(await house.playing("Anna Ben"))
        reader, intent = reader_of(mover), mover.intent()

        def fail(*_: Any, **__: Any) -> None:
            raise RuntimeError("a fault of ours")

        monkeypatch.setattr(mover.live.herald, "tell", fail)
        assert reader.read_now(text_of(intent))
        assert is_refused(await answer_to(mover, intent.id), "failed")
        monkeypatch.undo()
        assert not mover.live.clerk.is_busy
        await reader.read({"type": "websocket.receive", "text": SYNC})
        await mover.until(lambda told: told.get("seq") == mover.live.table.seq)

    in_house(test, tmp_path)
