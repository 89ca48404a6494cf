"""Format the result of a trial for programs and for people."""

import operator
from collections.abc import Callable, Iterator
from itertools import chain
from statistics import median
from typing import Any, Literal, TypeAlias

from msgspec import Struct, to_builtins

from benchmarks.server import cores
from benchmarks.server.measuring import Measured
from benchmarks.server.table import SEATS
from benchmarks.server.trial import FILES, MEMORY, OURS, POSTGRES, Trial

ENOUGH_OF_THE_CORE = 0.9
"""A server at full speed that had less than this of its core shared it with others."""
OTHERS_AT_MOST = 0.1
"""Cores that other programs may use before the report warns."""
DISK_AT_MOST = 0.005
"""The share of the time for which the disk alone may hold up writers: half of what p99 leaves room for."""

LEAST_OF_MEMORY, LEAST_OF_FILES = 2.0, 6.0
MOST_P99_MS = {1_000: 8.0, 2_000: 20.0}
"""By the number of tables."""
MOST_KB = 32.0

Sign: TypeAlias = Literal[">=", "<", "<="]
HOLDS: dict[Sign, Callable[[float, float], bool]] = {">=": operator.ge, "<": operator.lt, "<=": operator.le}


class Goal(Struct, frozen=True):
    about: str
    found: float | None
    sign: Sign
    target: float
    unit: str

    @property
    def met(self) -> bool | None:
        return None if self.found is None else HOLDS[self.sign](self.found, self.target)


def goals(trial: Trial) -> dict[str, Goal]:
    plan = trial.plan
    kb = None if trial.idle is None else trial.idle.kb_per_socket
    return {
        "ratio_to_boardgameio_memory": Goal(
            "moves/s, times boardgame.io in memory", trial.ratio_to(MEMORY), ">=", LEAST_OF_MEMORY, "x"
        ),
        "ratio_to_boardgameio_file": Goal(
            "moves/s, times boardgame.io with files", trial.ratio_to(FILES), ">=", LEAST_OF_FILES, "x"
        ),
        **{f"p99_ms_{tables}_tables": _steady_goal(trial, tables) for tables in plan.steady_tables},
        "kb_per_socket": Goal(f"{plan.idle_sockets:,} idle sockets: each", kb, "<=", MOST_KB, "kB"),
    }


def _steady_goal(trial: Trial, tables: int) -> Goal:
    p99 = trial.steady_ms(lambda each: each.p99_ms, tables)
    most = MOST_P99_MS.get(tables, min(MOST_P99_MS.values()))
    return Goal(f"{tables:,} tables, a move a second each: p99", p99, "<", most, "ms")


def as_json(trial: Trial) -> dict[str, Any]:
    found = goals(trial)
    return {
        "moves_per_s": trial.moves_per_s(OURS),
        **{name: goal.found for name, goal in found.items()},
        "met": {name: goal.met for name, goal in found.items()},
        **{
            f"p50_ms_{tables}_tables": trial.steady_ms(lambda each: each.p50_ms, tables)
            for tables in trial.plan.steady_tables
        },
        "plan": to_builtins(trial.plan),
        "full_speed": to_builtins(trial.rounds),
        "steady": to_builtins(trial.steady, str_keys=True),
        "disk_alone": to_builtins(trial.disk),
        "idle": to_builtins(trial.idle),
        "write_through_ms": trial.write_through_ms,
        "cores": {"server": where(cores.SERVER), "load": where(cores.LOAD), "postgresql": where(cores.DATABASE)},
        "left_out": trial.left_out,
        "warnings": list(warnings(trial)),
    }


def where(which: int) -> int | None:
    return cores.number(which) if cores.apart() else None


def as_text(trial: Trial) -> str:
    return "\n".join((*_what(trial), "", *_speeds(trial), "", *_steadiness(trial), "", *_goals(trial), *_notes(trial)))


def warnings(trial: Trial) -> Iterator[str]:
    """Reasons to trust the figures less."""
    if not cores.apart():
        yield "server and load shared cores: this system has one, or does not let us choose"
    alone = {name: found for name, found in trial.rounds.items() if name != POSTGRES}
    steady = (by_tables.values() for name, by_tables in trial.steady.items() if name != POSTGRES)
    runs = [*alone.values(), *chain.from_iterable(steady)]
    busiest = max((each.others_busy or 0.0 for found in runs for each in found), default=0.0)
    if busiest > OTHERS_AT_MOST:
        yield f"the cores were not free: other programs took up to {busiest:.0%} of one; run it again when it is quiet"
    held_up = max((each.held_up for each in trial.disk), default=0.0)
    if held_up > DISK_AT_MOST:
        yield (
            f"the disk alone kept writers waiting for {held_up:.1%} of the time: no server that writes through to it "
            "has a good p99; run it again when it is quiet"
        )
    for name, found in alone.items():
        share = min(each.server_busy for each in found)
        if 0 < share < ENOUGH_OF_THE_CORE and busiest <= OTHERS_AT_MOST:
            yield f"{name}: in one round the server computed for only {share:.0%} of the time"
        if max(each.load_busy for each in found) > ENOUGH_OF_THE_CORE:
            yield f"{name}: the load had no time left, so it was measured rather than the server"


def _what(trial: Trial) -> Iterator[str]:
    plan = trial.plan
    yield f"Skull King by its real rules at {plan.tables} tables of four people. The next move is sent when all four"
    yield f"know of the last. {plan.rounds} rounds of {plan.seconds:g} s for each in turn: medians (lowest to highest)."
    if cores.apart():
        yield f"The server has core {where(cores.SERVER)}, the load core {where(cores.LOAD)}."
    if POSTGRES in trial.rounds:
        place = f"on core {where(cores.DATABASE)}" if cores.apart() else "wherever the system put them"
        yield f"PostgreSQL's own processes ran {place}, and are not counted as the server's."
    yield f"Writing a page through to this disk takes {trial.write_through_ms:.2f} ms."


def _speeds(trial: Trial) -> Iterator[str]:
    yield f"{'':26}{'moves/s':>9}{'':16}{'p50 ms':>8}{'p99 ms':>8}{'CPU/move':>10}{'ours is':>9}"
    for name, found in trial.rounds.items():
        ratio = trial.ratio_to(name) if name != OURS else None
        times = "" if ratio is None else f"{ratio:.2f} x"
        rates = [each.moves_per_s for each in found]
        spread = f"({min(rates):,.0f} to {max(rates):,.0f})"
        yield f"{name:26}{median(rates):9,.0f} {spread:<15}{_costs(found)}{times:>9}"


def _steadiness(trial: Trial) -> Iterator[str]:
    for name, by_tables in trial.steady.items():
        for tables, found in by_tables.items():
            busy = median(each.server_busy for each in found)
            yield (
                f"{tables:,} tables, a move a second each ({name}): "
                f"p50 {median(each.p50_ms for each in found):.1f} ms, "
                f"p99 {', '.join(f'{each.p99_ms:.1f}' for each in found)} ms, {busy:.0%} of a core"
            )
    for when, disk in zip(("Before", "After"), trial.disk, strict=False):
        yield (
            f"{when}, the disk alone at this pace: p50 {disk.p50_ms:.2f} ms, worst {disk.worst_ms:.0f} ms, "
            f"held up for {disk.held_up:.2%} of the time"
        )
    if trial.idle is not None:
        sockets, before, after = trial.idle.sockets, trial.idle.base_kb / 1024, trial.idle.full_kb / 1024
        yield (
            f"{sockets:,} idle sockets of people at {sockets // len(SEATS):,} tables: "
            f"the server's process grew from {before:.0f} to {after:.0f} MB"
        )


def _costs(found: list[Measured]) -> str:
    p50, p99 = (median(values) for values in zip(*((each.p50_ms, each.p99_ms) for each in found), strict=True))
    return f"{p50:8.1f}{p99:8.1f}{median(each.cpu_us for each in found):7.0f} us"


def _goals(trial: Trial) -> Iterator[str]:
    yield f"{'':46}{'measured':>10}{'wanted':>12}"
    for goal in goals(trial).values():
        measured = "-" if goal.found is None else f"{goal.found:.2f} {goal.unit}"
        wanted = f"{goal.sign} {goal.target:g} {goal.unit}"
        verdict = {None: "not measured", True: "met", False: "NOT MET"}[goal.met]
        yield f"{goal.about:46}{measured:>10}{wanted:>12}  {verdict}"


def _notes(trial: Trial) -> Iterator[str]:
    lines = [*(f"Left out: {reason}" for reason in trial.left_out), *(f"Warning: {text}" for text in warnings(trial))]
    if lines:
        yield ""
    yield from lines
