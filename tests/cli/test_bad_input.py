"""Bad input of any kind: exit status 2 and one clear line that says what was wrong and what is allowed."""

import os
from pathlib import Path

import pytest

from skulduggery.cli.language import language_of
from tests.cli.running import assert_one_clear_line, skulduggery

SIMULATE = ("simulate", "skull-king", "--players", "3")

BAD = {
    "no such command": (("frob",), "serve, play"),
    "no such argument": (("games", "--frob"), "--frob"),
    "one argument too many": (("games", "more"), "more"),
    "arguments missing": (("simulate",), "--players"),
    "file missing from the arguments": (("check",), "FILE"),
    "value missing": (("simulate", "skull-king", "--players"), "--players"),
    "value where none belongs": ((*SIMULATE, "--legal=yes"), "--legal"),
    "play: no such game": (("play", "chess"), "skull-king"),
    "simulate: no such game": (("simulate", "chess", "--players", "3"), "skull-king"),
    "bots: no such game": (("bots", "chess"), "skull-king"),
    "rules: no such game": (("rules", "chess"), "skull-king"),
    "too many players": (("simulate", "skull-king", "--players", "7"), "2 to 6"),
    "too few players": (("play", "skull-king", "--players", "1"), "SK-03"),
    "negative players": (("play", "skull-king", "--players", "-3"), "2 to 6"),
    "players in words": (("play", "skull-king", "--players", "four"), "four"),
    "huge players": (("play", "skull-king", "--players", "9" * 5000), "2 to 6"),
    "no such option": ((*SIMULATE, "--option", "speed=high"), "scoring"),
    "no such value": ((*SIMULATE, "--option", "scoring=double"), "landlubber"),
    "option without a value": ((*SIMULATE, "--option", "scoring"), "name=value"),
    "option twice": ((*SIMULATE, "--option", "scoring=standard", "--option", "scoring=standard"), "twice"),
    "numbers out of range": (
        ("simulate", "skull-queen", "--players", "3", "--option", "plank_values=1,2,3,4,100"),
        "plank_values",
    ),
    "no such bot": ((*SIMULATE, "--bots", "kraken"), "random"),
    "empty bot": ((*SIMULATE, "--bots", ""), "random"),
    "wrong number of bots": ((*SIMULATE, "--bots", "random,random"), "3"),
    "play: wrong number of bots": (("play", "skull-king", "--players", "4", "--bots", "random,random"), "3"),
    "no games": ((*SIMULATE, "--games", "0"), "--games"),
    "negative games": ((*SIMULATE, "--games", "-5"), "-5"),
    "half a game": ((*SIMULATE, "--games", "0.5"), "0.5"),
    "huge games": ((*SIMULATE, "--games", "9" * 30), "1000000000"),
    "seed in words": ((*SIMULATE, "--seed", "lucky"), "lucky"),
    "negative seed": ((*SIMULATE, "--seed", "-1"), "--seed"),
    "digits that are no ASCII": ((*SIMULATE, "--games", "٣"), "--games"),
    "no jobs": ((*SIMULATE, "--jobs", "0"), "--jobs"),
    "no such seat": (("play", "skull-king", "--players", "3", "--seat", "4"), "1 to 3"),
    "blank name": (("play", "skull-king", "--name", " "), "1 to 40"),
    "no such language": (("games", "--lang", "xx"), "en, de, fr, it"),
    "replay: missing file": (("replay", "nowhere.jsonl"), "nowhere.jsonl"),
    "check: missing file": (("check", "nowhere.jsonl"), "nowhere.jsonl"),
    "replay: a folder": (("replay", "."), "folder"),
    "check: a folder": (("check", "."), "folder"),
    "a name that no file can have": (("replay", "n" * 300), "nnn"),
    "replay: game 0": (("replay", "-", "--game", "0"), "--game"),
    "replay: negative step": (("replay", "-", "--from", "-2"), "--from"),
    "replay: nothing on standard input": (("replay", "-"), "no record"),
    "simulate: into a folder": ((*SIMULATE, "--out", "."), "folder"),
    "simulate: into no folder": ((*SIMULATE, "--out", "nowhere/games.jsonl"), "nowhere"),
    "play: save into a folder": (("play", "skull-king", "--save", "."), "folder"),
    "rules: no such rule": (("rules", "SK-99"), "nearest"),
    "rules: no such rule in this game": (("rules", "skull-queen", "SK-45"), "SQ-"),
    "markup is no markup": (("play", "[bold]chess[/bold]"), "[bold]chess"),
}


@pytest.mark.parametrize(("arguments", "mentioned"), BAD.values(), ids=BAD)
def test_one_line_says_what_is_wrong(arguments: tuple[str, ...], mentioned: str, tmp_path: Path) -> None:
    done = skulduggery(*arguments, folder=tmp_path)
    assert_one_clear_line(done, mentioned)
    assert done.stderr.startswith("skulduggery")


@pytest.mark.parametrize(
    ("language", "words"), [("de", "gibt es nicht"), ("fr", "il y a"), ("it", "ci sono"), ("en", "there are")]
)
def test_complaints_are_in_the_language_asked_for(language: str, words: str) -> None:
    assert_one_clear_line(skulduggery("play", "chess", "--lang", language), words)
    assert_one_clear_line(skulduggery("play", "chess", more={"SKULDUGGERY_LANG": language}), words)


def test_the_locale_counts_last() -> None:
    assert_one_clear_line(skulduggery("play", "chess", more={"LANG": "de_CH.UTF-8"}), "gibt es nicht")
    assert_one_clear_line(skulduggery("play", "chess", more={"LANG": "de_CH", "LC_MESSAGES": "fr_CH"}), "il y a")
    # In this process: with a locale that is not installed, Python 3.11 does not start from a folder with an umlaut.
    assert language_of((), {"LANG": "de_CH", "LC_MESSAGES": "fr_CH", "LC_ALL": "it_CH"}) == "it"
    assert_one_clear_line(skulduggery("play", "chess", more={"LANG": "es_ES.UTF-8"}), "there are")
    assert_one_clear_line(skulduggery("games", more={"SKULDUGGERY_LANG": "klingon"}), "klingon")


def test_control_characters_are_not_printed() -> None:
    done = skulduggery("play", "\x1b[31mchess\x07\u202e")
    assert_one_clear_line(done)
    assert not set("\x1b\x07\u202e") & set(done.stderr)


@pytest.mark.skipif(
    os.geteuid() == 0, reason="nothing is forbidden to root; enable it: run the tests as an ordinary user"
)
def test_forbidden_files(tmp_path: Path) -> None:
    secret = tmp_path / "secret.jsonl"
    secret.touch(mode=0)
    assert_one_clear_line(skulduggery("check", str(secret)), "secret.jsonl")
    tmp_path.chmod(0o500)
    assert_one_clear_line(skulduggery(*SIMULATE, "--out", str(tmp_path / "new.jsonl")), "new.jsonl")


def test_an_existing_file_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("precious", encoding="utf-8")
    assert_one_clear_line(skulduggery(*SIMULATE, "--out", str(file)), "--force")
    assert_one_clear_line(skulduggery("play", "skull-king", "--save", str(file)), "--force")
    assert file.read_text(encoding="utf-8") == "precious"
    assert skulduggery(*SIMULATE, "--out", str(file), "--force").returncode == 0
    assert file.read_text(encoding="utf-8").startswith('{"format"')


def test_an_empty_file_may_be_filled(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.touch()
    assert skulduggery(*SIMULATE, "--seed", "2", "--out", str(file)).returncode == 0
    assert file.read_text(encoding="utf-8") == skulduggery(*SIMULATE, "--seed", "2").stdout
    assert_one_clear_line(skulduggery(*SIMULATE, "--out", str(file)), "--force")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full; enable it: run the tests on Linux")
def test_a_full_disk() -> None:
    assert_one_clear_line(skulduggery(*SIMULATE, "--out", "/dev/full"), "/dev/full")


def test_a_bug_is_one_line_too(tmp_path: Path) -> None:
    """A table that cannot be drawn stands for any fault of ours; the traceback comes on request alone."""
    broken = tmp_path / "sitecustomize.py"
    broken.write_text("import skulduggery.games as g\ng.all_games = lambda: 1 / 0\n", encoding="utf-8")
    done = skulduggery("games", more={"PYTHONPATH": str(tmp_path)})
    assert done.returncode == 1
    assert "ZeroDivisionError" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    shown = skulduggery("games", more={"PYTHONPATH": str(tmp_path), "SKULDUGGERY_DEBUG": "1"})
    assert "Traceback" in shown.stderr
