"""First lessons and worked examples: scripted play with captions, for a page that does not know the rules."""

from functools import cache

from litestar import Response, get

from skulduggery import lessons
from skulduggery.kernel.seats import Seat
from skulduggery.lessons import Examples, Lesson
from skulduggery.server.api.asking import Asked
from skulduggery.server.api.describing import described
from skulduggery.server.api.readings import HEADERS, REFUSES, Reading, ReadingAsked, answer, reading

EXAMPLE = Lesson(
    id="SK-X1",
    game="skull-king",
    kind="example",
    title="Black is trump",
    rule="SK-X1",
    names=("Anna", "Ben", "Carla", "David"),
    seat=None,
    viewer=Seat(0),
    seats=4,
    options={"scoring": "standard"},
    frames=(),
)


@get("/api/lessons/{game:str}")
@described(
    "The first lesson of a game",
    tag="games",
    answer=Lesson,
    example=EXAMPLE,
    query=ReadingAsked,
    headers=HEADERS,
    refuses=REFUSES,
)
async def show_lesson(request: Asked) -> Response[bytes]:
    """A scripted deal, frame by frame. Where a frame has a prompt, the learner decides. The expected choices
    continue the lesson, the others get a gentle answer, and illegal ones name the rule."""
    return await answer(request, _lesson)


@get("/api/examples/{game:str}")
@described(
    "The worked examples of a game",
    tag="games",
    answer=Examples,
    example=Examples((EXAMPLE,)),
    query=ReadingAsked,
    headers=HEADERS,
    refuses=REFUSES,
)
async def list_examples(request: Asked) -> Response[bytes]:
    """Every example of the rulebook (ids with an X) as it happens at the table, in the format of a lesson."""
    return await answer(request, _examples)


@cache
def _lesson(game: str, language: str) -> Reading | None:
    found = lessons.first_lesson(game, language)
    return None if found is None else reading(found)


@cache
def _examples(game: str, language: str) -> Reading:
    return reading(lessons.examples(game, language))
