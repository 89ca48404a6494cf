"""The rules over HTTP: in four languages, and kept by browsers until they change."""

from collections.abc import Generator

import httpx
import msgspec
import pytest

from skulduggery import games
from skulduggery.locales import LANGUAGES
from skulduggery.rulebooks import Rulebook, read_rulebook
from tests.server.serving import running_server


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Generator[httpx.Client]:
    with running_server(tmp_path_factory.mktemp("rules")) as server:
        yield server.visitor()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_rulebook_in_every_language(stranger: httpx.Client, game: str, language: str) -> None:
    answer = stranger.get(f"/api/rules/{game}", params={"lang": language})
    assert answer.status_code == 200
    assert msgspec.json.decode(answer.content, type=Rulebook) == read_rulebook(game, language)
    assert answer.json()["language"] == language


def test_without_a_language_it_is_the_browsers(stranger: httpx.Client) -> None:
    answer = stranger.get("/api/rules/skull-king", headers={"accept-language": "fr-CH, en;q=0.5"})
    assert answer.json()["language"] == "fr"
    assert "accept-language" in answer.headers["vary"]


def test_it_is_sent_again_only_when_it_has_changed(stranger: httpx.Client) -> None:
    first = stranger.get("/api/rules/skull-king?lang=de")
    assert first.headers["cache-control"] == "no-cache"
    again = stranger.get("/api/rules/skull-king?lang=de", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other = stranger.get("/api/rules/skull-king?lang=it", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200


def test_a_game_that_is_not_here(stranger: httpx.Client) -> None:
    answer = stranger.get("/api/rules/chess")
    assert (answer.status_code, answer.json()["reason"]) == (422, "game-unknown")
    assert "skull-queen" in answer.json()["message"]


@pytest.mark.parametrize("query", ["lang=es", "lang=", "language=de"])
def test_a_language_that_is_not_ours(stranger: httpx.Client, query: str) -> None:
    answer = stranger.get(f"/api/rules/skull-king?{query}")
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message")


def test_who_wins_these_cards(stranger: httpx.Client) -> None:
    answer = stranger.get("/api/rules/skull-king/trick", params={"cards": "Y2,Y12, B13,K1"})
    assert answer.status_code == 200
    assert (answer.json()["winner"], answer.json()["because"]) == (3, "SK-41")
    queen = {"cards": "B6,G7,B12,B8", "centre": "Y4,B3"}
    assert stranger.get("/api/rules/skull-queen/trick", params=queen).json()["centre"] == ["Y4", "G7"]


@pytest.mark.parametrize(
    ("query", "status", "reason"),
    [
        ("skull-king/trick?cards=Y14", 422, "try-unknown"),
        ("skull-king/trick", 422, "try-count"),
        ("skull-king/trick?cards=" + "Y1," * 500, 422, "try-count"),
        ("skull-queen/trick?cards=0,13", 422, "try-no-colour"),
        ("chess/trick?cards=Y1", 422, "game-unknown"),
        ("skull-king/trick?card=Y1", 400, "bad-message"),
    ],
)
def test_cards_that_cannot_lie_there(stranger: httpx.Client, query: str, status: int, reason: str) -> None:
    answer = stranger.get(f"/api/rules/{query}", headers={"accept-language": "de"})
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    assert answer.json()["message"] != reason
