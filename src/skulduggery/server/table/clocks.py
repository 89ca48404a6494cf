"""Whose clock runs, and how much time is left. Times are milliseconds; `since`: see `Gathering`."""

from typing import assert_never

from skulduggery.kernel.seats import Seat
from skulduggery.server.settings import GameClock, MoveClock, NoClock
from skulduggery.server.table.state import Play, Table


def spent(table: Table, seat: Seat, *, now: int, since: int) -> int:
    """Time that the seat's decision has taken so far. Time before `since`, when no server was there, is given back."""
    play = table.play
    assert play is not None
    until = now if table.stood_at is None else table.stood_at
    return max(0, until - max(play.asked_at[seat], since))


def charge(table: Table, seat: Seat, *, now: int, since: int) -> int:
    """Time that a decision made now takes from the seat's time for the whole game: its duration less the increment."""
    clock = table.settings.clock
    if not isinstance(clock, GameClock):
        return 0
    used = table.chairs[seat].spent
    after = used + spent(table, seat, now=now, since=since) - 1000 * clock.increment
    return min(after, 1000 * clock.seconds) - used


def left(table: Table, seat: Seat, *, now: int, since: int) -> int | None:
    """Time that the seat has left; None without a clock."""
    clock, play = table.settings.clock, table.play
    running = play is not None and table.status == "playing" and seat in play.acting
    used = spent(table, seat, now=now, since=since) if running else 0
    match clock:
        case NoClock():
            return None
        case MoveClock(seconds):
            return max(0, 1000 * seconds - used) if running else 1000 * seconds
        case GameClock(seconds):
            return max(0, 1000 * seconds - table.chairs[seat].spent - used)
        case _:
            assert_never(clock)


def next_to_run_out(table: Table, *, now: int, since: int) -> tuple[Seat, int] | None:
    """The person whose time runs out first, and in how many milliseconds."""
    play = table.play
    if play is None or not are_running(table) or isinstance(table.settings.clock, NoClock):
        return None
    running = [
        (left_over, seat)
        for seat in play.acting
        if _runs_out(table, play, seat) and (left_over := left(table, seat, now=now, since=since)) is not None
    ]
    return None if not running else (min(running)[1], min(running)[0])


def are_running(table: Table) -> bool:
    return table.status == "playing" and table.stood_at is None


def _runs_out(table: Table, play: Play, seat: Seat) -> bool:
    """Whether the seat's clock can run out; a bot's cannot. If nobody may learn whether a player is asked, the clock
    runs out in both cases (SL-43)."""
    chair = table.chairs[seat]
    is_asked = play.prompts[seat] is not None or seat == play.silent
    return chair.guest is not None and chair.stand_in is None and not chair.timed_out and is_asked
