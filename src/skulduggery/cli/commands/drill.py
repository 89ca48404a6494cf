"""`drill`: proves that no move is lost, no card is shown and no memory leaks."""

import json
import signal
from argparse import Namespace
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any

import msgspec

from skulduggery.cli.faults import BadInput
from skulduggery.cli.numbers import decimal_number, whole_number
from skulduggery.cli.progress import bar
from skulduggery.cli.words import cut, one_line
from skulduggery.locales import Speech
from skulduggery.server.drills import crash, flood, leak, soak
from skulduggery.server.drills.progress import Tell
from skulduggery.server.drills.servers import NoStart
from skulduggery.server.store import BadDatabase
from skulduggery.server.store.choose import is_postgres
from skulduggery.server.store.temporary import NoPostgres

BAD = 1
MOST_GAMES = 5000
MOST_KILLS = 1000
MOST_SERVERS = 4
MOST_MINUTES = 1440
MOST_SECONDS = 600
MOST_SEED = 10**9
PAIRS_A_GAME = 8
"""With few games, few pairs are compared as well."""
SHOWN = 20
"""Most faults that are shown as text; JSON has all."""


def run(asked: Namespace) -> int:
    if asked.drill == "page":
        raise BadInput("drill-page")
    drill: Callable[[Namespace, Speech], int] = DRILLS[asked.drill]
    before = signal.signal(signal.SIGTERM, _interrupt)
    # Shells make background commands ignore Ctrl-C; `_interrupt` needs it.
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return drill(asked, Speech(asked.lang))
    except NoPostgres as fault:
        raise BadInput("drill-no-postgres", problem=str(fault)) from None
    except BadDatabase as fault:
        raise BadInput("database", problem=str(fault)) from None
    except NoStart as fault:
        raise BadInput("drill-no-start", problem=cut(str(fault), 300)) from None
    finally:
        signal.signal(signal.SIGTERM, before)
        signal.signal(signal.SIGINT, heard)


def _interrupt(number: int, frame: FrameType | None) -> None:
    """End the drill like Ctrl-C, including the servers that it started."""
    signal.raise_signal(signal.SIGINT)


# --- crash --------------------------------------------------------------------------------------------------------


def _crash(asked: Namespace, speech: Speech) -> int:
    plan = _crash_plan(asked)
    result = _with_bar(speech.say("cli-drill-crash-progress"), lambda tell: crash.crash(plan, tell))
    told = {name: value for name, value in _numbers(result.tally).items() if name != "faults"}
    facts = {
        "database": plan.database,
        "servers": plan.servers,
        "workers": plan.workers,
        "games": plan.games,
        **_numbers(result, "tally"),
        **told,
    }
    if asked.json:
        return _print_json("crash", result.good, {**facts, "faults": result.tally.faults})
    _say(speech, "cli-drill-crash-ran", **facts)
    _say(speech, "cli-drill-crash-moves", **facts)
    _say(speech, "cli-drill-crash-good" if result.good else "cli-drill-crash-bad", **facts)
    return _tell_faults(speech, result.tally.faults)


def _crash_plan(asked: Namespace) -> crash.Plan:
    place = _place(asked, servers="2" if asked.cut_bus else "1", several=asked.cut_bus)
    if asked.cut_bus and place["servers"] == 1:
        raise BadInput("drill-needs-servers")
    return crash.Plan(
        **place,
        games=whole_number(asked.games, "--games", 1, MOST_GAMES),
        kills=whole_number(asked.kills, "--kills", 0, MOST_KILLS),
        cut_bus=asked.cut_bus,
        seed=_seed(asked),
    )


def _place(asked: Namespace, *, servers: str = "1", several: bool = False) -> dict[str, Any]:
    """Where a drill plays: the database, the number of servers and of their workers."""
    number = whole_number(asked.servers or servers, "--servers", 1, MOST_SERVERS)
    workers = whole_number(asked.workers, "--workers", 1, MOST_SERVERS)
    several = several or number > 1 or workers > 1 or asked.dsn is not None
    database = asked.database or ("postgres" if several else "sqlite")
    if database not in ("sqlite", "postgres"):
        raise BadInput("drill-database", value=cut(database, 24))
    if database == "sqlite" and several:
        raise BadInput("drill-needs-postgres")
    if asked.dsn is not None and not is_postgres(asked.dsn):
        raise BadInput("drill-dsn")
    return {"database": database, "address": asked.dsn, "servers": number, "workers": workers}


# --- leak ---------------------------------------------------------------------------------------------------------


def _leak(asked: Namespace, speech: Speech) -> int:
    games, pairs = leak.kinds(), leak.all_pairs()
    if asked.games is not None:
        games = leak.so_many(whole_number(asked.games, "--games", 1, MOST_GAMES))
        pairs = pairs[: PAIRS_A_GAME * len(games)]
    place = _place(asked)
    del place["workers"]
    plan = leak.Plan(**place, games=tuple(games), pairs=tuple(pairs), seed=_seed(asked))
    result = _with_bar(speech.say("cli-drill-leak-progress"), lambda tell: leak.leak(plan, tell))
    facts = _numbers(result)
    if asked.json:
        return _print_json("leak", result.good, facts)
    _say(speech, "cli-drill-leak-ran", **facts)
    _say(speech, "cli-drill-leak-good" if result.good else "cli-drill-leak-bad", leaks=result.leaks)
    for finding in result.findings[:SHOWN]:
        _say(speech, "cli-drill-leak-finding", **_numbers(finding))
    return _tell_faults(speech, result.errors) or (0 if result.good else BAD)


# --- soak ---------------------------------------------------------------------------------------------------------


def _soak(asked: Namespace, speech: Speech) -> int:
    plan = soak.Plan(
        **_place(asked),
        minutes=decimal_number(asked.minutes, "--minutes", 0.1, MOST_MINUTES),
        tables=whole_number(asked.tables, "--tables", 1, MOST_GAMES),
        seed=_seed(asked),
    )
    result = _with_bar(speech.say("cli-drill-soak-progress"), lambda tell: soak.soak(plan, tell))
    if asked.json:
        return _print_json("soak", result.good, _numbers(result))
    _say(speech, "cli-drill-soak-ran", **_numbers(result))
    _say(speech, "cli-drill-soak-memory", **_level(result.memory))
    _say(speech, "cli-drill-soak-files", **_level(result.files))
    _say(speech, "cli-drill-soak-tasks", **_level(result.tasks))
    _say(speech, "cli-drill-soak-tables", **_level(result.held))
    _say(speech, "cli-drill-soak-good" if result.good else "cli-drill-soak-bad")
    return _tell_faults(speech, result.errors) or (0 if result.good else BAD)


def _level(level: soak.Level) -> dict[str, str]:
    return {"before": f"{level.before:g}", "after": f"{level.after:g}", "most": f"{level.most:g}"}


# --- flood --------------------------------------------------------------------------------------------------------


def _flood(asked: Namespace, speech: Speech) -> int:
    names = tuple(flood.FLOODS) if asked.only is None else tuple(asked.only.split(","))
    unknown = next((name for name in names if name not in flood.FLOODS), None)
    if unknown is not None:
        raise BadInput("drill-flood", value=cut(unknown, 24), allowed=", ".join(flood.FLOODS))
    seconds = decimal_number(asked.seconds, "--seconds", 1, MOST_SECONDS)
    plan = flood.Plan(**_place(asked), floods=names, seconds=seconds, seed=_seed(asked))
    result = _with_bar(speech.say("cli-drill-flood-progress"), lambda tell: flood.flood(plan, tell))
    if asked.json:
        return _print_json("flood", result.good, _numbers(result))
    _say(speech, "cli-drill-flood-ran", floods=len(result.found), moves=result.moves, seconds=result.seconds)
    _say(speech, "cli-drill-flood-baseline", **_latency(result.baseline))
    for found in result.found:
        _say(speech, "cli-drill-flood-found", **_found(found), **_latency(found.victim))
    _say(speech, "cli-drill-flood-good" if result.good else "cli-drill-flood-bad")
    return _tell_faults(speech, result.errors) or (0 if result.good else BAD)


def _latency(latency: flood.Latency) -> dict[str, str]:
    return {name: f"{value:g}" for name, value in _numbers(latency).items()}


def _found(found: flood.Found) -> dict[str, str]:
    """Booleans as words, by which the sentences choose a variant."""
    truths = {"cut": found.cut > 0, "logged": found.logged, "served": found.served, "good": found.good}
    told = {name: {True: "yes", False: "no", None: "none"}[value] for name, value in truths.items()}
    return {"flood": found.flood, "memory": f"{found.memory:+g}", **told}


DRILLS = {"crash": _crash, "leak": _leak, "soak": _soak, "flood": _flood}


# --- output -------------------------------------------------------------------------------------------------------


def _with_bar(title: str, drill: Callable[[Tell], Any]) -> Any:
    with bar(title, 1.0) as progress:
        return drill(lambda done, total: progress.advance_to(done / total))


def _seed(asked: Namespace) -> int:
    return whole_number(asked.seed, "--seed", 0, MOST_SEED)


def _numbers(result: msgspec.Struct, *without: str) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(result)
    return {name: value for name, value in told.items() if name not in without}


def _print_json(drill: str, good: bool, facts: dict[str, Any]) -> int:
    print(json.dumps({"drill": drill, "good": good, **facts}))
    return 0 if good else BAD


def _say(speech: Speech, key: str, **args: Any) -> None:
    print(one_line(speech.say(key, **args)))


def _tell_faults(speech: Speech, faults: Sequence[str]) -> int:
    for fault in faults[:SHOWN]:
        _say(speech, "cli-drill-fault", problem=fault)
    if len(faults) > SHOWN:
        _say(speech, "cli-drill-more-faults", count=len(faults) - SHOWN)
    return BAD if faults else 0
