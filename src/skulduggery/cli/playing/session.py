"""A game with one person at the terminal and bots in the other seats."""

import random
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from rich.console import Console, RenderableType
from rich.text import Text

from skulduggery.bots import Bot
from skulduggery.cli.consoles import print_sentence
from skulduggery.cli.drawing.base import Table
from skulduggery.cli.drawing.ink import LOUD, QUIET
from skulduggery.cli.playing.asking import Asker, Left
from skulduggery.cli.playing.choosing import Question, Unclear
from skulduggery.cli.playing.helping import Helper
from skulduggery.kernel.chance import seeded
from skulduggery.kernel.choices import choices, legal_moves
from skulduggery.kernel.match import Match
from skulduggery.kernel.protocol import Chance, Decide, Over, Refusal
from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech

MOST_EXPLAINED = 12


class Seating(Struct, frozen=True):
    """The person's seat, and a bot for every other."""

    person: Seat
    bots: dict[int, Bot]


class Session:
    """A game on the screen. It shows views and redacted events of the person's seat, and nothing else."""

    def __init__(
        self, match: Match[Any, Any, Any, Any], seating: Seating, table: Table, console: Console, seed: int
    ) -> None:
        self.match = match
        self.seating = seating
        self.table = table
        self.console = console
        self.fate = seeded(random.Random(f"{seed}/deals"))
        self.helper = Helper(match.game, table)
        self.asker = Asker(console)

    @property
    def speech(self) -> Speech:
        return self.table.speech

    def play(self) -> Over:
        """Play to the end of the game; `Left` if the person leaves before."""
        while True:
            match self.match.awaiting:
                case Over() as over:
                    self.show(self.table.ending(over.scores, over.places))
                    return over
                case Chance(draw):
                    self._see(self.match.resolve(self.fate(draw)))
                case Decide(seats):
                    self._decide(seats)

    def show(self, drawn: Sequence[RenderableType]) -> None:
        for entry in drawn:
            self.console.print(entry)

    def say(self, key: str, style: str = "", **args: Any) -> None:
        print_sentence(self.console, self.speech.say(key, **args), paths=[args.get("file", "")], style=style)

    def _decide(self, seats: tuple[Seat, ...]) -> None:
        """Of simultaneous decisions the person's comes first, so that nobody waits in vain."""
        seat = self.seating.person if self.seating.person in seats else seats[0]
        if seat == self.seating.person:
            self._see(self.match.play(seat, self._ask()))
            return
        game, state = self.match.game, self.match.state
        move = self.seating.bots[seat](game.view(state, seat), legal_moves(game, state, seat))
        self._see(self.match.play(seat, move))

    def _see(self, events: Sequence[Any]) -> None:
        for event in events:
            seen = self.match.game.redact(event, self.seating.person)
            if seen is not None:
                self.show(self.table.see(seen))

    def _ask(self) -> Any:
        game, person = self.match.game, self.seating.person
        view = game.view(self.match.state, person)
        possible = choices(game, self.match.state, person)
        question = Question(game, self.table, possible, self.table.suggested(view))
        self.console.print()
        self.show(self.table.draw(view))
        self._show_question(question)
        while True:
            line = self.asker.line(self.speech.say("cli-prompt"))
            move = self._answered(line, question)
            if move is not None:
                return move

    def _show_question(self, question: Question) -> None:
        self.say("cli-your-turn", style=LOUD)
        self.show(question.listed())
        if not question.is_listed:
            self.console.print(Text(self.helper.notation()))

    def _answered(self, line: str, question: Question) -> Any:
        """A legal move; None after a message instead of a move."""
        words = line.split()
        if not words:
            self.say("cli-hint", style=QUIET)
        elif words[0].casefold() in ("quit", "q", "exit"):
            self._leave()
        elif words[0].casefold() == "why":
            self._explain(" ".join(words[1:]), question)
        elif words[0] in ("??", "again", "table"):
            self.show(
                [*self.table.draw(self.match.game.view(self.match.state, self.seating.person)), *question.listed()]
            )
        elif self.helper.knows(words[0]):
            self.show(self.helper.answer(words))
        else:
            return self._judged(line, question)
        return None

    def _judged(self, line: str, question: Question) -> Any:
        move = question.meant(line)
        if isinstance(move, Unclear):
            self.say(move.key, style="yellow", **move.args)
            return None
        refusal = self._refusal(move)
        if refusal is not None:
            self._say_refusal(refusal)
            return None
        return move

    def _explain(self, words: str, question: Question) -> None:
        """`why B4`: whether it is legal, and if not, why. `why`: everything that is illegal now."""
        if not words:
            for refused in question.choices.refused[:MOST_EXPLAINED]:
                self.console.print(Text.assemble(self.table.label(refused.move), "  ", self._sentence(refused.why)))
            if not question.choices.refused:
                self.say("cli-why-nothing")
            return
        move = question.meant(words)
        if isinstance(move, Unclear):
            self.say(move.key, style="yellow", **move.args)
            return
        refusal = self._refusal(move)
        if refusal is None:
            self.say("cli-why-allowed", label=self.table.label(move).plain.strip())
        else:
            self._say_refusal(refusal)

    def _refusal(self, move: Any) -> Refusal | None:
        return self.match.game.refusal(self.match.state, self.seating.person, move)

    def _say_refusal(self, refusal: Refusal) -> None:
        self.console.print(Text(self._sentence(refusal), style="yellow"))

    def _sentence(self, refusal: Refusal) -> str:
        return self.speech.refusal(refusal.reason, refusal.args, refusal.rule)

    def _leave(self) -> None:
        answer = self.asker.line(f"{self.speech.say('cli-quit-sure')} ")
        if answer.strip().casefold()[:1] in ("y", "j", "o", "s"):
            raise Left
