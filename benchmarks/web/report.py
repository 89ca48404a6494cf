"""Format the result of a trial for programs and for people."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, to_builtins

from benchmarks.web.condition import PHONE, PLAIN
from benchmarks.web.motion import LATE_SCRIPT_MS
from benchmarks.web.trial import FULL_GAME, FULL_SEATS, Trial
from benchmarks.web.visit import cumulative

MOST_KB = 120.0
MOST_MS = 1500.0
MOST_PAD_KB = 60.0
MOST_PAD_MS = 1000.0
MOST_SHIFT = 0.02
MOST_MISSED = 0.05
OTHERS_AT_MOST = 0.1
"""The share of the processor that other programs may use before the report warns."""


class Goal(Struct, frozen=True):
    about: str
    found: float | None
    target: float
    unit: str
    plain: float | None = None
    """The same without the slowdown and the slow connection."""

    @property
    def met(self) -> bool | None:
        return None if self.found is None else self.found < self.target


def goals(trial: Trial) -> dict[str, Goal]:
    full, plain = trial.full.get(PHONE.name), trial.full.get(PLAIN.name)
    kb = trial.first_view_kb()
    found = {"first_view_kb": Goal("first view: script and style, packed", kb, MOST_KB, "kB")}
    for where in ("home", *trial.plan.games):
        times = [trial.interactive_ms(where, condition) for condition in (PHONE, PLAIN)]
        about = "home: ready for a tap" if where == "home" else f"table of {where}: ready for a tap"
        found[f"{where}_interactive_ms"] = Goal(about, times[0], MOST_MS, "ms", plain=times[1])
    found["full_interactive_ms"] = Goal(
        "the fullest table: ready for a tap",
        None if full is None else full.interactive_ms,
        MOST_MS,
        "ms",
        plain=None if plain is None else plain.interactive_ms,
    )
    found["pad_kb"] = Goal("score pad: code beyond the shell, packed", trial.pad_kb, MOST_PAD_KB, "kB")
    times = [trial.interactive_ms("pad", condition) for condition in (PHONE, PLAIN)]
    about = "score pad again, no network: ready for a tap"
    found["pad_interactive_ms"] = Goal(about, times[0], MOST_PAD_MS, "ms", plain=times[1])
    shift = max(map(cumulative, trial.shifts.values()), default=None)
    found["layout_shift"] = Goal("layout shift, the worst of all", shift, MOST_SHIFT, "")
    found["missed_frames"] = Goal(
        "frames of 60 a second missed while all moves",
        None if full is None else 100 * full.motion.missed,
        100 * MOST_MISSED,
        "%",
        plain=None if plain is None else 100 * plain.motion.missed,
    )
    return found


def as_json(trial: Trial) -> dict[str, Any]:
    found = goals(trial)
    return {
        **{name: goal.found for name, goal in found.items()},
        "met": {name: goal.met for name, goal in found.items()},
        "without_slowdown": {name: goal.plain for name, goal in found.items() if goal.plain is not None},
        "conditions": to_builtins([PHONE, PLAIN]),
        **to_builtins(trial),
    }


def as_text(trial: Trial) -> str:
    return "\n".join((*_what(trial), "", *_goals(trial), "", *_details(trial)))


def _what(trial: Trial) -> Iterator[str]:
    yield f"A phone of 360 x 740 with an empty cache: processor slowed {PHONE.cpu_slowdown:g} times, and Chromium's own"
    yield f'"Fast 4G": {PHONE.latency_ms:g} ms for each request, {PHONE.down_mbit:g} Mbit/s down, {PHONE.up_mbit:g} up.'
    yield f"Medians of {trial.plan.rounds} visits. Beside them the same on this machine as it is, and their ratio."


def _goals(trial: Trial) -> Iterator[str]:
    yield f"{'':46}{'measured':>12}{'wanted':>12}{'':10}{'as it is':>12}{'ratio':>8}"
    for goal in goals(trial).values():
        measured, wanted = _figure(goal.found, goal.unit), f"< {_figure(goal.target, goal.unit)}"
        verdict = {None: "  ?", True: "  met", False: "  NOT MET"}[goal.met]
        plain = "" if goal.plain is None else _figure(goal.plain, goal.unit)
        ratio = f"{goal.found / goal.plain:.1f} x" if goal.found and goal.plain else ""
        yield f"{goal.about:46}{measured:>12}{wanted:>12}{verdict:10}{plain:>12}{ratio:>8}".rstrip()


def _figure(value: float | None, unit: str) -> str:
    if value is None:
        return "-"
    return f"{value:.4f}".rstrip("0").rstrip(".") if not unit else f"{value:,.{1 if value < 1000 else 0}f} {unit}"


def _details(trial: Trial) -> Iterator[str]:
    for name, full in trial.full.items():
        yield (
            f"The fullest table ({name}): {FULL_GAME} for {FULL_SEATS}, {full.cards} cards in hand, "
            f"{full.log_lines} lines in the log"
        )
        motion = full.motion
        yield (
            f"  one round of it: {motion.frames_per_s:.1f} frames drawn a second, longest gap "
            f"{motion.longest_gap_ms:.0f} ms; {motion.animations - motion.by_script} of {motion.animations} animations "
            f"need no script; a script would be late for {motion.late_for_script:.0%} (over {LATE_SCRIPT_MS:g} ms)"
        )
    worst = {where: cumulative(shifts) for where, shifts in trial.shifts.items()}
    yield f"Layout shift: {', '.join(f'{where} {shift:.4f}' for where, shift in worst.items())}"
    for where, shifts in trial.shifts.items():
        if worst[where] >= MOST_SHIFT:
            largest = sorted(shifts, key=lambda one: -one.value)[:3]
            told = (f"{one.value:.4f} {' '.join(one.moved)}" for one in largest)
            yield f"  moved at {where}: {'; '.join(told)}"
    if trial.others_busy > OTHERS_AT_MOST:
        yield (
            f"Warning: before it began, other programs kept {trial.others_busy:.0%} of the processor busy; "
            "run it again when it is quiet"
        )
