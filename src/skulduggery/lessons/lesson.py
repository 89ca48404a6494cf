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
    """Plain sentences; empty if there is nothing new."""
    rules: tuple[str, ...]
    """The rule ids of this frame: first those of the caption, then those that decided."""
    stop: bool
    """Whether it waits for the learner: to read the caption and go on, or to answer the prompt."""
    prompt: Prompt | None
    """Where the learner is to decide; the next frame is what the expected choice leads to. Of hundreds of choices
    (placing pirates) only those that go on are listed. Its id is the number of the frame."""
    prompt_words: LessonWords | None
    expected: tuple[int, ...]
    """The indices of the choices in `prompt.legal` that go on; never empty if there is a prompt."""
    gentle: str
    """The answer to any other legal choice."""
    gentle_for: dict[int, str]
    """Answers to certain choices instead, by their index in `prompt.legal`."""
    generous: bool
    """Any other legal choice is as good: `gentle` is shown, and the lesson goes on as if the expected one was made."""


class Lesson(Struct, frozen=True):
    """A sequence of play to step through, or to play oneself."""

    id: str
    """`first`, or the id of an example, such as `SK-X1`; the second half of an example has a suffix,
    `SK-X1-no-black`."""
    game: str
    kind: Kind
    title: str
    rule: str | None
    """The example that it shows; None for a lesson."""
    names: tuple[str, ...]
    seat: Seat | None
    """The learner's seat; null if there is nothing to decide."""
    viewer: Seat
    """The viewer of the views: the learner, if there is one."""
    seats: int
    options: dict[str, OptionValue]
    frames: tuple[LessonFrame, ...]


class Examples(Struct, frozen=True):
    """The worked examples of a game, in the order of its rulebook."""

    examples: tuple[Lesson, ...]
