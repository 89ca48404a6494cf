"""Decisions of the game: decisions by people and bots, and pauses that end, become log entries."""

from typing import Any, TypeAlias

import msgspec
from msgspec import Raw

from skulduggery.kernel.chance import Pause
from skulduggery.kernel.protocol import Chance
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import wire
from skulduggery.server.ids import GuestId
from skulduggery.server.table import clocks, fold, running
from skulduggery.server.table.requests import No
from skulduggery.server.table.running import Ran
from skulduggery.server.table.state import Table

Step: TypeAlias = tuple[log.Happening, Ran | None]
"""An entry, and the result of the rules if they were run already."""

Judged: TypeAlias = Step | No

_encoder = msgspec.json.Encoder()


def intended(table: Table, guest: GuestId, intent: wire.Intent, *, tv: bool = False, now: int, since: int) -> Judged:
    """Judge a move that a guest wants to make."""
    play = table.play
    seat = table.seat_of(guest)
    if seat is None or tv:
        return No("banned" if guest in table.banned else "not-seated")
    if play is None or table.status != "playing":
        return No("table-over" if table.status in ("finished", "abandoned") else "not-playing")
    if table.paused_at is not None:
        return No("paused")
    if table.chairs[seat].stand_in is not None or table.chairs[seat].timed_out:
        return No("bot-plays")
    try:
        move = fold.move_decoder(table.game).decode(intent.move)
    except msgspec.DecodeError as fault:
        return No("bad-move", {"problem": str(fault)[:200]})
    if play.prompts[seat] is not None and intent.prompt != play.prompts[seat]:
        return No("old-prompt")
    refusal = table.game.refusal(play.state, seat, move)
    if refusal is not None:
        return No(refusal.reason, refusal.args, refusal.rule)
    if play.prompts[seat] is None:
        return No("not-asked")
    return decided(table, seat, move, now=now, since=since)


def decided(table: Table, seat: Seat, move: Any, *, bot: str | None = None, now: int, since: int) -> Step:
    """A decision that the rules allow."""
    play = table.play
    assert play is not None
    ran = running.decide(table.game, play, seat, move, running.from_secret(play.key))
    spent = clocks.charge(table, seat, now=now, since=since)
    return log.Moved(seat=seat, move=Raw(_encoder.encode(move)), outcomes=ran.outcomes, spent=spent, bot=bot), ran


def pause_ended(table: Table, begun: Any, *, now: int, since: int) -> Step | None:
    """End the pause in that state of the game. Another server may have ended it, and there may be another one by
    now."""
    play = table.play
    if play is None or play.state is not begun or not table.is_live or table.take_back is not None:
        return None
    match play.awaiting:
        case Chance(Pause(seat)):
            ran = running.end_pause(table.game, play, running.from_secret(play.key))
            spent = clocks.charge(table, Seat(seat), now=now, since=since)
            return log.PauseOver(outcomes=ran.outcomes, spent=spent), ran
        case _:
            return None
