"""The rules of a game, to be read."""

from functools import cache

from litestar import Response, get

from skulduggery.rulebooks import Entry, Rulebook, Section, read_rulebook
from skulduggery.server.api.asking import Asked
from skulduggery.server.api.describing import described
from skulduggery.server.api.readings import HEADERS, REFUSES, Reading, ReadingAsked, answer, reading

EXAMPLE = Rulebook(
    game="skull-king",
    language="en",
    title="Skull King",
    intro=("The card game by Brent Beck, for 2 to 6 players, over ten rounds.",),
    sections=(
        Section(
            key="round",
            title="Round",
            entries=(Entry(id="SK-13", kind="ruling", text="Lots are drawn for the first dealer."),),
        ),
    ),
)


@get("/api/rules/{game:str}")
@described(
    "The rules of a game",
    tag="games",
    answer=Rulebook,
    example=EXAMPLE,
    query=ReadingAsked,
    headers=HEADERS,
    refuses=REFUSES,
)
async def show_rules(request: Asked) -> Response[bytes]:
    """Section by section, rule by rule. The ids are those that refusals and events cite."""
    return await answer(request, _rules)


@cache
def _rules(game: str, language: str) -> Reading | None:
    book = read_rulebook(game, language)
    return None if book is None else reading(book)
