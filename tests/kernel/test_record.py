"""Reading a record is strict: whatever is wrong is reported with its step, the rule and what was allowed."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from skulduggery import games
from skulduggery.kernel.record import MAX_BYTES, BadRecord, parse_record
from skulduggery.kernel.replay import check, replay

Change = Callable[[dict[str, Any]], None]

ROUND_ONE: list[dict[str, Any]] = [
    {"deal": {"round": 1, "dealer": 1, "hands": [["Y2"], ["SK"]]}},
    {"seat": 0, "bid": 0},
    {"seat": 1, "bid": 1},
    {"seat": 0, "play": "Y2"},
    {"seat": 1, "play": "SK"},
    {"score": {"round": 1, "won": [0, 1], "bonus": [0, 0], "points": [10, 20], "totals": [10, 20]}},
]
ROUND_TWO: list[dict[str, Any]] = [
    {"deal": {"round": 2, "dealer": 0, "hands": [["R3", "SM"], ["R9", "K1"]]}},
    {"seat": 0, "bid": 1},
    {"seat": 1, "bid": 1},
    {"seat": 1, "play": "R9"},
    {"seat": 0, "play": "SM", "as": "pirate"},
    {"seat": 0, "play": "R3"},
    {"seat": 1, "play": "K1"},
]


def unfinished() -> dict[str, Any]:
    """A game of two that stops in the second round, before its score is written."""
    return json.loads(
        json.dumps(
            {
                "format": "skulduggery/1",
                "game": "skull-king",
                "rules": 1,
                "options": {"scoring": "standard"},
                "players": [{"name": "Anna"}, {"name": "Ben", "bot": "sailor"}],
                "log": ROUND_ONE + ROUND_TWO,
            }
        )
    )


def finished() -> dict[str, Any]:
    """Ten rounds in which seat 0 always holds the lowest cards and everybody bids 0."""
    whole = unfinished()
    log: list[dict[str, Any]] = []
    totals = [0, 0]
    for number in range(1, 11):
        dealer = (number - 1) % 2
        low = [f"Y{n}" for n in range(1, number + 1)]
        high = [f"K{n}" for n in range(1, number + 1)]
        log += [
            {"deal": {"round": number, "dealer": dealer, "hands": [low, high]}},
            *({"seat": seat, "bid": 0} for seat in (0, 1)),
        ]
        for turn in range(number):
            plays = [{"seat": 0, "play": low[turn]}, {"seat": 1, "play": high[turn]}]
            log += plays if turn == 0 and dealer == 1 else plays[::-1]
        totals = [totals[0] + 10 * number, totals[1] - 10 * number]
        points = [10 * number, -10 * number]
        log.append(
            {"score": {"round": number, "won": [0, number], "bonus": [0, 0], "points": points, "totals": list(totals)}}
        )
    whole["log"] = log
    whole["result"] = {"scores": totals, "places": [1, 2]}
    return whole


def read(whole: Any) -> None:
    game, record = parse_record(json.dumps(whole), games.find)
    check(game, record)


def fault(whole: Any) -> BadRecord:
    with pytest.raises(BadRecord) as bad:
        read(whole)
    return bad.value


def test_good_records_are_read() -> None:
    read(unfinished())
    read(finished())


def test_an_unfinished_log_may_stop_after_any_step() -> None:
    for stop in range(len(unfinished()["log"]) + 1):
        whole = unfinished()
        whole["log"] = whole["log"][:stop]
        read(whole)


def test_a_log_that_lacks_only_its_last_score_is_unfinished() -> None:
    whole = finished()
    whole["log"].pop()
    assert (fault(whole).reason, fault(whole).rule) == ("result-too-early", "SK-70")
    del whole["result"]
    read(whole)


def test_keys_we_do_not_know_are_passed_over() -> None:
    whole = unfinished()
    whole["mood"] = {"sea": "rough"}
    whole["meta"] = ["anything", {"when": "today"}]
    whole["players"][0]["hat"] = 3
    whole["log"][0]["deal"]["wind"] = None
    whole["log"][1]["comment"] = "brave"
    whole["log"][5]["score"]["pencil"] = True
    read(whole)


def test_the_legal_list_may_be_there_in_any_order() -> None:
    whole = unfinished()
    whole["log"][7]["legal"] = [{"bid": 2}, {"bid": 0, "comment": "timid"}, {"bid": 1}]
    whole["log"][10]["legal"] = [{"play": "SM", "as": "escape"}, {"play": "R3"}, {"play": "SM", "as": "pirate"}]
    read(whole)


def test_events_come_back_from_a_record() -> None:
    game, record = parse_record(json.dumps(unfinished()), games.find)
    steps = list(replay(game, record))
    assert [step.number for step in steps] == list(range(1, 14))
    assert "because='SK-43'" in repr(steps[10].events)


def at(*path: str | int, value: Any) -> Change:
    def change(whole: dict[str, Any]) -> None:
        holder: Any = whole
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = value

    return change


def without(*path: str | int) -> Change:
    def change(whole: dict[str, Any]) -> None:
        holder: Any = whole
        for key in path[:-1]:
            holder = holder[key]
        del holder[path[-1]]

    return change


def inserted(index: int, step: Any) -> Change:
    def change(whole: dict[str, Any]) -> None:
        whole["log"].insert(index, step)

    return change


DEAL, SCORE = ("log", 6, "deal"), ("log", 5, "score")
HUGE = 10**300


@pytest.mark.parametrize(
    ("change", "reason", "rule"),
    [
        (at("format", value="skulduggery/2"), "format-unknown", None),
        (at("format", value=1), "not-a-text", None),
        (without("format"), "missing", None),
        (at("game", value="chess"), "game-unknown", None),
        (at("game", value=["skull-king"]), "not-a-text", None),
        (at("game", value="skull_king"), "game-unknown", None),
        (at("game", value="../skull-king"), "game-unknown", None),
        (at("rules", value=2), "rules-unknown", None),
        (at("rules", value=True), "not-a-number", None),
        (at("rules", value=1.0), "not-a-number", None),
        (at("rules", value=HUGE), "rules-unknown", None),
        (without("rules"), "missing", None),
        (without("options"), "missing", None),
        (at("options", value=[]), "not-an-object", None),
        (at("options", value={}), "option-missing", None),
        (at("options", "scoring", value="fair"), "option-value", None),
        (at("options", "joker", value="on"), "option-unknown", None),
        (at("players", value={}), "not-a-list", None),
        (at("players", value=[]), "player-count", "SK-03"),
        (at("players", value=[{"name": "Anna"}]), "player-count", "SK-03"),
        (at("players", value=[{"name": "Anna"}] * 7), "player-count", "SK-03"),
        (at("players", 0, value="Anna"), "not-an-object", None),
        (at("players", 0, value={}), "missing", None),
        (at("players", 0, "name", value=7), "not-a-text", None),
        (at("players", 1, "bot", value=None), "not-a-text", None),
        (without("log"), "missing", None),
        (at("log", value={}), "not-a-list", None),
        (at("result", value=[]), "not-an-object", None),
        (at("result", value={"scores": [0, 0]}), "missing", None),
        (at("result", value={"scores": [0], "places": [1, 2]}), "wrong-length", None),
        (at("result", value={"scores": [0, "0"], "places": [1, 2]}), "not-a-number", None),
        (at("result", value={"scores": [10, 20], "places": [2, 1]}), "result-too-early", "SK-70"),
    ],
)
def test_a_wrong_envelope_is_refused(change: Change, reason: str, rule: str | None) -> None:
    whole = unfinished()
    change(whole)
    bad = fault(whole)
    assert (bad.reason, bad.rule, bad.step) == (reason, rule, None)


@pytest.mark.parametrize(
    ("change", "step", "reason", "rule"),
    [
        (at("log", 0, value=None), 1, "step-not-an-object", None),
        (at("log", 0, value=[]), 1, "step-not-an-object", None),
        (at("log", 0, value={}), 1, "no-action", None),
        (at("log", 1, "play", value="Y2"), 2, "two-actions", None),
        (at("log", 1, "score", value={}), 2, "two-actions", None),
        (without("log", 1, "seat"), 2, "missing", None),
        (at("log", 1, "seat", value="0"), 2, "not-a-number", None),
        (at("log", 1, "seat", value=True), 2, "not-a-number", None),
        (at("log", 1, "seat", value=2), 2, "no-such-seat", "SK-03"),
        (at("log", 1, "seat", value=-1), 2, "no-such-seat", "SK-03"),
        (at("log", 0, "seat", value=0), 1, "seat-not-expected", None),
        (at("log", 5, "seat", value=0), 6, "seat-not-expected", None),
        # deals
        (at(*DEAL, value=[]), 7, "not-an-object", None),
        (at(*DEAL, "round", value=3), 7, "wrong-round", "SK-10"),
        (without(*DEAL, "dealer"), 7, "missing", None),
        (at(*DEAL, "dealer", value=1), 7, "wrong-dealer", "SK-12"),
        (at("log", 0, "deal", "dealer", value=2), 1, "no-such-seat", "SK-13"),
        (at(*DEAL, "hands", value=[["R3", "SM"]]), 7, "wrong-length", "SK-10"),
        (at(*DEAL, "hands", 0, value=["R3"]), 7, "wrong-length", "SK-10"),
        (at(*DEAL, "hands", 0, value="R3"), 7, "not-a-list", None),
        (at(*DEAL, "hands", 0, 0, value=3), 7, "not-a-text", None),
        (at(*DEAL, "hands", 0, 0, value="R14"), 7, "no-such-card", "SK-01"),
        (at(*DEAL, "hands", 0, 0, value="R9"), 7, "too-many-of-a-card", "SK-01"),
        (at(*DEAL, "hands", 1, 0, value="SM"), 7, "too-many-of-a-card", "SK-01"),
        (inserted(1, ROUND_ONE[0]), 2, "step-not-due", "SK-10"),
        (without("log", 6), 7, "cards-first", "SK-10"),
        # bids
        (at("log", 1, "bid", value=2), 2, "bid-range", "SK-21"),
        (at("log", 1, "bid", value=-1), 2, "bid-range", "SK-21"),
        (at("log", 1, "bid", value=HUGE), 2, "bid-range", "SK-21"),
        (at("log", 1, "bid", value="1"), 2, "not-a-number", None),
        (at("log", 1, "bid", value=1.0), 2, "not-a-number", None),
        (at("log", 1, "bid", value=None), 2, "not-a-number", None),
        (inserted(2, {"seat": 0, "bid": 1}), 3, "bid-stands", "SK-21"),
        (inserted(3, {"seat": 1, "bid": 1}), 4, "bid-stands", "SK-21"),
        (without("log", 2), 3, "bids-first", "SK-20"),
        # cards
        (at("log", 9, "play", value="Y1"), 10, "not-held", "SK-10"),
        (at("log", 9, "play", value="queen"), 10, "no-such-card", "SK-01"),
        (at("log", 9, "play", value=9), 10, "not-a-text", None),
        (at("log", 9, "seat", value=0), 10, "not-your-turn", "SK-30"),
        (inserted(4, {"seat": 0, "play": "Y2"}), 5, "not-your-turn", "SK-30"),
        (without("log", 10, "as"), 11, "mary-must-choose", "SK-36"),
        (at("log", 10, "as", value="mermaid"), 11, "mary-must-choose", "SK-36"),
        (at("log", 9, "as", value="pirate"), 10, "only-mary-chooses", "SK-36"),
        # scores
        (without("log", 5), 6, "step-missing", "SK-60"),
        (inserted(1, ROUND_ONE[5]), 2, "step-not-due", "SK-60"),
        (at(*SCORE, value=None), 6, "differs", "SK-60"),
        (at(*SCORE, "round", value=2), 6, "differs", "SK-10"),
        (at(*SCORE, "won", value=[1, 0]), 6, "differs", "SK-49"),
        (at(*SCORE, "won", value=[False, True]), 6, "differs", "SK-49"),
        (at(*SCORE, "won", value=[0, 1, 0]), 6, "differs", "SK-49"),
        (at(*SCORE, "bonus", value=[0, 30]), 6, "differs", "SK-64"),
        (at(*SCORE, "points", 0, value=20), 6, "differs", "SK-62"),
        (at(*SCORE, "points", 1, value=10), 6, "differs", "SK-60"),
        (at(*SCORE, "totals", value=[10, HUGE]), 6, "differs", "SK-70"),
        (without(*SCORE, "totals"), 6, "missing", "SK-70"),
        # legal lists
        (at("log", 1, "legal", value=[{"bid": 0}]), 2, "legal-differs", None),
        (at("log", 1, "legal", value=[{"bid": 0}, {"bid": 1}, {"bid": 2}]), 2, "legal-differs", None),
        (at("log", 1, "legal", value=[{"bid": 0}, {"bid": 0}]), 2, "legal-differs", None),
        (at("log", 1, "legal", value=[{"bid": 0}, {"bid": 1, "seat": 0}]), 2, "legal-differs", None),
        (at("log", 1, "legal", value=[{"bid": 0}, {"bid": 1, "play": "Y2"}]), 2, "legal-differs", None),
        (at("log", 1, "legal", value=[{"bid": False}, {"bid": 1.0}]), 2, "legal-differs", None),
        (at("log", 1, "legal", value=[{"bid": 0}, None]), 2, "legal-differs", None),
        (at("log", 1, "legal", value="all"), 2, "not-a-list", None),
    ],
)
def test_a_wrong_step_is_refused(change: Change, step: int, reason: str, rule: str | None) -> None:
    whole = unfinished()
    change(whole)
    bad = fault(whole)
    assert (bad.step, bad.reason, bad.rule) == (step, reason, rule)


def test_decisions_of_one_moment_stand_in_seat_order() -> None:
    whole = unfinished()
    whole["log"][1:3] = whole["log"][2:0:-1]
    bad = fault(whole)
    assert (bad.step, bad.reason) == (3, "not-in-seat-order")


def test_must_follow_says_what_was_allowed() -> None:
    whole = unfinished()
    whole["log"][6]["deal"]["hands"] = [["R3", "Y5"], ["R9", "K1"]]
    whole["log"][10] = {"seat": 0, "play": "Y5"}
    bad = fault(whole)
    assert (bad.step, bad.rule, bad.reason) == (11, "SK-31", "must-follow")
    assert bad.allowed == ('{"seat": 0, "play": "R3"}',)


def test_what_was_allowed_names_whoever_was_to_act() -> None:
    whole = unfinished()
    whole["log"][9]["seat"] = 0
    assert fault(whole).allowed == ('{"seat": 1, "play": "R9"}', '{"seat": 1, "play": "K1"}')
    whole = unfinished()
    del whole["log"][0]
    assert fault(whole).allowed == ("deal",)
    whole = unfinished()
    del whole["log"][5]
    assert fault(whole).allowed[0].startswith('{"score": {"round": 1')


def test_steps_after_the_end_are_refused() -> None:
    for extra in ({"seat": 0, "bid": 0}, {"seat": 0, "play": "Y1"}, ROUND_ONE[0], ROUND_ONE[5]):
        whole = finished()
        last = len(whole["log"])
        whole["log"].append(extra)
        bad = fault(whole)
        assert (bad.step, bad.reason, bad.rule) == (last + 1, "after-the-end", "SK-70")


def test_the_result_must_be_there_and_right() -> None:
    whole = finished()
    del whole["result"]
    assert (fault(whole).reason, fault(whole).rule) == ("result-missing", "SK-70")
    for wrong in ({"scores": [0, 0], "places": [1, 1]}, {"scores": [550, -550], "places": [2, 1]}):
        whole["result"] = wrong
        bad = fault(whole)
        assert bad.reason == "result-differs"
        assert bad.allowed == ('{"scores": [550, -550], "places": [1, 2]}',)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "not-json"),
        (b"{", "not-json"),
        (json.dumps(unfinished())[:-40].encode(), "not-json"),
        (b"[1, 2", "not-json"),
        (b"nonsense", "not-json"),
        (b"3", "not-a-record"),
        (b"null", "not-a-record"),
        (b"[]", "not-a-record"),
        (b'"text"', "not-a-record"),
        (b"\xff\xfe{}", "not-utf8"),
        (b'{"a": "\\ud800"}', "lone-surrogate"),
        (b"[" * 100_000, "too-deep"),
        (b'{"a":' * 100_000, "too-deep"),
        (b'{"a": 1, "a": 2}', "key-twice"),
        (b'{"a": NaN}', "not-a-json-number"),
        (b'{"a": -Infinity}', "not-a-json-number"),
        (b'{"a": ' + b"9" * 5000 + b"}", "number-too-long"),
        (b" " * (MAX_BYTES + 1), "too-long"),
    ],
)
def test_text_that_is_no_record_is_refused(text: bytes, reason: str) -> None:
    with pytest.raises(BadRecord) as bad:
        parse_record(text, games.find)
    assert bad.value.reason == reason


def test_huge_numbers_everywhere_are_refused_not_choked_on() -> None:
    for path in (("log", 0, "deal", "round"), ("log", 0, "deal", "dealer"), ("log", 1, "seat"), ("log", 1, "bid")):
        whole = unfinished()
        at(*path, value=int("9" * 4000))(whole)
        assert fault(whole).step in (1, 2)
