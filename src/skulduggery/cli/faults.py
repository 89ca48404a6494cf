"""Bad input: what was wrong and what is allowed, in one line on standard error and in the user's language."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from skulduggery.cli.language import language_of
from skulduggery.cli.words import one_line
from skulduggery.kernel.protocol import Argument

if TYPE_CHECKING:
    from skulduggery.locales import Speech

BAD_INPUT = 2
TRY_LATER = 75
"""EX_TEMPFAIL of sysexits.h: the command was right, and may work later."""


class BadInput(Exception):
    """A key for the sentence (`cli-bad-<key>`), and its parameters."""

    status = BAD_INPUT

    def __init__(self, key: str, /, **args: Argument) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_ = args


class BadSentence(BadInput):
    """Bad input for which the kernel has a sentence: a key `refusal-<reason>` and the broken rule."""

    def __init__(self, reason: str, args: dict[str, Argument], rule: str | None) -> None:
        super().__init__(reason, **args)
        self.rule = rule


class Unavailable(BadInput):
    """The command needs something that is not available now."""

    status = TRY_LATER


class Interrupted(Exception):
    """Ctrl-C, after cleaning up."""


def complain(fault: BadInput, arguments: Sequence[str]) -> None:
    from skulduggery.cli.parser import COMMANDS
    from skulduggery.locales import Speech

    command = next((word for word in arguments if word in COMMANDS), "")
    speech = Speech(language_of(arguments))
    print(one_line(f"{' '.join(('skulduggery', command)).strip()}: {sentence(fault, speech)}"), file=sys.stderr)


def sentence(fault: BadInput, speech: "Speech") -> str:
    if isinstance(fault, BadSentence):
        return speech.refusal(fault.key, fault.args_, fault.rule)
    said = speech.say(f"cli-bad-{fault.key}", **fault.args_)
    return f"{said} {speech.say('cli-meant', meant=fault.args_['meant'])}" if fault.args_.get("meant") else said
