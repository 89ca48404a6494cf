"""The soak drill in miniature, and what it takes for growth."""

import asyncio
import gc
import random
import weakref
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from skulduggery.server import hub
from skulduggery.server.drills.doors import Doors
from skulduggery.server.drills.leak.expecting import Watch
from skulduggery.server.drills.leak.serving import served
from skulduggery.server.drills.soak import Plan, Tolerance, soak
from skulduggery.server.drills.soak.drill import MEMORY, NUMBERS
from skulduggery.server.drills.soak.levels import Size, level_of, together
from skulduggery.server.drills.soak.workers import size_in
from skulduggery.server.lines import Line
from skulduggery.server.services import wall_clock
from tests.server.house import House, in_house

GENEROUS = Tolerance(share=0.5, amount=100.0, little=50.0)
"""A server that has run for some seconds is still warming up."""


def test_people_come_and_go_and_the_server_stays_as_it_is() -> None:
    result = soak(Plan(minutes=0.2, tables=10, pace=0.1, memory=GENEROUS, numbers=GENEROUS))
    assert result.errors == []
    assert result.good
    assert result.tables > 10, "nobody came a second time"
    assert result.moves > 50
    assert result.memory.before > 10
    assert result.held.most >= 5
    assert result.tasks.most >= 10
    assert result.files.most >= 20


def test_people_come_and_go_at_workers(postgres: str) -> None:
    plan = Plan(minutes=0.1, tables=6, pace=0.1, memory=GENEROUS, numbers=GENEROUS, database="postgres")
    result = soak(replace(plan, address=postgres, workers=2))
    assert result.errors == []
    assert result.good
    assert result.moves > 20
    assert result.memory.before > 80, "two processes take more than this"
    assert result.held.most >= 3


def test_the_size_of_workers_is_that_of_all() -> None:
    told = [f'skulduggery_drill_{name}{{worker="{n}"}} {n}.0' for name in Size.__struct_fields__ for n in (1, 2)]
    metrics = "\n".join(["# HELP skulduggery_workers x", *told, "skulduggery_workers 2.0"])
    assert size_in(metrics, 2) == Size(memory=3, files=3, tasks=3, tables=3)
    assert size_in(metrics, 3) is None
    assert together([Size(1, 2, 3, 4), Size(1, 1, 1, 1)]) == Size(2, 3, 4, 5)


def test_a_table_that_is_let_go_frees_its_memory_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The garbage collector looks for rings among old objects very rarely: a table must not be one."""
    monkeypatch.setattr(hub, "LET_GO_AFTER", -1.0)

    async def test(house: House) -> None:
        table = weakref.ref(await house.table(await house.guest()))
        assert house.hub.held == 1
        gc.disable()
        try:
            house.hub.let_go()
            assert house.hub.held == 0
            assert table() is None
        finally:
            gc.enable()

    in_house(test, tmp_path)


def test_a_socket_that_has_ended_frees_its_memory_at_once(tmp_path: Path) -> None:
    """Many thousands come and go between two rounds of the garbage collector among old objects."""

    async def test() -> None:
        async with served(tmp_path, Watch(wall_clock), random.Random(0)) as (server,):
            doors = Doors([server])
            guest = await doors.guest("Anna")
            table = await doors.table(guest, {"game": "skull-king", "seats": 2})
            gc.disable()
            try:
                for _ in range(3):
                    await _come_and_go(f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket", guest)
                async with asyncio.timeout(30):
                    while any(type(thing) is Line for thing in gc.get_objects()):
                        await asyncio.sleep(0.05)
            finally:
                gc.enable()

    asyncio.run(test())


async def _come_and_go(address: str, cookie: str) -> None:
    async with connect(address, additional_headers={"Cookie": cookie}, compression=None, proxy=None) as socket:
        await socket.recv()
        await socket.send('{"type":"sync"}')
        await socket.recv()


def test_what_stays_where_it_is_is_level() -> None:
    noisy = [200 + (n * 7) % 5 for n in range(100)]
    assert level_of(noisy, MEMORY).level
    assert level_of(list(reversed(noisy)), MEMORY).level


def test_what_shrinks_is_level() -> None:
    assert level_of([300 - n for n in range(100)], MEMORY).level


@pytest.mark.parametrize(
    ("first", "last"),
    [
        (200.0, 230.0),  # more than a tenth
        (900.0, 945.0),  # less than a tenth, but more than 30 MB
    ],
)
def test_what_grows_is_not_level(first: float, last: float) -> None:
    growing = [first + (last - first) * n / 99 for n in range(100)]
    assert not level_of(growing, MEMORY).level


def test_a_single_peak_is_no_growth() -> None:
    found = level_of([*[200.0] * 50, 800.0, *[201.0] * 49], MEMORY)
    assert found.level
    assert found.most == 800


def test_a_few_more_tables_are_no_growth_but_many_are() -> None:
    assert level_of([10, 10, 20, 30], NUMBERS).level
    assert not level_of([10, 10, 20, 60], NUMBERS).level


def test_three_measurements_tell_nothing() -> None:
    with pytest.raises(ValueError, match="too few"):
        level_of([1, 2, 3], MEMORY)
