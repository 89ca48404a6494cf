"""Chapter Who wins the trick. Each rule names the card that it lets win, or none; the first that speaks decides."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from skulduggery.games.skull_king.cards import COLOUR_OF, NUMBER_OF, Colour, Kind
from skulduggery.games.skull_king.rules.playing import led_colour
from skulduggery.games.skull_king.state import Laid, Trick


class Verdict(NamedTuple):
    """Who wins, and by which rule."""

    winner: Laid
    because: str


@lru_cache(maxsize=1024)
def judge(trick: Trick) -> Verdict:
    """The winner of a trick, or of what has been played of it so far. Every viewer's view asks again: remembered."""
    for rule in RULES:
        verdict = rule(trick)
        if verdict is not None:
            return verdict
    raise AssertionError("an empty trick has no winner")


def mermaid_charms_the_king(trick: Trick) -> Verdict | None:
    """SK-45: a Mermaid in the same trick as the Skull King wins, whatever else is in it; the first of two (SK-46)."""
    if not _all(Kind.SKULL_KING, trick):
        return None
    return _first(Kind.MERMAID, trick, "SK-45")


def king_beats_all_others(trick: Trick) -> Verdict | None:
    """SK-44: the Skull King beats everything except a Mermaid."""
    return _first(Kind.SKULL_KING, trick, "SK-44")


def pirate_beats_colours_and_mermaids(trick: Trick) -> Verdict | None:
    """SK-43: a Pirate beats every colour card and every Mermaid; among several the first played wins (SK-46)."""
    return _first(Kind.PIRATE, trick, "SK-43", among_several="SK-46")


def mermaid_beats_colours(trick: Trick) -> Verdict | None:
    """SK-42: a Mermaid beats every colour card, black included; among several the first played wins (SK-46)."""
    return _first(Kind.MERMAID, trick, "SK-42", among_several="SK-46")


def black_beats_other_colours(trick: Trick) -> Verdict | None:
    """SK-41: any black card beats every ordinary colour; among black cards the highest wins."""
    return None if led_colour(trick) == Colour.BLACK else _highest(Colour.BLACK, trick, "SK-41")


def highest_of_the_led_colour(trick: Trick) -> Verdict | None:
    """SK-40: the highest card of the led colour wins; cards of other ordinary colours never do."""
    led = led_colour(trick)
    return None if led is None else _highest(led, trick, "SK-40")


def first_of_nothing_but_escapes(trick: Trick) -> Verdict | None:
    """SK-47: an Escape wins only when all cards are Escapes, and then the first. SK-48: Scary Mary may be one."""
    return _first(Kind.ESCAPE, trick, "SK-47")


RULES: tuple[Callable[[Trick], Verdict | None], ...] = (
    mermaid_charms_the_king,
    king_beats_all_others,
    pirate_beats_colours_and_mermaids,
    mermaid_beats_colours,
    black_beats_other_colours,
    highest_of_the_led_colour,
    first_of_nothing_but_escapes,
)


def _all(kind: Kind, trick: Trick) -> list[Laid]:
    return [laid for laid in trick if laid.kind is kind]


def _first(kind: Kind, trick: Trick, because: str, *, among_several: str | None = None) -> Verdict | None:
    """SK-46: among equals the first played wins."""
    found = _all(kind, trick)
    if not found:
        return None
    return Verdict(found[0], among_several if among_several and len(found) > 1 else because)


def _highest(colour: Colour, trick: Trick, because: str) -> Verdict | None:
    found = [laid for laid in trick if COLOUR_OF.get(laid.card) is colour]
    return Verdict(max(found, key=lambda laid: NUMBER_OF[laid.card]), because) if found else None
