"""The page's API: a name and JSON in, JSON out. Refusals are answers, in words."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from skulduggery.film import Film, film, speech_for
from skulduggery.games import all_games, find, names
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Record, parse_record
from skulduggery.kernel.seats import Seat
from skulduggery.local import table
from skulduggery.local.course import Course
from skulduggery.local.deciding import decide
from skulduggery.local.opening import opened, taken_up
from skulduggery.local.refusing import Refused, Sorry, in_the_words_of
from skulduggery.local.standing import Answer, NewsLine, PassTable, Save, Standing
from skulduggery.locales import Speech
from skulduggery.sandbox import Outcome, Tried, Untried, sandbox_of
from skulduggery.telling.games import GameTold, told_of
from skulduggery.telling.messages import Update


class Asked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    lang: Literal["en", "de", "fr", "it"] = "en"


class FilmAsked(Asked, frozen=True):
    record: str
    viewer: int | None = None


class TableAsked(Asked, frozen=True):
    table: str
    """The page chooses the name."""


class TrickAsked(Asked, frozen=True):
    game: str
    cards: tuple[str, ...]
    centre: tuple[str, ...] = ()


class Opened(TableAsked, frozen=True):
    wanted: PassTable


class TakenUp(TableAsked, frozen=True):
    save: Save


class LookedAt(TableAsked, frozen=True):
    seat: int


class Decided(TableAsked, frozen=True):
    seat: int
    prompt: int
    move: Raw


class Desk:
    """Keeps the tables that were opened here."""

    def __init__(self) -> None:
        self._courses: dict[str, Course] = {}

    def answer(self, name: str, payload: str) -> str:
        """Answer a request. A request that no correct page sends is a bug in the page: it raises."""
        kind, handler = _HANDLERS[name]
        asked = msgspec.json.decode(payload, type=kind)
        try:
            told = Answer(answer=handler(self, asked))
        except Sorry as sorry:
            told = Answer(problem=sorry.problem)
        return msgspec.json.encode(told).decode()

    def games(self, asked: Asked) -> tuple[GameTold, ...]:
        return tuple(told_of(game, asked.lang) for game in all_games())

    def film(self, asked: FilmAsked) -> Film:
        game, record = _read(asked.record, asked.lang)
        with in_the_words_of(speech_for(game, record, asked.lang)):
            if asked.viewer is not None:
                _check_seat(asked.viewer, record.config.seats)
            return film(game, record, viewer=_seat(asked.viewer), language=asked.lang)

    def trick(self, asked: TrickAsked) -> Outcome:
        """Who wins these cards or dice, and why."""
        with in_the_words_of(Speech(asked.lang)):
            sandbox = sandbox_of(asked.game) if asked.game in names() else None
            if sandbox is None:
                raise Refused("game-unknown", value=asked.game[:40], allowed=", ".join(names()))
            try:
                return sandbox.outcome(Tried(asked.cards, asked.centre))
            except Untried as no:
                raise Refused(no.reason, None, **no.args_) from None

    def open(self, asked: Opened) -> Standing:
        with in_the_words_of(Speech(asked.lang, asked.wanted.game if find(asked.wanted.game) else None)):
            course = opened(asked.wanted)
        self._courses[asked.table] = course
        return table.standing(course, _speech(course, asked), since=0)

    def take_up(self, asked: TakenUp) -> Standing:
        game, record = _read(asked.save.record, asked.lang)
        with in_the_words_of(speech_for(game, record, asked.lang)):
            course = taken_up(game, record, is_pausing=asked.save.pausing)
        self._courses[asked.table] = course
        return self.stand(asked)

    def stand(self, asked: TableAsked) -> Standing:
        """The table's state, for example in another language."""
        course = self._courses[asked.table]
        return table.standing(course, _speech(course, asked), since=len(course.past))

    def look(self, asked: LookedAt) -> Update:
        """One player's view, with the question to that player."""
        course = self._courses[asked.table]
        with in_the_words_of(_speech(course, asked)):
            _check_seat(asked.seat, course.match.config.seats)
        return table.whole(course, _speech(course, asked), Seat(asked.seat))

    def decide(self, asked: Decided) -> Standing:
        course = self._courses[asked.table]
        before = len(course.past)
        with in_the_words_of(_speech(course, asked)):
            decide(course, Seat(asked.seat), asked.move, prompt=asked.prompt)
        return table.standing(course, _speech(course, asked), since=before)

    def lines(self, asked: TableAsked) -> tuple[NewsLine, ...]:
        """Everything that has happened, as everybody saw it."""
        course = self._courses[asked.table]
        return tuple(table.lines(course, _speech(course, asked)))


Handler: TypeAlias = tuple[type[Any], Callable[[Desk, Any], Any]]
_HANDLERS: Mapping[str, Handler] = {
    "games": (Asked, Desk.games),
    "film": (FilmAsked, Desk.film),
    "trick": (TrickAsked, Desk.trick),
    "pass/open": (Opened, Desk.open),
    "pass/take-up": (TakenUp, Desk.take_up),
    "pass/stand": (TableAsked, Desk.stand),
    "pass/look": (LookedAt, Desk.look),
    "pass/decide": (Decided, Desk.decide),
    "pass/lines": (TableAsked, Desk.lines),
}
"""The request handlers by name."""


def _read(record: str, language: str) -> tuple[AnyGame, Record]:
    with in_the_words_of(Speech(language)):
        return parse_record(record, find)


def _speech(course: Course, asked: Asked) -> Speech:
    return Speech(asked.lang, course.game.NAME, [player.name for player in course.match.players])


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)


def _check_seat(number: int, seats: int) -> None:
    if not 0 <= number < seats:
        raise Refused("no-such-seat", value=str(number)[:12], highest=seats - 1)
