"""Format the result of a drill for people and for programs."""

from collections.abc import Iterator
from typing import Any

from drills.page.drill import Plan, Result
from drills.page.plan import FRAMES
from drills.page.trials import Outcome


def as_json(result: Result) -> dict[str, Any]:
    return {
        "drill": "page",
        "good": not result.stuck,
        "requests": result.requests,
        "frames": result.frames,
        "trials": len(result.outcomes),
        "recovered": result.count("by itself"),
        "said": result.count("said"),
        "reloaded": result.count("reloaded"),
        "not_reached": result.count("not reached"),
        "left_out": result.left_out,
        "stuck": [
            {
                "repeat": outcome.repeat,
                "game": outcome.trial.game,
                "journey": outcome.trial.journey,
                "strike": str(outcome.trial.strike or ""),
                "problem": outcome.problem,
                "shown": outcome.shown,
                "complaints": list(outcome.complaints),
                "screenshot": outcome.screenshot,
            }
            for outcome in result.stuck
        ],
    }


def as_text(plan: Plan, result: Result) -> str:
    return "\n".join(_lines(plan, result))


def _lines(plan: Plan, result: Result) -> Iterator[str]:
    if not plan.only:
        yield f"Counted {result.requests} requests and {result.frames} frames in {', '.join(plan.games)}."
        if not plan.every:
            yield (
                f"Of the frames {FRAMES} each way were tried in every journey, of requests that several games make "
                "those of the first. --all tries all."
            )
    yield (
        f"{len(result.outcomes)} trials: {result.count('by itself')} recovered by themselves, {result.count('said')} "
        f"by a press of the button that the page showed, {result.count('reloaded')} by the browser's own (the page "
        f"itself could not be loaded)."
    )
    if result.count("not reached"):
        yield f"{result.count('not reached')} did not meet what they were to break: this game went another way."
    if result.left_out:
        yield f"{result.left_out} were left out: --minutes {plan.minutes:g} were over."
    yield "No page got stuck." if not result.stuck else f"{len(result.stuck)} got stuck:"
    for outcome in result.stuck:
        yield from _stuck(outcome)


def _stuck(outcome: Outcome) -> Iterator[str]:
    yield ""
    yield f"  {outcome.repeat}"
    yield f"    broken:     {outcome.trial.strike or 'nothing'} ({outcome.trial.game}, {outcome.trial.journey})"
    yield f"    problem:    {outcome.problem}"
    yield f"    page shows: {outcome.shown}"
    for complaint in outcome.complaints:
        first = complaint.partition("\n")[0]
        yield f"    complaint:  {first}"
    if outcome.screenshot:
        yield f"    picture:    {outcome.screenshot}"
