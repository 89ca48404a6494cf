"""The learner's questions: what is allowed, which choice goes on, and kind answers to the other choices."""

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from skulduggery.kernel.choices import Choices, choices
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.seats import Seat
from skulduggery.lessons.lesson import LessonFrame, LessonWords
from skulduggery.lessons.saying import Narrator, joined
from skulduggery.lessons.script import Asks, ScriptBroken
from skulduggery.telling.messages import Prompt
from skulduggery.telling.questions import are_many
from skulduggery.telling.sentences import words


def asked(frame: LessonFrame, part: Asks, *, game: AnyGame, state: Any, narrator: Narrator) -> LessonFrame:
    """The frame with the question of the next part."""
    wanted = game.notation.parse_move(part.step)
    found = _listed(choices(game, state, Seat(part.step["seat"])), wanted)
    told = words(narrator.speech, (), found)
    special = {_index(found.legal, game.notation.parse_move(step)): said for step, said in part.gentle_for}
    return structs.replace(
        frame,
        caption=joined(frame.caption, narrator.says(part.first)),
        rules=tuple(dict.fromkeys((*frame.rules, *part.first.rules))),
        stop=True,
        prompt=Prompt(id=frame.number, legal=found.legal, refused=found.refused),
        prompt_words=LessonWords(legal=told.legal, refused=told.refused),
        expected=(_index(found.legal, wanted),),
        gentle="" if part.gentle is None else narrator.says(part.gentle),
        gentle_for={index: narrator.says(said) for index, said in special.items()},
        generous=part.generous,
    )


def _listed(found: Choices[Any], wanted: Any) -> Choices[Any]:
    return structs.replace(found, legal=(wanted,)) if are_many(found) else found


def _index(legal: Sequence[Any], move: Any) -> int:
    if move not in legal:
        raise ScriptBroken(f"{move} is not legal here")
    return legal.index(move)
