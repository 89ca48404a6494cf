"""A bot at a networked table: it sits down, declares ready, and decides whenever it is asked."""

import asyncio
import os
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from skulduggery.client.addresses import parse_server
from skulduggery.client.errors import Refused
from skulduggery.client.frames import Status
from skulduggery.client.guest import PATIENCE, Guest
from skulduggery.client.table import Table
from skulduggery.client.updates import Prompt, Update

Choose: TypeAlias = Callable[[Any, Sequence[Any]], Any]
"""Gets its view and its legal moves, and returns one of them. The bots of `skulduggery.bots` are such functions."""

OVERTAKEN = frozenset(
    {
        "already-playing",
        "bot-plays",
        "never-away",
        "not-asked",
        "not-playing",
        "old-prompt",
        "paused",
        "table-over",
        "take-back-none",
        "take-back-not-asked",
    }
)
"""Refusals that only mean that something else came first."""

T = TypeVar("T")


class Result(Struct, frozen=True):
    """How the game ended. Without scores if the table was closed before that."""

    status: Status
    seat: int | None
    scores: tuple[int, ...] | None
    places: tuple[int, ...] | None


def play(
    url: str,
    *,
    choose: Choose,
    name: str,
    table: str | None = None,
    word: str | None = None,
    cookie_file: str | os.PathLike[str] | None = None,
    patience: float = PATIENCE,
) -> Result:
    """Join the table (a link, an id or a code; or `url` is itself the link) and play one game to its end.

    Raises a `ClientError` whose text can be shown to people.
    """

    async def run() -> Result:
        guest = await Guest.join(parse_server(url).origin, name, cookie_file=cookie_file)
        async with guest.table(url if table is None else table, patience=patience) as joined:
            return await play_at(joined, choose, word=word)

    return asyncio.run(run())


async def play_at(table: Table, choose: Choose, *, word: str | None = None) -> Result:
    """Play at a joined table. `choose` runs in a thread of its own."""
    news = aiter(table)
    while not table.now.table.is_over:
        seen = table.now
        await _take_part(table, seen, choose, word)
        while table.now is seen:
            await anext(news)
    last = table.now
    return Result(status=last.table.status, seat=last.you.seat, scores=last.table.scores, places=last.table.places)


async def _take_part(table: Table, update: Update, choose: Choose, word: str | None) -> None:
    if update.you.seat is None:
        await table.sit()
        return
    try:
        await _do_next(table, update, update.you.seat, choose, word)
    except Refused as refused:
        if refused.reason not in OVERTAKEN:
            raise


async def _do_next(table: Table, update: Update, seat: int, choose: Choose, word: str | None) -> None:
    """Send one request at a time. The update that grants it leads to the next."""
    now, chair = update.table, update.table.chairs[seat]
    if now.status == "waiting":
        if not chair.ready:
            await table.ready(word)
    elif chair.stand_in is not None:
        await table.come_back()
    elif now.take_back is not None and seat in now.take_back.missing:
        await table.answer_take_back(agreed=True)
    elif update.prompt is not None:
        await table.move(update.prompt, await _chosen(choose, update.view, update.prompt))


async def _chosen(choose: Choose, view: Any, prompt: Prompt) -> Any:
    return await in_thread(lambda: choose(view, prompt.legal))


async def in_thread(work: Callable[[], T]) -> T:
    """Run in a daemon thread. Unlike the loop's own threads it does not keep the program from ending, however long
    it thinks."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def deliver(tell: Callable[[], None]) -> None:
        if not done.done():
            tell()

    def run() -> None:
        try:
            tell = partial(done.set_result, work())
        except StopIteration:  # a future cannot hold it
            tell = partial(done.set_exception, RuntimeError("the bot's choose raised StopIteration"))
        except BaseException as error:
            tell = partial(done.set_exception, error)
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(deliver, tell)

    threading.Thread(target=run, name="choose", daemon=True).start()
    return await done
