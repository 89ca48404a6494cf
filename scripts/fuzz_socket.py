"""Fuzz the sockets of a real server: corrupted copies of real messages, and bytes that break the protocol itself.

Whatever is sent, the server stays up, logs no error, answers each request exactly once, and lets other tables play on.

Example:  .venv/bin/python scripts/fuzz_socket.py               for a minute
          .venv/bin/python scripts/fuzz_socket.py 600 7         for ten minutes, with the seed 7
"""

import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from skulduggery.games import names
from skulduggery.kernel.nesting import is_too_deep
from skulduggery.server import wire
from skulduggery.server.drills.doors import Doors
from skulduggery.server.drills.servers import Server, running

Frame: TypeAlias = str | bytes
Owed: TypeAlias = tuple[str, str]
"""What has to come: ("pong", ""), ("nonsense", "") or ("answer", the id of the request)."""

PONG, NONSENSE = ("pong", ""), ("nonsense", "")
PATIENCE = 30.0
LONGEST = 4096
FRAMES_A_TABLE = 300
ATTACKERS = 4

NASTY: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 7, 10**18, -(10**30), 10**400, 0.5, 1e300, -0.0),
    *(
        "",
        "x",
        "SK",
        "K1",
        "skull-king",
        "instant",
        "\x00",
        "\x1b[31m",
        "\u202e",
        "\ud7ff",
        "𝄞" * 50,
        "x" * 65,
        "x" * 400,
    ),
    *([], {}, [[]], [None] * 50, {"type": "ping"}, {"type": None}, {"game": "skull-king", "seats": 2}, {"seconds": 5}),
]
SPICE = [
    '"',
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\\",
    "\\u",
    "\\ud800",
    "\\u0000",
    "NaN",
    "1e999",
    "-",
    "/**/",
    "\ufeff",
    "\n",
]
DEEP = ("[", "]"), ('{"a":', "}")

_decoder = msgspec.json.Decoder(wire.FromClient)
_ids = count(1)


# --- messages, real and spoilt ------------------------------------------------------------------------------------


def real_message(rng: random.Random, told: dict[str, Any]) -> dict[str, Any]:
    """A message that a correct client might send; `told` is the last full update that it received."""
    if told.get("prompt") is not None and rng.random() < 0.4:
        return {"type": "intent", "id": fresh(), "prompt": told["prompt"]["id"], "move": some_move(rng, told["prompt"])}
    seat = rng.randrange(3)
    who = told.get("you", {}).get("who", "")
    settings = {"game": rng.choice(names()), "seats": rng.randrange(1, 6), "clock": {"type": "move", "seconds": 60}}
    kinds: list[dict[str, Any]] = [
        *({"type": kind} for kind in ("sync", "ping")),
        *({"type": kind, "id": fresh()} for kind in ("sit-down", "stand-up", "come-back", "start", "pause", "resume")),
        *({"type": kind, "id": fresh()} for kind in ("ask-take-back", "withdraw-take-back", "rematch")),
        *({"type": kind, "id": fresh(), "seat": seat} for kind in ("sit-down", "kick", "add-bot", "pass-host")),
        {"type": "ready", "id": fresh(), "ready": rng.random() < 0.7, "word": "Ahoy"},
        {"type": "answer-take-back", "id": fresh(), "agreed": rng.random() < 0.5},
        {"type": "change-settings", "id": fresh(), "settings": settings},
        {"type": "say", "id": fresh(), "text": "Ahoy!"},
        {"type": "say", "id": fresh(), "phrase": "hello"},
        *({"type": kind, "id": fresh(), "who": who} for kind in ("mute", "hush", "report-somebody")),
        *([{"type": "close", "id": fresh()}] if rng.random() < 0.05 else []),
    ]
    return rng.choice(kinds)


def some_move(rng: random.Random, prompt: dict[str, Any]) -> Any:
    if "product" in prompt:
        fields = prompt["product"]["fields"]
        return {"type": prompt["product"]["type"], **{name: rng.choice(values) for name, values in fields.items()}}
    return rng.choice(prompt.get("legal") or [None])


def fresh() -> str:
    return f"fuzz-{next(_ids)}"


def spoil(rng: random.Random, message: dict[str, Any]) -> Frame:
    """The message with zero, one or several faults; as text or as bytes."""
    copy: Any = json.loads(json.dumps(message))
    for _ in range(rng.choice((0, 0, 1, 1, 2, 3))):
        copy = spoil_value(rng, copy)
    text = json.dumps(copy, ensure_ascii=rng.random() < 0.5)
    for _ in range(rng.choice((0, 0, 0, 0, 1, 2))):
        text = rng.choice(WAYS)(rng, text)
    data = text.encode(errors="replace")[: 4 * LONGEST]
    if rng.random() < 0.05 and data:
        place = rng.randrange(len(data))
        data = data[:place] + bytes([rng.randrange(256)]) + data[place + 1 :]
    as_text = data.decode(errors="ignore")
    return as_text if as_text.encode() == data and rng.random() < 0.7 else data


def spoil_value(rng: random.Random, value: Any) -> Any:
    """Somewhere inside, change a value, remove it, or move it to another name."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        facts: dict[str, Any] = {**value}
        name = rng.choice(sorted(facts))
        what = rng.random()
        if what < 0.15:
            del facts[name]
        elif what < 0.3:
            facts[rng.choice((name + "s", "id", "type", "seat", "\x00", ""))] = facts[name]
        else:
            facts[name] = spoil_value(rng, facts[name])
        return facts
    return rng.choice(NASTY)


def _cut(rng: random.Random, text: str) -> str:
    start = rng.randrange(len(text) + 1)
    return text[:start] + text[start + rng.randrange(1, 9) :]


def _spice(rng: random.Random, text: str) -> str:
    place = rng.randrange(len(text) + 1)
    return text[:place] + rng.choice(SPICE) + text[place:]


def _double(rng: random.Random, text: str) -> str:
    start = rng.randrange(len(text) + 1)
    end = min(len(text), start + rng.randrange(1, 40))
    return text[:end] + text[start:end] + text[end:]


def _pad(rng: random.Random, text: str) -> str:
    """Pad to exactly the limit, one more, or much more."""
    return text + " " * max(0, rng.choice((LONGEST, LONGEST + 1, 3 * LONGEST)) - len(text.encode(errors="replace")))


def _nest(rng: random.Random, text: str) -> str:
    """Nest just deep enough, just too deep, or very deep."""
    begin, end = rng.choice(DEEP)
    depth = rng.choice((100, 3500))
    place = rng.choice([0, *(place + 1 for place, letter in enumerate(text) if letter == ":")])
    return text[:place] + begin * depth + (end * depth if rng.random() < 0.5 else "") + text[place:]


def _add_field(rng: random.Random, text: str) -> str:
    """Add a field at the beginning or the end, perhaps a deep one."""
    name, inner = rng.choice(("hat", "id", "type", "move", "seat")), json.dumps(rng.choice(NASTY))
    field = f'"{name}":' + rng.choice((inner, inner, f"{'[' * 100}{inner}{']' * 100}", "[" * 3500))
    return text.replace("{", "{" + field + ",", 1) if rng.random() < 0.5 else text[:-1] + "," + field + "}"


WAYS: Sequence[Callable[[random.Random, str], str]] = (_cut, _spice, _double, _pad, _nest, _add_field)


# --- expected answers ---------------------------------------------------------------------------------------------


def owed_for(frame: Frame) -> Owed | None:
    """The expected answers to the frame; nothing countable if it is a `sync`."""
    try:
        text = frame if isinstance(frame, str) else frame.decode()
        if len(text.encode()) > LONGEST or is_too_deep(text):
            return NONSENSE
        asked = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        return NONSENSE
    match asked:
        case wire.Ping():
            return PONG
        case wire.Sync():
            return None
        case _:
            return ("answer", asked.id)


def given_by(told: dict[str, Any]) -> Owed | None:
    match told:
        case {"type": "pong"}:
            return PONG
        case {"type": "refused", "reason": "not-json" | "bad-message" | "too-deep" | "too-large"}:
            return NONSENSE
        case {"type": "refused" | "done", "id": answered} | {"type": "update" | "chat", "ack": answered}:
            return ("answer", answered)
        case _:
            return None


class Attacker:
    """A client that sends corrupted messages and counts the answers that it expects."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.owed: Counter[Owed] = Counter()
        self.given: Counter[Owed] = Counter()
        self.sent: list[Frame] = []
        self.reasons: Counter[str] = Counter()
        self.told: dict[str, Any] = {}
        """The newest of everything."""

    @property
    def is_over(self) -> bool:
        return self.told.get("table", {}).get("status") in ("finished", "abandoned")

    async def attack(self, rng: random.Random) -> None:
        await self.send(spoil(rng, real_message(rng, self.told)))

    async def send(self, frame: Frame) -> None:
        owed = owed_for(frame)
        if owed is not None:
            self.owed[owed] += 1
        self.sent.append(frame)
        await self._socket.send(frame)

    async def settle(self) -> None:
        """Wait until all is answered; then check that nothing is answered twice."""
        for _ in range(2):
            await self.send('{"type":"ping"}')
            async with asyncio.timeout(PATIENCE):
                while self.owed - self.given:
                    self.take(json.loads(await self._socket.recv()))
        assert self.owed == self.given, f"answered more than once: {self.given - self.owed}"

    def take(self, told: dict[str, Any]) -> None:
        given = given_by(told)
        if given is not None:
            self.given[given] += 1
        if told["type"] == "refused":
            self.reasons[told["reason"]] += 1
            assert told["reason"] != "failed", told
            assert told["message"], told
        if told["type"] in ("update", "table-changed"):
            self.told = {**self.told, "prompt": None, **told}


# --- the whole trial ----------------------------------------------------------------------------------------------


class Trial:
    def __init__(self, server: Server, seconds: float, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.end = time.monotonic() + seconds
        self.doors = Doors([server])
        self.frames = 0
        self.broken_lines = 0
        self.games = 0
        self.reasons: Counter[str] = Counter()

    @property
    def url(self) -> str:
        assert self.server.url is not None
        return self.server.url.rstrip("/")

    @property
    def so_far(self) -> str:
        return f"{self.frames} messages, {self.broken_lines} broken lines; the calm table played {self.games} games"

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self.watch_a_calm_table())
            group.create_task(self.tell())
            for number in range(ATTACKERS):
                group.create_task(self.attack_tables(names()[number % len(names())]))
                group.create_task(self.break_lines())

    async def attack_tables(self, game: str) -> None:
        rng = random.Random(self.rng.random())
        while self.goes_on:
            cookies = [await self.doors.guest(name) for name in ("Anna", "Ben")]
            settings = {"game": game, "seats": 3, "bot_speed": "instant", "grace": 5}
            table = await self.doors.table(cookies[0], settings, bots=1)
            async with self.socket(cookies[0], table) as first, self.socket(cookies[1], table) as second:
                await self.attack([Attacker(first), Attacker(second)], rng)

    async def attack(self, attackers: Sequence[Attacker], rng: random.Random) -> None:
        try:
            await get_going(attackers)
            for number in range(FRAMES_A_TABLE):
                attacker = rng.choice(attackers)
                await attacker.attack(rng)
                self.frames += 1
                if number % 10 == 9:
                    await attacker.settle()
                if not self.goes_on:
                    break
            for attacker in attackers:
                await attacker.settle()
                self.reasons += attacker.reasons
        except Exception:
            for attacker in attackers:
                print("last frames:", *map(repr, attacker.sent[-12:]), sep="\n  ", file=sys.stderr)
            raise

    async def break_lines(self) -> None:
        """Bytes that are hardly WebSocket or not even HTTP, and connections that just end."""
        rng = random.Random(self.rng.random())
        cookie = await self.doors.guest("Cleo")
        table = await self.doors.table(cookie, {"game": "skull-king", "seats": 2})
        while self.goes_on:
            with suppress(OSError, TimeoutError):
                await send_bytes(self.url, broken(rng, handshake(table, cookie) + frames(rng)))
            self.broken_lines += 1
            await asyncio.sleep(0.005)

    async def watch_a_calm_table(self) -> None:
        """Bots play game after game, with a viewer connected."""
        cookie = await self.doors.guest("Witness")
        while self.goes_on or not self.games:
            settings = {"game": "skull-king-dice", "seats": 3, "bot_speed": "instant"}
            table = await self.doors.table(cookie, settings, bots=2)
            async with self.socket(cookie, table) as socket, asyncio.timeout(4 * PATIENCE):
                for kind in ("start", "stand-up"):
                    await socket.send(json.dumps({"type": kind, "id": kind}))
                while json.loads(await socket.recv()).get("table", {}).get("status") != "finished":
                    pass
            self.games += 1

    async def tell(self) -> None:
        while self.goes_on:
            print(
                f"\r{self.frames} messages, {self.broken_lines} broken lines, {self.games} games ", end="", flush=True
            )
            await asyncio.sleep(1)

    def socket(self, cookie: str, table: str) -> AbstractAsyncContextManager[ClientConnection]:
        url = f"ws{self.url.removeprefix('http')}/api/tables/{table}/socket"
        return connect(url, additional_headers={"Cookie": cookie}, compression=None, proxy=None, max_size=None)


async def get_going(attackers: Sequence[Attacker]) -> None:
    """Everybody sits down and is ready, and the game begins; the fuzzing starts then."""
    host, other = attackers
    for device, kind in ((other, "sit-down"), (other, "ready"), (host, "start")):
        await device.send(json.dumps({"type": kind, "id": fresh()}))
        await device.settle()


def handshake(table: str, cookie: str) -> bytes:
    lines = (
        f"GET /api/tables/{table}/socket?words=de HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {cookie}",
    )
    return "\r\n".join((*lines, "", "")).encode()


def frames(rng: random.Random) -> bytes:
    """A few WebSocket frames, most of them valid."""
    data = b""
    for _ in range(rng.randrange(4)):
        payload = b'{"type":"sync"}' if rng.random() < 0.5 else rng.randbytes(rng.randrange(125))
        kind = rng.choice((0x81, 0x81, 0x82, 0x01, 0x80, 0x88, 0x89, 0x8A, 0x83, 0xC1))
        data += bytes([kind, 0x80 | len(payload)]) + bytes(4) + payload
    return data


def broken(rng: random.Random, data: bytes) -> bytes:
    for _ in range(rng.choice((0, 1, 1, 3, 10))):
        place = rng.randrange(len(data) + 1)
        data = data[:place] + rng.randbytes(rng.randrange(3)) + data[place + rng.randrange(3) :]
    return data[: rng.randrange(len(data) + 1)] if rng.random() < 0.2 else data


async def send_bytes(url: str, data: bytes) -> None:
    host, port = url.removeprefix("http://").rstrip("/").split(":")
    async with asyncio.timeout(5):
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            writer.write(data)
            with suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    await reader.read(65536)
        finally:
            writer.transport.abort()


def main(arguments: list[str]) -> int:
    wrong = next((word for word in arguments if not word.isdecimal()), None)
    if wrong is not None or len(arguments) > 2:
        print("fuzz_socket: give at most two numbers, seconds and a seed", file=sys.stderr)
        return 2
    seconds, seed = (*map(int, arguments), *(60, random.randrange(10**6))[len(arguments) :])
    print(f"seed {seed}")
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(fuzz(Path(folder), seconds, seed))


async def fuzz(folder: Path, seconds: float, seed: int) -> int:
    server = Server(str(folder / "fuzz.db"), folder)
    async with running([server]):
        trial = Trial(server, seconds, seed)
        wrong: list[str] = []
        try:
            await trial.run()
        except* (AssertionError, TimeoutError, OSError, WebSocketException) as faults:
            wrong += [f"{type(fault).__name__}: {fault}" for fault in faults.exceptions]
        if not await server.stop():
            wrong.append("the server did not stop as it should, or had ended before")
        wrong += server.complaints()
    print(f"\r{trial.so_far}")
    print("refused:", ", ".join(f"{reason} {times}" for reason, times in trial.reasons.most_common()))
    print(*wrong or ["nothing went wrong"], sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
