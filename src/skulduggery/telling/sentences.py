"""A table's messages in the words of one language."""

from collections.abc import Sequence
from typing import Any

from skulduggery.kernel.choices import Choices, Refused
from skulduggery.locales import Speech
from skulduggery.telling.messages import Words
from skulduggery.telling.questions import are_many


def words(
    speech: Speech, events: Sequence[Any], found: Choices[Any] | None = None, *, notice: str | None = None
) -> Words:
    """One sentence for each event (as the receiver may see it) and each choice; a `Product` has none."""
    legal = () if found is None or are_many(found) else tuple(speech.move(move) for move in found.legal)
    refused = () if found is None else tuple(_refused(speech, no) for no in found.refused)
    return Words(events=tuple(speech.event(event) for event in events), legal=legal, refused=refused, notice=notice)


def _refused(speech: Speech, no: Refused[Any]) -> str:
    """The reason alone: with the move before it, "Play Blue 8: ..." was read as an order."""
    return speech.refusal(no.why.reason, no.why.args, no.why.rule)
