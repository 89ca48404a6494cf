from skulduggery.kernel.covered import complete, hands_seen
from skulduggery.kernel.protocol import FaceDown
from skulduggery.kernel.seats import Seat


def test_only_ones_own_hand_is_seen() -> None:
    hands = (("a", "b"), ("c",), ())
    assert hands_seen(hands, Seat(0)) == (("a", "b"), FaceDown(1), FaceDown(0))
    assert hands_seen(hands, None) == (FaceDown(2), FaceDown(1), FaceDown(0))


def test_what_is_covered_stays_covered() -> None:
    once = hands_seen((("a",), ("b",)), Seat(1))
    assert hands_seen(once, Seat(1)) == once
    assert hands_seen(once, Seat(0)) == (FaceDown(1), FaceDown(1))


def test_sealed_decisions_come_out_when_the_last_is_made() -> None:
    assert complete((0, None)) is None
    assert complete((0, "")) == (0, "")
