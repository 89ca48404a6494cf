"""Where in the game each frame is: what people jump by."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest

from skulduggery import games
from skulduggery.film import Frame
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Record
from tests.film.golden import films, records

TRICK_GAMES = [name for name in games.names() if name != "sleeping-queens"]


def game_called(name: str) -> AnyGame:
    game = games.find(name)
    assert game is not None
    return game


def tags(frame: Frame) -> list[str]:
    return [event.__struct_config__.tag for event in frame.events]


def as_watched(game: AnyGame, wanted: Record) -> tuple[Frame, ...]:
    return next(made.frames for record, viewer, made in films(game) if record is wanted and viewer is None)


def tricks(game: AnyGame, record: Record) -> Iterator[tuple[int, int, list[Frame]]]:
    """The frames of each trick, one trick after another."""
    frames = as_watched(game, record)
    for (round_number, trick), found in groupby(frames, key=lambda frame: (frame.round, frame.trick)):
        if trick is not None:
            assert round_number is not None
            yield round_number, trick, list(found)


@pytest.mark.parametrize("name", ["skull-king", "skull-king-dice"])
def test_a_trick_ends_with_the_frame_that_names_its_winner(name: str) -> None:
    game = game_called(name)
    for record in records(game):
        for _, _, frames in tricks(game, record):
            assert len(frames) == record.config.seats
            assert ["trick-won" in tags(frame) for frame in frames] == [False] * (len(frames) - 1) + [True]


def test_a_trick_of_skull_queen_ends_with_what_it_did() -> None:
    game = game_called("skull-queen")
    for record in records(game):
        ghost = record.config.seats == 2  # SQ-81: his card is a step of its own
        for _, _, frames in tricks(game, record):
            assert len(frames) == record.config.seats + ghost
            evaluated = {"colour-set-aside", "cards-to-centre", "pirate-moved", "pirate-fell", "nobody-moved"}
            assert [bool(evaluated & set(tags(frame))) for frame in frames] == [False] * (len(frames) - 1) + [True]
            assert not ghost or "ghost" in frames[0].step


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_tricks_are_counted_from_one_in_every_round(name: str) -> None:
    game = game_called(name)
    for record in records(game):
        found = [(round_number, trick) for round_number, trick, _ in tricks(game, record)]
        assert len(set(found)) == len(found)
        for round_number, of_round in groupby(found, key=lambda mark: mark[0]):
            numbers = [trick for _, trick in of_round]
            assert numbers == list(range(1, len(numbers) + 1))
            assert name != "skull-king" or len(numbers) == round_number  # SK-10


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_a_round_begins_with_its_deal_and_ends_with_its_score(name: str) -> None:
    game = game_called(name)
    for record in records(game):
        frames = as_watched(game, record)[1:]
        rounds = [list(found) for _, found in groupby(frames, key=lambda frame: frame.round)]
        assert [found[0].round for found in rounds] == list(range(1, len(rounds) + 1))
        for found in rounds:
            assert found[0].step["deal"]["round"] == found[-1].step["score"]["round"] == found[0].round
            assert (found[0].trick, found[-1].trick) == (None, None)
            assert tuple(found[-1].step["score"]["totals"]) == found[-1].totals


def test_a_turn_of_sleeping_queens_goes_from_an_action_to_the_last_card_drawn() -> None:
    """SL-20; SL-32: whoever takes a special card has another turn, without drawing."""
    game = game_called("sleeping-queens")
    for record in records(game):
        frames = as_watched(game, record)
        assert all(frame.round is None for frame in frames)
        assert [frame.trick for frame in frames[:2]] == [None, None]
        turns = [list(found) for _, found in groupby(frames[2:], key=lambda frame: frame.trick)]
        assert [found[0].trick for found in turns] == list(range(1, len(turns) + 1))
        for found in turns:
            assert "seat" in found[0].step
            assert {"drawn", "special-taken", "game-ended"} & set(tags(found[-1]))
            assert not any({"drawn", "special-taken"} & set(tags(frame)) and _is_an_action(frame) for frame in found)


def _is_an_action(frame: Frame) -> bool:
    step: dict[str, Any] = frame.step
    return bool({"king", "jester", "discard", "knight", "potion"} & step.keys())
