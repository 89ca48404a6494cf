"""The games that can be played, and the phrases that can be said with a single tap."""

from litestar import get
from msgspec import Struct

from skulduggery.games import all_games
from skulduggery.kernel.options import Choice
from skulduggery.server.api.asking import Asked
from skulduggery.server.api.describing import described
from skulduggery.server.api.languages import language_of
from skulduggery.server.phrases import EMOTES, PHRASES
from skulduggery.telling.games import GameTold, told_of


class Games(Struct, frozen=True):
    games: tuple[GameTold, ...]


class Phrases(Struct, frozen=True):
    """Keys, so that everybody reads them in their own language: `phrase-<key>` and `emote-<key>` in the catalogues."""

    phrases: tuple[str, ...]
    emotes: tuple[str, ...]


EXAMPLE = GameTold(
    name="skull-king",
    title="Skull King",
    rules=1,
    lowest=2,
    highest=6,
    options=(Choice(name="scoring", values=("standard", "landlubber"), default="standard"),),
    bots=("random", "sailor"),
)


@get("/api/games")
@described("The games", tag="games", answer=Games, example=Games((EXAMPLE,)))
async def list_games(request: Asked) -> Games:
    """The games of this server, with player numbers, options (and their defaults) and bots."""
    language = language_of(request.scope)
    return Games(tuple(told_of(game, language) for game in all_games()))


@get("/api/phrases")
@described(
    "Quick phrases and emotes", tag="games", answer=Phrases, example=Phrases(phrases=("hello",), emotes=("skull",))
)
async def list_phrases() -> Phrases:
    """What everybody can say at a table, whatever chat the host allows."""
    return Phrases(phrases=tuple(PHRASES), emotes=tuple(EMOTES))
