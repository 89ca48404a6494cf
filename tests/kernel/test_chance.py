import random
from collections import Counter

import pytest

from skulduggery.kernel.chance import Outcome, Pause, Roll, Shuffle, fits, indices_of, scripted, seeded, taken_at_random


@pytest.mark.parametrize("outcome", [0, 5])
def test_a_roll_is_answered_by_a_number_below_its_sides(outcome: int) -> None:
    assert fits(Roll(6), outcome)


@pytest.mark.parametrize("outcome", [-1, 6, (0,), ()])
def test_no_other_answer_fits_a_roll(outcome: Outcome) -> None:
    assert not fits(Roll(6), outcome)


@pytest.mark.parametrize("outcome", [(0, 1), (4, 0)])
def test_a_shuffle_is_answered_by_different_numbers(outcome: Outcome) -> None:
    assert fits(Shuffle(size=5, take=2), outcome)


@pytest.mark.parametrize("outcome", [0, (), (0,), (0, 0), (0, 5), (-1, 0), (0, 1, 2)])
def test_no_other_answer_fits_a_shuffle(outcome: Outcome) -> None:
    assert not fits(Shuffle(size=5, take=2), outcome)


def test_a_pause_is_answered_by_nothing() -> None:
    assert fits(Pause(1), 0)
    assert not any(fits(Pause(1), outcome) for outcome in (1, -1, (), (0,)))
    assert seeded(random.Random(1))(Pause(1)) == 0


def test_a_seed_decides_everything() -> None:
    draws = [Shuffle(66, 40), Roll(6), Shuffle(12, 12), Roll(2)]
    first, second = (seeded(random.Random(7)) for _ in range(2))
    answers = [first(draw) for draw in draws]
    assert answers == [second(draw) for draw in draws]
    assert all(fits(draw, answer) for draw, answer in zip(draws, answers, strict=True))


def test_a_seeded_shuffle_is_even() -> None:
    """Each of five things comes first, and last, about a fifth of the time."""
    answer = seeded(random.Random(1))
    orders = [answer(Shuffle(5, 5)) for _ in range(5000)]
    for place in (0, 4):
        seen = Counter(order[place] for order in orders if isinstance(order, tuple))
        assert all(850 < seen[thing] < 1150 for thing in range(5))


def test_a_script_answers_in_its_order() -> None:
    answer = scripted([3, (1, 0)])
    assert [answer(Roll(6)), answer(Shuffle(2, 2))] == [3, (1, 0)]


def test_taking_leaves_the_things_alone() -> None:
    things = [1, 2, 3]
    taken = taken_at_random(random.Random(3), things, 2)
    assert things == [1, 2, 3]
    assert len(set(taken)) == 2


def test_indices_use_each_place_once() -> None:
    assert indices_of("baa", "aab") == (2, 0, 1)
    assert indices_of("aaa", "aab") == "a", "the third a is not to be had"
    assert indices_of("c", "aab") == "c"
