"""Results that are remembered for the last argument."""

from skulduggery.kernel.remembered import for_the_last


def test_the_same_object_is_asked_about_once() -> None:
    asked: list[list[int]] = []

    @for_the_last
    def total(numbers: list[int]) -> int:
        asked.append(numbers)
        return sum(numbers)

    numbers = [1, 2]
    assert [total(numbers), total(numbers), total(numbers)] == [3, 3, 3]
    assert asked == [numbers]


def test_an_equal_one_is_another_one() -> None:
    @for_the_last
    def made(numbers: list[int]) -> list[int]:
        return [*numbers]

    first, second = [1, 2], [1, 2]
    assert made(first) is made(first)
    assert made(second) is not made(first)
