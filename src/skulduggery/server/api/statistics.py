"""Statistics of a guest's finished games. Pure."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from skulduggery.server.store import HistoryRow


class Statistic(Struct, frozen=True):
    """All games of one kind with the same number of players."""

    game: str
    players: int
    played: int
    won: int
    """Games that ended in first place, alone or shared."""
    average_place: float
    average_score: float
    best_score: int
    with_people: int
    """Games with other people in them."""
    with_bots_only: int


def statistics(rows: Iterable[HistoryRow]) -> tuple[Statistic, ...]:
    """By game and number of players."""
    kinds: dict[tuple[str, int], list[HistoryRow]] = {}
    for row in rows:
        kinds.setdefault((row.game, row.seats), []).append(row)
    return tuple(_statistic(game, players, kinds[game, players]) for game, players in sorted(kinds))


def _statistic(game: str, players: int, rows: Sequence[HistoryRow]) -> Statistic:
    with_bots_only = sum(row.bots == row.seats - 1 for row in rows)
    return Statistic(
        game=game,
        players=players,
        played=len(rows),
        won=sum(row.place == 1 for row in rows),
        average_place=_average([row.place for row in rows]),
        average_score=_average([row.score for row in rows]),
        best_score=max(row.score for row in rows),
        with_people=len(rows) - with_bots_only,
        with_bots_only=with_bots_only,
    )


def _average(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 2)
