import random
from collections import Counter

import pytest

from skulduggery.kernel.hidden import deal_hidden, fill_hands, unseen
from skulduggery.kernel.protocol import FaceDown


def test_every_hand_has_its_size_and_nothing_is_lost() -> None:
    hands = deal_hidden(list(range(20)), [3, 0, 5], lambda hand, thing: True, random.Random(1))
    assert [len(hand) for hand in hands] == [3, 0, 5, 12]
    assert sorted(thing for hand in hands for thing in hand) == list(range(20))


def test_what_is_not_allowed_is_not_dealt() -> None:
    rng = random.Random(2)
    for _ in range(50):
        first, second, rest = deal_hidden("aabbcc", [2, 2], lambda hand, thing: (hand, thing) != (0, "a"), rng)
        assert "a" not in first
        assert len(first) == len(second) == len(rest) == 2


def test_a_tight_corner_is_found() -> None:
    """Only one split is possible, and it takes moving others to find it."""
    wishes = ["ab", "bc", "a"]
    for seed in range(30):
        hands = deal_hidden("abc", [1, 1, 1], lambda hand, thing: thing in wishes[hand], random.Random(seed))
        assert hands == [["b"], ["c"], ["a"], []]


def test_no_split_at_all_is_an_error() -> None:
    with pytest.raises(ValueError, match="no hidden cards fit"):
        deal_hidden("ab", [1, 1], lambda hand, thing: thing == "a", random.Random(1))


def test_allowed_splits_are_about_equally_likely() -> None:
    """Hands of one and one from a b c d, the first without a: nine splits."""
    rng = random.Random(5)
    seen: Counter[str] = Counter()
    for _ in range(9000):
        first, second, _ = deal_hidden("abcd", [1, 1], lambda hand, thing: (hand, thing) != (0, "a"), rng)
        seen[first[0] + second[0]] += 1
    assert len(seen) == 9
    assert all(850 < count < 1150 for count in seen.values()), seen


def test_hands_that_are_seen_stay_and_the_others_are_filled_from_the_rest() -> None:
    seen = (("a", "b"), FaceDown(2), FaceDown(0))
    left = unseen("aabbccd", seen, "d")
    assert sorted(left) == ["a", "b", "c", "c"]
    hands, rest = fill_hands(seen, left, lambda hand, thing: thing != "a", random.Random(3))
    assert hands[0] == ("a", "b")
    assert hands[2] == ()
    assert sorted([*hands[1], *rest]) == sorted(left)
    assert "a" in rest


def test_splits_that_no_swap_of_two_connects_are_as_likely_as_the_others() -> None:
    """Each of three hands lacks another letter: ten splits of aabbcc, two of which only a ring of three leads to."""
    rng = random.Random(7)
    lacking = "cab"
    seen: Counter[str] = Counter()
    for _ in range(6000):
        hands = deal_hidden("aabbcc", [2, 2, 2], lambda hand, thing: thing != lacking[hand], rng)
        seen["|".join("".join(sorted(hand)) for hand in hands)] += 1
    # aabbcc can be dealt in different ways to the same hands; only the two pure splits have a single way each.
    pure = [count for split, count in seen.items() if split in ("aa|bb|cc|", "bb|cc|aa|")]
    ways = {split: _ways(split) for split in seen}
    total = sum(ways.values())
    assert len(pure) == 2
    for split, count in seen.items():
        assert abs(count / 6000 - ways[split] / total) < 0.02, (split, count, ways)


def _ways(split: str) -> int:
    """In how many ways six different things, two of each letter, make these hands."""
    product = 1
    for letter in "abc":
        counts = [hand.count(letter) for hand in split.split("|")]
        product *= 2 if counts.count(1) == 2 else 1
    return product
