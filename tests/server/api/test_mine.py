"""My tables, history, statistics and records."""

import json

import httpx
import pytest

from skulduggery.games import find
from skulduggery.kernel.record import parse_record
from skulduggery.server.api.statistics import statistics
from skulduggery.server.ids import TableId
from skulduggery.server.store import HistoryRow
from tests.server.api.playing import abandoned_table, finished_table, open_table
from tests.server.serving import RunningServer


def test_a_new_guest_has_nothing(anna: httpx.Client) -> None:
    assert anna.get("/api/me/tables").json() == {"tables": []}
    assert anna.get("/api/me/history").json() == {"games": [], "next": None}
    assert anna.get("/api/me/statistics").json() == {"statistics": []}
    assert anna.get("/api/me/records").content == b""


def test_the_way_back_to_my_tables(server: RunningServer, anna: httpx.Client) -> None:
    waiting = open_table(anna)
    playing = open_table(anna, bots=2, start=True)
    open_table(anna, sit=False)
    finished_table(anna)
    abandoned_table(anna)
    open_table(server.guest("Ben"))
    mine = anna.get("/api/me/tables").json()["tables"]
    assert [(table["table"]["id"], table["seat"]) for table in mine] == [(playing, 0), (waiting, 0)]
    assert mine[0]["table"]["chairs"][0]["name"] == "Anna"


def test_history_comes_in_pages(anna: httpx.Client) -> None:
    tables = [finished_table(anna) for _ in range(3)]
    first = anna.get("/api/me/history", params={"limit": 2}).json()
    assert [game["table"] for game in first["games"]] == [tables[2], tables[1]]
    rest = anna.get("/api/me/history", params={"limit": 2, "before": first["next"]}).json()
    assert [game["table"] for game in rest["games"]] == [tables[0]]
    assert rest["next"] is None
    game = rest["games"][0]
    shown = anna.get(f"/api/tables/{tables[0]}").json()["table"]
    assert (game["seat"], game["seats"], game["bots"]) == (0, 3, 2)
    assert (game["score"], game["place"]) == (shown["scores"][0], shown["places"][0])


@pytest.mark.parametrize("wanted", [{"limit": "0"}, {"limit": "101"}, {"limit": "x"}, {"before": "-1"}, {"after": "1"}])
def test_a_wrong_page_is_refused(anna: httpx.Client, wanted: dict[str, str]) -> None:
    answer = anna.get("/api/me/history", params=wanted)
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message")
    assert next(iter(wanted)) in answer.json()["message"]


def test_all_my_games_in_one_file(anna: httpx.Client) -> None:
    tables = [finished_table(anna), finished_table(anna, game="sleeping-queens")]
    answer = anna.get("/api/me/records")
    assert answer.headers["content-type"] == "application/jsonl"
    assert answer.headers["content-disposition"] == 'attachment; filename="skulduggery-games.jsonl"'
    lines = answer.content.splitlines()
    assert [parse_record(line, find)[0].NAME for line in lines] == ["skull-king-dice", "sleeping-queens"]
    assert lines == [anna.get(f"/api/tables/{table}/record").content for table in tables]


def test_statistics_follow_from_my_games(anna: httpx.Client) -> None:
    for _ in range(2):
        finished_table(anna)
    games = anna.get("/api/me/history").json()["games"]
    (told,) = anna.get("/api/me/statistics").json()["statistics"]
    scores = [game["score"] for game in games]
    assert (told["game"], told["players"], told["played"]) == ("skull-king-dice", 3, 2)
    assert told["won"] == sum(game["place"] == 1 for game in games)
    assert told["best_score"] == max(scores)
    assert told["average_score"] == sum(scores) / 2
    assert (told["with_people"], told["with_bots_only"]) == (0, 2)


def row(game: str, seats: int, bots: int, score: int, place: int) -> HistoryRow:
    return HistoryRow(
        table=TableId("x"), game=game, seats=seats, bots=bots, finished_at=0, seat=0, score=score, place=place
    )


def test_statistics_are_kept_apart_by_game_and_number_of_players() -> None:
    rows = [
        row("skull-king", 4, 0, -20, 4),
        row("skull-king", 4, 3, 110, 1),
        row("skull-king", 4, 2, 60, 2),
        row("skull-king", 2, 1, 10, 1),
        row("sleeping-queens", 4, 3, 50, 1),
    ]
    found = statistics(rows)
    assert [(told.game, told.players, told.played) for told in found] == [
        ("skull-king", 2, 1),
        ("skull-king", 4, 3),
        ("sleeping-queens", 4, 1),
    ]
    four = found[1]
    assert (four.won, four.average_place, four.average_score, four.best_score) == (1, 2.33, 50.0, 110)
    assert (four.with_people, four.with_bots_only) == (2, 1)


def test_records_of_others_are_not_mine(server: RunningServer, anna: httpx.Client) -> None:
    finished_table(server.guest("Ben"))
    table = finished_table(anna)
    (line,) = anna.get("/api/me/records").content.splitlines()
    assert json.loads(line)["players"][0]["name"] == "Anna"
    assert line == anna.get(f"/api/tables/{table}/record").content
