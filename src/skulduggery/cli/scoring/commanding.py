"""The commands that work at every prompt."""

from typing import TYPE_CHECKING

from skulduggery.cli.playing.asking import Left
from skulduggery.cli.scoring.filecommands import FileCommands
from skulduggery.cli.scoring.gamecommands import GameCommands

if TYPE_CHECKING:
    from skulduggery.cli.scoring.session import Session


class Elsewhere(Exception):
    """Raised when another question has to be asked now."""


class Commander:
    def __init__(self, session: "Session") -> None:
        self._session = session

    def obeys(self, line: str) -> bool:
        """Execute the line if it is a command. Returns whether it was one."""
        words = line.split()
        desk = self._session.desk
        command = desk.vocabulary.command(words[0]) if words else None
        if command is None or desk.people.begin_with_a_name(words):  # `stop 2` is a bid if a player is called Stop
            return False
        if self._leads_elsewhere(command, line.partition(" ")[2].strip()):
            raise Elsewhere
        return True

    def _leads_elsewhere(self, command: str, rest: str) -> bool:
        """Execute the command. Returns whether the open question is out of date now."""
        session = self._session
        match command:
            case "quit":
                raise Left
            case "new":
                session.leave_table()
                return True
            case "help":
                self._help()
                return False
            case "stats" | "history" | "open" | "export" | "import":
                return FileCommands(session).do(command, rest)
            case _ if session.sitting is None:
                session.desk.say("score-no-game", style="yellow")
                return False
            case _:
                return GameCommands(session, session.sitting).do(command, rest)

    def _help(self) -> None:
        desk, sitting = self._session.desk, self._session.sitting
        desk.say("score-help")
        if sitting is not None:
            desk.say(f"score-help-{sitting.game.game}", style="dim")
