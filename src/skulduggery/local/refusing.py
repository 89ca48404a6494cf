"""Why something cannot be done, and the words for it."""

from collections.abc import Generator
from contextlib import contextmanager

from skulduggery.film import faults
from skulduggery.kernel.protocol import Argument
from skulduggery.kernel.record import BadRecord
from skulduggery.local.standing import EngineProblem
from skulduggery.locales import Speech


class Refused(Exception):
    """A key for the sentence, its arguments, and the game's rule if there is one."""

    def __init__(self, reason: str, rule: str | None = None, **args: Argument) -> None:
        super().__init__(f"{reason} {args}")
        self.reason = reason
        self.rule = rule
        self.args_: dict[str, Argument] = args


class Sorry(Exception):
    """The same in words."""

    def __init__(self, problem: EngineProblem) -> None:
        super().__init__(problem.message)
        self.problem = problem


@contextmanager
def in_the_words_of(speech: Speech) -> Generator[None]:
    """Put refusals raised in the block into words."""
    try:
        yield
    except BadRecord as fault:
        told = faults.plainly(fault, speech)
        raise Sorry(EngineProblem(reason=fault.reason, message=told, step=fault.step, rule=fault.rule)) from None
    except Refused as no:
        raise Sorry(EngineProblem(reason=no.reason, message=_sentence(no, speech), rule=no.rule)) from None


def _sentence(no: Refused, speech: Speech) -> str:
    """The sentence: from the game's rules, or about tables in general."""
    key = f"server-{no.reason}"
    return speech.say(key, **no.args_) if speech.has(key) else speech.refusal(no.reason, no.args_, no.rule)
