"""Health, metrics, headers, the games and phrases."""

from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from skulduggery import __version__, bots, games
from skulduggery.kernel.options import Choice
from skulduggery.server.phrases import EMOTES, PHRASES
from tests.server.api.playing import finished_table, open_table
from tests.server.serving import RunningServer, running_server

HEALTHY = {"status": "ok", "version": __version__, "database": "ok", "damaged": 0}


def test_a_server_that_is_well(stranger: httpx.Client) -> None:
    answer = stranger.get("/health")
    assert (answer.status_code, answer.json()) == (200, HEALTHY)
    assert answer.headers["cache-control"] == "no-store"


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        anna = server.guest()
        server.app.state.hub.stopping = True
        health = anna.get("/health")
        assert (health.status_code, health.json()["status"]) == (503, "stopping")
        answer = anna.get("/api/me")
        assert (answer.status_code, answer.json()["reason"]) == (503, "stopping")
        assert int(answer.headers["retry-after"]) > 0


def test_metrics_count_what_happens_and_nothing_comes_twice(server: RunningServer, anna: httpx.Client) -> None:
    open_table(anna)
    finished_table(anna)
    anna.get("/api/nothing")
    answer = anna.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    families = list(text_string_to_metric_families(answer.text))
    names = [family.name for family in families]
    assert len(names) == len(set(names))
    found = {(sample.name, *sample.labels.values()): sample.value for family in families for sample in family.samples}
    assert found["skulduggery_tables", "waiting"] >= 1
    assert found["skulduggery_moves_total", "skull-king-dice"] > 50
    assert found["skulduggery_bot_decisions_total", "random", "skull-king-dice"] > 50
    assert found["skulduggery_http_requests_total", "2xx"] >= 3
    assert found["skulduggery_http_requests_total", "4xx"] >= 1
    assert found["skulduggery_refused_total", "no-such-page"] >= 1


@pytest.mark.parametrize(
    ("chosen", "status"), [({}, 404), ({"metrics": "on"}, 200), ({"metrics": "off"}, 404), ({"metrics": "local"}, 404)]
)
def test_metrics_are_not_for_everybody(tmp_path: Path, chosen: dict[str, str], status: int) -> None:
    with running_server(tmp_path, trusted_proxies=("127.0.0.1",), **chosen) as server:
        answer = server.visitor(**{"x-forwarded-for": "203.0.113.1"}).get("/metrics")
        assert answer.status_code == status
        assert status == 200 or answer.json()["reason"] == "no-such-page"


def test_the_games_with_all_that_can_be_chosen(server: RunningServer) -> None:
    told = {game["name"]: game for game in server.visitor().get("/api/games").json()["games"]}
    assert told.keys() == set(games.names())
    for game in games.all_games():
        found = told[game.NAME]
        assert (found["lowest"], found["highest"]) == (game.PLAYERS[0], game.PLAYERS[-1])
        assert found["rules"] == game.RULES
        assert tuple(found["bots"]) == bots.ladder(game.NAME)
        assert [option["name"] for option in found["options"]] == [option.name for option in game.OPTIONS]
        for option, kept in zip(found["options"], game.OPTIONS, strict=True):
            assert option["type"] == ("choice" if isinstance(kept, Choice) else "numbers")
            assert option["default"] == (kept.default if isinstance(kept, Choice) else list(kept.default))


def test_games_have_titles_in_the_readers_language(server: RunningServer) -> None:
    def title(language: str) -> str:
        answer = server.visitor(**{"accept-language": language}).get("/api/games").json()
        return next(game["title"] for game in answer["games"] if game["name"] == "skull-king-dice")

    assert len({title(language) for language in ("en", "de", "fr", "it")}) == 4


def test_phrases_and_emotes(stranger: httpx.Client) -> None:
    answer = stranger.get("/api/phrases").json()
    assert answer == {"phrases": list(PHRASES), "emotes": list(EMOTES)}


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/health", "/t/x", "/api/me"])
def test_every_answer_is_guarded(stranger: httpx.Client, path: str) -> None:
    headers = stranger.get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == ("no-store" if path.startswith(("/api", "/health")) else "no-cache")
    assert len(headers.get_list("x-request-id")) == 1
    assert "server" not in headers
