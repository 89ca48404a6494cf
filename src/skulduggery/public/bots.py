"""Bots: functions that get a view and the legal moves, and return one of the moves."""

import random
import sys
import traceback
from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from os import PathLike, fspath
from pathlib import Path
from typing import Any, TypeAlias

from skulduggery import bots
from skulduggery.kernel.plaintext import one_line
from skulduggery.public.errors import BadBot, UnknownBot, shown
from skulduggery.public.finding import GameOrName, find_game

Choose: TypeAlias = Callable[[Any, Sequence[Any]], Any]
"""`choose(view, moves)` returns one of the moves."""

BotLike: TypeAlias = Choose | str | PathLike[str]
"""A function, the name of a bot (`sailor`), or the path of a file with a function `choose`."""


def bot_names(game: GameOrName) -> tuple[str, ...]:
    """The bots that play this game, the weakest first.

    >>> bot_names("skull-king")
    ('random', 'sailor')
    """
    return bots.ladder(find_game(game).NAME)


def make_bot(bot: BotLike, game: GameOrName, *, seed: int | str | None = None) -> Choose:
    """Make a bot for one seat of one game: by name, by the path of its file, or from a function, which is returned as
    it is.

    A named bot takes its random numbers from the seed. Raises `UnknownBot` or `BadBot`.
    """
    found = find_game(game)
    if callable(bot):
        return bot
    if not isinstance(bot, str | PathLike):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise UnknownBot(f"{shown(bot)} is no bot. {_allowed(found.NAME)}")
    if is_path(bot):
        return load_bot(bot)
    name = fspath(bot)
    if name not in bots.bot_names(found.NAME):
        raise UnknownBot(f"no bot called {shown(name)} plays {found.NAME}. {_allowed(found.NAME)}")
    return bots.make(name, found.NAME, random.Random(seed))


def is_path(bot: str | PathLike[str]) -> bool:
    """Whether this names a file: `mine.py` and `./mine.py` do, `sailor` does not."""
    return not isinstance(bot, str) or bot.endswith(".py")


def name_of(bot: BotLike) -> str:
    """What a record calls this bot: `sailor`, `mine` for `./mine.py`, the name of a function."""
    if callable(bot):
        return str(getattr(bot, "__name__", type(bot).__name__))
    return Path(fspath(bot)).stem if is_path(bot) else fspath(bot)


def load_bot(file: str | PathLike[str]) -> Choose:
    """The function `choose(view, moves)` of a Python file, which may import files that lie beside it.

    Raises `BadBot` if the file cannot be read, if running it fails, or if it has no such function.
    """
    path = Path(fspath(file))
    if not path.is_file():
        raise _bad_file(path, "missing", "there is no such file")
    name = f"skulduggery_bot_{path.stem}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise _bad_file(path, "no-python", "a bot is a Python file, whose name ends with .py")
    module = module_from_spec(spec)
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise _bad_file(path, "broken", "running it fails", problem(error, path)) from error
    choose = getattr(module, "choose", None)
    if not callable(choose):
        raise _bad_file(path, "no-choose", "it has no function choose(view, moves)")
    return choose


def guarded(choose: Choose, file: str) -> Choose:
    """Wrap a bot from a file: every exception and every answer that is not a legal move becomes a `BadBot`."""

    def answer(view: Any, moves: Sequence[Any]) -> Any:
        try:
            move = choose(view, moves)
        except Exception as error:
            raise _bad_file(Path(file), "failed", "choose fails", problem(error, Path(file))) from error
        if not is_one_of(move, moves):
            raise _bad_file(Path(file), "answer", "choose answered with none of its moves", shown(move))
        return move

    return answer


def is_one_of(move: Any, moves: Sequence[Any]) -> bool:
    return any(move is one or (type(move) is type(one) and move == one) for one in moves)


def problem(error: Exception, path: Path) -> str:
    """`line 12: ZeroDivisionError: division by zero`, with the last line of that file in the traceback."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).name == path.name]
    line = error.lineno if isinstance(error, SyntaxError) else frames[-1].lineno if frames else None
    text = one_line(f"{type(error).__name__}: {error}")
    return text if line is None else f"line {line}: {text}"


def _bad_file(path: Path, reason: str, text: str, problem: str = "") -> BadBot:
    told = f"{path}: {text}: {problem}" if problem else f"{path}: {text}."
    return BadBot(told, reason=reason, bot=str(path), problem=problem)


def _allowed(game: str) -> str:
    return f"Allowed are {', '.join(bots.ladder(game))}, the path of a .py file, or a function choose(view, moves)."
