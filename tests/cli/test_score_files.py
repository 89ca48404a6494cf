"""`score` and its file: written whole or not at all, by several at once, refused whole when it is damaged."""

import json
import os
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from skulduggery.cli.scoring.keeping import Shelf, Trouble
from skulduggery.pad import begun, sheet
from tests.cli.running import COMMAND, environment
from tests.cli.scoring import START, assert_refused, games_of, scored, sheets_of
from tests.cli.terminal import Terminal, plain


@pytest.fixture
def pad(tmp_path: Path) -> Path:
    """With one game in it, in the middle of its second round."""
    file = tmp_path / "pad.json"
    assert scored(file, *START["skull-king"], lines=["1 0 0", "1 0 0", "anna king", "0 2 0"]).status == 0
    return file


def spoilt(file: Path, **changes: Any) -> bytes:
    text: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    text["games"][0].update(changes)
    return json.dumps(text).encode()


def test_a_pad_of_the_browser_opens_here_and_stays_one(pad: Path) -> None:
    """Indented, with a byte order mark, in another order: any file that is one."""
    text: dict[str, Any] = json.loads(pad.read_text(encoding="utf-8"))
    pad.write_bytes(b"\xef\xbb\xbf" + json.dumps({"games": text["games"], "format": text["format"]}, indent=2).encode())
    assert "Round 2 of 10" in scored(pad, lines=["0 2 0"]).out
    assert [entry.tricks for entry in games_of(pad)[0].rounds[1]] == [0, 2, 0]
    assert set(json.loads(pad.read_bytes())) == {"format", "games"}


def test_damaged_and_foreign_files_are_refused_whole_and_never_touched(pad: Path) -> None:
    good = pad.read_bytes()
    damaged = {
        b"{": "not a score pad",
        b'{"format": "other/1", "games": []}': "not a score pad",
        b'{"format": "skulduggery-pad/7", "games": []}': "skulduggery-pad/7",
        good[:-9]: "not a score pad",
        good.replace(b'"bid":1', b'"bid":true'): "at games[0].rounds[0][0].bid: a whole number belongs there.",
        good.replace(b'"bid":1', b'"bid":9'): ". Round 1, Anna: A bid is a whole number from 0 to 1. (SK-21)",
        good + b"\x00": "not a score pad",
        b"\xff\xfe": "not a score pad",
        spoilt(pad, players=["Anna", "anna", "Cleo"]): "called",
        spoilt(pad, game="chess"): "skull-king",
    }
    for data, told in damaged.items():
        pad.write_bytes(data)
        for arguments in ((), ("--show",), ("--json",), ("--stats",), ("--csv", "-"), ("--list",), START["skull-king"]):
            assert_refused(scored(pad, *arguments), str(pad), told)
        other = pad.with_name("other.json")
        assert_refused(scored(other, "--import", pad), told)
        assert not other.exists()
        assert pad.read_bytes() == data
    assert [found.name for found in pad.parent.iterdir()] == [pad.name], "nothing is left behind"


def test_what_is_refused_in_a_file_is_told_with_its_place(pad: Path, tmp_path: Path) -> None:
    """Which game, round and player, or which line; at the prompt the same needs no place."""
    scored(pad, *START["skull-king"], lines=["0 1 0", "0 1 0", "", "quit"])
    both, spoilt, other = json.loads(pad.read_bytes()), tmp_path / "spoilt.json", tmp_path / "other.json"
    both["games"][1]["rounds"][0][2]["bid"] = 2
    spoilt.write_text(json.dumps(both), encoding="utf-8")
    bid = "Game 2 of the file, round 1, Cleo: A bid is a whole number from 0 to 1. (SK-21)"
    assert_refused(scored(other, "--import", spoilt), f"nothing was changed. {bid}")
    told = scored(pad, "--pad", "2", lines=[f"import {spoilt}", "0 0 9", "quit"]).out
    assert bid in " ".join(told.split())
    assert "> A bid is a whole number from 0 to 2. (SK-21)\n" in told
    german = scored(other, "--import", spoilt, "--lang", "de")
    assert_refused(german, "Spiel 2 der Datei, Durchgang 1, Cleo: Eine Ansage ist eine ganze Zahl von 0 bis 1. (SK-21)")

    rows = scored(pad, "--csv", "-", "--pad", "2").out.splitlines()
    tables = {
        ("\n".join(rows).replace(",Cleo,0,", ",Cleo,2,", 1)): f"Line 4 of the table, round 1, Cleo: {bid[35:]}",
        "\n".join([rows[0], *rows[4:]]): "Line 2 of the table has round 2, seat 1; round 1, seat 1 belongs there.",
        "\n".join([*rows[:5], *rows[6:]]): "Line 6 of the table has round 2, seat 3; round 2, seat 2 belongs there.",
        "\n".join(
            [*rows[:4], *rows[3:]]
        ): "Line 5 of the table has round 1, seat 3 once more; it stands in line 4 already.",
    }
    table = tmp_path / "spoilt.csv"
    for text, sentence in tables.items():
        table.write_text(text, encoding="utf-8")
        assert_refused(scored(other, "--import", table), f"nothing was changed. {sentence}")
    assert not other.exists()


def test_a_place_in_a_file_harms_no_terminal(pad: Path) -> None:
    """Names and keys stand in the sentence, whatever they are."""
    for data in (
        spoilt(pad, players=["\x1b[31mAnna", "Ben", "C"], rounds=[[{"bid": 9}, {}, {}]]),
        spoilt(pad, **{"\x1b[31mkey": 1}),
    ):
        file = pad.with_name("spoilt.json")
        file.write_bytes(data)
        told = scored(pad, lines=[f"import {file}", "quit"]).out
        assert "[31m" in told
        assert "\x1b" not in told


def test_a_file_that_is_spoilt_meanwhile_is_not_written_over(pad: Path, tmp_path: Path) -> None:
    terminal = Terminal("score", str(pad))
    terminal.prompted()
    pad.write_bytes(b"precious")
    assert "not a score pad" in plain(terminal.type("0 2 0"))
    assert "not lost" in terminal.shown
    other = tmp_path / "other.json"
    terminal.type(str(other))
    terminal.child.sendeof()
    assert terminal.end() == 0
    assert pad.read_bytes() == b"precious"
    assert [entry.tricks for entry in games_of(other)[0].rounds[1]] == [0, 2, 0]


def test_permissions_and_links_stay(pad: Path, tmp_path: Path) -> None:
    pad.chmod(0o640)
    link = tmp_path / "link.json"
    link.symlink_to(pad)
    scored(link, lines=["0 2 0"])
    assert link.is_symlink()
    assert stat.S_IMODE(pad.stat().st_mode) == 0o640
    assert [entry.tricks for entry in games_of(pad)[0].rounds[1]] == [0, 2, 0]


LIMITED = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
os.execv(sys.argv[2], sys.argv[2:])
"""


def test_a_full_disk_is_told_and_the_old_file_stays_complete(pad: Path) -> None:
    """No file may grow beyond a kilobyte here: the next round has no room."""
    before = pad.read_bytes()
    lines = "0 2 0\n" + "\n\n"
    limited = [sys.executable, "-c", LIMITED, str(len(before) // 1024 * 1024), *COMMAND, "score", str(pad)]
    done = subprocess.run(limited, input=lines.encode(), capture_output=True, env=environment())
    assert done.returncode == 2
    told = done.stdout.decode()
    assert "cannot be written: File too large" in " ".join(told.split())
    assert pad.read_bytes() == before
    rescued = json.loads(next(line for line in told.splitlines() if line.startswith("{")))
    assert [entry["tricks"] for entry in rescued["games"][0]["rounds"][1]] == [0, 2, 0], "shown, since it has no place"
    assert [found.name for found in pad.parent.iterdir()] == [pad.name]


@pytest.mark.skipif(
    os.geteuid() == 0, reason="nothing is forbidden to root; enable it: run the tests as an ordinary user"
)
def test_a_folder_that_may_not_be_written(pad: Path) -> None:
    pad.parent.chmod(0o500)
    assert "cannot be written" in scored(pad, lines=["0 2 0"]).out
    pad.parent.chmod(0o700)


def test_two_windows_at_one_game_lose_nothing(pad: Path) -> None:
    first, second = Terminal("score", str(pad)), Terminal("score", str(pad))
    first.prompted()
    second.prompted()
    first.type("0 2 0")
    assert "in another window" in plain(second.type("0 1 1")).lower()
    second.type("both")
    assert [[entry.tricks for entry in game.rounds[1]] for game in games_of(pad)] == [[0, 2, 0], [0, 1, 1]]
    first.type("ben king")
    first.type("0 0 3")
    third = Terminal("score", str(pad), "--pad", "1")
    third.prompted()
    third.type("0 0 3")
    first.type("1 1 1")
    first.type("theirs")
    first.type("0 0 3")
    assert [entry.tricks for entry in games_of(pad)[0].rounds[2]] == [0, 0, 3]
    for terminal in (first, second, third):
        terminal.child.sendeof()
        assert terminal.end() == 0


def test_many_writers_at_once(tmp_path: Path) -> None:
    """Each on a shelf of its own, each with a game of its own, all in one file."""
    file = tmp_path / "pad.json"

    def write(number: int) -> None:
        game: Any = begun(id=f"writer{number:04}", game="skull-king", players=("A", "B"), now="2026-11-16T19:30:00Z")
        assert Shelf(str(file)).put(game, expected=None) is None

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(write, range(40)))
    assert sorted(game.id for game in games_of(file)) == [f"writer{number:04}" for number in range(40)]
    assert [found.name for found in tmp_path.iterdir()] == [file.name]


def test_what_changed_meanwhile_is_given_back_and_not_overwritten(pad: Path) -> None:
    mine, theirs = Shelf(str(pad)), Shelf(str(pad))
    (game,) = mine.read()
    other: Any = begun(id=game.id, game="skull-king", players=("Zoe", "Yann"), now=game.started)
    assert theirs.put(other, expected=game) is None
    assert mine.put(game, expected=game) == other
    assert games_of(pad) == (other,)
    with pytest.raises(Trouble, match="written-meanwhile"):
        Shelf(str(pad)).add([game])


def test_import_adds_knows_and_asks_about_what_differs(pad: Path, tmp_path: Path) -> None:
    phone = tmp_path / "phone.json"
    phone.write_bytes(pad.read_bytes())
    scored(phone, lines=["0 2 0"])
    scored(phone, *START["sleeping-queens"], lines=["anna rose"])
    mine, before = games_of(pad)[0], pad.read_bytes()
    assert_refused(scored(pad, "--import", phone), "--keep mine", "Nothing was changed")
    assert pad.read_bytes() == before
    kept = {"mine": 2, "theirs": 2, "both": 3}
    for which, count in kept.items():
        pad.write_bytes(before)
        told = scored(pad, "--import", phone, "--keep", which)
        assert told.status == 0
        found = games_of(pad)
        assert len(found) == count
        assert (found[0] == mine) == (which != "theirs")
        assert games_of(phone)[0].rounds in [game.rounds for game in found] or which == "mine"
        again = scored(pad, "--import", phone, "--keep", "mine")
        assert again.out.startswith("0 games taken in")
    pad.write_bytes(before)
    asked = scored(pad, lines=[f"import {phone}", "perhaps", "theirs", "ben king"])
    assert "2 games taken in" in asked.out
    assert games_of(pad)[0].rounds[1][1].kings == 1


def test_tables_go_out_and_come_in_again(pad: Path, tmp_path: Path) -> None:
    table, other = tmp_path / "games.csv", tmp_path / "other.json"
    assert scored(pad, "--csv", table).status == 0
    assert_refused(scored(pad, "--csv", table), "--force")
    assert scored(pad, "--csv", table, "--force").status == 0
    assert table.read_bytes().decode() == scored(pad, "--csv", "-").out
    assert scored(other, "--import", table).out == "1 game taken in, 0 known already.\n"
    assert games_of(other) == games_of(pad)
    table.write_text(table.read_text(encoding="utf-8").replace(",70,", ",71,"), encoding="utf-8")
    assert_refused(scored(pad, "--import", table), "71", "70")
    told = scored(
        pad, lines=[f"export {table}", "no", f"export {tmp_path / 'new.csv'}", f"export {tmp_path / 'new.json'}"]
    )
    assert told.out.count("1 game is in") == 2
    assert games_of(tmp_path / "new.json") == games_of(pad)


def test_programs_are_told_the_same(pad: Path) -> None:
    scored(pad, *START["sleeping-queens"], lines=["anna rose heart", "anna pancake moon", "quit"])
    (king, queens), games = sheets_of(pad), games_of(pad)
    assert (king["number"], king["sheet"]["total"]) == (1, list(sheet(games[0]).total))
    assert queens["sheet"]["because"] == "SL-60"
    listed = [json.loads(line) for line in scored(pad, "--list", "--json").out.splitlines()]
    assert [entry["over"] for entry in listed] == [False, True]
    people = [
        json.loads(line) for line in scored(pad, "--stats", "--json", "--game", "sleeping-queens").out.splitlines()
    ]
    assert {person["name"]: person["wins"] for person in people} == {"Anna": 1, "Ben": 0, "Cleo": 0}
    assert [person["totals"][0]["best"] for person in people] == list(sheet(games[1]).total)
    told = scored(pad, "--stats").out
    assert "Totals, Sleeping Queens" in told
    assert "Totals, Skull King" not in told, "it goes on"
    assert ["Average", *(f"{total:.1f}" for total in sheet(games[1]).total)] in [
        line.split() for line in told.splitlines()
    ]
    assert len(scored(pad, "--json", "--game", "skull-king").out.splitlines()) == 1
    assert "Rose Queen 5" in scored(pad, "--show").out, "the game that was written in last"
    assert "1/1 ★+70" in scored(pad, "--show", "--pad", "1").out
    assert "SL-60" in scored(pad, "--list").out


def test_without_a_file_the_pad_is_in_the_data_folder_or_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert "Nothing has been written" in scored("--show").out
    assert not (tmp_path / "data").exists(), "looking makes no folder"
    file = tmp_path / "data" / "skulduggery" / "pad.json"
    assert f"kept in {file}" in " ".join(scored(*START["skull-king"]).out.split())
    assert len(games_of(file)) == 1
    (tmp_path / "blocked").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "blocked"))
    assert "kept in skulduggery-pad.json" in scored(*START["skull-king"]).out
    assert len(games_of(tmp_path / "skulduggery-pad.json")) == 1


def test_names_that_could_harm_a_terminal(pad: Path) -> None:
    pad.write_bytes(spoilt(pad, players=["\x1b[31mAnna", "B\u202een", "[bold]C"]))
    for arguments in (("--show",), ("--list",), ("--stats",)):
        told = scored(pad, *arguments).out
        assert not set("\x1b\u202e") & set(told)
        assert "[bold]C" in told
    told = scored(pad, lines=["sheet", "chart", "history", "stats"]).out
    assert not set("\x1b\u202e") & set(told)
