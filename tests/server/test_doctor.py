"""`doctor` finds damage, says what can be saved, and saves it; the file that it examines stays as it is."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from skulduggery.server.doctor.examining import BadLog, Examined, examine, opened
from skulduggery.server.doctor.reading import ENTRIES, GAMES, OTHERS, Reading
from skulduggery.server.doctor.rescuing import rescue
from skulduggery.server.ids import TableId
from skulduggery.server.store import BadDatabase
from skulduggery.server.store.sqlite import SqliteStore
from tests.cli.running import assert_one_clear_line, skulduggery
from tests.server.damaging import PAGE, overwrite, pages_of
from tests.server.house import House, house, play_out
from tests.server.test_damage import ENTRIES as FILLED
from tests.server.test_damage import fill

STEP = 9
"""Of so many pages one is damaged."""


class Known(Struct, frozen=True):
    """A database with two finished games, two tables that go on with long logs, and what is in it."""

    content: bytes
    going_on: tuple[TableId, TableId]
    over: tuple[TableId, TableId]


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Known:
    file = tmp_path_factory.mktemp("doctor") / "x.db"

    async def make(hosted: House) -> tuple[list[TableId], list[TableId]]:
        over: list[TableId] = []
        for _ in range(2):
            phones = await hosted.playing("Anna Ben", "sleeping-queens")
            await play_out(phones)
            over.append(phones[0].live.table.id)
        going_on: list[TableId] = []
        for _ in range(2):
            live = await hosted.table(await hosted.guest("Cleo"))
            await fill(live)
            await fill(live)
            going_on.append(live.table.id)
        return sorted(going_on), over

    async def whole() -> Known:
        async with house(file) as hosted:
            going_on, over = await make(hosted)
        return Known(content=file.read_bytes(), going_on=(going_on[0], going_on[1]), over=(over[0], over[1]))

    return asyncio.run(whole())


@pytest.fixture
def file(tmp_path: Path, known: Known) -> Path:
    made = tmp_path / "games.db"
    made.write_bytes(known.content)
    return made


def own_page(file: Path, known: Known, table: TableId) -> int:
    """A page in the middle of the table's log, with nothing of others in it."""
    content = file.read_bytes()
    names = {each: each.encode() for each in (*known.going_on, *known.over)}
    found: list[int] = []
    for page in pages_of(file, "entries"):
        text = content[(page - 1) * PAGE : page * PAGE]
        if {each for each, name in names.items() if name in text} == {table}:
            found.append(page)
    return found[len(found) // 2]


def change(file: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(file)) as db:
        assert db.execute(statement, values).rowcount >= 1
        db.commit()
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def only_log(examined: Examined) -> BadLog:
    [bad] = examined.bad_logs
    return bad


def opens(file: Path, table: TableId) -> Any:
    """What a server makes of the table in this file."""

    async def test() -> Any:
        async with house(file) as hosted:
            found = await hosted.hub.find(table)
            return getattr(found, "table", found)

    return asyncio.run(test())


# --- examining ----------------------------------------------------------------------------------------------------


def test_a_sound_database(file: Path, known: Known) -> None:
    before = sorted(file.parent.iterdir())
    examined = examine(file)
    assert examined.is_sound
    assert not examined.running
    assert examined.rows["games"] == 2
    assert examined.logs >= 4
    with closing(sqlite3.connect(f"{file.as_uri()}?immutable=1", uri=True)) as db:
        for layout in (*OTHERS, ENTRIES, GAMES):
            assert (examined.rows[layout.name],) == db.execute(f"SELECT count(*) FROM {layout.name}").fetchone()
    assert file.read_bytes() == known.content
    assert sorted(file.parent.iterdir()) == before, "nothing lies beside it"


def test_any_page_may_be_damaged(file: Path, known: Known) -> None:
    """Whichever it is: it is found, the rest is read, and what is saved is sound."""
    for page in range(2, len(known.content) // PAGE + 1, STEP):
        overwrite(file, [page])
        examined = examine(file)
        assert not examined.is_sound, page
        out = file.with_name(f"out{page}.db")
        rescue(examined, out)
        assert examine(out).is_sound, page
        out.unlink()
        file.write_bytes(known.content)


def test_a_log_is_good_up_to_the_damage(file: Path, known: Known) -> None:
    table, other = known.going_on
    before = examine(file).rows["entries"]
    overwrite(file, [own_page(file, known, table)])
    examined = examine(file)
    bad = only_log(examined)
    assert bad.log == table
    assert bad.problem == "gap" or bad.problem == "cut"
    assert 5 < bad.sound < 2 * FILLED
    assert examined.damaged == ("entries",)
    assert before - 2 * FILLED < examined.rows["entries"] < before
    out = file.with_name("sound.db")
    rescued = rescue(examined, out)
    assert (rescued.tables, rescued.cut, rescued.games) == (4, 1, 2)
    assert (opens(out, table).seq, opens(out, table).status) == (bad.sound, "waiting")
    assert opens(out, other).seq == opens(file, other).seq


def test_what_lies_between_damaged_pages_is_read(file: Path) -> None:
    """From neither end anybody would come to it."""
    ids = [sha256(str(number).encode()).hexdigest()[:22] for number in range(2000)]
    with closing(sqlite3.connect(file)) as db:
        db.executemany(
            "INSERT INTO guests(id, name, since, seen) VALUES (?, 'somebody', 0, 0)", [(each,) for each in ids]
        )
        db.commit()
    pages = pages_of(file, "guests")
    content = file.read_bytes()
    bad = [pages[0], pages[len(pages) // 2], pages[-1]]
    overwrite(file, bad)
    with opened(file) as db:
        reading = Reading(db, next(layout for layout in OTHERS if layout.name == "guests"))
        read = {row[0] for row in reading}
        assert reading.is_damaged
    lost = set(ids) - read
    assert 50 < len(lost) < 500
    assert all(any(each.encode() in content[(page - 1) * PAGE : page * PAGE] for page in bad) for each in lost)


def test_a_table_whose_log_is_all_gone(file: Path, known: Known) -> None:
    table = known.going_on[0]
    change(file, "DELETE FROM entries WHERE log = ?", table)
    assert only_log(examine(file)) == BadLog(log=table, problem="lost", sound=0, read=0)
    out = file.with_name("sound.db")
    assert rescue(examine(file), out).tables == 3
    assert examine(out).is_sound


HARM: dict[str, tuple[str, str, int]] = {
    "a gap": ("DELETE FROM entries WHERE log = ? AND seq = 7", "gap", 6),
    "no JSON": ("UPDATE entries SET body = x'7b22' WHERE log = ? AND seq = 7", "undecodable", 6),
    "a strange entry": (
        """UPDATE entries SET body = '{"at":1,"what":{"type":"pause-over"}}' WHERE log = ? AND seq = 7""",
        "unfoldable",
        6,
    ),
}


@pytest.mark.parametrize(("harm", "problem", "sound"), HARM.values(), ids=HARM)
def test_a_log_that_makes_no_sense(file: Path, known: Known, harm: str, problem: str, sound: int) -> None:
    table = known.going_on[1]
    change(file, harm, table)
    bad = only_log(examine(file))
    assert (bad.log, bad.problem, bad.sound) == (table, problem, sound)
    out = file.with_name("sound.db")
    rescue(examine(file), out)
    assert opens(out, table).seq == sound


def test_a_finished_game_whose_end_is_missing(file: Path, known: Known) -> None:
    change(
        file,
        "DELETE FROM entries WHERE log = ?1 AND seq = (SELECT max(seq) FROM entries WHERE log = ?1)",
        known.over[0],
    )
    assert only_log(examine(file)).problem == "cut"


def test_a_record_that_was_changed(file: Path, known: Known) -> None:
    change(file, "UPDATE games SET record = CAST('{}' AS BLOB) WHERE table_id = ?", known.over[0])
    [bad] = examine(file).bad_games
    assert bad.table == known.over[0]
    out = file.with_name("sound.db")
    assert rescue(examine(file), out).games == 2, "its log tells what was played"
    assert examine(out).is_sound


def test_lists_follow_from_logs(file: Path, known: Known) -> None:
    """Where the list of tables is damaged, it is made anew."""
    overwrite(file, pages_of(file, "tables"))
    examined = examine(file)
    assert (examined.damaged, examined.rows["tables"]) == (("tables",), 0)
    out = file.with_name("sound.db")
    assert rescue(examined, out).tables == 4
    assert {opens(out, table).status for table in known.over} == {"finished"}


def test_a_running_server_is_told_of(file: Path) -> None:
    """From another process, as people start it."""

    async def test() -> None:
        store = SqliteStore(file)
        await store.open()
        assert await store.append("new", 1, b"x")
        done = await asyncio.to_thread(skulduggery, "doctor", str(file), "--json", "--lang", "en")
        told = json.loads(done.stdout)
        assert (told["running"], told["sound"], done.returncode) == (True, True, 0)
        assert told["rows"]["entries"] > 0
        assert await store.append("new", 2, b"x"), "it was not disturbed"
        await store.close()

    asyncio.run(test())


# --- the command --------------------------------------------------------------------------------------------------


def test_the_command_says_what_is_damaged_and_saves_the_rest(file: Path, known: Known, tmp_path: Path) -> None:
    done = skulduggery("doctor", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "The database is sound."
    table = known.going_on[0]
    change(file, HARM["a gap"][0], table)
    for language, word in {"en": "damaged", "de": "beschädigt", "fr": "endommagée", "it": "danneggiato"}.items():
        done = skulduggery("doctor", str(file), "--lang", language)
        assert done.returncode == 1
        assert table[:6] in done.stdout
        assert word in done.stdout
    done = skulduggery("doctor", str(file), "--rescue", str(tmp_path / "sound.db"), "--json")
    told = json.loads(done.stdout)
    assert (done.returncode, told["sound"], told["rescued"]["cut"]) == (1, False, 1)
    assert told["bad_logs"] == [{"log": table, "problem": "gap", "sound": 6, "read": told["bad_logs"][0]["read"]}]
    assert skulduggery("doctor", str(tmp_path / "sound.db")).returncode == 0


def no_database(file: Path) -> None:
    file.write_text("Dear diary, " * 100)


def first_page_damaged(file: Path) -> None:
    overwrite(file, [1])


@pytest.mark.parametrize("harm", [no_database, first_page_damaged, Path.unlink])
def test_what_cannot_be_examined_is_told_in_one_line(file: Path, harm: Callable[[Path], None]) -> None:
    harm(file)
    assert_one_clear_line(skulduggery("doctor", str(file)), "games.db")
    with pytest.raises(BadDatabase):
        examine(file)


def test_nothing_is_written_over(file: Path, tmp_path: Path) -> None:
    precious = tmp_path / "precious.db"
    precious.write_text("mine")
    assert_one_clear_line(skulduggery("doctor", str(file), "--rescue", str(precious)), "precious.db")
    assert precious.read_text() == "mine"
    assert_one_clear_line(skulduggery("doctor", "postgresql://me@there/games"), "PostgreSQL")
