"""Looking for things in lessons."""

from collections.abc import Iterator
from typing import Any, assert_never

from skulduggery import games
from skulduggery.lessons import Lesson, LessonFrame, run, taught
from skulduggery.lessons.script import Asks, Happens, Meanwhile, Said, Says, Script, Step
from tests.test_rule_ids import ids_of

SCRIPTS: tuple[Script, ...] = tuple(script for game in games.names() for script in taught(game))
FIRST_LESSONS = tuple(script for script in SCRIPTS if script.kind == "lesson")
EXAMPLES = tuple(script for script in SCRIPTS if script.kind == "example")

_run: dict[tuple[str, str], Lesson] = {}


def name_of(script: Script) -> str:
    return f"{script.game}-{script.id}"


def examples_in(game: str) -> list[str]:
    """The X ids of a rulebook."""
    return [rule for rule in ids_of(game) if "-X" in rule]


def told(script: Script, language: str = "en") -> Lesson:
    """The script in a language, played once."""
    key = (name_of(script), language)
    if key not in _run:
        _run[key] = run(script, language)
    return _run[key]


def example(name: str) -> Lesson:
    return told(next(script for script in EXAMPLES if script.id == name))


def happened(lesson: Lesson, kind: str) -> list[Any]:
    """The events of a kind, in their order."""
    events = (event for frame in lesson.frames for event in frame.events)
    return [event for event in events if type(event).__name__ == kind]


def asked(lesson: Lesson) -> list[LessonFrame]:
    return [frame for frame in lesson.frames if frame.prompt is not None]


def said_in(script: Script) -> list[Said]:
    """Everything that a script says but its title."""
    found: list[Said | None] = [script.first]
    for part in script.parts:
        found.append(part.then)
        if isinstance(part, Asks):
            found += [part.first, part.gentle, *(said for _, said in part.gentle_for)]
    return [said for said in found if said is not None]


def steps_of(script: Script) -> Iterator[Step]:
    """Everything that happens, told or not."""
    for part in script.parts:
        match part:
            case Meanwhile(steps):
                yield from steps
            case Happens(step) | Asks(step):
                yield step
            case Says():
                pass
            case _:
                assert_never(part)
