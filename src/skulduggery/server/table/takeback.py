"""Taking a decision back: agreed by everyone, never across chance, and never once it has shown its maker something."""

import secrets
from typing import Any

import msgspec
from msgspec.structs import replace

from skulduggery.kernel.chance import Rng
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.seats import Seat
from skulduggery.server.table.state import Moment, Play, Table

OTHER_TRUTHS = 48
"""How many other truths are tried. Two that differ in one bid of two would agree by accident once in 2^48."""


def who_must_agree(table: Table, asking: Seat) -> tuple[Seat, ...]:
    """All other people at the table; for those who are away the bot in their place agrees."""
    others = enumerate(table.chairs)
    return tuple(Seat(n) for n, c in others if n != asking and c.guest is not None and c.stand_in is None)


def why_not(game: AnyGame, play: Play, seat: Seat, rng: Rng | None = None) -> str | None:
    """The reason why the seat's last decision stands, or None if it may be taken back."""
    moment = play.moment
    made = None if moment is None else next((made for made in moment.made if made.seat == seat), None)
    if moment is None or made is None:
        return "take-back-too-late"
    if moment.owing:
        return None  # sealed until the others have decided too: nobody has seen anything
    if len(moment.made) > 1 or surprises(game, moment.start, seat, made.move, rng or secrets.SystemRandom()):
        return "take-back-revealed"
    return None


def surprises(game: AnyGame, state: Any, seat: Seat, move: Any, rng: Rng) -> bool:
    """Whether the decision showed its maker anything hidden: would it have looked otherwise in another truth?"""
    seen = game.view(state, seat)
    told = _told(game, state, seat, move)
    truths = (game.belief.sample(seen, rng) for _ in range(OTHER_TRUTHS))
    return any(_told(game, truth, seat, move) != told for truth in truths)


def without(game: AnyGame, play: Play, seat: Seat) -> Play:
    """The game as if the seat had not decided yet; what others have sealed meanwhile stays."""
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
