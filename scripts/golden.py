"""Rewrite the golden records of the tests: a few whole games of each kind, to be reviewed as a diff.

They stay as they are unless the rules, the sailor or the record's form change on purpose.

Example:  python scripts/golden.py                writes tests/games/<game>/golden.jsonl
          python scripts/golden.py skull-king     one game only
"""

import random
import sys
from pathlib import Path

from skulduggery import bots, games
from skulduggery.kernel.chance import seeded
from skulduggery.kernel.configs import configure
from skulduggery.kernel.match import Match, play_out
from skulduggery.kernel.options import Choice
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Player, format_record

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"
BOTS = ("sailor", "random")


def main(wanted: list[str]) -> int:
    unknown = [name for name in wanted if name not in games.names()]
    if unknown:
        print(f"golden: no game {unknown[0]!r}; there are {', '.join(games.names())}", file=sys.stderr)
        return 2
    for game in games.all_games():
        if not wanted or game.NAME in wanted:
            path = TESTS / game.NAME.replace("-", "_") / "golden.jsonl"
            path.write_bytes(b"".join(line + b"\n" for line in golden_lines(game)))
            print(path.name, "of", game.NAME, "written")
    return 0


def golden_lines(game: AnyGame) -> list[bytes]:
    """One game for every number of players, with options and bots taking turns; includes the legal choices."""
    return [golden_line(game, seats) for seats in game.PLAYERS]


def golden_line(game: AnyGame, seats: int) -> bytes:
    rng = random.Random(f"golden/{game.NAME}/{seats}")
    names = [BOTS[(seat + seats) % 2] for seat in range(seats)]
    players = [Player(name=f"Player {seat + 1}", bot=name) for seat, name in enumerate(names)]
    match = Match(game, configure(game, seats, options_for(game, seats)), players, with_legal=True)
    play_out(match, [bots.make(name, game.NAME, rng) for name in names], seeded(rng))
    return format_record(match.record())


def options_for(game: AnyGame, seats: int) -> dict[str, str]:
    return {
        option.name: option.values[seats % len(option.values)] for option in game.OPTIONS if isinstance(option, Choice)
    }


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
