"""Chapter Who wins the trick. Each rule names the die that it lets win, or none; the first that speaks decides."""

from collections.abc import Callable
from typing import NamedTuple

from skulduggery.games.skull_king_dice.dice import MERMAID, NUMBER_ON, PIRATE, SKULL, SKULL_KING, Die
from skulduggery.games.skull_king_dice.state import Thrown, Trick


class Verdict(NamedTuple):
    """Who wins, and by which rule."""

    winner: Thrown
    because: str


def judge(trick: Trick) -> Verdict:
    """The winner of a trick, or of what has been thrown of it so far."""
    for rule in RULES:
        verdict = rule(trick)
        if verdict is not None:
            return verdict
    raise AssertionError("an empty trick has no winner")


def mermaid_charms_the_king(trick: Trick) -> Verdict | None:
    """SD-45: a Mermaid's skull beside the Skull King's wins, whatever else is in the trick; the last of two (SD-46)."""
    if not skulls(SKULL_KING, trick):
        return None
    return _last_skull(MERMAID, trick, "SD-45")


def king_beats_all_others(trick: Trick) -> Verdict | None:
    """SD-44: the Skull King's skull beats everything except a Mermaid's skull."""
    return _last_skull(SKULL_KING, trick, "SD-44")


def pirate_beats_numbers_and_mermaids(trick: Trick) -> Verdict | None:
    """SD-43: a Pirate's skull beats every number and every Mermaid; among several the last thrown wins (SD-46)."""
    return _last_skull(PIRATE, trick, "SD-43", among_several="SD-46")


def mermaid_beats_numbers(trick: Trick) -> Verdict | None:
    """SD-42: a Mermaid's skull beats every number; among several the last thrown wins (SD-46)."""
    return _last_skull(MERMAID, trick, "SD-42", among_several="SD-46")


def highest_number(trick: Trick) -> Verdict | None:
    """SD-40: the highest number wins, whatever its colour. SD-41: among equal ones the last thrown."""
    numbers = [NUMBER_ON.get(thrown.face, 0) for thrown in trick]
    highest = max(numbers, default=0)
    if highest == 0:
        return None
    best = [thrown for thrown, number in zip(trick, numbers, strict=True) if number == highest]
    return Verdict(best[-1], "SD-40" if len(best) == 1 else "SD-41")


def first_of_nothing_but_flags(trick: Trick) -> Verdict | None:
    """SD-47: a flag counts 0 and wins only if there is nothing but flags, and then the first."""
    return Verdict(trick[0], "SD-47") if trick else None


RULES: tuple[Callable[[Trick], Verdict | None], ...] = (
    mermaid_charms_the_king,
    king_beats_all_others,
    pirate_beats_numbers_and_mermaids,
    mermaid_beats_numbers,
    highest_number,
    first_of_nothing_but_flags,
)


def skulls(die: Die, trick: Trick) -> list[Thrown]:
    """The dice of that kind that show a skull."""
    return [thrown for thrown in trick if thrown.die == die and thrown.face == SKULL]


def _last_skull(die: Die, trick: Trick, because: str, *, among_several: str | None = None) -> Verdict | None:
    """SD-46: among equal skulls the last thrown wins."""
    found = skulls(die, trick)
    if not found:
        return None
    return Verdict(found[-1], among_several if among_several and len(found) > 1 else because)
