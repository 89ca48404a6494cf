"""Builds the record of a finished game (docs/record.md) from the table's log."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from datetime import UTC, datetime
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from skulduggery import __version__
from skulduggery.kernel.logbook import Logbook
from skulduggery.kernel.protocol import Decide, Notation
from skulduggery.kernel.record import Player, Record, format_record, result_of
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import fairness
from skulduggery.server.entries import Entry
from skulduggery.server.frames import names_at
from skulduggery.server.ids import GuestId
from skulduggery.server.store import GameRow, PlayerRow
from skulduggery.server.table import fold, running
from skulduggery.server.table.running import Ran
from skulduggery.server.table.state import Play, Table
from skulduggery.server.verification import CONTINUED

Step: TypeAlias = log.Started | log.Moved | log.PauseOver


class Book(Logbook):
    """The record's log, written during the game, so that the end of the game need not replay all of it."""

    def __init__(self, notation: Notation, given: Iterable[dict[str, Any]] = ()) -> None:
        """`given` are the steps that led to the position where the game began."""
        super().__init__(notation)
        self.steps += map(self.kept, given)
        self.stood_in: Counter[str] = Counter()
        """How many decisions a bot made in a person's place, by seat."""

    def follow(self, before: Table, entry: Entry, events: Sequence[Any]) -> bool:
        """Write what an entry caused. False if the book cannot be continued, because a decision was taken back."""
        what = entry.what
        if isinstance(what, log.TakeBackAsked | log.TakeBackAnswered):
            return False
        if isinstance(what, log.Moved) and before.play is not None and isinstance(before.play.awaiting, Decide):
            self.decide(before.play.awaiting.seats, Seat(what.seat))
            if what.bot is not None and before.chairs[what.seat].bot is None:
                self.stood_in[str(what.seat)] += 1
        self.write(events)
        return True

    def with_the_end(self, before: Table, entry: Entry, events: Sequence[Any]) -> "Book":
        """A copy that includes this entry. The entry is not stored yet, and may never be."""
        whole = copy(self)
        whole.steps = list(self.steps)
        whole.stood_in = self.stood_in.copy()
        whole.follow(before, entry, events)
        return whole

    def kept(self, step: dict[str, Any]) -> bytes:
        """Encode a step: a few dozen bytes rather than a tree of objects, because there may be thousands of games."""
        return msgspec.json.encode(step)


def new_book(table: Table) -> Book:
    """A book for a game that is about to begin."""
    return Book(table.game.notation, () if table.start is None else table.start.steps)


def finished_game(table: Table, book: Book, names: Mapping[GuestId, str], at: int) -> GameRow:
    """The row of a game that has just ended. A guest who was forgotten meanwhile has no result in it."""
    over = table.over
    assert over is not None
    return GameRow(
        table=table.id,
        game=table.game.NAME,
        seats=len(table.chairs),
        bots=sum(chair.guest is None for chair in table.chairs),
        finished_at=at,
        record=format_record(record_of(table, book, names, at)),
        players=tuple(
            PlayerRow(guest=chair.guest, seat=seat, score=over.scores[seat], place=over.places[seat])
            for seat, chair in enumerate(table.chairs)
            if chair.guest is not None and chair.guest in names
        ),
    )


def record_of(table: Table, book: Book, names: Mapping[GuestId, str], at: int) -> Record:
    """The record of the game as it counted. `meta` has the proof of the shuffles."""
    settings, game, play, over = table.settings, table.game, table.play, table.over
    assert play is not None
    meta: dict[str, Any] = {
        "program": f"skulduggery {__version__}",
        "finished": datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds"),
        **fairness.proof(table.secret, play.words),
    }
    if book.stood_in:
        meta["stood_in"] = dict(book.stood_in)
    if table.start is not None:
        meta[CONTINUED] = {"from_step": len(table.start.steps)}
    called = names_at(table, names)
    return Record(
        game=game.NAME,
        rules=play.rules,
        config=fold.config_of(game, settings),
        players=tuple(Player(name=name, bot=chair.bot) for name, chair in zip(called, table.chairs, strict=True)),
        log=[Raw(step) for step in book.steps],
        result=None if over is None else result_of(over),
        meta=meta,
    )


def book_of(table: Table, entries: Iterable[Entry]) -> Book:
    """Write the book again from the table's log, without what was taken back."""
    book = new_book(table)
    play: Play | None = None
    for step in steps_that_counted(table, entries):
        if isinstance(step, log.Started):
            ran = fold.start(_as_it_began(table), running.from_log(step.outcomes))
        elif isinstance(step, log.PauseOver):
            assert play is not None
            ran = running.end_pause(table.game, play, running.from_log(step.outcomes))
        else:
            assert play is not None
            ran = _decided(table, book, play, step)
        play = ran.play
        book.write(ran.events)
    return book


def _decided(table: Table, book: Book, play: Play, step: log.Moved) -> Ran:
    assert isinstance(play.awaiting, Decide)
    seat = Seat(step.seat)
    book.decide(play.awaiting.seats, seat)
    if step.bot is not None and table.chairs[seat].bot is None:
        book.stood_in[str(seat)] += 1
    move = fold.move_decoder(table.game).decode(step.move)
    return running.decide(table.game, play, seat, move, running.from_log(step.outcomes))


def _as_it_began(table: Table) -> Table:
    """The table with the words that were mixed in at the beginning."""
    assert table.play is not None
    words = zip(table.chairs, table.play.words, strict=True)
    return replace(table, chairs=tuple(replace(chair, word=word) for chair, word in words))


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
