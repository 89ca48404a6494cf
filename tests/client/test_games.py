"""Whole games by bots of the client, against a real server."""

import pytest

from skulduggery import games
from skulduggery.kernel.protocol import wire
from tests.client.playing import moves_of, run, whole_game
from tests.client.serving import RunningServer

SEATS = {game.NAME: min(game.PLAYERS) + 1 for game in games.all_games()}


@pytest.mark.parametrize("game", SEATS)
def test_parrots_play_to_the_end(server: RunningServer, game: str) -> None:
    opened, players = run(whole_game(server.url, game, people=SEATS[game] - 1, bots=1))
    results = [player.result for player in players]
    first = results[0]
    assert first is not None
    assert first.status == "finished"
    assert first.scores is not None
    assert len(first.scores) == SEATS[game]
    for seat_before, result in enumerate(results):
        assert result is not None
        assert (result.scores, result.places) == (first.scores, first.places), seat_before
    log = server.entries(opened.id)
    for player, result in zip(players, results, strict=True):
        assert result is not None
        assert result.seat is not None
        assert [bytes(move) for move in moves_of(log, result.seat)] == [wire(move) for move in player.confirmed]
