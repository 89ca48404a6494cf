"""Screenshots: what can be asked for, and the one page that shows them all."""

import re

import pytest

from scripts.screenshots import LOOKS, SIZES, Picture, contact_sheet, format_size, looks_of, main, parse_size, parser


def test_a_size_comes_back_as_it_was_written() -> None:
    assert [parse_size(format_size(size)) for size in SIZES] == list(SIZES)
    assert {(320, 568), (740, 360), (1920, 1080)} <= set(SIZES)


@pytest.mark.parametrize("wrong", [["--size", "wide"], ["--size", "740"], ["--game", "chess"], ["--theme", "pink"]])
def test_what_is_not_there_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(wrong)
    assert end.value.code == 2
    assert wrong[1] in capsys.readouterr().err


def test_filters_may_be_given_several_times() -> None:
    asked = parser().parse_args(["--size", "740x360", "--size", "320x568", "--players", "6", "--game", "skull-queen"])
    assert (asked.size, asked.players, asked.game) == ([(740, 360), (320, 568)], [6], ["skull-queen"])


def test_one_page_shows_every_picture_and_leads_to_it() -> None:
    scenes = ("home", "skull-king-6-playing")
    pictures = [Picture(scene, theme, size, text) for scene in scenes for theme, text in LOOKS for size in SIZES]
    page = contact_sheet(pictures)
    files = [f"{picture.name}.png" for picture in pictures]
    assert re.findall(r'href="([^"]+)"', page) == re.findall(r'src="([^"]+)"', page) == files
    assert len(set(files)) == len(scenes) * len(LOOKS) * len(SIZES)
    assert page.count("<h2>") == len(scenes) * len(LOOKS)


def test_large_text_and_forced_colours_are_taken_unless_others_are_asked_for() -> None:
    assert {("dark", 150), ("dark", 200), ("forced", 100)} < set(looks_of(parser().parse_args([])))
    assert looks_of(parser().parse_args(["--text", "200", "--text", "100"])) == (("dark", 200), ("dark", 100))
    assert looks_of(parser().parse_args(["--theme", "light"])) == (("light", 100),)
