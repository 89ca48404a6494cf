"""Other truths really are other ones, and look the same: otherwise the leak drill would compare a thing with itself."""

import random
from typing import Any

import pytest
from msgspec import Raw

from skulduggery.games import all_games
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
tables = pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in all_games() for seats in (game.PLAYERS[0], game.PLAYERS[-1])],
    ids=lambda part: getattr(part, "NAME", str(part)),
)


def steps(game: AnyGame, seats: int, rng: random.Random) -> list[tuple[Table, Entry, Applied]]:
    """The first steps of a game, as the log has them."""
    settings = checked_settings(Settings(game=game.NAME, seats=seats))
    assert isinstance(settings, Settings)
    opened = log.Opened(settings=settings, host=GuestId("x"), code=Code("QUEEN"), secret=rng.randbytes(32).hex())
    table = fold.opened(TableId("x"), Entry(at=0, what=opened))
    made: list[tuple[Table, Entry, Applied]] = []
    while len(made) < STEPS and table.status != "finished":
        entry = Entry(at=0, what=_next(table, rng))
        applied = fold.apply(table, entry)
        made.append((table, entry, applied))
        table = applied.table
    return made


def _next(table: Table, rng: random.Random) -> log.Happening:
    play = table.play
    if play is None:
        return log.Started(rules=table.game.RULES, outcomes=fold.start(table).outcomes)
    if not isinstance(play.awaiting, Decide):
        return log.PauseOver(outcomes=running.end_pause(table.game, play, running.from_secret(play.key)).outcomes)
    seat = rng.choice(play.awaiting.seats)
    move: Any = rng.choice(legal_moves(table.game, play.state, seat))
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
        found += (other.state, bytes(log.encode(step.entry))) != (real.state, bytes(log.encode(entry)))
    assert found > len(played) / 3
