"""A list of the games of a pad, one line each."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from msgspec import UNSET
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from skulduggery.cli.drawing.ink import LOUD, QUIET
from skulduggery.cli.scoring.desk import speech_of
from skulduggery.locales import Speech
from skulduggery.pad import PadGame, Sheet
from skulduggery.pad import sheet as sheet_of


def listed(games: Sequence[tuple[int, PadGame]], speech: Speech, *, narrow: bool) -> list[RenderableType]:
    """The list, with the games' numbers in the file."""
    if not games:
        return [Text(speech.say("score-nothing-yet"))]
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    grid.add_column("", justify="right", no_wrap=True, style=LOUD)
    grid.add_column("", no_wrap=True, style=QUIET)
    for _ in range(1 if narrow else 2):
        grid.add_column("", overflow="fold")
    for number, game in games:
        what = (title(game, speech), standing(game, speech.language))
        cells = (Text("\n").join(Text(cell) for cell in what),) if narrow else tuple(Text(cell) for cell in what)
        grid.add_row(str(number), day(game.changed), *cells)
    return [grid]


def described(game: PadGame, language: str) -> str:
    speech = speech_of(language, game)
    return f"{day(game.changed)} {clock(game.changed)}, {title(game, speech)}, {standing(game, language)}"


def title(game: PadGame, speech: Speech) -> str:
    return speech.noun("game", game.game)


def standing(game: PadGame, language: str) -> str:
    """Everybody with points, by place, and how far the game is."""
    speech, found = speech_of(language, game), sheet_of(game)
    seats = sorted(range(len(game.players)), key=lambda seat: found.places[seat])
    entries = ", ".join(f"{speech.player(seat)} {found.total[seat]}" for seat in seats)
    return f"{entries} ({_progress(game, found, speech)})"


def winners(found: Sheet) -> list[int]:
    return [seat for seat, place in enumerate(found.places) if place == 1]


def unfinished(games: Iterable[PadGame]) -> PadGame | None:
    """The most recently written game that can continue."""
    going = [game for game in games if game.stopped is UNSET and not sheet_of(game).over]
    return max(going, key=lambda game: game.changed, default=None)


def day(moment: str) -> str:
    return _local(moment).strftime("%Y-%m-%d")


def clock(moment: str) -> str:
    return _local(moment).strftime("%H:%M")


def _progress(game: PadGame, found: Sheet, speech: Speech) -> str:
    if game.stopped is not UNSET:
        return speech.say("score-state-stopped")
    if found.over:
        return speech.say("score-state-over", rule=found.because)
    if found.length == 1:
        return speech.say("score-state-going")
    return speech.say("cli-round-heading", round=len(game.rounds), rounds=found.length)


def _local(moment: str) -> datetime:
    """In the user's time zone."""
    return datetime.fromisoformat(moment).astimezone()
