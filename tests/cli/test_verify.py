"""`verify`: fair games pass, what does not fit is named with its place, and the exit status tells them apart."""

import json
from pathlib import Path
from typing import Any

import pytest

from skulduggery import games
from skulduggery.kernel.chance import Draw, Outcome
from tests.cli.records import a_record, written
from tests.cli.running import assert_one_clear_line, skulduggery
from tests.server.fair_games import as_json, fair_record


def fair(name: str = "skull-king", seats: int = 3, seed: int = 1, *, cheat_at: int | None = None) -> dict[str, Any]:
    """A record with its proof; a cheat gives everybody a neighbour's cards in one deal."""
    game = games.find(name)
    assert game is not None
    cheat = None if cheat_at is None else (cheat_at, passed_on)
    return as_json(fair_record(game, seats, seed, cheat=cheat))


def passed_on(draw: Draw, outcome: Outcome) -> Outcome:
    assert isinstance(outcome, tuple)
    return (*outcome[1:], outcome[0])


def test_a_fair_game_and_what_is_left_to_compare(tmp_path: Path) -> None:
    record = fair()
    done = skulduggery("verify", written(tmp_path / "game.jsonl", record))
    assert (done.returncode, done.stdout) == (0, "")
    summary, compare = done.stderr.splitlines()
    assert summary.startswith("1 game verified: every deal")
    assert record["meta"]["fairness"]["commitment"] in compare
    assert 'Player 1 "ahoy", Player 3 "Käpt’n"' in compare


def test_many_games_of_all_kinds(tmp_path: Path) -> None:
    file = written(tmp_path / "games.jsonl", *(fair(name) for name in games.names()))
    done = skulduggery("verify", file)
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.startswith("4 games verified: every deal")
    assert len(done.stderr.splitlines()) == 1


def test_one_record_may_span_many_lines_and_come_from_standard_input() -> None:
    done = skulduggery("verify", "-", given=json.dumps(fair(), indent=2))
    assert done.returncode == 0
    assert done.stderr.startswith("1 game ")


def test_a_wrong_deal_is_told_with_its_place(tmp_path: Path) -> None:
    right, wrong = fair(), fair(cheat_at=3)
    step = next(number for number, entry in enumerate(right["log"], 1) if entry.get("deal", {}).get("round") == 3)
    file = written(tmp_path / "games.jsonl", right, wrong)
    done = skulduggery("verify", file)
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"{file}, game 2 (line 2), step {step}: deal.hands[")
    assert line.endswith(f"but the secret and the words give {first_difference(right, wrong, step)}.")


def first_difference(right: dict[str, Any], wrong: dict[str, Any], step: int) -> str:
    """The card that should have been dealt where the first wrong one was."""
    right_hands, wrong_hands = (record["log"][step - 1]["deal"]["hands"] for record in (right, wrong))
    pairs = [pair for hands in zip(right_hands, wrong_hands, strict=True) for pair in zip(*hands, strict=True)]
    return next(card for card, other in pairs if card != other)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "das Geheimnis und die Wörter ergeben"),
        ("fr", "le secret et les mots donnent"),
        ("it", "le parole danno"),
    ],
)
def test_in_other_languages(language: str, words: str, tmp_path: Path) -> None:
    done = skulduggery("verify", written(tmp_path / "game.jsonl", fair(cheat_at=3)), "--lang", language)
    assert done.returncode == 1
    assert words in done.stderr


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_every_sentence_can_be_said(language: str, tmp_path: Path) -> None:
    spoilt = [fair() for _ in range(6)]
    proofs = [record["meta"]["fairness"] for record in spoilt]
    proofs[0]["scheme"] = "another"
    proofs[1]["secret"] = "ab"
    proofs[2]["commitment"] = "ab" * 32
    proofs[3]["words"] = [""]
    proofs[4]["words"] = ["", "", ""]
    del spoilt[5]["meta"]
    file = written(tmp_path / "spoilt.jsonl", *spoilt)
    done = skulduggery("verify", file, "--commitment", "cd" * 32, "--lang", language)
    assert (done.returncode, done.stdout) == (1, "")
    places = [line.split("(")[1].split(")")[0][-1] for line in done.stderr.splitlines()]
    assert places == ["1", "2", "3", "3", "4", "5", "5", "6"]


def test_a_record_without_proof_says_so(tmp_path: Path) -> None:
    done = skulduggery("verify", written(tmp_path / "plain.jsonl", a_record()))
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    assert "no proof (meta.fairness)" in line


def test_the_commitment_that_was_noted(tmp_path: Path) -> None:
    record = fair()
    file = written(tmp_path / "game.jsonl", record)
    noted = record["meta"]["fairness"]["commitment"]
    assert skulduggery("verify", file, "--commitment", noted).returncode == 0
    assert skulduggery("verify", file, "--commitment", f" {noted.upper()} ").returncode == 0
    done = skulduggery("verify", file, "--commitment", "ab" * 32)
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line.endswith(f"is {noted}, but you noted {'ab' * 32}.")


@pytest.mark.parametrize("given", ["", "abc", "ab" * 31, "xy" * 32, "ab" * 33])
def test_what_is_no_commitment(given: str, tmp_path: Path) -> None:
    file = written(tmp_path / "game.jsonl", fair())
    assert_one_clear_line(skulduggery("verify", file, "--commitment", given), "64 hexadecimal digits")


def test_a_game_against_the_rules_is_bad_input(tmp_path: Path) -> None:
    bad = fair()
    bad["log"][1]["bid"] = 9
    done = skulduggery("verify", written(tmp_path / "bad.jsonl", bad, fair(cheat_at=3), fair()))
    assert (done.returncode, done.stdout) == (2, "")
    against_the_rules, unfair = done.stderr.splitlines()
    assert "game 1 (line 1), step 2" in against_the_rules
    assert "(SK-21)" in against_the_rules
    assert "game 2 (line 2)" in unfair


@pytest.mark.parametrize("content", [b"", b"\n", b"Yo ho ho!", b"[1]", b'{"format": ', b"\xff\xfe"])
def test_what_is_no_record(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "odd.jsonl"
    file.write_bytes(content)
    assert_one_clear_line(skulduggery("verify", str(file)))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert_one_clear_line(skulduggery("verify"), "FILE")
    assert_one_clear_line(skulduggery("verify", str(tmp_path)), "folder")
    good = written(tmp_path / "good.jsonl", fair())
    assert_one_clear_line(skulduggery("verify", str(tmp_path / "none.jsonl"), good), "none.jsonl")


def test_words_cannot_harm_the_terminal() -> None:
    record = fair()
    record["meta"]["fairness"]["words"][0] = "\x1b[2J{ $word }"
    record["players"][0]["name"] = "\x1b]0;owned\x07"
    del record["result"]
    done = skulduggery("verify", "-", given=json.dumps({**record, "log": []}))
    assert done.returncode == 0
    assert "\x1b" not in done.stderr
    assert "{ $word }" in done.stderr


def test_json(tmp_path: Path) -> None:
    right, wrong = fair(), fair(cheat_at=3)
    file = written(tmp_path / "games.jsonl", right, wrong, a_record())
    done = skulduggery("verify", "--json", file)
    assert (done.returncode, done.stderr) == (1, "")
    fits, differs, without = (json.loads(line) for line in done.stdout.splitlines())
    proof = right["meta"]["fairness"]
    assert fits == {
        "file": file,
        "ok": True,
        "game": 1,
        "line": 1,
        "draws": 11,
        "given": 0,
        "commitment": proof["commitment"],
        "words": proof["words"],
        "misfits": [],
    }
    (misfit,) = differs["misfits"]
    assert (differs["ok"], differs["game"], misfit["reason"]) == (False, 2, "draw-differs")
    assert misfit["message"].startswith(f"{misfit['where']} is {misfit['value']}, but ")
    assert wrong["log"][misfit["step"] - 1]["deal"]["round"] == 3
    assert (without["ok"], without["commitment"], without["misfits"][0]["reason"]) == (False, None, "no-proof")


def test_given_steps_are_said_to_prove_nothing(tmp_path: Path) -> None:
    """A game that was played on from a position: whatever was given before is not what the secret drew."""
    record = fair()
    record["meta"]["continued"] = {"from_step": len(record["log"])}
    file = written(tmp_path / "given.jsonl", record)
    done = skulduggery("verify", file)
    assert done.returncode == 0
    assert f"its first {len(record['log'])} steps were given and prove nothing" in done.stderr
    assert json.loads(skulduggery("verify", "--json", file).stdout)["given"] == len(record["log"])
    record["meta"]["continued"]["from_step"] += 1
    done = skulduggery("verify", written(tmp_path / "outside.jsonl", record))
    assert (done.returncode, "meta.continued.from_step" in done.stderr) == (1, True)


def test_json_of_bad_input(tmp_path: Path) -> None:
    bad = fair()
    bad["log"][1]["bid"] = 9
    done = skulduggery("verify", "--json", written(tmp_path / "bad.jsonl", bad), str(tmp_path / "none.jsonl"))
    assert done.returncode == 2
    broken, missing = (json.loads(line) for line in done.stdout.splitlines())
    assert (broken["ok"], broken["rule"], broken["step"]) == (False, "SK-21", 2)
    assert (missing["ok"], missing["reason"]) == (False, "file-missing")
