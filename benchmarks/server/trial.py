"""The whole comparison in one run: each contestant in turn, then many tables at a steady pace, then idle sockets."""

from collections.abc import Callable
from functools import partial
from statistics import median
from typing import TypeAlias

from msgspec import Struct

from benchmarks.server.idle import Idle, measure_idle
from benchmarks.server.load import Tell
from benchmarks.server.machine import Disk, NotHere, allow_sockets, disk_alone, write_through_ms
from benchmarks.server.measuring import Measured
from benchmarks.server.node import NoNode
from benchmarks.server.our_server import Database, measure_ours, measure_steady
from benchmarks.server.peer_server import CACHE, install, measure_peer
from benchmarks.server.table import SEATS
from benchmarks.server.trouble import Trouble
from skulduggery.server.store.temporary import NoPostgres

OURS, POSTGRES = "ours, SQLite", "ours, PostgreSQL"
MEMORY, FILES = "boardgame.io, memory", "boardgame.io, files"

Contestant: TypeAlias = Callable[[int, float], Measured]


class Plan(Struct, frozen=True, kw_only=True):
    tables: int = 100
    seconds: float = 10.0
    rounds: int = 3
    database: Database = "sqlite"
    """With PostgreSQL our server is measured on both."""
    steady_tables: tuple[int, ...] = (1_000, 2_000)
    """The numbers of tables at a steady pace, one measurement for each."""
    idle_sockets: int = 10_000


class Trial(Struct, kw_only=True):
    """The results. Unmeasured figures are missing, and `left_out` says why."""

    plan: Plan
    write_through_ms: float
    rounds: dict[str, list[Measured]]
    steady: dict[str, dict[int, list[Measured]]]
    """By the number of tables."""
    disk: list[Disk] = []
    """The disk alone at the steady pace, before and after."""
    idle: Idle | None = None
    left_out: list[str] = []

    def moves_per_s(self, name: str) -> float | None:
        found = self.rounds.get(name)
        return median(each.moves_per_s for each in found) if found else None

    def ratio_to(self, peer: str) -> float | None:
        """Our moves a second divided by the peer's."""
        ours, theirs = self.moves_per_s(OURS), self.moves_per_s(peer)
        return None if ours is None or theirs is None else ours / theirs

    def steady_ms(self, of: Callable[[Measured], float], tables: int, name: str = OURS) -> float | None:
        found = self.steady.get(name, {}).get(tables)
        return median(map(of, found)) if found else None


def run(plan: Plan, tell: Tell) -> Trial:
    CACHE.mkdir(exist_ok=True)
    trial = Trial(plan=plan, write_through_ms=write_through_ms(CACHE), rounds={}, steady={})
    _full_speed(trial, tell)
    _steady(trial, tell)
    _idle(trial, tell)
    return trial


def _full_speed(trial: Trial, tell: Tell) -> None:
    """In turns, so that a busy moment of the machine affects all alike."""
    plan = trial.plan
    allow_sockets(plan.tables * len(SEATS))
    contestants = {**_ourselves(plan), **_peers(trial, tell)}
    for number in range(1, plan.rounds + 1):
        for name, measure in tuple(contestants.items()):
            tell(f"round {number} of {plan.rounds}: {name}")
            try:
                measured = measure(plan.tables, plan.seconds)
            except (NoPostgres, Trouble, OSError) as fault:
                if name == OURS:
                    raise
                trial.left_out.append(f"{name}, from round {number} on: {fault}")
                del contestants[name]
            else:
                trial.rounds.setdefault(name, []).append(measured)


def _ourselves(plan: Plan) -> dict[str, Contestant]:
    return {name: partial(measure_ours, database) for name, database in _databases(plan).items()}


def _databases(plan: Plan) -> dict[str, Database]:
    return {OURS: "sqlite"} if plan.database == "sqlite" else {OURS: "sqlite", POSTGRES: "postgresql"}


def _peers(trial: Trial, tell: Tell) -> dict[str, Contestant]:
    try:
        tell("installing boardgame.io, if it is not there yet")
        install()
    except NoNode as missing:
        trial.left_out.append(f"boardgame.io: {missing}")
        return {}
    return {MEMORY: partial(measure_peer, "memory"), FILES: partial(measure_peer, "file")}


def _steady(trial: Trial, tell: Tell) -> None:
    _disk(trial, tell)
    for name, database in _databases(trial.plan).items():
        for tables in trial.plan.steady_tables:
            _steady_tables(trial, name, database, tables, tell)
    _disk(trial, tell)


def _steady_tables(trial: Trial, name: str, database: Database, tables: int, tell: Tell) -> None:
    plan = trial.plan
    try:
        allow_sockets(tables * len(SEATS))
        tell(f"{name}: many tables at a steady pace")
        found = measure_steady(database, tables, plan.seconds, times=plan.rounds, tell=tell)
    except (NotHere, NoPostgres) as missing:
        trial.left_out.append(f"{name}, {tables:,} tables: {missing}")
    except Trouble as fault:  # too many for this machine
        trial.left_out.append(f"{name}, {tables:,} tables: {fault}")
    else:
        trial.steady.setdefault(name, {})[tables] = found


def _disk(trial: Trial, tell: Tell) -> None:
    tell("the disk alone at a steady pace")
    trial.disk.append(disk_alone(CACHE, writes_per_s=trial.plan.steady_tables[0], seconds=trial.plan.seconds))


def _idle(trial: Trial, tell: Tell) -> None:
    sockets = trial.plan.idle_sockets
    try:
        allow_sockets(sockets)
        trial.idle = measure_idle(sockets, tell=tell)
    except NotHere as missing:
        trial.left_out.append(f"{sockets:,} idle sockets: {missing}")
