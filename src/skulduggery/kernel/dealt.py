"""Read the deal of a record: who deals, and who got what."""

from collections.abc import Mapping, Sequence
from typing import Any

from skulduggery.kernel.misread import Misread, shown, whole_number
from skulduggery.kernel.seats import Seat


def check_round(deal: Mapping[str, Any], expected: int, rule: str) -> None:
    found = whole_number(deal, "round", "deal.")
    if found != expected:
        raise Misread("wrong-round", rule, value=shown(found), expected=expected)


def lot_drawn(deal: Mapping[str, Any], key: str, seats: int, rule: str) -> int:
    """The seat that was drawn by lot; every seat is possible."""
    seat = whole_number(deal, key, "deal.")
    if not 0 <= seat < seats:
        raise Misread("no-such-seat", rule, value=shown(seat), highest=seats - 1)
    return seat


def check_next(deal: Mapping[str, Any], key: str, expected: Seat, rule: str) -> None:
    """Check that the deal names the next seat in turn; no other is possible."""
    seat = whole_number(deal, key, "deal.")
    if seat != expected:
        raise Misread("wrong-dealer", rule, value=shown(seat), expected=expected)


def check_length(where: str, found: Sequence[Any], expected: int, rule: str) -> None:
    if len(found) != expected:
        raise Misread("wrong-length", rule, where=where, value=len(found), expected=expected)


def one_by_one(hands: Sequence[Sequence[str]], *, seats: int, each: int, rule: str) -> list[str]:
    """The things in the order in which they were dealt: around the table, one each."""
    check_length("deal.hands", hands, seats, rule)
    for seat, hand in enumerate(hands):
        check_length(f"deal.hands[{seat}]", hand, each, rule)
    return [hand[turn] for turn in range(each) for hand in hands]
