"""`play`: whole games in a pseudo-terminal, what can be typed, and leaving politely."""

import json
import signal
import time
from pathlib import Path

import pytest

from skulduggery import games
from skulduggery.kernel.record import parse_record
from skulduggery.kernel.replay import check
from skulduggery.locales import Speech
from tests.cli.running import skulduggery
from tests.cli.terminal import Terminal, first_choice, plain

GAMES = {
    "skull-king": ("en", "2"),
    "skull-king-dice": ("de", "3"),
    "skull-queen": ("fr", "2"),
    "sleeping-queens": ("it", "3"),
}


@pytest.mark.parametrize(("name", "language", "players"), [(name, *more) for name, more in GAMES.items()])
def test_a_whole_game(name: str, language: str, players: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    terminal = Terminal(
        "play", name, "--players", players, "--lang", language, "--seed", "5", "--save", str(file), "--name", "Zoë"
    )
    terminal.play_on(language)
    assert terminal.end() == 0
    speech = Speech(language, name, ["Zoë"])
    assert speech.say("cli-place") in terminal.screen
    assert "Traceback" not in terminal.screen
    game, record = parse_record(file.read_text(encoding="utf-8").strip(), games.find)
    check(game, record)
    assert record.result is not None
    assert record.players[0].bot is None
    assert record.players[0].name == "Zoë"
    last_lines = plain(terminal.screen)[-600:]
    assert all(str(score) in last_lines for score in record.result.scores)


def test_every_game_has_been_played() -> None:
    assert set(GAMES) == set(games.names())


def test_what_can_be_typed() -> None:
    terminal = Terminal("play", "skull-king", "--players", "2", "--seed", "1")
    assert terminal.prompted()
    assert "Round 1 of 10" in terminal.shown
    assert "0 to 1" in terminal.type("7"), "a bid that is too high is refused with the rule"
    assert "(SK-21)" in terminal.shown
    assert "means nothing" in terminal.type("[bold]xyzzy")
    assert "score sheet" in terminal.type("?")
    assert "Nothing has been scored" in terminal.type("score")
    assert "No trick" in terminal.type("last")
    assert "SK-45 (rule)" in terminal.type("rules sk-45")
    assert "One rule mentions however low" in terminal.type("rules however low")
    assert "nearest" in terminal.type("rules SK-999")
    assert "refuse none" in terminal.type("why")
    assert "deals" in terminal.type("log")
    assert "number of a choice" in terminal.type("")
    assert "(SK-20)" in terminal.type("play Y12")
    terminal.type("1")
    assert "1 to win" in terminal.shown


def test_a_refused_card_is_told_with_its_rule() -> None:
    """Somewhere in this game a colour must be followed."""
    terminal = Terminal("play", "skull-king", "--players", "2", "--seed", "3", more={"NO_COLOR": "1"})
    assert terminal.prompted()
    shown, refused = plain(terminal.shown), list[str]()
    while not refused:
        terminal.type(first_choice(terminal.shown, "Your choices:"))
        shown = plain(terminal.shown)
        refused = [line.split("–")[1].split()[0].strip("[]") for line in shown.splitlines() if " – " in line]
    assert "(SK-31)" in terminal.type(refused[0].lower())
    assert "(SK-31)" in terminal.type(f"why {refused[0]}")
    assert "(SK-31)" in terminal.type("why")
    assert "(SK-10)" in terminal.type("why " + next(card for card in ("R1", "R2", "R3") if card not in shown))
    assert "(SK-01)" in terminal.type("Z99")


def test_without_colour_and_in_a_narrow_window() -> None:
    terminal = Terminal("play", "skull-king", "--players", "6", "--seed", "2", columns=60, more={"NO_COLOR": "1"})
    terminal.play_on("en")
    lines = terminal.screen.replace("\r\n", "\n").splitlines()
    colours = [line for line in lines if "\x1b[3" in line or "\x1b[4" in line]
    assert not colours
    assert max(len(plain(line)) for line in lines) <= 60


def test_the_memory_aid() -> None:
    with_aid = Terminal("play", "skull-king", "--players", "2", "--seed", "2", "--option", "memory_aid=on")
    with_aid.play_on("en")
    assert "Played this round" in with_aid.screen
    without = Terminal("play", "skull-king", "--players", "2", "--seed", "2")
    without.play_on("en")
    assert "Played this round" not in without.screen


def test_the_menu() -> None:
    terminal = Terminal("menu", "--lang", "de")
    assert terminal.prompted()
    assert "Welches Spiel?" in terminal.shown
    assert "Nicht „9“" in terminal.type("9")
    assert "Wie viele" in terminal.type("1")
    terminal.type("2")
    assert "Durchgang 1 von 10" in terminal.type("")
    terminal.child.sendeof()
    assert terminal.end() == 0
    assert "Leb wohl!" in terminal.screen


def test_ctrl_d_saves_the_unfinished_game(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    terminal = Terminal("play", "skull-king", "--seed", "1", "--save", str(file))
    terminal.prompted()
    terminal.type("0")
    terminal.child.sendeof()
    assert terminal.end() == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert "result" not in record
    assert skulduggery("check", str(file)).returncode == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_ctrl_c_is_polite(number: int, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    terminal = Terminal("play", "skull-king", "--seed", "1", "--save", str(file))
    terminal.prompted()
    time.sleep(0.5)  # the prompt is there a moment before the program begins to wait
    terminal.child.kill(number)
    assert terminal.end() == 130
    assert "Traceback" not in terminal.screen
    assert "Farewell" in terminal.screen
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "skull-king"


def test_quit_asks_first() -> None:
    terminal = Terminal("play", "skull-king", "--seed", "1")
    terminal.prompted()
    terminal.child.sendline("quit")
    terminal.child.expect("y/n")
    terminal.type("n")
    assert "number of a choice" in terminal.type("")
    terminal.child.sendline("quit")
    terminal.child.expect("y/n")
    terminal.child.sendline("y")
    assert terminal.end() == 0


def test_a_pipe_serves_as_well() -> None:
    done = skulduggery("play", "skull-king", "--players", "2", "--seed", "1", given="0\n1\n")
    assert done.returncode == 0
    assert "Round 2" in done.stdout
    assert done.stderr == ""
