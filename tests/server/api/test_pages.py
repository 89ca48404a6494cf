"""The files of the page."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from skulduggery.server.api.pages import Pages

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
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(Pages(application, folder))
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
    assert "no page to play in" in answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
