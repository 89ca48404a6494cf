"""Commands on the whole pad: history, statistics, other games, other files."""

from typing import TYPE_CHECKING

from skulduggery.cli.consoles import room
from skulduggery.cli.scoring.exchanging import games_from, give_out, is_taken, taken
from skulduggery.cli.scoring.keeping import Trouble
from skulduggery.cli.scoring.listing import listed
from skulduggery.cli.scoring.people import LONGEST_QUOTED
from skulduggery.cli.scoring.people_drawn import people_drawn
from skulduggery.cli.scoring.saving import decide
from skulduggery.cli.words import clean, cut
from skulduggery.pad import PadGame, merged, statistics

if TYPE_CHECKING:
    from skulduggery.cli.scoring.session import Session

NARROW = 70


class FileCommands:
    def __init__(self, session: "Session") -> None:
        self._session = session
        self._desk = session.desk

    def do(self, command: str, rest: str) -> bool:
        """Execute the command. Returns whether another game is open afterwards."""
        match command:
            case "stats":
                self._desk.show(people_drawn(statistics(self._games()), self._desk.speech, room(self._desk.console)))
            case "history":
                narrow = room(self._desk.console) < NARROW
                numbered = list(enumerate(self._games(), start=1))
                self._desk.show(listed(numbered, self._desk.speech, narrow=narrow))
            case "open":
                return self._open(rest)
            case "export":
                self._export(rest or self._asked_for_file())
            case _:
                return self._import(rest or self._asked_for_file())
        return False

    def _games(self) -> tuple[PadGame, ...]:
        """The games in the file; those in memory if it cannot be read."""
        shelf = self._session.saver.shelf
        try:
            return shelf.read()
        except Trouble as trouble:
            self._desk.warn(trouble)
            return shelf.games

    def _asked_for_file(self) -> str:
        return self._session.ask_freely(self._desk.speech.say("score-ask-file") + " ")

    def _open(self, rest: str) -> bool:
        known = self._games()
        number = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else 0
        if not 1 <= number <= len(known):
            self._desk.say("score-no-pad", style="yellow", value=cut(rest, LONGEST_QUOTED), highest=len(known))
            return False
        self._session.open(known[number - 1])
        return True

    def _export(self, path: str) -> None:
        if not path or (
            is_taken(path) and not self._desk.is_sure(self._desk.speech.say("score-exists", file=clean(path)))
        ):
            return
        known = self._games()
        try:
            give_out(path, known)
        except Trouble as trouble:
            self._desk.warn(trouble)
            return
        self._desk.say("score-exported", count=len(known), file=clean(path))

    def _import(self, path: str) -> bool:
        if not path:
            return False
        try:
            incoming = merged(self._games(), games_from(path))
            kept = taken(incoming, lambda mine, theirs: decide(self._desk, mine, theirs))
            self._session.saver.shelf.add(kept)
        except Trouble as trouble:
            self._desk.warn(trouble)
            return False
        self._desk.say("score-imported", count=len(kept), same=len(incoming.same))
        return self._reopened({game.id: game for game in kept})

    def _reopened(self, kept: dict[str, PadGame]) -> bool:
        """Whether the open game was replaced by an import."""
        sitting = self._session.sitting
        if sitting is None or sitting.game.id not in kept:
            return False
        self._session.open(kept[sitting.game.id])
        return True
