"""The record of a finished game (docs/record.md), made from the table's log."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, TypeAlias

from skulduggery import __version__
from skulduggery.kernel.chance import Outcome
from skulduggery.kernel.match import Match
from skulduggery.kernel.protocol import Chance, Config
from skulduggery.kernel.record import Player, Record, format_record
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import fairness
from skulduggery.server.entries import Entry
from skulduggery.server.frames import names_at
from skulduggery.server.ids import GuestId
from skulduggery.server.store import GameRow, PlayerRow
from skulduggery.server.table import fold
from skulduggery.server.table.state import Table

Step: TypeAlias = log.Started | log.Moved | log.PauseOver


def finished_game(table: Table, entries: Sequence[Entry], names: Mapping[GuestId, str], at: int) -> GameRow:
    """What is kept of a game that has just ended. Whoever has no name wanted to be forgotten, and has no result."""
    over = table.over
    assert over is not None
    return GameRow(
        table=table.id,
        game=table.game.NAME,
        seats=len(table.chairs),
        bots=sum(chair.guest is None for chair in table.chairs),
        finished_at=at,
        record=format_record(record_of(table, entries, names, at)),
        players=tuple(
            PlayerRow(guest=chair.guest, seat=seat, score=over.scores[seat], place=over.places[seat])
            for seat, chair in enumerate(table.chairs)
            if chair.guest is not None and chair.guest in names
        ),
    )


def record_of(table: Table, entries: Sequence[Entry], names: Mapping[GuestId, str], at: int) -> Record:
    """The game as it counted: what was taken back is not in it. The proof of the shuffles is in `meta`."""
    settings, game = table.settings, table.game
    called = names_at(table, names)
    players = [Player(name=name, bot=chair.bot) for name, chair in zip(called, table.chairs, strict=True)]
    match: Match[Any, Any, Any, Any] = Match(game, Config(seats=settings.seats, options=settings.options), players)
    for step in steps_that_counted(table, entries):
        _follow(match, step)
    assert table.play is not None
    meta: dict[str, Any] = {
        "program": f"skulduggery {__version__}",
        "finished": datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds"),
        **fairness.proof(table.secret, table.play.words),
    }
    helped = _decided_by_bots(table, entries)
    if helped:
        meta["stood_in"] = helped
    return match.record(meta)


def steps_that_counted(table: Table, entries: Iterable[Entry]) -> list[Step]:
    """The decisions and draws of the log, without those that were taken back."""
    entries = list(entries)
    if not any(isinstance(entry.what, log.TakeBackAsked) for entry in entries):
        return [entry.what for entry in entries if isinstance(entry.what, log.Started | log.Moved | log.PauseOver)]
    steps: list[Step] = []
    now: Table | None = None
    for entry in entries:
        before = now
        now = fold.opened(table.id, entry) if before is None else fold.apply(before, entry).table
        match entry.what:
            case log.Started() | log.Moved() | log.PauseOver() as step:
                steps.append(step)
            case log.TakeBackAsked() | log.TakeBackAnswered():
                assert before is not None
                _drop_what_was_taken_back(steps, before, now)
            case _:
                pass
    return steps


def _drop_what_was_taken_back(steps: list[Step], before: Table, now: Table) -> None:
    assert before.play is not None
    assert now.play is not None
    if now.play.state is before.play.state:
        return
    undone = next(seat for seat, prompt in enumerate(now.play.prompts) if prompt == now.seq)
    last = max(n for n, step in enumerate(steps) if isinstance(step, log.Moved) and step.seat == undone)
    del steps[last]


def _follow(match: Match[Any, Any, Any, Any], step: Step) -> None:
    match step:
        case log.Moved():
            match.play(Seat(step.seat), fold.move_decoder(match.game).decode(step.move))
        case log.PauseOver():
            match.resolve(0)
        case log.Started():
            pass
    _resolve(match, step.outcomes)


def _resolve(match: Match[Any, Any, Any, Any], outcomes: Iterable[Outcome]) -> None:
    for outcome in outcomes:
        assert isinstance(match.awaiting, Chance)
        match.resolve(outcome)


def _decided_by_bots(table: Table, entries: Iterable[Entry]) -> dict[str, int]:
    """How many decisions a bot made in a person's place, by seat."""
    counted: dict[str, int] = {}
    for entry in entries:
        what = entry.what
        if isinstance(what, log.Moved) and what.bot is not None and table.chairs[what.seat].bot is None:
            counted[str(what.seat)] = counted.get(str(what.seat), 0) + 1
    return counted
