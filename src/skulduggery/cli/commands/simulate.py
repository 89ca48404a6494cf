"""`simulate`: bots play, and only records go to standard output."""

import sys
import time
from argparse import Namespace
from contextlib import closing

from skulduggery.cli.faults import Interrupted
from skulduggery.cli.numbers import whole_number
from skulduggery.cli.outfile import Sink, opened_sink
from skulduggery.cli.progress import bar
from skulduggery.cli.simulation import Plan, records
from skulduggery.cli.tablesetting import bots_for, configured, find_game, player_count, seed_of
from skulduggery.cli.words import one_line
from skulduggery.locales import Speech

MOST_GAMES = 10**9
MOST_JOBS = 128


def run(asked: Namespace) -> int:
    plan = _plan(asked)
    jobs = whole_number(asked.jobs, "--jobs", 1, MOST_JOBS)
    speech = Speech(asked.lang)
    started = time.monotonic()
    with opened_sink(asked.out, force=asked.force) as sink:
        try:
            _write(plan, jobs, sink, speech)
        except KeyboardInterrupt:
            _summarise("cli-simulate-stopped", plan, sink, speech, started)
            raise Interrupted from None
    _summarise("cli-simulate-done", plan, sink, speech, started)
    return 0


def _plan(asked: Namespace) -> Plan:
    game = find_game(asked.game)
    options = configured(game, player_count(game, asked.players), asked.option)
    seats = options.config.seats
    return Plan(
        game=game.NAME,
        config=options.config,
        bots=tuple(bots_for(game, "random" if asked.bots is None else asked.bots, seats)),
        games=whole_number(asked.games, "--games", 1, MOST_GAMES),
        seed=seed_of(asked.seed),
        with_legal=asked.legal,
    )


def _write(plan: Plan, jobs: int, sink: Sink, speech: Speech) -> None:
    watched = not (sink.is_stdout and sys.stdout.isatty())
    title = speech.say("cli-simulate-progress", game=plan.game)
    with bar(title, plan.games, shown=watched) as progress, closing(records(plan, jobs)) as lines:
        for line in lines:
            sink.write_line(line)
            progress.advance_to(sink.lines)


def _summarise(key: str, plan: Plan, sink: Sink, speech: Speech, started: float) -> None:
    seconds = f"{time.monotonic() - started:.1f}"
    text = speech.say(key, games=sink.lines, of=plan.games, game=plan.game, seed=str(plan.seed), seconds=seconds)
    print(one_line(text), file=sys.stderr)
