"""Find what is invalid in a game: the first fault only. Every file and the result of every change pass this check."""

import re
from collections.abc import Iterator

from msgspec import UNSET

from skulduggery.kernel.protocol import AnyGame
from skulduggery.pad.book import Book
from skulduggery.pad.books import BOOKS
from skulduggery.pad.model import FIELDS, Entry, PadGame, Refusal
from skulduggery.pad.placing import place, table_in, tables_of
from skulduggery.pad.seating import length_of, playing, seating_fault
from skulduggery.pad.texts import LONGEST_NAME, cut, is_moment, is_name, key_of, trimmed

ID = re.compile(r"[a-z0-9]{8,40}")


def check(game: PadGame) -> Refusal | None:
    return next(faults(game), None)


def faults(game: PadGame) -> Iterator[Refusal]:
    """Rely on the first fault only: later checks assume that earlier ones passed."""
    if game.stopped is False:
        yield Refusal("not-a-pad")
    if not ID.fullmatch(game.id):
        yield Refusal("id")
    book = BOOKS.get(game.game)
    if book is None:
        yield Refusal("unknown-game", None, {"game": cut(game.game), "allowed": ", ".join(BOOKS)})
        return
    yield from _players(book.game, game)
    fault = seating_fault(game)
    if fault is not None:
        yield fault
    if game.first not in tables_of(game)[0].seats:
        yield Refusal("first", None, {"highest": len(game.players) - 1})
    yield from _options(book.game, game)
    if not (is_moment(game.started) and is_moment(game.changed)):
        yield Refusal("moment")
    yield from _rounds(book, game)
    for number, round in enumerate(game.rounds, start=1):
        yield from book.faults(game, number, round)
    for number, round in enumerate(game.rounds[:-1], start=1):
        if not book.is_complete(playing(game, number)):
            # A game of several rounds asks the same of every entry.
            lacking = [seat for seat in table_in(game, number).seats if not book.is_complete((round[seat],))]
            yield Refusal("round-incomplete", None, place(game, number, *lacking))


def _players(game: AnyGame, written: PadGame) -> Iterator[Refusal]:
    """SK-03, SD-04, SQ-11, SL-03"""
    players = written.players
    for table in tables_of(written):
        if len(table.seats) not in game.PLAYERS:
            args = {"players": len(table.seats), "lowest": game.PLAYERS[0], "highest": game.PLAYERS[-1]}
            yield Refusal("player-count", game.PLAYERS_RULE, {**args})
    if not all(is_name(name) for name in players):
        yield Refusal("name", None, {"longest": LONGEST_NAME})
    keys = [key_of(name) for name in players]
    for seat, name in enumerate(players):
        if keys[seat] in keys[:seat]:
            yield Refusal("same-name", None, {"name": trimmed(name)})


def _options(game: AnyGame, written: PadGame) -> Iterator[Refusal]:
    """Every option that affects the rules is spelled out, and no other."""
    known = [option for option in game.OPTIONS if option.affects_rules]
    for option in known:
        if option.read(written.options.get(option.name)) is None:
            yield Refusal("option", None, {"option": option.name, "allowed": option.allowed})
    names = [option.name for option in known]
    for name in written.options:
        if name not in names:
            yield Refusal("option", None, {"option": cut(name), "allowed": ", ".join(names) or "-"})


def _rounds(book: Book, game: PadGame) -> Iterator[Refusal]:
    """SK-10, SD-10, SQ-10, SL-60"""
    highest = length_of(book, game)
    if not (game.rounds and max(len(game.rounds), tables_of(game)[-1].start) <= highest):
        yield Refusal("round-count", book.rounds_rule, {"highest": highest})
    for number, round in enumerate(game.rounds, start=1):
        if len(round) != len(game.players):
            yield Refusal("seats-in-round", None, place(game, number))
    foreign = [field for field in FIELDS if field not in book.fields]
    for number, round in enumerate(game.rounds, start=1):
        for seat, entry in enumerate(round):
            for field in foreign:
                if getattr(entry, field) is not UNSET:
                    yield Refusal("foreign-field", None, {"field": field, **place(game, number, seat)})
    for number, round in enumerate(game.rounds, start=1):
        there = table_in(game, number).seats
        for seat, entry in enumerate(round):
            if seat not in there and entry != Entry():
                yield Refusal("absent", None, place(game, number, seat))
