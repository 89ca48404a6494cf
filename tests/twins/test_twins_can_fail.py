"""A twin is worth what it rejects: it accepts legal games, and no game in which a single thing is wrong."""

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest

from tests.seeds import rng

from . import VERIFY, skull_king, skull_king_dice, skull_queen, sleeping_queens
from .common import Json, bid_points
from .errors import ERRORS, Spoil, spoiled, valid
from .generate import SEATS, generate

TABLES = [(game, seats) for game in SEATS for seats in SEATS[game]]
JUNK: list[Any] = [None, True, -1, 99, 1.5, "X9", [], {}]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_legal_game_is_accepted(game: str, seats: int) -> None:
    for seed in range(4):
        VERIFY[game](valid(game, seats, seed))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_unfinished_game_may_stop_after_any_step(game: str, seats: int) -> None:
    record = valid(game, seats, 0)
    result = record.pop("result")
    steps: list[Json] = record["log"]
    for length in range(0, len(steps), 1 + len(steps) // 6):
        record["log"] = steps[:length]
        VERIFY[game](record)
        with pytest.raises(AssertionError, match="result of an unfinished game"):
            VERIFY[game](record | {"result": result})


@pytest.mark.parametrize("game", SEATS)
def test_unknown_keys_are_ignored(game: str) -> None:
    record: Json = valid(game, 3, 1) | {"meta": {"table": 7}}
    for step in record["log"]:
        step["clock"] = 1.5
    VERIFY[game](record)


@pytest.mark.parametrize("game", SEATS)
def test_no_value_may_be_another(game: str) -> None:
    random = rng("junk", game)
    for seed in range(15):
        record = valid(game, random.choice(SEATS[game]), seed % 4)
        *path, last = random.choice(list(paths({key: record[key] for key in record if key != "players"})))
        inner = at(record, path)
        inner[last] = random.choice(
            [junk for junk in JUNK if type(junk) is not type(inner[last]) or junk != inner[last]]
        )
        with pytest.raises(AssertionError):
            VERIFY[game](record)


@pytest.mark.parametrize("game", SEATS)
def test_nothing_may_be_missing_or_doubled(game: str) -> None:
    random = rng("gap", game)
    for seed in range(15):
        record = valid(game, random.choice(SEATS[game]), seed % 4)
        *path, last = random.choice(list(paths({key: record[key] for key in record if key != "players"})))
        inner = at(record, path)
        if isinstance(inner, list) and seed % 2:
            inner.insert(last, deepcopy(inner[last]))  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]
        else:
            del inner[last]
        with pytest.raises(AssertionError):
            VERIFY[game](record)


def paths(value: Any) -> Iterator[list[Any]]:
    """The way to every value inside."""
    keys: Any = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()  # pyright: ignore
    for key in keys:
        yield [key]
        yield from ([key, *rest] for rest in paths(value[key]))


def at(value: Any, path: list[Any]) -> Any:
    for key in path:
        value = value[key]
    return value


def test_every_twin_is_shown_many_errors() -> None:
    for game in SEATS:
        assert len({name for of, name, _, _ in ERRORS if of == game}) >= 25


@pytest.mark.parametrize(
    ("game", "complaint", "spoil"),
    [pytest.param(game, complaint, spoil, id=f"{game}-{name}") for game, name, complaint, spoil in ERRORS],
)
def test_an_error_is_found(game: str, complaint: str, spoil: Spoil) -> None:
    with pytest.raises(AssertionError) as found:
        VERIFY[game](spoiled(game, spoil))
    assert re.search(complaint, str(found.value)), found.value


# --- Games played by a wrong rule -----------------------------------------------------------------------------------


def king_is_never_charmed(trick: list[skull_king.Played]) -> tuple[int, int]:
    return skull_king_winner([card for card in trick if card[2] != "M" or all(other[2] != "SK" for other in trick)])


def last_pirate_wins(trick: list[skull_king.Played]) -> tuple[int, int]:
    pirates = [seat for seat, _, guise in trick if guise == "P"]
    seat, prize = skull_king_winner(trick)
    return (pirates[-1] if seat in pirates else seat), prize


def black_is_no_trump(trick: list[skull_king.Played]) -> tuple[int, int]:
    led = skull_king.led_colour(trick)
    return skull_king_winner([card for card in trick if card[2] in skull_king.SPECIAL or card[1][0] == led])


def escaping_mary_is_no_pirate(trick: list[skull_king.Played]) -> tuple[int, int]:
    return skull_king_winner([(seat, guise, guise) for seat, _, guise in trick])


def colour_of_the_first_card_alone(trick: list[skull_king.Played]) -> str | None:
    return trick[0][1][0] if trick and trick[0][1] not in skull_king.SPECIAL else None


def first_of_equal_dice_wins(trick: list[skull_king_dice.Thrown]) -> tuple[int, int]:
    return skull_king_dice_winner([*trick[1:], trick[0]])


def a_flag_of_the_king_is_captured(trick: list[skull_king_dice.Thrown]) -> tuple[int, int]:
    return skull_king_dice_winner([(seat, die, "skull" if die == "SK" else face) for seat, die, face in trick])


def a_pirate_flag_brings_thirty(trick: list[skull_king_dice.Thrown]) -> tuple[int, int]:
    seat, prize = skull_king_dice_winner(trick)
    return seat, prize and 30 * sum(die == "P" for _, die, _ in trick)


def yellow_is_special(trick: list[skull_king_dice.Thrown]) -> str | None:
    return skull_king_dice_colour([thrown for thrown in trick if thrown[1] != "Y"])


def monkey_must_follow(hand: list[str], colour: str | None) -> list[Json]:
    follows = any(card[0] == colour for card in hand)
    return [choice for choice in skull_queen_choices(hand, colour) if not follows or choice["play"] != "0"]


def one_space_at_most(planks: list[skull_queen.Plank], seat: int | None, pirate: str, steps: int) -> None:
    skull_queen_move(planks, seat, pirate, max(-1, min(1, steps)))


def centre_is_swept(trick: list[skull_queen.Played], centre: list[str], planks: list[skull_queen.Plank]) -> list[str]:
    skull_queen_evaluate(trick, centre, planks)
    return []


def first_of_equals_leads(trick: list[skull_queen.Played]) -> int:
    return skull_queen_leader(trick[::-1])


skull_king_winner, skull_king_dice_winner = skull_king.winner, skull_king_dice.winner
skull_king_dice_colour, skull_queen_choices = skull_king_dice.led_colour, skull_queen.choices
skull_queen_evaluate, skull_queen_leader = skull_queen.evaluate, skull_queen.next_leader
skull_queen_move = skull_queen.move


@pytest.mark.parametrize(
    ("game", "rule", "wrong"),
    [
        ("skull-king", "winner", king_is_never_charmed),
        ("skull-king", "winner", last_pirate_wins),
        ("skull-king", "winner", black_is_no_trump),
        ("skull-king", "winner", escaping_mary_is_no_pirate),
        ("skull-king", "led_colour", colour_of_the_first_card_alone),
        ("skull-king-dice", "winner", first_of_equal_dice_wins),
        ("skull-king-dice", "winner", a_flag_of_the_king_is_captured),
        ("skull-king-dice", "winner", a_pirate_flag_brings_thirty),
        ("skull-king-dice", "led_colour", yellow_is_special),
        ("skull-queen", "choices", monkey_must_follow),
        ("skull-queen", "move", one_space_at_most),
        ("skull-queen", "evaluate", centre_is_swept),
        ("skull-queen", "next_leader", first_of_equals_leads),
    ],
)
def test_a_game_by_a_wrong_rule_is_found(
    game: str, rule: str, wrong: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    twin = {"skull-king": skull_king, "skull-king-dice": skull_king_dice, "skull-queen": skull_queen}[game]
    for seed in range(40):
        with monkeypatch.context() as patched:
            patched.setattr(twin, rule, wrong)
            record = generate(game, SEATS[game][-1], seed)
        try:
            VERIFY[game](record)
        except AssertionError:
            return
    pytest.fail("no game showed the wrong rule")


# --- The rulebooks' examples, for the twins' own rules ----------------------------------------------------------------


def cards(text: str) -> list[skull_king.Played]:
    return [(seat, card, card) for seat, card in enumerate(text.split())]


def dice(text: str) -> list[skull_king_dice.Thrown]:
    thrown = [word.split(":") for word in text.split()]
    return [(seat, die, face) for seat, (die, face) in enumerate(thrown)]


def test_examples_of_skull_king() -> None:
    """SK-X1 to SK-X5."""
    assert skull_king.winner(cards("Y2 Y12 B13 K1")) == (3, 0)
    assert skull_king.winner(cards("Y2 Y12 B13")) == (1, 0)
    assert skull_king.winner(cards("P SK M M K13")) == (2, 50)
    assert skull_king.winner([*cards("P SK"), (2, "SM", "E")]) == (1, 60)
    assert skull_king.winner([(0, "SM", "E"), (1, "E", "E")]) == (0, 0)
    lines = {(9, 3, 3, 0): 60, (9, 5, 1, 30): -40, (4, 0, 0, 0): 40, (9, 0, 2, 0): -90}
    assert {line: bid_points("standard", *line) for line in lines} == lines


def test_examples_of_the_dice_game() -> None:
    """SD-X1 to SD-X7."""
    assert skull_king_dice.winner(dice("K:6 K:7 R:2 Y:7 K:5")) == (3, 0)
    assert skull_king_dice.winner(dice("P:skull SK:skull K:5 K:7 M:skull")) == (4, 50)
    assert skull_king_dice.winner(dice("P:skull SK:skull K:5 K:7 M:flag")) == (1, 30)
    assert skull_king_dice.winner(dice("Y:flag SK:flag P:flag")) == (0, 0)
    assert [bid_points("standard", 6, 0, 2, 0), bid_points("landlubber", 6, 5, 1, 30)] == [-60, 0]


def test_examples_of_skull_queen() -> None:
    """SQ-X1 and SQ-X2: four players, the third has the blue 12."""
    planks: list[skull_queen.Plank] = [dict.fromkeys(skull_queen.COLOURS.values(), 3) for _ in range(4)]
    trick: list[skull_queen.Played] = list(enumerate(["B6", "G7", "B12", "B8"]))
    assert sorted(skull_queen.evaluate(trick, ["Y4", "B3"], planks)) == ["G7", "Y4"]
    assert [plank["blue"] for plank in planks] == [3, 3, 5, 3]
    assert skull_queen.next_leader(trick) == 2


def test_examples_of_sleeping_queens() -> None:
    """SL-X2: which numbers go together."""
    assert ("2", "3", "5") in sleeping_queens.discards(["5", "3", "king", "2", "4"])
    assert ("2", "3", "4") not in sleeping_queens.discards(["5", "3", "king", "2", "4"])
    assert ("1", "2", "3", "6") in sleeping_queens.discards(["6", "3", "2", "1", "wand"])
    assert {("4", "4", "8"), ("4", "4")} <= set(sleeping_queens.discards(["8", "4", "4", "4", "10"]))
