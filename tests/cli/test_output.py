"""How output is laid out: a path is printed in one piece, and nothing is wrapped where no terminal needs it."""

import asyncio
import io
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from unittest import mock

import pytest
from msgspec.structs import replace

from skulduggery import cli, games
from skulduggery.pad import write_file
from skulduggery.server.store.sqlite import SqliteStore
from tests.cli.records import a_record, written
from tests.cli.scoring import scored, signals_kept
from tests.cli.terminal import Terminal, plain
from tests.cli.test_keeping import COMPLAINT
from tests.pad.pads import drawn

WIDTH = 40
LONG_NAMES = ("Anna-Magdalena Käsebier", "Bartholomäus Weißgerber", "Clementine Überschär", "Dorothea Äpfelmüller")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Its path is longer than a line, and has spaces and umlauts."""
    made = tmp_path / "Ein Ordner für alle Spielblätter" / "mit  zwei Leerzeichen und Ümläuten" / ("lang " * 20).strip()
    made.mkdir(parents=True)
    return made


# --- a terminal -----------------------------------------------------------------------------------------------------


def test_a_path_is_never_broken_at_the_pad(folder: Path) -> None:
    file = folder / "Blatt.json"
    terminal = Terminal("score", str(file), "--game", "skull-king", "--players", "Anna,Ben", columns=WIDTH)
    terminal.prompted()
    assert str(file) in plain(terminal.shown), "where it is kept"
    told = plain(terminal.type(f"export {folder / 'Kopie.json'}"))
    assert str(folder / "Kopie.json") in told
    told = plain(terminal.type(f"import {folder / 'nirgends.json'}"))
    assert str(folder / "nirgends.json") in told, "trouble"
    terminal.child.sendline("quit")
    assert terminal.end() == 0
    assert str(file) in plain(terminal.shown), "what is said at the end"


def test_the_sentence_around_a_path_is_wrapped_between_words(folder: Path) -> None:
    file = folder / "Blatt.json"
    terminal = Terminal("score", str(file), "--game", "skull-king", "--players", "Anna,Ben", columns=WIDTH)
    terminal.prompted()
    terminal.child.sendline("quit")
    assert terminal.end() == 0
    lines = [line for line in plain(terminal.screen).splitlines() if str(file) not in line]
    assert lines
    assert all(len(line) <= WIDTH for line in lines)


def test_an_empty_pad_is_named_in_one_piece(folder: Path) -> None:
    file = folder / "leer.json"
    file.write_bytes(write_file([]))
    terminal = Terminal("score", str(file), "--show", columns=WIDTH)
    assert terminal.end() == 0
    assert str(file) in plain(terminal.screen)


def test_a_saved_game_is_named_in_one_piece(folder: Path) -> None:
    file = folder / "Spiel.jsonl"
    terminal = Terminal("play", "skull-king", "--players", "2", "--seed", "1", "--save", str(file), columns=WIDTH)
    terminal.prompted()
    terminal.child.sendeof()
    assert terminal.end() == 0
    assert str(file) in plain(terminal.screen)


@pytest.mark.parametrize(
    "command",
    [
        ("check", "{}/gut.jsonl", "{}/schlecht.jsonl"),
        ("verify", "{}/gut.jsonl"),
        ("replay", "{}/schlecht.jsonl"),
        ("replay", "{}/nirgends.jsonl"),
        ("score", "{}/schlecht.jsonl", "--show"),
        ("simulate", "skull-king", "--players", "2", "--games", "1", "--out", "{}/gut.jsonl"),
        ("backup", "--database", "{}/nichts.db", "--to", "{}/gut.jsonl"),
        ("reports", "--database", "{}/gut.jsonl"),
    ],
    ids=lambda command: command[0],
)
def test_faults_name_files_in_one_piece(command: tuple[str, ...], folder: Path) -> None:
    spoilt = {**a_record(), "rules": 99}
    written(folder / "gut.jsonl", a_record())
    written(folder / "schlecht.jsonl", spoilt)
    arguments = [word.format(folder) for word in command]
    terminal = Terminal(*arguments, columns=WIDTH)
    while terminal.prompted():
        terminal.child.sendeof()
    named = [word for word in arguments if word.startswith(str(folder))]
    assert any(word in " ".join(plain(terminal.screen).split("\n")) for word in named), terminal.screen


# --- pipes and files ------------------------------------------------------------------------------------------------


def piped(*arguments: str, columns: str, lines: Sequence[str] = ()) -> str:
    """What the command prints into a pipe, in this very process."""
    out, err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), io.StringIO()
    given = io.StringIO("".join(f"{line}\n" for line in lines))
    with (
        mock.patch.dict(os.environ, {"COLUMNS": columns, "SKULDUGGERY_LANG": "de"}),
        mock.patch.multiple("sys", stdin=given, stdout=out, stderr=err),
        signals_kept(),
        suppress(SystemExit),  # argparse leaves so after --help
    ):
        assert cli.main(list(arguments)) == 0, err.getvalue()
    out.flush()
    return plain(out.buffer.getvalue().decode())  # type: ignore[attr-defined]


def the_same_at_every_width(*arguments: str, lines: Sequence[str] = ()) -> str:
    narrow, wide = (piped(*arguments, columns=columns, lines=lines) for columns in ("37", "5000"))
    assert narrow == wide
    return narrow


def test_a_piped_pad_wraps_nothing(folder: Path) -> None:
    file, copy = folder / "Blatt.json", folder / "Kopie.json"
    file.write_bytes(write_file([]))
    scored(file, "--game", "skull-king", "--players", "Anna,Ben")
    lines = ["hilfe", "chart", "blatt", "statistik", "verlauf", f"export {copy}", "j", "ende"]
    copy.write_bytes(b"{}")
    told = the_same_at_every_width("score", str(file), lines=lines)
    assert str(file) in told
    assert str(copy) in told


@pytest.mark.parametrize("asked", ["--show", "--list", "--stats"])
def test_piped_sheets_have_their_natural_width(asked: str, folder: Path) -> None:
    game = replace(drawn("skull-king", "1/1p1 0/0 0/0 0/0|1/2 1/0 1/0 0/0"), players=LONG_NAMES)
    file = folder / "Blatt.json"
    file.write_bytes(write_file([game]))
    told = the_same_at_every_width("score", str(file), asked)
    if asked != "--stats":  # there names are short at every width
        assert [name for name in LONG_NAMES if name not in told] == []


def test_piped_reports_are_neither_folded_nor_cropped(folder: Path) -> None:
    text = ("long complaint " * 20).strip()

    async def fill() -> None:
        store = SqliteStore(folder / "kept.db")
        await store.open()
        await store.add_report(replace(COMPLAINT, text=text))
        await store.close()

    asyncio.run(fill())
    assert text in the_same_at_every_width("reports", "--database", str(folder / "kept.db"))


@pytest.mark.parametrize("name", games.names())
def test_a_piped_replay_does_not_depend_on_the_width(name: str, tmp_path: Path) -> None:
    record = a_record(name)
    for player, longer in zip(record["players"], LONG_NAMES, strict=False):
        player["name"] = longer
    told = the_same_at_every_width("replay", written(tmp_path / "game.jsonl", record))
    assert [longer for longer in LONG_NAMES[:3] if longer not in told] == []


@pytest.mark.parametrize(
    "arguments",
    [
        *(("--help",), ("score", "--help"), ("serve", "--help"), ("games",), ("bots",)),
        *(("rules",), ("rules", "skull-king"), ("rules", "SK-45"), ("serve", "--show-config")),
    ],
    ids=" ".join,
)
def test_piped_lists_do_not_depend_on_the_width(arguments: tuple[str, ...]) -> None:
    assert the_same_at_every_width(*arguments)


def test_a_piped_game_does_not_depend_on_the_width(folder: Path) -> None:
    file = folder / "Spiel.jsonl"
    play = ("play", "skull-king", "--players", "6", "--seed", "2", "--force", "--save", str(file))
    assert str(file) in the_same_at_every_width(*play, lines=["0", "?", "sheet", "quit"])


def test_a_forced_colour_wraps_nothing_either(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To Rich, such a pipe is a terminal."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    file = folder / "leer.json"
    file.write_bytes(write_file([]))
    assert str(file) in the_same_at_every_width("score", str(file), "--show")


def test_a_backup_is_named_in_one_piece(folder: Path) -> None:
    database, copy = folder / "kept.db", folder / "Kopie.db"

    async def make() -> None:
        store = SqliteStore(database)
        await store.open()
        await store.close()

    asyncio.run(make())
    assert str(copy) in piped("backup", "--database", str(database), "--to", str(copy), columns="37")
