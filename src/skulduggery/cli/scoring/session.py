"""The pad at a terminal: asks for missing entries, saves them, and executes commands."""

from rich.text import Text

from skulduggery.cli.drawing.ink import LOUD, QUIET
from skulduggery.cli.scoring.asking import Question
from skulduggery.cli.scoring.commanding import Commander, Elsewhere
from skulduggery.cli.scoring.desk import Desk
from skulduggery.cli.scoring.editing import written
from skulduggery.cli.scoring.keeping import Shelf
from skulduggery.cli.scoring.listing import clock, day, standing, unfinished
from skulduggery.cli.scoring.rounds import balance, ending, heading, result
from skulduggery.cli.scoring.saving import Saver
from skulduggery.cli.scoring.sitting import Sitting, advanced
from skulduggery.cli.scoring.starting import Starter
from skulduggery.cli.scoring.vocabulary import ALWAYS
from skulduggery.cli.scoring.wishing import Wishes
from skulduggery.cli.words import clean
from skulduggery.pad import PadGame
from skulduggery.pad import sheet as sheet_of


class Session:
    def __init__(self, desk: Desk, shelf: Shelf) -> None:
        self.desk = desk
        self.saver = Saver(desk, shelf)
        self.sitting: Sitting | None = None
        self._commander = Commander(self)
        self._wishes = Wishes()
        self._introduced: Question | None = None
        self._ended: PadGame | None = None

    def run(self, wishes: Wishes, opened: PadGame | None, begun: PadGame | None) -> None:
        """Run until the person leaves, starting with an opened game, a new one, or questions for a new one."""
        self._wishes = wishes
        self.desk.say("score-where", style=QUIET, file=clean(self.saver.shelf.path))
        if begun is not None:
            self.begin(begun)
        elif opened is not None or not wishes.are_any:
            going = opened or unfinished(self.saver.shelf.games)
            if going is not None:
                self.open(going)
        while True:
            try:
                self._next()
            except Elsewhere:
                continue

    def begin(self, game: PadGame) -> None:
        self.desk.speak_of(game)
        self._take(Sitting(self.saver, game, kept=None))
        assert self.sitting is not None
        self.sitting.begin()
        self.desk.say("score-begun", style=LOUD, game=game.game, names=", ".join(self.desk.speech.names))
        self.desk.say("score-hint", style=QUIET)

    def open(self, game: PadGame) -> None:
        self.desk.speak_of(game)
        self._take(Sitting(self.saver, game, kept=game))
        moment = f"{day(game.changed)} {clock(game.changed)}"
        told = standing(game, self.desk.language)
        self.desk.say("score-going-on", style=LOUD, game=game.game, moment=moment)
        self.desk.console.print(Text(told))
        self.desk.say("score-hint", style=QUIET)

    def leave_table(self) -> None:
        """The next question is for a new game."""
        self.sitting = None
        self._introduced = None

    def ask_anew(self) -> None:
        """Ask the question again after a change."""
        self._introduced = self._ended = None
        if self.sitting is not None:
            self.desk.speak_of(self.sitting.game)

    def ask(self, prompt: str) -> str:
        """An answer to the question. Commands are handled here."""
        while True:
            line = self.desk.line(prompt)
            if not self._commander.obeys(line):
                return line

    def ask_for_names(self, prompt: str) -> str:
        """The same, but text with commas is never a command."""
        while True:
            line = self.desk.line(prompt)
            if "," in line or not self._commander.obeys(line):
                return line

    def ask_freely(self, prompt: str) -> str:
        """The same for free text: only text with a leading slash is a command."""
        while True:
            line = self.desk.line(prompt)
            if not line.startswith(ALWAYS) or not self._commander.obeys(line):
                return line

    def _take(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._introduced = self._ended = None

    def _next(self) -> None:
        if self.sitting is None:
            wishes, self._wishes = self._wishes, Wishes()
            self.begin(Starter(self, self.saver.shelf.games).start(wishes))
            return
        question = self.sitting.question
        if question is None:
            self._at_the_end(self.sitting)
        else:
            self._introduce(self.sitting.game, question)
            self._answer(self.sitting, question)

    def _at_the_end(self, sitting: Sitting) -> None:
        if sitting.game != self._ended:
            self._ended = sitting.game
            self.desk.show(ending(sitting.game, self.desk.table))
            self.desk.say("score-after-the-end", style=QUIET)
        if self.ask(""):
            self.desk.say("score-after-the-end", style="yellow")

    def _introduce(self, game: PadGame, question: Question) -> None:
        """Explain the question, once."""
        if question == self._introduced:
            return
        before, self._introduced = self._introduced, question
        desk = self.desk
        is_new = before is None or before.round != question.round
        if is_new:
            desk.console.print()
            desk.show(heading(game, desk.table, question.round))
        names = ", ".join(desk.speech.player(seat) for seat in question.seats)
        match question.kind:
            case "bids":
                desk.say("score-ask-bids", names=names)
            case "tricks":
                desk.console.print(balance(game, desk.table, question.round))
                desk.say("score-ask-tricks", names=names)
            case "bonuses":
                desk.say("score-ask-bonuses")
            case "planks":
                if is_new:
                    desk.say("score-ask-planks", name=desk.speech.player(question.seats[0]))
            case "queens":
                desk.show(result(game, desk.table, question.round))
                desk.say("score-ask-queens")

    def _answer(self, sitting: Sitting, question: Question) -> None:
        kind = question.kind
        who = f"{self.desk.speech.player(question.seats[0])} " if kind == "planks" else ""
        line = self.ask(who or self.desk.speech.say(f"score-prompt-{kind}") + " ")
        if not line and kind != "bonuses":
            self.desk.say("score-hint", style=QUIET)
            return
        after = written(self.desk, sitting.game, question, line) if line else sitting.game
        if after is not None:
            self._enter(sitting, question, after)

    def _enter(self, sitting: Sitting, question: Question, after: PadGame) -> None:
        is_complete = sheet_of(after).rounds[question.round].complete
        asks_for_bonuses = is_complete and question.kind == "tricks" and after.options.get("scoring") == "standard"
        sitting.enter(after if asks_for_bonuses else advanced(after), bonuses_open=asks_for_bonuses)
        if question.kind == "queens" or (is_complete and not asks_for_bonuses):
            self.desk.show(result(sitting.game, self.desk.table, min(question.round, len(sitting.game.rounds) - 1)))
