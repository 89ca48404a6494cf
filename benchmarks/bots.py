"""Measure a bot: one among others, in every seat in turn, for every game and number of players."""

import argparse
import json
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from msgspec import Struct

from skulduggery import bots, games
from skulduggery.kernel.chance import seeded
from skulduggery.kernel.configs import configure
from skulduggery.kernel.match import Match, play_out
from skulduggery.kernel.record import Player


class Tally(Struct):
    """One bot's results over many games. `bids` counts rounds with a bid."""

    games: int = 0
    wins: int = 0
    points: int = 0
    others: float = 0.0
    bids: int = 0
    exact: int = 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=1000, help="games at each count of players (default 1000)")
    parser.add_argument("--game", choices=games.names(), help="one game only")
    parser.add_argument("--bot", default="sailor", help="who is measured (default sailor)")
    parser.add_argument("--against", default="random", help="who sits in the other seats (default random)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (default 2)")


def run(arguments: argparse.Namespace) -> int:
    tables = [
        (game.NAME, seats)
        for game in games.all_games()
        if arguments.game in (None, game.NAME)
        for seats in game.PLAYERS
    ]
    jobs = [(name, seats, arguments.games, arguments.bot, arguments.against) for name, seats in tables]
    found: dict[str, dict[str, Any]] = {}
    if not arguments.json:
        print(f"{arguments.bot} among {arguments.against}, {arguments.games} games each")
        print(f"{'':28}{'wins':>9}{'fair share':>12}{'points':>9}{'others':>9}{'exact bids':>12}")
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for (name, seats), tally in zip(tables, pool.map(measure, *zip(*jobs, strict=True)), strict=True):
            found[f"{name}/{seats}"] = _figures(tally)
            if not arguments.json:
                print(_line(f"{name}, {seats} players", seats, tally), flush=True)
    if arguments.json:
        print(json.dumps(found))
    return 0


def measure(name: str, seats: int, count: int, bot: str, against: str) -> Tally:
    game = games.find(name)
    assert game is not None
    tally = Tally()
    for index in range(count):
        rng = random.Random(f"bench/{index}")
        me = index % seats
        names = [bot if seat == me else against for seat in range(seats)]
        match: Match[Any, Any, Any, Any] = Match(game, configure(game, seats), [Player(other) for other in names])
        over = play_out(match, [bots.make(other, name, rng) for other in names], seeded(rng))
        tally.games += 1
        tally.wins += over.places[me] == 1
        tally.points += over.scores[me]
        tally.others += (sum(over.scores) - over.scores[me]) / (seats - 1)
        for bid, won in bids_and_tricks(match.log, me):
            tally.bids += 1
            tally.exact += bid == won
    return tally


def bids_and_tricks(log: list[dict[str, Any]], seat: int) -> Iterator[tuple[int, int]]:
    """What the seat bid and won in each round, read from the record."""
    bid = 0
    for step in log:
        if step.get("seat") == seat and "bid" in step:
            bid = step["bid"]
        elif "score" in step and "won" in step["score"]:
            yield bid, step["score"]["won"][seat]


def _figures(tally: Tally) -> dict[str, Any]:
    return {
        "games": tally.games,
        "wins": tally.wins / tally.games,
        "points": tally.points / tally.games,
        "others": tally.others / tally.games,
        "exact": tally.exact / tally.bids if tally.bids else None,
    }


def _line(title: str, seats: int, tally: Tally) -> str:
    figures = _figures(tally)
    exact = f"{figures['exact']:12.1%}" if tally.bids else f"{'-':>12}"
    return f"{title:28}{figures['wins']:9.1%}{1 / seats:12.1%}{figures['points']:9.1f}{figures['others']:9.1f}{exact}"
