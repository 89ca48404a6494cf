"""Whole games by bots of the client, against a real server."""

import random

import pytest

from skulduggery import bots, games
from skulduggery.kernel.protocol import wire
from tests.client.playing import moves_of, run, whole_game
from tests.client.serving import RunningServer

SEATS = {game.NAME: min(game.PLAYERS) + 1 for game in games.all_games()}


@pytest.mark.parametrize("game", SEATS)
def test_parrots_play_to_the_end(server: RunningServer, game: str) -> None:
    opened, players = run(whole_game(server.url, game, people=SEATS[game] - 1, bots=1))
    results = [player.result for player in players if player.result is not None]
    assert len(results) == len(players)
    assert {result.status for result in results} == {"finished"}
    assert len({(result.scores, result.places) for result in results}) == 1
    assert len(results[0].scores or ()) == SEATS[game]
    entries = server.entries(opened.id)
    for player, result in zip(players, results, strict=True):
        assert result.seat is not None
        assert [bytes(move) for move in moves_of(entries, result.seat)] == [wire(move) for move in player.confirmed]


def test_the_bots_of_the_house_play_through_the_client(server: RunningServer) -> None:
    """They see what they see elsewhere, also where 1250 moves are told in short."""
    sailor = bots.make("sailor", "skull-queen", random.Random(7))
    _, players = run(whole_game(server.url, "skull-queen", people=3, choose=sailor))
    assert all(player.result is not None and player.result.status == "finished" for player in players)
