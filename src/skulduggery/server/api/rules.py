"""The rules of a game, to read and to try out."""

from functools import cache

from litestar import Response, get
from msgspec import Struct

from skulduggery.games import names
from skulduggery.rulebooks import Entry, Rulebook, Section, read_rulebook
from skulduggery.sandbox import Outcome, Tried, Untried, sandbox_of
from skulduggery.sandbox.asking import listed
from skulduggery.server.api.asking import Asked, query_of
from skulduggery.server.api.describing import described
from skulduggery.server.api.problems import Refused
from skulduggery.server.api.readings import HEADERS, REFUSES, Reading, ReadingAsked, answer, reading
from skulduggery.server.table.requests import No

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
    """The rules by section. Refusals and events cite their ids."""
    return await answer(request, _rules)


@cache
def _rules(game: str, language: str) -> Reading | None:
    book = read_rulebook(game, language)
    return None if book is None else reading(book)


class TrickAsked(Struct, frozen=True, forbid_unknown_fields=True):
    cards: str = ""
    """In the order played, separated by commas, in the notation of records: `Y2,Y12,K1`. After a colon: what Scary
    Mary is played as (`SM:pirate`) or the face of a die (`K:7`)."""
    centre: str = ""
    """Skull Queen: the cards that were in the centre before."""


@get("/api/rules/{game:str}/trick")
@described(
    "Try out a trick",
    tag="games",
    answer=Outcome,
    example=Outcome(winner=2, because="SK-41", led="Y"),
    query=TrickAsked,
    refuses=(
        *REFUSES,
        No("try-unknown", {"name": "Y14"}),
        No("try-too-often", {"name": "SK", "most": 1}),
        No("try-count", {"least": 1, "most": 6, "count": 7}),
        No("try-no-colour"),
    ),
)
async def try_trick(request: Asked) -> Outcome:
    """Send cards or dice in the order played. The response has the winner and the rule that decides it, bonuses,
    pirates that move, cards that go together. The server keeps nothing."""
    game: str = request.path_params["game"]
    asked = query_of(request, TrickAsked)
    sandbox = sandbox_of(game) if game in names() else None
    if sandbox is None:
        raise Refused(No("game-unknown", {"value": game[:40], "allowed": ", ".join(names())}))
    try:
        return sandbox.outcome(Tried(listed(asked.cards), listed(asked.centre)))
    except Untried as refusal:
        raise Refused(No(refusal.reason, refusal.args_)) from None
