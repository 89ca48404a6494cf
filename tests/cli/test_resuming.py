"""`play --resume`: a game that was left goes on as it stood."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.records import a_record, written
from tests.cli.running import assert_one_clear_line, skulduggery

LEAVE = "quit\ny\n"


def at_home(folder: Path) -> dict[str, str]:
    return {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA")}


def left(folder: Path, game: str, moves: str, *more: str) -> str:
    done = skulduggery("play", game, "--players", "3", "--seed", "4", *more, given=moves + LEAVE, more=at_home(folder))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("game", ["skull-king", "skull-king-dice", "sleeping-queens"])
def test_it_goes_on_where_it_was_left(game: str, tmp_path: Path) -> None:
    before = left(tmp_path, game, "1\n1\n1\n")
    assert before.rstrip().endswith("Go on later with: skulduggery play --resume")
    again = skulduggery("play", "--resume", given=LEAVE, more=at_home(tmp_path))
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout.startswith("Welcome back")
    assert question(again.stdout) == question(before), "another question than before"


def test_it_is_forgotten_when_it_is_over(tmp_path: Path) -> None:
    left(tmp_path, "skull-king", "0\n")
    more = at_home(tmp_path)
    over = skulduggery("play", "--resume", "--save", str(tmp_path / "all.jsonl"), given="1\n" * 200, more=more)
    assert (over.returncode, over.stderr) == (0, "")
    whole = json.loads((tmp_path / "all.jsonl").read_text())
    assert whole["result"] is not None
    assert skulduggery("check", str(tmp_path / "all.jsonl")).returncode == 0
    assert_one_clear_line(skulduggery("play", "--resume", more=more), "no unfinished game")


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    file = str(tmp_path / "mine.jsonl")
    assert f"play --resume {file}" in left(tmp_path, "skull-king", "0\n", "--save", file)
    again = skulduggery(
        "play", "--resume", file, "--save", file, "--force", given=f"1\n{LEAVE}", more=at_home(tmp_path)
    )
    assert (again.returncode, again.stderr) == (0, "")
    kept = json.loads(Path(file).read_text())
    assert sum("seat" in step for step in kept["log"]) > 3
    assert "result" not in kept


def test_a_game_that_was_not_begun_is_not_kept(tmp_path: Path) -> None:
    more = at_home(tmp_path)
    done = skulduggery("play", "--resume", given="", more=more)
    assert_one_clear_line(done, "no unfinished game")


@pytest.mark.parametrize(
    ("arguments", "mentioned"),
    [
        (("--resume", "none.jsonl"), "none.jsonl"),
        (("--resume", "--players", "3"), "--players"),
        (("skull-king", "--resume"), "GAME"),
        (("--resume", "--option", "scoring=rascal"), "--option"),
    ],
)
def test_what_cannot_be_resumed(arguments: tuple[str, ...], mentioned: str, tmp_path: Path) -> None:
    assert_one_clear_line(skulduggery("play", *arguments, more=at_home(tmp_path)), mentioned)


def test_records_that_are_no_unfinished_game_of_one_person(tmp_path: Path) -> None:
    over = a_record()
    for file, mentioned in (
        (written(tmp_path / "over.jsonl", over), "is over"),
        (written(tmp_path / "two.jsonl", over, over), "2 games"),
        (written(tmp_path / "bots.jsonl", unfinished(over)), "3 people"),
        (written(tmp_path / "bad.jsonl", {**unfinished(over), "game": "chess"}), "chess"),
    ):
        assert_one_clear_line(skulduggery("play", "--resume", file, more=at_home(tmp_path)), mentioned)


def unfinished(record: dict[str, object]) -> dict[str, object]:
    return {**{name: value for name, value in record.items() if name != "result"}, "log": list[object]()}


def question(shown: str) -> str:
    """The table and the choices as they were shown last."""
    return re.split(r"\n\n(?=\S+ ──|Round|Goal)", shown.partition("Leave the game?")[0].rpartition("Your choices:")[2])[
        0
    ]
