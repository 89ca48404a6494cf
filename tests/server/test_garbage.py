"""Cycles are found by the small sweeps while they are young, and by the thorough ones for good."""

import asyncio
import gc
import weakref
from collections.abc import Callable, Generator
from typing import Any

import pytest

from skulduggery.server.garbage import MOST_UNSEEN, Sweeper


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


class StillLoop:
    """An event loop whose time passes when it is told to."""

    def __init__(self) -> None:
        self._next: Callable[[], object] = lambda: None

    def time(self) -> float:
        return 0.0

    def call_later(self, _seconds: float, what: Callable[[], object]) -> None:
        self._next = what

    def turn(self) -> None:
        self._next()


def test_while_no_knots_are_found_only_few_sweeps_look_for_them() -> None:
    loop: Any = StillLoop()
    Sweeper(loop).start()
    looks: list[int] = []

    def looked(phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == 0:
            looks.append(info["collected"])

    gc.callbacks.append(looked)
    try:
        for _ in range(3 * (MOST_UNSEEN + 1)):
            loop.turn()
        assert looks == [0, 0, 0]
        while not looks[-1]:
            Knot()
            loop.turn()
        del looks[:]
        for _ in range(5):
            Knot()
            loop.turn()
        assert len(looks) == 5
        assert min(looks) > 0
    finally:
        gc.callbacks.remove(looked)


async def _freed(knot: weakref.ref[Knot]) -> bool:
    for _ in range(200):
        if knot() is None:
            return True
        await asyncio.sleep(0.002)
    return False
