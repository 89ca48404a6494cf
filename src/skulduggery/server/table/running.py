"""Runs the rules: a decision and all the chance that follows it make one step of the log."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from skulduggery.kernel.chance import Draw, Outcome, Pause
from skulduggery.kernel.protocol import AnyGame, Awaiting, Chance, Decide
from skulduggery.kernel.protocol import Step as GameStep
from skulduggery.kernel.seats import Seat
from skulduggery.server import fairness
from skulduggery.server.table.state import Made, Moment, Play

Answer: TypeAlias = Callable[[int, Draw], Outcome]
"""Answers the draw with that number: from the secret during the game, from the log when it is replayed."""


class Ran(Struct, frozen=True):
    """The result of a step, and the outcomes of its draws."""

    play: Play
    events: tuple[Any, ...]
    outcomes: tuple[Outcome, ...]


def from_secret(key: bytes) -> Answer:
    return lambda number, draw: fairness.answer(key, number, draw)


def from_log(outcomes: tuple[Outcome, ...]) -> Answer:
    remaining = iter(outcomes)
    return lambda number, draw: next(remaining)


def begin(game: AnyGame, state: Any, *, rules: int, words: tuple[str, ...], key: bytes, answer: Answer) -> Ran:
    seats = len(words)
    play = Play(
        rules=rules,
        words=words,
        key=key,
        draws=0,
        state=state,
        awaiting=game.awaiting(state),
        prompts=(None,) * seats,
        asked_at=(0,) * seats,
    )
    return _follow(game, play, (), answer)


def decide(game: AnyGame, play: Play, seat: Seat, move: Any, answer: Answer) -> Ran:
    step = game.play(play.state, seat, move)
    ran = _follow(game, play, step.events, answer, step.state)
    moment = None if ran.outcomes else _moment_with(play, seat, move)
    return Ran(play=_with(ran.play, moment=moment), events=ran.events, outcomes=ran.outcomes)


def end_pause(game: AnyGame, play: Play, answer: Answer) -> Ran:
    step: GameStep[Any, Any] = game.resolve(play.state, 0)
    ran = _follow(game, play, step.events, answer, step.state)
    return Ran(play=_with(ran.play, moment=None), events=ran.events, outcomes=ran.outcomes)


def with_questions(play: Play, before: Play | None, *, seq: int, at: int, mover: Seat | None) -> Play:
    """The open questions and since when they are asked. A question that stays open keeps its number, whatever others
    decided."""
    asked = play.awaiting.seats if isinstance(play.awaiting, Decide) else ()
    acting = play.acting
    was_asked = before.awaiting.seats if before is not None and isinstance(before.awaiting, Decide) else ()
    kept = [seat for seat in asked if seat in was_asked and seat != mover]
    prompts: list[int | None] = [None] * len(play.prompts)
    since = list(play.asked_at)
    for seat in acting:
        if seat in kept:
            prompts[seat] = play.prompts[seat]
        else:
            prompts[seat] = seq if seat in asked else None
            since[seat] = at
    return _with(play, moment=play.moment, prompts=tuple(prompts), asked_at=tuple(since))


def _follow(game: AnyGame, play: Play, events: tuple[Any, ...], answer: Answer, state: Any = None) -> Ran:
    """Resolve all chance that is due, up to the next decision, a pause or the end."""
    state = play.state if state is None else state
    draws = play.draws
    outcomes: list[Outcome] = []
    awaiting = game.awaiting(state)
    while isinstance(awaiting, Chance) and not isinstance(awaiting.draw, Pause):
        outcome = answer(draws, awaiting.draw)
        step = game.resolve(state, outcome)
        outcomes.append(outcome)
        state, events, draws = step.state, (*events, *step.events), draws + 1
        awaiting = game.awaiting(state)
    return Ran(
        play=_with(play, moment=play.moment, state=state, awaiting=awaiting, draws=draws),
        events=events,
        outcomes=tuple(outcomes),
    )


def _moment_with(play: Play, seat: Seat, move: Any) -> Moment:
    awaited = play.awaiting.seats if isinstance(play.awaiting, Decide) else ()
    owing = tuple(other for other in awaited if other != seat)
    made = Made(seat, move)
    if play.moment is not None and awaited == play.moment.owing:
        return Moment(start=play.moment.start, made=(*play.moment.made, made), owing=owing)
    return Moment(start=play.state, made=(made,), owing=owing)


def _with(
    play: Play,
    *,
    moment: Moment | None,
    state: Any = None,
    awaiting: Awaiting | None = None,
    draws: int | None = None,
    prompts: tuple[int | None, ...] | None = None,
    asked_at: tuple[int, ...] | None = None,
) -> Play:
    """Much faster than a general `replace`. Every move needs it."""
    return Play(
        rules=play.rules,
        words=play.words,
        key=play.key,
        draws=play.draws if draws is None else draws,
        state=play.state if state is None else state,
        awaiting=play.awaiting if awaiting is None else awaiting,
        prompts=play.prompts if prompts is None else prompts,
        asked_at=play.asked_at if asked_at is None else asked_at,
        moment=moment,
    )
