"""What apps are told and shown that preview a link: enough to be inviting, and nothing that the link does not give."""

import io
import re
from collections.abc import Generator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from skulduggery import games
from skulduggery.locales import LANGUAGES
from skulduggery.server import pictures
from skulduggery.server.api import pages
from skulduggery.server.pictures.draw import drawn
from skulduggery.server.pictures.fonts import TEXT, fonts_in
from skulduggery.server.pictures.paths import outlines
from skulduggery.server.pictures.subjects import Outcome, Poster, Row, Subject
from tests.server.api.playing import abandoned_table, ask, finished_table, open_table, socket_of, wait_for
from tests.server.serving import RunningServer, running_server

PAGE = b"<!doctype html><html><head><title>Skulduggery</title></head><body></body></html>"
HOST = "zora<b>\"'&"
"""A name that would break a tag."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_bytes(PAGE)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Generator[RunningServer]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages.Pages.__init__, "__defaults__", (built,))
        with running_server(tmp_path_factory.mktemp("pictures")) as running:
            yield running


@pytest.fixture
def host(server: RunningServer) -> httpx.Client:
    server.app.state.quotas._requests._buckets._buckets.clear()  # pictures are dear, and all tests share one address
    return server.guest(HOST)


def tags(visitor: httpx.Client, path: str, **headers: str) -> dict[str, str]:
    answer = visitor.get(path, headers={"accept-language": "en", **headers})
    assert answer.status_code == 200, answer.text
    found = re.findall(r'<meta (?:property|name)="([^"]*)" content="([^"]*)">', answer.text)
    return {name: unescape(value) for name, value in found}


def picture(visitor: httpx.Client, path: str) -> Image.Image:
    answer = visitor.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png"), answer.text
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    return Image.open(io.BytesIO(answer.content))


# --- tags ---------------------------------------------------------------------------------------------------------


def test_a_table_that_waits_tells_its_seats_and_no_names(server: RunningServer, host: httpx.Client) -> None:
    table = open_table(host, bots=1)
    told = tags(server.visitor(), f"/t/{table}")
    assert told["og:title"] == "Skull King: the dice game"
    assert told["og:description"] == "3 seats, 1 free · Come and join us!"
    assert told["og:url"] == f"{server.url}/t/{table}"
    assert told["og:image"].startswith(f"{server.url}/api/pictures/table/{table}.png?lang=en&v=")
    assert told["twitter:card"] == "summary_large_image"
    assert "zora" not in str(told)


def test_a_finished_game_tells_how_it_ended_if_its_record_is_open(server: RunningServer, host: httpx.Client) -> None:
    opened, closed = finished_table(host), finished_table(host, spectators=False)
    for page in ("t", "replay"):
        told = tags(server.visitor(), f"/{page}/{opened}")
        assert HOST in told["og:title"] + told["og:description"]
        assert "1. " in told["og:description"]
        told = tags(server.visitor(), f"/{page}/{closed}")
        assert "over" in told["og:description"]
        assert "zora" not in str(told)
    assert "over" in tags(host, f"/t/{abandoned_table(host)}")["og:description"]


def test_names_cannot_break_out_of_a_tag(server: RunningServer, host: httpx.Client) -> None:
    answer = server.visitor().get(f"/t/{finished_table(host)}")
    assert "zora&lt;b&gt;&quot;&#x27;&amp;" in answer.text
    assert "zora<b>" not in answer.text
    odd = server.visitor().get('/replay/"><script>')
    assert "<script>" not in odd.text


def test_it_speaks_the_readers_language_and_says_so_to_caches(server: RunningServer) -> None:
    visitor = server.visitor()
    spoken = {language: tags(visitor, "/rules/skull-king", **{"accept-language": language}) for language in LANGUAGES}
    assert len({told["og:description"] for told in spoken.values()}) == len(LANGUAGES)
    answer = visitor.get("/rules/skull-king", headers={"accept-language": "de"})
    assert "accept-language" in answer.headers["vary"]
    assert answer.headers["cache-control"] == "no-cache"
    known = {"if-none-match": answer.headers["etag"]}
    assert visitor.get("/rules/skull-king", headers={"accept-language": "de", **known}).status_code == 304
    assert visitor.get("/rules/skull-king", headers={"accept-language": "fr", **known}).status_code == 200


def test_every_page_has_something_to_say(server: RunningServer) -> None:
    visitor = server.visitor()
    home = tags(visitor, "/")
    assert home["og:title"] == "Skulduggery"
    assert tags(visitor, "/t/nowhere") == home | {"og:url": f"{server.url}/t/nowhere"}
    assert tags(visitor, "/rules/chess") == home | {"og:url": f"{server.url}/rules/chess"}
    for game in games.all_games():
        assert tags(visitor, f"/learn/{game.NAME}")["og:image"].endswith(f"/{game.NAME}.png?lang=en&page=learn")


def test_a_host_that_cannot_be_one_is_not_repeated(server: RunningServer) -> None:
    answer = server.visitor().get("/", headers={"host": 'x"><script>'})
    assert "og:" not in answer.text


def test_without_pillow_pages_speak_of_no_picture(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "can_draw", lambda: False)
    told = tags(server.visitor(), "/rules/skull-king")
    assert told["og:title"] == "Skull King"
    assert "og:image" not in told
    assert server.visitor().get("/api/pictures/game/skull-king.png").status_code == 404


def test_the_tag_changes_when_the_table_does(server: RunningServer, host: httpx.Client) -> None:
    table = open_table(host, bots=1)
    before = tags(host, f"/t/{table}")["og:image"]
    with socket_of(host, table) as socket:
        ask(socket, "add-bot", bot="random")
        wait_for(socket, lambda frame: frame.get("ack") == "add-bot")
    assert tags(host, f"/t/{table}")["og:image"] != before


# --- pictures -----------------------------------------------------------------------------------------------------


def test_what_the_tag_names_is_a_picture(server: RunningServer, host: httpx.Client) -> None:
    finished = finished_table(host)
    for page in ("/", f"/t/{open_table(host)}", f"/t/{finished}", f"/replay/{finished}", "/learn/sleeping-queens"):
        named = tags(host, page)["og:image"].removeprefix(server.url)
        assert picture(server.visitor(), named).size == (1200, 630)


def test_what_is_not_there_has_no_picture(server: RunningServer, host: httpx.Client) -> None:
    table = open_table(host)
    for path in ("table/nowhere.png", f"table/{table}", f"replay/{table}.svg", "game/chess.png"):
        assert server.visitor().get(f"/api/pictures/{path}").status_code == 404


def colours(image: Image.Image) -> set[Any]:
    found = image.convert("RGB").getcolors(1 << 20)
    assert found is not None
    return {colour for _, colour in found}


ROWS = tuple(Row(place, name, 100 - place) for place, name in enumerate(("Anna", "B" * 40, "\U0001f419"), start=1))
SUBJECTS: list[Subject] = [
    Poster(game="skull-king", title="Skull King", lines=("5 seats, 3 free",), plate="KRAKE"),
    Poster(game="no such game", title="A very long title that has no pause at all", lines=()),
    Outcome(game="skull-queen", title="Anna wins!", rows=ROWS, course=((0, 0, 0), (10, -20, 5), (99, 98, 97))),
    Outcome(game="sleeping-queens", title="Anna wins!", rows=ROWS, course=()),
]


@pytest.mark.parametrize("subject", SUBJECTS)
def test_everything_is_drawn_inside_the_picture(subject: Subject, built: Path) -> None:
    """What is written too long would run over the edge of the parchment: there is wood all around it."""
    image = Image.open(io.BytesIO(drawn(subject, built)))
    margin = image.crop((1160, 0, 1200, 630))
    assert max(sum(colour) for colour in colours(margin)) < 260
    parchment = image.crop((450, 80, 1120, 550))
    assert len(colours(parchment)) > 50
    assert min(sum(colour) for colour in colours(parchment)) < 150


def test_a_font_is_asked_what_it_can_write(built: Path) -> None:
    fonts = fonts_in(built)
    font = fonts.at(TEXT, 30)
    assert fonts.shortened(font, "Ben \U0001f419", 400) == "Ben"
    assert fonts.shortened(font, "\U0001f419", 400) == "?"
    assert fonts.shortened(font, "B" * 80, 200).endswith("…")


def test_outlines_are_read_as_in_svg() -> None:
    (square, curve) = outlines("M0 0L10 0L10 10zM0 0Q10 0 10 10z")
    assert square == ((0, 0), (10, 0), (10, 10))
    assert (curve[0], curve[-1], len(curve)) == ((0, 0), (10, 10), 17)
