"""Computes a table from its log, one entry after another."""

from collections.abc import Iterable
from functools import cache
from typing import Any, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from skulduggery.games import find
from skulduggery.kernel.protocol import AnyGame, Config, Over
from skulduggery.kernel.record import BadRecord
from skulduggery.kernel.seats import Seat, replaced
from skulduggery.server import entries as log
from skulduggery.server import fairness
from skulduggery.server.entries import Entry
from skulduggery.server.ids import TableId
from skulduggery.server.settings import Settings
from skulduggery.server.table import position, running, takeback
from skulduggery.server.table.position import Reached
from skulduggery.server.table.running import Ran
from skulduggery.server.table.state import Chair, Table, TakeBackAsk

LAPSES_UNTIL_AWAY = 2
"""A player whose clock runs out this often in a row counts as away."""


class Unreadable(Exception):
    """A log that this program cannot follow: an unknown game, or a version of its rules that we do not have."""

    def __init__(self, reason: str, **args: str | int) -> None:
        super().__init__(f"{reason} {args}")
        self.reason = reason
        self.args_ = args


class Applied(Struct, frozen=True):
    """The table after an entry, and the game events that the entry caused."""

    table: Table
    events: tuple[Any, ...] = ()


def read(table_id: TableId, entries: Iterable[Entry]) -> Table | None:
    """The table after a whole log; None for an empty log."""
    table: Table | None = None
    for entry in entries:
        table = opened(table_id, entry) if table is None else apply(table, entry).table
    return table


def opened(table_id: TableId, entry: Entry, reached: Reached | None = None) -> Table:
    """A table just opened. Callers that have already replayed this entry's steps pass `reached`."""
    what = entry.what
    assert isinstance(what, log.Opened)
    game = _game(what.settings.game, rules=None if what.position is None else what.position.rules)
    return Table(
        id=table_id,
        game=game,
        seq=1,
        settings=what.settings,
        status="waiting",
        host=what.host,
        code=what.code,
        secret=what.secret,
        opened_at=entry.at,
        touched_at=entry.at,
        chairs=(Chair(),) * what.settings.seats,
        before=what.before,
        start=reached or _reached(game, what),
    )


def _reached(game: AnyGame, what: log.Opened) -> Reached | None:
    given = what.position
    if given is None:
        return None
    try:
        return position.reached(game, config_of(game, what.settings), given.steps)
    except BadRecord:
        raise _rules_unknown(game, given.rules) from None


def _game(name: str, *, rules: int | None = None) -> AnyGame:
    """The newest version of the game, unless the log names another one. Raises `Unreadable`."""
    newest = find(name)
    if newest is None:
        raise Unreadable("game-gone", value=name)
    game = find(name, rules=rules)
    if game is None:
        assert rules is not None
        raise _rules_unknown(newest, rules)
    return game


def _rules_unknown(newest: AnyGame, rules: int) -> Unreadable:
    """An error for missing rules. A newer server knows newer rules and continues the table; older rules were
    dropped, and nobody can continue."""
    return Unreadable("rules-newer" if rules > newest.RULES else "rules-unknown", value=rules, known=newest.RULES)


def config_of(game: AnyGame, settings: Settings) -> Config:
    """The settings with every option of this version. They may have been written when the game had other options."""
    known = (option for option in game.OPTIONS if option.affects_rules)
    return Config(
        seats=settings.seats,
        options={option.name: settings.options.get(option.name, option.default) for option in known},
    )


def apply(table: Table, entry: Entry, ran: Ran | None = None) -> Applied:
    """The next table. Callers that have already run the rules for this entry pass `ran`."""
    what = entry.what
    match what:
        case log.Moved():
            return _moved(table, entry, what, ran)
        case log.PauseOver():
            return _pause_over(table, entry, what, ran)
        case log.Started():
            return _started(table, entry, what, ran)
        case log.TakeBackAsked() | log.TakeBackAnswered() | log.TakeBackWithdrawn():
            return Applied(_take_back(table, entry, what))
        case (
            log.Opened()
            | log.SettingsChanged()
            | log.SatDown()
            | log.StoodUp()
            | log.Kicked()
            | log.BotSeated()
            | log.BotDismissed()
            | log.Readied()
            | log.HostPassed()
        ):
            return Applied(_next(_gathered(table, what), entry))
        case (
            log.TimedOut()
            | log.TakenOver()
            | log.CameBack()
            | log.Paused()
            | log.Resumed()
            | log.RematchOpened()
            | log.Abandoned()
        ):
            return Applied(_next(_hosted(table, entry, what), entry))
        case _:
            assert_never(what)


@cache
def move_decoder(game: AnyGame) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game.Move)


def start(table: Table, answer: running.Answer | None = None) -> Ran:
    """Run the rules up to the first decision."""
    game, settings = table.game, table.settings
    words = tuple(chair.word for chair in table.chairs)
    key = fairness.key(table.secret, game.NAME, words)
    state = game.setup(config_of(game, settings)) if table.start is None else table.start.state
    how = answer or running.from_secret(key)
    return running.begin(game, state, rules=game.RULES, words=words, key=key, answer=how)


def _started(table: Table, entry: Entry, what: log.Started, ran: Ran | None) -> Applied:
    table = replace(table, game=_game(table.settings.game, rules=what.rules))
    ran = ran or start(table, running.from_log(what.outcomes))
    seq = table.seq + 1
    play = running.with_questions(ran.play, None, seq=seq, at=entry.at, mover=None)
    begun = replace(table, status="playing", play=play, seq=seq, touched_at=entry.at)
    return Applied(begun, ran.events)


def _moved(table: Table, entry: Entry, what: log.Moved, ran: Ran | None) -> Applied:
    before = table.play
    assert before is not None
    seat = Seat(what.seat)
    if ran is None:
        move = move_decoder(table.game).decode(what.move)
        ran = running.decide(table.game, before, seat, move, running.from_log(what.outcomes))
    return _ran_on(_after_deciding(table, seat, what.spent), entry, ran, mover=seat)


def _after_deciding(table: Table, seat: Seat, spent: int) -> Table:
    chair = table.chairs[seat]
    if not (spent or chair.timed_out or chair.lapses):
        return table
    lapses = chair.lapses if chair.timed_out else 0
    decided = replace(chair, timed_out=False, lapses=lapses, spent=chair.spent + spent)
    return replace(table, chairs=replaced(table.chairs, seat, decided))


def _pause_over(table: Table, entry: Entry, what: log.PauseOver, ran: Ran | None) -> Applied:
    before = table.play
    assert before is not None
    for seat in before.acting:  # as if they had decided (SL-43)
        table = _after_deciding(table, seat, what.spent)
    ran = ran or running.end_pause(table.game, before, running.from_log(what.outcomes))
    return _ran_on(table, entry, ran, mover=None)


def _ran_on(table: Table, entry: Entry, ran: Ran, *, mover: Seat | None) -> Applied:
    seq = table.seq + 1
    play = running.with_questions(ran.play, table.play, seq=seq, at=entry.at, mover=mover)
    over = isinstance(play.awaiting, Over)
    next_table = replace(
        table, play=play, seq=seq, touched_at=entry.at, take_back=None, status="finished" if over else table.status
    )
    return Applied(_clocks_run(next_table, entry.at), ran.events)


def _take_back(
    table: Table, entry: Entry, what: log.TakeBackAsked | log.TakeBackAnswered | log.TakeBackWithdrawn
) -> Table:
    match what:
        case log.TakeBackAsked(seat):
            ask = TakeBackAsk(seat=Seat(seat), missing=takeback.who_must_agree(table, Seat(seat)))
            table = _clocks_stand(table, entry.at)
        case log.TakeBackAnswered(seat, agreed):
            asked = table.take_back
            assert asked is not None
            left = tuple(other for other in asked.missing if other != seat)
            ask = TakeBackAsk(seat=asked.seat, missing=left) if agreed else None
        case log.TakeBackWithdrawn():
            ask = None
    if ask is None or ask.missing:
        return _next(replace(table, take_back=ask), entry)
    return _taken_back(table, entry, ask.seat)


def _taken_back(table: Table, entry: Entry, asking: Seat) -> Table:
    assert table.play is not None
    play = takeback.without(table.game, table.play, asking)
    play = running.with_questions(play, table.play, seq=table.seq + 1, at=entry.at, mover=asking)
    # A player who is no longer asked loses the timeout flag, or a bot would make their next decision.
    chairs = tuple(
        chair if seat in play.acting or not chair.timed_out else replace(chair, timed_out=False)
        for seat, chair in enumerate(table.chairs)
    )
    return _next(replace(table, play=play, chairs=chairs, take_back=None), entry)


def _gathered(
    table: Table,
    what: log.Opened
    | log.SettingsChanged
    | log.SatDown
    | log.StoodUp
    | log.Kicked
    | log.BotSeated
    | log.BotDismissed
    | log.Readied
    | log.HostPassed,
) -> Table:
    """Apply an entry before the game: who sits where, and what is to be played."""
    match what:
        case log.SatDown(seat, guest):
            before = table.seat_of(guest)
            left = table if before is None else _chair(table, before, Chair())
            return _chair(replace(left, have_sat=left.have_sat | {guest}), seat, Chair(guest=guest))
        case log.StoodUp(seat) | log.BotDismissed(seat):
            return _chair(table, seat, Chair())
        case log.Kicked(seat, bot):
            chair = table.chairs[seat]
            banned = table.banned if chair.guest is None else table.banned | {chair.guest}
            rest = Chair() if bot is None else replace(chair, stand_in=bot, left=True)
            return replace(_chair(table, seat, rest), banned=banned)
        case log.BotSeated(seat, bot, name, after):
            return _chair(table, seat, Chair(bot=bot, bot_name=name, after=after, ready=True))
        case log.Readied(seat, ready, word):
            return _chair(table, seat, replace(table.chairs[seat], ready=ready, word=word))
        case log.HostPassed(host):
            return replace(table, host=host)
        case log.SettingsChanged(settings):
            return _resettled(table, settings)
        case log.Opened():
            raise Unreadable("opened-twice")
        case _:
            assert_never(what)


def _resettled(table: Table, settings: Any) -> Table:
    """Change the settings. Everybody has to declare ready again. Nobody loses a seat: `requests` makes sure of that.
    During the game only the bots' pace changes."""
    if table.status == "playing":
        return replace(table, settings=settings)
    game = _game(settings.game)
    kept = [replace(chair, ready=chair.bot is not None) for chair in table.chairs if not chair.is_empty]
    if settings.seats >= len(table.chairs):
        kept = [replace(chair, ready=chair.bot is not None) for chair in table.chairs]
    empty = settings.seats - len(kept)
    return replace(table, settings=settings, game=game, chairs=(*kept, *([Chair()] * empty)))


def _hosted(
    table: Table,
    entry: Entry,
    what: log.TimedOut | log.TakenOver | log.CameBack | log.Paused | log.Resumed | log.RematchOpened | log.Abandoned,
) -> Table:
    """Apply an entry around a game, mostly written by the server itself."""
    match what:
        case log.TimedOut(seat):
            chair = table.chairs[seat]
            return _chair(table, seat, replace(chair, timed_out=True, lapses=chair.lapses + 1))
        case log.TakenOver(seat, bot, left):
            return _chair(table, seat, replace(table.chairs[seat], stand_in=bot, left=left))
        case log.CameBack(seat):
            # A decision that the clock took stays with the bot. Otherwise leaving and coming back would delay the game
            # for ever.
            return _chair(table, seat, replace(table.chairs[seat], stand_in=None, left=False, lapses=0))
        case log.Paused():
            return _clocks_stand(replace(table, paused_at=entry.at), entry.at)
        case log.Resumed():
            return replace(table, paused_at=None)
        case log.RematchOpened(other):
            return replace(table, rematch=other)
        case log.Abandoned(because):
            return replace(table, status="abandoned", closed=because, take_back=None)
        case _:
            assert_never(what)


def _chair(table: Table, seat: int, chair: Chair) -> Table:
    return replace(table, chairs=replaced(table.chairs, seat, chair))


def _next(table: Table, entry: Entry) -> Table:
    after = replace(table, seq=table.seq + 1, touched_at=entry.at)
    return _clocks_run(_without_vain_asking(after), entry.at)


def _without_vain_asking(table: Table) -> Table:
    """End a request to take back once its asker, or a player whose answer is missing, is gone."""
    ask = table.take_back
    if ask is None or all(table.chairs[seat].stand_in is None for seat in (ask.seat, *ask.missing)):
        return table
    return replace(table, take_back=None)


def _clocks_stand(table: Table, at: int) -> Table:
    return table if table.stood_at is not None else replace(table, stood_at=at)


def _clocks_run(table: Table, at: int) -> Table:
    """Start the clocks if nothing stops them any more. Nobody is charged for the time in which they stood still."""
    play, stood_at = table.play, table.stood_at
    if play is None or stood_at is None or table.paused_at is not None or table.take_back is not None:
        return table
    asked_at = tuple(asked + max(0, at - max(asked, stood_at)) for asked in play.asked_at)
    return replace(table, play=replace(play, asked_at=asked_at), stood_at=None)
