"""A script: a position and the steps that follow, written as in a record (docs/record.md)."""

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
    """A message from the game's lesson catalogue, its arguments, and the rules that it is about."""

    key: str
    args: dict[str, int | str] = {}
    rules: tuple[str, ...] = ()


def say(key: str, /, *rules: str, **args: int | str) -> Said:
    """`say("bid", "SK-20", card="M", card2="Y9")`: arguments are named by kind, and numbered."""
    return Said(key=key, args=args, rules=rules)


class Happens(Struct, frozen=True):
    """A chance outcome or a player's move, and the caption after it."""

    step: Step
    then: Said | None = None


class Meanwhile(Struct, frozen=True):
    """Steps played without captions: only the resulting position is shown."""

    steps: tuple[Step, ...]
    then: Said | None = None


class Says(Struct, frozen=True):
    """A caption alone. Without words it only separates the previous caption from the next question."""

    then: Said | None = None


class Asks(Struct, frozen=True):
    """The learner decides."""

    step: Step
    """The choice that goes on; for a throw, with the face that comes up."""
    first: Said
    """The caption of the question."""
    gentle: Said | None = None
    """The answer to other legal choices, if there are any."""
    gentle_for: tuple[tuple[Step, Said], ...] = ()
    """Answers to certain choices instead."""
    generous: bool = False
    """Other choices are as good: after the answer the lesson goes on."""
    then: Said | None = None


Part: TypeAlias = Happens | Meanwhile | Says | Asks


class Script(Struct, frozen=True, kw_only=True):
    id: str
    """Also the prefix of its message names: `first` has `first-title`, `first-bid` ..."""
    game: str
    kind: Kind
    names: tuple[str, ...]
    start: Callable[[], Any]
    """The state in which the script begins."""
    first: Said
    """The caption before anything happens."""
    parts: tuple[Part, ...]
    rule: str | None = None
    """The example that it shows."""
    seat: Seat | None = None
    """The learner's seat."""
    viewer: Seat = Seat(0)
    """The viewer if there is no learner."""
    options: Mapping[str, str] = {}
    """Table options that differ from their defaults."""


def told(steps: tuple[Step, ...], then: Said) -> tuple[Happens, ...]:
    """One `Happens` for each step; the caption comes after the last."""
    return (*(Happens(step) for step in steps[:-1]), Happens(steps[-1], then))
