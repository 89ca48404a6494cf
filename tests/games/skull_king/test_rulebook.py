"""The rulebook, rule by rule."""

from collections import Counter

import pytest

from skulduggery.games import skull_king as game
from skulduggery.games.skull_king.cards import COLOUR_OF, DECK, NUMBER_OF, Card, Colour
from skulduggery.games.skull_king.events import (
    BidSealed,
    BidsShown,
    CardPlayed,
    DealerDrawn,
    Dealt,
    FistShown,
    GameEnded,
    RoundScored,
    TrickWon,
)
from skulduggery.games.skull_king.moves import Bid, Play
from skulduggery.games.skull_king.rules import bidding as bid_rules
from skulduggery.games.skull_king.rules import rounds
from skulduggery.games.skull_king.rules.playing import led_colour
from skulduggery.games.skull_king.rules.scoring import Score, round_score, trick_bonus
from skulduggery.games.skull_king.rules.tricks import judge
from skulduggery.games.skull_king.state import Dealing, Drawing, Finished, Laid, ScoredRound, Scoring, State, Taken
from skulduggery.games.skull_king.view import BiddingSeen, BidHidden, PlayingSeen
from skulduggery.kernel.chance import Roll, Shuffle
from skulduggery.kernel.choices import choices, legal_moves
from skulduggery.kernel.configs import BadConfig, configure
from skulduggery.kernel.protocol import Chance, Config, Decide, FaceDown, Illegal, Over, Refusal, as_game
from skulduggery.kernel.seats import Seat, all_seats
from tests.games.skull_king.table import bidding, cards, in_bidding, in_play, playing, refused, run, trick

STANDARD = Config(seats=4, options={"scoring": "standard"})


def winner(played: str) -> tuple[int, str]:
    verdict = judge(trick(played))
    return verdict.winner.seat, verdict.because


def legal(state: State, seat: int) -> str:
    moves = legal_moves(as_game(game), state, Seat(seat))
    return " ".join(move.card + (f"/{move.role}" if move.role else "") for move in moves)


def score(*, bid: int, won: int, round_number: int = 5, bonus: int = 0, scoring: Scoring = "standard") -> Score:
    return round_score(scoring, round_number=round_number, bid=bid, won=won, bonus=bonus)


# Cards


def test_sk_01_four_colours_numbered_1_to_13() -> None:
    """SK-01"""
    assert len(DECK) == 66
    assert Counter(COLOUR_OF.values()) == dict.fromkeys(Colour, 13)
    for colour in Colour:
        assert sorted(NUMBER_OF[card] for card in COLOUR_OF if COLOUR_OF[card] is colour) == list(range(1, 14))


def test_sk_01_there_are_no_other_cards() -> None:
    """SK-01"""
    state = playing("Y1 E | R1 E")
    for name in ("Y14", "Y0", "Q", "", "y1", "sk", "E1", "x" * 500):
        why = refused(state, 0, Play(Card(name)))
        assert why == Refusal("SK-01", "no-such-card", {"name": name[:12]})


def test_sk_02_fourteen_special_cards_without_colour() -> None:
    """SK-02"""
    special = [card for card in DECK if card not in COLOUR_OF]
    assert Counter(special) == {"E": 5, "P": 5, "M": 2, "SM": 1, "SK": 1}


def test_sk_03_two_to_six_players() -> None:
    """SK-03"""
    assert list(game.PLAYERS) == [2, 3, 4, 5, 6]
    for seats in game.PLAYERS:
        state = game.setup(configure(as_game(game), seats))
        assert game.awaiting(state) == Chance(Roll(seats))
    for seats in (-1, 0, 1, 7, 10**9):
        with pytest.raises(BadConfig) as bad:
            configure(as_game(game), seats)
        assert (bad.value.rule, bad.value.reason) == ("SK-03", "player-count")


def test_sk_03_nobody_acts_who_has_no_seat() -> None:
    """SK-03"""
    for seat in (-1, 2):
        why = refused(playing("Y1 | R1"), seat, "Y1")
        assert why == Refusal("SK-03", "no-such-seat", {"value": str(seat), "highest": 1})


# Round


def test_sk_10_round_r_is_dealt_r_cards() -> None:
    """SK-10"""
    state = bidding("Y1 R2 B3 | K4 E P")
    assert in_bidding(state).hands == (cards("Y1 R2 B3"), cards("K4 E P"))
    assert [rounds.cards_each(number) for number in (1, 5, 10)] == [1, 5, 10]
    assert rounds.ROUNDS == 10
    assert game.awaiting(_dealing(round_number=7)) == Chance(Shuffle(size=66, take=28))


def test_sk_10_cards_go_round_the_table_one_by_one() -> None:
    """SK-10"""
    step = game.resolve(_dealing(round_number=2), (0, 13, 26, 39, 1, 14, 27, 40))
    assert in_bidding(step.state).hands == (cards("Y1 Y2"), cards("R1 R2"), cards("B1 B2"), cards("K1 K2"))


def test_sk_10_hands_are_dealt_face_down() -> None:
    """SK-10"""
    step = game.resolve(_dealing(round_number=1), (0, 13, 26, 39))
    dealt = step.events[0]
    assert dealt == Dealt(round=1, dealer=Seat(0), hands=(cards("Y1"), cards("R1"), cards("B1"), cards("K1")))
    down = FaceDown(1)
    assert game.redact(dealt, Seat(2)) == Dealt(round=1, dealer=Seat(0), hands=(down, down, cards("B1"), down))
    assert game.redact(dealt, None) == Dealt(round=1, dealer=Seat(0), hands=(down, down, down, down))


def test_sk_10_nobody_acts_before_the_deal_and_nobody_plays_what_he_was_not_dealt() -> None:
    """SK-10"""
    for state in (game.setup(STANDARD), _dealing(round_number=2)):
        for move in (Bid(0), Play(Card("Y1"))):
            assert refused(state, 0, move) == Refusal("SK-10", "cards-first")
            assert list(game.candidates(state, Seat(0))) == []
    assert refused(playing("Y1 E | R1 E"), 0, "R1") == Refusal("SK-10", "not-held", {"card": "R1"})
    after, _ = run(playing("Y1 E | R1 E"), "Y1 R1")
    assert refused(after, 0, "Y1") == Refusal("SK-10", "not-held", {"card": "Y1"})


def test_sk_11_the_whole_deck_is_shuffled_for_every_round() -> None:
    """SK-11"""
    state, _ = run(playing("Y1 | R1"), "Y1 R1")
    assert game.awaiting(state) == Chance(Shuffle(size=66, take=4))
    step = game.resolve(state, (0, 13, 1, 14))
    assert in_bidding(step.state).hands == (cards("Y1 Y2"), cards("R1 R2")), (
        "cards of the last round are in the deck again"
    )


def test_sk_11_an_impossible_shuffle_is_a_programmers_mistake() -> None:
    """SK-11"""
    for outcome in ((0, 0, 1, 2), (0, 1, 2), (0, 1, 2, 66), (0, 1, 2, -1), 0):
        with pytest.raises(Illegal) as illegal:
            game.resolve(_dealing(round_number=1), outcome)
        assert illegal.value.refusal == Refusal("SK-11", "no-such-outcome")
    with pytest.raises(Illegal):
        game.resolve(bidding("Y1 | R1"), (0, 1))


def test_sk_12_the_deal_and_the_lead_move_clockwise() -> None:
    """SK-12"""
    state = playing("Y1 | R1 | B1", dealer=1)
    assert in_play(state).turn == 2
    state, _ = run(state, "B1 Y1 R1")
    assert state.phase == Dealing(dealer=Seat(2))
    state = game.resolve(state, (0, 1, 2, 3, 4, 5)).state
    for seat in all_seats(3):
        state = game.play(state, seat, Bid(0)).state
    assert in_play(state).turn == 0
    assert [rounds.next_dealer(Seat(seat), 4) for seat in range(4)] == [1, 2, 3, 0]


def test_sk_13_the_first_dealer_is_drawn() -> None:
    """SK-13"""
    state = game.setup(STANDARD)
    assert game.awaiting(state) == Chance(Roll(4))
    step = game.resolve(state, 2)
    assert step.events == (DealerDrawn(dealer=Seat(2)),)
    assert step.state.phase == Dealing(dealer=Seat(2))
    for outcome in (4, -1, (0, 1, 2, 3)):
        with pytest.raises(Illegal):
            game.resolve(state, outcome)


# Bid


def test_sk_20_nobody_sees_a_bid_before_everybody_has_bid() -> None:
    """SK-20"""
    state = bidding("Y1 Y2 | R1 R2 | B1 B2")
    assert game.awaiting(state) == Decide((Seat(0), Seat(1), Seat(2)))
    step = game.play(state, Seat(1), Bid(2))
    assert step.events == (BidSealed(seat=Seat(1), bid=2),)
    assert game.redact(step.events[0], Seat(1)) == BidSealed(seat=Seat(1), bid=2)
    assert game.redact(step.events[0], Seat(0)) == FistShown(seat=Seat(1))
    assert game.redact(step.events[0], None) == FistShown(seat=Seat(1))
    assert game.awaiting(step.state) == Decide((Seat(0), Seat(2)))
    assert _bids_seen(step.state, 1) == (None, 2, None)
    assert _bids_seen(step.state, 0) == _bids_seen(step.state, None) == (None, BidHidden(), None)


def test_sk_20_all_bids_are_shown_together() -> None:
    """SK-20"""
    state = bidding("Y1 Y2 | R1 R2")
    state = game.play(state, Seat(1), Bid(2)).state
    step = game.play(state, Seat(0), Bid(0))
    assert step.events == (BidSealed(seat=Seat(0), bid=0), BidsShown(bids=(0, 2)))
    assert in_play(step.state).bids == (0, 2)


def test_sk_20_no_card_before_the_bids() -> None:
    """SK-20"""
    assert refused(bidding("Y1 | R1"), 0, "Y1") == Refusal("SK-20", "bids-first")


def test_sk_20_a_bid_of_nothing_counts_as_a_bid() -> None:
    """SK-20"""
    assert bid_rules.all_have_bid((0, 0)) == (0, 0)
    assert bid_rules.all_have_bid((0, None)) is None


@pytest.mark.parametrize(
    ("bid", "allowed"), [(-1, False), (0, True), (1, True), (2, True), (3, False), (10**30, False)]
)
def test_sk_21_a_bid_is_from_0_to_the_number_of_the_round(bid: int, allowed: bool) -> None:
    """SK-21"""
    why = refused(bidding("Y1 Y2 | R1 R2"), 0, Bid(bid))
    assert why == (None if allowed else Refusal("SK-21", "bid-range", {"highest": 2}))


def test_sk_21_every_bid_from_0_to_r_is_offered() -> None:
    """SK-21"""
    state = bidding("Y1 Y2 Y3 | R1 R2 R3")
    assert game.candidates(state, Seat(1)) == [Bid(0), Bid(1), Bid(2), Bid(3)]


def test_sk_21_a_bid_stands() -> None:
    """SK-21"""
    state = game.play(bidding("Y1 | R1"), Seat(0), Bid(0)).state
    assert refused(state, 0, Bid(1)) == Refusal("SK-21", "bid-stands", {"bid": 0})
    assert refused(playing("Y1 | R1", bids="1 0"), 0, Bid(0)) == Refusal("SK-21", "bid-stands", {"bid": 1})
    with pytest.raises(Illegal) as illegal:
        game.play(state, Seat(0), Bid(1))
    assert illegal.value.refusal.rule == "SK-21"


# Play


def test_sk_30_left_of_the_dealer_leads_and_play_goes_clockwise() -> None:
    """SK-30"""
    state = playing("Y1 | R1 | B1", dealer=0)
    assert game.awaiting(state) == Decide((Seat(1),))
    assert refused(state, 0, "Y1") == Refusal("SK-30", "not-your-turn", {"turn": 1})
    state, events = run(state, "R1 B1")
    assert events == [CardPlayed(seat=Seat(1), card=Card("R1")), CardPlayed(seat=Seat(2), card=Card("B1"))]
    assert game.awaiting(state) == Decide((Seat(0),))


def test_sk_30_the_leader_may_play_any_card() -> None:
    """SK-30"""
    assert legal(playing("Y1 R2 K3 E | Y2 Y3 Y4 Y5"), 0) == "Y1 R2 K3 E"


def test_sk_31_follow_the_led_colour_or_play_a_special_card() -> None:
    """SK-31"""
    state, _ = run(playing("Y2 E M P SK | Y5 Y7 B1 K9 E"), "Y2")
    assert legal(state, 1) == "Y5 Y7 E"
    assert refused(state, 1, "K9") == Refusal("SK-31", "must-follow", {"colour": "Y", "card": "K9"})
    assert refused(state, 1, "B1") == Refusal("SK-31", "must-follow", {"colour": "Y", "card": "B1"})
    assert [refusal.why.rule for refusal in choices(as_game(game), state, Seat(1)).refused] == ["SK-31", "SK-31"]


def test_sk_32_without_the_led_colour_anything_goes() -> None:
    """SK-32"""
    state, _ = run(playing("Y2 E P | R5 B7 K9"), "Y2")
    assert legal(state, 1) == "R5 B7 K9"


def test_sk_33_the_first_colour_card_after_special_ones_sets_the_colour() -> None:
    """SK-33"""
    state, _ = run(playing("E Y1 | P Y2 | R3 Y3 | R4 Y4"), "E P")
    assert legal(state, 2) == "Y3 R3"
    state, _ = run(state, "R3")
    assert legal(state, 3) == "R4"
    assert led_colour(trick("E P R3 Y4")) is Colour.RED
    assert led_colour(trick("E SM/escape P")) is None
    assert led_colour(()) is None


def test_sk_34_a_black_lead_forces_no_pirate() -> None:
    """SK-34"""
    state, _ = run(playing("K2 Y1 | P R5"), "K2")
    assert legal(state, 1) == "R5 P"
    state, _ = run(playing("K2 Y1 | K1 R5"), "K2")
    assert legal(state, 1) == "K1"


def test_sk_35_special_cards_at_any_time() -> None:
    """SK-35"""
    state, _ = run(playing("Y2 Y3 Y4 Y5 Y6 Y7 | Y1 E P M SM SK"), "Y2")
    assert legal(state, 1) == "Y1 E P M SM/pirate SM/escape SK"


def test_sk_36_scary_mary_says_who_she_is() -> None:
    """SK-36"""
    state = playing("SM P | Y1 Y2")
    assert refused(state, 0, "SM") == Refusal("SK-36", "mary-must-choose")
    assert refused(state, 0, Play(Card("SM"), "king")) == Refusal("SK-36", "mary-must-choose")  # pyright: ignore[reportArgumentType]
    assert refused(state, 0, "SM/pirate") is None
    assert refused(state, 0, "SM/escape") is None
    assert refused(state, 0, "P/pirate") == Refusal("SK-36", "only-mary-chooses", {"card": "P"})
    _, events = run(state, "SM/escape")
    assert events == [CardPlayed(seat=Seat(0), card=Card("SM"), role="escape")]


# Who wins the trick


@pytest.mark.parametrize(
    ("played", "seat", "because"),
    [
        pytest.param("Y2 Y12 Y3", 1, "SK-40", id="sk_40_highest_of_the_led_colour"),
        pytest.param("Y2 B13 R13", 0, "SK-40", id="sk_40_other_ordinary_colours_never_win"),
        pytest.param("E Y2 R13 Y1", 1, "SK-40", id="sk_40_colour_set_after_an_escape"),
        pytest.param("K2 K10 Y13", 1, "SK-40", id="sk_40_black_led"),
        pytest.param("Y13 K1 Y12", 1, "SK-41", id="sk_41_black_beats_ordinary"),
        pytest.param("Y13 K1 K5 K2", 2, "SK-41", id="sk_41_highest_black"),
        pytest.param("K13 M Y1", 1, "SK-42", id="sk_42_mermaid_beats_black"),
        pytest.param("M K13 Y1", 0, "SK-42", id="sk_42_mermaid_first"),
        pytest.param("M P K13", 1, "SK-43", id="sk_43_pirate_beats_mermaid"),
        pytest.param("P M K13", 0, "SK-43", id="sk_43_pirate_before_mermaid"),
        pytest.param("K13 Y1 P", 2, "SK-43", id="sk_43_pirate_beats_black"),
        pytest.param("P SK K13", 1, "SK-44", id="sk_44_king_beats_pirate"),
        pytest.param("SK P P K13", 0, "SK-44", id="sk_44_king_before_pirates"),
        pytest.param("SK M", 1, "SK-45", id="sk_45_mermaid_after_king"),
        pytest.param("M SK", 0, "SK-45", id="sk_45_mermaid_before_king"),
        pytest.param("P SK P M K13", 3, "SK-45", id="sk_45_whatever_else_is_in_it"),
        pytest.param("SK M P M", 1, "SK-45", id="sk_46_first_mermaid_charms_the_king"),
        pytest.param("Y1 P P", 1, "SK-46", id="sk_46_first_pirate"),
        pytest.param("Y1 M K3 M", 1, "SK-46", id="sk_46_first_mermaid"),
        pytest.param("E E E", 0, "SK-47", id="sk_47_first_escape_of_nothing_but_escapes"),
        pytest.param("E", 0, "SK-47", id="sk_47_an_escape_alone_wins_so_far"),
        pytest.param("E Y1 E", 1, "SK-40", id="sk_47_an_escape_loses_to_anything"),
        pytest.param("SM/escape E E", 0, "SK-47", id="sk_48_mary_as_the_first_escape"),
        pytest.param("E SM/escape", 0, "SK-47", id="sk_48_mary_as_a_later_escape"),
        pytest.param("Y1 SM/escape", 0, "SK-40", id="sk_48_mary_as_an_escape_loses"),
        pytest.param("SM/pirate M K13", 0, "SK-43", id="sk_48_mary_as_a_pirate"),
        pytest.param("SM/pirate P", 0, "SK-46", id="sk_48_mary_as_the_first_pirate"),
        pytest.param("P SM/pirate", 0, "SK-46", id="sk_48_mary_as_the_second_pirate"),
        pytest.param("SM/pirate SK", 1, "SK-44", id="sk_48_king_beats_mary"),
    ],
)
def test_who_wins_the_trick(played: str, seat: int, because: str) -> None:
    """SK-40, SK-41, SK-42, SK-43, SK-44, SK-45, SK-46, SK-47, SK-48"""
    assert winner(played) == (seat, because)


def test_sk_49_the_winner_takes_the_trick_and_leads_the_next() -> None:
    """SK-49"""
    state, events = run(playing("Y1 R5 | Y9 R2 | Y3 R3"), "Y1 Y9 Y3")
    assert events[-2:] == [
        CardPlayed(seat=Seat(2), card=Card("Y3")),
        TrickWon(seat=Seat(1), card=Card("Y9"), because="SK-40", bonus=0),
    ]
    phase = in_play(state)
    assert (phase.turn, phase.won, phase.trick) == (1, (0, 1, 0), ())
    assert [(taken.trick, taken.winner, taken.because) for taken in phase.taken] == [(trick("Y1 Y9 Y3"), 1, "SK-40")]


def test_an_empty_trick_has_no_winner() -> None:
    with pytest.raises(AssertionError, match=r"^an empty trick has no winner$"):
        judge(())


# Score


def test_sk_60_bid_made_20_points_a_trick() -> None:
    """SK-60"""
    assert score(bid=1, won=1) == (20, "SK-60")
    assert score(bid=10, won=10, round_number=10) == (200, "SK-60")


def test_sk_61_bid_missed_10_points_lost_a_trick_and_no_bonus() -> None:
    """SK-61"""
    assert score(bid=2, won=3) == (-10, "SK-61")
    assert score(bid=3, won=2) == (-10, "SK-61")
    assert score(bid=1, won=5, bonus=80) == (-40, "SK-61")
    assert score(bid=2, won=0, bonus=0) == (-20, "SK-61")


def test_sk_62_nothing_bid_and_nothing_taken() -> None:
    """SK-62"""
    assert score(bid=0, won=0, round_number=1) == (10, "SK-62")
    assert score(bid=0, won=0, round_number=10) == (100, "SK-62")


def test_sk_63_nothing_bid_but_something_taken() -> None:
    """SK-63"""
    assert score(bid=0, won=1, round_number=7) == (-70, "SK-63")
    assert score(bid=0, won=7, round_number=7, bonus=50) == (-70, "SK-63")


@pytest.mark.parametrize(
    ("played", "bonus"),
    [
        pytest.param("SK P P Y1", 60, id="sk_64_thirty_a_pirate"),
        pytest.param("P SK K13", 30, id="sk_64_pirate_before_the_king"),
        pytest.param("SK SM/pirate", 30, id="sk_64_mary_as_a_pirate"),
        pytest.param("SK SM/escape", 30, id="sk_64_mary_counts_however_she_was_played"),
        pytest.param("SK P SM/escape P", 90, id="sk_64_mary_and_pirates"),
        pytest.param("SK Y1 E", 0, id="sk_64_no_pirate_no_bonus"),
        pytest.param("SK M", 50, id="sk_65_mermaid_captures_the_king"),
        pytest.param("P SK M SM/pirate", 50, id="sk_65_pirates_in_that_trick_bring_nothing"),
        pytest.param("M Y1", 0, id="sk_65_no_king_no_bonus"),
        pytest.param("P P M", 0, id="sk_64_a_pirate_captures_nobody"),
        pytest.param("K13 Y1", 0, id="sk_64_colours_bring_no_bonus"),
    ],
)
def test_bonus_of_a_trick(played: str, bonus: int) -> None:
    """SK-64, SK-65"""
    laid = trick(played)
    assert trick_bonus(laid, judge(laid)) == bonus


def test_sk_66_bonuses_count_only_for_a_bid_made_exactly() -> None:
    """SK-66"""
    assert score(bid=1, won=1, bonus=80) == (100, "SK-60")
    for hit, points in (("1 0", (50, 10)), ("0 0", (-10, 10))):
        _, events = run(playing("SK | P", bids=hit), "SK P")
        scored = events[-1]
        assert isinstance(scored, RoundScored)
        assert (scored.bonus, scored.points) == ((30, 0), points)


def test_a_round_is_scored_after_its_last_trick() -> None:
    state, events = run(playing("Y1 E | Y9 M | Y3 SK", bids="0 1 1"), "Y1 Y9 Y3 M SK E")
    last = (Laid(Seat(1), Card("M")), Laid(Seat(2), Card("SK")), Laid(Seat(0), Card("E")))
    assert events[-1] == RoundScored(
        round=2,
        bids=(0, 1, 1),
        won=(0, 2, 0),
        bonus=(0, 50, 0),
        points=(20, -10, -10),
        totals=(20, -10, -10),
        because=("SK-62", "SK-61", "SK-61"),
    )
    line = ScoredRound(
        bids=(0, 1, 1),
        won=(0, 2, 0),
        bonus=(0, 50, 0),
        points=(20, -10, -10),
        last=Taken(trick=last, winner=Seat(1), because="SK-45"),
        because=("SK-62", "SK-61", "SK-61"),
    )
    assert state == State(
        seats=3,
        scoring="standard",
        round=3,
        totals=(20, -10, -10),
        phase=Dealing(dealer=Seat(0)),
        sheet=(line,),
    )
    assert game.view(state, None).sheet == (line,)


@pytest.mark.parametrize(
    ("bid", "won", "points", "because"),
    [
        (3, 3, 60, "SD-80"),
        (3, 2, 0, "SD-81"),
        (1, 4, 0, "SD-81"),
        (0, 0, 40, "SD-82"),
        (0, 1, -40, "SD-83"),
        (0, 3, -40, "SD-83"),
    ],
)
def test_landlubber_scoring_as_sd_80_to_sd_84(bid: int, won: int, points: int, because: str) -> None:
    for bonus in (0, 30, 50):  # SD-84: no bonuses
        assert score(bid=bid, won=won, round_number=4, bonus=bonus, scoring="landlubber") == (points, because)


def test_landlubber_scoring_is_an_option_of_the_table() -> None:
    assert game.setup(configure(as_game(game), 3, {"scoring": "landlubber"})).scoring == "landlubber"
    assert game.setup(configure(as_game(game), 3)).scoring == "standard"
    _, events = run(playing("SK | P", bids="1 0", scoring="landlubber"), "SK P")
    scored = events[-1]
    assert isinstance(scored, RoundScored)
    assert (scored.bonus, scored.points, scored.because) == ((30, 0), (20, 10), ("SD-80", "SD-82"))


def test_memory_aid_is_no_option_of_the_rules() -> None:
    assert configure(as_game(game), 3, {"memory_aid": "on"}).options == {"scoring": "standard"}


# End


def test_sk_70_after_ten_rounds_the_highest_total_wins() -> None:
    """SK-70"""
    state, events = _last_trick(totals=(100, 50, 100))
    assert isinstance(events[-1], GameEnded)
    # Everybody bid 0 in round 10: seats 0 and 1 took no trick, seat 2 took some.
    assert events[-1].scores == state.totals
    assert game.awaiting(state) == Over(scores=state.totals, places=events[-1].places)
    assert isinstance(state.phase, Finished)
    for move in (Bid(0), Play(Card("Y1"))):
        assert refused(state, 0, move) == Refusal("SK-70", "game-over")
    with pytest.raises(Illegal):
        game.resolve(state, 0)
    assert list(game.candidates(state, Seat(0))) == []


def test_sk_70_equal_totals_share_the_place() -> None:
    """SK-70"""
    state, events = _last_trick(totals=(0, 0, 200))
    assert state.totals == (100, 100, 100)
    assert events[-1] == GameEnded(scores=(100, 100, 100), places=(1, 1, 1))
    assert (state.seats, state.scoring, state.round) == (3, "standard", 10)
    assert state.phase == Finished(places=(1, 1, 1))
    assert [line.points for line in state.sheet] == [(100, 100, -100)]
    state, events = _last_trick(totals=(50, 100, 200))
    assert events[-1] == GameEnded(scores=(150, 200, 100), places=(2, 1, 3))


def test_sk_70_the_ninth_round_is_not_the_last() -> None:
    """SK-70"""
    state, events = run(playing("Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 | R1 R2 R3 R4 R5 R6 R7 R8 R9"), _alternately(9))
    assert isinstance(events[-1], RoundScored)
    assert (state.round, isinstance(state.phase, Dealing)) == (10, True)


# Examples


def test_sk_x1_black_1_wins_and_without_it_yellow_12() -> None:
    """SK-X1"""
    assert winner("Y2 Y12 B13 K1") == (3, "SK-41")
    assert winner("Y2 Y12 B13") == (1, "SK-40")


def test_sk_x2_to_sk_x5_scores() -> None:
    """SK-X2, SK-X5"""
    assert score(bid=3, won=3) == (60, "SK-60")  # SK-X2
    assert score(bid=5, won=1) == (-40, "SK-61")  # SK-X3
    assert score(bid=0, won=0, round_number=4) == (40, "SK-62")  # SK-X4
    assert score(bid=0, won=2, round_number=9) == (-90, "SK-63")  # SK-X5


def _dealing(round_number: int) -> State:
    return State(seats=4, scoring="standard", round=round_number, totals=(0, 0, 0, 0), phase=Dealing(dealer=Seat(0)))


def _bids_seen(state: State, viewer: int | None) -> tuple[int | BidHidden | None, ...]:
    phase = game.view(state, None if viewer is None else Seat(viewer)).phase
    assert isinstance(phase, BiddingSeen)
    return phase.bids


def _last_trick(totals: tuple[int, int, int]) -> tuple[State, list[object]]:
    """Round 10 among three who all bid 0; seat 2 takes every trick with blacks."""
    low = " ".join(f"Y{n}" for n in range(1, 11))
    state = bidding(f"{low} | {low.replace('Y', 'R')} | {low.replace('Y', 'K')}", dealer=1, totals=totals)
    for seat in all_seats(3):
        state = game.play(state, seat, Bid(0)).state
    moves = " ".join(f"K{n} Y{n} R{n}" for n in range(1, 11))
    state, events = run(state, moves)
    return state, list(events)


def _alternately(count: int) -> str:
    return " ".join(f"Y{n} R{n}" for n in range(1, count + 1))


def test_sk_60_to_sk_66_what_the_round_would_bring_now() -> None:
    """SK-60, SK-61, SK-62, SK-63, SK-66: everybody sees the same, by the tricks won so far and not by the open one."""
    begun = playing("Y1 M Y3 | Y2 SK R3 | R1 R2 R4", bids="0 1 0")
    assert _prospects(begun) == (30, -10, 30)
    state, _ = run(begun, "Y1 Y2 R1 SK R2 M")
    assert _prospects(state) == (-30, 20, 30)
    made, _ = run(playing("Y1 M Y3 | Y2 SK R3 | R1 R2 R4", bids="1 1 0"), "Y1 Y2 R1 SK R2 M")
    assert _prospects(made) == (70, 20, 30)
    assert _prospects(run(made, "Y3 R3")[0]) == (70, 20, 30)


def test_sd_80_to_sd_84_what_the_round_would_bring_now() -> None:
    """SD-80, SD-81, SD-82, SD-83, SD-84"""
    begun = playing("Y1 M Y3 | Y2 SK R3 | R1 R2 R4", bids="1 2 0", scoring="landlubber")
    state, _ = run(begun, "Y1 Y2 R1 SK R2 M")
    assert _prospects(begun) == (0, 0, 30)
    assert _prospects(state) == (20, 0, 30)


def _prospects(state: State) -> tuple[int, ...]:
    """The same for everybody at the table and beside it."""
    phases = [game.view(state, viewer).phase for viewer in (None, *all_seats(state.seats))]
    seen = {phase.prospects for phase in phases if isinstance(phase, PlayingSeen)}
    assert len(seen) == 1
    return seen.pop()


def test_a_game_begins_in_round_1_without_points_or_dealer() -> None:
    assert game.setup(STANDARD) == State(seats=4, scoring="standard", round=1, totals=(0, 0, 0, 0), phase=Drawing())
