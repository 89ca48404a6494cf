"""What the crash drill says of logs that are not in order."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.protocol import Decide
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import frames
from skulduggery.server.drills.doors import Doors
from skulduggery.server.drills.history import Tally, examine, examine_log
from skulduggery.server.drills.line import Acknowledged
from skulduggery.server.drills.people import Person
from skulduggery.server.drills.sittings import Kind, Sitting
from skulduggery.server.entries import Entry
from skulduggery.server.ids import Code, GuestId, TableId
from skulduggery.server.settings import Settings
from skulduggery.server.store.sqlite import SqliteStore
from skulduggery.server.table import fold, running
from skulduggery.server.table.state import Table

TABLE = TableId("A-table-of-22-letters!")
MOVES = 30


class Story:
    """A game that two people played, with everything that they noted."""

    def __init__(self) -> None:
        self._rng = random.Random(1)
        people = [Person(Doors([]), f"guest=1.guest-{seat}.x", TABLE, home=0, rng=self._rng) for seat in range(2)]
        self.sitting = Sitting(Kind("skull-king", 2), people)
        settings = Settings(game="skull-king", seats=2, options={"scoring": "classic"})
        opened = log.Opened(settings=settings, host=GuestId("guest-0"), code=Code("QUEEN"), secret="5e" * 32)
        self.entries = [Entry(at=0, what=opened)]
        self._table = fold.opened(TABLE, self.entries[0])
        for person in people:
            person.seat = people.index(person)
            self._add(log.SatDown(person.seat, GuestId(person.guest)), person)
        for person in people:
            assert person.seat is not None
            self._add(log.Readied(person.seat, ready=True), person)
        self._add(log.Started(rules=self._table.game.RULES, outcomes=fold.start(self._table).outcomes), people[0])
        for _ in range(MOVES):
            self._move()

    def tally(self) -> Tally:
        tally = Tally(faults=[])
        examine_log(self.sitting, self.entries, tally)
        return tally

    def _move(self) -> None:
        play = self._table.play
        assert play is not None
        assert isinstance(play.awaiting, Decide)
        seat = play.awaiting.seats[0]
        move = self._rng.choice(legal_moves(self._table.game, play.state, seat))
        ran = running.decide(self._table.game, play, seat, move, running.from_secret(play.key))
        raw = Raw(frames.encoder.encode(move))
        self._add(log.Moved(seat=seat, move=raw, outcomes=ran.outcomes), self.sitting.people[seat])

    def _add(self, what: log.Happening, by: Person) -> None:
        number = str(len(self.entries))
        entry = Entry(at=0, what=what, by=GuestId(by.guest), id=number)
        applied = fold.apply(self._table, entry)
        self.entries.append(entry)
        self._table = applied.table
        move = what.move if isinstance(what, log.Moved) else None
        by.acknowledged.append(Acknowledged(id=number, seq=self._table.seq, exact=True, move=move))
        for person in self.sitting.people:
            _look(person, self._table, applied.events)


def _look(person: Person, table: Table, events: tuple[Any, ...]) -> None:
    if table.play is not None and person.seat is not None:
        seen = frames.seen(table.game, table.play, events, Seat(person.seat), None, Raw(frames.encoder.encode(events)))
        person.looks[table.seq] = {(hash(bytes(seen.events)), hash(bytes(seen.view)))}


def test_a_log_in_order_is_good() -> None:
    tally = Story().tally()
    assert tally.faults == []
    assert tally.acknowledged == len(Story().entries) - 1
    assert tally.unacknowledged == 0


def test_whoever_comes_back_sees_the_view_without_events() -> None:
    story = Story()
    person = story.sitting.people[1]
    person.looks = {seq: {(None, view) for _, view in looks} for seq, looks in person.looks.items()}
    assert story.tally().faults == []


def test_a_move_without_an_acknowledgement_is_counted() -> None:
    story = Story()
    del story.sitting.people[0].acknowledged[-1]
    assert story.tally().unacknowledged == 1
    assert story.tally().good


def lose_the_last(story: Story) -> None:
    del story.entries[-1]


def lose_one_in_between(story: Story) -> None:
    del story.entries[-5]


def double_one(story: Story) -> None:
    story.entries.append(story.entries[3])


def move_the_acknowledgement(story: Story) -> None:
    noted = story.sitting.people[0].acknowledged
    noted[-1] = replace(noted[-1], seq=noted[-1].seq - 1)


def acknowledge_another_move(story: Story) -> None:
    noted = story.sitting.people[0].acknowledged
    noted[-1] = replace(noted[-1], move=Raw(b'{"type":"play","card":"E","role":null}'))


def show_somebody_another_view(story: Story) -> None:
    looks = story.sitting.people[1].looks
    looks[max(looks)].add((None, 1))


def show_somebody_another_event(story: Story) -> None:
    looks = story.sitting.people[1].looks
    ((_, view),) = looks[max(looks)]
    looks[max(looks)] = {(1, view)}


def show_somebody_the_future(story: Story) -> None:
    story.sitting.people[0].looks[len(story.entries) + 1] = {(None, 1)}


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (lose_the_last, "lost"),
        (lose_the_last, "disputed"),
        (lose_one_in_between, "lost"),
        (double_one, "doubled"),
        (move_the_acknowledgement, "misplaced"),
        (acknowledge_another_move, "misplaced"),
        (show_somebody_another_view, "disputed"),
        (show_somebody_another_event, "disputed"),
        (show_somebody_the_future, "disputed"),
    ],
)
def test_what_is_not_in_order_is_found(spoil: Callable[[Story], None], kind: str) -> None:
    story = Story()
    spoil(story)
    tally = story.tally()
    assert getattr(tally, kind) > 0
    assert any(fault.startswith(f"{kind}: skull-king at table A-tabl: ") for fault in tally.faults)


def test_a_log_that_cannot_be_followed_is_found() -> None:
    story = Story()
    story.entries.insert(6, story.entries[-1])
    assert story.tally().unreadable == 1


def test_a_gap_and_a_missing_record_are_found(tmp_path: Path) -> None:
    async def test() -> Tally:
        story, tally = Story(), Tally(faults=[])
        store = SqliteStore(tmp_path / "x.db")
        await store.open()
        for seq, entry in enumerate(story.entries, start=1):
            await store.append(TABLE, seq if seq < 10 else seq + 1, log.encode(entry))
        await examine(store, [story.sitting], tally)
        await store.close()
        return tally

    tally = asyncio.run(test())
    assert tally.gaps == 1
    assert tally.faults[0] == f"gaps: skull-king at table A-tabl: {MOVES + 6} entries, but the last is {MOVES + 7}"
