"""Errors about a caller's arguments. Every error is a ValueError whose text says what is allowed."""

from collections.abc import Sequence
from typing import Any

from skulduggery.film.faults import allowed, wrong
from skulduggery.kernel import record
from skulduggery.kernel.configs import BadConfig
from skulduggery.kernel.plaintext import one_line
from skulduggery.kernel.protocol import Refusal
from skulduggery.locales import Speech

LONGEST_VALUE = 60


class SkulduggeryError(ValueError):
    """The base of all errors that this library raises for a wrong argument."""


class UnknownGame(SkulduggeryError):
    """No game has this name, or no version of its rules has this number."""


class BadTable(SkulduggeryError):
    """A table cannot be set up like this: a wrong number of players, an option or a value that does not exist."""

    def __init__(self, text: str, *, rule: str | None = None) -> None:
        super().__init__(text)
        self.rule = rule
        """The id of the rule that forbids it, if it was a rule."""


class UnknownBot(SkulduggeryError):
    """No bot of this name plays this game."""


class BadBot(SkulduggeryError):
    """A file that holds no bot, or a bot that failed or answered with something other than a legal move."""

    def __init__(self, text: str, *, reason: str = "", bot: str = "", problem: str = "") -> None:
        super().__init__(text)
        self.reason = reason
        """A short constant word for programs: `missing`, `no-python`, `broken`, `no-choose`, `failed` or `answer`."""
        self.bot = bot
        self.problem = problem
        """What Python said, or what the bot answered."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _bad_bot, (str(self), self.reason, self.bot, self.problem)


class IllegalMove(SkulduggeryError):
    """The rules do not allow this move now, or it is no move of this game."""

    def __init__(self, text: str, *, rule: str | None = None, reason: str = "", legal: Sequence[Any] = ()) -> None:
        super().__init__(text)
        self.rule = rule
        """The id of the rule that forbids it, such as `SK-33`."""
        self.reason = reason
        """A short constant word for programs, such as `must-follow`."""
        self.legal = tuple(legal)
        """What this seat may do instead."""


class WrongState(SkulduggeryError):
    """A state of another game, or of another version of its rules."""


class BadRecord(SkulduggeryError):
    """A record that cannot be read, or that the rules do not allow."""

    def __init__(
        self, text: str, *, step: int | None = None, rule: str | None = None, allowed: Sequence[str] = ()
    ) -> None:
        super().__init__(text)
        self.step = step
        """The wrong step, counted from 1; None if the fault lies outside of the log."""
        self.rule = rule
        self.allowed = tuple(allowed)
        """What the record could have said at this step instead, as JSON."""


class BadPad(SkulduggeryError):
    """A pad file that cannot be read, or that holds impossible numbers."""


class UnknownRule(SkulduggeryError):
    """No rule has this id."""


def _bad_bot(text: str, reason: str, bot: str, problem: str) -> BadBot:
    return BadBot(text, reason=reason, bot=bot, problem=problem)


def shown(value: object) -> str:
    """A wrong value as Python writes it, in a few characters."""
    text = one_line(repr(value))
    return text if len(text) <= LONGEST_VALUE else f"{text[: LONGEST_VALUE - 1]}…"


def bad_table(fault: BadConfig) -> BadTable:
    return BadTable(Speech("en").refusal(fault.reason, fault.args_, fault.rule), rule=fault.rule)


def illegal_move(refusal: Refusal, game: str, names: Sequence[str], legal: Sequence[Any]) -> IllegalMove:
    text = Speech("en", game, names).refusal(refusal.reason, refusal.args, refusal.rule)
    return IllegalMove(text, rule=refusal.rule, reason=refusal.reason, legal=legal)


def bad_record(
    fault: record.BadRecord, game: str | None = None, names: Sequence[str] = (), place: str = ""
) -> BadRecord:
    speech = Speech("en", game, names)
    told = " ".join(filter(None, (wrong(fault, speech), allowed(fault, speech))))
    text = told if fault.step is None else f"step {fault.step}: {told}"
    return BadRecord(f"{place}{text}", step=fault.step, rule=fault.rule, allowed=fault.allowed)
