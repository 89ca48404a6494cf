"""Other truths really are other ones, and look the same: otherwise the leak drill would compare a thing with itself."""

import random
from typing import Any

import pytest
from msgspec import Raw

from skulduggery.games import all_games, skull_king, sleeping_queens
from skulduggery.games.skull_king.moves import Bid
from skulduggery.games.sleeping_queens.cards import DECK, KING, Card
from skulduggery.games.sleeping_queens.moves import Discard, King, Move
from skulduggery.games.sleeping_queens.queens import QUEENS, Place, Queen
from skulduggery.kernel.chance import indices_of
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.protocol import AnyGame, Decide
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import frames
from skulduggery.server.drills.leak.courses import other_step
from skulduggery.server.drills.leak.truths import other_truth
from skulduggery.server.entries import Entry
from skulduggery.server.ids import Code, GuestId, TableId
from skulduggery.server.settings import Settings
from skulduggery.server.table import fold, running
from skulduggery.server.table.fold import Applied
from skulduggery.server.table.requests import checked_settings
from skulduggery.server.table.state import Table

STEPS = 60
DOG, CAT = (Place(QUEENS.index(Queen(name))) for name in ("dog", "cat"))
tables = pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in all_games() for seats in (game.PLAYERS[0], game.PLAYERS[-1])],
    ids=lambda part: getattr(part, "NAME", str(part)),
)


def steps(game: AnyGame, seats: int, rng: random.Random) -> list[tuple[Table, Entry, Applied]]:
    """The first steps of a game, as the log has them."""
    table = opened(game, seats, rng)
    made: list[tuple[Table, Entry, Applied]] = []
    while len(made) < STEPS and table.status != "finished":
        entry = Entry(at=0, what=_next(table, rng))
        applied = fold.apply(table, entry)
        made.append((table, entry, applied))
        table = applied.table
    return made


def opened(game: AnyGame, seats: int, rng: random.Random) -> Table:
    settings = checked_settings(Settings(game=game.NAME, seats=seats))
    assert isinstance(settings, Settings)
    what = log.Opened(settings=settings, host=GuestId("x"), code=Code("QUEEN"), secret=rng.randbytes(32).hex())
    return fold.opened(TableId("x"), Entry(at=0, what=what))


def _next(table: Table, rng: random.Random) -> log.Happening:
    play = table.play
    if play is None:
        return log.Started(rules=table.game.RULES, outcomes=fold.start(table).outcomes)
    if not isinstance(play.awaiting, Decide):
        return log.PauseOver(outcomes=running.end_pause(table.game, play, running.from_secret(play.key)).outcomes)
    seat = rng.choice(play.awaiting.seats)
    return _moved(table, seat, rng.choice(legal_moves(table.game, play.state, seat)))


def _moved(table: Table, seat: Seat, move: Any) -> log.Moved:
    play = table.play
    assert play is not None
    ran = running.decide(table.game, play, seat, move, running.from_secret(play.key))
    return log.Moved(seat=seat, move=Raw(frames.encoder.encode(move)), outcomes=ran.outcomes)


@tables
def test_another_truth_looks_the_same_and_is_another(game: AnyGame, seats: int) -> None:
    rng = random.Random(seats)
    others = 0
    played = steps(game, seats, rng)
    for _, _, applied in played:
        play = applied.table.play
        assert play is not None
        for viewer in (Seat(0), None):
            truth = other_truth(game, play, viewer, rng)
            assert game.view(truth, viewer) == game.view(play.state, viewer)
            others += truth != play.state
    assert others > len(played), "half of them at least"


@tables
def test_another_course_looks_the_same_and_is_another(game: AnyGame, seats: int) -> None:
    rng = random.Random(seats)
    played = steps(game, seats, rng)
    found = 0
    for before, entry, applied in played:
        step = other_step(before, entry, applied, Seat(0), rng, 8)
        if step is None:
            continue
        real, other = applied.table.play, step.applied.table.play
        assert real is not None
        assert other is not None
        assert game.view(other.state, Seat(0)) == game.view(real.state, Seat(0))
        assert _told(game, step.applied, Seat(0)) == _told(game, applied, Seat(0))
        found += (other.state, bytes(log.encode(step.entry))) != (real.state, bytes(log.encode(entry)))
    assert found > len(played) / 3


def _told(game: AnyGame, applied: Applied, viewer: Seat) -> list[Any]:
    return [seen for event in applied.events if (seen := game.redact(event, viewer)) is not None]


@pytest.mark.parametrize("move", [King(CAT), Discard((KING,))], ids=lambda move: type(move).__name__)
def test_an_open_decision_stays_as_it_was_though_another_leaves_the_same_table(move: Move) -> None:
    """SL-51, SL-35: a king that turns over a rival whom all have seen, or that is discarded."""
    table = _facing_a_rival_who_was_seen()
    entry = Entry(at=0, what=_moved(table, Seat(0), move))
    applied = fold.apply(table, entry)
    for seed in range(20):
        step = other_step(table, entry, applied, Seat(1), random.Random(seed), 40)
        assert step is not None
        assert isinstance(step.entry.what, log.Moved)
        assert bytes(step.entry.what.move) == frames.encoder.encode(move)
        assert step.applied.table.play != applied.table.play, "something else may be different"


def test_a_decision_that_lies_sealed_is_changed() -> None:
    """SK-20: nobody has seen it."""
    ((_, _, dealt), *_) = steps(skull_king, 3, random.Random(0))
    table = dealt.table
    entry = Entry(at=0, what=_moved(table, Seat(0), Bid(0)))
    applied = fold.apply(table, entry)
    found = [other_step(table, entry, applied, Seat(1), random.Random(seed), 8) for seed in range(20)]
    assert any(step is not None and _move(step.entry) != _move(entry) for step in found)


def _move(entry: Entry) -> bytes:
    assert isinstance(entry.what, log.Moved)
    return bytes(entry.what.move)


def _facing_a_rival_who_was_seen() -> Table:
    """The player with the Dog queen has turned over the Cat queen, and holds another king."""
    table = opened(sleeping_queens, 2, random.Random(0))
    hands = ((KING, KING, KING, "1", "2"), ("3", "4", "5", "6", "7"))
    cards = [Card(hand[number]) for number in range(5) for hand in hands]
    order = indices_of(cards, DECK)
    assert isinstance(order, tuple)
    deal = log.Started(rules=sleeping_queens.RULES, outcomes=(1, tuple(range(len(QUEENS))), order))
    table = fold.apply(table, Entry(at=0, what=deal)).table
    moves: list[Move] = [King(DOG), Discard((Card("3"),)), King(CAT), Discard((Card("4"),))]
    for number, move in enumerate(moves):
        table = fold.apply(table, Entry(at=0, what=_moved(table, Seat(number % 2), move))).table
    return table
