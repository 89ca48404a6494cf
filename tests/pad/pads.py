"""Pads for the tests: drawn as text, or made up at random.

A round is one word for each seat, rounds are separated by `|`, and `.` is an empty entry:

    2/1p3k1    bid 2, won 1, three Pirates and the Skull King caught; `2` is a bid alone, `/1` are tricks alone
    f5420      front side, red on 5, yellow on 4, green on 2, blue in the water; `_` has not been written
    cat,rose   queens
"""

import random
import re
from typing import Any

from msgspec.structs import replace

from skulduggery import pad
from skulduggery.games.sleeping_queens.queens import QUEENS
from skulduggery.pad import Cell, Change, Entry, Field, PadGame, Refusal, Write

NOW = "2026-11-16T19:30:00Z"
LATER = "2026-11-16T20:00:00Z"
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")
GAMES = tuple(pad.BOOKS)
COLOURS: tuple[Field, ...] = ("red", "yellow", "green", "blue")


def drawn(game: str, rounds: str, *, id: str = "abcdefgh", **more: Any) -> PadGame:
    """The game as it is drawn, whether it can be or not."""
    table = tuple(tuple(_entry(game, word) for word in round.split()) for round in rounds.split("|"))
    values: dict[str, Any] = {
        "players": NAMES[: len(table[0])],
        "first": 0,
        "options": pad.default_options(game),
        "started": NOW,
        "changed": NOW,
        **more,
    }
    return PadGame(id=id, game=game, rounds=table, **values)


def no(reason: str, rule: str | None = None, **args: str | int) -> Refusal:
    return Refusal(reason, rule, args)


def write(*cells: tuple[int, int, Field, Any]) -> Write:
    return Write(tuple(Cell(*cell) for cell in cells))


def done(game: PadGame, *changes: Change) -> PadGame:
    """The game after changes that must all be possible."""
    for change in changes:
        after = pad.changed(game, change, now=LATER)
        assert isinstance(after, PadGame), after
        game = after
    return game


def random_game(rng: random.Random, game: str | None = None) -> PadGame:
    """Any game that can be: of any kind, as far as anybody might have got."""
    name = game or rng.choice(GAMES)
    book = pad.BOOKS[name]
    seats = rng.choice(book.game.PLAYERS)
    options = random_options(rng, name)
    length = rng.randint(1, book.rounds(seats))
    full = [random_round(rng, name, number, seats, options) for number in range(1, length + 1)]
    full[-1] = half_written(rng, name, full[-1])
    made = PadGame(
        id="".join(rng.choices("abcdefgh0123", k=rng.randint(8, 40))),
        game=name,
        players=random_names(rng, seats),
        first=rng.randrange(seats),
        options=options,
        started=random_moment(rng),
        changed=random_moment(rng),
        rounds=tuple(full),
    )
    return replace(made, stopped=True) if rng.random() < 0.2 else made


def random_options(rng: random.Random, game: str) -> dict[str, Any]:
    if game == "skull-queen":
        return {"plank_values": tuple(rng.randint(0, 99) for _ in range(5))}
    return {"scoring": rng.choice(("standard", "landlubber"))} if game != "sleeping-queens" else {}


def random_names(rng: random.Random, seats: int) -> tuple[str, ...]:
    starts = ("=", "+", "-", "@", "'", "''", "", '"', "a,b", "x;y", "t\tu", "é", "日本", "🏴‍☠️", "two\r\nlines")
    return tuple(f"{rng.choice(starts)}{seat}" for seat in range(seats))


def random_moment(rng: random.Random) -> str:
    return f"20{rng.randint(10, 99)}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}T{rng.randint(0, 23):02}:00:59Z"


def random_round(rng: random.Random, game: str, number: int, seats: int, options: dict[str, Any]) -> tuple[Entry, ...]:
    match game:
        case "skull-queen":
            return tuple(_random_plank(rng) for _ in range(seats))
        case "sleeping-queens":
            return _random_queens(rng, seats)
        case _:
            return _random_tricks(rng, game, number, seats, options)


def half_written(rng: random.Random, game: str, round: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """Some of it, as somebody might have written it so far."""
    if game == "sleeping-queens" or rng.random() < 0.5:
        return round
    if game == "skull-queen":
        return tuple(Entry(**{name: value for name, value in _fields(e).items() if rng.random() < 0.7}) for e in round)
    if rng.random() < 0.5:
        return tuple(Entry(bid=entry.bid) if rng.random() < 0.6 else Entry() for entry in round)
    return tuple(entry if rng.random() < 0.6 else Entry(bid=entry.bid) for entry in round)


def _random_tricks(
    rng: random.Random, game: str, number: int, seats: int, options: dict[str, Any]
) -> tuple[Entry, ...]:
    made = [Entry(bid=rng.randint(0, number), tricks=rng.randint(0, number)) for _ in range(seats)]
    lucky = rng.randrange(seats)
    if options["scoring"] == "standard" and made[lucky].tricks and rng.random() < 0.6:
        most = min(6 if game == "skull-king" else 3, seats - 1)
        caught: dict[str, Any] = {"pirates": rng.randint(1, most)} if rng.random() < 0.5 else {"kings": 1}
        bid = made[lucky].tricks if rng.random() < 0.7 else made[lucky].bid
        made[lucky] = Entry(bid=bid, tricks=made[lucky].tricks, **caught)
    return tuple(made)


def _random_plank(rng: random.Random) -> Entry:
    spaces: dict[str, Any] = {colour: rng.randint(0, 5) for colour in COLOURS}
    return Entry(side=rng.choice(("front", "back")), **spaces)


def _random_queens(rng: random.Random, seats: int) -> tuple[Entry, ...]:
    """Queens are dealt out until somebody has won, or some time before."""
    held: list[list[str]] = [[] for _ in range(seats)]
    for queen in rng.sample(QUEENS, rng.randint(0, len(QUEENS))):
        seat = rng.randrange(seats)
        held[seat].append(queen)
        game = drawn("sleeping-queens", " ".join(",".join(queens) or "." for queens in held))
        if pad.check(game) is not None:
            held[seat].remove(queen)
        elif pad.sheet(game).over:
            break
    return tuple(Entry(queens=tuple(q for q in QUEENS if q in queens)) if queens else Entry() for queens in held)


def _fields(entry: Entry) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in entry.__struct_fields__}


def _entry(game: str, word: str) -> Entry:
    if word == ".":
        return Entry()
    if game == "sleeping-queens":
        return Entry(queens=tuple(word.split(",")))
    return _plank(word) if game == "skull-queen" else _bid(word)


def _plank(word: str) -> Entry:
    side = {"f": "front", "b": "back", "_": None}.get(word[0], word[0])
    written: dict[str, Any] = {} if side is None else {"side": side}
    written |= {colour: int(space) for colour, space in zip(COLOURS, word[1:], strict=True) if space != "_"}
    return Entry(**written)


def _bid(word: str) -> Entry:
    found = re.fullmatch(r"(-?\d+)?(?:/(-?\d+))?(?:p(-?\d+))?(?:k(-?\d+))?", word)
    assert found, word
    pairs = zip(("bid", "tricks", "pirates", "kings"), found.groups(), strict=True)
    written: dict[str, Any] = {field: int(value) for field, value in pairs if value is not None}
    return Entry(**written)
