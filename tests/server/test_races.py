"""Two servers want to append at the same place: one is first, and the other sees what became of the game."""

from pathlib import Path

from skulduggery.server import entries as log
from skulduggery.server.live import Live
from skulduggery.server.table import fold
from tests.server.house import House, in_house, play_out


def test_who_comes_second_with_the_last_move_of_a_game_sees_it_finished(tmp_path: Path) -> None:
    """The second has not heard of the last move yet, and writes the game's record from a log that has gone on."""

    async def test(house: House) -> None:
        phones = await house.playing("Anna Ben", "sleeping-queens")
        await play_out(phones)
        table = phones[0].live.table.id
        *entries, last = [log.decode(row) for row in await house.store.read(table)]
        before = fold.read(table, entries)
        assert before is not None
        assert before.status == "playing"
        late = Live(house.hub.services, before, entries, {})
        assert await late.clerk.commit(last) is False
        assert late.table.status == "finished"

    in_house(test, tmp_path)
