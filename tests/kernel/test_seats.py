from hypothesis import given
from hypothesis import strategies as st

from skulduggery.kernel.seats import Seat, all_seats, clockwise_from, left_of, missing, places, replaced


def test_left_of_is_the_next_seat_clockwise() -> None:
    assert [left_of(Seat(seat), 4) for seat in range(4)] == [1, 2, 3, 0]
    assert left_of(Seat(3), 4, steps=6) == 1


def test_clockwise_from_goes_once_around() -> None:
    assert clockwise_from(Seat(2), 4) == (2, 3, 0, 1)
    assert all_seats(3) == (0, 1, 2)


def test_replaced_changes_one_entry() -> None:
    assert replaced((1, 2, 3), 0, 9) == (9, 2, 3)
    assert replaced((1, 2, 3), 2, 9) == (1, 2, 9)


def test_missing_names_the_seats_without_an_entry() -> None:
    assert missing((0, None, "", None)) == (1, 3), "0 and an empty text are entries"


def test_equal_scores_share_a_place() -> None:
    assert places((50, 20, 20, 10)) == (1, 2, 2, 4)
    assert places((-10, -10)) == (1, 1)
    assert places((0, 5)) == (2, 1)


@given(st.lists(st.integers(-300, 300), min_size=1, max_size=6))
def test_a_place_counts_those_who_are_better(scores: list[int]) -> None:
    for score, place in zip(scores, places(scores), strict=True):
        assert place == 1 + len([other for other in scores if other > score])
