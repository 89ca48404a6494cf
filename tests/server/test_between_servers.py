"""What one server cannot know of another's guests at once, and must not get wrong all the same."""

import asyncio
from typing import Any

from skulduggery.server import wire
from tests.server.house import PATIENCE, House, fresh, play_out
from tests.server.test_two_servers import at_two, caught_up, moved_over


async def until(fits: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.02)


def test_of_two_rematches_opened_at_once_one_is_left(postgres: str) -> None:
    async def test(first: House, second: House) -> None:
        anna, ben = await first.playing("Anna Ben", "sleeping-queens")
        ben = await moved_over(ben, second)
        await play_out([anna, ben])
        await caught_up(anna, ben)
        both = await asyncio.gather(anna.ask(wire.Rematch(id=fresh())), ben.ask(wire.Rematch(id=fresh())))
        (rematch,) = {told["table"]["rematch"] for told in both}
        mine = await first.store.tables_of(anna.guest.id, 10)
        assert [row.id for row in mine] == [rematch], "nobody is told of the other one"
        assert (await second.find(rematch)).table.people == (anna.guest.id, ben.guest.id)

    at_two(test, postgres)
