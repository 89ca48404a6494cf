"""Taking a decision back: everyone has to agree, no chance followed, and the decision has shown its maker nothing."""

from typing import Any

import msgspec
from msgspec.structs import replace

from skulduggery.kernel.chance import Rng
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.seats import Seat
from skulduggery.server.table.state import Moment, Play, Table

OTHER_TRUTHS = 48
"""How many other possible states are tried. If two differ in one bid of two, they agree by accident once in 2^48."""


def who_must_agree(table: Table, asking: Seat) -> tuple[Seat, ...]:
    """All other people at the table. For those who are away, the bot in their place agrees."""
    others = enumerate(table.chairs)
    return tuple(Seat(n) for n, c in others if n != asking and c.guest is not None and c.stand_in is None)


def why_not(play: Play, seat: Seat) -> str | None:
    """The reason why the seat's last decision cannot be taken back. None if only what it has shown could prevent
    that."""
    moment = play.moment
    if moment is None or all(made.seat != seat for made in moment.made):
        return "take-back-too-late"
    if len(moment.made) > 1 and not moment.owing:
        return "take-back-revealed"
    return None


def who_may_ask(table: Table) -> tuple[Seat, ...]:
    """The seats that may ask. Whether the decision has shown them anything is checked when they ask."""
    play = table.play
    if play is None or play.moment is None or table.status != "playing" or table.take_back is not None:
        return ()
    made = (decided.seat for decided in play.moment.made if table.chairs[decided.seat].stand_in is None)
    return tuple(seat for seat in made if why_not(play, seat) is None)


def in_doubt(play: Play) -> Moment | None:
    """The last decision, if it may have shown its maker something (see `surprises`). A sealed decision has shown
    nothing yet."""
    moment = play.moment
    return moment if moment is not None and len(moment.made) == 1 and not moment.owing else None


def surprises(game: AnyGame, state: Any, seat: Seat, move: Any, rng: Rng) -> bool:
    """Whether the decision showed its maker anything hidden: would the result have looked different in another
    possible state?"""
    seen = game.view(state, seat)
    told = _told(game, state, seat, move)
    truths = (game.belief.sample(seen, rng) for _ in range(OTHER_TRUTHS))
    return any(_told(game, truth, seat, move) != told for truth in truths)


def without(game: AnyGame, play: Play, seat: Seat) -> Play:
    """The game as if the seat had not decided yet. Sealed decisions of others stay."""
    moment = play.moment
    assert moment is not None
    kept = tuple(made for made in moment.made if made.seat != seat)
    state = moment.start
    for made in kept:
        state = game.play(state, made.seat, made.move).state
    owing = tuple(sorted((*moment.owing, seat)))
    rest = Moment(start=moment.start, made=kept, owing=owing) if kept else None
    return replace(play, state=state, awaiting=game.awaiting(state), moment=rest)


def _told(game: AnyGame, state: Any, seat: Seat, move: Any) -> bytes:
    step = game.play(state, seat, move)
    events = [game.redact(event, seat) for event in step.events]
    return msgspec.json.encode((events, game.view(step.state, seat)))
