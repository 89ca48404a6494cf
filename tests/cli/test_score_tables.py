"""Who comes, goes and changes seats, how many rounds are played, and planks by their sum, typed in a terminal."""

from pathlib import Path

import pytest

from skulduggery.pad import Entry, sheet
from tests.cli.scoring import START, Done, assert_refused, games_of, scored


def typed(file: Path, game: str, *lines: str, more: tuple[str, ...] = ()) -> Done:
    done = scored(file, *START[game], *more, lines=[*lines, "quit"])
    assert done.status == 0, done
    assert "Traceback" not in done.err
    return done


FIRST_ROUND = ("1 0 0", "1 0 0", "none")
"""Anna 20, Ben and Cleo 10 each."""


def test_somebody_joins_and_another_leaves(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    typed(file, "skull-king", *FIRST_ROUND, "join Dora lowest", "leave ben", "seats cleo, dora, anna", "0 0 0", "1 1 0")
    (game,) = games_of(file)
    found = sheet(game)
    assert game.players == ("Anna", "Ben", "Cleo", "Dora")
    assert found.rounds[1].order == (2, 3, 0)
    assert game.rounds[1][1] == Entry()
    assert found.gone == (1,)
    assert found.totals == ((20, 10, 10, 0), (0, 10, -10, 30)), found.totals


def test_a_player_who_was_forgotten_has_played_from_the_beginning(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    typed(file, "sleeping-queens", "join Dora", "dora rose")
    (game,) = games_of(file)
    assert (game.players, game.rounds[0][3].queens) == (("Anna", "Ben", "Cleo", "Dora"), ("rose",))


def test_a_game_of_two_rounds(tmp_path: Path) -> None:
    """Also in the sheet that it prints."""
    file = tmp_path / "pad.json"
    done = typed(file, "skull-king", *FIRST_ROUND, "0 0 0", "1 1 0", "none", more=("--rounds", "2"))
    (game,) = games_of(file)
    assert sheet(game).over
    assert "SK-70" in done.out
    assert_refused(scored(file, *START["skull-king"], "--rounds", "0"), "1 to")


def test_a_game_is_shortened_while_it_is_played(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    done = typed(file, "skull-king", *FIRST_ROUND, "rounds 3", "rounds many")
    assert sheet(games_of(file)[0]).length == 3
    assert "1 to" in done.out


def test_planks_by_their_sum(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    done = typed(file, "skull-queen", "15", "12", "front 5 4 w 2", "ben 3")
    (game,) = games_of(file)
    assert [entry.points for entry in game.rounds[0][:2]] == [15, 12]
    assert sheet(game).totals == ((15, 12, 15),)
    assert "Σ" in done.out
    assert_refused(scored(file, "--pad", "9", "--show"))


def test_what_does_not_add_up_is_told_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    typed(file, "skull-king", "1 0 0", "1 1 0", "yes", "none", more=("--rounds", "1"))
    shown = scored(file, "--show").out
    assert "Round 1: 2 tricks are written down" in " ".join(shown.split())


@pytest.mark.parametrize("line", ["leave nobody", "join ben", "seats anna", "join", "leave"])
def test_what_cannot_be_is_told(line: str, tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    done = typed(file, "skull-king", *FIRST_ROUND, line, "/help")
    (game,) = games_of(file)
    assert game.players[:3] == ("Anna", "Ben", "Cleo")
    assert "Traceback" not in done.out
