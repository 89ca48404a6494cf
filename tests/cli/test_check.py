"""`check`: every fault with its file, line, step and rule; good records pass, however they are laid out."""

import json
from pathlib import Path

import pytest

from tests.cli.records import a_record, written
from tests.cli.running import assert_one_clear_line, skulduggery


def test_good_records_pass(tmp_path: Path) -> None:
    file = written(tmp_path / "good.jsonl", a_record(seed=1), a_record(seed=2))
    done = skulduggery("check", file)
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == "2 games checked, and all are good.\n"


@pytest.mark.parametrize("indent", [1, 4])
def test_one_record_may_span_many_lines(indent: int, tmp_path: Path) -> None:
    file = tmp_path / "pretty.json"
    file.write_text(f"\n{json.dumps(a_record(), indent=indent)}\n\n", encoding="utf-8")
    done = skulduggery("check", str(file))
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.startswith("1 game ")


def test_blank_lines_and_other_line_ends_do_not_matter(tmp_path: Path) -> None:
    file = tmp_path / "spaced.jsonl"
    text = json.dumps(a_record())
    file.write_bytes(f"\r\n{text}\r\n\r\n{text}".encode())
    assert skulduggery("check", str(file)).stderr.startswith("2 games")


def test_standard_input(tmp_path: Path) -> None:
    assert skulduggery("check", "-", given=json.dumps(a_record())).stderr.startswith("1 game ")


def test_a_fault_is_told_with_its_place_and_rule(tmp_path: Path) -> None:
    bad = a_record()
    first_bid = next(index for index, step in enumerate(bad["log"]) if "bid" in step)
    bad["log"][first_bid]["bid"] = 9
    file = written(tmp_path / "bad.jsonl", a_record(), bad)
    done = skulduggery("check", file)
    assert (done.returncode, done.stdout) == (2, "")
    line, summary = done.stderr.splitlines()
    assert summary == "2 games checked, 1 of them bad."
    assert line.startswith(f"{file}, game 2 (line 2), step {first_bid + 1}: ")
    assert "(SK-21)" in line
    assert 'Allowed: {"seat": 0, "bid": 0}' in line


@pytest.mark.parametrize(("language", "words"), [("de", "Schritt"), ("fr", "étape"), ("it", "passo")])
def test_faults_in_other_languages(language: str, words: str, tmp_path: Path) -> None:
    bad = a_record()
    bad["log"][0]["deal"]["round"] = 5
    done = skulduggery("check", written(tmp_path / "bad.jsonl", bad), "--lang", language)
    assert f", {words} 1:" in done.stderr


def test_what_a_record_says_cannot_harm_the_terminal(tmp_path: Path) -> None:
    bad = a_record()
    bad["players"][0]["name"] = "\x1b]0;owned\x07[red]Anna"
    bad["log"][1]["seat"] = "\x1b[2J"
    done = skulduggery("check", written(tmp_path / "bad.jsonl", bad))
    assert "\x1b" not in done.stderr + done.stdout
    assert len(done.stderr.splitlines()) == 2


NO_RECORDS = {
    "empty": b"",
    "blank": b" \n\n",
    "binary": bytes(range(256)) * 4,
    "text": b"Yo ho ho!",
    "a list": b"[1, 2]",
    "cut off": b'{"format": "skulduggery/1", "game": ',
    "cut off over many lines": b'{"format":\n "skulduggery/1",\n "game":',
    "deep": b"[" * 100_000,
    "not UTF-8": b'{"format": "\xff"}',
    "a long number": b'{"format": ' + b"9" * 10_000 + b"}",
}


@pytest.mark.parametrize("content", NO_RECORDS.values(), ids=NO_RECORDS)
def test_what_is_no_record(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "odd.jsonl"
    file.write_bytes(content)
    done = skulduggery("check", str(file))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == (2 if content.strip() else 1), done.stderr
    assert_one_clear_line(skulduggery("replay", str(file)))


def test_an_endless_line_is_refused_and_the_next_is_read(tmp_path: Path) -> None:
    file = tmp_path / "long.jsonl"
    file.write_bytes(b"{" + b" " * 17_000_000 + b"}\n" + json.dumps(a_record()).encode() + b"\n")
    done = skulduggery("check", str(file))
    line, summary = done.stderr.splitlines()
    assert summary == "2 games checked, 1 of them bad."
    assert "game 1 (line 1)" in line
    assert "8,000,000" in line


def test_a_missing_file_does_not_hide_the_others(tmp_path: Path) -> None:
    good = written(tmp_path / "good.jsonl", a_record())
    done = skulduggery("check", str(tmp_path / "none.jsonl"), good)
    assert (done.returncode, done.stdout) == (2, "")
    assert "none.jsonl" in done.stderr.splitlines()[0]
    assert done.stderr.splitlines()[1:] == ["1 game checked, and it is good.", "One file could not be checked."]


def test_json(tmp_path: Path) -> None:
    bad = a_record()
    bad["result"]["scores"][0] += 1
    done = skulduggery("check", "--json", written(tmp_path / "bad.jsonl", a_record(), bad))
    assert (done.returncode, done.stderr) == (2, "")
    fault, summary = (json.loads(line) for line in done.stdout.splitlines())
    assert (fault["line"], fault["reason"], fault["rule"], fault["step"]) == (2, "result-differs", "SK-70", None)
    assert summary == {"files": 1, "games": 2, "bad": 1, "bad_files": 0}
