"""A table in this process, described with the same messages as a server's table."""

from collections.abc import Iterable
from typing import Any

from skulduggery.kernel.protocol import Decide
from skulduggery.kernel.seats import Seat
from skulduggery.local import moments
from skulduggery.local.course import Course, Happened
from skulduggery.local.resuming import saved
from skulduggery.local.standing import NewsLine, Standing
from skulduggery.local.unable import open_to, pausing
from skulduggery.locales import Speech
from skulduggery.telling import questions, sentences
from skulduggery.telling.messages import Chair, Table, Update, You
from skulduggery.telling.settings import Settings


def standing(course: Course, speech: Speech, *, since: int) -> Standing:
    """The table's state, and what happened after the first `since` entries of its past."""
    recent = course.past[since:]
    told = [event for happened in recent for event in _public(course, happened)]
    asked = course.asked
    return Standing(
        decisions=len(course.past),
        asked=asked,
        together=moments.are_worth_a_moment(told),
        sealed=moments.are_sealed(told),
        before=whole(course, speech, None, at=since),
        shown=tuple(_shown(course, speech, since + n) for n in range(1, len(recent) + 1)),
        now=whole(course, speech, None),
        news=tuple(lines(course, speech, _since_decided(course, asked[0]))) if asked else (),
        save=saved(course),
    )


def whole(course: Course, speech: Speech, viewer: Seat | None, *, at: int | None = None) -> Update:
    """Everything that a viewer may know, in one message; a question only if it is current."""
    past = len(course.past) if at is None else at
    state = course.past[past - 1].state if past > 0 else course.first
    found = None
    if viewer is not None and at is None and viewer in course.asked:
        found = open_to(course.game, state, viewer)
    return Update(
        seq=past,
        view=course.game.view(state, viewer),
        acting=_acting(course, state),
        prompt=None if found is None else questions.prompt(past, found),
        table=_table(course, is_now=at is None),
        you=You(who="", seat=viewer, host=True),
        chat=(),
        words=sentences.words(speech, (), found),
    )


def lines(course: Course, speech: Speech, since: int = 0) -> Iterable[NewsLine]:
    """What everybody has seen since then, one sentence for each event. Sealed decisions have none."""
    for happened in course.past[since:]:
        for event in _public(course, happened):
            if not moments.are_sealed((event,)):
                yield NewsLine(kind=moments.kind_of(event), text=speech.event(event))


def _shown(course: Course, speech: Speech, past: int) -> Update:
    """What one entry of the past showed to everybody."""
    happened = course.past[past - 1]
    events = _public(course, happened)
    is_last = past == len(course.past)
    return Update(
        seq=past,
        events=events,
        view=course.game.view(happened.state, None),
        acting=_acting(course, happened.state),
        table=_table(course, is_now=True) if is_last else None,
        words=sentences.words(speech, events),
    )


def _public(course: Course, happened: Happened) -> tuple[Any, ...]:
    redact = course.game.redact
    return tuple(told for event in happened.events if (told := redact(event, None)) is not None)


def _since_decided(course: Course, seat: Seat) -> int:
    """After the last decision of the seat."""
    decided = (n for n, happened in enumerate(course.past, start=1) if happened.seat == seat)
    return max(decided, default=0)


def _acting(course: Course, state: Any) -> tuple[Seat, ...]:
    """The public list of who decides. It includes a seat in a pause (SL-43)."""
    awaiting = course.game.awaiting(state)
    if isinstance(awaiting, Decide):
        return awaiting.seats
    unable = pausing(awaiting)
    return () if unable is None else (unable,)


def _table(course: Course, *, is_now: bool) -> Table:
    match, over = course.match, course.over if is_now else None
    return Table(
        id="pass",
        status="playing" if over is None else "finished",
        settings=Settings(game=course.game.NAME, seats=match.config.seats, options=match.config.options),
        chairs=tuple(
            Chair(kind="person" if one.bot is None else "bot", name=one.name, bot=one.bot, ready=True, here=True)
            for one in match.players
        ),
        commitment="",
        rules=course.game.RULES,
        scores=None if over is None else over.scores,
        places=None if over is None else over.places,
    )
