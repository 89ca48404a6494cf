"""What is typed is read by the games' own notation: moves written out in full, and in short."""

import random
from typing import Any

import pytest

from skulduggery import games
from skulduggery.cli.drawing.ink import Ink
from skulduggery.cli.playing.choosing import Question, Unclear
from skulduggery.cli.playing.reading import Reader
from skulduggery.cli.tables import table_for
from skulduggery.games.skull_king.moves import Bid, Play
from skulduggery.games.skull_queen import moves as skull_queen
from skulduggery.games.sleeping_queens.moves import Defend, Discard, King, Knight, Wake
from skulduggery.kernel.choices import Choices, choices
from skulduggery.kernel.protocol import AnyGame, Decide
from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech
from tests import seeds
from tests.playing import advance, new_match, stopped_somewhere

every_game = pytest.mark.parametrize("name", games.names())


def game_named(name: str) -> AnyGame:
    game = games.find(name)
    assert game is not None
    return game


def written_out(value: Any) -> str:
    """A step's values as a person would type them."""
    match value:
        case dict():
            return " ".join(written_out(part) for part in value.values())  # pyright: ignore[reportUnknownVariableType]
        case list() | tuple():
            return " ".join(written_out(part) for part in value)  # pyright: ignore[reportUnknownVariableType]
        case bool() | None:
            return "yes" if value else "no"
        case _:
            return str(value)


@every_game
def test_every_move_can_be_written_out(name: str) -> None:
    game = game_named(name)
    rng = seeds.rng("written out", name)
    seen: set[str] = set()
    for _ in range(12):
        match = stopped_somewhere(game, game.PLAYERS[-1], rng)
        awaiting = match.awaiting
        if not isinstance(awaiting, Decide):
            continue
        seat = rng.choice(awaiting.seats)
        moves = game.candidates(match.state, seat)
        reader = Reader(game, moves)
        for move in rng.sample(list(moves), min(len(moves), 20)):
            step = game.notation.format_move(move)
            action = next(iter(step))
            seen.add(action)
            spelled = reader.spelled(f"{action} {written_out(step)}".upper())
            assert spelled is not None, step
            assert game.notation.format_move(spelled) == step
    assert seen


def test_short_forms_in_skull_king() -> None:
    moves = [Play("Y12"), Play("SM", "pirate"), Play("SM", "escape"), Play("M")]  # pyright: ignore[reportArgumentType]
    reader = Reader(game_named("skull-king"), moves)
    assert reader.spelled("y12") == moves[0]
    assert reader.spelled("SM escape") == moves[2]
    assert reader.spelled("m") == moves[3]
    assert reader.spelled("SM") is None
    guessed = reader.guessed("b4")
    assert isinstance(guessed, Play)
    assert guessed.card == "B4"
    bids = Reader(game_named("skull-king"), [Bid(0), Bid(1)])
    assert bids.spelled("1") == Bid(1)
    assert bids.guessed("9") == Bid(9)
    assert bids.guessed("9" * 50) is None


def test_short_forms_in_sleeping_queens() -> None:
    together = Discard(("2", "3", "5"))  # pyright: ignore[reportArgumentType]
    single = Discard(("2",))  # pyright: ignore[reportArgumentType]
    knight, king = Knight("cat"), King(7)  # pyright: ignore[reportArgumentType]
    reader = Reader(game_named("sleeping-queens"), [king, knight, single, together])
    assert reader.spelled("5 2 3") == reader.spelled("2+3=5") == reader.spelled("discard 2,3,5") == together
    assert reader.spelled("2") is None, "a lonely number is the number of a choice"
    assert reader.spelled("discard 2") == single
    assert reader.spelled("knight cat") == reader.spelled("cat") == knight
    assert reader.spelled("king 7") == king
    wakings = Reader(game_named("sleeping-queens"), [Wake(3), Wake(None)])  # pyright: ignore[reportArgumentType]
    assert wakings.spelled("3") == Wake(3)  # pyright: ignore[reportArgumentType]
    assert wakings.spelled("no") == Wake(None)
    counting = Reader(game_named("sleeping-queens"), [Wake(0), Wake(11), Wake(None)], from_one=frozenset({"wake"}))  # pyright: ignore[reportArgumentType]
    assert counting.key(1, Wake(0)) == "1"  # pyright: ignore[reportArgumentType]
    assert counting.spelled("12") == Wake(11)  # pyright: ignore[reportArgumentType]
    assert counting.spelled("0") is None
    assert counting.guessed("wake 13") == Wake(12)  # pyright: ignore[reportArgumentType]
    defences = Reader(game_named("sleeping-queens"), [Defend(True), Defend(False)])
    assert defences.spelled("ja") == defences.spelled("defend") == Defend(True)
    assert defences.spelled("defend no") == Defend(False)


def test_words_that_mean_nothing_never_make_a_move() -> None:
    king, single = King(1), Discard(("2",))  # pyright: ignore[reportArgumentType]
    question = asked(game_named("sleeping-queens"), Choices(legal=(king, single), refused=()))
    for line in ("1 2", "king 1 2", "discard", "yes", "2 queens", "wake", "king one", "-1", "#9", "--"):
        meant = question.meant(line)
        assert isinstance(meant, Unclear) or meant not in (king, single), line
    refusable = question.meant("king 99")
    assert refusable == King(98)  # pyright: ignore[reportArgumentType]
    assert question.meant("discard 99") == Discard(("99",))  # pyright: ignore[reportArgumentType]


def test_placing_in_skull_queen() -> None:
    game = game_named("skull-queen")
    match = new_match(game, 3)
    while not isinstance(match.awaiting, Decide):
        advance(match, random.Random(1))
    question = asked(game, choices(game, match.state, Seat(0)))
    assert not question.is_listed
    assert question.meant("front 3 5 3 1") == skull_queen.Place(side="front", red=3, yellow=5, green=3, blue=1)
    assert question.meant("place BACK 1 1 1 2") == skull_queen.Place(side="back", red=1, yellow=1, green=1, blue=2)
    too_far = question.meant("front 3 5 3 6")
    assert not isinstance(too_far, Unclear)
    refusal = game.refusal(match.state, Seat(0), too_far)
    assert refusal is not None
    assert isinstance(question.meant("front 3 5"), Unclear)


def test_a_number_with_two_meanings_is_asked_about() -> None:
    cards = [*(f"R{number}" for number in range(1, 13)), "B7", "13"]
    legal = tuple(skull_queen.Play(card) for card in cards)  # pyright: ignore[reportArgumentType]
    question = asked(game_named("skull-queen"), Choices(legal=legal, refused=()))
    unclear = question.meant("13")
    assert isinstance(unclear, Unclear)
    assert unclear.key == "cli-two-meanings"
    assert question.meant("#13") == legal[12]
    assert question.meant("play 13") == legal[13]
    assert question.meant("14") == legal[13]
    assert question.meant("0") == Unclear("cli-no-such-choice", {"value": "0", "highest": 14})


def test_the_words_of_a_choice_are_understood_too() -> None:
    legal = (Play("Y12"), Play("P"), Play("SM", "pirate"))  # pyright: ignore[reportArgumentType]
    question = asked(game_named("skull-king"), Choices(legal=legal, refused=()))
    assert question.meant("yellow 12") == legal[0]
    assert question.meant("Pirate") == legal[1]
    assert question.meant("scary mary as a pirate") == legal[2]
    assert isinstance(question.meant("   "), Unclear)


def asked(game: AnyGame, given: Choices[Any]) -> Question:
    table = table_for(game.NAME, Speech("en", game.NAME), Ink(coloured=False), Seat(0), {})
    return Question(game, table, given)
