"""Tables, played whole and step by step, in every game and at every number of players."""

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

import skulduggery
from skulduggery import Table
from skulduggery.kernel.chance import Draw, Outcome, Shuffle
from skulduggery.kernel.protocol import AnyGame
from skulduggery.public.bots import name_of

GAMES = [skulduggery.find_game(name) for name in skulduggery.game_names()]
TABLES = [pytest.param(game, seats, id=f"{game.NAME} {seats}") for game in GAMES for seats in game.PLAYERS]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_is_stepped_through_and_its_record_holds(game: AnyGame, seats: int) -> None:
    rng = random.Random(f"{game.NAME} {seats}")
    table = Table(game, seats, seed=seats)
    while not table.is_over:
        for seat in table.to_act:
            assert table.view(seat) is not None
            move = rng.choice(table.legal(seat))
            assert table.refusal(seat, move) is None
            table.play(seat, move)
    assert len(table.scores) == len(table.places) == seats
    skulduggery.check_record(skulduggery.format_record(table.record()))
    assert table.record().result is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_the_same_seed_is_the_same_game(game: AnyGame) -> None:
    once, again, other = (skulduggery.play(game, ["sailor", "random", "random"], seed=seed) for seed in (5, 5, 6))
    assert once == again
    assert once.record.log != other.record.log
    assert [player.bot for player in once.record.players] == ["sailor", "random", "random"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_a_copy_goes_its_own_way(game: AnyGame) -> None:
    table = Table(game, 3, seed=1)
    other = table.copy(seed=2)
    before = table.record()
    seat = other.to_act[0]
    other.play(seat, other.legal(seat)[0])
    assert table.record() == before
    assert len(other.record().log) > len(before.log)
    table.play(seat, table.legal(seat)[-1])
    skulduggery.check_record(other.record())
    skulduggery.check_record(table.record())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_a_truth_that_fits_a_view_is_played_on(game: AnyGame) -> None:
    table = Table(game, 3, seed=1)
    seat = table.to_act[0]
    view = table.view(seat)
    imagined = Table(game, 3, state=game.belief.sample(view, random.Random(1)), seed=2)
    assert imagined.view(seat) == view
    while not imagined.is_over:
        acting = imagined.to_act[0]
        imagined.play(acting, imagined.legal(acting)[0])
    assert len(imagined.scores) == 3


def test_nobody_is_asked_out_of_turn() -> None:
    table = Table("skull-king", 3, seed=1)
    for seat in table.to_act:
        table.play(seat, table.legal(seat)[0])
    waiting = ({0, 1, 2} - set(table.to_act)).pop()
    assert table.legal(waiting) == []


def test_names_are_forgiving_about_case_and_hyphens() -> None:
    assert {skulduggery.find_game(name).NAME for name in ("skull_king", " Skull King", "SKULL-KING")} == {"skull-king"}


def test_fate_answers_the_draws() -> None:
    def first(draw: Draw) -> Outcome:
        return tuple(range(draw.take)) if isinstance(draw, Shuffle) else 0

    table = Table("skull-king", 2, fate=first)
    assert table.state.phase.hands[0] == ("Y1",)


def test_a_file_beside_others_is_a_bot(tmp_path: Path) -> None:
    (tmp_path / "taste_of_this_bot.py").write_text("PLACE = -1\n", encoding="utf-8")
    file = tmp_path / "mine.py"
    file.write_text(
        "import taste_of_this_bot\n\ndef choose(view, moves):\n    return moves[taste_of_this_bot.PLACE]\n",
        encoding="utf-8",
    )
    choose = skulduggery.load_bot(file)
    assert choose(None, [1, 2, 3]) == 3
    played = skulduggery.play("skull-queen", [file, str(file), "random"], seed=1)
    assert [player.bot for player in played.record.players] == ["mine", "mine", "random"]


def pick_first(view: object, moves: Sequence[object]) -> object:
    return moves[0]


def test_a_bot_is_called_by_what_it_is() -> None:
    class Thinker:
        def __call__(self, view: object, moves: Sequence[object]) -> object:
            return moves[0]

    assert [name_of(bot) for bot in ("sailor", "./a/mine.py", pick_first, Thinker())] == [
        "sailor",
        "mine",
        "pick_first",
        "Thinker",
    ]
