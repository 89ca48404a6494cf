"""The connection for news ends when it is told to, whatever happens to it in that moment."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import pytest

from skulduggery.server.store.postgres_bus import Bus
from skulduggery.server.store.postgres_client import Connection
from tests.server.store.stores import run


class Cable:
    """Of what asyncpg's connection does, as much as the bus needs."""

    def __init__(self) -> None:
        self.cut: Callable[[object], None] = _nothing
        self.terminated = 0

    async def connect(self) -> Connection:
        return cast("Any", self)

    async def add_listener(self, channel: str, heard: object) -> None:
        """There are no news."""

    def add_termination_listener(self, ended: Callable[[object], None]) -> None:
        self.cut = ended

    def terminate(self) -> None:
        self.terminated += 1


def _nothing(_: object) -> None:
    pass


@pytest.mark.parametrize("moments", range(4))
def test_a_bus_ends_though_it_is_cut_just_then(moments: int) -> None:
    """So many steps of the event loop before."""

    async def test() -> None:
        cable = Cable()
        bus = Bus(cable.connect, server="here", news=_nothing)
        while not bus.listening:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        cable.cut(cable)
        for _ in range(moments):
            await asyncio.sleep(0)
        await bus.close()
        assert cable.terminated == 1

    run(test())


def test_a_bus_ends_though_whoever_connects_swallows_that_it_is_told_to() -> None:
    async def test() -> None:
        cable, connecting = Cable(), asyncio.Event()

        async def connect() -> Connection:
            connecting.set()
            with suppress(asyncio.CancelledError):
                await asyncio.get_running_loop().create_future()
            return await cable.connect()

        bus = Bus(connect, server="here", news=_nothing)
        await connecting.wait()
        await bus.close()
        assert cable.terminated == 1

    run(test())
