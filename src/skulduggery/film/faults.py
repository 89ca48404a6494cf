"""What is wrong with a record, in words: the same in the terminal, from the server and in the browser."""

from skulduggery.kernel.plaintext import cut
from skulduggery.kernel.record import BadRecord
from skulduggery.locales import Speech

LONGEST_ALLOWED = 240


def plainly(fault: BadRecord, speech: Speech) -> str:
    """What was wrong, where step and rule are told beside it."""
    return speech.refusal(fault.reason, fault.args_, None)


def wrong(fault: BadRecord, speech: Speech) -> str:
    return speech.refusal(fault.reason, fault.args_, fault.rule)


def allowed(fault: BadRecord, speech: Speech) -> str:
    """What would have been right; nothing where that cannot be said."""
    if not fault.allowed:
        return ""
    return speech.say("refusal-allowed", choices=cut(", ".join(fault.allowed), LONGEST_ALLOWED))
