"""The parts of a lesson: a film with captions and questions. These types travel as JSON."""

from typing import Literal, TypeAlias

from msgspec import Struct

from skulduggery.film import Frame
from skulduggery.kernel.options import OptionValue
from skulduggery.kernel.seats import Seat
from skulduggery.telling.messages import Prompt

Kind: TypeAlias = Literal["lesson", "example"]


class LessonWords(Struct, frozen=True):
    """The question's choices in words: one sentence for each."""

    legal: tuple[str, ...]
    refused: tuple[str, ...]


class LessonFrame(Frame, frozen=True, kw_only=True):
    """The position after a step, and its caption."""

    caption: str
    """Plain sentences; none where there is nothing new."""
    rules: tuple[str, ...]
    """The ids of the rules that are met here: those that the caption is about, then those that decided."""
    stop: bool
    """Whether it waits for the learner: to read the caption and go on, or to answer the prompt."""
    prompt: Prompt | None
    """Where the learner is to decide; the next frame is what the expected choice leads to. Of hundreds of choices
    (placing pirates) only those that go on are listed. Its id is the number of the frame."""
    prompt_words: LessonWords | None
    expected: tuple[int, ...]
    """Which of `prompt.legal` go on, by index; never empty where there is a prompt."""
    gentle: str
    """What to answer to any other legal choice."""
    gentle_for: dict[int, str]
    """What to answer to certain choices instead, by their index in `prompt.legal`."""
    generous: bool
    """Any other legal choice is as good: `gentle` is said, and then it goes on as if the expected one was made."""


class Lesson(Struct, frozen=True):
    """A sequence of play to step through, or to play oneself."""

    id: str
    """`first`, or the id of an example, such as `SK-X1`; a second half of it has a word more, `SK-X1-no-black`."""
    game: str
    kind: Kind
    title: str
    rule: str | None
    """The example that it shows; none of a lesson."""
    names: tuple[str, ...]
    seat: Seat | None
    """Who the learner is; null where there is nothing to decide."""
    viewer: Seat
    """Whose eyes the views are seen through: the learner's, if there is one."""
    seats: int
    options: dict[str, OptionValue]
    frames: tuple[LessonFrame, ...]


class Examples(Struct, frozen=True):
    """The worked examples of a game, in the order of its rulebook."""

    examples: tuple[Lesson, ...]
