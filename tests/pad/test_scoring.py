"""Points, totals, places, turns: what follows from what was written, by the rules of each game."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skulduggery.games.skull_king.rules import scoring as king
from skulduggery.games.skull_king_dice.rules import scoring as dice
from skulduggery.games.skull_queen.rules.material import value
from skulduggery.games.sleeping_queens.queens import POINTS, Queen
from skulduggery.kernel.seats import places
from skulduggery.pad import Entry, PadGame, SeatScore, sheet
from tests.pad.pads import COLOURS, drawn, no, random_game

KING, DICE, PLANKS, QUEENS = "skull-king", "skull-king-dice", "skull-queen", "sleeping-queens"
NOTHING = SeatScore(None, None, 0)


def scored(game: str, number: int, entry: str, scoring: str = "standard") -> SeatScore:
    """What the first of three players gets for that entry in that round."""
    rounds = "|".join(["0/0 0/0 0/0"] * (number - 1) + [f"{entry} 0/0 0/0"])
    return sheet(drawn(game, rounds, options={"scoring": scoring})).rounds[-1].seats[0]


@pytest.mark.parametrize(
    ("example", "number", "entry", "points", "because"),
    [
        ("SK-X2", 3, "3/3", 60, "SK-60"),
        ("SK-X3", 5, "5/1", -40, "SK-61"),
        ("SK-X4", 4, "0/0", 40, "SK-62"),
        ("SK-X5", 9, "0/2", -90, "SK-63"),
        ("SK-64", 3, "1/1p2", 80, "SK-60"),
        ("SK-65", 3, "1/1k1", 70, "SK-60"),
        ("SK-66", 3, "2/1p2", -10, "SK-61"),
        ("SK-66", 3, "0/1k1", -30, "SK-63"),
    ],
)
def test_skull_king(example: str, number: int, entry: str, points: int, because: str) -> None:
    bonus = {"SK-64": 60, "SK-65": 50}.get(example, 0)
    assert scored(KING, number, entry) == SeatScore(points, because, bonus)


@pytest.mark.parametrize(
    ("example", "number", "entry", "points", "because"),
    [
        ("SD-X4", 3, "3/3", 60, "SD-60"),
        ("SD-X5", 5, "5/1", -40, "SD-61"),
        ("SD-X6", 4, "0/0", 40, "SD-62"),
        ("SD-X7", 6, "0/2", -60, "SD-63"),
        ("SD-64", 3, "1/1p2", 80, "SD-60"),
        ("SD-65", 3, "1/1k1", 70, "SD-60"),
        ("SD-66", 3, "2/1p2", -10, "SD-61"),
    ],
)
def test_the_dice_game(example: str, number: int, entry: str, points: int, because: str) -> None:
    bonus = {"SD-64": 60, "SD-65": 50}.get(example, 0)
    assert scored(DICE, number, entry) == SeatScore(points, because, bonus)


@pytest.mark.parametrize("game", [KING, DICE])
@pytest.mark.parametrize(
    ("entry", "points", "because"),
    [("3/3", 60, "SD-80"), ("3/1", 0, "SD-81"), ("0/0", 50, "SD-82"), ("0/2", -50, "SD-83")],
)
def test_landlubber_scoring(game: str, entry: str, points: int, because: str) -> None:
    assert scored(game, 5, entry, "landlubber") == SeatScore(points, because, 0)


def test_points_wait_for_all_that_counts() -> None:
    seats = sheet(drawn(KING, "1/1 1 1p1")).rounds[0].seats
    assert seats == (SeatScore(20, "SK-60", 0), NOTHING, NOTHING)
    assert sheet(drawn(PLANKS, "f111_ _1111")).rounds[0].seats == (NOTHING, NOTHING)


def test_sq_60_and_example_sq_x3() -> None:
    """Red on 8, yellow on 5, green on 2, blue fallen. SQ-04: the back side the other way round."""
    seats = sheet(drawn(PLANKS, "f5420 b1240")).rounds[0].seats
    assert seats == (SeatScore(15, "SQ-60", 0), SeatScore(8 + 5 + 2, "SQ-60", 0))
    other = drawn(PLANKS, "f5421 b5421", options={"plank_values": (9, 0, 0, 0, 7)})
    assert [seat.points for seat in sheet(other).rounds[0].seats] == [9 + 7, 7 + 9]


def test_sq_45_the_water_is_worth_nothing() -> None:
    assert [seat.points for seat in sheet(drawn(PLANKS, "f0000 b0000")).rounds[0].seats] == [0, 0]


def test_sl_02_points_are_those_that_lie_there_now() -> None:
    got = sheet(drawn(QUEENS, "rose,heart . cat"))
    assert got.rounds[0].seats == (SeatScore(25, "SL-02"), SeatScore(0, "SL-02"), SeatScore(15, "SL-02"))
    assert (got.total, got.totals, got.places, got.over) == ((25, 0, 15), (), (1, 3, 2), False)


@pytest.mark.parametrize(
    ("row", "places", "because"),
    [
        ("rose,cake,rainbow,starfish,moon heart,cat .", (1, 2, 3), "SL-60"),
        ("heart,pancake,cat dog .", (1, 2, 3), "SL-60"),
        ("heart,pancake . . .", (1, 2, 2, 2), None),
        ("cat,pancake,moon dog heart .", (1, 3, 2, 4), "SL-60"),
        ("rose,cake,rainbow,starfish heart,cat . .", (1, 2, 3, 3), "SL-60"),
        ("rose,moon,cake,peacock cat,heart dog,pancake .", (1, 2, 3, 4), "SL-60"),
    ],
)
def test_sl_60_the_winner_alone_is_first(row: str, places: tuple[int, ...], because: str | None) -> None:
    got = sheet(drawn(QUEENS, row))
    assert (got.over, got.because, got.places) == (because is not None, because, places)
    assert got.totals == ((got.total,) if got.over else ())


def test_sl_62_all_queens_are_awake_and_ties_share_the_place() -> None:
    row = "rose,pancake,heart cake,cat,moon rainbow,starfish,dog ladybug,peacock,sunflower"
    got = sheet(drawn(QUEENS, "rose,heart,ladybug cake,dog,moon rainbow,pancake,peacock cat,starfish,sunflower"))
    assert (got.because, got.total, got.places) == ("SL-62", (35, 30, 30, 30), (1, 2, 2, 2))
    assert sheet(drawn(QUEENS, row)).because == "SL-60", "40 points come first"


def test_totals_are_sums_over_complete_rounds() -> None:
    got = sheet(drawn(KING, "1/1 1/0|2/1 1/1|3 ."))
    assert got.totals == ((20, -10), (10, 10))
    assert (got.total, got.places, got.over, got.because, got.length) == ((10, 10), (1, 1), False, None, 10)
    assert [round.complete for round in got.rounds] == [True, True, False]
    assert sheet(drawn(KING, ". .")).total == (0, 0)


@pytest.mark.parametrize(
    ("game", "row", "rounds", "because"),
    [(KING, "0/0 0/0 1/0", 10, "SK-70"), (DICE, "0/0 0/0 1/0", 8, "SD-70"), (PLANKS, "f1111 f1111 f0000", 3, "SQ-61")],
)
def test_the_end_and_shared_places(game: str, row: str, rounds: int, because: str) -> None:
    """SK-70, SD-70, SQ-61: after the last round; equal totals share the place."""
    got = sheet(drawn(game, "|".join([row] * rounds)))
    assert (got.over, got.because, got.places, got.length) == (True, because, (1, 1, 3), rounds)
    assert not sheet(drawn(game, "|".join([row] * (rounds - 1)))).over


def test_a_stopped_game_has_a_standing_and_no_winner() -> None:
    whole = "|".join(["0/0 1/0"] * 10)
    for game in (drawn(KING, whole, stopped=True), drawn(QUEENS, "heart,cat,pancake .", stopped=True)):
        got = sheet(game)
        assert (got.over, got.because, got.places) == (False, None, (1, 2))


def turns(game: str, seats: int, first: int) -> list[tuple[int | None, int | None]]:
    row = {PLANKS: "f1111", QUEENS: "."}.get(game, "0/0")
    length = sheet(drawn(game, " ".join([row] * seats))).length
    rounds = sheet(drawn(game, "|".join([" ".join([row] * seats)] * length), first=first)).rounds
    assert [round.number for round in rounds] == list(range(1, length + 1))
    return [(round.dealer, round.leader) for round in rounds]


def test_sk_12_sk_30_the_deal_moves_and_the_dealers_left_leads() -> None:
    assert turns(KING, 3, 2)[:4] == [(2, 0), (0, 1), (1, 2), (2, 0)]


def test_sd_12_nobody_deals_and_the_start_moves() -> None:
    assert turns(DICE, 4, 3)[:3] == [(None, 3), (None, 0), (None, 1)]


def test_sq_12_sq_30_sq_81_with_two_the_ghost_leads() -> None:
    assert turns(PLANKS, 3, 1) == [(1, 2), (2, 0), (0, 1)]
    assert turns(PLANKS, 2, 1) == [(1, None), (0, None)]


def test_sl_12_the_dealers_left_begins() -> None:
    assert turns(QUEENS, 5, 4) == [(4, 0)]


@pytest.mark.parametrize(("game", "rule"), [(KING, "SK-49"), (DICE, "SD-48")])
def test_a_warning_when_tricks_cannot_add_up(game: str, rule: str) -> None:
    def warning(rounds: str) -> object:
        return sheet(drawn(game, rounds)).rounds[-1].warning

    assert warning("1/1 0/0 0/0") is None
    assert warning("1/0 0/0 0") is None
    assert warning("1/0 0/0 0/0") == no("tricks-sum", rule, won=0, there=1)
    assert warning("1/1 0/1 0") == no("tricks-sum", rule, won=2, there=1)
    assert warning("0/0 0/0 0/0|2/2 1/2 0/2") == no("tricks-sum", rule, won=6, there=2)
    counted = sheet(drawn(game, "0/0 1/1 0/0|2/1 1/1 1")).rounds[-1].tricks
    assert counted is not None
    assert (counted.there, counted.bid, counted.won) == (2, 4, 2)
    assert sheet(drawn(game, "1/0 0/0 0/0")).rounds[0].complete, "people may go on all the same"


def test_other_games_have_no_tricks_to_count() -> None:
    for game in (drawn(PLANKS, "f1111 f1111"), drawn(QUEENS, "rose .")):
        assert (sheet(game).rounds[0].tricks, sheet(game).rounds[0].warning) == (None, None)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_totals_are_the_sums_of_the_games_own_rules(seed: int) -> None:
    game = random_game(random.Random(seed))
    got = sheet(game)
    complete = [round for round, score in zip(game.rounds, got.rounds, strict=True) if score.complete]
    counted = complete if game.game != QUEENS else game.rounds
    naive = tuple(
        sum(points_by_the_rules(game, number, round[seat]) for number, round in enumerate(counted, start=1))
        for seat in range(len(game.players))
    )
    assert got.total == naive
    assert len(got.totals) == len(complete)
    assert not complete or got.totals[-1] == naive
    assert got.because == "SL-60" or got.places == places(naive)
    assert got.over is (len(complete) == got.length and game.stopped is not True)


def points_by_the_rules(game: PadGame, number: int, entry: Entry) -> int:
    if game.game == QUEENS:
        return sum(POINTS[Queen(queen)] for queen in entry.queens or ())
    if game.game == PLANKS:
        spaces = (getattr(entry, colour) for colour in COLOURS)
        side: object = entry.side
        return sum(value(space, side, game.options["plank_values"]) for space in spaces if space)  # pyright: ignore[reportArgumentType]
    rules = king if game.game == KING else dice
    bonus = rules.BONUS_PER_PIRATE * (entry.pirates or 0) + rules.BONUS_FOR_THE_KING * (entry.kings or 0)
    scoring = game.options["scoring"]
    return rules.round_score(
        scoring, round_number=number, bid=entry.bid or 0, won=entry.tricks or 0, bonus=bonus
    ).points
