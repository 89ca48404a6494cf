"""Everything that follows from what was written: points, totals, places, whose turn it is."""

from msgspec import UNSET

from skulduggery.kernel.seats import Seat, places
from skulduggery.pad.book import Book, Finish
from skulduggery.pad.books import book_of
from skulduggery.pad.model import PadGame, Round, RoundScore, Sheet


def sheet(game: PadGame) -> Sheet:
    """The sheet of a game that `check` has nothing against."""
    book = book_of(game.game)
    rounds = tuple(_round_score(book, game, number, round) for number, round in enumerate(game.rounds, start=1))
    totals = _running_totals(rounds)
    length = book.rounds(len(game.players))
    total = _total(rounds, totals, length)
    finish = _finish(book, game, total) if len(totals) == length else None
    return Sheet(
        rounds=rounds,
        length=length,
        totals=totals,
        total=total,
        places=places(total) if finish is None else finish.places,
        over=finish is not None,
        because=None if finish is None else finish.because,
    )


def _round_score(book: Book, game: PadGame, number: int, round: Round) -> RoundScore:
    turn = book.turn(Seat(game.first), len(game.players), number)
    return RoundScore(
        number=number,
        dealer=turn.dealer,
        leader=turn.leader,
        seats=book.scores(game, number, round),
        complete=book.is_complete(round),
        tricks=book.tricks(number, round),
        warning=book.warning(number, round),
    )


def _running_totals(rounds: tuple[RoundScore, ...]) -> tuple[tuple[int, ...], ...]:
    totals: list[tuple[int, ...]] = []
    for round in rounds:
        if round.complete:
            before = totals[-1] if totals else (0,) * len(round.seats)
            totals.append(tuple(sum_ + (seat.points or 0) for sum_, seat in zip(before, round.seats, strict=True)))
    return tuple(totals)


def _total(rounds: tuple[RoundScore, ...], totals: tuple[tuple[int, ...], ...], length: int) -> tuple[int, ...]:
    """The last running total; where the whole game is one round, what lies there now (SL-02)."""
    if length == 1:
        return tuple(seat.points or 0 for seat in rounds[0].seats)
    return totals[-1] if totals else (0,) * len(rounds[0].seats)


def _finish(book: Book, game: PadGame, total: tuple[int, ...]) -> Finish | None:
    """A game that was ended early has a standing and no winner."""
    return book.finish(game.rounds[-1], total) if game.stopped is UNSET else None
