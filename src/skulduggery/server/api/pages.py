"""Serves the page from the files that come with the program."""

import os
from collections.abc import Awaitable, Callable, Mapping
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import msgspec

from skulduggery.locales import LANGUAGES
from skulduggery.server.api.packing import accepts_gzip
from skulduggery.server.api.pagefiles import TYPES, File, all_files, plain, with_tags
from skulduggery.server.security.clients import header

BUILT = Path(__file__).parent.parent / "static"
INDEX = "/index.html"
ROUTES = ("/", "/mine", "/credits", "/rules", "/learn", "/replay", "/pass", "/pad", "/tv")
"""Pages of the client. All are the same file, which reads its address."""
TABLE_PAGE = "/t/"
"""Links to tables lead here. The page reads the table from its address."""
PAGES_OF_TABLES = (TABLE_PAGE, "/replay/")
PAGES_OF_ONE = (TABLE_PAGE, "/rules/", "/learn/", "/replay/", "/pass/", "/pad/")
"""The rest of the path names a table, a game, a record or a score pad."""
ALIASES = {"/favicon.ico": "/icon.svg"}
"""Browsers request this path if a page names no icon."""
SOON_NEEDED = ".soon"
"""Made when the page is built: what a visitor needs next, by page, by game and by language."""

WITHOUT_PAGE = b"""Skulduggery is running, but the page to play in has not been built.

In a checkout, ./skulduggery builds it and starts the server; python scripts/webbuild.py only builds it.
It needs a connection to the network the first time. The API is under /api.
"""


def page_folder() -> Path:
    """The folder of the built client. Developers may set another one."""
    return Path(os.environ.get("SKULDUGGERY_STATIC") or BUILT)


class Soon(msgspec.Struct, frozen=True):
    """URLs that the page's script would request next. The response to the page names them, so that the browser need
    not wait for the script."""

    first: list[str] = []
    """URLs that the page itself names. They are listed as well, because browsers load in the order of the list."""
    pages: dict[str, list[str]] = {}
    games: dict[str, list[str]] = {}
    languages: dict[str, dict[str, list[str]]] = {}
    """By language and by game. Those under "" are for every page."""


class Pages:
    """ASGI middleware: serves the page's files, and passes everything else to the application.

    It reads all files at the start. If the page is built anew, this server never serves a mix; the next one serves
    the new page.
    """

    def __init__(
        self,
        app: Any,
        folder: Path | None = None,
        *,
        game_at: Callable[[str], str | None] = lambda _: None,
        preview: Callable[[Any], Awaitable[bytes]] | None = None,
    ) -> None:
        """`game_at` returns the game of a table if it is known without a query. `preview` returns tags that describe
        a page to apps that show a link to it."""
        self._app = app
        self._game_at = game_at
        self._preview = preview
        folder = folder or page_folder()
        self._files = all_files(folder)
        self._index = self._files.get(INDEX)
        self._soon = _soon(folder)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            await self._app(scope, receive, send)
        elif (found := self._find(scope["path"])) is not None:
            is_page = found is self._index
            await self._answer(await self._introduced(found, scope) if is_page else found, scope, send, is_page=is_page)
        elif self._index is not None and _is_for_a_page(scope):
            if await _finds_nothing(self._app, scope, receive, send):
                await self._answer(self._index, scope, send, status=404, is_page=True)
        else:
            await self._app(scope, receive, send)

    def _find(self, path: str) -> File | None:
        """The file of that path. Only files that were in the folder at the start are found, whatever the path says."""
        if path in ROUTES or (path.startswith(PAGES_OF_ONE) and path.count("/") == 2):
            return self._index or _NO_PAGE
        return self._files.get(ALIASES.get(path, path))

    async def _introduced(self, index: File, scope: Any) -> File:
        """The page with tags that describe its content, for apps that show a link to it."""
        tags = b"" if self._preview is None else await self._preview(scope)
        return with_tags(index, tags, is_steady=not scope["path"].startswith(PAGES_OF_TABLES)) if tags else index

    async def _answer(self, file: File, scope: Any, send: Any, *, status: int = 200, is_page: bool = False) -> None:
        packed = file.can_be_packed and accepts_gzip(scope)
        content, etag = file.packed() if packed else file.unpacked()
        headers = {**file.headers, "etag": etag}
        if is_page and not _is_webkit(scope) and (links := self._links(scope)):
            headers["link"] = ", ".join(links)
        if is_page:
            headers["vary"] = ", ".join([*filter(None, [headers.get("vary")]), "accept-language", "user-agent"])
        if status == 200 and _is_known(file, etag, scope):
            await _send(send, 304, headers, b"")
            return
        headers["content-type"] = file.media_type
        if not _is_webkit(scope):  # which gets it in chunks: then it notices if the end is missing
            headers["content-length"] = str(len(content))
        if packed:
            headers["content-encoding"] = "gzip"
        await _send(send, status, headers, b"" if scope["method"] == "HEAD" else content)

    def _links(self, scope: Any) -> list[str]:
        path: str = scope["path"]
        words = self._soon.languages.get(_wished_for(header(scope, b"accept-language") or ""), {})
        page = self._soon.pages.get(TABLE_PAGE if path.startswith(TABLE_PAGE) else path, ())
        wanted = [*self._soon.first, *words.get("", ()), *page]
        if path.startswith(TABLE_PAGE) and (game := self._game_at(path.removeprefix(TABLE_PAGE))):
            wanted += [*self._soon.games.get(game, ()), *words.get(game, ())]
        return [_link(file) for file in dict.fromkeys(wanted)]


def _soon(folder: Path) -> Soon:
    try:
        return msgspec.json.decode((folder / SOON_NEEDED).read_bytes(), type=Soon)
    except (OSError, msgspec.DecodeError):
        return Soon()


def _link(file: str) -> str:
    return f"<{file}>; rel=preload; as=style; crossorigin" if file.endswith(".css") else f"<{file}>; rel=modulepreload"


def _wished_for(languages: str) -> str:
    """The first of the browser's languages that we support, as the page picks it. A wrong guess costs little."""
    wishes = (wish.strip()[:2].lower() for wish in languages.split(","))
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


def _is_webkit(scope: Any) -> bool:
    """Whether this is WebKit, which needs two exceptions. It keeps a failed preload and uses it again when the page
    is reloaded: after one lost connection the page would stay blank. With a Content-Length, WebKitGTK takes half a
    file for the whole and caches it for good. Blink names WebKit as well, but also Chrome."""
    agent = header(scope, b"user-agent") or ""
    return "AppleWebKit/" in agent and "Chrome/" not in agent


def _is_for_a_page(scope: Any) -> bool:
    """Whether a browser requests a page. It then gets the page that says that there is nothing here."""
    path: str = scope["path"]
    is_of_the_api = path == "/api" or path.startswith("/api/")
    return "." not in path and not is_of_the_api and "text/html" in (header(scope, b"accept") or "")


async def _finds_nothing(app: Any, scope: Any, receive: Any, send: Any) -> bool:
    """Let the application respond, unless the response would be 404."""
    nothing = False

    async def send_if_found(message: Any) -> None:
        nonlocal nothing
        nothing = nothing or (message["type"] == "http.response.start" and message["status"] == 404)
        if not nothing:
            await send(message)

    await app(scope, receive, send_if_found)
    return nothing


async def _send(send: Any, status: int, headers: Mapping[str, str], content: bytes) -> None:
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": encoded})
    await send({"type": "http.response.body", "body": content})


def _is_known(file: File, etag: str, scope: Any) -> bool:
    """Whether the browser has this version already. The ETag counts more than the date."""
    tags = header(scope, b"if-none-match")
    if tags is not None:
        return any(tag.strip().removeprefix("W/") in (etag, "*") for tag in tags.split(","))
    since = header(scope, b"if-modified-since")
    try:
        return since is not None and parsedate_to_datetime(since).timestamp() >= int(file.modified)
    except (ValueError, OverflowError):
        return False


_NO_PAGE = plain(WITHOUT_PAGE, TYPES[".txt"])
