"""`score`: whole games in a pseudo-terminal, and going on with them."""

import re
import signal
import time
from pathlib import Path

import pytest

from skulduggery.pad import sheet
from tests.cli.scoring import START, games_of, scored
from tests.cli.terminal import Terminal, plain

DICE = [line for number in range(1, 9) for line in (f"{number} 0 0", f"{number} 0 0", "")]
KING = [line for number in range(1, 11) for line in (f"0 {number} 0", f"0 {number} 0", "ben 2 piraten")]
PLANKS = ["avant 5 4 e 2", "arrière 1 1 1 1", "cleo avant 5555"] * 3
QUEENS = [
    "anna rosa luna",
    "ben prende rosa",
    "rosa dorme",
    "ben cuore gatto",
    "anna torta pavone frittelle",
    "anna gira",
]
GAMES = {
    "skull-king": ("de", KING, "Ben gewinnt. (SK-70)", (550, 1700, 550)),
    "skull-king-dice": ("en", DICE, "Anna wins. (SD-70)", (720, 360, 360)),
    "skull-queen": ("fr", PLANKS, "Victoire partagée : Ben, Cleo. (SQ-61)", (45, 96, 96)),
    "sleeping-queens": ("it", QUEENS, "Vince Anna. (SL-60)", (50, 35, 0)),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name: str, tmp_path: Path) -> None:
    language, lines, ending, totals = GAMES[name]
    file = tmp_path / "pad.json"
    terminal = Terminal("score", str(file), *START[name], "--lang", language)
    terminal.prompted()
    for number, line in enumerate(lines, start=1):
        terminal.type(line)
        assert games_of(file)[0].game == name, f"after line {number}"
    assert ending in plain(terminal.screen)
    terminal.child.sendline("quit")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.screen
    found = sheet(games_of(file)[0])
    assert found.over
    assert found.total == totals
    last = plain(terminal.screen)[-600:]
    assert all(str(total) in last for total in totals)


def test_the_pad_is_asked_for_what_the_command_line_leaves_open(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    terminal = Terminal("score", str(file))
    terminal.prompted()
    assert "Which game?" in terminal.shown
    assert "choose one of 1, 2, 3, 4" in terminal.type("7")
    assert "2 to 6" in terminal.type("1")
    assert "(SK-03)" in terminal.type("Anna")
    assert "called anna" in terminal.type("Anna, anna")
    assert "Landlubber" in terminal.type("Anna Ben")
    assert "Who deals first?" in terminal.type("2")
    assert "Nobody here is called" in terminal.type("Zoe")
    assert "Ben deals, Anna leads" in terminal.type("b")
    terminal.type("1 1")
    assert "Round 2 of 10" in terminal.type("1 0"), "landlubbers are not asked for bonuses"
    assert "1 Anna   2 Ben" in plain(terminal.type("new") + terminal.type("3"))
    assert "plank" in terminal.type("2, Cleo")
    terminal.type("")
    assert "The lot falls on" in terminal.type("")
    terminal.child.sendeof()
    assert terminal.end() == 0
    king, queen = games_of(file)
    assert (king.first, king.options, len(king.rounds)) == (1, {"scoring": "landlubber"}, 2)
    assert queen.players == ("Ben", "Cleo")


def test_the_last_unfinished_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    assert scored(file, *START["skull-king"], lines=["1 0 1"]).status == 0
    told = scored(file, lines=["1 0 0", "quit"]).out
    assert "2 bid, 1 to win" in told
    assert "Who has caught" in told
    again = scored(file, lines=["anna king", "0 0 2"]).out
    assert "Who has caught" in again, "a round left before its bonuses were asked for"
    assert "+70" in again
    assert games_of(file)[0].rounds[0][0].kings == 1
    assert len(games_of(file)[0].rounds) == 2


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_leaving_in_the_middle_keeps_a_complete_file(name: str, tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    terminal = Terminal("score", str(file), *START["skull-king"])
    terminal.prompted()
    terminal.type("1 0 1")
    time.sleep(0.3)  # the prompt is there a moment before the program begins to wait
    terminal.child.kill(getattr(signal, name))
    assert terminal.end() == 130
    assert "All is kept in" in terminal.screen
    assert "Traceback" not in terminal.screen
    assert [entry.bid for entry in games_of(file)[0].rounds[0]] == [1, 0, 1]


def test_without_colour_and_in_narrow_windows(tmp_path: Path) -> None:
    """Six players with long names: nothing is wider than the window, and every total can be read."""
    file = tmp_path / "pad.json"
    players = "Anna-Katharina,Bartholomäus,Cleo,Dora,Emil,Frederik der Große"
    lines = ["0 0 0 0 0 1", "0 0 0 0 0 1", "fred 2 pirates", "2 2 2 2 2 2", "0 0 0 0 0 2", "fred 2 pirates"]
    assert scored(file, "--game", "skull-king", "--players", players, lines=lines).status == 0
    for columns in (80, 44, 30):
        terminal = Terminal("score", str(file), columns=columns, more={"NO_COLOR": "1"})
        terminal.prompted()
        shown = [line for asked in ("sheet", "chart", "stats", "history") for line in drawn(terminal.type(asked))]
        assert not [line for line in shown if re.search(r"\x1b\[[0-9;]*[34][0-9]", line)], "no colours"
        assert max(len(plain(line)) for line in shown) <= columns
        for total in sheet(games_of(file)[0]).total:
            assert any(str(total) in line.split() for line in shown), total
        terminal.child.sendeof()
        assert terminal.end() == 0


def drawn(shown: str) -> list[str]:
    """All lines but the last, in which the next prompt stands."""
    return shown.replace("\r\n", "\n").split("\n")[:-1]
