"""Cycles are found by the small sweeps while they are young, and by the thorough ones for good."""

import asyncio
import gc
import weakref
from collections.abc import Generator

import pytest

from skulduggery.server.garbage import Sweeper


class Knot:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def own_rules() -> Generator[None]:
    yield
    gc.unfreeze()
    gc.enable()


def test_a_young_knot_is_freed() -> None:
    async def test() -> bool:
        Sweeper(asyncio.get_running_loop(), pause=0.001, thorough=3600).start()
        assert not gc.isenabled()
        young = weakref.ref(Knot())
        return await _freed(young)

    assert asyncio.run(test())


def test_an_old_knot_is_freed_by_a_thorough_sweep_only() -> None:
    async def test(thorough: float) -> bool:
        Sweeper(asyncio.get_running_loop(), pause=0.001, thorough=thorough).start()
        knot = Knot()
        gc.freeze()  # as a sweep does with all that is in use
        old = weakref.ref(knot)
        del knot
        return await _freed(old)

    assert not asyncio.run(test(3600))
    assert asyncio.run(test(0.01))


async def _freed(knot: weakref.ref[Knot]) -> bool:
    for _ in range(200):
        if knot() is None:
            return True
        await asyncio.sleep(0.002)
    return False
