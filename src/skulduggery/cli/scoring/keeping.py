"""The pad file. It is read and written as a whole, and never overwrites what another process has written meanwhile."""

import contextlib
import os
from collections.abc import Generator, Iterable
from contextlib import contextmanager

from skulduggery.cli.scoring import filing
from skulduggery.cli.words import shown_path
from skulduggery.pad import MAX_BYTES, PadGame, Refusal, read_file, write_file
from skulduggery.server.config import data_folder

NAME = "pad.json"
NAME_HERE = "skulduggery-pad.json"


class Trouble(Exception):
    """The file cannot be read or written: a key for the sentence, its parameters, or a refusal of its content."""

    def __init__(self, key: str, file: str, problem: str | Refusal) -> None:
        super().__init__(key, file, problem)
        self.key = key
        self.file = shown_path(file)
        self.problem = problem


def usual_path(*, to_write: bool) -> str:
    """The path in the user's data folder, like the server's database; in the current folder if no other is writable."""
    folder = data_folder()
    with contextlib.suppress(OSError):
        if to_write:
            folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK if to_write else os.R_OK):
            return str(folder / NAME)
    return NAME_HERE


class Shelf:
    """All games of one file, as of the last read or write."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.games: tuple[PadGame, ...] = ()

    def read(self) -> tuple[PadGame, ...]:
        self.games = self._found()
        return self.games

    def put(self, game: PadGame, *, expected: PadGame | None) -> PadGame | None:
        """Store one game. If the stored game is not `expected`, write nothing and return the stored one."""
        with self._alone():
            found = self._found()
            theirs = next((other for other in found if other.id == game.id), None)
            if theirs is not None and theirs not in (expected, game):
                self.games = found
                return theirs
            # The whole file may have been removed. The new one then gets all games that we know.
            self._write(_with(found or self.games, game))
        return None

    def add(self, games: Iterable[PadGame]) -> None:
        """Store these games too. Each replaces the game with its id, if that is unchanged since we last read it."""
        with self._alone():
            known = {game.id: game for game in self.games}
            found = self._found()
            for game in games:
                if any(other.id == game.id and other != known.get(game.id) for other in found):
                    raise Trouble("score-written-meanwhile", self.path, "")
                found = _with(found, game)
            self._write(found)

    @contextmanager
    def _alone(self) -> Generator[None]:
        try:
            with filing.locked(self.path):
                yield
        except OSError as error:
            raise Trouble("score-unwritable", self.path, _told(error)) from None

    def _found(self) -> tuple[PadGame, ...]:
        try:
            data = filing.contents(self.path)
        except filing.NotAFile:
            raise Trouble("score-no-file", self.path, "") from None
        except (OSError, ValueError) as error:
            raise Trouble("score-unreadable", self.path, _told(error)) from None
        return () if not data else games_in(data, self.path)

    def _write(self, games: tuple[PadGame, ...]) -> None:
        data = write_file(games)
        if len(data) > MAX_BYTES:
            raise Trouble("score-full", self.path, "")
        filing.replace(self.path, data)
        self.games = games


def games_in(data: bytes, path: str) -> tuple[PadGame, ...]:
    """The games of a file. A file that breaks the format anywhere is refused completely."""
    found = read_file(data)
    if isinstance(found, Refusal):
        raise Trouble("score-refused", path, found)
    return found


def _with(games: tuple[PadGame, ...], game: PadGame) -> tuple[PadGame, ...]:
    if all(other.id != game.id for other in games):
        return (*games, game)
    return tuple(game if other.id == game.id else other for other in games)


def _told(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or str(error)
