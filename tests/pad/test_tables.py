"""Games as tables for spreadsheets: written, and read as strictly as files."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from skulduggery import pad
from skulduggery.pad import COLUMNS, MAX_BYTES, PadGame, Refusal, from_csv, to_csv
from tests.pad.pads import GAMES, drawn, no, random_game

HEADER = (
    "game,id,started,changed,stopped,scoring,plank_values,first,round,seat,player,"
    "bid,tricks,pirates,kings,side,red,yellow,green,blue,queens,points,total"
)
MOMENTS = "2026-11-16T19:30:00Z,2026-11-16T19:30:00Z"
KING = drawn("skull-king", "1/1p1 1/0|2 .", first=1)


def lines(*games: PadGame) -> list[str]:
    text = to_csv(games)
    assert text.startswith("\ufeff")
    assert text.endswith("\r\n")
    return text.removeprefix("\ufeff").split("\r\n")[:-1]


def table(*rows: str) -> str:
    return "\n".join(rows)


def test_one_row_for_each_round_and_seat() -> None:
    start = f"skull-king,abcdefgh,{MOMENTS},,standard,,2"
    assert lines(KING) == [
        HEADER,
        f"{start},1,1,Anna,1,1,1,,,,,,,,50,50",
        f"{start},1,2,Ben,1,0,,,,,,,,,-10,-10",
        f"{start},2,1,Anna,2,,,,,,,,,,,",
        f"{start},2,2,Ben,,,,,,,,,,,,",
    ]
    assert tuple(HEADER.split(",")) == COLUMNS


def test_planks_and_queens() -> None:
    planks = drawn("skull-queen", "f5420 b_3__", stopped=True)
    start = f"skull-queen,abcdefgh,{MOMENTS},yes,,8 5 3 2 1,1,1"
    assert lines(planks)[1:] == [f"{start},1,Anna,,,,,front,5,4,2,0,,15,", f"{start},2,Ben,,,,,back,,3,,,,,"]
    queens = drawn("sleeping-queens", "rose,cat .")
    start = f"sleeping-queens,abcdefgh,{MOMENTS},,,,1,1"
    assert lines(queens)[1:] == [f"{start},1,Anna,,,,,,,,,,rose cat,20,", f"{start},2,Ben,,,,,,,,,,,0,"]
    over = drawn("sleeping-queens", "cat,pancake,heart .")
    assert [row.split(",")[-2:] for row in lines(over)[1:]] == [["50", "50"], ["0", "0"]]


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("=1+1", "'=1+1"),
        ("+x", "'+x"),
        ("-x", "'-x"),
        ("@x", "'@x"),
        ("'x", "''x"),
        ('a"b,c', '"a""b,c"'),
        ("x\ny", '"x\ny"'),
        ('"x"', '"""x"""'),
        ('""', '""""""'),
    ],
)
def test_no_name_is_a_formula_and_none_breaks_a_row(name: str, cell: str) -> None:
    game = replace(KING, players=(name, "Ben"))
    assert f",1,1,{cell},1,1," in to_csv([game])
    assert from_csv(to_csv([game])) == (game,)


def test_a_name_with_an_apostrophe_needs_no_guard() -> None:
    assert from_csv(to_csv([KING]).replace("Anna", "'t Hooft")) == (replace(KING, players=("'t Hooft", "Ben")),)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\r\n", "\n", "\r"])
def test_separators_line_ends_and_spaces(separator: str, end: str) -> None:
    rows = [separator.join(f" {cell} " for cell in row.split(",")) for row in lines(KING)]
    empty = separator * (len(COLUMNS) - 1)
    assert from_csv(end.join(["", *rows, empty, ""])) == (KING,)
    assert from_csv(("\ufeff" + end.join(rows)).encode()) == (KING,)


def test_columns_in_any_order_and_without_the_points() -> None:
    rows = [row.split(",") for row in lines(KING)]
    turned = [",".join(reversed(row)) for row in rows]
    assert from_csv(table(*turned)) == (KING,)
    assert from_csv(table(*(",".join(row[:-2]) for row in rows))) == (KING,)
    assert from_csv(table(*(",".join([*row[:-2], "", ""]) if row[0] != "game" else HEADER for row in rows))) == (KING,)


def test_an_empty_table() -> None:
    assert to_csv([]) == f"\ufeff{HEADER}\r\n"
    assert from_csv(to_csv([])) == ()
    assert from_csv("") == no("csv-column", column="game")


@pytest.mark.parametrize("column", COLUMNS)
def test_a_missing_column(column: str) -> None:
    place = COLUMNS.index(column)
    rows = [row.split(",") for row in lines(KING)]
    result = from_csv(table(*(",".join([*row[:place], *row[place + 1 :]]) for row in rows)))
    assert result == ((KING,) if column in ("points", "total") else no("csv-column", column=column))


def spoilt(line: int, column: str, cell: str) -> tuple[PadGame, ...] | Refusal:
    """The table with one cell exchanged."""
    rows = [row.split(",") for row in lines(KING)]
    rows[line - 1][COLUMNS.index(column)] = cell
    return from_csv(table(*(",".join(row) for row in rows)))


@pytest.mark.parametrize(
    ("line", "column", "cell"),
    [
        (1, "bid", "bet"),
        (1, "bid", ""),
        (1, "bid", "tricks"),
        (2, "round", ""),
        (3, "bid", "1.0"),
        (3, "bid", "1e1"),
        (3, "bid", "9999999999"),
        (3, "bid", "１"),
        (3, "points", "many"),
        (3, "game", "skull-queen"),
        (3, "started", "2026-11-16T19:30:01Z"),
        (5, "scoring", "landlubber"),
        (5, "player", "Eva"),
        (3, "player", 'B"n'),
        (3, "player", '"Ben'),
        (3, "player", '"Ben"x'),
        (3, "total", "1,2"),
    ],
)
def test_a_cell_that_cannot_be(line: int, column: str, cell: str) -> None:
    named = cell if line == 1 else column
    assert spoilt(line, column, cell) == no("csv", line=line, column=named)


@pytest.mark.parametrize(
    ("column", "cell"), [("stopped", "no"), ("first", ""), ("first", "one"), ("plank_values", "8 x")]
)
def test_what_every_row_says_of_the_game(column: str, cell: str) -> None:
    rows = [row.split(",") for row in lines(KING)]
    for row in rows[1:]:
        row[COLUMNS.index(column)] = cell
    assert from_csv(table(*(",".join(row) for row in rows))) == no("csv", line=2, column=column)
    assert spoilt(3, column, cell) == no("csv", line=3, column=column), "one row says something else"


THREE = drawn("skull-king", "0/0 0/0 1/1|0/0 0/0 2/2|0 0 0")


def of_rows(order: str) -> tuple[PadGame, ...] | Refusal:
    """Rows of three players by their rounds and seats, such as `11 12 13 21`, whatever stands there."""
    rows = lines(THREE)
    by_place = {f"{round}{seat}": rows[3 * round + seat - 3] for round in (1, 2, 3) for seat in (1, 2, 3)}
    return from_csv(table(HEADER, *(by_place[place] for place in order.split())))


@pytest.mark.parametrize(
    ("order", "line", "found", "due"),
    [
        ("21 22 23", 2, "21", "11"),
        ("21 22 23 11 12 13", 2, "21", "11"),
        ("12 11 13", 2, "12", "11"),
        ("11 13 21", 3, "13", "12"),
        ("11 12 13 31 32 33", 5, "31", "21"),
        ("11 12 13 22 21 23", 5, "22", "21"),
        ("11 12 13 21 23 31", 6, "23", "22"),
        ("11 12 13 21 22 31", 7, "31", "23"),
        ("11 12 13 21 31 22", 6, "31", "22"),
        ("11 12 13 21 22 23 33", 8, "33", "31"),
    ],
)
def test_rows_out_of_order(order: str, line: int, found: str, due: str) -> None:
    """Rounds that do not begin with 1, a round or a row that is missing: what stands there, and what belongs there."""
    there: dict[str, Any] = {"found_round": int(found[0]), "found_seat": int(found[1])}
    belongs: dict[str, Any] = {"due_round": int(due[0]), "due_seat": int(due[1])}
    assert of_rows(order) == no("csv-order", line=line, **there, **belongs)


@pytest.mark.parametrize(
    ("order", "line", "found", "before"),
    [
        ("11 11 12", 3, "11", 2),
        ("11 12 13 12", 5, "12", 3),
        ("11 12 13 21 22 23 22", 8, "22", 6),
        ("11 21 11", 4, "11", 2),
    ],
)
def test_rows_that_are_there_twice(order: str, line: int, found: str, before: int) -> None:
    there: dict[str, Any] = {"found_round": int(found[0]), "found_seat": int(found[1])}
    assert of_rows(order) == no("csv-twice", line=line, before=before, **there)


def test_rows_that_are_missing_at_the_end_of_a_game() -> None:
    assert of_rows("11 12 13 21 22 23 31 32") == no("csv-missing", line=9, due_round=3, due_seat=3)
    assert of_rows("11 12 13 21") == no("csv-missing", line=5, due_round=2, due_seat=2)
    queens = lines(drawn("sleeping-queens", "rose .", id="bcdefghi"))[1:]
    assert from_csv(table(*lines(THREE)[:-1], *queens)) == no("csv-missing", line=9, due_round=3, due_seat=3)


def test_rounds_with_more_rows_than_the_first() -> None:
    assert of_rows("11 12 21 22 23") == no("seats-in-round", round=2, line=4)
    assert of_rows("11 21") == no("player-count", "SK-03", players=1, lowest=2, highest=6, line=2)


def test_a_row_of_another_length() -> None:
    assert from_csv(table(*lines(KING)[:2], lines(KING)[2].removesuffix(",-10"))) == no("csv", line=3, column="total")
    assert from_csv(table(HEADER, "skull-king")) == no("csv", line=2, column="id")


def test_lines_are_counted_as_an_editor_does() -> None:
    game = replace(KING, players=("two\r\nlines", "Ben"))
    rows = to_csv([game]).replace(",1,2,Ben,1,", ",1,2,Ben,x,")
    assert from_csv(rows) == no("csv", line=4, column="bid")


@pytest.mark.parametrize(
    ("line", "column", "cell", "right"),
    [
        (2, "points", "20", 50),
        (3, "points", "10", -10),
        (3, "total", "0", -10),
        (4, "points", "40", "-"),
        (4, "total", "70", "-"),
    ],
)
def test_points_must_be_what_the_rules_give(line: int, column: str, cell: str, right: int | str) -> None:
    place: dict[str, Any] = {"round": line // 2, "name": "Ben" if line % 2 else "Anna"}
    assert spoilt(line, column, cell) == no(
        "csv-points", line=line, column=column, found=int(cell), right=right, **place
    )


@pytest.mark.parametrize(
    ("line", "column", "cell", "refusal"),
    [
        (2, "bid", "2", no("bid-range", "SK-21", highest=1, round=1, name="Anna", line=2)),
        (3, "bid", "2", no("bid-range", "SK-21", highest=1, round=1, name="Ben", line=3)),
        (2, "side", "front", no("foreign-field", field="side", round=1, name="Anna", line=2)),
        (4, "queens", "cat", no("foreign-field", field="queens", round=2, name="Anna", line=4)),
        (4, "bid", "-1", no("bid-range", "SK-21", highest=2, round=2, name="Anna", line=4)),
        (4, "tricks", "0", no("bids-first", "SK-20", round=2, name="Ben", line=5)),
        (3, "tricks", "", no("round-incomplete", round=1, name="Ben", line=3)),
        (3, "pirates", "1", no("bonus-without-trick", "SK-64", round=1, name="Ben", line=3)),
        (3, "player", "anna", None),
    ],
)
def test_the_refusals_of_files_with_the_line_of_the_row(line: int, column: str, cell: str, refusal: Any) -> None:
    expected = no("csv", line=5, column="player") if refusal is None else refusal
    assert spoilt(line, column, cell) == expected


def test_the_line_of_a_player_whose_name_is_written_otherwise_there() -> None:
    rows = to_csv([replace(KING, players=("'Anna", "=Ben"))]).replace(",2,2,'=Ben,,", ",2,2,'=BEN,9,")
    assert from_csv(rows) == no("bid-range", "SK-21", highest=2, round=2, name="=Ben", line=5)


def test_the_line_of_a_round_of_several() -> None:
    game = drawn("skull-king", "0/0 0/0 0/0|1/1p1 1/1p1 0/0")
    assert from_csv(to_csv([game])) == no("one-king", "SK-02", round=2, line=5)


def test_refusals_of_the_whole_game() -> None:
    text = to_csv([KING])
    assert from_csv(text.replace("standard", "harsh")) == no(
        "option", option="scoring", allowed="standard, landlubber", line=2
    )
    assert from_csv(text.replace(",2,1,1,", ",9,1,1,").replace(",,2,", ",,9,")) == no("first", highest=1, line=2)
    assert from_csv(text.replace("abcdefgh", "x")) == no("id", line=2)
    other = drawn("sleeping-queens", "rose .", id="bcdefghi")
    assert from_csv(to_csv([other, KING, other])) == no("id", line=8)
    assert from_csv(to_csv([other, KING]).replace("skull-king", "chess")) == no(
        "unknown-game", game="chess", allowed=", ".join(GAMES), line=4
    )


def test_what_is_no_text() -> None:
    assert from_csv(b"\xff\xfe") == no("not-a-pad")
    assert from_csv("\ud800") == no("not-a-pad")
    assert from_csv("," * (MAX_BYTES + 1)) == no("not-a-pad")


@settings(max_examples=50, deadline=None)
@given(st.lists(st.integers(0, 2**32), max_size=3, unique=True))
def test_what_is_written_is_read(seeds: list[int]) -> None:
    games = {game.id: game for game in (random_game(random.Random(seed)) for seed in seeds)}
    assert from_csv(to_csv(games.values())) == tuple(games.values())


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32))
def test_a_spoilt_table_is_games_or_a_refusal(seed: int) -> None:
    rng = random.Random(seed)
    text = to_csv([random_game(rng)])
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(text))
        text = (
            text[:place]
            + rng.choice(("", ",", '"', "\n", "\r", ";", "x", "9", "-", "\x00"))
            + text[place + rng.randint(0, 2) :]
        )
    result = from_csv(text)
    assert isinstance(result, Refusal) or all(pad.check(game) is None for game in result)
