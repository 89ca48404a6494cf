"""`./skulduggery drill page` in small: a few strikes of each kind, and a page that does get stuck."""

import json
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest

from drills.page import command
from drills.page.drill import Plan, Result, drill
from drills.page.report import as_json, as_text
from drills.page.strikes import SWALLOW, Frame, Request, Strike, parse_strike
from drills.page.trials import Ground, Outcome, Trial, attempt
from tests.browser.driver import Browser
from tests.browser.house import House

GAME = "skull-king"


@pytest.fixture
def ground(browser: Browser, house: House, tmp_path: Path) -> Ground:
    return Ground(browser=browser, port=house.port, folder=tmp_path, late_s=0.5)


def tried(ground: Ground, journey: str, text: str) -> Outcome:
    strike = parse_strike(text)
    assert strike is not None
    return attempt(Trial(GAME, journey, strike), ground)


def test_a_clean_run_counts_requests_and_frames(ground: Ground) -> None:
    outcome = attempt(Trial(GAME, "table"), ground)
    assert (outcome.verdict, outcome.problem) == ("by itself", "")
    for expected in (Request("GET", "/t/*"), Request("GET", "/api/tables/*/socket"), Frame("up", 6), Frame("down", 6)):
        assert expected in outcome.seen


@pytest.mark.parametrize(
    "text",
    [
        "cut GET /api/tables/*/socket 1",
        "portal GET /api/tables/*/log 1",
        "late down 2",
        "before down 3",
        "after up 2",
        "garbage down 3",
    ],
)
def test_a_table_goes_on_by_itself(ground: Ground, text: str) -> None:
    outcome = tried(ground, "table", text)
    assert (outcome.verdict, outcome.problem) == ("by itself", ""), outcome.shown


@pytest.mark.parametrize(
    "text",
    [
        "half GET /api/games 1",
        "portal GET /api/games 1",
        "lost POST /api/tables 1",
        "cut GET /assets/page.css 1",
    ],
)
def test_home_goes_on(ground: Ground, text: str) -> None:
    outcome = tried(ground, "start", text)
    assert outcome.verdict in ("by itself", "said"), (outcome.problem, outcome.shown)


def test_a_game_gets_its_style_sheet_at_last(ground: Ground) -> None:
    strike = Strike("cut", Request("GET", "/assets/skull-king-dice.css"))
    outcome = attempt(Trial("skull-king-dice", "table", strike), ground)
    assert outcome.verdict in ("by itself", "said"), (outcome.problem, outcome.shown)


def test_a_page_without_its_script_offers_to_try_again(ground: Ground) -> None:
    """Half of it comes. A request that is cut off before its answer is made again by the browser itself, sometimes."""
    outcome = tried(ground, "invited", "half GET /assets/page.js 1")
    assert (outcome.verdict, outcome.problem) == ("said", "")


def test_a_page_that_is_not_there_at_all_is_the_browser_s_matter(ground: Ground) -> None:
    outcome = tried(ground, "invited", "status-502 GET /t/* 1")
    assert (outcome.verdict, outcome.problem) == ("reloaded", "")


def test_what_does_not_come_up_is_not_counted_as_recovered(ground: Ground) -> None:
    assert tried(ground, "invited", "cut GET /no/such/thing 1").verdict == "not reached"


def test_a_page_that_hears_nothing_any_more_is_reported(browser: Browser, house: House, tmp_path: Path) -> None:
    """No page can go on then: the drill must not believe it."""
    ground = Ground(browser=browser, port=house.port, folder=tmp_path, patience_s=2.0)
    plan = Plan(games=[GAME], journeys=["table"], only=[Strike(SWALLOW, Frame("down", 3))], jobs=1)
    result = drill(plan, ground, lambda done, total, last: None)
    [stuck] = result.stuck
    engine = "" if browser.engine == "chromium" else f" --engine {browser.engine}"
    repeat = f'./skulduggery drill page --game {GAME} --journey table{engine} --only "swallow down 3"'
    assert stuck.repeat == repeat
    assert Path(stuck.screenshot).read_bytes().startswith(b"\x89PNG")
    [told] = as_json(result)["stuck"]
    assert (told["repeat"], told["strike"], told["screenshot"]) == (repeat, "swallow down 3", stuck.screenshot)
    assert told["shown"] != "nothing"
    for part in (repeat, "decisions to be acknowledged", stuck.shown, stuck.screenshot):
        assert part in as_text(plan, result)


def test_the_command_repeats_one_trial(
    ground: Ground, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:

    def standing(engine: str, seed: int) -> AbstractContextManager[Ground]:
        assert (engine, seed) == ("chromium", 3)
        return nullcontext(ground)

    monkeypatch.setattr(command, "ground", standing)
    only = "late GET /api/tables/* 1"
    assert command.main(["--game", GAME, "--journey", "invited", "--only", only, "--seed", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["drill"], told["good"], told["trials"], told["recovered"], told["stuck"]) == ("page", True, 1, 1, [])


def no_engine(engine: str) -> str:
    return f"there is no {engine}"


def test_without_a_browser_nothing_begins(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command, "why_missing", no_engine)
    assert command.main(["--engine", "firefox"]) == 2
    assert capsys.readouterr().err == "skulduggery drill page: there is no firefox\n"


@pytest.mark.parametrize(
    "arguments",
    [
        "--game chess",
        "--fault fire",
        "--engine lynx",
        "--journey home",
        "--only cut",
        "--seed -1",
        "--minutes 0",
        "--minutes soon",
        "--jobs 0",
        "--colour",
    ],
)
def test_bad_input_is_one_line(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(arguments.split())
    told = capsys.readouterr()
    assert (ended.value.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert arguments.split()[0] in told.err


def test_a_result_says_what_was_left_out() -> None:
    plan = Plan(games=[GAME], journeys=["table"], minutes=1)
    text = as_text(plan, Result(outcomes=(), frames=20, requests=30, left_out=7))
    for part in ("30 requests and 20 frames", "6 each way", "7 were left out", "No page got stuck"):
        assert part in text
