"""The rulebook, rule by rule."""

from collections import Counter

import pytest

from skulduggery.games import skull_king_dice as game
from skulduggery.games.skull_king_dice.dice import BAG, COLOUR_OF, FACES, NUMBER_ON, Colour, Die, Face
from skulduggery.games.skull_king_dice.events import (
    BidSealed,
    BidsShown,
    Dealt,
    DieChosen,
    DieThrown,
    Event,
    FistShown,
    GameEnded,
    RoundScored,
    StarterDrawn,
    TrickWon,
)
from skulduggery.games.skull_king_dice.moves import Bid, Throw
from skulduggery.games.skull_king_dice.rules import bidding as bid_rules
from skulduggery.games.skull_king_dice.rules import rounds
from skulduggery.games.skull_king_dice.rules.scoring import round_score, trick_bonus
from skulduggery.games.skull_king_dice.rules.throwing import face_up, led_colour
from skulduggery.games.skull_king_dice.rules.tricks import judge
from skulduggery.games.skull_king_dice.state import Dealing, Drawing, Finished, Scoring, State
from skulduggery.games.skull_king_dice.view import BiddingSeen, BidHidden, RollingSeen, ThrowingSeen
from skulduggery.kernel.chance import Roll, Shuffle
from skulduggery.kernel.choices import choices, legal_moves
from skulduggery.kernel.configs import BadConfig, configure
from skulduggery.kernel.protocol import Chance, Config, Decide, FaceDown, Illegal, Over, Refusal, as_game
from skulduggery.kernel.seats import Seat, all_seats
from tests.games.skull_king_dice.table import (
    bidding,
    dealing,
    dice,
    in_bidding,
    in_rolling,
    in_throwing,
    refused,
    run,
    throwing,
    trick,
)

STANDARD = Config(seats=4, options={"scoring": "standard"})


def winner(thrown: str) -> tuple[int, str]:
    verdict = judge(trick(thrown))
    return verdict.winner.seat, verdict.because


def legal(state: State, seat: int) -> str:
    moves = legal_moves(as_game(game), state, Seat(seat))
    return " ".join(move.die for move in moves)


def score(
    *, bid: int, won: int, round_number: int = 5, bonus: int = 0, scoring: Scoring = "standard"
) -> tuple[int, str]:
    made = round_score(scoring, round_number=round_number, bid=bid, won=won, bonus=bonus)
    return made.points, made.because


# Dice


def test_sd_01_thirty_six_dice_of_seven_colours() -> None:
    """SD-01"""
    assert Counter(BAG) == {"SK": 1, "P": 3, "M": 2, "K": 7, "B": 7, "R": 8, "Y": 8}
    assert len(BAG) == 36


@pytest.mark.parametrize(
    ("die", "faces"),
    [
        ("SK", "skull skull skull skull flag flag"),
        ("P", "skull skull skull skull flag flag"),
        ("M", "skull skull skull skull flag flag"),
        ("K", "7 7 6 6 5 5"),
        ("B", "5 5 4 4 3 3"),
        ("R", "3 3 2 2 1 1"),
        ("Y", "flag flag flag 1 1 7"),
    ],
)
def test_sd_01_sd_02_the_six_faces_of_each_die(die: str, faces: str) -> None:
    """SD-01, SD-02"""
    assert " ".join(FACES[Die(die)]) == faces
    assert [face_up(Die(die), side) for side in range(6)] == faces.split()


def test_sd_01_numbers_are_1_to_7() -> None:
    """SD-01"""
    assert {Face(str(number)): number for number in (1, 2, 3, 4, 5, 6, 7)} == NUMBER_ON


def test_sd_01_there_are_no_other_dice() -> None:
    """SD-01"""
    state = throwing("K | R | B")
    for name in ("", "k", "G", "SM", "K7", "skull", "x" * 500):
        assert refused(state, 0, Throw(Die(name))) == Refusal("SD-01", "no-such-die", {"name": name[:12]})


def test_sd_03_the_yellow_die_is_a_number_die() -> None:
    """SD-03"""
    assert COLOUR_OF == {"K": Colour.BLACK, "B": Colour.BLUE, "R": Colour.RED, "Y": Colour.YELLOW}
    assert led_colour(trick("Y/flag")) is Colour.YELLOW
    state, _ = run(throwing("K B | K Y | R R"), "K/5")
    assert refused(state, 1, "Y") == Refusal("SD-31", "must-follow", {"colour": "K", "die": "Y"})


def test_sd_04_three_to_six_players() -> None:
    """SD-04"""
    assert list(game.PLAYERS) == [3, 4, 5, 6]
    for seats in game.PLAYERS:
        assert game.awaiting(game.setup(configure(as_game(game), seats))) == Chance(Roll(seats))
    for seats in (-1, 0, 1, 2, 7, 10**9):
        with pytest.raises(BadConfig) as bad:
            configure(as_game(game), seats)
        assert (bad.value.rule, bad.value.reason) == ("SD-04", "player-count")


# Round


@pytest.mark.parametrize(("seats", "last"), [(3, 8), (4, 8), (5, 7), (6, 6)])
def test_sd_10_how_many_rounds_there_are(seats: int, last: int) -> None:
    """SD-10"""
    assert [number for number in range(1, 12) if rounds.is_last(number, seats)] == [last]
    assert game.view(dealing(1, seats=seats), None).rounds == last
    assert _thrown_out(seats, last - 1).phase == Dealing(starter=Seat(1))
    assert isinstance(_thrown_out(seats, last).phase, Finished)


def test_sd_10_in_round_r_everybody_draws_r_dice() -> None:
    """SD-10"""
    assert [rounds.dice_each(number) for number in (1, 5, 8)] == [1, 5, 8]
    assert game.awaiting(dealing(1, seats=3)) == Chance(Shuffle(size=36, take=3))
    assert game.awaiting(dealing(7, seats=5)) == Chance(Shuffle(size=36, take=35))
    assert game.awaiting(dealing(6, seats=6)) == Chance(Shuffle(size=36, take=36))


def test_sd_10_dice_go_round_the_table_one_by_one() -> None:
    """SD-10: the bag lies SK, PPP, MM, then 7 K, 7 B, 8 R, 8 Y; a hand is kept strong dice first."""
    step = game.resolve(dealing(2, seats=3), (6, 13, 20, 0, 1, 28))
    assert in_bidding(step.state).hands == (dice("SK K"), dice("P B"), dice("R Y"))


def test_sd_10_others_see_neither_dice_nor_colours() -> None:
    """SD-10"""
    step = game.resolve(dealing(1), (0, 1, 4, 6))
    dealt = step.events[0]
    assert step.events == (Dealt(round=1, starter=Seat(0), hands=(dice("SK"), dice("P"), dice("M"), dice("K"))),)
    down = FaceDown(1)
    assert game.redact(dealt, Seat(2)) == Dealt(round=1, starter=Seat(0), hands=(down, down, dice("M"), down))
    assert game.redact(dealt, None) == Dealt(round=1, starter=Seat(0), hands=(down, down, down, down))
    seen = game.view(step.state, Seat(2)).phase
    assert isinstance(seen, BiddingSeen)
    assert seen.hands == (down, down, dice("M"), down)


def test_sd_10_nobody_acts_before_the_draw_and_nobody_throws_what_he_did_not_draw() -> None:
    """SD-10"""
    for state in (game.setup(STANDARD), dealing(2)):
        for move in (Bid(0), Throw(Die("K"))):
            assert refused(state, 0, move) == Refusal("SD-10", "dice-first")
            with pytest.raises(Illegal):
                game.play(state, Seat(0), move)
        assert list(game.candidates(state, Seat(0))) == []
    state = throwing("K B | K R | Y Y")
    assert refused(state, 0, "R") == Refusal("SD-10", "not-held", {"die": "R"})
    after, _ = run(state, "K/7 K/5 Y/1")
    assert refused(after, 0, "K") == Refusal("SD-10", "not-held", {"die": "K"})


def test_sd_11_all_dice_are_in_the_bag_before_each_round() -> None:
    """SD-11"""
    state, _ = run(throwing("SK | P | P"), "SK/skull P/skull P/flag")
    assert game.awaiting(state) == Chance(Shuffle(size=36, take=6))
    step = game.resolve(state, (0, 1, 2, 3, 4, 5))
    assert in_bidding(step.state).hands == (dice("SK P"), dice("P M"), dice("P M"))


def test_sd_11_an_impossible_draw_is_a_programmers_mistake() -> None:
    """SD-11"""
    for outcome in ((0, 0, 1), (0, 1), (0, 1, 2, 3), (0, 1, 36), (0, 1, -1), 0):
        with pytest.raises(Illegal):
            game.resolve(dealing(1, seats=3), outcome)
    for state in (bidding("K | R | B"), throwing("K | R | B")):
        for outcome in ((0, 1, 2), 0):
            with pytest.raises(Illegal):
                game.resolve(state, outcome)


def test_sd_12_the_first_starting_player_is_drawn() -> None:
    """SD-12"""
    state = game.setup(STANDARD)
    assert (state.phase, state.round, state.totals) == (Drawing(), 1, (0, 0, 0, 0))
    assert game.awaiting(state) == Chance(Roll(4))
    step = game.resolve(state, 2)
    assert step.events == (StarterDrawn(starter=Seat(2)),)
    assert step.state.phase == Dealing(starter=Seat(2))
    for outcome in (4, -1, (0, 1, 2, 3)):
        with pytest.raises(Illegal):
            game.resolve(state, outcome)


def test_sd_12_the_start_moves_clockwise() -> None:
    """SD-12: whoever wins the last trick."""
    assert [rounds.next_starter(Seat(seat), 4) for seat in range(4)] == [1, 2, 3, 0]
    state, _ = run(throwing("K | R | Y", starter=1), "R/1 Y/flag K/7")
    assert state.phase == Dealing(starter=Seat(2))
    state = game.resolve(state, (0, 1, 2, 3, 4, 5)).state
    for seat in all_seats(3):
        state = game.play(state, seat, Bid(0)).state
    assert in_throwing(state).turn == 2


# Bid


def test_sd_20_nobody_sees_a_bid_before_everybody_has_bid() -> None:
    """SD-20"""
    state = bidding("K K | B B | R R")
    assert game.awaiting(state) == Decide((Seat(0), Seat(1), Seat(2)))
    step = game.play(state, Seat(1), Bid(2))
    assert step.events == (BidSealed(seat=Seat(1), bid=2),)
    assert game.redact(step.events[0], Seat(1)) == BidSealed(seat=Seat(1), bid=2)
    assert game.redact(step.events[0], Seat(0)) == FistShown(seat=Seat(1))
    assert game.redact(step.events[0], None) == FistShown(seat=Seat(1))
    assert game.awaiting(step.state) == Decide((Seat(0), Seat(2)))
    assert _bids_seen(step.state, 1) == (None, 2, None)
    assert _bids_seen(step.state, 0) == _bids_seen(step.state, None) == (None, BidHidden(), None)


def test_sd_20_all_bids_are_shown_together() -> None:
    """SD-20"""
    state = bidding("K K | B B | R R")
    for seat, bid in ((1, 2), (2, 1)):
        state = game.play(state, Seat(seat), Bid(bid)).state
    step = game.play(state, Seat(0), Bid(0))
    assert step.events == (BidSealed(seat=Seat(0), bid=0), BidsShown(bids=(0, 2, 1)))
    assert game.redact(step.events[1], None) == step.events[1]
    assert in_throwing(step.state).bids == (0, 2, 1)


def test_sd_20_a_bid_of_nothing_counts_as_a_bid() -> None:
    """SD-20"""
    assert bid_rules.all_have_bid((0, 0, 0)) == (0, 0, 0)
    assert bid_rules.all_have_bid((0, None, 0)) is None


def test_sd_20_no_throw_before_the_bids() -> None:
    """SD-20"""
    assert refused(bidding("K | B | R"), 0, "K") == Refusal("SD-20", "bids-first")


@pytest.mark.parametrize(
    ("bid", "allowed"), [(-1, False), (0, True), (1, True), (2, True), (3, False), (10**30, False)]
)
def test_sd_20_a_bid_is_from_0_to_the_number_of_the_round(bid: int, allowed: bool) -> None:
    """SD-20"""
    why = refused(bidding("K K | B B | R R"), 0, Bid(bid))
    assert why == (None if allowed else Refusal("SD-20", "bid-range", {"highest": 2}))


def test_sd_20_every_bid_from_0_to_r_is_offered() -> None:
    """SD-20"""
    assert game.candidates(bidding("K K K | B B B | R R R"), Seat(1)) == [Bid(0), Bid(1), Bid(2), Bid(3)]


def test_sd_20_a_bid_stands() -> None:
    """SD-20"""
    state = game.play(bidding("K | B | R"), Seat(0), Bid(0)).state
    assert refused(state, 0, Bid(1)) == Refusal("SD-20", "bid-stands", {"bid": 0})
    assert refused(throwing("K | B | R", bids="1 0 0"), 0, Bid(0)) == Refusal("SD-20", "bid-stands", {"bid": 1})
    with pytest.raises(Illegal) as illegal:
        game.play(state, Seat(0), Bid(1))
    assert illegal.value.refusal.rule == "SD-20"


# Throw


def test_sd_30_the_starting_player_begins_and_the_throw_goes_clockwise() -> None:
    """SD-30"""
    state = throwing("K | B | R", starter=1)
    assert game.awaiting(state) == Decide((Seat(1),))
    assert refused(state, 0, "K") == Refusal("SD-30", "not-your-turn", {"turn": 1})
    state, events = run(state, "B/4 R/2")
    assert [event for event in events if isinstance(event, DieThrown)] == [
        DieThrown(seat=Seat(1), die=Die("B"), face=Face("4")),
        DieThrown(seat=Seat(2), die=Die("R"), face=Face("2")),
    ]
    assert game.awaiting(state) == Decide((Seat(0),))
    assert refused(state, 1, "B") == Refusal("SD-30", "not-your-turn", {"turn": 0})


def test_sd_30_the_first_die_may_be_any() -> None:
    """SD-30"""
    assert legal(throwing("SK K B R Y | K K K K K | R R R R R"), 0) == "SK K B R Y"


def test_sd_30_dice_that_are_alike_are_one_choice() -> None:
    """SD-30"""
    assert game.candidates(throwing("P K P K | B B B B | R R R R"), Seat(0)) == [Throw(Die("P")), Throw(Die("K"))]


def test_sd_31_throw_the_led_colour_or_a_special_die() -> None:
    """SD-31"""
    state, _ = run(throwing("B B B B B B | B K R Y M P | K K K K K K"), "B/3")
    assert legal(state, 1) == "P M B"
    for die in ("K", "R", "Y"):
        assert refused(state, 1, die) == Refusal("SD-31", "must-follow", {"colour": "B", "die": die})
        with pytest.raises(Illegal):
            game.play(state, Seat(1), Throw(Die(die)))
    offered = choices(as_game(game), state, Seat(1))
    assert [(refusal.move.die, refusal.why.rule) for refusal in offered.refused] == [
        ("K", "SD-31"),
        ("R", "SD-31"),
        ("Y", "SD-31"),
    ]


def test_sd_32_whoever_cannot_follow_is_free_and_the_colour_stays() -> None:
    """SD-32"""
    state, _ = run(throwing("R R R | K Y P | R K Y"), "R/1")
    assert legal(state, 1) == "P K Y"
    state, _ = run(state, "K/5")
    assert legal(state, 2) == "R", "black was thrown since, but red was led"


def test_sd_33_after_a_special_die_the_next_number_die_sets_the_colour() -> None:
    """SD-33"""
    state, _ = run(throwing("P K K | Y B R | Y B M | M Y K"), "P/skull")
    assert legal(state, 1) == "B R Y"
    state, _ = run(state, "Y/flag")
    assert legal(state, 2) == "M Y"
    state, _ = run(state, "M/skull")
    assert legal(state, 3) == "M Y"


@pytest.mark.parametrize("face", ["skull", "flag"])
def test_sd_33_whatever_the_special_dice_showed(face: str) -> None:
    """SD-33"""
    assert led_colour(trick(f"SK/{face} M/{face} B/3 K/7")) is Colour.BLUE
    assert led_colour(trick(f"P/{face} P/{face}")) is None
    assert led_colour(()) is None
    assert led_colour(trick(f"R/1 P/{face} K/7")) is Colour.RED


@pytest.mark.parametrize("die", ["SK", "P", "M"])
def test_sd_34_special_dice_may_always_be_thrown(die: str) -> None:
    """SD-34"""
    state, _ = run(throwing(f"K R | K {die} | B B"), "K/7")
    assert legal(state, 1) == f"{die} K"


def test_sd_35_the_die_is_chosen_first_and_rolled_then() -> None:
    """SD-35"""
    state = throwing("K B | B B | R R")
    chosen = game.play(state, Seat(0), Throw(Die("K")))
    assert chosen.events == (DieChosen(seat=Seat(0), die=Die("K")),)
    assert game.awaiting(chosen.state) == Chance(Roll(6))
    rolling = in_rolling(chosen.state)
    assert (rolling.die, rolling.table.hands[0], rolling.table.trick) == ("K", dice("B"), ())
    rested = game.resolve(chosen.state, 2)
    assert rested.events == (DieThrown(seat=Seat(0), die=Die("K"), face=Face("6")),)
    assert in_throwing(rested.state).trick == trick("K/6")
    for event in (*chosen.events, *rested.events):
        assert game.redact(event, None) == event, "everybody sees the dice roll"


def test_sd_35_each_face_of_the_six_is_one_outcome() -> None:
    """SD-35"""
    state = game.play(throwing("Y | B | R"), Seat(0), Throw(Die("Y"))).state
    shown = [in_throwing(game.resolve(state, side).state).trick[0].face for side in range(6)]
    assert shown == ["flag", "flag", "flag", "1", "1", "7"]
    for outcome in (-1, 6, (0,)):
        with pytest.raises(Illegal) as illegal:
            game.resolve(state, outcome)
        assert illegal.value.refusal == Refusal("SD-35", "no-such-outcome")


def test_sd_35_nobody_acts_while_a_die_rolls() -> None:
    """SD-35"""
    state = game.play(throwing("Y | B | R"), Seat(0), Throw(Die("Y"))).state
    for seat in range(3):
        assert list(game.candidates(state, Seat(seat))) == []
        for move in (Bid(0), Throw(Die("B"))):
            assert refused(state, seat, move) == Refusal("SD-35", "die-is-rolling")


# Who wins the trick


@pytest.mark.parametrize(
    ("thrown", "seat", "because"),
    [
        pytest.param("R/2 K/5 B/4", 1, "SD-40", id="sd_40_highest_number_whatever_was_led"),
        pytest.param("R/3 B/5 Y/7", 2, "SD-40", id="sd_40_a_yellow_7_beats_a_blue_5"),
        pytest.param("K/7 K/6 K/5", 0, "SD-40", id="sd_40_the_first_can_be_the_highest"),
        pytest.param("Y/1 Y/flag Y/flag", 0, "SD-40", id="sd_40_a_1_beats_flags"),
        pytest.param("K/7 K/7 B/5", 1, "SD-41", id="sd_41_the_last_of_equals"),
        pytest.param("Y/7 K/7 Y/7", 2, "SD-41", id="sd_41_the_last_of_three"),
        pytest.param("B/3 R/3 R/1", 1, "SD-41", id="sd_41_colour_does_not_matter"),
        pytest.param("R/1 R/1 R/2", 2, "SD-40", id="sd_41_lower_equals_do_not_matter"),
        pytest.param("Y/1 Y/1 P/flag", 1, "SD-41", id="sd_41_the_last_1"),
        pytest.param("K/7 M/skull Y/7", 1, "SD-42", id="sd_42_mermaid_beats_every_number"),
        pytest.param("M/skull K/7 K/7", 0, "SD-42", id="sd_42_mermaid_first"),
        pytest.param("M/flag R/1 Y/flag", 1, "SD-40", id="sd_42_not_with_a_flag"),
        pytest.param("M/skull P/skull K/7", 1, "SD-43", id="sd_43_pirate_beats_mermaid"),
        pytest.param("P/skull M/skull K/7", 0, "SD-43", id="sd_43_pirate_before_mermaid"),
        pytest.param("K/7 Y/7 P/skull", 2, "SD-43", id="sd_43_pirate_beats_numbers"),
        pytest.param("P/flag M/skull K/7", 1, "SD-42", id="sd_43_not_with_a_flag"),
        pytest.param("P/skull SK/skull K/7", 1, "SD-44", id="sd_44_king_beats_pirate"),
        pytest.param("SK/skull P/skull P/skull P/skull", 0, "SD-44", id="sd_44_king_before_pirates"),
        pytest.param("SK/skull K/7 M/flag", 0, "SD-44", id="sd_44_a_mermaids_flag_does_nothing"),
        pytest.param("SK/flag P/skull K/7", 1, "SD-43", id="sd_44_not_with_a_flag"),
        pytest.param("SK/skull M/skull K/7", 1, "SD-45", id="sd_45_mermaid_after_king"),
        pytest.param("M/skull SK/skull K/7", 0, "SD-45", id="sd_45_mermaid_before_king"),
        pytest.param("P/skull SK/skull M/skull P/skull K/7", 2, "SD-45", id="sd_45_whatever_else_is_in_it"),
        pytest.param("SK/flag M/skull P/skull", 2, "SD-43", id="sd_45_not_with_the_kings_flag"),
        pytest.param("K/7 P/skull P/skull", 2, "SD-46", id="sd_46_last_of_two_pirates"),
        pytest.param("P/skull P/skull P/skull M/skull", 2, "SD-46", id="sd_46_last_of_three_pirates"),
        pytest.param("P/skull P/flag K/7", 0, "SD-43", id="sd_46_a_pirates_flag_does_not_count"),
        pytest.param("M/skull K/7 M/skull Y/7", 2, "SD-46", id="sd_46_last_of_two_mermaids"),
        pytest.param("M/skull SK/skull M/skull P/skull", 2, "SD-45", id="sd_46_last_mermaid_captures_the_king"),
        pytest.param("M/skull SK/skull M/flag", 0, "SD-45", id="sd_46_the_mermaid_with_the_skull"),
        pytest.param("Y/flag P/flag SK/flag M/flag", 0, "SD-47", id="sd_47_first_flag_of_nothing_but_flags"),
        pytest.param("M/flag Y/flag Y/flag", 0, "SD-47", id="sd_47_a_special_flag_is_a_flag"),
        pytest.param("Y/flag Y/flag Y/1", 2, "SD-40", id="sd_47_a_flag_loses_to_anything"),
        pytest.param("Y/flag M/skull Y/flag", 1, "SD-42", id="sd_47_a_flag_loses_to_a_skull"),
    ],
)
def test_who_wins_the_trick(thrown: str, seat: int, because: str) -> None:
    """SD-40, SD-41, SD-42, SD-43, SD-44, SD-45, SD-46, SD-47"""
    assert winner(thrown) == (seat, because)


def test_sd_48_the_winner_takes_the_dice_and_throws_first() -> None:
    """SD-48"""
    state, events = run(throwing("B B | K R | B R"), "B/4 K/6 B/5")
    assert events[-1] == TrickWon(seat=Seat(1), die=Die("K"), face=Face("6"), because="SD-40", bonus=0)
    phase = in_throwing(state)
    assert (phase.turn, phase.won, phase.trick) == (1, (0, 1, 0), ())
    assert [(taken.trick, taken.winner, taken.because) for taken in phase.taken] == [(trick("B/4 K/6 B/5"), 1, "SD-40")]
    assert game.awaiting(state) == Decide((Seat(1),))


def test_sd_48_everybody_sees_who_is_winning() -> None:
    """SD-48"""
    state = throwing("B B | K R | B R", starter=2)
    seen: list[int | None] = []
    for throw in ("B/5", "B/5", "K/5"):
        seen.append(_winning(state))
        state, _ = run(state, throw)
    assert [*seen, _winning(state)] == [None, 2, 0, None]


def test_an_empty_trick_has_no_winner() -> None:
    with pytest.raises(AssertionError, match=r"^an empty trick has no winner$"):
        judge(())


# Score


def test_sd_60_bid_made_20_points_a_trick() -> None:
    """SD-60"""
    assert score(bid=1, won=1) == (20, "SD-60")
    assert score(bid=8, won=8, round_number=8) == (160, "SD-60")


def test_sd_61_bid_missed_10_points_lost_a_trick_and_no_bonus() -> None:
    """SD-61"""
    assert score(bid=2, won=3) == (-10, "SD-61")
    assert score(bid=3, won=2) == (-10, "SD-61")
    assert score(bid=1, won=5, bonus=80) == (-40, "SD-61")
    assert score(bid=2, won=0) == (-20, "SD-61")


def test_sd_62_nothing_bid_and_nothing_taken() -> None:
    """SD-62"""
    assert score(bid=0, won=0, round_number=1) == (10, "SD-62")
    assert score(bid=0, won=0, round_number=8) == (80, "SD-62")


def test_sd_63_nothing_bid_but_something_taken() -> None:
    """SD-63"""
    assert score(bid=0, won=1, round_number=7) == (-70, "SD-63")
    assert score(bid=0, won=7, round_number=7, bonus=50) == (-70, "SD-63")


@pytest.mark.parametrize(
    ("thrown", "bonus"),
    [
        pytest.param("SK/skull P/skull P/skull K/7", 60, id="sd_64_thirty_a_pirate"),
        pytest.param("P/skull SK/skull K/7", 30, id="sd_64_pirate_before_the_king"),
        pytest.param("P/skull P/skull SK/skull P/skull", 90, id="sd_64_three_pirates"),
        pytest.param("SK/skull P/flag P/skull", 30, id="sd_64_a_pirates_flag_brings_nothing"),
        pytest.param("SK/skull P/flag K/7", 0, id="sd_64_nothing_but_a_pirates_flag"),
        pytest.param("SK/skull M/flag K/7", 0, id="sd_64_no_pirate_no_bonus"),
        pytest.param("SK/flag P/flag M/flag", 0, id="sd_64_nothing_won_with_the_kings_flag"),
        pytest.param("SK/skull M/skull K/7", 50, id="sd_65_mermaid_captures_the_king"),
        pytest.param("P/skull SK/skull M/skull P/skull", 50, id="sd_65_pirates_in_that_trick_bring_nothing"),
        pytest.param("M/skull SK/skull M/skull", 50, id="sd_65_two_mermaids_capture_him_once"),
        pytest.param("M/skull SK/flag K/7", 0, id="sd_65_a_kings_flag_is_not_captured"),
        pytest.param("M/skull K/7 Y/7", 0, id="sd_65_no_king_no_bonus"),
        pytest.param("P/skull P/skull M/skull", 0, id="sd_64_a_pirate_captures_nobody"),
        pytest.param("P/skull SK/flag M/skull", 0, id="sd_65_a_pirate_wins_nothing_extra"),
        pytest.param("K/7 Y/1 SK/flag P/flag", 0, id="sd_64_numbers_bring_no_bonus"),
    ],
)
def test_bonus_of_a_trick(thrown: str, bonus: int) -> None:
    """SD-64, SD-65"""
    lying = trick(thrown)
    assert trick_bonus(lying, judge(lying)) == bonus


@pytest.mark.parametrize(
    ("bids", "points", "because"),
    [
        ("1 0 0", (50, 10, 10), ("SD-60", "SD-62", "SD-62")),
        ("0 1 0", (-10, -10, 10), ("SD-63", "SD-61", "SD-62")),
    ],
)
def test_sd_66_bonuses_count_only_for_a_bid_made_exactly(
    bids: str, points: tuple[int, ...], because: tuple[str, ...]
) -> None:
    """SD-66"""
    assert score(bid=1, won=1, bonus=80) == (100, "SD-60")
    _, events = run(throwing("SK | P | K", bids=bids), "SK/skull P/skull K/7")
    assert events[-2] == TrickWon(seat=Seat(0), die=Die("SK"), face=Face("skull"), because="SD-44", bonus=30)
    scored = events[-1]
    assert isinstance(scored, RoundScored)
    assert (scored.bonus, scored.points, scored.because) == ((30, 0, 0), points, because)


def test_sd_04_nobody_acts_who_has_no_seat() -> None:
    """SD-04"""
    for seat in (-1, 3):
        why = refused(throwing("SK | P | K"), seat, Bid(0))
        assert why == Refusal("SD-04", "no-such-seat", {"value": str(seat), "highest": 2})


def test_a_round_is_scored_after_its_last_trick() -> None:
    hands = "K SK | K M | K P"
    state, events = run(throwing(hands, bids="0 2 1", totals=(5, 7, 9)), "K/5 K/7 K/6 M/skull P/skull SK/skull")
    assert events[-2] == TrickWon(seat=Seat(1), die=Die("M"), face=Face("skull"), because="SD-45", bonus=50)
    assert events[-1] == RoundScored(
        round=2,
        bids=(0, 2, 1),
        won=(0, 2, 0),
        bonus=(0, 50, 0),
        points=(20, 90, -10),
        totals=(25, 97, -1),
        because=("SD-62", "SD-60", "SD-61"),
    )
    assert (state.round, state.totals) == (3, (25, 97, -1))
    (line,) = state.sheet
    assert (line.bids, line.won, line.bonus, line.points) == ((0, 2, 1), (0, 2, 0), (0, 50, 0), (20, 90, -10))
    assert (line.last.winner, [thrown.die for thrown in line.last.trick]) == (1, ["M", "P", "SK"])
    assert game.view(state, None).sheet == state.sheet


def test_a_bonus_is_kept_to_the_end_of_the_round() -> None:
    state, _ = run(throwing("SK M K | P P K | P K K"), "SK/skull P/skull P/skull M/skull P/flag K/7")
    assert in_throwing(state).bonus == (60, 0, 0)
    state, _ = run(throwing("M M K | SK P K | P K K"), "M/skull SK/skull P/skull M/skull P/flag K/7")
    assert in_throwing(state).bonus == (50, 0, 0)


# End


def test_sd_70_after_the_last_round_the_highest_total_wins() -> None:
    """SD-70"""
    hands = "K K K K K K | K B B B B B | B B R R R R | R R R R Y Y | Y Y Y Y Y Y | SK P P P M M"
    state, events = throwing(hands, totals=(100, 50, 120, -500, 0, 0)), list[Event]()
    for throws in (
        "K/7 K/6 B/5 R/1 Y/flag SK/flag",
        "K/7 B/3 B/5 R/1 Y/flag M/flag",
        "K/7 B/3 R/1 R/1 Y/flag M/flag",
        "K/7 B/3 R/1 R/1 Y/flag P/flag",
        "K/7 B/3 R/1 Y/flag Y/flag P/flag",
        "K/7 B/3 R/1 Y/flag Y/flag P/flag",
    ):
        state, events = run(state, throws)
    # Everybody bid 0: seat 0 took all the tricks, the others none.
    assert state.totals == (40, 110, 180, -440, 60, 60)
    assert events[-1] == GameEnded(scores=state.totals, places=(5, 2, 1, 6, 3, 3))
    assert state.phase == Finished(places=(5, 2, 1, 6, 3, 3))
    assert (state.seats, state.scoring, state.round) == (6, "standard", 6)
    assert game.awaiting(state) == Over(scores=state.totals, places=(5, 2, 1, 6, 3, 3))
    for move in (Bid(0), Throw(Die("K"))):
        assert refused(state, 0, move) == Refusal("SD-70", "game-over")
    with pytest.raises(Illegal):
        game.resolve(state, 0)
    assert list(game.candidates(state, Seat(0))) == []


def test_sd_70_the_fewest_minus_points_win_and_equal_totals_share_the_place() -> None:
    """SD-70"""
    before = throwing("K K K K K K K R | B B B B B B B R | Y Y Y Y Y Y Y R", bids="0 8 8", totals=(-20, -30, -20))
    state, events = run(before, "K/7 B/5 Y/flag " * 7 + "R/3 R/2 R/1")
    assert events[-1] == GameEnded(scores=(-100, -110, -100), places=(1, 3, 1))
    assert isinstance(events[-2], RoundScored)
    assert events[-2].because == ("SD-63", "SD-61", "SD-61")
    assert state.round == 8


# Landlubber scoring


@pytest.mark.parametrize(
    ("bid", "won", "points", "because"),
    [
        pytest.param(3, 3, 60, "SD-80", id="sd_80_bid_made"),
        pytest.param(3, 2, 0, "SD-81", id="sd_81_bid_missed_by_too_few"),
        pytest.param(1, 4, 0, "SD-81", id="sd_81_bid_missed_by_too_many"),
        pytest.param(0, 0, 40, "SD-82", id="sd_82_nothing_made"),
        pytest.param(0, 1, -40, "SD-83", id="sd_83_nothing_missed"),
        pytest.param(0, 3, -40, "SD-83", id="sd_83_however_many"),
    ],
)
def test_landlubber_scoring(bid: int, won: int, points: int, because: str) -> None:
    """SD-80, SD-81, SD-82, SD-83; SD-84: no bonuses."""
    for bonus in (0, 30, 50):
        assert score(bid=bid, won=won, round_number=4, bonus=bonus, scoring="landlubber") == (points, because)


def test_sd_84_a_bonus_is_noted_and_counts_for_nothing() -> None:
    """SD-84"""
    before = throwing("SK | P | K", bids="1 0 1", scoring="landlubber")
    state, events = run(before, "SK/skull P/skull K/7")
    scored = events[-1]
    assert isinstance(scored, RoundScored)
    assert (scored.bonus, scored.points) == ((30, 0, 0), (20, 10, 0))
    assert scored.because == ("SD-80", "SD-82", "SD-81")
    assert (state.scoring, state.totals) == ("landlubber", (20, 10, 0))


def test_sd_80_landlubber_scoring_is_an_option_of_the_table() -> None:
    """SD-80"""
    assert game.setup(configure(as_game(game), 3, {"scoring": "landlubber"})).scoring == "landlubber"
    assert game.setup(configure(as_game(game), 3)).scoring == "standard"


# Examples


def test_sd_x1_the_later_7_wins() -> None:
    """SD-X1"""
    state = throwing("K | K | R | Y | K")
    _, events = run(state, "K/6 K/7 R/2 Y/7 K/5")
    assert events[-2] == TrickWon(seat=Seat(3), die=Die("Y"), face=Face("7"), because="SD-41", bonus=0)


def test_sd_x2_the_mermaid_captures_the_king() -> None:
    """SD-X2"""
    state, _ = run(throwing("P R | SK R | K B | K R | M K", bids="0 0 0 0 1"), "P/skull SK/skull")
    assert legal(state, 2) == "K B"
    state, _ = run(state, "K/5")
    assert legal(state, 3) == "K"
    state, _ = run(state, "K/7")
    assert legal(state, 4) == "M K"
    _, events = run(state, "M/skull")
    assert events[-1] == TrickWon(seat=Seat(4), die=Die("M"), face=Face("skull"), because="SD-45", bonus=50)


def test_sd_x3_the_mermaids_flag_leaves_the_trick_to_the_king() -> None:
    """SD-X3"""
    _, events = run(throwing("P R | SK R | K B | K R | M K"), "P/skull SK/skull K/5 K/7 M/flag")
    assert events[-1] == TrickWon(seat=Seat(1), die=Die("SK"), face=Face("skull"), because="SD-44", bonus=30)


def test_sd_x4_sd_x5_sd_x6_sd_x7_scores() -> None:
    """SD-X4, SD-X5, SD-X6, SD-X7"""
    assert score(bid=3, won=3) == (60, "SD-60")  # SD-X4
    assert score(bid=5, won=1) == (-40, "SD-61")  # SD-X5
    assert score(bid=0, won=0, round_number=4) == (40, "SD-62")  # SD-X6
    assert score(bid=0, won=2, round_number=6) == (-60, "SD-63")  # SD-X7


def test_sd_60_to_sd_66_what_the_round_would_bring_now() -> None:
    """SD-60, SD-61, SD-62, SD-63, SD-66: everybody sees the same, by the tricks won so far and not by the open one."""
    begun = throwing("K M | SK Y | R P", bids="1 1 0")
    assert _prospects(begun) == (-10, -10, 20)
    state, _ = run(begun, "M/skull SK/skull R/3")
    assert _prospects(state) == (70, -10, 20)
    assert _prospects(run(state, "K/7 Y/1")[0]) == (70, -10, 20)
    none, _ = run(throwing("K M | SK Y | R P", bids="0 2 0"), "M/skull SK/skull R/3")
    assert _prospects(none) == (-20, -20, 20)


def test_sd_35_the_prospects_stand_while_a_die_rolls() -> None:
    """SD-35: whatever the die will show, it has won nothing yet."""
    begun = throwing("K M | SK Y | R P", bids="1 1 0")
    rolling = game.play(begun, Seat(0), Throw(Die("K"))).state
    seen = game.view(rolling, None).phase
    assert isinstance(seen, RollingSeen)
    assert seen.table.prospects == _prospects(begun)


def test_sd_80_to_sd_84_what_the_round_would_bring_now() -> None:
    """SD-80, SD-81, SD-82, SD-83, SD-84"""
    begun = throwing("K M | SK Y | R P", bids="1 1 0", scoring="landlubber")
    assert _prospects(begun) == (0, 0, 20)
    assert _prospects(run(begun, "M/skull SK/skull R/3")[0]) == (20, 0, 20)
    none = throwing("K M | SK Y | R P", bids="0 1 0", scoring="landlubber")
    assert _prospects(run(none, "M/skull SK/skull R/3")[0]) == (-20, 0, 20)


def _prospects(state: State) -> tuple[int, ...]:
    """The same for everybody at the table and beside it."""
    phases = [game.view(state, viewer).phase for viewer in (None, *all_seats(state.seats))]
    seen = {phase.prospects for phase in phases if isinstance(phase, ThrowingSeen)}
    assert len(seen) == 1
    return seen.pop()


def _bids_seen(state: State, viewer: int | None) -> tuple[int | BidHidden | None, ...]:
    phase = game.view(state, None if viewer is None else Seat(viewer)).phase
    assert isinstance(phase, BiddingSeen)
    return phase.bids


def _winning(state: State) -> int | None:
    phase = game.view(state, None).phase
    assert isinstance(phase, ThrowingSeen)
    return phase.winning


def _thrown_out(seats: int, round_number: int) -> State:
    """A round in which everybody bids 0 and throws the first die that may be thrown; all land on their last side."""
    start = dealing(round_number, seats=seats)
    state = game.resolve(start, tuple(range(round_number * seats))).state
    while isinstance(awaited := game.awaiting(state), Decide) or awaited == Chance(Roll(6)):
        if isinstance(awaited, Decide):
            seat = awaited.seats[0]
            state = game.play(state, seat, legal_moves(as_game(game), state, seat)[0]).state
        else:
            state = game.resolve(state, 5).state
    return state
