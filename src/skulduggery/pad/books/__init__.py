"""One book for each game that can be written down."""

from skulduggery.pad.book import Book
from skulduggery.pad.books.planks import PLANK_BOOK
from skulduggery.pad.books.queens import QUEEN_BOOK
from skulduggery.pad.books.tricks import DICE_BOOK, KING_BOOK

_ALL: tuple[Book, ...] = (KING_BOOK, DICE_BOOK, PLANK_BOOK, QUEEN_BOOK)
BOOKS: dict[str, Book] = {book.game.NAME: book for book in _ALL}


def book_of(game: str) -> Book:
    return BOOKS[game]
