"""Other courses: how a step of the game might have gone that looked the same to a viewer.

Starting from what really happened, hidden things are changed one after another: unseen cards change places, a sealed
decision becomes another one, other cards are dealt or drawn. A change that alters the viewer's view is undone. The
result is a possible course, and the viewer must have been told exactly the same.

A decision that is made openly is never changed. The view afterwards need not reveal it: a king that turns over a
rival whom everybody has seen before (SL-51) leaves the table as if the king had been discarded (SL-35).
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import replace

from skulduggery.kernel.chance import Draw, Outcome, Pause, Rng, Roll, Shuffle, below, pick
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.protocol import AnyGame, Chance, Decide, Illegal
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import frames
from skulduggery.server.drills.leak.exchanging import exchanged
from skulduggery.server.drills.leak.truths import as_if
from skulduggery.server.entries import Entry
from skulduggery.server.table import fold, running
from skulduggery.server.table.fold import Applied
from skulduggery.server.table.state import Made, Play, Table


class Course(Struct, frozen=True):
    """Everything hidden on which a step depends."""

    root: Any
    """The state before all sealed decisions; None before the game begins."""
    sealed: tuple[Made, ...]
    move: Any
    """None if nobody decided."""
    outcomes: tuple[Outcome, ...]


class OtherStep(Struct, frozen=True):
    entry: Entry
    applied: Applied


def other_step(
    before: Table, entry: Entry, applied: Applied, viewer: Seat | None, rng: Rng, tries: int
) -> OtherStep | None:
    """Another course of the step that this viewer cannot tell from the real one; None if none was found."""
    if not isinstance(entry.what, log.Started | log.Moved | log.PauseOver):
        return None
    stepping = _Stepping(before, entry, viewer, rng)
    real = stepping.as_it_was()
    course, found = real, None
    for _ in range(tries):
        tried = stepping.changed(course)
        step = None if tried is None or tried == course else stepping.run(tried)
        if tried is not None and step is not None and _looks_the_same(step.applied, applied, viewer):
            course, found = tried, step
    return None if course == real else found


def _looks_the_same(other: Applied, real: Applied, viewer: Seat | None) -> bool:
    """Whether the viewer sees the same afterwards. Another order of one's own cards counts as a difference: a hand
    is sorted, but the player who draws sees which card comes first."""
    game, play, real_play = real.table.game, other.table.play, real.table.play
    assert play is not None
    assert real_play is not None
    if game.view(play.state, viewer) != game.view(real_play.state, viewer):
        return False
    own = [(a, b) for a, b in zip(other.events, real.events, strict=False) if getattr(b, "seat", None) == viewer]
    return viewer is None or not any(one != other and _differ_in_order(one, other) for one, other in own)


def _differ_in_order(one: Any, other: Any) -> bool:
    if type(one) is not type(other):
        return False
    pairs = [(getattr(one, name), getattr(other, name)) for name in one.__struct_fields__]
    return all(a == b or (isinstance(a, tuple) and isinstance(b, tuple) and _are_alike(a, b)) for a, b in pairs)


def _are_alike(one: Any, other: Any) -> bool:
    return Counter(one) == Counter(other)


class _Stepping:
    def __init__(self, before: Table, entry: Entry, viewer: Seat | None, rng: Rng) -> None:
        self._before = before
        self._entry = entry
        self._game: AnyGame = before.game
        self._viewer = viewer
        self._rng = rng
        self._draws: list[Draw] = []

    def as_it_was(self) -> Course:
        what, play = self._entry.what, self._before.play
        assert isinstance(what, log.Started | log.Moved | log.PauseOver)
        moment = None if play is None else play.moment
        is_sealed = moment is not None and bool(moment.owing)
        course = Course(
            root=None if play is None else moment.start if moment is not None and is_sealed else play.state,
            sealed=moment.made if moment is not None and is_sealed else (),
            move=fold.move_decoder(self._game).decode(what.move) if isinstance(what, log.Moved) else None,
            outcomes=what.outcomes,
        )
        self.run(course)  # notes what was drawn from
        return course

    # --- changing -------------------------------------------------------------------------------------------------

    def changed(self, course: Course) -> Course | None:
        """The course with one change; None if that is impossible."""
        ways: list[Callable[[Course], Course | None]] = []
        if course.root is not None:
            ways += [self._other_cards, self._other_cards, self._other_decision]
        if course.outcomes:
            ways += [self._other_chance, self._other_chance]
        return pick(self._rng, ways)(course) if ways else None

    def _other_cards(self, course: Course) -> Course | None:
        root = exchanged(self._game, course.root, self._viewer, self._rng)
        return None if root is None else replace(course, root=root)

    def _other_decision(self, course: Course) -> Course | None:
        """Another secret decision by somebody else. If it is visible in the end, it is undone at once."""
        what = self._entry.what
        sealed = [n for n, made in enumerate(course.sealed) if made.seat != self._viewer]
        if sealed and self._rng.random() < 0.5:
            return self._other_sealed(course, pick(self._rng, sealed))
        if not isinstance(what, log.Moved) or what.seat == self._viewer or not _is_secret(self._before.play):
            return None
        state = self._state(course)
        moves = () if state is None else legal_moves(self._game, state, Seat(what.seat))
        return replace(course, move=pick(self._rng, moves)) if moves else None

    def _other_sealed(self, course: Course, number: int) -> Course | None:
        state = self._state(replace(course, sealed=course.sealed[:number]))
        seat = course.sealed[number].seat
        moves = () if state is None else legal_moves(self._game, state, seat)
        if not moves:
            return None
        other = Made(seat=seat, move=pick(self._rng, moves))
        return replace(course, sealed=(*course.sealed[:number], other, *course.sealed[number + 1 :]))

    def _other_chance(self, course: Course) -> Course | None:
        number = below(self._rng, len(course.outcomes))
        if number >= len(self._draws):
            return None
        other = _other_outcome(self._draws[number], course.outcomes[number], self._rng)
        return replace(course, outcomes=(*course.outcomes[:number], other, *course.outcomes[number + 1 :]))

    # --- running --------------------------------------------------------------------------------------------------

    def run(self, course: Course) -> OtherStep | None:
        """The step of this course; None if the rules forbid it."""
        self._draws = []
        try:
            return self._begun(course) if course.root is None else self._stepped(course)
        except (Illegal, StopIteration, RuntimeError):  # missing cards, or another number of draws
            return None

    def _begun(self, course: Course) -> OtherStep:
        what = log.Started(rules=self._game.RULES, outcomes=course.outcomes)
        ran = fold.start(self._before, self._answer(course))
        entry = replace(self._entry, what=what)
        return OtherStep(entry=entry, applied=fold.apply(self._before, entry, ran))

    def _stepped(self, course: Course) -> OtherStep | None:
        state = self._state(course)
        if state is None:
            return None
        before = as_if(self._before, state)
        play, what = before.play, self._entry.what
        assert play is not None
        assert isinstance(what, log.Moved | log.PauseOver)
        match play.awaiting:
            case Chance(Pause()):  # SL-43: nobody is asked, and nobody else can tell
                ran = running.end_pause(self._game, play, self._answer(course))
                other = log.PauseOver(outcomes=course.outcomes, spent=what.spent)
            case Decide(seats):
                seat = Seat(what.seat) if isinstance(what, log.Moved) else seats[0]
                moves = legal_moves(self._game, state, seat) if course.move is None else (course.move,)
                move = pick(self._rng, moves)
                ran = running.decide(self._game, play, seat, move, self._answer(course))
                raw, bot = Raw(frames.encoder.encode(move)), what.bot if isinstance(what, log.Moved) else None
                other = log.Moved(seat=seat, move=raw, outcomes=course.outcomes, spent=what.spent, bot=bot)
            case _:
                return None
        entry = replace(self._entry, what=other)
        return OtherStep(entry=entry, applied=fold.apply(before, entry, ran))

    def _state(self, course: Course) -> Any:
        state = course.root
        for made in course.sealed:
            if self._game.refusal(state, made.seat, made.move) is not None:
                return None
            state = self._game.play(state, made.seat, made.move).state
        return state

    def _answer(self, course: Course) -> running.Answer:
        remaining = iter(course.outcomes)

        def answer(_number: int, draw: Draw) -> Outcome:
            self._draws.append(draw)
            return next(remaining)

        return answer


def _is_secret(play: Play | None) -> bool:
    """Whether the current decision is secret: sealed until the last has come, or made while nobody knows that
    somebody is asked at all (SL-43). A player who decides alone does so openly."""
    if play is None or not isinstance(play.awaiting, Decide):
        return False
    is_last = play.moment is not None and bool(play.moment.owing)
    return play.is_unseen or is_last or len(play.awaiting.seats) > 1


def _other_outcome(draw: Draw, outcome: Outcome, rng: Rng) -> Outcome:
    """The outcome with one item from another place, or with two items swapped."""
    if isinstance(draw, Roll):
        return below(rng, draw.sides)
    if not isinstance(draw, Shuffle) or isinstance(outcome, int) or not outcome:
        return outcome
    place, other = below(rng, len(outcome)), below(rng, draw.size)
    taken = list(outcome)
    if other in taken:
        taken[taken.index(other)] = taken[place]
    taken[place] = other
    return tuple(taken)
