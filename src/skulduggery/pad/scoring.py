"""Everything that follows from what was written: points, totals, places, whose turn it is."""

from msgspec import UNSET

from skulduggery.kernel.seats import places
from skulduggery.pad.book import Book, Finish
from skulduggery.pad.books import book_of
from skulduggery.pad.model import PadGame, Round, RoundScore, Sheet
from skulduggery.pad.placing import table_in
from skulduggery.pad.seating import gone_from, length_of, playing, turn_of


def sheet(game: PadGame) -> Sheet:
    """The sheet of a game that passed the check."""
    book = book_of(game.game)
    rounds = tuple(_round_score(book, game, number, round) for number, round in enumerate(game.rounds, start=1))
    totals = _running_totals(game, rounds)
    length = length_of(book, game)
    gone = gone_from(game)
    total = _total(book, game, rounds, totals)
    finish = _finish(book, game, total) if len(totals) == length else None
    return Sheet(
        rounds=rounds,
        length=length,
        totals=totals,
        total=total,
        places=_behind(places(total) if finish is None else finish.places, total, gone),
        gone=gone,
        over=finish is not None,
        because=None if finish is None else finish.because,
    )


def _round_score(book: Book, game: PadGame, number: int, round: Round) -> RoundScore:
    turn = turn_of(book, game, number)
    there = playing(game, number)
    return RoundScore(
        number=number,
        dealer=turn.dealer,
        leader=turn.leader,
        seats=book.scores(game, number, round),
        order=table_in(game, number).seats,
        complete=book.is_complete(there),
        tricks=book.tricks(number, there),
        warning=book.warning(number, there),
    )


def _running_totals(game: PadGame, rounds: tuple[RoundScore, ...]) -> tuple[tuple[int, ...], ...]:
    totals: list[tuple[int, ...]] = []
    for round in rounds:
        if round.complete:
            before = _totals_before(game, round.number, totals[-1] if totals else (0,) * len(round.seats))
            totals.append(tuple(sum_ + (seat.points or 0) for sum_, seat in zip(before, round.seats, strict=True)))
    return tuple(totals)


def _totals_before(game: PadGame, number: int, totals: tuple[int, ...]) -> tuple[int, ...]:
    """The totals with which players begin the round: newcomers have nothing, or the lowest total of those there
    before."""
    table = table_in(game, number)
    if table.start != number or table.lowest is UNSET:
        return totals
    least = min(totals[seat] for seat in table_in(game, number - 1).seats)
    return tuple(least if seat in table.lowest else total for seat, total in enumerate(totals))


def _behind(found: tuple[int, ...], total: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """Players who have left rank behind all who are there."""
    if not gone:
        return found
    stayed = [seat for seat in range(len(total)) if seat not in gone]
    ahead = dict(zip(stayed, places([total[seat] for seat in stayed]), strict=True))
    behind = dict(zip(gone, places([total[seat] for seat in gone]), strict=True))
    return tuple(ahead[seat] if seat in ahead else len(stayed) + behind[seat] for seat in range(len(total)))


def _total(
    book: Book, game: PadGame, rounds: tuple[RoundScore, ...], totals: tuple[tuple[int, ...], ...]
) -> tuple[int, ...]:
    """The totals after the round; if the whole game is one round, the points that lie there now (SL-02)."""
    if book.rounds(len(rounds[0].seats)) == 1:
        return tuple(seat.points or 0 for seat in rounds[0].seats)
    return _totals_before(game, len(totals) + 1, totals[-1] if totals else (0,) * len(rounds[0].seats))


def _finish(book: Book, game: PadGame, total: tuple[int, ...]) -> Finish | None:
    """A game that was ended early has a standing and no winner."""
    return book.finish(game.rounds[-1], total) if game.stopped is UNSET else None
