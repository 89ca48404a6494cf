"""The draws follow from secret and words as docs/fairness.md says, evenly, and a second checker agrees."""

import json
import re
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from skulduggery import games
from skulduggery.kernel.chance import Pause, Roll, Shuffle, fits
from skulduggery.kernel.record import parse_record
from skulduggery.server import fairness
from skulduggery.server.verification import verify
from tests import seeds
from tests.server import second_checker
from tests.server.fair_games import a_secret

TEXT = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
SECRET = "5a" * 32
KEY = fairness.key(SECRET, "skull-king", ["ahoy", ""])


def example() -> dict[str, str]:
    """The lines `name = value` of the document's example."""
    (block,) = re.findall(r"```\n(secret +=.*?)```", TEXT, re.DOTALL)
    return {name.strip(): value for name, value in (line.split(" = ", 1) for line in block.splitlines())}


def example_record() -> str:
    (line,) = re.findall(r"```json\n(.*)\n```", TEXT)
    return line


# --- the document ---------------------------------------------------------------------------------------------------


def test_the_example_is_what_we_compute() -> None:
    shown = example()
    secret, words = shown["secret"], json.loads(shown["words"])
    key = fairness.key(secret, "skull-king", words)
    assert fairness.commitment(secret) == shown["commitment"]
    assert key.hex() == shown["key"]
    assert fairness.answer(key, 0, Roll(3)) == int(shown["roll(3)"])
    deck = skull_king_deck()
    for k, take in ((1, 3), (2, 6)):
        order = fairness.answer(key, k, Shuffle(len(deck), take))
        assert isinstance(order, tuple)
        assert [deck[index] for index in order] == json.loads(shown[f"shuffle(deck, {take})"])


def test_the_example_shows_the_steps_between() -> None:
    """Which our own code keeps to itself: the second checker computes them."""
    shown = example()
    secret, words = bytes.fromhex(shown["secret"]), json.loads(shown["words"])
    assert second_checker.lp(b"commit", secret).hex() == shown["lp for commit"]
    parts = (b"key", b"skull-king", *(word.encode() for word in words))
    assert second_checker.lp(*parts).hex() == shown["lp for key"]
    assert second_checker.lp(b"draw", b"0", b"0").hex() == shown["lp for draw 0"]
    for k in range(3):
        drawn = list(islice(second_checker.numbers(bytes.fromhex(shown["key"]), k), 8))
        assert drawn == json.loads(shown[f"numbers, draw {k}"])


def test_the_sums_of_the_example() -> None:
    for number, bound, rest in re.findall(r"(\d+) mod (\d+) = (\d+)", TEXT):
        assert int(number) % int(bound) == int(rest)
        assert number in "".join(value for name, value in example().items() if name.startswith("numbers"))


def test_a_number_is_thrown_away_as_the_example_says() -> None:
    (sides, right) = map(int, re.findall(r"roll\((\d{9,})\).*would be (\d+)\.", TEXT)[0])
    key = bytes.fromhex(example()["key"])
    assert fairness.answer(key, 0, Roll(sides)) == right
    assert second_checker.Draws(key).roll(sides) == right


def test_the_record_of_the_example_fits() -> None:
    finding = verify(*parse_record(example_record(), games.find), noted=example()["commitment"])
    assert (finding.misfits, finding.draws) == ((), 3)
    assert second_checker.fits(json.loads(example_record()))


def test_the_document_names_every_key_of_the_proof() -> None:
    proof = fairness.proof(SECRET, ["ahoy", ""])["fairness"]
    for name in proof:
        assert f"| `{name}` |" in TEXT
    assert proof == {
        "scheme": "skulduggery/fair/1",
        "commitment": second_checker.commitment(bytes.fromhex(SECRET)),
        "secret": SECRET,
        "words": ["ahoy", ""],
    }


# --- evenness -------------------------------------------------------------------------------------------------------


def chi_square(seen: Counter[Any], kinds: int) -> float:
    expected = seen.total() / kinds
    return sum((times - expected) ** 2 / expected for times in seen.values()) + expected * (kinds - len(seen))


@pytest.mark.parametrize(("sides", "highest"), [(2, 16), (3, 19), (6, 26), (7, 28), (67, 130)])
def test_rolls_are_even(sides: int, highest: float) -> None:
    """The bounds are passed by about one honest generator in 10,000; the seed is fixed."""
    seen = Counter(fairness.answer(KEY, k, Roll(sides)) for k in range(6000))
    assert set(seen) <= set(range(sides))
    assert chi_square(seen, sides) < highest


def test_shuffles_are_even() -> None:
    """Every thing at every place, in a whole shuffle and in one that stops early."""
    whole, few = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for k in range(3000):
        for seen, draw in ((whole, Shuffle(13, 13)), (few, Shuffle(40, 4))):
            order = fairness.answer(KEY, k, draw)
            assert isinstance(order, tuple)
            assert fits(draw, order)
            seen.update(enumerate(order))
    assert 80 < chi_square(whole, 13 * 13) < 215
    assert 90 < chi_square(few, 4 * 40) < 230


def test_neighbours_are_even_too() -> None:
    """All 24 orders of four things come equally often."""
    seen = Counter(fairness.answer(KEY, k, Shuffle(4, 4)) for k in range(6000))
    assert chi_square(seen, 24) < 56


def test_no_number_is_favoured_where_the_numbers_do_not_go_round_evenly() -> None:
    """Without throwing numbers away, five eighths of these would be in the lower half."""
    sides = 3 * 2**30
    low = sum(1 for k in range(4000) if int(str(fairness.answer(KEY, k, Roll(sides)))) < sides // 2)
    assert 1870 < low < 2130


# --- what goes in ---------------------------------------------------------------------------------------------------


def test_the_same_again_gives_the_same() -> None:
    first, second = (fairness.Fair(SECRET, "skull-queen", ["a", "b"]) for _ in range(2))
    draws = [Roll(2), Shuffle(42, 42), Shuffle(42, 42), Roll(6)]
    answers = [first(draw) for draw in draws]
    assert answers == [second(draw) for draw in draws]
    assert answers[1] != answers[2]


@pytest.mark.parametrize(
    ("secret", "game", "words"),
    [
        (SECRET, "skull-king", ["bc", "a"]),
        (SECRET, "skull-king", ["ab", "c", ""]),
        (SECRET, "skull-king", ["abc", ""]),
        (SECRET, "skull-king", ["Ab", "c"]),
        (SECRET, "skull-queen", ["ab", "c"]),
        ("5b" + SECRET[2:], "skull-king", ["ab", "c"]),
    ],
)
def test_anything_else_gives_something_else(secret: str, game: str, words: list[str]) -> None:
    assert fairness.key(secret, game, words) != fairness.key(SECRET, "skull-king", ["ab", "c"])


def test_letters_count_as_they_were_given() -> None:
    """An accent may be part of a letter or a character of its own: the words differ."""
    assert fairness.key(SECRET, "skull-king", ["\u00e9"]) != fairness.key(SECRET, "skull-king", ["e\u0301"])


def test_a_pause_draws_nothing_and_is_not_counted() -> None:
    with_pauses, without = (fairness.Fair(SECRET, "sleeping-queens", ["", ""]) for _ in range(2))
    assert with_pauses(Pause(1)) == 0
    assert with_pauses(Roll(2)) == without(Roll(2))
    assert with_pauses(Pause(0)) == 0
    assert with_pauses(Shuffle(67, 10)) == without(Shuffle(67, 10))
    assert with_pauses.draws == without.draws == 2


def test_a_game_can_be_taken_up_in_the_middle() -> None:
    fate = fairness.Fair(SECRET, "skull-king", ["", ""])
    later = [fate(Shuffle(66, 2)) for _ in range(3)][2]
    assert fairness.Fair(SECRET, "skull-king", ["", ""], first=2)(Shuffle(66, 2)) == later


def test_secrets_are_fresh() -> None:
    made = {fairness.new_secret() for _ in range(100)}
    assert len(made) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", secret) for secret in made)


def test_the_second_checker_draws_the_same() -> None:
    rng = seeds.rng("second checker")
    for _ in range(100):
        secret, words = a_secret(rng), [rng.choice(["", "x", "żółw", "🏴"]) for _ in range(rng.randint(2, 6))]
        key = fairness.key(secret, "skull-king", words)
        assert fairness.commitment(secret) == second_checker.commitment(bytes.fromhex(secret))
        assert key == second_checker.key(bytes.fromhex(secret), "skull-king", words)
        draws = second_checker.Draws(key)
        things, sides = rng.randint(1, 70), rng.choice([1, 2, 6, 3_000_000_000])
        take = rng.randint(0, things)
        taken = draws.shuffle([str(index) for index in range(things)], take)
        order = fairness.answer(key, 0, Shuffle(things, take))
        assert isinstance(order, tuple)
        assert [str(index) for index in order] == taken
        assert fairness.answer(key, 1, Roll(sides)) == draws.roll(sides)


def skull_king_deck() -> list[str]:
    colours = [f"{colour}{number}" for colour in "YRBK" for number in range(1, 14)]
    return [*colours, *["E"] * 5, *["P"] * 5, *["M"] * 2, "SM", "SK"]
