"""`replay`: a game told in words, in four languages, with reasons; or its events as JSON."""

import json
import subprocess
from pathlib import Path

import pytest

from skulduggery import games
from tests.cli.records import a_record, written
from tests.cli.running import COMMAND, assert_one_clear_line, environment, skulduggery
from tests.processes import running

WORDS = {"en": "wins the trick", "de": "gewinnt den Stich", "fr": "le pli", "it": "la presa"}


@pytest.mark.parametrize(("language", "words"), WORDS.items())
def test_a_game_is_told_in_four_languages(language: str, words: str, tmp_path: Path) -> None:
    done = skulduggery("replay", written(tmp_path / "game.jsonl", a_record()), "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert words in done.stdout
    assert "(SK-4" in done.stdout
    assert "SK-6" in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_game_can_be_told(name: str, seats: int, tmp_path: Path) -> None:
    game = games.find(name)
    assert game is not None
    record = a_record(name, max(seats, game.PLAYERS[0]))
    done = skulduggery("replay", written(tmp_path / "game.jsonl", record), "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert all(player["name"] in done.stdout for player in record["players"])


def test_which_game_and_from_where(tmp_path: Path) -> None:
    file = written(tmp_path / "games.jsonl", a_record(seed=1), a_record(seed=2))
    second = skulduggery("replay", file, "--game", "2")
    assert second.stdout != skulduggery("replay", file).stdout
    later = skulduggery("replay", file, "--game", "2", "--from", "100").stdout
    assert "\n 100  " in later
    assert "\n   5  " not in later
    assert second.stdout.endswith(later[-300:])
    assert_one_clear_line(skulduggery("replay", file, "--game", "3"), "1 to 2")
    assert_one_clear_line(skulduggery("replay", file, "--from", "9999"), "9999")


def test_events_as_json() -> None:
    record = a_record()
    done = skulduggery("replay", "-", "--json", given=json.dumps(record))
    events = [json.loads(line) for line in done.stdout.splitlines()]
    assert events[0]["step"] == 1
    dealt = next(event for event in events if event["type"] == "dealt")
    assert dealt["hands"] == record["log"][0]["deal"]["hands"], "a record is open"
    assert events[-1]["type"] == "game-ended"
    assert tuple(events[-1]["scores"]) == tuple(record["result"]["scores"])


def test_an_unfinished_game() -> None:
    record = a_record()
    record["log"] = record["log"][:10]
    del record["result"]
    done = skulduggery("replay", "-", given=json.dumps(record))
    assert done.returncode == 0
    assert "not finished" in done.stdout


def test_a_bad_record_is_not_told() -> None:
    record = a_record()
    record["log"][3]["bid"] = "many"
    assert_one_clear_line(skulduggery("replay", "-", given=json.dumps(record)), "step 4")


def test_names_cannot_harm_the_terminal() -> None:
    record = a_record()
    record["players"][0]["name"] = "\x1b[31m[bold]Ann\x07\nA\u202e"
    record["players"][1]["name"] = ""
    record["players"][2] = {"name": "Z" * 500, "bot": "\x1b[2J"}
    done = skulduggery("replay", "-", given=json.dumps(record))
    assert done.returncode == 0
    assert not set("\x1b\x07\u202e") & set(done.stdout)
    assert "[bold]Ann" in done.stdout
    assert "Z" * 30 not in done.stdout


def test_a_reader_may_have_seen_enough(tmp_path: Path) -> None:
    for arguments in (("replay", written(tmp_path / "game.jsonl", a_record())), ("rules", "skull-king")):
        command = [*COMMAND, *arguments]
        with running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
            assert process.stdout is not None
            process.stdout.close()
            _, complaint = process.communicate()
        assert (process.returncode, complaint) == (0, b"")


def test_closed_streams() -> None:
    for closed in (">&-", "<&-", "2>&-"):
        done = subprocess.run(
            ["sh", "-c", f'"$0" -m skulduggery replay - {closed}', COMMAND[0]],
            input=json.dumps(a_record()).encode(),
            capture_output=True,
            env=environment(),
        )
        assert b"Traceback" not in done.stderr
        assert done.returncode == (2 if closed == "<&-" else 0)
