"""Refusals in words. A request breaks either a rule of the game (`refusal-...`) or of the server (`server-...`)."""

from skulduggery.locales import MessageMissing, Speech
from skulduggery.server import frames, wire
from skulduggery.server.table.requests import No

DEFAULT_LANGUAGE = "en"


class PadNo(No, frozen=True):
    """Why a score pad is refused. The reasons are those of docs/pad.md."""


def sentence(no: No, *, language: str | None = None, game: str | None = None) -> str:
    if isinstance(no, PadNo):
        return _of_a_pad(no, language or DEFAULT_LANGUAGE)
    speech = Speech(language or DEFAULT_LANGUAGE, game)
    if speech.has(f"server-{no.reason}"):
        return speech.say(f"server-{no.reason}", **no.args)
    try:
        return speech.refusal(no.reason, no.args, no.rule)
    except MessageMissing:
        return no.reason


def refused_frame(no: No, *, id: str | None, language: str | None = None, game: str | None = None) -> bytes:
    """The response to a refused request."""
    told = sentence(no, language=language, game=game)
    return frames.encoder.encode(wire.Refused(reason=no.reason, message=told, id=id, rule=no.rule, args=dict(no.args)))


def goodbye(no: No, language: str | None, *, again: bool, may_close: bool = False) -> bytes:
    """The last message on a socket."""
    told = sentence(no, language=language)
    return frames.encoder.encode(wire.Goodbye(reason=no.reason, message=told, again=again, may_close=may_close))


def _of_a_pad(no: PadNo, language: str) -> str:
    try:
        words = Speech(language, more=("pad",)).say(f"pad-refusal-{no.reason}", **no.args)
    except MessageMissing:
        return no.reason
    return f"{words} ({no.rule})" if no.rule else words
