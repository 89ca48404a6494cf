"""Whole games by client bots, with a note of every decision that the server confirmed."""

import asyncio
import importlib.util
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Raw

from skulduggery.client import Guest, Opened, Prompt, Result, Table, Update, play_at
from skulduggery.client.playing import Choose
from skulduggery.server import entries as log
from skulduggery.server.entries import Entry
from tests.client.serving import PATIENCE
from tests.seeds import rng

ROOT = Path(__file__).resolve().parents[2]
LONGEST_GAME = 90.0

T = TypeVar("T")
CHANCE = rng("moves of clients")


def load_parrot() -> Choose:
    """The example, as people read it."""
    spec = importlib.util.spec_from_file_location("parrot", ROOT / "examples" / "parrot.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    choose: Choose = module.choose
    return choose


parrot = load_parrot()


def at_random(view: Any, moves: Sequence[Any]) -> Any:
    return CHANCE.choice(moves)


def run(test: Coroutine[Any, Any, T], limit: float = LONGEST_GAME) -> T:
    async def limited() -> T:
        async with asyncio.timeout(limit):
            return await test

    return asyncio.run(limited())


class Watched:
    """A player at a table, and the moves that were confirmed."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.confirmed: list[Any] = []
        self.result: Result | None = None

    async def play(self, table_id: str, choose: Choose, *, after_move: Callable[[], Awaitable[None]]) -> None:
        async with self.guest.table(table_id) as table:
            self._watch(table, after_move)
            self.result = await play_at(table, choose)

    def _watch(self, table: Table, after_move: Callable[[], Awaitable[None]]) -> None:
        send = table.move

        async def watched(prompt: Prompt, move: Any) -> Update:
            update = await send(prompt, move)
            self.confirmed.append(move)
            await after_move()
            return update

        table.move = watched


async def nothing() -> None:
    pass


async def whole_game(
    url: str,
    game: str,
    *,
    people: int = 2,
    bots: int = 0,
    choose: Choose = parrot,
    after_move: Callable[[], Awaitable[None]] = nothing,
) -> tuple[Opened, list[Watched]]:
    """A game from the opening of the table to its end; the first player is the host."""
    players = [Watched(await Guest.join(url, f"Polly {number}")) for number in range(people)]
    opened = await players[0].guest.open_table(game, seats=people + bots, bots=bots, bot_speed="instant")
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(opened.id, choose, after_move=after_move))
        group.create_task(start_when_ready(players[0].guest, opened.id))
    return opened, players


async def start_when_ready(host: Guest, table_id: str) -> None:
    async with host.table(table_id) as table:
        await until(table, lambda update: all(chair.ready for chair in update.table.chairs))
        await table.start()


async def until(table: Table, fits: Callable[[Update], bool]) -> Update:
    async with asyncio.timeout(PATIENCE):
        async for update in table:
            if fits(update):
                return update
    raise AssertionError


def moves_of(entries: Sequence[Entry], seat: int) -> list[Raw]:
    """What the seat's own player decided, by the log."""
    happened = [entry.what for entry in entries]
    return [what.move for what in happened if isinstance(what, log.Moved) and what.seat == seat and what.bot is None]
