"""All trials of a drill: first a clean run of each journey, which counts requests, then one trial for each strike."""

import random
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

from msgspec import Struct

from drills.page.journeys import ONCE
from drills.page.plan import strikes
from drills.page.strikes import FAULTS, Fault, Request, Strike, Target
from drills.page.trials import Ground, Outcome, Trial, attempt

Tell = Callable[[int, int, Outcome | None], None]
"""Is told how many trials of how many are done, and the last of them."""


class Plan(Struct, frozen=True):
    games: Sequence[str]
    journeys: Sequence[str]
    faults: Sequence[Fault] = FAULTS
    only: Sequence[Strike] = ()
    """Only these, without a clean run."""
    every: bool = False
    """Every frame and every way, in every journey of every game."""
    minutes: float = 60.0
    jobs: int = 2


class Result(Struct, frozen=True):
    outcomes: tuple[Outcome, ...]
    frames: int
    """The number counted in the clean runs."""
    requests: int
    left_out: int
    """Trials for which there was no time."""

    @property
    def stuck(self) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if outcome.verdict == "stuck"]

    def count(self, verdict: str) -> int:
        return sum(outcome.verdict == verdict for outcome in self.outcomes)


def drill(plan: Plan, ground: Ground, tell: Tell) -> Result:
    deadline = time.monotonic() + 60 * plan.minutes
    kinds = [
        Trial(game, journey)
        for game in plan.games
        for journey in plan.journeys
        if plan.every or game == plan.games[0] or journey not in ONCE
    ]
    clean = [] if plan.only else attempts(kinds, ground, plan.jobs, deadline)
    trials = trials_of(plan, kinds, clean)
    random.Random(ground.seed).shuffle(trials)  # if there is too little time, spread it over all of them
    tell(0, max(1, len(trials)), None)
    outcomes = attempts(trials, ground, plan.jobs, deadline, tell)
    counted = [target for outcome in clean for target in outcome.seen]
    requests = sum(isinstance(target, Request) for target in counted)
    broken = [outcome for outcome in clean if outcome.verdict == "stuck"]
    return Result(
        outcomes=(*broken, *outcomes),
        frames=len(counted) - requests,
        requests=requests,
        left_out=len(kinds) * (not plan.only) - len(clean) + len(trials) - len(outcomes),
    )


def trials_of(plan: Plan, kinds: Iterable[Trial], clean: Iterable[Outcome]) -> list[Trial]:
    if plan.only:
        return [Trial(kind.game, kind.journey, strike) for kind in kinds for strike in plan.only]
    known: dict[str, set[Target]] = {journey: set() for journey in plan.journeys}
    return [
        Trial(game, journey, strike)
        for outcome in clean
        if outcome.verdict != "stuck"
        for game, journey in [(outcome.trial.game, outcome.trial.journey)]
        for strike in strikes(outcome.seen, plan.faults, every=plan.every, known=known[journey])
    ]


def attempts(
    trials: Sequence[Trial], ground: Ground, jobs: int, deadline: float, tell: Tell = lambda done, total, last: None
) -> list[Outcome]:
    """The trials for which there was time, in their order."""

    def one(trial: Trial) -> Outcome | None:
        return attempt(trial, ground) if time.monotonic() < deadline else None

    done: list[Outcome] = []
    with ThreadPoolExecutor(jobs) as workers:
        try:
            for place, outcome in enumerate(workers.map(one, trials), start=1):
                done += [] if outcome is None else [outcome]
                tell(place, len(trials), outcome)
        except BaseException:
            ground.ending.set()
            workers.shutdown(wait=False, cancel_futures=True)
            raise
    return done
