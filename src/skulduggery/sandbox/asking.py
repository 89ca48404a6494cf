"""Check the things to try: the game has them, in sufficient number, and there are not too many."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from skulduggery.kernel.protocol import Argument, clipped


class Tried(Struct, frozen=True):
    """Cards or dice in record notation, in the order in which they are played; `:` adds the face shown (`K:7`)."""

    cards: tuple[str, ...]
    centre: tuple[str, ...] = ()
    """What lay in the middle before, in a game that has a centre."""


class Untried(Exception):
    """These cannot lie there together: a key for the sentence, and its arguments."""

    def __init__(self, reason: str, **args: Argument) -> None:
        super().__init__(f"{reason} {args}")
        self.reason = reason
        self.args_: dict[str, Argument] = args


MOST_READ = 20
"""More than anybody can want to try."""


def listed(text: str) -> tuple[str, ...]:
    """Split `Y12, B13` into `Y12` and `B13`."""
    return tuple(name.strip() for name in text.split(",", MOST_READ)[:MOST_READ] if name.strip())


def check_count(things: Sequence[str], possible: range) -> None:
    if len(things) not in possible:
        raise Untried("try-count", least=possible[0], most=possible[-1], count=len(things))


def check_copies(things: Sequence[str], copies: Mapping[str, int]) -> None:
    """Check that the game has all of these, and enough copies of each."""
    for name, count in Counter(things).items():
        if name not in copies:
            raise Untried("try-unknown", name=clipped(name))
        if count > copies[name]:
            raise Untried("try-too-often", name=clipped(name), most=copies[name])
