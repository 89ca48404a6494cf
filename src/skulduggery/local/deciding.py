"""A decision from a page: read it, check it against the rules, make it."""

from typing import Any

import msgspec
from msgspec import Raw

from skulduggery.kernel.protocol import AnyGame, Refusal
from skulduggery.kernel.seats import Seat
from skulduggery.local.course import Course
from skulduggery.local.refusing import Refused
from skulduggery.local.unable import open_to


def decide(course: Course, seat: Seat, move: Raw, *, prompt: int) -> None:
    """Make the decision, or say why not; then nothing has changed."""
    if course.over is not None:
        raise Refused("table-over")
    if seat not in course.asked:
        raise Refused("not-asked")
    if prompt != len(course.past):
        raise Refused("old-prompt")
    read = _read(course.game, move)
    why = _refusal(course, seat, read)
    if why is not None:
        raise Refused(why.reason, why.rule, **why.args)
    course.decide(seat, read)


def _read(game: AnyGame, move: Raw) -> Any:
    try:
        return msgspec.json.decode(move, type=game.Move)
    except msgspec.DecodeError as fault:
        raise Refused("bad-move", problem=str(fault)[:200]) from None


def _refusal(course: Course, seat: Seat, move: Any) -> Refusal | None:
    """SL-43: the rules ask nothing of players who can do nothing; here these still have one answer."""
    if move in open_to(course.game, course.state, seat).legal:
        return None
    return course.game.refusal(course.state, seat, move)
