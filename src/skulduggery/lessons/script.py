"""A script: a position, and what happens then. Steps are written as in a record (docs/record.md)."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from skulduggery.kernel.seats import Seat
from skulduggery.lessons.lesson import Kind

Step: TypeAlias = Mapping[str, Any]
"""`{"seat": 0, "play": "Y2"}`, `{"deal": {...}}`: as in the log of a record."""


class ScriptBroken(ValueError):
    """A programmer's mistake: a script wants what the rules refuse."""


class Said(Struct, frozen=True):
    """A message of the game's lessons, what it mentions, and the rules that it is about."""

    key: str
    args: dict[str, int | str] = {}
    rules: tuple[str, ...] = ()


def say(key: str, /, *rules: str, **args: int | str) -> Said:
    """`say("bid", "SK-20", card="M", card2="Y9")`: arguments are named by what they are, and numbered."""
    return Said(key=key, args=args, rules=rules)


class Happens(Struct, frozen=True):
    """A chance outcome, or somebody's move, and what is said when it has happened."""

    step: Step
    then: Said | None = None


class Meanwhile(Struct, frozen=True):
    """Steps that are not told one by one: they are played, and only where they lead to is shown."""

    steps: tuple[Step, ...]
    then: Said | None = None


class Says(Struct, frozen=True):
    """Nothing happens but words. Without any, it only parts what was said before from the question that follows."""

    then: Said | None = None


class Asks(Struct, frozen=True):
    """The learner decides."""

    step: Step
    """The choice that goes on; for a throw with the face that comes."""
    first: Said
    """What is said with the question."""
    gentle: Said | None = None
    """What is answered to other legal choices, where there are any."""
    gentle_for: tuple[tuple[Step, Said], ...] = ()
    """What is answered to certain choices instead."""
    generous: bool = False
    """Other choices are as good: they are answered, and then it goes on."""
    then: Said | None = None


Part: TypeAlias = Happens | Meanwhile | Says | Asks


class Script(Struct, frozen=True, kw_only=True):
    id: str
    """Also the beginning of its messages' names: `first` says `first-title`, `first-bid` ..."""
    game: str
    kind: Kind
    names: tuple[str, ...]
    start: Callable[[], Any]
    """The state in which it begins."""
    first: Said
    """What is said before anything happens."""
    parts: tuple[Part, ...]
    rule: str | None = None
    """The example that it shows."""
    seat: Seat | None = None
    """The learner's."""
    viewer: Seat = Seat(0)
    """Whose eyes it is seen through where nobody learns by playing."""
    options: Mapping[str, str] = {}
    """Table options that are not at their defaults."""


def told(steps: tuple[Step, ...], then: Said) -> tuple[Happens, ...]:
    """The steps one by one; when the last has happened, something is said."""
    return (*(Happens(step) for step in steps[:-1]), Happens(steps[-1], then))
