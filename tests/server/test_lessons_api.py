"""First lessons and worked examples over HTTP: in four languages, and kept by browsers until they change."""

from collections.abc import Generator

import httpx
import pytest

from skulduggery import games, lessons
from skulduggery.locales import LANGUAGES
from tests.server.serving import running_server

LESSON, EXAMPLES = "/api/lessons", "/api/examples"

both = pytest.mark.parametrize("path", [LESSON, EXAMPLES])


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Generator[httpx.Client]:
    with running_server(tmp_path_factory.mktemp("lessons")) as server:
        yield server.visitor()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_in_every_language(stranger: httpx.Client, game: str, language: str) -> None:
    lesson = stranger.get(f"{LESSON}/{game}", params={"lang": language}).json()
    expected = lessons.first_lesson(game, language)
    assert expected is not None
    assert (lesson["game"], lesson["title"]) == (game, expected.title)
    assert [frame["caption"] for frame in lesson["frames"]] == [frame.caption for frame in expected.frames]
    shown = stranger.get(f"{EXAMPLES}/{game}", params={"lang": language}).json()["examples"]
    assert [one["title"] for one in shown] == [one.title for one in lessons.examples(game, language).examples]


def test_a_question_has_the_shape_of_a_tables(stranger: httpx.Client) -> None:
    frames = stranger.get(f"{LESSON}/skull-king").json()["frames"]
    frame = next(frame for frame in frames if frame["prompt"] and frame["prompt"].get("refused"))
    assert frame["prompt"]["id"] == frame["number"]
    assert frame["prompt"]["legal"][frame["expected"][0]] == {"type": "play", "card": "Y2", "role": None}
    assert frame["prompt"]["refused"][0]["why"]["rule"] == "SK-31"
    assert len(frame["prompt_words"]["refused"]) == len(frame["prompt"]["refused"])


@both
def test_without_a_language_it_is_the_browsers(stranger: httpx.Client, path: str) -> None:
    italian = stranger.get(f"{path}/skull-queen", headers={"accept-language": "it-CH, en;q=0.5"})
    assert italian.content == stranger.get(f"{path}/skull-queen?lang=it").content
    assert "accept-language" in italian.headers["vary"]


@both
def test_it_is_sent_again_only_when_it_has_changed(stranger: httpx.Client, path: str) -> None:
    first = stranger.get(f"{path}/skull-king?lang=de")
    assert first.headers["cache-control"] == "no-cache"
    again = stranger.get(f"{path}/skull-king?lang=de", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = stranger.get(f"{path}/skull-king?lang=fr", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200


@both
def test_it_travels_packed_where_that_can_be_read(stranger: httpx.Client, path: str) -> None:
    packed = stranger.get(f"{path}/skull-king?lang=de", headers={"accept-encoding": "gzip"})
    plain = stranger.get(f"{path}/skull-king?lang=de", headers={"accept-encoding": "identity"})
    assert (packed.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.content == plain.content
    assert packed.headers["etag"] != plain.headers["etag"]
    assert "accept-encoding" in packed.headers["vary"]
    assert int(packed.headers["content-length"]) < len(plain.content) / 5


@both
def test_a_game_that_is_not_here(stranger: httpx.Client, path: str) -> None:
    answer = stranger.get(f"{path}/chess")
    assert (answer.status_code, answer.json()["reason"]) == (422, "game-unknown")
    assert "skull-queen" in answer.json()["message"]


@both
@pytest.mark.parametrize("query", ["lang=es", "lang=", "language=de"])
def test_a_language_that_is_not_ours(stranger: httpx.Client, path: str, query: str) -> None:
    answer = stranger.get(f"{path}/skull-king?{query}")
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message")
