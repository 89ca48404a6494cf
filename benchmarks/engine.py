"""Decisions a second on one core with random play, through the full protocol, next to peers in the same run.

A decision here is: what is awaited, the view of the deciding seat, every candidate tried against the rules, one legal
move played, its events redacted for every seat, and the step written to the record; deals and throws are included.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterator
from typing import Any

from skulduggery import games
from skulduggery.kernel.chance import pick, seeded
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.configs import configure
from skulduggery.kernel.match import Match
from skulduggery.kernel.protocol import AnyGame, Chance, Decide, Over
from skulduggery.kernel.record import Player
from skulduggery.kernel.seats import all_seats

IMPORTS = ("skulduggery", "skulduggery.games.skull_king", "skulduggery.cli", "chess", "pokerkit")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each measurement runs (default 1)")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each, the median counts (default 3)")


def run(arguments: argparse.Namespace) -> int:
    from benchmarks.peers import PEERS  # importing them takes a third of a second, which other benches do not need

    subjects: dict[str, Callable[[random.Random], Iterator[None]]] = dict(PEERS)
    for game in games.all_games():
        for seats in game.PLAYERS:
            subjects[f"{game.NAME}, {seats} players"] = _decisions_of(game, seats)
    measured: dict[str, list[float]] = {name: [] for name in subjects}
    for _ in range(arguments.rounds):  # in turns, so that a busy moment of the machine affects all alike
        for name, decisions in subjects.items():
            measured[name].append(_rate(decisions(random.Random(1)), arguments.seconds))
    rates = {name: statistics.median(values) for name, values in measured.items()}
    imports = {name: _import_milliseconds(name) for name in IMPORTS}
    _report(rates, imports, PEERS, as_json=arguments.json)
    return 0


def _decisions_of(game: AnyGame, seats: int) -> Callable[[random.Random], Iterator[None]]:
    return lambda rng: _decisions(game, seats, rng)


def _decisions(game: AnyGame, seats: int, rng: random.Random) -> Iterator[None]:
    config = configure(game, seats)
    everybody = all_seats(seats)
    fate = seeded(rng)
    while True:
        match: Match[Any, Any, Any, Any] = Match(game, config, [Player("")] * seats)
        while not isinstance(awaiting := match.awaiting, Over):
            if isinstance(awaiting, Chance):
                events = match.resolve(fate(awaiting.draw))
            else:
                assert isinstance(awaiting, Decide)
                seat = awaiting.seats[0]
                game.view(match.state, seat)
                events = match.play(seat, pick(rng, legal_moves(game, match.state, seat)))
                yield
            for event in events:
                for viewer in everybody:
                    game.redact(event, viewer)


def _rate(decisions: Iterator[None], seconds: float) -> float:
    for _ in range(200):
        next(decisions)
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):
            next(decisions)
        done += 100
    return done / spent


def _import_milliseconds(module: str) -> float:
    """The median of seven fresh interpreters, minus the time of an empty one."""
    code = f"import time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"
    times = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(7)]
    return 1000 * statistics.median(times)


def _report(rates: dict[str, float], imports: dict[str, float], peers: Collection[str], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"decisions_per_second": rates, "import_milliseconds": imports}))
        return
    print(f"{'':32}{'decisions/s':>12}" + "".join(f"{'x ' + name.split(' ')[0]:>16}" for name in peers))
    for name, rate in rates.items():
        print(f"{name:32}{rate:12,.0f}" + "".join(f"{rate / rates[peer]:16.2f}" for peer in peers))
    print(f"\n{'import':32}{'ms':>12}{'x ' + IMPORTS[-1]:>16}")
    for name, spent in imports.items():
        print(f"{name:32}{spent:12.1f}{spent / imports[IMPORTS[-1]]:16.2f}")
