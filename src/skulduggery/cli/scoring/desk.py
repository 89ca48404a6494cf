"""The terminal as the pad uses it: sentences, questions, drawings."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from skulduggery.cli.consoles import print_sentence
from skulduggery.cli.drawing.base import Table
from skulduggery.cli.drawing.ink import Ink
from skulduggery.cli.playing.asking import Asker, Left
from skulduggery.cli.playing.choosing import Unclear
from skulduggery.cli.scoring.keeping import Trouble
from skulduggery.cli.scoring.people import People
from skulduggery.cli.scoring.vocabulary import MORE, Vocabulary
from skulduggery.cli.words import clean_name, one_line
from skulduggery.locales import Speech
from skulduggery.pad import PadGame, Refusal, at_the_pad, in_a_file

WARNING = "yellow"


class Desk:
    """Speaks one language, and about one game at a time, with its words and its players' names."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language
        self.vocabulary = Vocabulary(language)
        self._asker = Asker(console)
        self.speak_of(None)

    def speak_of(self, game: PadGame | None) -> None:
        self.speech = speech_of(self.language, game)
        self.people = People(self.speech.names)
        self.table = Table(self.speech, Ink.on(self.console), None, {})

    def say(self, key: str, style: str = "", **args: Any) -> None:
        print_sentence(self.console, self.speech.say(key, **args), paths=[args.get("file", "")], style=style)

    def show(self, drawn: Iterable[RenderableType]) -> None:
        for entry in drawn:
            self.console.print(entry)

    def warn(self, problem: Unclear | Refusal | Trouble) -> None:
        match problem:
            case Unclear(key, args):
                self.say(key, style=WARNING, **args)
            case Refusal():
                self.console.print(Text(refused(problem, self.speech), style=WARNING))
            case Trouble():
                told = trouble_in_words(problem, self.speech)
                print_sentence(self.console, told, paths=[problem.file], style=WARNING)

    def line(self, prompt: str) -> str:
        """One line, stripped."""
        return self._asker.line(f"{prompt}{self.speech.say('cli-prompt')}").strip()

    def is_sure(self, question: str) -> bool:
        """Yes or no. Nothing else is accepted except leaving."""
        while True:
            answer = self._asker.line(f"{question} {self.speech.say('score-yes-no')} ").strip()
            self.leave_if_told(answer)
            for word, meaning in (("yes", True), ("no", False)):
                if answer and self.vocabulary.is_a(word, answer):
                    return meaning
            self.say("score-answer-yes-or-no", style=WARNING)

    def leave_if_told(self, answer: str) -> None:
        """For prompts without other commands."""
        if answer and self.vocabulary.command(answer) == "quit":
            raise Left


def speech_of(language: str, game: PadGame | None) -> Speech:
    """Names come from files, so they are cleaned of anything that could harm a terminal."""
    names = () if game is None else tuple(clean_name(name) for name in game.players)
    return Speech(language, None if game is None else game.game, names, more=MORE)


def refused(refusal: Refusal, speech: Speech) -> str:
    """The reason for a refusal, at an open pad."""
    return at_the_pad(refusal, speech.say)


def warned(warning: Refusal, speech: Speech) -> str:
    told = speech.say(f"pad-warning-{warning.reason}", **warning.args)
    return f"{told} ({warning.rule})" if warning.rule else told


def trouble_in_words(trouble: Trouble, speech: Speech) -> str:
    """The trouble as a sentence, cleaned: the content of a file may harm a terminal."""
    problem = trouble.problem
    told = one_line(in_a_file(problem, speech.say)) if isinstance(problem, Refusal) else problem
    return speech.say(trouble.key, file=trouble.file, problem=told)
