"""Saves at once, and handles failures: nothing that was entered may be lost."""

import secrets
from typing import Literal, get_args

from msgspec.structs import replace
from rich.text import Text

from skulduggery.cli.consoles import room
from skulduggery.cli.drawing.base import Table
from skulduggery.cli.drawing.ink import LOUD
from skulduggery.cli.playing.asking import Left
from skulduggery.cli.scoring.desk import Desk, speech_of
from skulduggery.cli.scoring.keeping import Shelf, Trouble
from skulduggery.cli.scoring.listing import described
from skulduggery.cli.scoring.sheets import sheet_drawn
from skulduggery.cli.words import clean
from skulduggery.pad import PadGame, write_file

Decision = Literal["mine", "theirs", "both"]
DECISIONS: tuple[Decision, ...] = get_args(Decision)


class Saver:
    """Puts games on a shelf. If that fails, the person may choose another one."""

    def __init__(self, desk: Desk, shelf: Shelf) -> None:
        self.desk = desk
        self.shelf = shelf
        self.unsaved: PadGame | None = None

    def save(self, game: PadGame, *, kept: PadGame | None) -> PadGame:
        """Save the game. Returns what is stored afterwards: usually this very game."""
        self.unsaved = game
        while True:
            try:
                theirs = self.shelf.put(game, expected=kept)
            except Trouble as trouble:
                self._find_another_place(trouble)
                continue
            if theirs is None:
                self.unsaved = None
                return game
            game, kept = self._meet(game, theirs)

    def last_resort(self) -> None:
        """Print the game if it cannot be stored on any disk."""
        if self.unsaved is not None:
            self.desk.say("score-last-resort", style="bold yellow")
            self.desk.console.print(write_file([self.unsaved]).decode(), soft_wrap=True)

    def _meet(self, mine: PadGame, theirs: PadGame) -> tuple[PadGame, PadGame | None]:
        """Another window has changed the same game: the person decides. Without an answer both versions are stored."""
        self.desk.say("score-met", style="bold yellow", file=clean(self.shelf.path))
        try:
            decision = decide(self.desk, mine, theirs)
        except (Left, KeyboardInterrupt):
            self.save(own_copy(mine), kept=None)
            raise
        match decision:
            case "mine":
                return mine, theirs
            case "theirs":
                return theirs, theirs
            case "both":
                return own_copy(mine), None

    def _find_another_place(self, trouble: Trouble) -> None:
        self.desk.warn(trouble)
        self.desk.say("score-another-place")
        path = self.desk.line("")
        if not path:
            return
        self.desk.leave_if_told(path)
        other = Shelf(path)
        try:
            other.read()
            known = {game.id for game in other.games}
            other.add(game for game in self.shelf.games if game.id not in known)
        except Trouble as again:
            self.desk.warn(again)
            return
        self.shelf = other
        self.desk.say("score-where", file=clean(path))


def decide(desk: Desk, mine: PadGame, theirs: PadGame) -> Decision:
    """Which of two different versions is kept."""
    desk.say("score-differing")
    for key, game in (("score-mine", mine), ("score-theirs", theirs)):
        desk.console.print(Text(f"{desk.speech.say(key)}: {described(game, desk.language)}", style=LOUD))
        desk.show(
            sheet_drawn(game, Table(speech_of(desk.language, game), desk.table.ink, None, {}), room(desk.console))
        )
    while True:
        answer = desk.line(f"{desk.speech.say('score-which')} ")
        desk.leave_if_told(answer)
        for decision in DECISIONS:
            if answer and desk.vocabulary.is_a(decision, answer):
                return decision


def own_copy(game: PadGame) -> PadGame:
    """A copy of the game with an id of its own."""
    return replace(game, id=new_id())


def new_id() -> str:
    return secrets.token_hex(8)
