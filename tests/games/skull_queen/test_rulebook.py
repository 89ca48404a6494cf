"""The rulebook, rule by rule: material, round, placing, playing, score and end."""

from collections import Counter

import pytest

from skulduggery.games import skull_queen as game
from skulduggery.games.skull_queen.cards import CARDS, COLOUR_OF, FIRST_MATE, MONKEY, NUMBER_OF, Card, Colour
from skulduggery.games.skull_queen.events import (
    CardPlayed,
    DealerDrawn,
    Dealt,
    GameEnded,
    LeadTaken,
    PlankCovered,
    PlankSealed,
    PlanksShown,
    RoundScored,
)
from skulduggery.games.skull_queen.moves import Place, Play
from skulduggery.games.skull_queen.rules import material, playing, rounds, scoring
from skulduggery.games.skull_queen.rules.placing import PLACINGS
from skulduggery.games.skull_queen.state import Dealing, Drawing, Finished, Space
from skulduggery.games.skull_queen.view import PlacingSeen, PlankHidden, PlayingSeen
from skulduggery.kernel.chance import Roll, Shuffle
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.configs import BadConfig, configure
from skulduggery.kernel.protocol import Chance, Decide, FaceDown, Illegal, Over, Refusal, as_game
from skulduggery.kernel.seats import Seat, all_seats
from tests.games.skull_queen import table
from tests.games.skull_queen.table import all_of, cards, dealing, in_placing, in_play, legal, place, plank, refused, run

# Material


def test_sq_01_four_colours_numbered_1_to_12_and_two_cards_without_colour() -> None:
    """SQ-01"""
    assert len(CARDS) == len(set(CARDS)) == 50
    assert Counter(COLOUR_OF.values()) == dict.fromkeys(Colour, 12)
    for colour in Colour:
        numbers = sorted(NUMBER_OF[card] for card in COLOUR_OF if COLOUR_OF[card] is colour)
        assert numbers == list(range(1, 13))
    assert [card for card in CARDS if card not in COLOUR_OF] == [MONKEY, FIRST_MATE]
    assert (NUMBER_OF[MONKEY], NUMBER_OF[FIRST_MATE]) == (0, 13)


def test_sq_01_there_are_no_other_cards() -> None:
    """SQ-01"""
    state = table.playing("R5 0 | R6 R7 | R8 R9 | R10 R11")
    for name in ("R13", "R0", "K4", "", "r5", "14", "-1", "1", "x" * 500):
        assert refused(state, 0, name) == Refusal("SQ-01", "no-such-card", {"name": name[:12]})


@pytest.mark.parametrize(("seats", "size"), [(2, 42), (3, 42), (4, 50), (5, 50), (6, 50)])
def test_sq_02_few_players_leave_out_the_1s_and_12s(seats: int, size: int) -> None:
    """SQ-02"""
    deck = material.deck(seats)
    assert len(deck) == size
    left_out = sorted(set(CARDS) - set(deck))
    assert left_out == (sorted(f"{colour}{number}" for colour in "RYGB" for number in (1, 12)) if size == 42 else [])
    assert all(material.is_left_out(card, seats) == (card not in deck) for card in CARDS)
    assert not material.is_left_out(Card("K1"), seats)


def test_sq_02_a_card_left_out_is_refused_as_such() -> None:
    """SQ-02"""
    three, four = "R5 0 | R6 R7 | R8 R9", "R5 0 | R6 R7 | R8 R9 | R2 R3"
    for name in ("R1", "B12"):
        assert refused(table.playing(three), 0, name) == Refusal("SQ-02", "card-left-out", {"card": name})
        assert refused(table.playing(four), 0, name) == Refusal("SQ-11", "not-held", {"card": name})


def test_sq_03_five_spaces_and_a_pirate_of_each_colour() -> None:
    """SQ-03"""
    assert list(material.SPACES) == [1, 2, 3, 4, 5]
    first = plank("f1234")
    assert [first.space(colour) for colour in Colour] == [1, 2, 3, 4]
    assert first.moved(Colour.GREEN, Space(5)) == plank("f1254")
    assert first.moved(Colour.BLUE, None) == plank("f123-")


def test_sq_04_values_of_both_sides() -> None:
    """SQ-04"""
    spaces = [Space(space) for space in range(5, 0, -1)]
    values = material.PLANK_VALUES
    assert [material.value(space, "front", values) for space in spaces] == [8, 5, 3, 2, 1]
    assert [material.value(space, "back", values) for space in spaces] == [1, 2, 3, 5, 8]


def test_sq_04_the_table_may_choose_other_values() -> None:
    """SQ-04"""
    state = game.setup(configure(as_game(game), 3, {"plank_values": "8,5,4,2,1"}))
    assert state.plank_values == (8, 5, 4, 2, 1)
    assert scoring.points(plank("f3333"), state.plank_values) == 16
    assert table.new_game(3).plank_values == (8, 5, 3, 2, 1)
    for wrong in ("8,5,3,2", "8,5,3,2,1,0", "8,5,3,2,100", "8,5,3,2,-1", "a,b,c,d,e"):
        with pytest.raises(BadConfig) as bad:
            configure(as_game(game), 3, {"plank_values": wrong})
        assert bad.value.reason == "option-value"


# Round


def test_sq_10_as_many_rounds_as_players() -> None:
    """SQ-10"""
    assert list(game.PLAYERS) == [2, 3, 4, 5, 6]
    assert [rounds.rounds(seats) for seats in game.PLAYERS] == [2, 3, 4, 5, 6]
    for seats in (-1, 0, 1, 7, 10**9):
        with pytest.raises(BadConfig) as bad:
            configure(as_game(game), seats)
        assert (bad.value.rule, bad.value.reason) == ("SQ-11", "player-count")


def test_sq_10_the_next_round_follows_until_the_last() -> None:
    """SQ-10"""
    state, events = run(table.playing("R5 | R6 | R7", dealer=2, totals=(1, 2, 3), round_number=2), "R5 R6 R7")
    assert (state.round, state.phase) == (3, Dealing(dealer=Seat(0)))
    assert not all_of(GameEnded, events)
    state, _ = run(table.playing("R5 | R6 | R7", dealer=2, round_number=3), "R5 R6 R7")
    assert (state.round, type(state.phase)) == (3, Finished)


@pytest.mark.parametrize(
    ("seats", "size", "each", "centre"), [(2, 42, 14, 0), (3, 42, 14, 0), (4, 50, 12, 2), (5, 50, 10, 0), (6, 50, 8, 2)]
)
def test_sq_11_all_cards_are_dealt_evenly(seats: int, size: int, each: int, centre: int) -> None:
    """SQ-11"""
    assert game.awaiting(dealing(seats)) == Chance(Shuffle(size=size, take=size))
    assert (rounds.cards_each(seats), rounds.left_over(seats)) == (each, centre)
    phase = in_placing(table.placing(seats))
    assert [len(hand) for hand in phase.hands] == [each] * seats
    assert len(phase.centre) == centre
    assert sorted([*sum(phase.hands, ()), *phase.centre, *phase.ghost]) == sorted(material.deck(seats))


def test_sq_11_cards_go_round_the_table_one_by_one_and_the_last_two_to_the_centre() -> None:
    """SQ-11"""
    phase = in_placing(table.placing(4))
    assert phase.hands[0] == cards("R1 R5 R9 Y1 Y5 Y9 G1 G5 G9 B1 B5 B9")
    assert phase.hands[3] == cards("R4 R8 R12 Y4 Y8 Y12 G4 G8 G12 B4 B8 B12")
    assert phase.centre == ("0", "13")
    phase = in_placing(game.resolve(dealing(3), tuple(reversed(range(42)))).state)
    assert phase.hands[0] == cards("R4 R7 R10 Y3 Y6 Y9 G2 G5 G8 G11 B4 B7 B10 13"), "a hand is kept sorted"


def test_sq_11_hands_are_dealt_face_down_and_the_centre_face_up() -> None:
    """SQ-11"""
    step = game.resolve(dealing(4, dealer=1), tuple(range(50)))
    dealt = step.events[0]
    hands = in_placing(step.state).hands
    centre = cards("0 13")
    assert dealt == Dealt(round=1, dealer=Seat(1), hands=hands, centre=centre, ghost=None)
    down = FaceDown(12)
    seen = Dealt(round=1, dealer=Seat(1), hands=(down, down, hands[2], down), centre=centre, ghost=None)
    assert game.redact(dealt, Seat(2)) == seen
    assert game.redact(seen, Seat(2)) == seen
    assert game.redact(seen, None) == game.redact(dealt, None)
    assert game.redact(dealt, None) == Dealt(round=1, dealer=Seat(1), hands=(down,) * 4, centre=centre, ghost=None)
    three = game.resolve(dealing(3), tuple(range(42))).events[0]
    assert isinstance(three, Dealt)
    assert (three.centre, three.ghost) == (None, None)
    view = game.view(step.state, Seat(0)).phase
    assert isinstance(view, PlacingSeen)
    assert (view.hands, view.centre, view.ghost) == ((hands[0], down, down, down), centre, None)


def test_sq_11_nobody_acts_before_the_deal_and_nobody_plays_what_he_was_not_dealt() -> None:
    """SQ-11"""
    for state in (table.new_game(4), dealing(4)):
        for move in (place("f3333"), Play(Card("R5"))):
            assert refused(state, 0, move) == Refusal("SQ-11", "cards-first")
        assert list(game.candidates(state, Seat(0))) == []
    state = table.playing("R5 R6 | Y5 Y6 | G5 G6 | B5 B6")
    assert refused(state, 0, "Y5") == Refusal("SQ-11", "not-held", {"card": "Y5"})
    after, _ = run(state, "R5 Y5 G5 B5")
    assert refused(after, 3, "B5") == Refusal("SQ-11", "not-held", {"card": "B5"})


def test_sq_11_an_impossible_shuffle_is_a_programmers_mistake() -> None:
    """SQ-11"""
    for outcome in (0, (), tuple(range(41)), tuple(range(43)), (*range(41), 0), (*range(41), 42)):
        with pytest.raises(Illegal) as illegal:
            game.resolve(dealing(3), outcome)
        assert illegal.value.refusal == Refusal("SQ-11", "no-such-outcome")
    with pytest.raises(Illegal):
        game.resolve(table.placing(3), tuple(range(42)))


def test_sq_12_lots_are_drawn_for_the_first_dealer() -> None:
    """SQ-12"""
    state = table.new_game(5)
    assert (state.round, state.totals, state.phase) == (1, (0, 0, 0, 0, 0), Drawing())
    assert game.awaiting(state) == Chance(Roll(5))
    step = game.resolve(state, 3)
    assert (step.state.phase, step.events) == (Dealing(dealer=Seat(3)), (DealerDrawn(dealer=Seat(3)),))
    for outcome in (-1, 5, (0,)):
        with pytest.raises(Illegal):
            game.resolve(state, outcome)


def test_sq_12_the_deal_moves_one_seat_clockwise() -> None:
    """SQ-12"""
    assert [rounds.next_dealer(Seat(dealer), 4) for dealer in range(4)] == [1, 2, 3, 0]
    state, _ = run(table.playing("R5 | R6 | R7", dealer=1), "R5 R6 R7")
    assert state.phase == Dealing(dealer=Seat(2))


# Placing


def test_sq_20_a_front_and_a_back() -> None:
    """SQ-20"""
    state = table.placing(4)
    assert {move.side for move in PLACINGS} == {"front", "back"}
    for side in ("", "edge", "Front", "x" * 400):
        wrong = Place(side=side, red=3, yellow=3, green=3, blue=3)  # pyright: ignore[reportArgumentType]
        assert refused(state, 0, wrong) == Refusal("SQ-20", "no-such-side", {"name": side[:12]})


def test_sq_20_placing_comes_before_playing() -> None:
    """SQ-20"""
    state = table.placing(4)
    assert refused(state, 0, "R1") == Refusal("SQ-20", "placing-first")
    assert refused(state, 1, "nonsense") == Refusal("SQ-20", "placing-first")
    assert game.awaiting(state) == Decide(all_seats(4))


def test_sq_21_any_space_for_any_pirate() -> None:
    """SQ-21"""
    state = table.placing(4)
    assert len(PLACINGS) == len(set(PLACINGS)) == 2 * 5**4
    assert legal_moves(as_game(game), state, Seat(2)) == list(PLACINGS)
    for text in ("f1111", "b5555", "f1234", "b5432"):
        assert refused(state, 0, place(text)) is None


@pytest.mark.parametrize("space", [0, 6, -1, 10**30, -(10**30)])
def test_sq_21_there_are_five_spaces(space: int) -> None:
    """SQ-21"""
    state = table.placing(4)
    for colour, name in zip("RYGB", ("red", "yellow", "green", "blue"), strict=True):
        spaces = {"red": 1, "yellow": 5, "green": 3, "blue": 2, name: space}
        assert refused(state, 0, Place(side="front", **spaces)) == Refusal(
            "SQ-21", "no-such-space", {"colour": colour, "highest": 5}
        )


def test_sq_22_a_placing_is_sealed() -> None:
    """SQ-22"""
    step = game.play(table.placing(4), Seat(1), place("b1234"))
    sealed = PlankSealed(seat=Seat(1), side="back", red=1, yellow=2, green=3, blue=4)
    assert step.events == (sealed,)
    assert game.redact(sealed, Seat(1)) == sealed
    for viewer in (Seat(0), Seat(3), None):
        assert game.redact(sealed, viewer) == PlankCovered(seat=Seat(1))
    own, other = (game.view(step.state, Seat(seat)).phase for seat in (1, 2))
    assert isinstance(own, PlacingSeen)
    assert isinstance(other, PlacingSeen)
    assert own.planks == (None, plank("b1234"), None, None)
    assert other.planks == (None, PlankHidden(), None, None)
    assert game.awaiting(step.state) == Decide((Seat(0), Seat(2), Seat(3)))


def test_sq_22_a_placing_stands() -> None:
    """SQ-22"""
    state = game.play(table.placing(4), Seat(1), place("b1234")).state
    stands = Refusal("SQ-22", "placing-stands")
    assert refused(state, 1, place("f3333")) == stands
    assert refused(state, 2, place("f3333")) is None
    assert refused(table.playing("R5 | R6 | R7"), 0, place("f3333")) == stands
    assert refused(table.haunted("R5 | R6", ghost="R7"), 1, place("f3333")) == stands
    with pytest.raises(Illegal) as illegal:
        game.play(state, Seat(1), place("f3333"))
    assert illegal.value.refusal == stands


def test_sq_22_the_centre_stays_when_the_planks_are_shown() -> None:
    """SQ-22"""
    state = table.placing(4)
    for seat in range(4):
        state = game.play(state, Seat(seat), place("f3333")).state
    assert in_play(state).centre == cards("0 13")


def test_sq_22_all_planks_are_shown_together() -> None:
    """SQ-22"""
    state = table.placing(3, dealer=1)
    for seat, text in ((2, "f1111"), (0, "b2345")):
        state = game.play(state, Seat(seat), place(text)).state
    step = game.play(state, Seat(1), place("f5151"))
    shown = (plank("b2345"), plank("f5151"), plank("f1111"))
    assert step.events == (
        PlankSealed(seat=Seat(1), side="front", red=5, yellow=1, green=5, blue=1),
        PlanksShown(planks=shown),
    )
    phase = in_play(step.state)
    assert (phase.planks, phase.turn, phase.trick, phase.past) == (shown, 2, (), ())
    assert (phase.dealer, phase.hands, phase.centre) == (1, in_placing(state).hands, ())
    seen = game.view(step.state, Seat(0)).phase
    assert isinstance(seen, PlayingSeen)
    assert seen.planks == shown


# Playing


def test_sq_30_left_of_the_dealer_leads_and_play_goes_clockwise() -> None:
    """SQ-30"""
    assert [rounds.first_leader(Seat(dealer), 3) for dealer in range(3)] == [1, 2, 0]
    state = table.playing("R5 Y5 | R6 Y6 | R7 Y7", turn=1)
    assert game.awaiting(state) == Decide((Seat(1),))
    assert legal(state, 1) == "R6 Y6", "any card may lead"
    state, events = run(state, "Y6 Y7")
    assert events == [CardPlayed(seat=Seat(1), card=Card("Y6")), CardPlayed(seat=Seat(2), card=Card("Y7"))]
    assert game.awaiting(state) == Decide((Seat(0),))
    assert refused(state, 1, "R6") == Refusal("SQ-30", "not-your-turn", {"turn": 0})
    assert refused(state, 2, "nonsense") == Refusal("SQ-30", "not-your-turn", {"turn": 0})
    assert [laid.seat for laid in in_play(state).trick] == [1, 2]


def test_sq_31_whoever_holds_the_trick_colour_follows() -> None:
    """SQ-31"""
    state, _ = run(table.playing("R5 Y5 | R6 Y6 B2 R11 | R7 Y7"), "R5")
    assert legal(state, 1) == "R6 R11"
    assert refused(state, 1, "Y6") == Refusal("SQ-31", "must-follow", {"colour": "R", "card": "Y6"})
    seen = game.view(state, Seat(1)).phase
    assert isinstance(seen, PlayingSeen)
    assert (seen.colour, seen.hands) == (Colour.RED, (FaceDown(1), cards("R6 Y6 B2 R11"), FaceDown(2)))
    assert [move.card for move in game.candidates(state, Seat(1)) if isinstance(move, Play)] == [
        "R6",
        "Y6",
        "B2",
        "R11",
    ]


def test_sq_32_whoever_holds_none_is_free() -> None:
    """SQ-32"""
    state, _ = run(table.playing("R5 Y5 | G6 Y6 B2 0 | R7 Y7"), "R5")
    assert legal(state, 1) == "G6 Y6 B2 0"
    state, _ = run(state, "B2")
    assert legal(state, 2) == "R7", "the trick colour stays that of the first card"


def test_sq_32_numbers_never_matter() -> None:
    """SQ-32"""
    state, _ = run(table.playing("R5 Y5 | R2 R11 R6 | R7 Y7"), "R5")
    assert legal(state, 1) == "R2 R11 R6"


def test_sq_33_the_centre_obliges_nobody() -> None:
    """SQ-33"""
    state = table.playing("R5 Y5 | G6 Y6 | R7 Y7 | B3 G2", centre="Y4 G3")
    assert legal(state, 0) == "R5 Y5"
    state, _ = run(state, "R5")
    assert legal(state, 1) == "G6 Y6"


def test_sq_47_the_highest_card_of_any_colour_leads_next() -> None:
    """SQ-47"""
    state, events = run(table.playing("R5 Y5 | G9 Y6 | R7 Y7"), "R5 G9 R7")
    assert in_play(state).turn == 1, "a single card, and not of the trick colour"
    assert events[-1] == LeadTaken(seat=Seat(1), card=Card("G9"), because="SQ-47")


@pytest.mark.parametrize(
    ("played", "leader"),
    [
        ("R5 R6 R7", 2),
        ("R7 R6 R5", 0),
        ("R7 Y7 G3", 1),
        ("R7 Y7 G7", 2),
        ("R7 G3 Y7", 2),
        ("R12 13 R11", 1),
        ("13 R12 Y12", 0),
        ("0 R2 Y2", 2),
        ("R2 0 G1", 0),
    ],
)
def test_sq_47_of_equals_the_last_played_first_mate_13_monkey_0(played: str, leader: int) -> None:
    """SQ-47"""
    assert playing.next_leader(table.trick(played)).seat == leader


def test_sq_47_centre_cards_do_not_lead() -> None:
    """SQ-47"""
    state, _ = run(table.playing("R5 Y5 | R6 Y6 | R7 Y7 | R2 B3", centre="G12 R12"), "R5 R6 R7 R2")
    assert in_play(state).turn == 2


def test_sq_47_nobody_leads_after_the_last_card() -> None:
    """SQ-47"""
    _, events = run(table.playing("R5 | R6 | R7"), "R5 R6 R7")
    assert not all_of(LeadTaken, events)


# Score and end


def test_sq_60_each_pirate_on_the_plank_scores_its_space() -> None:
    """SQ-60"""
    points = {
        "f5555": 32,
        "f1111": 4,
        "b1111": 32,
        "b5555": 4,
        "f5432": 18,
        "b5432": 11,
        "f----": 0,
        "b1---": 8,
    }
    assert {text: scoring.points(plank(text), material.PLANK_VALUES) for text in points} == points


def test_sq_11_nobody_acts_who_has_no_seat() -> None:
    """SQ-11"""
    for seat in (-1, 3):
        why = game.refusal(table.playing("R5 | R6 | R7"), Seat(seat), Play(Card("R5")))
        assert why == Refusal("SQ-11", "no-such-seat", {"value": str(seat), "highest": 2})


def test_sq_60_the_round_is_scored_after_the_last_card() -> None:
    """SQ-60"""
    state = table.playing("R5 | R6 | R7", planks_="f3333 | b1111 | f4-21", totals=(10, 20, 30), dealer=2)
    after, events = run(state, "R5 R6 R7")
    # The 7 goes up (4 to 5, worth 8), the 5 goes down two (3 to 1, worth 1).
    ends = table.planks("f1333 | b1111 | f5-21")
    assert events[-1] == RoundScored(round=1, planks=ends, points=(10, 32, 11), totals=(20, 52, 41), because="SQ-60")
    assert (after.round, after.totals, after.phase) == (2, (20, 52, 41), Dealing(dealer=Seat(0)))
    (line,) = after.sheet
    assert (line.planks, line.points) == (ends, (10, 32, 11))
    assert [(laid.seat, laid.card) for laid in line.last.trick] == [(0, "R5"), (1, "R6"), (2, "R7")]
    assert game.view(after, None).sheet == after.sheet


def test_sq_60_no_score_before_the_last_card() -> None:
    """SQ-60"""
    _, events = run(table.playing("R5 Y5 | R6 Y6 | R7 Y7"), "R5 R6 R7")
    assert not all_of(RoundScored, events)


def test_sq_60_everybody_sees_what_the_planks_would_bring_now() -> None:
    """SQ-60"""
    state = table.playing("R5 Y5 | R6 Y6 | R7 Y7", planks_="f3333 | b1111 | f4-21")
    after, _ = run(state, "R5 R6 R7")
    for viewer in (*all_seats(3), None):
        for moment, prospects in ((state, (12, 32, 8)), (after, (10, 32, 11))):
            phase = game.view(moment, viewer).phase
            assert isinstance(phase, PlayingSeen)
            assert phase.prospects == prospects


def test_sq_61_the_highest_total_wins_and_ties_share_the_place() -> None:
    """SQ-61"""
    state = table.playing("Y6 | G6 | B6", planks_="f5555 | f1111 | f5555", totals=(0, 28, 10), round_number=3)
    after, events = run(state, "Y6 G6 B6")
    assert events[-1] == GameEnded(scores=(32, 32, 42), places=(2, 2, 1))
    assert game.awaiting(after) == Over(scores=(32, 32, 42), places=(2, 2, 1))
    assert after.phase == Finished(places=(2, 2, 1))


def test_sq_61_nothing_can_be_done_after_the_end() -> None:
    """SQ-61"""
    after, _ = run(table.playing("Y6 | G6 | B6", round_number=3), "Y6 G6 B6")
    for move in (place("f3333"), Play(Card("Y6"))):
        assert refused(after, 0, move) == Refusal("SQ-61", "game-over")
        with pytest.raises(Illegal):
            game.play(after, Seat(0), move)
    assert list(game.candidates(after, Seat(0))) == []
    with pytest.raises(Illegal):
        game.resolve(after, 0)


def test_sq_x3_fifteen_points() -> None:
    """SQ-X3"""
    assert scoring.points(plank("f542-"), material.PLANK_VALUES) == 15
    assert scoring.points(plank("b124-"), material.PLANK_VALUES) == 15
