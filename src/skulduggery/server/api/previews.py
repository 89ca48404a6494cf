"""Open Graph tags in the head of a page, for apps that show a link to it."""

from html import escape
from typing import Any
from urllib.parse import quote

from msgspec import Struct

from skulduggery import games
from skulduggery.locales import Speech
from skulduggery.server import pictures
from skulduggery.server.api.invitations import origin_of
from skulduggery.server.api.languages import language_of
from skulduggery.server.services import Services
from skulduggery.server.showing import said, shown
from skulduggery.server.store import StoreDown

HOUSE = "Skulduggery"
OF_TABLES = ("t", "replay")
OF_GAMES = {"rules": "preview-rules", "learn": "preview-lesson"}
PICTURED = {"t": "table", "replay": "replay"}
LOCALES = {"en": "en_GB", "de": "de_CH", "fr": "fr_CH", "it": "it_CH"}


class Preview(Struct, frozen=True):
    title: str
    text: str
    picture: str | None = None
    """Its path."""


async def tags_for(scope: Any, services: Services) -> bytes:
    """The tags for the requested page. None if we do not know by which address others reach us."""
    origin = origin_of(scope, services.config)
    if origin is None:
        return b""
    path, language = str(scope["path"]), language_of(scope)
    try:
        preview = await _preview(path, language, services)
    except StoreDown:  # the page itself will report it
        preview = _of_the_house(language)
    return _tags(preview, origin, path, language).encode()


async def _preview(path: str, language: str, services: Services) -> Preview:
    _, page, name = f"{path}/".split("/", 2)
    name = name.removesuffix("/")
    if page in OF_TABLES and name:
        return await _of_a_table(page, name, language, services)
    if page in OF_GAMES and games.find(name) is not None:
        speech = Speech(language, name)
        words = speech.say(OF_GAMES[page])
        return Preview(speech.say("title"), words, f"/api/pictures/game/{name}.png?lang={language}&page={page}")
    return _of_the_house(language)


async def _of_a_table(page: str, name: str, language: str, services: Services) -> Preview:
    table = await shown(services.store, name)
    if table is None:
        return _of_the_house(language)
    speech = Speech(language, table.game)
    title, words = speech.say("title"), list(said(table, speech))
    if page == "replay":
        words.append(speech.say("preview-replay"))
    if table.record is not None:
        title = f"{title} · {words.pop(0)}"
    version = quote(table.version)
    text = " · ".join(words)
    return Preview(title, text, f"/api/pictures/{PICTURED[page]}/{name}.png?lang={language}&v={version}")


def _of_the_house(language: str) -> Preview:
    return Preview(
        HOUSE, Speech(language).say("preview-home"), f"/api/pictures/game/{HOUSE.lower()}.png?lang={language}"
    )


def _tags(preview: Preview, origin: str, path: str, language: str) -> str:
    told = {
        "og:site_name": HOUSE,
        "og:type": "website",
        "og:locale": LOCALES[language],
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": origin + quote(path),
    }
    if preview.picture is not None and pictures.can_draw():
        told |= {
            "og:image": origin + preview.picture,
            "og:image:type": "image/png",
            "og:image:width": str(pictures.WIDTH),
            "og:image:height": str(pictures.HEIGHT),
            "og:image:alt": f"{preview.title} · {preview.text}",
            "twitter:card": "summary_large_image",
        }
    return "".join(_tag(name, value) for name, value in told.items())


def _tag(name: str, value: str) -> str:
    key = "name" if name.startswith("twitter:") else "property"
    return f'<meta {key}="{name}" content="{escape(value, quote=True)}">'
