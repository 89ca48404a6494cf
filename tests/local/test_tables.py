"""Whole games on one phone: every game with every number of players comes to its end, and can be kept at any moment."""

import random
from typing import Any

import msgspec
import pytest

from skulduggery import games
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import BadRecord, parse_record
from skulduggery.kernel.replay import check
from tests import seeds
from tests.local.asking import NAMES, Page

EVERY = [(game, seats) for game in games.all_games() for seats in game.PLAYERS if seats <= len(NAMES)]
tables = pytest.mark.parametrize(("game", "seats"), EVERY, ids=lambda part: getattr(part, "NAME", str(part)))


@tables
def test_every_game_comes_to_its_end(game: AnyGame, seats: int) -> None:
    rng = seeds.rng("to the end", game.NAME, seats)
    page = Page()
    standing = page.open(game.NAME, seats)
    while standing["asked"]:
        before = standing["decisions"]
        standing = page.decide_at_random(standing, rng)
        assert standing["decisions"] > before
        assert standing["shown"][-1]["view"] == standing["now"]["view"]
    table = standing["now"]["table"]
    assert table["status"] == "finished"
    found, record = parse_record(standing["save"]["record"], games.find)
    check(found, record)
    assert record.result is not None
    assert (list(record.result.scores), list(record.result.places)) == (table["scores"], table["places"])
    assert page.look(0).get("prompt") is None


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.NAME)
def test_bots_fill_seats_and_nobody_is_asked_for_them(game: AnyGame) -> None:
    rng = seeds.rng("bots fill seats", game.NAME)
    page = Page()
    standing = page.open(game.NAME, 4, bots=2)
    while standing["asked"]:
        assert set(standing["asked"]) <= {0, 1}
        standing = page.decide_at_random(standing, rng)
    players = msgspec.json.decode(standing["save"]["record"])["players"]
    assert [player.get("bot") for player in players] == [None, None, "sailor", "sailor"]


@tables
def test_a_game_that_was_kept_goes_on_where_it_stood(game: AnyGame, seats: int) -> None:
    """After every decision: the same views, the same questions, the same news, and the same to be kept again."""
    rng = seeds.rng("kept", game.NAME, seats)
    page, other = Page(), Page()
    standing = page.open(game.NAME, seats)
    for _ in range(24):
        if not standing["asked"]:
            break
        taken_up = other.ask("pass/take-up", table=other.table, save=standing["save"])
        for part in ("asked", "now", "news", "save", "decisions"):
            assert taken_up[part] == standing[part], part
        assert [other.look(seat) for seat in range(seats)] == [page.look(seat) for seat in range(seats)]
        assert other.ask("pass/lines", table="t") == page.ask("pass/lines", table="t")
        standing = page.decide_at_random(standing, rng)


def test_a_game_is_taken_up_when_an_attack_that_wins_is_not_answered_yet() -> None:
    """SL-43, SL-60: a record says nothing of the moment that passes, so this one looks like a finished game."""
    page, standing = _until_an_attack_would_win()
    other = Page()
    taken_up = other.ask("pass/take-up", table="t", save=standing["save"])
    assert taken_up["asked"] == standing["asked"]
    assert taken_up["now"] == standing["now"]
    ends = [one.decide_at_random(standing, random.Random(1)) for one in (page, other)]
    assert ends[0] == ends[1]
    assert ends[1]["now"]["table"]["status"] == "finished"


def _until_an_attack_would_win() -> tuple[Page, dict[str, Any]]:
    rng = random.Random(1)
    for _ in range(50):
        page = Page()
        standing = page.open("sleeping-queens", 3)
        while standing["asked"]:
            if standing["save"]["pausing"] and _lacks_its_result(standing["save"]["record"]):
                return page, standing
            standing = page.decide_at_random(standing, rng)
    raise AssertionError("no game came to such a moment")


def _lacks_its_result(text: str) -> bool:
    game, record = parse_record(text, games.find)
    try:
        check(game, record)
    except BadRecord as bad:
        return bad.reason == "result-missing"
    return False


def test_a_finished_game_can_be_taken_up_to_look_at_its_end() -> None:
    rng = random.Random(3)
    page = Page()
    standing = page.open("sleeping-queens", 2)
    while standing["asked"]:
        standing = page.decide_at_random(standing, rng)
    again = Page().ask("pass/take-up", table="t", save=standing["save"])
    assert again["now"] == standing["now"]
    assert again["asked"] == []


def test_secret_bids_are_made_one_after_another_and_shown_at_once() -> None:
    """SK-20"""
    page = Page()
    standing = page.open("skull-king", 3)
    assert standing["asked"] == [0, 1, 2]
    for bidder in (0, 1):
        standing = page.decide(bidder, {"type": "bid", "bid": 1})
        assert (standing["sealed"], standing["together"]) == (True, False)
        assert standing["now"]["view"]["phase"]["bids"][bidder] != 1
    standing = page.decide(2, {"type": "bid", "bid": 0})
    assert (standing["sealed"], standing["together"]) == (False, True)
    assert standing["now"]["view"]["phase"]["bids"] == [1, 1, 0]
    assert [event["type"] for event in standing["shown"][-1]["events"]] == ["fist-shown", "bids-shown"]


def test_a_card_is_seen_by_all_and_a_trick_is_looked_at_together() -> None:
    rng = random.Random(5)
    page = Page()
    page.open("skull-king", 2)
    for seat in (0, 1):
        standing = page.decide(seat, {"type": "bid", "bid": 0})
    for together in (False, True):
        standing = page.decide_at_random(standing, rng)
        assert (standing["sealed"], standing["together"]) == (False, together)
    assert standing["shown"][-1]["words"]["events"]


def test_news_begin_after_ones_own_last_decision() -> None:
    rng = random.Random(6)
    page = Page()
    standing = page.open("sleeping-queens", 3)
    for _ in range(12):
        seat = standing["asked"][0]
        mine = page.ask("pass/lines", table="t")
        after = len(mine) - len(standing["news"])
        assert [line["text"] for line in mine[after:]] == [line["text"] for line in standing["news"]]
        standing = page.decide_at_random(standing, rng)
        if not standing["asked"]:
            break
        if standing["asked"][0] == seat:
            assert len(standing["news"]) < len(page.ask("pass/lines", table="t"))


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_everything_is_said_in_the_language_that_is_spoken(lang: str) -> None:
    page = Page(lang=lang)
    standing = page.open("skull-queen", 3)
    for seat in range(3):
        standing = page.decide_at_random(standing, random.Random(seat))
    asked: dict[str, Any] = page.look(standing["asked"][0])
    assert len(asked["words"]["legal"]) == len(asked["prompt"]["legal"])
    here = page.ask("pass/lines", table="t")
    page.lang = "en"
    assert (page.ask("pass/lines", table="t") == here) is (lang == "en")


def test_what_can_be_played_is_told_without_a_server() -> None:
    told = Page(lang="de").ask("games")
    assert [game["name"] for game in told] == list(games.names())
    assert all({"random", "sailor"} <= set(game["bots"]) for game in told)
