"""The wire test: whole games over real sockets, each message built again from another truth, byte for byte the same."""

import asyncio

import pytest

from skulduggery.games import all_games
from skulduggery.server.drills.leak.drill import Kind, Plan, leak
from skulduggery.server.drills.leak.pairs import Pair, all_pairs, differences

TABLES = (
    Kind("skull-king", 2, bots=1),
    Kind("skull-king-dice", 3),
    Kind("skull-queen", 2),
    Kind("skull-queen", 3, bots=2),
    Kind("sleeping-queens", 2),
    Kind("sleeping-queens", 4, bots=1),
)


@pytest.mark.parametrize("kind", TABLES, ids=lambda kind: f"{kind.game}-{kind.seats}")
def test_no_message_depends_on_what_its_receiver_cannot_see(kind: Kind) -> None:
    result = leak(Plan(games=(kind,)))
    assert [str(finding) for finding in result.findings] == []
    assert result.errors == []
    assert result.games == 1
    assert result.frames > 100
    assert result.rebuilt > 1.4 * result.frames, "hardly anything was compared"


def test_every_game_is_among_them() -> None:
    assert {kind.game for kind in TABLES} == {game.NAME for game in all_games()}


@pytest.mark.parametrize("pair", all_pairs(), ids=lambda pair: f"{pair.attack}-{type(pair.clock).__name__}")
def test_nobody_can_tell_whether_the_attacked_player_was_asked(pair: Pair) -> None:
    """SL-43"""
    assert [str(finding) for finding in asyncio.run(differences(pair))] == []
