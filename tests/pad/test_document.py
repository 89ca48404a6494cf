"""docs/pad.md says what the code does: its examples are read and scored, its tables name everything."""

import re
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET

from skulduggery.games import names
from skulduggery.pad import (
    COLUMNS,
    FIELDS,
    FORMAT,
    MAX_BYTES,
    Change,
    PadGame,
    Person,
    RoundScore,
    Sheet,
    from_csv,
    read_file,
    sheet,
    write_file,
)
from tests.pad.test_messages import FROM_THE_RULES, reasons

TEXT = (Path(__file__).parents[2] / "docs" / "pad.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)


def example(name: str) -> PadGame:
    """The example of that game."""
    return next(game for text in EXAMPLES for game in in_file(text) if game.game == name)


def in_file(text: str) -> tuple[PadGame, ...]:
    games = read_file(text)
    assert isinstance(games, tuple)
    return games


def test_every_example_is_read_and_there_is_one_a_game() -> None:
    read = [read_file(text) for text in EXAMPLES]
    assert all(isinstance(games, tuple) for games in read)
    games = [game for games in read if isinstance(games, tuple) for game in games]
    assert sorted(game.game for game in games if game.seating is UNSET) == sorted(names())


def test_examples_are_written_as_writers_do() -> None:
    for text in EXAMPLES:
        games = read_file(text)
        assert isinstance(games, tuple)
        assert msgspec.json.decode(write_file(games)) == msgspec.json.decode(text)


def test_the_examples_score_as_the_document_says() -> None:
    king, dice = sheet(example("skull-king")), sheet(example("skull-king-dice"))
    assert [seat.points for seat in king.rounds[0].seats] == [20 + 30, -10]
    assert not king.rounds[1].complete
    assert [seat.points for seat in dice.rounds[2].seats] == [20, 0, 30]
    assert not dice.over
    assert sheet(example("skull-queen")).rounds[0].seats[0].points == 15
    queens = sheet(example("sleeping-queens"))
    assert (queens.total, queens.places, queens.because) == ((20, 50, 0), (2, 1, 3), "SL-60")
    [coming] = [game for text in EXAMPLES for game in in_file(text) if game.seating is not UNSET]
    came = sheet(coming)
    assert came.totals == ((20, -10, 0), (40, 10, 10))
    assert (came.length, came.rounds[1].dealer, came.rounds[1].order) == (5, 1, (0, 2, 1))


def test_the_table_is_the_first_round_of_the_example() -> None:
    (text,) = re.findall(r"```csv\n(.*?)```", TEXT, re.DOTALL)
    game = example("skull-king")
    assert from_csv(text) == (msgspec.structs.replace(game, rounds=game.rounds[:1]),)


def test_every_change_is_one() -> None:
    found = re.findall(r"^\| `(\{\"type\".*?\})` \|", TEXT, re.MULTILINE)
    changes = [type(msgspec.json.decode(text, type=Change)).__name__ for text in found]
    assert changes == ["Write", "NextRound", "Stop", "SetUp", "Seating"]


@pytest.mark.parametrize(
    "name",
    sorted(
        {FORMAT, *FIELDS, *COLUMNS, *names(), *reasons(), *FROM_THE_RULES}
        | {*PadGame.__struct_fields__, *RoundScore.__struct_fields__, *Sheet.__struct_fields__} - {"rounds", "seats"}
        | {*Person.__struct_fields__}
    ),
)
def test_everything_is_named(name: str) -> None:
    assert re.search(rf"`{re.escape(name)}`|`{re.escape(name)}[ :]|[,\"]{re.escape(name)}[,\"\n]", TEXT), name


def test_the_largest_file_is_named() -> None:
    assert f"{MAX_BYTES:,} bytes" in TEXT
