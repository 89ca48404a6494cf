"""`backup` and `reports`: for the people who run a server, also while it runs."""

import asyncio
import json
from pathlib import Path

import pytest

from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.store import Report
from skulduggery.server.store.sqlite import SqliteStore
from tests.cli.running import assert_one_clear_line, skulduggery
from tests.cli.servers import at_home, serving

COMPLAINT = Report(
    at=1_700_000_000_000,
    by=GuestId("q8J3kX0aVdU1Zb5nR7mTfw"),
    about=GuestId("Zb5nR7mTfwq8J3kX0aVdU1"),
    table=TableId("VdU1Zb5nR7mTfwq8J3kX0a"),
    text="rude \x1b[31mwords",
    excerpt="Anne: arr\nJack: [bold]arrr",
)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """With one report in it."""
    path = tmp_path / "kept.db"

    async def fill() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.add_report(COMPLAINT)
        await store.close()

    asyncio.run(fill())
    return path


def test_a_running_server_is_backed_up_and_read(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with serving(tmp_path, "--json", "--database", str(database)) as server:
        server.ready()
        done = skulduggery("backup", "--database", str(database), "--to", str(copy), more=at_home(tmp_path))
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith(f"The backup is in {copy} (")
        listed = skulduggery("reports", "--database", str(database), "--json", more=at_home(tmp_path))
        assert json.loads(listed.stdout)["about"] == COMPLAINT.about
        assert server.stop() == 0
    with serving(tmp_path, "--json", "--database", str(copy)) as restored:
        restored.ready()
    assert copy.stat().st_mode & 0o077 == 0


def test_reports_are_listed_for_people(database: Path, tmp_path: Path) -> None:
    done = skulduggery("reports", "--database", str(database), more=at_home(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    for shown in ("q8J3kX…", "Zb5nR7…", "2023-11-1", "[31mwords", "Anne: arr", "[bold]arrr"):
        assert shown in done.stdout
    assert "\x1b" not in done.stdout
    assert COMPLAINT.table not in done.stdout


def test_no_reports(tmp_path: Path) -> None:
    with serving(tmp_path, "--json") as server:
        server.ready()
        done = skulduggery("reports", "--lang", "de", more=at_home(tmp_path))
        assert (done.returncode, done.stdout) == (0, "Niemand hat etwas gemeldet.\n")


def test_what_cannot_be_backed_up_or_read(database: Path, tmp_path: Path) -> None:
    home = at_home(tmp_path)
    precious = tmp_path / "precious.db"
    precious.write_text("precious", encoding="utf-8")
    known = ("--database", str(database))
    assert_one_clear_line(skulduggery("backup", *known, "--to", str(precious), more=home), "precious.db")
    assert precious.read_text(encoding="utf-8") == "precious"
    assert_one_clear_line(skulduggery("backup", *known, "--to", str(tmp_path / "no" / "x.db"), more=home), "x.db")
    assert_one_clear_line(skulduggery("backup", "--to", "x.db", more=home), "skulduggery.db")
    assert_one_clear_line(skulduggery("reports", more=home), "skulduggery.db")
    assert_one_clear_line(skulduggery("reports", "--database", str(precious), more=home), "precious.db")
    assert_one_clear_line(skulduggery("reports", "--limit", "0", more=home), "--limit")
    assert not (tmp_path / "xdg_data_home" / "skulduggery").exists()
