"""The benchmark of the page: what it makes of its figures."""

import pytest

from benchmarks.web import report
from benchmarks.web.condition import PHONE, PLAIN
from benchmarks.web.motion import Motion, motion_in
from benchmarks.web.trial import Full, Plan, Trial
from benchmarks.web.visit import Opened, Shift, cumulative, quiet_from


def opened(*times: float, kb: float = 60.0) -> list[Opened]:
    return [Opened(interactive_ms=time, script_and_style_kb=kb, requests=10) for time in times]


def moving(*, missed: float) -> Motion:
    return Motion(
        frames_per_s=60 * (1 - missed),
        missed=missed,
        longest_gap_ms=50,
        animations=9,
        by_script=2,
        late_for_script=0.25,
    )


def a_trial() -> Trial:
    return Trial(
        Plan(rounds=3, games=["skull-king"]),
        home={PHONE.name: opened(900, 1000, 5000), PLAIN.name: opened(200, 250, 300)},
        tables={"skull-king": {PHONE.name: opened(1500, 1500, 1500)}},
        shifts={"home": [], "skull-king": [Shift(value=0.015, at=0, moved=["p.news"])]},
        full={
            PHONE.name: Full(cards=14, log_lines=210, motion=moving(missed=0.06), interactive_ms=1200.0),
            PLAIN.name: Full(cards=14, log_lines=220, motion=moving(missed=0.01), interactive_ms=300.0),
        },
        pads={PHONE.name: opened(700, 800, 900), PLAIN.name: opened(200)},
        pad_kb=60.0,
        others_busy=0.5,
    )


def test_medians_are_held_against_the_targets() -> None:
    found = report.as_json(a_trial())
    assert (found["home_interactive_ms"], found["first_view_kb"], found["missed_frames"]) == (1000, 60.0, 6.0)
    assert found["met"] == {
        "first_view_kb": True,
        "home_interactive_ms": True,
        "skull-king_interactive_ms": False,  # less than 1.5 s, not 1.5 s
        "full_interactive_ms": True,
        "pad_kb": False,  # less than 60, not 60
        "pad_interactive_ms": True,
        "layout_shift": True,
        "missed_frames": False,
    }
    assert found["without_slowdown"]["home_interactive_ms"] == 250


def test_people_read_a_table_with_the_ratio_and_the_warning() -> None:
    text = report.as_text(a_trial())
    home = next(line for line in text.splitlines() if line.startswith("home"))
    assert " ".join(home.split()) == "home: ready for a tap 1,000 ms < 1,500 ms met 250.0 ms 4.0 x"
    assert "NOT MET" in text
    assert "14 cards in hand, 210 lines" in text
    assert "7 of 9 animations need no script; a script would be late for 25%" in text
    assert "other programs kept 50%" in text


def test_nothing_measured_is_nothing_met() -> None:
    found = report.goals(Trial(Plan(games=["skull-king"])))
    assert {goal.met for goal in found.values()} == {None}
    assert report.as_text(Trial(Plan(games=[])))


def test_frames_are_those_that_were_drawn() -> None:
    """Half a second at sixty a second, of which six were missed in one gap."""
    times = [n * 1_000_000 / 60 for n in range(31) if not 10 <= n < 16]
    drawn = [{"name": "DrawFrame", "ts": time} for time in times]
    others = [{"name": "BeginFrame", "ts": 0}, {"name": "Animation", "ts": 0, "args": {"data": {"state": "running"}}}]
    told = [{"name": "Animation", "ts": 0, "args": {"data": {"compositeFailed": failed}}} for failed in (0, 0, 8)]
    found = motion_in([*others, *reversed(drawn), *told], [16.7, 16.7, 33.3, 50.0])
    assert found.frames_per_s == pytest.approx(48)
    assert found.missed == pytest.approx(0.2)
    assert found.longest_gap_ms == pytest.approx(7 * 1000 / 60)
    assert (found.animations, found.by_script, found.late_for_script) == (3, 1, 0.5)


@pytest.mark.parametrize(
    ("tasks", "expected"),
    [
        ([], 100),
        ([[10, 90]], 100),
        ([[120, 180]], 180),  # right behind it
        ([[120, 350], [400, 460]], 460),  # one after another
        ([[301, 400]], 100),  # later: something else
    ],
)
def test_a_tap_is_heard_when_long_tasks_are_done(tasks: list[list[float]], expected: float) -> None:
    assert quiet_from(100, tasks) == expected


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        ([], 0),
        ([0, 500, 1400], 3),
        ([0, 500, 1600], 2),  # after a pause of more than a second the count begins anew
        ([0, 900, 1800, 2700, 3600, 4500, 5400], 6),  # no burst is longer than five seconds
    ],
)
def test_layout_shift_is_counted_in_bursts(at: list[float], expected: float) -> None:
    assert cumulative([Shift(value=1, at=when, moved=[]) for when in at]) == expected
