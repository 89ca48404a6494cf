"""Every refusal, with the rule that it comes from; each is the first that applies."""

from typing import Any

import pytest
from msgspec.structs import replace

from skulduggery import pad
from skulduggery.games import names
from skulduggery.pad import Entry, PadGame, check
from tests.pad.pads import GAMES, NAMES, drawn, no

KING, DICE, PLANKS, QUEENS = "skull-king", "skull-king-dice", "skull-queen", "sleeping-queens"
EMPTY = {KING: ". .", DICE: ". . .", PLANKS: ". .", QUEENS: ". ."}

every_game = pytest.mark.parametrize("game", GAMES)
both = pytest.mark.parametrize(("game", "rule"), [(KING, "SK"), (DICE, "SD")])


def blank(game: str, **more: Any) -> PadGame:
    return drawn(game, EMPTY[game], **more)


def test_there_is_a_book_for_every_game() -> None:
    assert names() == GAMES


@every_game
def test_an_empty_pad_is_allowed(game: str) -> None:
    assert check(blank(game)) is None


def test_a_game_goes_on_or_is_stopped_and_says_nothing_else_of_it() -> None:
    assert check(blank(KING, stopped=True)) is None
    assert check(blank(KING, stopped=False)) == no("not-a-pad")


@pytest.mark.parametrize("id", ["", "abcdefg", "a" * 41, "ABCDEFGH", "abcdefgh\n", "abcdefg-", "äbcdefgh"])
def test_id(id: str) -> None:
    assert check(blank(KING, id=id)) == no("id")


def test_unknown_game() -> None:
    game = replace(blank(KING), game="x" * 99)
    assert check(game) == no("unknown-game", game="x" * 40, allowed=", ".join(names()))


@pytest.mark.parametrize(
    ("game", "few", "rule", "lowest", "highest"),
    [(KING, 1, "SK-03", 2, 6), (DICE, 2, "SD-04", 3, 6), (PLANKS, 1, "SQ-11", 2, 6), (QUEENS, 1, "SL-03", 2, 5)],
)
def test_player_count(game: str, few: int, rule: str, lowest: int, highest: int) -> None:
    for players in (0, few, highest + 1):
        crew = tuple(f"{NAMES[0]}{seat}" for seat in range(players))
        why = check(drawn(game, " ".join(["."] * max(players, 1)), players=crew))
        assert why == no("player-count", rule, players=players, lowest=lowest, highest=highest)


@pytest.mark.parametrize("name", ["", "  ", "\u3000\ufeff\u00a0", "x" * 25, "🏴" * 25])
def test_name(name: str) -> None:
    assert check(blank(KING, players=("Anna", name))) == no("name", longest=24)


@pytest.mark.parametrize("name", ["x", " " * 30 + "x" * 24, "🏴" * 24])
def test_a_name_may_have_24_characters_however_they_are_written(name: str) -> None:
    assert check(blank(KING, players=("Anna", name))) is None


def test_same_name() -> None:
    assert check(blank(KING, players=("anna", " ANNA "))) == no("same-name", name="ANNA")
    assert check(blank(KING, players=("Zoë", "ZOË"))) == no("same-name", name="ZOË")


@pytest.mark.parametrize("first", [-1, 2, 10**30])
def test_first(first: int) -> None:
    assert check(blank(KING, first=first)) == no("first", highest=1)


@pytest.mark.parametrize("options", [{}, {"scoring": "harsh"}, {"scoring": None}, {"scoring": ["standard"]}])
def test_option_of_scoring(options: dict[str, Any]) -> None:
    for game in (KING, DICE):
        why = check(blank(game, options=options))
        assert why == no("option", option="scoring", allowed="standard, landlubber")


@pytest.mark.parametrize("values", [None, "8,5,3,2,1", [8, 5, 3, 2], [8, 5, 3, 2, 100], [8, 5, 3, 2, -1], [True] * 5])
def test_option_of_planks(values: Any) -> None:
    why = check(blank(PLANKS, options={"plank_values": values}))
    assert why == no("option", option="plank_values", allowed="5 x 0-99 (8,5,3,2,1)")


def test_option_of_another_game_or_of_the_screen() -> None:
    assert check(blank(QUEENS, options={"scoring": "standard"})) == no("option", option="scoring", allowed="-")
    shown = blank(KING, options={"scoring": "standard", "memory_aid": "on"})
    assert check(shown) == no("option", option="memory_aid", allowed="scoring")


@pytest.mark.parametrize(
    "moment",
    [
        "",
        "2026-11-16",
        "2026-11-16T19:30:00",
        "2026-11-16T19:30Z",
        "2026-13-16T19:30:00Z",
        "2026-02-29T19:30:00Z",
        "2026-11-16T24:00:00Z",
        "2026-11-16T19:30:60Z",
        "2026-11-16t19:30:00z",
        "２026-11-16T19:30:00Z",
        "0000-01-01T00:00:00Z",
    ],
)
def test_moment(moment: str) -> None:
    assert check(blank(KING, started=moment)) == no("moment")
    assert check(blank(KING, changed=moment)) == no("moment")


def test_sk_10_there_are_ten_rounds() -> None:
    assert check(drawn(KING, "|".join(["0/0 0/0"] * 10))) is None
    assert check(drawn(KING, "|".join(["0/0 0/0"] * 11))) == no("round-count", "SK-10", highest=10)
    assert check(replace(blank(KING), rounds=())) == no("round-count", "SK-10", highest=10)


@pytest.mark.parametrize(("seats", "highest"), [(3, 8), (4, 8), (5, 7), (6, 6)])
def test_sd_10_there_are_eight_rounds_or_fewer(seats: int, highest: int) -> None:
    row = " ".join(["0/0"] * seats)
    assert check(drawn(DICE, "|".join([row] * highest))) is None
    assert check(drawn(DICE, "|".join([row] * (highest + 1)))) == no("round-count", "SD-10", highest=highest)


def test_sq_10_there_are_as_many_rounds_as_players() -> None:
    assert check(drawn(PLANKS, "|".join(["f1111 f1111 f1111"] * 3))) is None
    assert check(drawn(PLANKS, "|".join(["f1111 f1111"] * 3))) == no("round-count", "SQ-10", highest=2)


def test_sl_60_the_whole_game_is_one_round() -> None:
    assert check(drawn(QUEENS, "cat dog|. .")) == no("round-count", "SL-60", highest=1)


def test_seats_in_round() -> None:
    assert check(drawn(KING, "0/0 0/0|0 0 0")) == no("seats-in-round", round=2)
    assert check(drawn(KING, "0/0 0/0", players=NAMES[:3])) == no("seats-in-round", round=1)


@pytest.mark.parametrize(
    ("game", "entry", "field"),
    [
        (KING, Entry(side="front", red=1, queens=("cat",)), "side"),
        (DICE, Entry(queens=()), "queens"),
        (PLANKS, Entry(bid=0, tricks=0), "bid"),
        (PLANKS, Entry(pirates=0), "pirates"),
        (QUEENS, Entry(blue=0), "blue"),
    ],
)
def test_foreign_field(game: str, entry: Entry, field: str) -> None:
    made = blank(game)
    why = check(replace(made, rounds=((*made.rounds[0][:-1], entry),)))
    assert why == no("foreign-field", field=field, round=1, name=made.players[-1])


def test_where_a_foreign_field_is() -> None:
    """By rounds, then by seats, then by fields."""
    made = drawn(KING, "0/0 0/0|0/0 0/0|. .", players=(" Anna", "\u00a0Ben "))
    assert check(made) is None
    made = replace(made, rounds=(*made.rounds[:2], (Entry(), Entry(blue=0, red=0))))
    assert check(made) == no("foreign-field", field="red", round=3, name="Ben"), "trimmed like every name"


@both
def test_bid_range(game: str, rule: str) -> None:
    """SK-21, SD-20"""
    rule = {"SK": "SK-21", "SD": "SD-20"}[rule]
    for bad in ("2", "-1", "99"):
        assert check(drawn(game, f"0 1 {bad}")) == no("bid-range", rule, highest=1, round=1, name="Cleo")
    assert check(drawn(game, "0/0 0/0 0/0|2 0 3")) == no("bid-range", rule, highest=2, round=2, name="Cleo")
    assert check(drawn(game, "0/0 0/0 0/0|2 3 3")) == no("bid-range", rule, highest=2, round=2, name="Ben")


@both
def test_tricks_range(game: str, rule: str) -> None:
    """SK-49, SD-48"""
    rule = {"SK": "SK-49", "SD": "SD-48"}[rule]
    for bad in ("2", "-1"):
        assert check(drawn(game, f"0/0 1/1 1/{bad}")) == no("tricks-range", rule, highest=1, round=1, name="Cleo")


@both
def test_sk_20_sd_20_bids_first(game: str, rule: str) -> None:
    """Whose bid is missing, if it is one alone."""
    for row, place in {"1/1 1 .": {"name": "Cleo"}, "/1 1 1": {"name": "Anna"}, "1p1 . 1": {"name": "Ben"}}.items():
        assert check(drawn(game, row)) == no("bids-first", f"{rule}-20", round=1, **place)
    assert check(drawn(game, "1k1 . .")) == no("bids-first", f"{rule}-20", round=1)
    assert check(drawn(game, "1p0k0 1 .")) is None


@both
def test_sd_84_no_bonus(game: str, rule: str) -> None:
    for row, name in {"1/1p1 0/0 0/0": "Anna", "1/1k1 0/0 0/0": "Anna", "1/1 0/0 0/0p-1": "Cleo"}.items():
        why = check(drawn(game, row, options={"scoring": "landlubber"}))
        assert why == no("no-bonus", "SD-84", round=1, name=name)
    both = check(drawn(game, "0/0 0/0 0/0|1/1p1 1/1p1 0/0", options={"scoring": "landlubber"}))
    assert both == no("no-bonus", "SD-84", round=2)
    assert check(drawn(game, "1/1p0 0/0k0 0/0", options={"scoring": "landlubber"})) is None


@pytest.mark.parametrize(
    ("game", "seats", "highest"),
    [(KING, 2, 1), (KING, 3, 2), (KING, 6, 5), (DICE, 3, 2), (DICE, 4, 3), (DICE, 5, 3), (DICE, 6, 3)],
)
def test_sk_64_sd_64_pirates_range(game: str, seats: int, highest: int) -> None:
    """There are six with Scary Mary, three dice, and no more in a trick than other players."""
    rule = "SK-64" if game == KING else "SD-64"
    rest = " 0/0" * (seats - 1)
    assert check(drawn(game, f"1/1p{highest}{rest}")) is None
    for bad in (highest + 1, -1):
        assert check(drawn(game, f"1/1p{bad}{rest}")) == no(
            "pirates-range", rule, highest=highest, round=1, name="Anna"
        )


@both
def test_sk_65_sd_65_kings_range(game: str, rule: str) -> None:
    for bad in (2, -1):
        why = check(drawn(game, f"0/0 1/1k{bad} 0/0"))
        assert why == no("kings-range", f"{rule}-65", round=1, name="Ben")


@both
def test_bonus_without_trick(game: str, rule: str) -> None:
    """SK-64, SK-65, SD-64, SD-65: what was caught lies in a trick."""
    for caught, number in (("p1", 64), ("k1", 65)):
        why = check(drawn(game, f"1/1 1/0{caught} 0"))
        assert why == no("bonus-without-trick", f"{rule}-{number}", round=1, name="Ben")
        assert check(drawn(game, f"1/1 1{caught} 0")) is None, "the tricks may come later"


@both
def test_one_king(game: str, rule: str) -> None:
    """SK-02, SD-01: there is one Skull King."""
    rule = {"SK": "SK-02", "SD": "SD-01"}[rule]
    for row in ("1/1p1 1/1p1 0/0", "1/1k1 1/1k1 0/0", "1/1p1 1/1k1 0/0"):
        assert check(drawn(game, row)) == no("one-king", rule, round=1)
    assert check(drawn(game, "0/0 1/1p1k1 0/0")) == no("one-king", rule, round=1, name="Ben"), "one has both"


def test_sk_66_a_bonus_of_a_missed_bid_may_be_written() -> None:
    assert check(drawn(KING, "0/1p1 0/0")) is None


def test_sq_20_side() -> None:
    assert check(drawn(PLANKS, "f1111 x1111")) == no("side", "SQ-20", round=1, name="Ben")
    assert check(drawn(PLANKS, "f1111 f1111|x1111 y1111")) == no("side", "SQ-20", round=2, name="Anna")


def test_sq_03_space_range() -> None:
    assert check(drawn(PLANKS, "f0123 b4500")) is None
    why = no("space-range", "SQ-03", round=1, name="Ben")
    assert check(drawn(PLANKS, "f1111 f1161")) == why
    assert check(replace(blank(PLANKS), rounds=((Entry(), Entry(red=-1)),))) == why


def test_sl_02_unknown_queen() -> None:
    why = check(drawn(QUEENS, f"cat {'x' * 50}"))
    assert why == no("unknown-queen", "SL-02", queen="x" * 40, round=1, name="Ben")


def test_sl_01_queen_twice() -> None:
    """Before two players, or twice before one."""
    assert check(drawn(QUEENS, "cat,rose rose")) == no("queen-twice", "SL-01", queen="rose", round=1)
    assert check(drawn(QUEENS, ". moon,rose,rose")) == no("queen-twice", "SL-01", queen="rose", round=1, name="Ben")


def test_sl_51_cat_and_dog() -> None:
    assert check(drawn(QUEENS, "rose dog,moon,cat")) == no("cat-and-dog", "SL-51", round=1, name="Ben")


def test_sl_60_two_winners() -> None:
    """Five queens in one place, fifty points in the other."""
    row = "rose,cake,rainbow,starfish,moon cat,pancake,heart"
    assert check(drawn(QUEENS, row)) == no("two-winners", "SL-60", round=1)
    assert check(drawn(QUEENS, row.replace(",moon", ""))) is None


def test_round_incomplete() -> None:
    """Whose entry lacks something, if it is one alone."""
    for game, rounds in ((KING, "0/0 0/0|0/0 0|. ."), (PLANKS, "f1111 f111_|. .")):
        assert check(drawn(game, rounds)) == no("round-incomplete", round=rounds.count("|"), name="Ben")
    assert check(drawn(KING, "0 0|. .")) == no("round-incomplete", round=1)


def test_the_first_fault_is_told() -> None:
    """From the top of the table in the document to its end, and round by round."""
    worst = drawn(KING, "9/9p9k9 .|9 9 9", id="?", players=("", ""), first=9, options={}, started="", changed="")
    repairs: list[tuple[str, dict[str, Any]]] = [
        ("id", {"id": "abcdefgh"}),
        ("name", {"players": ("A", "a")}),
        ("same-name", {"players": ("A", "B")}),
        ("first", {"first": 1}),
        ("option", {"options": {"scoring": "landlubber"}}),
        ("moment", {"started": "2026-11-16T19:30:00Z", "changed": "2026-11-16T19:30:00Z"}),
        ("seats-in-round", {"rounds": drawn(KING, "9/9p9k9 .|9 9").rounds}),
        ("bid-range", {"rounds": drawn(KING, "1/9p9k9 .|9 9").rounds}),
        ("tricks-range", {"rounds": drawn(KING, "1/0p9k9 .|9 9").rounds}),
        ("bids-first", {"rounds": drawn(KING, "1/0p9k9 1|9 9").rounds}),
        ("no-bonus", {"options": {"scoring": "standard"}}),
        ("pirates-range", {"rounds": drawn(KING, "1/0p1k9 1|9 9").rounds}),
        ("kings-range", {"rounds": drawn(KING, "1/0p1k1 1|9 9").rounds}),
        ("bonus-without-trick", {"rounds": drawn(KING, "1/1p1k1 1|9 9").rounds}),
        ("one-king", {"rounds": drawn(KING, "1/1p1 1|9 9").rounds}),
        ("bid-range", {"rounds": drawn(KING, "1/1p1 1|2 2").rounds}),
        ("round-incomplete", {"rounds": drawn(KING, "1/1p1 1/0|2 2").rounds}),
    ]
    for reason, repair in repairs:
        why = pad.check(worst)
        assert why is not None
        assert why.reason == reason
        worst = replace(worst, **repair)
    assert check(worst) is None
