"""The rulebook, rule by rule: the cards, the set-up, a turn. `test_rulebook_queens.py` has the chapters after these."""

from collections import Counter

import pytest

from skulduggery.games import sleeping_queens as game
from skulduggery.games.sleeping_queens.cards import DECK, NUMBER_OF, Card
from skulduggery.games.sleeping_queens.events import (
    CardRevealed,
    CountedLast,
    DealerDrawn,
    Dealt,
    Discarded,
    Drawn,
    JesterPlayed,
    KingPlayed,
    KnightPlayed,
    PlaceChosen,
    PotionPlayed,
    QueenPutToSleep,
    QueenTaken,
    QueenWoken,
    Reshuffled,
    SpecialTaken,
    WakingDeclined,
)
from skulduggery.games.sleeping_queens.moves import Defend, Discard, Jester, King, Knight, Potion, Wake
from skulduggery.games.sleeping_queens.queens import PLACES, POINTS, QUEENS, Place, Queen
from skulduggery.games.sleeping_queens.rules.waking import counted_last
from skulduggery.games.sleeping_queens.state import (
    Acting,
    Dealing,
    JesterWaking,
    Laying,
    Refilling,
    Revealing,
    State,
    Table,
)
from skulduggery.kernel.chance import Roll, Shuffle
from skulduggery.kernel.choices import choices
from skulduggery.kernel.configs import BadConfig, configure
from skulduggery.kernel.protocol import Chance, Config, Decide, FaceDown, Illegal, Refusal, as_game
from skulduggery.kernel.seats import Seat
from tests.games.sleeping_queens.table import CAT, HEART, MOON, acting, cards, hand, legal, queens, refused, run

ALL_MOVES = (
    King(Place(0)),
    Jester(),
    Wake(Place(0)),
    Wake(None),
    Discard(cards("1")),
    Knight(Queen("cat")),
    Potion(Queen("cat")),
    Defend(True),
    Defend(False),
)


def in_order(count: int) -> tuple[int, ...]:
    return tuple(range(count))


def begun(seats: int, dealer: int) -> State:
    """The queens sleep in order, and the hands are about to be dealt."""
    state = game.resolve(game.setup(Config(seats=seats, options={})), dealer).state
    return game.resolve(state, in_order(12)).state


# Cards


def test_sl_01_67_cards_with_red_backs_and_12_queens() -> None:
    """SL-01"""
    assert len(DECK) == 67
    assert len(DECK) + len(QUEENS) == 79
    numbers = {Card(str(number)): 4 for number in range(1, 11)}
    special = {"king": 8, "jester": 5, "knight": 4, "potion": 4, "dragon": 3, "wand": 3}
    assert Counter(DECK) == {**numbers, **special}
    assert {card: NUMBER_OF[card] for card in numbers} == {str(number): number for number in range(1, 11)}


def test_sl_01_before_the_set_up_all_cards_are_together_and_nothing_is_known() -> None:
    """SL-01"""
    state = game.setup(Config(seats=3, options={}))
    nothing = ((), (), ())
    assert state.table == Table(hands=nothing, known=nothing, pile=DECK, discard=(), queens=(), owners=(), seen=())
    seen = game.view(state, Seat(1))
    assert (seen.hands[1], seen.pile, seen.points) == ((), 67, (0, 0, 0))


def test_sl_01_there_are_no_other_cards() -> None:
    """SL-01"""
    state = acting("1 2 3 4 5 | 1 2 3 4 5")
    for name in ("0", "11", "01", "-1", "King", "queen", "", "x" * 500):
        for thrown in ((Card(name),), (*cards("1 2"), Card(name))):
            assert refused(state, Discard(thrown)) == Refusal("SL-01", "no-such-card", {"name": name[:12]})


def test_sl_02_what_the_queens_are_worth() -> None:
    """SL-02"""
    worth = {name: [queen for queen in QUEENS if POINTS[queen] == name] for name in sorted(set(POINTS.values()))}
    assert worth == {
        5: ["rose", "cake", "rainbow", "starfish"],
        10: ["ladybug", "moon", "peacock", "sunflower"],
        15: ["cat", "dog", "pancake"],
        20: ["heart"],
    }


def test_sl_02_the_points_before_each_player() -> None:
    """SL-02"""
    state = acting("1 2 3 4 5 | 1 2 3 4 5 | 6 7 8 9 10", awake="rose moon | heart | ")
    assert game.view(state, None).points == (15, 20, 0)


def test_sl_02_there_are_no_other_queens() -> None:
    """SL-02"""
    state = acting("knight potion 1 2 3 | 1 2 3 4 5", awake=" | cat")
    for name in ("", "Cat", "poodle", "x" * 500):
        why = Refusal("SL-02", "no-such-queen", {"name": name[:12]})
        assert refused(state, Knight(Queen(name))) == why
        assert refused(state, Potion(Queen(name))) == why


def test_sl_03_two_to_five_players() -> None:
    """SL-03"""
    assert list(game.PLAYERS) == [2, 3, 4, 5]
    for seats in game.PLAYERS:
        assert game.awaiting(game.setup(configure(as_game(game), seats))) == Chance(Roll(seats))
    for seats in (-1, 0, 1, 6, 10**9):
        with pytest.raises(BadConfig) as bad:
            configure(as_game(game), seats)
        assert (bad.value.rule, bad.value.reason) == ("SL-03", "player-count")


# Set-up


def test_sl_10_the_queens_are_shuffled_then_five_cards_dealt_to_each() -> None:
    """SL-10"""
    state = game.resolve(game.setup(Config(seats=4, options={})), 1).state
    assert state.phase == Laying(dealer=Seat(1))
    assert game.awaiting(state) == Chance(Shuffle(size=12, take=12))
    step = game.resolve(state, (11, *range(11)))
    assert step.events == ()
    assert step.state.phase == Dealing(dealer=Seat(1))
    assert step.state.table.queens == ("heart", *QUEENS[:11])
    assert step.state.table.owners == (None,) * 12
    assert step.state.table.seen == (False,) * 12
    for seats in game.PLAYERS:
        assert game.awaiting(begun(seats, 0)) == Chance(Shuffle(size=67, take=5 * seats))


def test_sl_10_cards_go_round_the_table_one_by_one_and_the_rest_is_the_pile() -> None:
    """SL-10"""
    step = game.resolve(begun(2, 0), (66, 0, 40, 4, 48, 8, 53, 12, 57, 16))
    assert step.state.table.hands == (cards("king jester knight potion wand"), cards("1 2 3 4 5"))
    assert Counter(step.state.table.pile) == Counter(DECK) - Counter(cards("1 2 3 4 5 king jester knight potion wand"))
    assert list(step.state.table.pile) == sorted(step.state.table.pile, key=DECK.index)
    assert step.state.table.discard == ()
    assert step.state.table.known == ((), ())


def test_sl_10_nobody_sees_the_queens_or_another_hand() -> None:
    """SL-10, SL-11"""
    (dealt,) = game.resolve(begun(3, 2), in_order(15)).events
    hands = (cards("1 1 2 3 4"), cards("1 2 2 3 4"), cards("1 2 3 3 4"))
    assert dealt == Dealt(dealer=Seat(2), queens=QUEENS, hands=hands)
    down = FaceDown(5)
    assert game.redact(dealt, Seat(1)) == Dealt(dealer=Seat(2), queens=FaceDown(12), hands=(down, hands[1], down))
    assert game.redact(dealt, None) == Dealt(dealer=Seat(2), queens=FaceDown(12), hands=(down, down, down))
    seen = game.view(game.resolve(begun(3, 2), in_order(15)).state, Seat(1))
    assert seen.queens == (None,) * 12
    assert seen.hands == (down, hands[1], down)
    assert seen.pile == 52


def test_sl_10_nobody_acts_before_the_deal() -> None:
    """SL-10"""
    drawing = game.setup(Config(seats=2, options={}))
    for state in (drawing, game.resolve(drawing, 0).state, begun(2, 0)):
        assert list(game.candidates(state, Seat(0))) == []
        for move in ALL_MOVES:
            assert refused(state, move) == Refusal("SL-10", "cards-first")


def test_sl_10_one_plays_what_one_holds() -> None:
    """SL-10"""
    state = acting("1 2 3 4 5 | king jester knight potion 6", awake=" | cat")
    for wanted, card in (("king 0", "king"), ("jester", "jester"), ("knight cat", "knight"), ("potion cat", "potion")):
        assert refused(state, wanted) == Refusal("SL-10", "not-held", {"card": card})
    assert refused(state, "discard 6") == Refusal("SL-10", "not-held", {"card": "6"})
    assert refused(state, "discard 1 1") == Refusal("SL-10", "not-held", {"card": "1"})
    assert refused(state, "discard 1 4 5 5") == Refusal("SL-10", "not-held", {"card": "5"})
    assert refused(state, Discard(cards("1 " * 1000))) == Refusal("SL-10", "not-held", {"card": "1"})


@pytest.mark.parametrize(("place", "there"), [(-1, False), (0, True), (11, True), (12, False), (10**30, False)])
def test_sl_10_there_are_twelve_places(place: int, there: bool) -> None:
    """SL-10"""
    why = None if there else Refusal("SL-10", "no-such-place", {"highest": 11})
    assert refused(acting("king 2 3 4 5 | 1 2 3 4 5"), King(Place(place))) == why
    counted, _ = run(acting("jester 2 3 4 5 | 1 2 3 4 5"), "jester / reveal 1")
    assert refused(counted, Wake(Place(place))) == why
    assert len(PLACES) == 12


def test_sl_10_an_impossible_outcome_is_a_programmers_mistake() -> None:
    """SL-10"""
    drawing = game.setup(Config(seats=2, options={}))
    wrong = (
        (drawing, (2, -1, (0,), ())),
        (game.resolve(drawing, 0).state, (0, in_order(11), (0,) * 12, (*range(11), 12))),
        (begun(2, 0), (0, in_order(9), in_order(11), (0,) * 10, (*range(9), 67))),
        (acting("1 2 3 4 5 | 1 2 3 4 5"), (0, (0,), ())),
    )
    for state, outcomes in wrong:
        for outcome in outcomes:
            with pytest.raises(Illegal) as illegal:
                game.resolve(state, outcome)
            assert illegal.value.refusal == Refusal("SL-10", "no-such-outcome")


def test_sl_11_hands_are_secret() -> None:
    """SL-11"""
    state = acting("king 2 3 4 5 | 1 2 3 4 5")
    assert game.view(state, Seat(0)).hands == (cards("2 3 4 5 king"), FaceDown(5))
    assert game.view(state, Seat(1)).hands == (FaceDown(5), cards("1 2 3 4 5"))
    assert game.view(state, None).hands == (FaceDown(5), FaceDown(5))


def test_sl_11_drawn_cards_are_secret() -> None:
    """SL-11"""
    _, events = run(acting("1 2 3 4 5 | 1 2 3 4 5"), "discard 1 4 5 / draw 9 king wand")
    drawn = events[-1]
    assert drawn == Drawn(seat=Seat(0), cards=cards("9 king wand"))
    assert game.redact(drawn, Seat(0)) == drawn
    assert game.redact(drawn, Seat(1)) == game.redact(drawn, None) == Drawn(seat=Seat(0), cards=FaceDown(3))


def test_sl_11_played_cards_are_on_the_discard_pile_at_once() -> None:
    """SL-11"""
    hands = "king jester knight potion 9 | dragon wand 1 2 3"
    for script, top in (
        ("king 3", "king"),
        ("jester", "jester"),
        ("jester / reveal 7", "jester 7"),
        ("knight cat", "knight"),
        ("knight cat / defend yes", "knight dragon"),
        ("potion cat", "potion"),
        ("potion cat / defend yes", "potion wand"),
        ("discard 9", "9"),
    ):
        state, _ = run(acting(hands, awake=" | cat"), script)
        assert game.view(state, None).discard == cards(top)


def test_sl_12_the_dealer_is_drawn_and_the_left_neighbour_begins() -> None:
    """SL-12"""
    for dealer, first in ((0, 1), (1, 2), (2, 0)):
        step = game.resolve(game.setup(Config(seats=3, options={})), dealer)
        assert step.events == (DealerDrawn(dealer=Seat(dealer)),)
        assert game.resolve(begun(3, dealer), in_order(15)).state.phase == Acting(turn=Seat(first))


def test_sl_12_turns_go_clockwise() -> None:
    """SL-12"""
    state = acting("1 2 3 4 5 | 1 2 3 4 5 | 1 2 3 4 6", turn=1)
    assert game.awaiting(state) == Decide((Seat(1),))
    for seat in (0, 2):
        for move in ALL_MOVES:
            assert refused(state, move, seat) == Refusal("SL-12", "not-your-turn", {"turn": 1})
    state, _ = run(state, "discard 1 / draw 9 / discard 1 / draw 9")
    assert game.awaiting(state) == Decide((Seat(0),))


# A turn


def test_sl_20_one_action_then_one_draws_back_to_five() -> None:
    """SL-20"""
    for script, missing in (
        ("king 3", 1),
        ("discard 1", 1),
        ("discard 1 1", 2),
        ("discard 1 1 2", 3),
        ("discard king", 1),
        ("knight cat", 1),
    ):
        state, _ = run(acting("1 1 2 king knight | 3 4 5 6 7", awake=" | cat"), script)
        assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))
        assert game.awaiting(state) == Chance(Shuffle(size=57, take=missing))
        step = game.resolve(state, in_order(missing))
        assert step.events == (Drawn(seat=Seat(0), cards=state.table.pile[:missing]),)
        assert len(step.state.table.hands[0]) == 5
        assert len(step.state.table.pile) == 57 - missing
        assert step.state.phase == Acting(turn=Seat(1))


def test_sl_20_drawn_cards_leave_the_pile_for_the_hand() -> None:
    """SL-20"""
    state, _ = run(acting("1 4 5 9 10 | 1 2 3 4 5"), "discard 1 4 5 / draw wand 2 king")
    assert hand(state, 0) == "2 9 10 king wand"
    expected = Counter(DECK) - Counter(cards("1 4 5 9 10 1 2 3 4 5 wand 2 king"))
    assert Counter(state.table.pile) == expected


def test_sl_20_nobody_acts_before_the_cards_are_drawn() -> None:
    """SL-20"""
    state, _ = run(acting("1 2 3 4 5 | 1 2 3 4 5"), "discard 1")
    assert list(game.candidates(state, Seat(0))) == []
    for seat in (0, 1):
        for move in ALL_MOVES:
            assert refused(state, move, seat) == Refusal("SL-20", "draw-first")
    with pytest.raises(Illegal):
        game.resolve(state, in_order(2))


def test_sl_20_a_refused_action_cannot_be_played() -> None:
    """SL-20"""
    with pytest.raises(Illegal) as illegal:
        game.play(acting("1 2 3 4 5 | 1 2 3 4 5"), Seat(0), Jester())
    assert illegal.value.refusal == Refusal("SL-10", "not-held", {"card": "jester"})


def test_sl_21_a_used_up_pile_is_replaced_when_a_card_is_needed() -> None:
    """SL-21"""
    state, events = run(acting("1 2 3 5 9 | 1 2 3 4 5", pile="7 8"), "discard 2 3 5 / draw 7 8")
    assert events == [
        Discarded(seat=Seat(0), cards=cards("2 3 5"), because="SL-34"),
        Drawn(seat=Seat(0), cards=cards("7 8")),
        Reshuffled(count=58, because="SL-21"),
    ]
    assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))
    assert game.awaiting(state) == Chance(Shuffle(size=58, take=1))
    assert state.table.discard == ()
    assert {*cards("2 3 5")} <= {*state.table.pile}
    state, events = run(state, "draw 2")
    assert hand(state, 0) == "1 2 7 8 9"
    assert state.phase == Acting(turn=Seat(1))


def test_sl_21_not_before() -> None:
    """SL-21"""
    state, events = run(acting("1 2 3 5 9 | 1 2 3 4 5", pile="7"), "discard 9 / draw 7")
    assert [type(event) for event in events] == [Discarded, Drawn]
    assert state.table.pile == ()
    assert len(state.table.discard) == 57
    state, events = run(state, "discard 4")
    assert events[1:] == [Reshuffled(count=58, because="SL-21")]
    assert list(state.table.pile) == sorted(state.table.pile, key=DECK.index)


def test_sl_21_a_jester_may_be_reshuffled_before_its_own_reveal() -> None:
    """SL-21, SL-11"""
    state, events = run(acting("1 2 3 5 jester | 1 2 3 4 jester", pile=""), "jester")
    assert events == [JesterPlayed(seat=Seat(0)), Reshuffled(count=58, because="SL-21")]
    assert state.phase == Revealing(turn=Seat(0))
    assert state.table.pile.count(Card("jester")) == 4
    state, _ = run(state, "reveal jester")
    assert hand(state, 0) == "1 2 3 5 jester"


def test_sl_21_between_the_attackers_draw_and_the_defenders() -> None:
    """SL-21, SL-42"""
    state = acting("1 2 3 5 knight | 1 2 3 4 dragon", awake=" | cat", pile="9")
    state, events = run(state, "knight cat / defend yes / draw 9 / draw knight")
    assert events[2:] == [
        Drawn(seat=Seat(0), cards=cards("9")),
        Reshuffled(count=58, because="SL-21"),
        Drawn(seat=Seat(1), cards=cards("knight")),
    ]
    assert state.phase == Acting(turn=Seat(1))


def test_sl_30_a_king_wakes_a_queen() -> None:
    """SL-30"""
    state, events = run(acting("king 2 3 4 5 | 1 2 3 4 5"), f"king {HEART}")
    assert events == [
        KingPlayed(seat=Seat(0), place=Place(HEART)),
        QueenWoken(seat=Seat(0), place=Place(HEART), queen=Queen("heart"), because="SL-30"),
    ]
    assert queens(state, 0) == "heart"
    assert state.table.seen == (False,) * 11 + (True,)
    assert game.view(state, None).queens == (None,) * 11 + ("heart",)
    assert hand(state, 0) == "2 3 4 5"


def test_sl_30_only_a_sleeping_queen_can_be_woken() -> None:
    """SL-30"""
    state = acting("king 2 3 4 5 | 1 2 3 4 5", awake="moon | cat")
    for place, queen in ((MOON, "moon"), (CAT, "cat")):
        assert refused(state, King(Place(place))) == Refusal("SL-30", "queen-awake", {"queen": queen})
    woken = [move.place for move in legal(state) if isinstance(move, King)]
    assert woken == [0, 1, 2, 3, 4, 6, 7, 9, 10, 11]


def test_sl_30_without_a_jester_or_a_rose_only_a_king_wakes() -> None:
    """SL-30"""
    state = acting("king 2 3 4 5 | 1 2 3 4 5")
    for place in (Place(3), None):
        assert refused(state, Wake(place)) == Refusal("SL-30", "waking-needs-a-king")


def test_sl_31_a_jester_turns_over_the_top_card() -> None:
    """SL-31"""
    state, events = run(acting("jester 2 3 4 5 | 1 2 3 4 5"), "jester")
    assert events == [JesterPlayed(seat=Seat(0))]
    assert game.awaiting(state) == Chance(Shuffle(size=57, take=1))
    assert list(game.candidates(state, Seat(0))) == []
    for move in ALL_MOVES:
        assert refused(state, move) == Refusal("SL-31", "reveal-first")
    with pytest.raises(Illegal):
        game.resolve(state, (0, 1))


@pytest.mark.parametrize("card", ["king", "jester", "knight", "potion", "dragon", "wand"])
def test_sl_32_a_special_card_is_taken_and_another_turn_follows(card: str) -> None:
    """SL-32"""
    state, events = run(acting("jester 2 3 4 5 | 1 2 3 4 5", turn=0), f"jester / reveal {card}")
    assert events[1:] == [
        CardRevealed(seat=Seat(0), card=Card(card)),
        SpecialTaken(seat=Seat(0), card=Card(card), because="SL-32"),
    ]
    assert hand(state, 0) == f"2 3 4 5 {card}"
    assert len(state.table.pile) == 56
    assert state.phase == Acting(turn=Seat(0))
    assert state.table.discard == cards("jester")


def test_sl_32_everybody_has_seen_the_card_until_it_is_played() -> None:
    """SL-32"""
    state, _ = run(acting("jester king 3 4 5 | 1 2 3 4 5"), "jester / reveal king")
    for viewer in (Seat(0), Seat(1), None):
        assert game.view(state, viewer).known == (cards("king"), ())
    state, _ = run(state, "discard 3 / draw jester / discard 1 / draw 9")
    assert game.view(state, None).known == (cards("king"), ())
    state, _ = run(state, "jester / reveal wand / king 3 / draw 9 / discard 2 / draw 9")
    assert game.view(state, None).known == (cards("wand"), ())
    assert hand(state, 0) == "4 5 9 king wand"
    state, _ = run(state, "discard wand")
    assert game.view(state, None).known == ((), ())


def test_sl_33_a_number_counts_the_players() -> None:
    """SL-33"""
    state, events = run(acting("jester 2 3 4 5 | 1 2 3 4 5 | 1 2 3 4 5"), "jester / reveal 5")
    assert events[1:] == [
        CardRevealed(seat=Seat(0), card=Card("5")),
        CountedLast(seat=Seat(1), because="SL-33"),
    ]
    assert state.phase == JesterWaking(turn=Seat(0), seat=Seat(1))
    assert game.awaiting(state) == Decide((Seat(1),))
    assert state.table.discard == cards("jester 5")
    assert state.table.known == ((), (), ())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sl_33_you_are_1_and_your_left_neighbour_2(seats: int) -> None:
    """SL-33"""
    for turn in range(seats):
        counted = [counted_last(Seat(turn), Card(str(number)), seats) for number in range(1, 11)]
        assert counted == [(turn + number - 1) % seats for number in range(1, 11)]
        assert counted[0] == turn
        assert counted[1] == (turn + 1) % seats


def test_sl_33_the_player_counted_last_may_wake_a_queen_then_the_turn_ends_with_drawing() -> None:
    """SL-33"""
    state, events = run(acting("jester 2 3 4 5 | 1 2 3 4 5"), f"jester / reveal 2 / wake {CAT}")
    assert events[3:] == [
        PlaceChosen(seat=Seat(1), place=Place(CAT)),
        QueenWoken(seat=Seat(1), place=Place(CAT), queen=Queen("cat"), because="SL-33"),
    ]
    assert queens(state, 1) == "cat"
    assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))
    assert game.awaiting(state) == Chance(Shuffle(size=56, take=1))
    state, _ = run(state, "draw 9")
    assert state.phase == Acting(turn=Seat(1))


def test_sl_33_the_player_may_decline() -> None:
    """SL-33"""
    state, events = run(acting("jester 2 3 4 5 | 1 2 3 4 5"), "jester / reveal 1 / wake -")
    assert events[3:] == [WakingDeclined(seat=Seat(0))]
    assert state.table.owners == (None,) * 12
    assert state.table.seen == (False,) * 12
    assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))


def test_sl_33_nobody_else_decides_and_nothing_else_is_done() -> None:
    """SL-33"""
    state, _ = run(acting("jester 2 3 4 5 | 1 king 3 4 5", awake="moon | "), "jester / reveal 2")
    for move in ALL_MOVES:
        assert refused(state, move, 0) == Refusal("SL-33", "another-decides", {"seat": 1})
    for wanted in ("king 0", "jester", "discard 1", "knight moon", "potion moon", "defend yes", "defend no"):
        assert refused(state, wanted, 1) == Refusal("SL-33", "waking-first")
    assert refused(state, Wake(Place(MOON)), 1) == Refusal("SL-30", "queen-awake", {"queen": "moon"})
    assert legal(state, 1) == [*(Wake(place) for place in PLACES if place != MOON), Wake(None)]


def test_sl_34_a_pair() -> None:
    """SL-34"""
    state = acting("4 4 7 8 8 | 1 2 3 5 6")
    assert refused(state, "discard 4 4") is None
    assert refused(state, "discard 8 8") is None
    for wrong in ("4 7", "7 4", "7 8"):
        assert refused(state, f"discard {wrong}") == Refusal("SL-34", "not-a-pair", {"cards": cards(wrong)})
    assert refused(acting("3 3 3 3 1 | 1 2 4 5 6"), "discard 3 3 3") == Refusal(
        "SL-34", "not-an-addition", {"cards": cards("3 3 3")}
    )


@pytest.mark.parametrize(
    ("numbers", "good"),
    [
        ("1 1 2", True),
        ("2 3 5", True),
        ("5 2 3", True),
        ("3 5 2", True),
        ("1 2 4", False),
        ("1 9 10", True),
        ("2 9 10", False),
        ("1 2 3 6", True),
        ("6 1 3 2", True),
        ("1 2 3 7", False),
        ("1 2 3 5", False),
        ("2 2 2 2", False),
        ("2 2 4 8", True),
        ("1 1 1 1 4", True),
        ("1 2 3 4 10", True),
        ("1 2 3 4 9", False),
        ("1 4 5 5 5", False),
    ],
)
def test_sl_34_an_addition_of_three_or_more(numbers: str, good: bool) -> None:
    """SL-34"""
    rest = " ".join(["6", "7", "8", "9"][: 5 - len(numbers.split())])
    state = acting(f"{numbers} {rest} | 6 7 8 10 king")
    why = Refusal("SL-34", "not-an-addition", {"cards": cards(numbers)})
    assert refused(state, f"discard {numbers}") == (None if good else why)


def test_sl_34_nothing_is_no_discard() -> None:
    """SL-34"""
    assert refused(acting("1 2 3 4 5 | 1 2 3 4 5"), Discard(())) == Refusal("SL-34", "discard-nothing")


def test_sl_34_only_numbers_go_together() -> None:
    """SL-34"""
    state = acting("king king 1 2 wand | 1 2 3 4 5")
    for wrong, card in (("king king", "king"), ("1 king", "king"), ("wand 1 king", "wand"), ("1 2 wand", "wand")):
        assert refused(state, f"discard {wrong}") == Refusal("SL-34", "only-numbers-together", {"card": card})


def test_sl_34_the_order_of_the_cards_means_nothing() -> None:
    """SL-34"""
    steps = [run(acting("10 1 9 2 3 | 1 2 3 4 5"), f"discard {text}") for text in ("10 1 9", "1 9 10", "9 10 1")]
    assert steps[0] == steps[1] == steps[2]
    assert steps[0][1] == [Discarded(seat=Seat(0), cards=cards("1 9 10"), because="SL-34")]


def test_sl_34_every_choice_of_numbers_is_offered_once_and_judged() -> None:
    """SL-34"""
    offered = choices(as_game(game), acting("2 2 4 king 6 | 1 3 5 7 9"), Seat(0))
    thrown = [" ".join(move.cards) for move in offered.legal if isinstance(move, Discard)]
    assert thrown == ["2", "4", "6", "king", "2 2", "2 2 4", "2 4 6"]
    refusals = [" ".join(entry.move.cards) for entry in offered.refused if isinstance(entry.move, Discard)]
    assert refusals == ["2 4", "2 6", "4 6", "2 2 6", "2 2 4 6"]


@pytest.mark.parametrize("card", ["king", "jester", "knight", "potion", "dragon", "wand"])
def test_sl_35_any_single_card_may_be_discarded(card: str) -> None:
    """SL-35"""
    state, events = run(acting(f"{card} 2 3 4 5 | 1 2 3 4 5"), f"discard {card}")
    assert events == [Discarded(seat=Seat(0), cards=cards(card), because="SL-35")]
    assert hand(state, 0) == "2 3 4 5"


def test_sl_35_a_hand_of_dragons_and_wands_can_move() -> None:
    """SL-35"""
    assert legal(acting("dragon dragon dragon wand wand | 1 2 3 4 5")) == [
        Discard(cards("dragon")),
        Discard(cards("wand")),
    ]


def test_sl_35_a_single_number_is_discarded_by_the_rulebook_itself() -> None:
    """SL-34, SL-35"""
    _, events = run(acting("1 2 3 4 5 | 1 2 3 4 5"), "discard 3")
    assert events == [Discarded(seat=Seat(0), cards=cards("3"), because="SL-34")]


def test_sl_36_a_knight_takes_a_queen() -> None:
    """SL-36"""
    state, events = run(acting("knight 2 3 4 5 | 1 2 3 4 5 | 1 2 3 4 5", awake=" | | cat"), "knight cat")
    assert events == [
        KnightPlayed(seat=Seat(0), queen=Queen("cat"), target=Seat(2)),
        QueenTaken(seat=Seat(0), queen=Queen("cat"), owner=Seat(2), because="SL-36"),
    ]
    assert (queens(state, 0), queens(state, 2)) == ("cat", "")
    assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))


def test_sl_36_only_a_woken_queen_of_another_player() -> None:
    """SL-36"""
    state = acting("knight 2 3 4 5 | 1 2 3 4 5", awake="moon | heart")
    assert refused(state, "knight heart") is None
    assert refused(state, "knight moon") == Refusal("SL-36", "own-queen", {"queen": "moon"})
    assert refused(state, "knight rose") == Refusal("SL-36", "queen-asleep", {"queen": "rose"})


def test_sl_37_a_potion_puts_a_queen_back_to_sleep_in_her_place() -> None:
    """SL-37"""
    state, events = run(acting("potion 2 3 4 5 | 1 2 3 4 5", awake=" | cat heart"), "potion heart")
    assert events == [
        PotionPlayed(seat=Seat(0), queen=Queen("heart"), target=Seat(1)),
        QueenPutToSleep(owner=Seat(1), place=Place(HEART), queen=Queen("heart"), because="SL-37"),
    ]
    assert queens(state, 1) == "cat"
    assert state.table.owners[HEART] is None
    assert state.table.queens == QUEENS
    assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))


def test_sl_37_everyone_remembers_where_she_sleeps() -> None:
    """SL-37"""
    state, _ = run(acting("potion 2 3 4 5 | 1 2 3 4 5", awake=" | heart"), "potion heart")
    for viewer in (Seat(0), Seat(1), None):
        seen = game.view(state, viewer)
        assert seen.queens == (None,) * 11 + ("heart",)
        assert seen.owners == (None,) * 12


def test_sl_37_only_a_woken_queen_of_another_player() -> None:
    """SL-37"""
    state = acting("potion 2 3 4 5 | 1 2 3 4 5", awake="moon cat | heart dog")
    assert refused(state, "potion heart") is None
    assert refused(state, "potion dog") is None, "SL-52 speaks of knights alone"
    assert refused(state, "potion moon") == Refusal("SL-37", "own-queen", {"queen": "moon"})
    assert refused(state, "potion rose") == Refusal("SL-37", "queen-asleep", {"queen": "rose"})


def test_sl_38_dragons_and_wands_are_no_action() -> None:
    """SL-38"""
    for card in ("dragon", "wand"):
        state = acting(f"{card} 2 3 4 10 | 1 2 3 4 5")
        offered = choices(as_game(game), state, Seat(0))
        tried = [(entry.move, entry.why) for entry in offered.refused if isinstance(entry.move, Defend)]
        assert tried == [(Defend(True), Refusal("SL-38", "only-in-defence"))]
        assert not any(isinstance(move, Defend) for move in offered.legal)
    for defend in (True, False):
        assert refused(acting("1 2 3 4 5 | 1 2 3 4 5"), Defend(defend)) == Refusal("SL-38", "only-in-defence")


def test_sl_38_a_knight_or_a_potion_needs_a_target() -> None:
    """SL-38"""
    for awake in ("", "moon | "):
        state = acting("knight potion 2 3 5 | 1 2 3 4 5", awake=awake)
        for card in ("knight", "potion"):
            assert refused(state, f"{card} cat") == Refusal("SL-38", "no-target", {"card": card})
        assert not any(isinstance(move, Knight | Potion) for move in legal(state))


def test_sl_38_every_woken_queen_is_offered_as_a_target_and_judged() -> None:
    """SL-38"""
    state = acting("knight potion 2 3 5 | 1 2 3 4 5", awake="moon cat | heart dog")
    offered = choices(as_game(game), state, Seat(0))
    assert [move for move in offered.legal if isinstance(move, Knight | Potion)] == [
        Knight(Queen("heart")),
        Potion(Queen("dog")),
        Potion(Queen("heart")),
    ]
    assert {entry.move for entry in offered.refused if isinstance(entry.move, Knight | Potion)} == {
        Knight(Queen("moon")),
        Knight(Queen("cat")),
        Knight(Queen("dog")),
        Potion(Queen("moon")),
        Potion(Queen("cat")),
    }


# Examples


def test_sl_x1_a_jesters_4_among_four_players() -> None:
    """SL-X1"""
    state = acting("1 2 3 4 5 | 1 2 3 4 5 | jester 2 3 4 5 | 1 2 6 7 8", turn=2)
    state, _ = run(state, "jester / reveal 4")
    assert game.awaiting(state) == Decide((Seat(1),))
    state, _ = run(state, "wake 3 / draw 9")
    assert queens(state, 1) == "starfish"
    assert state.phase == Acting(turn=Seat(3))


@pytest.mark.parametrize(
    ("numbers", "good"), [("2 3 5", True), ("2 3 4", False), ("1 2 3 6", True), ("4 4 8", True), ("4 4", True)]
)
def test_sl_x2_what_may_be_discarded_together(numbers: str, good: bool) -> None:
    """SL-X2"""
    rest = " ".join(["wand", "king", "knight"][: 5 - len(numbers.split())])
    assert (refused(acting(f"{numbers} {rest} | 1 2 3 9 10"), f"discard {numbers}") is None) == good


def test_sl_03_nobody_acts_who_has_no_seat() -> None:
    """SL-03"""
    for seat in (-1, 2):
        why = refused(acting("1 2 3 4 5 | 1 2 3 4 5"), Jester(), seat)
        assert why == Refusal("SL-03", "no-such-seat", {"value": str(seat), "highest": 1})
