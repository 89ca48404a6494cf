"""Whatever cannot be is refused in one clear sentence, with the rule and the step if any, and changes nothing."""

import json
from typing import Any

import msgspec
import pytest

from skulduggery import games
from skulduggery.film import film
from skulduggery.kernel.record import parse_record
from skulduggery.kernel.seats import Seat
from tests.games.test_golden import kept
from tests.local.asking import Page

PEOPLE = [{"name": "Anna"}, {"name": "Ben"}]


@pytest.mark.parametrize(
    ("wanted", "reason", "rule", "said"),
    [
        ({"game": "chess", "players": PEOPLE}, "game-unknown", None, "skull-king"),
        ({"game": "skull-king", "players": PEOPLE[:1]}, "player-count", "SK-03", "2"),
        ({"game": "skull-king", "players": PEOPLE, "options": {"scoring": "wild"}}, "option-value", None, "landlubber"),
        ({"game": "skull-king", "players": PEOPLE, "options": {"speed": "high"}}, "option-unknown", None, "scoring"),
        ({"game": "skull-king", "players": [*PEOPLE, {"name": "X", "bot": "hal"}]}, "bot-unknown", None, "sailor"),
    ],
)
def test_a_table_that_cannot_be_opened(wanted: Any, reason: str, rule: str | None, said: str) -> None:
    problem = Page().problem("pass/open", table="t", wanted=wanted)
    assert (problem["reason"], problem["rule"]) == (reason, rule)
    assert said in problem["message"]


@pytest.mark.parametrize(
    ("seat", "prompt", "move", "reason", "rule"),
    [
        (0, 1, {"type": "bid", "bid": 7}, "bid-range", "SK-21"),
        (0, 1, {"type": "play", "card": "Y1"}, "bids-first", "SK-20"),
        (0, 1, {"type": "dance"}, "bad-move", None),
        (0, 9, {"type": "bid", "bid": 1}, "old-prompt", None),
        (2, 1, {"type": "bid", "bid": 1}, "not-asked", None),
    ],
)
def test_a_decision_that_cannot_be_made(seat: int, prompt: int, move: Any, reason: str, rule: str | None) -> None:
    page = Page()
    before = page.open("skull-king", 2)
    problem = page.problem("pass/decide", table="t", seat=seat, prompt=prompt, move=move)
    assert (problem["reason"], problem["rule"]) == (reason, rule)
    assert problem["message"]
    assert page.stand()["save"] == before["save"]


def test_nobody_decides_twice() -> None:
    page = Page()
    page.open("skull-king", 2)
    page.decide(0, {"type": "bid", "bid": 1})
    assert page.problem("pass/decide", table="t", seat=0, prompt=2, move={"type": "bid", "bid": 0})["message"]


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_a_damaged_record_is_refused_with_the_step_and_the_rule(lang: str) -> None:
    record = golden("skull-king")
    number = next(n for n, step in enumerate(record["log"], start=1) if "bid" in step)
    record["log"][number - 1]["bid"] = 99
    for name, payload in (
        ("film", {"record": json.dumps(record)}),
        ("pass/take-up", {"table": "t", "save": {"record": json.dumps(record)}}),
    ):
        problem = Page(lang=lang).problem(name, **payload)
        assert (problem["step"], problem["rule"]) == (number, "SK-21")
        assert problem["message"].endswith(".")
        assert not any(mark in problem["message"] for mark in ("{", "(")), "a sentence for people"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "skulduggery/9"}', "null"])
def test_what_is_no_record_is_refused(text: str) -> None:
    problem = Page().problem("film", record=text)
    assert problem["message"]
    assert problem["step"] is None


def test_a_film_for_a_seat_that_is_not_there() -> None:
    record = json.dumps(golden("skull-king"))
    assert Page().problem("film", record=record, viewer=6)["reason"] == "no-such-seat"


def test_a_film_is_the_servers_film() -> None:
    text = json.dumps(golden("sleeping-queens"))
    game, record = parse_record(text, games.find)
    expected = film(game, record, viewer=Seat(1), language="fr")
    assert Page(lang="fr").ask("film", record=text, viewer=1) == msgspec.json.decode(msgspec.json.encode(expected))


def golden(name: str) -> dict[str, Any]:
    game = games.find(name)
    assert game is not None
    return json.loads(kept(game)[0])
