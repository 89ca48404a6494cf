"""Statistics for everybody who took part in a game. For one kind of game, pass only games of that kind."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec import UNSET, Struct

from skulduggery.pad.books import BOOKS
from skulduggery.pad.model import PadGame, Sheet
from skulduggery.pad.scoring import sheet
from skulduggery.pad.texts import key_of


class Remarkable(Struct, frozen=True):
    """A player's best or worst round."""

    points: int
    round: int
    id: str
    game: str


class Totals(Struct, frozen=True):
    """A player's final totals in games of one kind: how many, the best with its game, and the average."""

    game: str
    games: int
    best: int
    id: str
    average: float


class Rival(Struct, frozen=True):
    """How often two players met in games played to their end, and how often one finished ahead of the other."""

    name: str
    met: int
    before: int
    behind: int
    level: int


class Person(Struct, frozen=True, kw_only=True):
    """`games` are those played to their end; `rounds` are complete ones, of all games; `place` is the average.

    Points of different games cannot be compared: `totals` are by kind.
    """

    name: str
    games: int
    wins: int
    shared: int
    rounds: int
    bids: int
    made: int
    best: Remarkable | None
    worst: Remarkable | None
    place: float | None
    totals: tuple[Totals, ...]
    others: tuple[Rival, ...]


def statistics(games: Iterable[PadGame]) -> tuple[Person, ...]:
    """Ordered by first appearance from the oldest game to the newest; the newest game's spelling of a name counts."""
    played = [_Played(game, sheet(game)) for game in sorted(games, key=lambda game: game.changed)]
    names = {key_of(name): name for one in played for name in one.game.players}
    return tuple(_person(key, names, played) for key in names)


class _Played(NamedTuple):
    game: PadGame
    sheet: Sheet

    def seat_of(self, key: str) -> int | None:
        return next((seat for seat, name in enumerate(self.game.players) if key_of(name) == key), None)

    def place_of(self, key: str) -> int | None:
        """The place in a game that is over, for a player who did not leave before its end."""
        seat = self.seat_of(key)
        if seat is None or seat in self.sheet.gone or not self.sheet.over:
            return None
        return self.sheet.places[seat]

    def total_of(self, key: str) -> int:
        """The total of a player who took part."""
        return self.sheet.total[self.seat_of(key) or 0]


def _person(key: str, names: dict[str, str], played: list[_Played]) -> Person:
    ended = [(place, one) for one in played if (place := one.place_of(key)) is not None]
    won = [one for place, one in ended if place == 1]
    rounds = [round for one in played for round in _rounds(key, one)]
    bids = list(_bids(key, played))
    return Person(
        name=names[key],
        games=len(ended),
        wins=len(won),
        shared=sum(one.sheet.places.count(1) > 1 for one in won),
        rounds=len(rounds),
        bids=len(bids),
        made=sum(bids),
        best=max(rounds, key=lambda round: round.points, default=None),
        worst=min(rounds, key=lambda round: round.points, default=None),
        place=sum(place for place, _ in ended) / len(ended) if ended else None,
        totals=tuple(_totals(key, [one for _, one in ended])),
        others=tuple(_rivals(key, names, [one for _, one in ended])),
    )


def _rounds(key: str, one: _Played) -> Iterator[Remarkable]:
    seat = one.seat_of(key)
    for round in one.sheet.rounds if seat is not None else ():
        points = round.seats[seat or 0].points
        if round.complete and points is not None:
            yield Remarkable(points=points, round=round.number, id=one.game.id, game=one.game.game)


def _bids(key: str, played: list[_Played]) -> Iterator[bool]:
    """For each bid of a complete round, whether it was made exactly."""
    for one in played:
        seat = one.seat_of(key)
        for round, scored in zip(one.game.rounds, one.sheet.rounds, strict=True):
            if seat is not None and scored.complete and round[seat].bid is not UNSET:
                yield round[seat].bid == round[seat].tricks


def _totals(key: str, ended: list[_Played]) -> Iterator[Totals]:
    for name in BOOKS:
        played = [one for one in ended if one.game.game == name]
        if played:
            best = max(played, key=lambda one: one.total_of(key))
            average = sum(one.total_of(key) for one in played) / len(played)
            yield Totals(game=name, games=len(played), best=best.total_of(key), id=best.game.id, average=average)


def _rivals(key: str, names: dict[str, str], ended: list[_Played]) -> Iterator[Rival]:
    for other in names:
        pairs = [(one.place_of(key) or 0, theirs) for one in ended if (theirs := one.place_of(other)) is not None]
        if other != key and pairs:
            yield Rival(
                name=names[other],
                met=len(pairs),
                before=sum(mine < theirs for mine, theirs in pairs),
                behind=sum(mine > theirs for mine, theirs in pairs),
                level=sum(mine == theirs for mine, theirs in pairs),
            )
