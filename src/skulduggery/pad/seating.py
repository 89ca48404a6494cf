"""Who plays in which round, and in which order they sit."""

from collections.abc import Sequence

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from skulduggery.kernel.seats import Seat
from skulduggery.pad.book import Book, Turn
from skulduggery.pad.model import Entry, PadGame, Refusal, Round, Seating, Table
from skulduggery.pad.placing import table_in, tables_of


def ruled_length(book: Book, game: PadGame) -> int:
    """The number of rounds by the rules, for the most players who sat there at once."""
    return book.rounds(max(len(table.seats) for table in tables_of(game)))


def length_of(book: Book, game: PadGame) -> int:
    """The number of rounds in the game: as many as by the rules, or fewer."""
    ruled = ruled_length(book, game)
    return ruled if game.length is UNSET else min(game.length, ruled)


def turn_of(book: Book, game: PadGame, number: int) -> Turn:
    """Whose turn it is by the rules. A new seating does not change who is next; players who have left are passed
    over."""
    tables = tables_of(game)
    first = game.first
    for table, following in zip(tables, (*tables[1:], None), strict=True):
        begins = Seat(table.seats.index(first))
        if following is None or following.start > number:
            found = book.turn(begins, len(table.seats), number - table.start + 1)
            return Turn(_seat(table, found.dealer), _seat(table, found.leader))
        steps = table.seats.index(first) + following.start - table.start
        in_turn = [table.seats[(steps + more) % len(table.seats)] for more in range(len(table.seats))]
        first = next((seat for seat in in_turn if seat in following.seats), following.seats[0])
    raise AssertionError("a game has a table")


def _seat(table: Table, place: Seat | None) -> Seat | None:
    return None if place is None else Seat(table.seats[place])


def playing(game: PadGame, number: int) -> Round:
    """The entries of the players in that round."""
    return tuple(game.rounds[number - 1][seat] for seat in table_in(game, number).seats)


def gone_from(game: PadGame) -> tuple[int, ...]:
    """Seats of players who have left."""
    now = tables_of(game)[-1].seats
    return tuple(seat for seat in range(len(game.players)) if seat not in now)


def seating_fault(game: PadGame) -> Refusal | None:
    """What is invalid in the seatings, apart from the number of players."""
    if game.seating is UNSET:
        return None
    known: set[int] = set()
    before = 0
    for table in game.seating:
        if not _can_follow(table, before, known, game):
            return Refusal("seating", None, {"round": table.start})
        before = table.start
        known.update(table.seats)
    if game.game == "sleeping-queens" or len(known) < len(game.players):
        return Refusal("seating", None, {"round": 1})
    return None


def _can_follow(table: Table, before: int, known: set[int], game: PadGame) -> bool:
    lowest = () if table.lowest is UNSET else table.lowest
    return (
        (before < table.start <= len(game.rounds) + 1 if before else table.start == 1)
        and len(set(table.seats)) == len(table.seats)
        and all(0 <= seat < len(game.players) for seat in table.seats)
        and all(before and seat in table.seats and seat not in known for seat in lowest)
        and len(set(lowest)) == len(lowest)
    )


def seated(game: PadGame, change: Seating) -> PadGame:
    """Change the seating from one round on. From the first round on it replaces the whole table."""
    names = [seat for seat in change.seats if isinstance(seat, str)]
    fresh = iter(range(len(game.players), len(game.players) + len(names)))
    order = tuple(next(fresh) if isinstance(seat, str) else seat for seat in change.seats)
    players = (*game.players, *names)
    tables, start = tables_of(game), change.round + 1
    same = next((table.lowest for table in tables if table.start == start), UNSET)
    lowest = [seat for seat in order if seat in (same or ()) or (change.lowest and seat >= len(game.players))]
    seating = (*(table for table in tables if table.start < start), Table(start, order, tuple(lowest)))
    rounds = tuple(
        _widened(round, players, order if index >= change.round else None) for index, round in enumerate(game.rounds)
    )
    wider = replace(game, players=players, seating=seating, rounds=rounds)
    return _without_strangers(wider, order if change.round == 0 else tuple(range(len(players))))


def _widened(round: Round, players: Sequence[str], order: Sequence[int] | None) -> Round:
    """Add empty entries, so that every seat has one."""
    wide = (*round, *(Entry() for _ in range(len(players) - len(round))))
    return tuple(entry if order is None or seat in order else Entry() for seat, entry in enumerate(wide))


def _without_strangers(game: PadGame, order: Sequence[int]) -> PadGame:
    """Drop players who never sit there; keep the order."""
    tables = tables_of(game)
    kept = [seat for seat in order if any(seat in table.seats for table in tables)]

    def moved(seats: Sequence[int] | UnsetType) -> tuple[int, ...]:
        return () if seats is UNSET else tuple(kept.index(seat) if seat in kept else -1 for seat in seats)

    seated = replace(
        game,
        players=tuple(game.players[seat] if 0 <= seat < len(game.players) else "" for seat in kept),
        first=kept.index(game.first) if game.first in kept else 0,
        seating=tuple(Table(table.start, moved(table.seats), moved(table.lowest)) for table in tables),
        rounds=tuple(
            tuple(round[seat] if 0 <= seat < len(round) else Entry() for seat in kept) for round in game.rounds
        ),
    )
    return replace(seated, seating=normal_seating(seated))


def normal_seating(game: PadGame) -> tuple[Table, ...] | UnsetType:
    """The canonical form of the seatings: nothing that follows from the rest."""
    if game.seating is UNSET:
        return UNSET
    before = (None, *game.seating)
    tables = tuple(
        Table(table.start, table.seats, tuple(s for s in table.seats if s in lowest) if lowest else UNSET)
        for table, last in zip(game.seating, before, strict=False)
        if last is None or table.seats != last.seats
        for lowest in [() if table.lowest is UNSET else table.lowest]
    )
    is_plain = len(tables) == 1 and tables[0].seats == tuple(range(len(game.players)))
    return UNSET if is_plain else tables
