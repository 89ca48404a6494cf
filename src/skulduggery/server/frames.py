"""What each viewer is sent. Default-closed: a frame is put together from the viewer's own view and from public
facts.

`seen` alone touches the game's state, and only through `view`, `redact` and the choices of the viewer's own seat.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from skulduggery.kernel.choices import Choices, choices
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech
from skulduggery.server import entries as log
from skulduggery.server import fairness, wire
from skulduggery.server.crests import crests_at
from skulduggery.server.ids import GuestId
from skulduggery.server.settings import NoClock
from skulduggery.server.table import clocks
from skulduggery.server.table.state import Chair, Play, Table
from skulduggery.telling import questions, sentences

NOTHING = Raw(b"[]")

EncodeView: TypeAlias = Callable[[Any], bytes]

encoder = msgspec.json.Encoder()


class Seen(Struct, frozen=True):
    """The game as one viewer sees it. Each part is JSON already."""

    events: Raw
    view: Raw
    prompt: Raw | None
    choices: Choices[Any] | None
    shown: Sequence[Any]
    """The events that the viewer may see."""


class Around(Struct, frozen=True):
    """The public state of a table that is not in its log."""

    names: Mapping[GuestId, str]
    who: Callable[[GuestId], str]
    here: frozenset[GuestId] = frozenset()
    spectators: int = 0
    standing: tuple[str, ...] = ()
    screens: int = 0
    crests: Mapping[GuestId, int | None] = {}
    """Crests that people have chosen."""


class Question(Struct, frozen=True):
    """A question and its choices, computed once while it is open."""

    id: int
    choices: Choices[Any]
    encoded: Raw


def question(game: AnyGame, play: Play, seat: Seat) -> Question | None:
    """The question that the seat has to answer now."""
    number = play.prompts[seat]
    if number is None:
        return None
    found = choices(game, play.state, seat)
    return Question(id=number, choices=found, encoded=Raw(encoder.encode(questions.prompt(number, found))))


def seen(
    game: AnyGame,
    play: Play,
    events: Sequence[Any],
    viewer: Seat | None,
    asked: Question | None,
    all_events: Raw,
    encode_view: EncodeView = encoder.encode,
) -> Seen:
    """`all_events` is the JSON of the unredacted events. Usually everybody may see all of them."""
    shown = _shown(game, events, viewer)
    return Seen(
        events=all_events if shown is events else Raw(encoder.encode(shown)),
        view=Raw(encode_view(game.view(play.state, viewer))),
        prompt=None if asked is None else asked.encoded,
        choices=None if asked is None else asked.choices,
        shown=shown,
    )


def _shown(game: AnyGame, events: Sequence[Any], viewer: Seat | None) -> Sequence[Any]:
    """The events as the viewer may see them. The same object if nothing is hidden."""
    redact = game.redact
    for event in events:
        if redact(event, viewer) is not event:
            return tuple(told for event in events if (told := redact(event, viewer)) is not None)
    return events


def words(speech: Speech, seen: Seen | None, table: Table, notice: wire.Notice | None = None) -> wire.Words:
    """The same in sentences."""
    told = None if notice is None else noticed(speech, table, notice)
    if seen is None:
        return wire.Words(notice=told)
    return sentences.words(speech, seen.shown, seen.choices, notice=told)


def names_at(table: Table, names: Mapping[GuestId, str]) -> tuple[str, ...]:
    """The names at the seats; an empty seat has no name."""
    return tuple(_name(chair, names) for chair in table.chairs)


def names_after(before: Table, now: Table, names: Mapping[GuestId, str]) -> tuple[str, ...]:
    """Names for sentences about what has just happened. A player who has just left is still called by name."""
    here = names_at(now, names)
    if len(before.chairs) != len(now.chairs):
        return here
    return tuple(name or left for name, left in zip(here, names_at(before, names), strict=True))


def public_table(table: Table, around: Around) -> wire.Table:
    """The public state of the table."""
    over = table.over
    ended = table.status in ("finished", "abandoned")
    return wire.Table(
        id=table.id,
        status=table.status,
        settings=table.settings,
        chairs=_chairs(table, around),
        commitment=fairness.commitment(table.secret),
        host=around.who(table.host),
        host_seat=table.seat_of(table.host),
        rules=None if table.play is None else table.play.rules,
        code=None if ended else table.code,
        paused=table.paused_at is not None,
        take_back=None if table.take_back is None else _take_back(table),
        spectators=around.spectators,
        standing=around.standing if table.status == "waiting" else (),
        screens=around.screens,
        secret=table.secret if ended else None,
        rematch=table.rematch,
        practice=table.is_practice,
        closed=table.closed,
        scores=None if over is None else over.scores,
        places=None if over is None else over.places,
    )


def clocks_now(table: Table, clock: Callable[[], int], *, since: int) -> wire.Clocks | None:
    if isinstance(table.settings.clock, NoClock) or table.play is None:
        return None
    now = clock()
    left = tuple(clocks.left(table, Seat(n), now=now, since=since) for n in range(len(table.chairs)))
    return wire.Clocks(left=left, running=clocks.are_running(table))


def notice(what: log.Happening) -> wire.Notice | None:
    """The notice that everybody gets of an entry. Decisions have none: the game's own events describe them."""
    if isinstance(what, log.Moved | log.PauseOver):
        return None
    told = {name: getattr(what, name, None) for name in ("seat", "bot", "ready", "agreed", "left")}
    return wire.Notice(type=str(what.__struct_config__.tag), **told)


def noticed(speech: Speech, table: Table, notice: wire.Notice) -> str:
    """The sentence of a notice. `table` is the state after it."""
    seat = table.seat_of(table.host) if notice.seat is None else Seat(notice.seat)
    who = "" if seat is None else speech.player(seat)
    return speech.say(
        f"notice-{notice.type}", player=who, ready=notice.ready, agreed=notice.agreed, closed=table.closed or "closed"
    )


def _name(chair: Chair, names: Mapping[GuestId, str]) -> str:
    if chair.guest is None:
        return chair.bot_name if chair.after is None else names.get(chair.after, chair.bot_name)
    return names.get(chair.guest, "Guest")


def _chairs(table: Table, around: Around) -> tuple[wire.Chair, ...]:
    crests = crests_at(table, around.crests)
    return tuple(
        _chair(chair, around, crest=None if crests[seat] == seat else crests[seat])
        for seat, chair in enumerate(table.chairs)
    )


def _chair(chair: Chair, around: Around, *, crest: int | None) -> wire.Chair:
    if chair.is_empty:
        return wire.Chair(kind="empty")
    name = _name(chair, around.names)
    if chair.guest is None:
        return wire.Chair(kind="bot", name=name, bot=chair.bot, ready=True, here=True, crest=crest)
    return wire.Chair(
        kind="person",
        name=name,
        who=around.who(chair.guest),
        ready=chair.ready,
        word=chair.word or None,
        here=chair.guest in around.here,
        stand_in=chair.stand_in,
        crest=crest,
    )


def _take_back(table: Table) -> wire.TakeBack:
    assert table.take_back is not None
    return wire.TakeBack(seat=table.take_back.seat, missing=table.take_back.missing)
