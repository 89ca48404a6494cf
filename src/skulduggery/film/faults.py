"""What is wrong with a record, in words: the same in terminal, server and browser."""

from skulduggery.kernel.plaintext import cut
from skulduggery.kernel.record import BadRecord
from skulduggery.locales import Speech

LONGEST_ALLOWED = 240


def plainly(fault: BadRecord, speech: Speech) -> str:
    """What is wrong, for callers that show step and rule beside it."""
    return speech.refusal(fault.reason, fault.args_, None)


def wrong(fault: BadRecord, speech: Speech) -> str:
    return speech.refusal(fault.reason, fault.args_, fault.rule)


def allowed(fault: BadRecord, speech: Speech) -> str:
    """What is allowed instead; empty where we cannot say."""
    if not fault.allowed:
        return ""
    return speech.say("refusal-allowed", choices=cut(", ".join(fault.allowed), LONGEST_ALLOWED))
