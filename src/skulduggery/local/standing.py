"""What a table sends to the page. These types travel as JSON."""

from typing import Any

from msgspec import Struct

from skulduggery.kernel.options import OptionValue
from skulduggery.kernel.record import Player
from skulduggery.telling.messages import Update


class Save(Struct, frozen=True):
    """What is needed to resume a table."""

    record: str
    """The game so far, as docs/record.md has it."""
    pausing: bool = False
    """SL-43: the attacked player cannot defend and has not said so yet. A record does not contain this pause."""


class NewsLine(Struct, frozen=True):
    """A sentence about a public event, with the event's kind."""

    kind: str
    text: str


class Standing(Struct, frozen=True):
    """A table's public state, and the events that led to it."""

    decisions: int
    """The number of decisions so far; increases with every answer."""
    asked: tuple[int, ...]
    """The people who decide now, in the order in which the phone goes around; empty when the game is over."""
    together: bool
    """Whether all players look at what happened before the phone is handed on."""
    sealed: bool
    """Whether the last decision stays secret until others decide: there is nothing to look at yet."""
    before: Update
    """The table before that."""
    shown: tuple[Update, ...]
    """What has happened since, one decision at a time."""
    now: Update
    """The table's current state, in one message."""
    news: tuple[NewsLine, ...]
    """What has happened since the last decision of the first player who is asked."""
    save: Save


class PassTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a table."""

    game: str
    players: tuple[Player, ...]
    """One for each seat; `bot` names the kind of bot that plays there."""
    options: dict[str, OptionValue] = {}
    """The game's own options; missing ones have their defaults."""


class EngineProblem(Struct, frozen=True):
    """Why something cannot be done: `step` and `rule` if a record is at fault."""

    reason: str
    message: str
    step: int | None = None
    rule: str | None = None


class Answer(Struct, frozen=True, omit_defaults=True):
    """Either a result or a problem."""

    answer: Any = None
    problem: EngineProblem | None = None
