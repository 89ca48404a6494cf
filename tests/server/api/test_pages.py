"""The files of the page."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from skulduggery.server.api.pages import SOON_NEEDED, Pages

TYPES = {
    "index.html": "text/html; charset=utf-8",
    "main.js": "text/javascript; charset=utf-8",
    "looks/main.css": "text/css; charset=utf-8",
    "skull.svg": "image/svg+xml",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "looks").mkdir(parents=True)
    for name in TYPES:
        (page / name).write_text(f"this is {name}", encoding="utf-8")
    (page / "notes.py").write_text("print('not for everybody')", encoding="utf-8")
    (tmp_path / "secret.html").write_text("secret", encoding="utf-8")
    return page


def visit(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """Asks the pages alone; whatever they leave to the application is a 404."""

    async def application(scope: Any, receive: Any, send: Any) -> None:
        known = scope["path"] == "/health"
        await send({"type": "http.response.start", "status": 200 if known else 404, "headers": []})
        await send({"type": "http.response.body", "body": b"well" if known else b"nothing"})

    return ask_pages(Pages(application, folder), path, method, headers)


def ask_pages(pages: Pages, path: str, method: str, headers: dict[str, str]) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(pages)
        async with httpx.AsyncClient(transport=transport, base_url="http://skulduggery") as visitor:
            return await visitor.request(method, path, headers=headers)

    return asyncio.run(ask())


@pytest.mark.parametrize("name", TYPES)
def test_files_have_their_types(folder: Path, name: str) -> None:
    answer = visit(folder, f"/{name}")
    assert (answer.status_code, answer.text) == (200, f"this is {name}")
    assert answer.headers["content-type"] == TYPES[name]
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/t/Zq3xJ0m1T8uVb5c7d9eFgA", "/t/x", "/index.html"])
def test_the_page_is_found_under_links_to_tables(folder: Path, path: str) -> None:
    assert visit(folder, path).text == "this is index.html"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/notes.py",
        "/looks",
        "/looks/",
        "/../secret.html",
        "/%2e%2e/secret.html",
        "/looks/../../secret.html",
        "/index.html/",
        "/main.js%00.html",
        "/" + "x" * 5000 + ".html",
        "/t/a/b",
        "/t",
    ],
)
def test_nothing_else_is_given_out(folder: Path, path: str) -> None:
    assert visit(folder, path).status_code == 404


def test_other_methods_are_not_for_pages(folder: Path) -> None:
    assert visit(folder, "/", "POST").status_code == 404


def test_what_the_browser_has_is_not_sent_again(folder: Path) -> None:
    first = visit(folder, "/main.js")
    tag, date = first.headers["etag"], first.headers["last-modified"]
    for headers in ({"if-none-match": tag}, {"if-none-match": f'"x", W/{tag}'}, {"if-modified-since": date}):
        again = visit(folder, "/main.js", **headers)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    for headers in (
        {"if-none-match": '"x"'},
        {"if-none-match": '"x"', "if-modified-since": date},
        {"if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT"},
        {"if-modified-since": "nonsense"},
        {"if-modified-since": "Mon, 01 Jan 0001 00:00:00 +2359"},
    ):
        assert visit(folder, "/main.js", **headers).status_code == 200


def test_a_changed_file_has_another_tag(folder: Path) -> None:
    before = visit(folder, "/main.js").headers["etag"]
    (folder / "main.js").write_text("something else, and longer", encoding="utf-8")
    after = visit(folder, "/main.js", **{"if-none-match": before})
    assert (after.status_code, after.text) == (200, "something else, and longer")


def test_without_a_page_the_root_says_so(tmp_path: Path) -> None:
    answer = visit(tmp_path / "nothing", "/")
    assert answer.status_code == 200
    assert "has not been built" in answer.text
    assert "python scripts/webbuild.py" in answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


# --- what is kept, and what is packed ----------------------------------------------------------------------------

LONG = "let skull = 'king';\n" * 200


@pytest.fixture
def built(folder: Path) -> Path:
    """With files as a build leaves them."""
    (folder / "assets").mkdir()
    (folder / "assets" / "main-x1.js").write_text(LONG, encoding="utf-8")
    (folder / "assets" / "font-x2.woff2").write_bytes(LONG.encode())
    (folder / "index.html").write_text(f"<!doctype html>{LONG}", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    soon = {
        "first": ["/assets/main.js"],
        "pages": {"/": ["/assets/home.js"], "/t/": ["/assets/table.js", "/assets/table.css"]},
        "games": {"skull-king": ["/assets/king.js"]},
        "languages": {
            "en": {"": ["/assets/en.js"], "skull-king": ["/assets/en-king.js"]},
            "de": {"": ["/assets/de.js"]},
        },
    }
    (folder / SOON_NEEDED).write_text(json.dumps(soon), encoding="utf-8")
    return folder


def test_files_named_by_their_content_are_kept_for_good(built: Path) -> None:
    for name in ("main-x1.js", "font-x2.woff2"):
        answer = visit(built, f"/assets/{name}")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert visit(built, "/").headers["cache-control"] == "no-cache"
    assert visit(built, "/icon.svg").headers["cache-control"] == "no-cache"


def test_text_is_packed_for_those_who_can_unpack_it(built: Path) -> None:
    packed = visit(built, "/assets/main-x1.js", **{"accept-encoding": "br, gzip;q=0.8"})
    assert (packed.text, packed.headers["content-encoding"]) == (LONG, "gzip")
    assert int(packed.headers["content-length"]) < len(LONG) / 10
    unpacked = visit(built, "/assets/main-x1.js", **{"accept-encoding": "identity"})
    assert (unpacked.text, unpacked.headers.get("content-encoding")) == (LONG, None)
    assert packed.headers["etag"] != unpacked.headers["etag"]
    for answer in (packed, unpacked):
        assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("encodings", ["", "br", "gzip;q=0", "gzip; q=0.0", "x-gzip"])
def test_nobody_gets_what_they_cannot_unpack(built: Path, encodings: str) -> None:
    assert "content-encoding" not in visit(built, "/", **{"accept-encoding": encodings}).headers


def test_fonts_and_little_things_are_not_packed(built: Path) -> None:
    for path in ("/assets/font-x2.woff2", "/icon.svg"):
        answer = visit(built, path, **{"accept-encoding": "gzip"})
        assert not {"content-encoding", "vary"} & set(answer.headers)


def test_each_form_is_known_by_its_own_tag(built: Path) -> None:
    packed = visit(built, "/", **{"accept-encoding": "gzip"}).headers["etag"]
    assert visit(built, "/", **{"accept-encoding": "gzip", "if-none-match": packed}).status_code == 304
    assert visit(built, "/", **{"accept-encoding": "identity", "if-none-match": packed}).status_code == 200


@pytest.mark.parametrize("path", ["/", "/assets/main-x1.js", "/t/abc", "/nothing-here"])
def test_head_says_the_same_without_the_content(built: Path, path: str) -> None:
    accept = {"accept-encoding": "gzip", "accept": "text/html"}
    whole, head = (visit(built, path, method, **accept) for method in ("GET", "HEAD"))
    assert head.content == b""
    assert (head.status_code, dict(head.headers)) == (whole.status_code, dict(whole.headers))
    assert int(head.headers["content-length"]) == len(gzip.compress(whole.content, 9, mtime=0))


# --- what will be needed next ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "languages", "expected"),
    [
        ("/", "", ["/assets/en.js", "/assets/home.js"]),
        ("/", "de-CH,de;q=0.9,en;q=0.8", ["/assets/de.js", "/assets/home.js"]),
        ("/t/abc", "pt, de;q=0.5", ["/assets/de.js", "/assets/table.js", "/assets/table.css"]),
        ("/mine", "pt", ["/assets/en.js"]),
    ],
)
def test_the_browser_is_told_what_it_will_need_next(
    built: Path, path: str, languages: str, expected: list[str]
) -> None:
    answer = visit(built, path, **{"accept-language": languages})
    links = answer.headers["link"].split(", ")
    assert [link[1 : link.index(">")] for link in links] == ["/assets/main.js", *expected]
    assert all(("as=style" in link) == (".css" in link) for link in links)
    assert answer.headers["vary"] == "accept-encoding, accept-language, user-agent"


AGENTS = {
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5"
    " Mobile/15E148 Safari/604.1": False,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " CriOS/138.0.7204.33 Mobile/15E148 Safari/604.1": False,
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15": False,
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/138.0.0.0 Mobile Safari/537.36": True,
    "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0": True,
}


@pytest.mark.parametrize(("agent", "is_told"), AGENTS.items())
def test_webkit_preloads_nothing_for_it_keeps_what_failed(built: Path, agent: str, is_told: bool) -> None:
    assert ("link" in visit(built, "/t/abc", **{"user-agent": agent}).headers) == is_told


@pytest.mark.parametrize(("agent", "is_told"), AGENTS.items())
def test_webkit_gets_files_in_pieces_for_it_keeps_half_of_one(built: Path, agent: str, is_told: bool) -> None:
    """Without a length the server frames what it sends, and a connection that is lost in the middle shows."""
    answer = visit(built, "/assets/main-x1.js", **{"user-agent": agent})
    assert ("content-length" in answer.headers) == is_told
    assert answer.content == visit(built, "/assets/main-x1.js").content


def test_a_table_needs_its_game_too(built: Path) -> None:
    def links(language: str) -> list[str]:
        def game_at(table: str) -> str | None:
            return "skull-king" if table == "abc" else None

        headers = {"accept-language": language}
        answers = (ask_pages(Pages(nobody, built, game_at=game_at), f"/t/{id}", "GET", headers) for id in ("abc", "x"))
        with_game, without = (answer.headers["link"].split(", ") for answer in answers)
        assert with_game[: len(without)] == without
        return [link[1 : link.index(">")] for link in with_game[len(without) :]]

    assert links("en") == ["/assets/king.js", "/assets/en-king.js"]
    assert links("de") == ["/assets/king.js"]


def test_an_older_build_without_that_list_is_served_all_the_same(built: Path) -> None:
    (built / SOON_NEEDED).write_text("nonsense", encoding="utf-8")
    assert "link" not in visit(built, "/").headers
    (built / SOON_NEEDED).unlink()
    assert "link" not in visit(built, "/").headers


# --- addresses without a page ------------------------------------------------------------------------------------

IN_A_BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/whatever", "/t", "/t/a/b", "/apiary", "/looks/"])
def test_people_are_shown_the_page_that_says_so(built: Path, path: str) -> None:
    answer = visit(built, path, **IN_A_BROWSER)
    assert answer.status_code == 404
    assert answer.text == visit(built, "/").text
    assert answer.headers["cache-control"] == "no-cache"


def test_such_a_page_is_sent_even_to_those_who_have_it(built: Path) -> None:
    """A 304 would make a good page of it."""
    tag = visit(built, "/whatever", **IN_A_BROWSER).headers["etag"]
    assert visit(built, "/whatever", **IN_A_BROWSER, **{"if-none-match": tag}).status_code == 404


@pytest.mark.parametrize("path", ["/whatever", "/api/whatever", "/api", "/whatever.js", "/assets/old-x0.js"])
def test_programs_are_told_by_the_application(built: Path, path: str) -> None:
    accept = {"accept": "application/json"} if path == "/whatever" else IN_A_BROWSER
    assert visit(built, path, **accept).text == "nothing"


def test_what_the_application_knows_is_its_own(built: Path) -> None:
    assert visit(built, "/health", **IN_A_BROWSER).text == "well"


def test_without_a_page_such_addresses_are_the_applications(tmp_path: Path) -> None:
    assert visit(tmp_path / "nothing", "/whatever", **IN_A_BROWSER).text == "nothing"


def test_browsers_find_an_icon_where_no_page_names_one(built: Path) -> None:
    answer = visit(built, "/favicon.ico")
    assert (answer.text, answer.headers["content-type"]) == ("<svg/>", "image/svg+xml")


def test_a_server_is_not_disturbed_by_a_new_build(built: Path) -> None:
    pages = Pages(nobody, built)
    (built / "assets" / "main-x1.js").unlink()
    assert ask_pages(pages, "/assets/main-x1.js", "GET", {}).text == LONG


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("not asked")
