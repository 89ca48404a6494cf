"""What is tried, checked: things that the game has, not more of them than it has, and not too many."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from skulduggery.kernel.protocol import Argument, clipped


class Tried(Struct, frozen=True):
    """Things in the notation of records, in the order in which they are played; `:` adds what they show (`K:7`)."""

    cards: tuple[str, ...]
    centre: tuple[str, ...] = ()
    """What lay in the middle before, in a game that has a centre."""


class Untried(Exception):
    """These cannot lie there together. A key for the sentence, and what it mentions."""

    def __init__(self, reason: str, **args: Argument) -> None:
        super().__init__(f"{reason} {args}")
        self.reason = reason
        self.args_: dict[str, Argument] = args


MOST_READ = 20
"""More than this nobody can mean."""


def listed(text: str) -> tuple[str, ...]:
    """`Y12, B13` is `Y12` and `B13`."""
    return tuple(name.strip() for name in text.split(",", MOST_READ)[:MOST_READ] if name.strip())


def check_count(things: Sequence[str], possible: range) -> None:
    if len(things) not in possible:
        raise Untried("try-count", least=possible[0], most=possible[-1], count=len(things))


def check_copies(things: Sequence[str], copies: Mapping[str, int]) -> None:
    """Whether the game has all of these, each as often."""
    for name, count in Counter(things).items():
        if name not in copies:
            raise Untried("try-unknown", name=clipped(name))
        if count > copies[name]:
            raise Untried("try-too-often", name=clipped(name), most=copies[name])
