"""Bids, which the two games of the Skull King write alike."""

from collections.abc import Iterator

from skulduggery.lessons.script import Step


def bid(seat: int, bid: int) -> Step:
    return {"seat": seat, "bid": bid}


def bids(numbers: str) -> Iterator[Step]:
    """`bids("0 1 0")`, one for each seat."""
    for seat, number in enumerate(numbers.split()):
        yield bid(seat, int(number))


def hands(text: str) -> list[list[str]]:
    """`Y2 K1 | Y12 B13`, one hand for each seat."""
    return [hand.split() for hand in text.split("|")]
