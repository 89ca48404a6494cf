"""Games by bots, in this process or in several: the records depend on the seed alone."""

import random
import signal
from collections.abc import Generator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from skulduggery import games
from skulduggery.cli.faults import BadInput
from skulduggery.cli.interrupts import sigint_blocked
from skulduggery.cli.tablesetting import make_bot
from skulduggery.kernel.chance import seeded
from skulduggery.kernel.match import Match, play_out
from skulduggery.kernel.protocol import Argument, Config
from skulduggery.kernel.record import Player, format_record
from skulduggery.public.bots import name_of

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

CHUNK = 8
"""Games per chunk that a worker hands over."""


class Plan(Struct, frozen=True):
    game: str
    config: Config
    bots: tuple[str, ...]
    games: int
    seed: int
    with_legal: bool = False


class WorkerLost(RuntimeError):
    """A worker ended before its part was done."""


def records(plan: Plan, jobs: int) -> Generator[bytes]:
    """The records as lines, in the order of the games."""
    jobs = min(jobs, -(-plan.games // CHUNK))
    return _alone(plan) if jobs == 1 else _together(plan, jobs)


def record_of(plan: Plan, index: int) -> bytes:
    """The game with that number, counted from 0. It has a random generator of its own."""
    game = games.find(plan.game)
    assert game is not None
    rng = random.Random(f"{plan.seed}/{index}")
    players = [Player(name=f"Player {seat + 1}", bot=name_of(bot)) for seat, bot in enumerate(plan.bots)]
    match = Match(game, plan.config, players, with_legal=plan.with_legal)
    play_out(match, [make_bot(bot, plan.game, rng) for bot in plan.bots], seeded(rng))
    return format_record(match.record())


def _alone(plan: Plan) -> Generator[bytes]:
    for index in range(plan.games):
        yield record_of(plan, index)


def _together(plan: Plan, jobs: int) -> Generator[bytes]:
    """Worker w has the chunks w, w + jobs, ...; a full pipe makes it wait, so memory stays bounded."""
    with _workers(plan, jobs) as pipes:
        for chunk in range(-(-plan.games // CHUNK)):
            yield from _received(pipes[chunk % jobs])


@contextmanager
def _workers(plan: Plan, jobs: int) -> "Generator[list[Connection[Any, Any]]]":
    context = get_context("spawn")
    pipes: list[Connection[Any, Any]] = []
    processes: list[SpawnProcess] = []
    # Starting the tracker unblocks Ctrl-C again, so start it before a worker inherits the block.
    resource_tracker.ensure_running()
    try:
        for worker in range(jobs):
            receiving, sending = context.Pipe(duplex=False)
            process = context.Process(target=_work, args=(plan, worker, jobs, sending), daemon=True)
            with sigint_blocked():  # stays blocked in the worker: the parent handles Ctrl-C
                process.start()
            sending.close()
            pipes.append(receiving)
            processes.append(process)
        yield pipes
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _received(pipe: "Connection[Any, Any]") -> list[bytes]:
    try:
        received: list[bytes] | tuple[str, dict[str, Argument]] = pipe.recv()
    except EOFError:
        raise WorkerLost("a worker process ended early") from None
    if isinstance(received, tuple):
        key, args = received
        raise BadInput(key, **args)
    return received


def _work(plan: Plan, worker: int, jobs: int, pipe: "Connection[Any, Any]") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it could not be blocked
    try:
        for start in range(worker * CHUNK, plan.games, jobs * CHUNK):
            pipe.send([record_of(plan, index) for index in range(start, min(start + CHUNK, plan.games))])
    except BadInput as fault:  # from a user's own bot
        pipe.send((fault.key, fault.args_))
    except BrokenPipeError:
        return  # the parent has closed the pipe
