"""Questions of every kind that pages and terminals ask of a pad, as JSON. A case carries all that its answer needs."""

import json
from collections.abc import Iterator
from copy import deepcopy
from itertools import chain
from random import Random
from typing import Any, NamedTuple

from skulduggery import games
from tests.pad.twin.answering import by_python
from tests.pad.twin.making import NAMES, Json, a_game, a_moment, some_names, some_options
from tests.pad.twin.spoiling import spoiled_file, spoiled_game
from tests.pad.twin.spoilt_tables import spoiled_csv
from tests.pad.twin.tapping import a_change, a_range

TAPS = 40


class Asked(NamedTuple):
    line: str
    answer: Any


def asked(random: Random, hundreds: int) -> Iterator[Asked]:
    """Cases of all kinds, about so many hundred, and what Python answers."""
    alone = chain(
        facts(),
        files(random, 30 * hundreds),
        beginnings(random, 3 * hundreds),
        merges(random, 2 * hundreds),
        collections(random, 2 * hundreds),
    )
    yield from map(answered, alone)
    yield from tables(random, 5 * hundreds)
    yield from played(random, hundreds)


def answered(case: Json) -> Asked:
    return Asked(json.dumps(case), by_python(case))


def played(random: Random, count: int) -> Iterator[Asked]:
    """Games written down tap by tap, with everything that a player might try on the way."""
    for _ in range(count):
        game = a_game(random)
        for tap in range(TAPS):
            change = {"ask": "change", "game": game, "change": a_change(random, game), "now": a_moment(random)}
            yield (after := answered(change))
            game = after.answer.get("game", game)
            if tap % 3 == 0:
                yield answered({"ask": "range", "game": game, "cell": a_range(random, game)})


def tables(random: Random, count: int) -> Iterator[Asked]:
    """Each is written, and read as a spreadsheet has left it."""
    for _ in range(count):
        games = [a_game(random) for _ in range(random.choice([0, 1, 1, 1, 2, 3]))]
        yield (written := answered({"ask": "csv", "games": games}))
        yield answered({"ask": "from-csv", "text": spoiled_csv(random, written.answer)})


def facts() -> Iterator[Json]:
    for name in games.names():
        game = games.find(name)
        assert game
        for players in game.PLAYERS:
            yield {"ask": "facts", "game": name, "players": players}


def files(random: Random, count: int) -> Iterator[Json]:
    """Legal pads, pads in which something is wrong, files that are none."""
    for _ in range(count):
        written = [a_game(random) for _ in range(random.choice([1, 1, 1, 1, 2, 3]))]
        kind = random.random()
        if kind < 0.6:
            spoilt = random.randrange(len(written))
            written[spoilt] = spoiled_game(random, written[spoilt])
        text = spoiled_file(random, written) if kind > 0.93 else as_file(written)
        yield {"ask": "file", "text": text}


def as_file(written: list[Json]) -> str:
    return json.dumps({"format": "skulduggery-pad/1", "games": written})


def beginnings(random: Random, count: int) -> Iterator[Json]:
    for _ in range(count):
        name = random.choice(games.names())
        players = [random.choice([player, f" {player}\t"]) for player in some_names(random, name)]
        if random.random() < 0.2:
            players.append(random.choice(NAMES))
        yield {
            "ask": "begin",
            "setUp": {
                "id": random.choice(["abcdefgh", "0123456789abcdef", "0123456789abcdef", "short"]),
                "game": name,
                "players": players,
                "first": random.choice([0, 0, 1, 1, 2, 5, 6, -1]),
                "options": some_options(random, random.choice([name, name, name, "skull-king", "skull-queen"])),
                **({"length": random.choice([0, 1, 3, 7, 20])} if random.random() < 0.2 else {}),
                "now": a_moment(random),
            },
        }


def merges(random: Random, count: int) -> Iterator[Json]:
    for _ in range(count):
        kept = [a_game(random, length=2) for _ in range(random.randrange(4))]
        incoming = [a_game(random, length=2) for _ in range(random.randrange(3))]
        for game in kept:
            theirs = deepcopy(game)
            match random.randrange(4):
                case 0:
                    theirs["changed"] = a_moment(random)
                case 1:
                    theirs["players"][0] = "Another"
                case 2:
                    theirs = json.loads(json.dumps(dict(reversed(theirs.items()))))
                case _:
                    continue
            incoming.append(theirs)
        random.shuffle(incoming)
        yield {"ask": "merge", "kept": kept, "incoming": incoming}


def collections(random: Random, count: int) -> Iterator[Json]:
    """For statistics: many games of few people, so that they meet again."""
    for _ in range(count):
        written = [a_game(random, length=random.choice([None, 10])) for _ in range(random.randrange(8))]
        for game in written:
            names = random.sample(["Ada", "Bo", "Cy", "Dee", "Eve", "Flo"], len(game["players"]))
            game["players"] = [random.choice([name, name, name.upper()]) for name in names]
            if random.random() < 0.3:
                game["changed"] = written[0]["changed"]
        yield {"ask": "statistics", "games": written}
