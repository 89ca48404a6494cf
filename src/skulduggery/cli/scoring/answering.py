"""Turns an answer into cells of the pad."""

from msgspec import UNSET, UnsetType

from skulduggery.cli.playing.choosing import Unclear
from skulduggery.cli.scoring.asking import FIELD_OF, Question
from skulduggery.cli.scoring.people import People
from skulduggery.cli.scoring.reading import numbers
from skulduggery.cli.scoring.reading_bonuses import Caught, bonuses
from skulduggery.cli.scoring.reading_planks import Sum, plank
from skulduggery.cli.scoring.reading_queens import Asleep, Woken, moved
from skulduggery.cli.scoring.vocabulary import Vocabulary
from skulduggery.games.sleeping_queens.queens import QUEENS
from skulduggery.pad import Cell, Field, PadGame, Round

COLOURS: tuple[Field, ...] = ("red", "yellow", "green", "blue")


def cells(
    question: Question, line: str, game: PadGame, people: People, vocabulary: Vocabulary
) -> tuple[Cell, ...] | Unclear:
    """The cells that the line fills."""
    match question.kind:
        case "bids" | "tricks":
            return _number_cells(question, line, people)
        case "bonuses":
            return _bonus_cells(question, line, people, vocabulary)
        case "planks":
            return _plank_cells(question, line, people, vocabulary)
        case "queens":
            return _queen_cells(question, line, game, people, vocabulary)


def _number_cells(question: Question, line: str, people: People) -> tuple[Cell, ...] | Unclear:
    meant = numbers(line, people, question.seats)
    if isinstance(meant, Unclear):
        return meant
    field = FIELD_OF[question.kind]
    return tuple(Cell(question.round, seat, field, value) for seat, value in sorted(meant.items()))


def _bonus_cells(question: Question, line: str, people: People, vocabulary: Vocabulary) -> tuple[Cell, ...] | Unclear:
    """A line contains all bonuses of the round, so one line corrects a bonus given to the wrong player."""
    meant = bonuses(line, people, vocabulary)
    if isinstance(meant, Unclear):
        return meant
    written: list[Cell] = []
    for seat in range(len(people.names)):
        caught = meant.get(seat, Caught())
        written.append(Cell(question.round, seat, "pirates", caught.pirates or UNSET))
        written.append(Cell(question.round, seat, "kings", caught.kings or UNSET))
    return tuple(written)


def _plank_cells(question: Question, line: str, people: People, vocabulary: Vocabulary) -> tuple[Cell, ...] | Unclear:
    meant = plank(line, people, vocabulary, question.seats[0] if question.seats else None)
    if isinstance(meant, Unclear):
        return meant
    fields: tuple[Field, ...] = ("side", *COLOURS)
    values = (UNSET,) * len(fields) if isinstance(meant, Sum) else (meant.side, *meant.spaces)
    points = Cell(question.round, meant.seat, "points", meant.points if isinstance(meant, Sum) else UNSET)
    cells = (Cell(question.round, meant.seat, field, value) for field, value in zip(fields, values, strict=True))
    return (points, *cells)


def _queen_cells(
    question: Question, line: str, game: PadGame, people: People, vocabulary: Vocabulary
) -> tuple[Cell, ...] | Unclear:
    meant = moved(line, people, vocabulary)
    if isinstance(meant, Unclear):
        return meant
    before = game.rounds[question.round]
    held = [queens_of(before, seat) for seat in range(len(before))]
    for queen in meant.queens:
        why_not = _moved(held, queen, meant, people)
        if why_not is not None:
            return why_not
    return tuple(
        Cell(question.round, seat, "queens", tuple(queen for queen in QUEENS if queen in queens) or UNSET)
        for seat, queens in enumerate(held)
        if sorted(queens) != sorted(queens_of(before, seat))
    )


def queens_of(round: Round, seat: int) -> list[str]:
    queens = round[seat].queens
    return [] if isinstance(queens, UnsetType) else list(queens)


def _moved(held: list[list[str]], queen: str, meant: Woken | Asleep, people: People) -> Unclear | None:
    """Move a queen. She belongs to one player at most, so her earlier owner loses her."""
    owner = next((seat for seat, queens in enumerate(held) if queen in queens), None)
    match meant:
        case Asleep():
            if owner is None:
                return Unclear("score-asleep-already", {"queen": queen})
        case Woken(seat, _, taken):
            if owner == seat:
                return Unclear("score-has-her", {"name": people.names[seat], "queen": queen})
            if owner is not None and not taken:
                names = {"name": people.names[owner], "player": people.names[seat]}
                return Unclear("score-taken-by", {**names, "queen": queen, "word": queen})
            held[seat].append(queen)
    if owner is not None:
        held[owner].remove(queen)
    return None
