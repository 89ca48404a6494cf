"""Save and resume a game: only the record so far is saved."""

from collections.abc import Mapping
from itertools import islice
from typing import Any

from skulduggery.kernel.chance import Fate, Rng
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Record, format_record
from skulduggery.kernel.replay import check, replay
from skulduggery.kernel.seats import Seat
from skulduggery.local.course import Course, Happened
from skulduggery.local.standing import Save
from skulduggery.local.unable import pausing


def saved(course: Course) -> Save:
    record = format_record(course.match.record()).decode()
    return Save(record=record, pausing=pausing(course.match.awaiting) is not None)


def resumed(game: AnyGame, record: Record, *, is_pausing: bool, fate: Fate, rng: Rng) -> Course:
    """The course that led to the record. Raises `BadRecord` at the first step that the rules do not allow."""
    if is_pausing:
        _check_steps(game, record)
    else:
        check(game, record)
    course = Course(game, record.config, record.players, fate=fate, rng=rng)
    reader = _Reader(course, last=len(record.log) if is_pausing else None)
    for number, step in enumerate(record.log, start=1):
        reader.read(number, step)
    reader.close()
    course.go_on()
    return course


def _check_steps(game: AnyGame, record: Record) -> None:
    """A record has no step for a pause (SL-43), so it may seem finished too early, without a result."""
    for _ in islice(replay(game, record), len(record.log)):
        pass


class _Reader:
    """Makes the decisions and draws of a valid record again."""

    def __init__(self, course: Course, *, last: int | None) -> None:
        self._course = course
        self._match = course.match
        self._notation = course.game.notation
        self._last = last
        """The step after which a seat is in a pause that is not over yet (SL-43)."""
        self._seat: Seat | None = None
        self._events: tuple[Any, ...] = ()

    def read(self, number: int, step: Mapping[str, Any]) -> None:
        if any(action in step for action in self._notation.BOOKKEEPING):
            return
        if "seat" in step:
            self.close()
            self._seat = Seat(step["seat"])
            self._events = self._match.play(self._seat, self._notation.parse_move(step))
        if number == self._last:
            return
        for outcome in self._notation.outcomes(self._match.state, step):
            unable = pausing(self._match.awaiting)
            if unable is not None:
                self.close()
                self._seat = unable
            self._events += self._match.resolve(outcome)

    def close(self) -> None:
        """All steps of the last decision have been read."""
        if self._seat is not None or self._events:
            self._course.past.append(Happened(seat=self._seat, events=self._events, state=self._match.state))
        self._seat, self._events = None, ()
