"""Judges requests to a table: each becomes a log entry, or a refusal."""

from typing import Any, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from skulduggery import bots
from skulduggery.games import find, names
from skulduggery.kernel.configs import BadConfig, configure_from_record
from skulduggery.kernel.protocol import Argument
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import wire
from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.security.plaintext import clean_name, clean_text
from skulduggery.server.settings import Settings
from skulduggery.server.table import takeback
from skulduggery.server.table.state import Chair, Table

BOT_NAMES = ("Anne", "Jack", "Grace", "Bart", "Mary", "Ned", "Rahel", "Ching", "Olivier", "Flint", "Nell", "Tom")

MOST_ENTRIES = 10_000
"""Beyond this many, only moves are added to a log. The longest games have some hundred entries. Otherwise somebody
could fill a log for days by toggling ready, and it would take as long to read."""

NOT_OPENED_YET = TableId("")
"""A placeholder for the rematch in a verdict, until the caller has opened the table."""


class No(Struct, frozen=True):
    """Why a request is refused: a key for the sentence, its parameters, and the game's rule if there is one."""

    reason: str
    args: dict[str, Argument] = {}
    rule: str | None = None


Verdict: TypeAlias = log.Happening | No


def answer(table: Table, guest: GuestId, asked: wire.Command) -> Verdict:
    """Judge a request. The caller fills in rematches and draws, which need a secret."""
    if table.status in ("finished", "abandoned") and not isinstance(asked, wire.Rematch):
        return No("table-over")
    if table.seq >= MOST_ENTRIES and not isinstance(asked, wire.Resume | wire.Close):
        return No("table-worn-out")
    match asked:
        case wire.SitDown():
            return _sit_down(table, guest, asked.seat)
        case wire.StandUp():
            return _stand_up(table, guest)
        case wire.ComeBack():
            return _come_back(table, guest)
        case wire.Ready():
            return _ready(table, guest, asked)
        case wire.Rematch():
            return _rematch(table, guest)
        case wire.AskTakeBack() | wire.AnswerTakeBack() | wire.WithdrawTakeBack():
            return _take_back(table, guest, asked)
        case _:
            return No("not-host") if guest != table.host else _by_host(table, asked)


def _by_host(
    table: Table,
    asked: wire.ChangeSettings
    | wire.Kick
    | wire.AddBot
    | wire.PassHost
    | wire.Start
    | wire.Pause
    | wire.Resume
    | wire.Close,
) -> Verdict:
    match asked:
        case wire.ChangeSettings():
            return _change_settings(table, asked.settings)
        case wire.Kick():
            return _kick(table, asked.seat)
        case wire.AddBot():
            return _add_bot(table, asked)
        case wire.PassHost():
            return _pass_host(table, asked.seat)
        case wire.Start():
            return _start(table)
        case wire.Pause():
            return _pause(table)
        case wire.Resume():
            return log.Resumed() if table.paused_at is not None else No("not-paused")
        case wire.Close():
            return log.Abandoned("closed")
        case _:
            assert_never(asked)


def checked_settings(settings: Settings, *, rules: int | None = None) -> Settings | No:
    """The settings with every option of the game spelled out, or the reason why they are wrong. Checked by the
    newest rules, unless a version is given."""
    game = find(settings.game, rules=rules)
    if game is None:
        return No("game-unknown", {"value": settings.game[:40], "allowed": ", ".join(names())})
    options: dict[str, Any] = {option.name: option.default for option in game.OPTIONS if option.affects_rules}
    try:
        config = configure_from_record(game, settings.seats, {**options, **settings.options})
    except BadConfig as fault:
        return No(fault.reason, fault.args_, fault.rule)
    return Settings(
        game=settings.game,
        seats=settings.seats,
        options=config.options,
        public=settings.public,
        spectators=settings.spectators,
        clock=settings.clock,
        bot_speed=settings.bot_speed,
        grace=settings.grace,
        free_chat=settings.free_chat,
    )


def bot_for(game: str, asked: str | None) -> str | No:
    """The bot of that kind, or the strongest."""
    known = bots.ladder(game)
    if asked is None:
        return known[-1]
    return asked if asked in known else No("bot-unknown", {"value": asked[:40], "allowed": ", ".join(known)})


def bot_name(table: Table, asked: str | None) -> str:
    """The requested name, or one that nobody has yet."""
    cleaned = None if asked is None else clean_name(asked)
    if cleaned is not None:
        return cleaned
    taken = {chair.bot_name for chair in table.chairs}
    return next(name for name in BOT_NAMES if name not in taken)


def _sit_down(table: Table, guest: GuestId, wanted: int | None) -> Verdict:
    if table.status != "waiting":
        return No("already-playing")
    if guest in table.banned:
        return No("banned")
    if table.seat_of(guest) is not None and wanted is None:
        return No("already-seated")
    seat = _free_seat(table, wanted)
    return seat if isinstance(seat, No) else log.SatDown(seat, guest)


def _free_seat(table: Table, wanted: int | None) -> Seat | No:
    if wanted is None:
        return table.free_seats[0] if table.free_seats else No("table-full", {"seats": len(table.chairs)})
    chair = _chair(table, wanted)
    if isinstance(chair, No):
        return chair
    return Seat(wanted) if chair.is_empty else No("seat-taken", {"number": wanted + 1})


def _stand_up(table: Table, guest: GuestId) -> Verdict:
    seat = table.seat_of(guest)
    if seat is None:
        return No("not-seated")
    if table.status == "waiting":
        return log.StoodUp(seat)
    if table.chairs[seat].left:
        return No("left-already")
    return log.TakenOver(seat, bot=_best_bot(table), left=True)


def _come_back(table: Table, guest: GuestId) -> Verdict:
    seat = table.seat_of(guest)
    if seat is None:
        return No("banned" if guest in table.banned else "not-seated")
    return No("never-away") if table.chairs[seat].stand_in is None else log.CameBack(seat)


def _ready(table: Table, guest: GuestId, asked: wire.Ready) -> Verdict:
    seat = table.seat_of(guest)
    if seat is None:
        return No("not-seated")
    if table.status != "waiting":
        return No("already-playing")
    return log.Readied(seat, asked.ready, clean_text(asked.word) or table.chairs[seat].word)


def _change_settings(table: Table, wanted: Settings) -> Verdict:
    if table.status == "playing" and table.play is not None:
        # A running pause keeps its length (SL-43): it was drawn when it began.
        changed = replace(table.settings, bot_speed=wanted.bot_speed)
        is_all = checked_settings(wanted, rules=table.play.rules) == checked_settings(changed, rules=table.play.rules)
        return log.SettingsChanged(changed) if is_all else No("already-playing")
    if table.status != "waiting":
        return No("already-playing")
    if table.is_practice:
        return No("position-fixed")
    settings = checked_settings(wanted)
    if isinstance(settings, No):
        return settings
    seated = len(table.chairs) - len(table.free_seats)
    if settings.seats < seated:
        return No("too-few-seats", {"seats": settings.seats, "seated": seated})
    known = bots.ladder(settings.game)
    strangers = [chair.bot for chair in table.chairs if chair.bot is not None and chair.bot not in known]
    if strangers:
        return No("bot-unknown", {"value": strangers[0], "allowed": ", ".join(known)})
    return log.SettingsChanged(settings)


def _kick(table: Table, seat: int) -> Verdict:
    chair = _chair(table, seat)
    if isinstance(chair, No):
        return chair
    if chair.is_empty:
        return No("seat-empty", {"number": seat + 1})
    if chair.guest == table.host:
        return No("host-stays")
    if table.status == "waiting":
        return log.BotDismissed(seat) if chair.guest is None else log.Kicked(seat)
    if chair.guest is None:
        return No("already-playing")
    return No("left-already") if chair.guest in table.banned else log.Kicked(seat, bot=_best_bot(table))


def _add_bot(table: Table, asked: wire.AddBot) -> Verdict:
    if table.status != "waiting":
        return No("already-playing")
    seat = _free_seat(table, asked.seat)
    bot = bot_for(table.game.NAME, asked.bot)
    if isinstance(seat, No):
        return seat
    if isinstance(bot, No):
        return bot
    return log.BotSeated(seat, bot=bot, name=bot_name(table, asked.name))


def _pass_host(table: Table, seat: int) -> Verdict:
    chair = _chair(table, seat)
    if isinstance(chair, No):
        return chair
    if chair.guest is None or chair.guest in table.banned:
        return No("not-a-person", {"number": seat + 1})
    return log.HostPassed(chair.guest)


def _start(table: Table) -> Verdict:
    """The entry lacks its draws. The caller who runs the rules completes it."""
    if table.status != "waiting":
        return No("already-playing")
    if table.free_seats:
        return No("seats-empty", {"count": len(table.free_seats)})
    waiting = [n for n, c in enumerate(table.chairs) if not c.ready and c.guest is not None and c.guest != table.host]
    if waiting:
        return No("not-ready", {"number": waiting[0] + 1})
    checked = checked_settings(table.settings, rules=table.game.RULES)
    if isinstance(checked, No):  # they were chosen when the game had other options
        return checked
    return log.Started(rules=table.game.RULES)


def _pause(table: Table) -> Verdict:
    if table.status != "playing":
        return No("not-playing")
    return No("paused") if table.paused_at is not None else log.Paused()


def _rematch(table: Table, guest: GuestId) -> Verdict:
    seat = table.seat_of(guest)
    if seat is None:
        return No("not-seated")
    if table.status != "finished":
        return No("rematch-too-early")
    return log.RematchOpened(table.rematch or NOT_OPENED_YET)


def _take_back(
    table: Table, guest: GuestId, asked: wire.AskTakeBack | wire.AnswerTakeBack | wire.WithdrawTakeBack
) -> Verdict:
    seat = table.seat_of(guest)
    if seat is None:
        return No("not-seated")
    if table.play is None or table.status != "playing":
        return No("not-playing")
    if isinstance(asked, wire.AskTakeBack):
        if table.chairs[seat].stand_in is not None:
            return No("bot-plays")
        if table.take_back is not None:
            return No("take-back-pending")
        why_not = takeback.why_not(table.play, seat)
        return log.TakeBackAsked(seat) if why_not is None else No(why_not)
    if table.take_back is None:
        return No("take-back-none")
    if isinstance(asked, wire.WithdrawTakeBack):
        return log.TakeBackWithdrawn() if table.take_back.seat == seat else No("take-back-not-yours")
    if seat not in table.take_back.missing:
        return No("take-back-not-asked")
    return log.TakeBackAnswered(seat, asked.agreed)


def _best_bot(table: Table) -> str:
    return bots.ladder(table.game.NAME)[-1]


def _chair(table: Table, seat: int) -> Chair | No:
    if 0 <= seat < len(table.chairs):
        return table.chairs[seat]
    return No("no-such-seat", {"value": str(seat)[:12], "highest": len(table.chairs) - 1})
