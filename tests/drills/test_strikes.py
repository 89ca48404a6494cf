"""What can be broken, and which trials there are."""

from pathlib import Path

import pytest

from drills.page.person import TRY_AGAIN
from drills.page.plan import FRAMES, strikes
from drills.page.strikes import (
    FAULTS,
    FRAME_WAYS,
    REQUEST_WAYS,
    Frame,
    Request,
    Strike,
    Target,
    general,
    parse_strike,
)

GAMES = Request("GET", "/api/games")
GUESTS = Request("POST", "/api/guests")
SCRIPT = Request("GET", "/assets/page.js")
LOCALES = Path(__file__).parents[2] / "src" / "skulduggery" / "locales"


@pytest.mark.parametrize(
    "strike",
    [
        *(Strike(way, Request("GET", "/api/tables/*/log", 2)) for way in REQUEST_WAYS),
        *(Strike(way, Frame("down", 13)) for way in FRAME_WAYS),
    ],
    ids=str,
)
def test_the_text_of_a_strike_names_it(strike: Strike) -> None:
    assert parse_strike(str(strike)) == strike


@pytest.mark.parametrize(
    "text", ["", "cut", "cut GET", "cut GET /x", "cut GET /x 0", "late sideways 1", "garbage GET /x 1", "lost up 1"]
)
def test_what_names_no_strike(text: str) -> None:
    assert parse_strike(text) is None


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/", "/"),
        ("/assets/TablePage-B5x_Tz-q.js", "/assets/TablePage.js"),
        ("/assets/alegreya-sans-latin-400-normal-CN2k1ztg.woff2", "/assets/alegreya-sans-latin-400-normal.woff2"),
        ("/t/abcdefghijklmnopqrstu_", "/t/*"),
        ("/api/tables/abcdefghijklmnopqrst-v/log?words=en", "/api/tables/*/log"),
        ("/manifest.webmanifest", "/manifest.webmanifest"),
    ],
)
def test_what_differs_from_build_to_build_and_game_to_game_is_left_out(path: str, expected: str) -> None:
    assert general(path) == expected


def test_every_request_is_cut_delayed_and_answered_with_an_error() -> None:
    found = strikes([GAMES, GUESTS, SCRIPT], FAULTS)
    for target in (GAMES, GUESTS, SCRIPT):
        assert {strike.fault for strike in found if strike.target == target} == set(FAULTS)


def test_only_what_changes_something_can_be_done_without_an_answer() -> None:
    assert [strike.target for strike in strikes([GAMES, GUESTS], FAULTS) if strike.way == "lost"] == [GUESTS]


def test_requests_that_were_tried_before_are_left_out_unless_all_are_wanted() -> None:
    known: set[Target] = {GAMES}
    assert {strike.target for strike in strikes([GAMES, SCRIPT], FAULTS, known=known)} == {SCRIPT}
    assert known == {GAMES, SCRIPT}
    wanted = {strike.target for strike in strikes([GAMES, SCRIPT], FAULTS, known=known, every=True)}
    assert wanted == {GAMES, SCRIPT}


def test_frames_are_spread_over_the_journey_unless_all_are_wanted() -> None:
    frames = [Frame("down", nth) for nth in range(1, 32)]
    some = strikes(frames, ["delay"])
    assert [strike.target for strike in some] == [Frame("down", nth) for nth in (1, 7, 13, 19, 25, 31)]
    assert len(some) == FRAMES
    assert [strike.target for strike in strikes(frames, ["delay"], every=True)] == frames


def test_a_frame_is_cut_before_and_after_and_only_the_server_s_can_be_garbage() -> None:
    found = strikes([Frame("up", 1), Frame("down", 1)], FAULTS)
    assert [str(strike) for strike in found] == [
        *("before up 1", "after up 1", "late up 1"),
        *("before down 1", "after down 1", "late down 1", "garbage down 1"),
    ]


def test_the_button_is_known_by_the_words_that_the_page_has() -> None:
    assert f"try-again = {TRY_AGAIN}\n" in (LOCALES / "en" / "web.ftl").read_text(encoding="utf-8")
