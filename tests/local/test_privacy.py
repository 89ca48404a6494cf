"""Nothing that a table tells one viewer depends on what that viewer cannot see, nor does the way of the phone."""

import random
from typing import Any

import msgspec
import pytest

from skulduggery import games
from skulduggery.games.sleeping_queens.cards import DRAGON, KNIGHT, POTION, WAND
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.seats import Seat
from skulduggery.local import table
from skulduggery.local.course import Course
from skulduggery.locales import Speech
from tests import seeds
from tests.local.asking import Page

KEPT = ("decisions", "asked", "together", "sealed", "before", "shown", "now", "news")
"""All that a page shows of a standing: the save is for the device alone."""

TABLES = [(game, seats) for game in games.all_games() for seats in (game.PLAYERS[0], 3)]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda part: getattr(part, "NAME", str(part)))
def test_another_truth_that_fits_the_view_is_told_the_same(game: AnyGame, seats: int) -> None:
    rng = seeds.rng("local privacy", game.NAME, seats)
    page = Page()
    standing = page.open(game.NAME, seats)
    for _ in range(30):
        check_moment(page.desk._courses["t"], rng)
        standing = page.decide_at_random(standing, rng)
        if not standing["asked"]:
            break


def test_a_table_that_tells_too_much_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    page.open("skull-king", 3)
    course = page.desk._courses["t"]
    monkeypatch.setattr(course.game, "view", lambda state, viewer: state.phase)  # pyright: ignore
    with pytest.raises(AssertionError):
        assert told(course, None, course.state) == told(course, None, other_deal(course))


def check_moment(course: Course, rng: random.Random) -> None:
    truth = course.state
    for viewer in (None, *(Seat(seat) for seat in range(course.match.config.seats))):
        other = course.game.belief.sample(course.game.view(truth, viewer), rng)
        assert told(course, viewer, other) == told(course, viewer, truth)


def told(course: Course, viewer: Seat | None, state: Any) -> tuple[bytes, tuple[Seat, ...]]:
    """What the viewer is told, and to whom the phone would go, if that were the truth."""
    truth, past = course.state, course.past[-1]
    course.match.state = state
    course.past[-1] = msgspec.structs.replace(past, state=state)
    try:
        speech = Speech("en", course.game.NAME, [player.name for player in course.match.players])
        return msgspec.json.encode(table.whole(course, speech, viewer)), course.asked
    finally:
        course.match.state, course.past[-1] = truth, past


def other_deal(course: Course) -> Any:
    phase = course.state.phase
    return msgspec.structs.replace(course.state, phase=msgspec.structs.replace(phase, hands=phase.hands[::-1]))


# --- SL-43 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attack", "defence"), [(KNIGHT, DRAGON), (POTION, WAND)])
def test_everybody_who_is_attacked_is_handed_the_phone(attack: str, defence: str) -> None:
    """SL-43: with and without the card against it nothing differs for the others, until the answer has been given."""
    able, unable = attacked(attack, holds=defence), attacked(attack, holds="9")
    assert public(able.stand()) == public(unable.stand())
    assert able.stand()["asked"] == [1]
    assert able.look(0) == unable.look(0)
    after = [page.decide(1, {"type": "defend", "defend": False}) for page in (able, unable)]
    events = [[event for shown in one["shown"] for event in shown["events"]] for one in after]
    assert kinds(events[0]) == kinds(events[1])
    assert after[0]["decisions"] == after[1]["decisions"]


@pytest.mark.parametrize(("attack", "defence"), [(KNIGHT, DRAGON), (POTION, WAND)])
def test_those_who_cannot_defend_have_one_answer(attack: str, defence: str) -> None:
    """SL-43"""
    page = attacked(attack, holds="9")
    prompt = page.look(1)["prompt"]
    assert prompt["legal"] == [{"type": "defend", "defend": False}]
    assert [no["why"]["rule"] for no in prompt["refused"]] == ["SL-43"]
    move = {"type": "defend", "defend": True}
    no = page.problem("pass/decide", table="t", seat=1, prompt=prompt["id"], move=move)
    assert no["rule"] == "SL-43"
    assert len(attacked(attack, holds=defence).look(1)["prompt"]["legal"]) == 2


def test_keeping_a_table_does_not_tell_who_could_defend() -> None:
    """SL-43: whoever was asked before the page was closed is asked again, able or not."""
    for holds in (DRAGON, "9"):
        before = attacked(KNIGHT, holds=holds).stand()
        after = Page().ask("pass/take-up", table="t", save=before["save"])
        assert public(after) == public(before)


def test_a_bot_that_cannot_defend_holds_nobody_up() -> None:
    page = attacked(KNIGHT, holds="9", bot="sailor")
    assert page.stand()["asked"] == [0], "the bot has lost its queen and had its turn"
    assert "queen-taken" in [line["kind"] for line in page.ask("pass/lines", table="t")]


def attacked(attack: str, *, holds: str, bot: str | None = None) -> Page:
    """Seat 0 has just attacked a queen of seat 1, who holds that card."""
    queens = ("heart", "cake", "rainbow", "starfish", "ladybug", "moon")
    rest = ("peacock", "sunflower", "cat", "dog", "pancake", "rose")
    hands = [[attack, "1", "2", "3", "5"], ["king", holds, "7", "8", "10"]]
    log = [
        {"deal": {"dealer": 0, "hands": hands, "queens": [*queens, *rest]}},
        {"seat": 1, "king": 0},
        {"draw": {"seat": 1, "cards": ["4"]}},
    ]
    record: dict[str, Any] = {
        "format": "skulduggery/1",
        "game": "sleeping-queens",
        "rules": 1,
        "options": {},
        "players": [{"name": "Anna"}, {"name": "Ben", **({"bot": bot} if bot else {})}],
        "log": log,
    }
    page = Page()
    page.ask("pass/take-up", table="t", save={"record": msgspec.json.encode(record).decode()})
    page.decide(0, {"type": attack, "queen": "heart"})
    return page


def public(standing: dict[str, Any]) -> dict[str, Any]:
    return {part: standing[part] for part in KEPT if part not in ("before", "shown")}


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["type"] for event in events]
