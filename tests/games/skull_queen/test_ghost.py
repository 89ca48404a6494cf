"""The rulebook, rule by rule: two captains and the ghost."""

from skulduggery.games import skull_queen as game
from skulduggery.games.skull_queen.cards import Card, Colour
from skulduggery.games.skull_queen.events import (
    CardLaidFaceDown,
    CardSealed,
    CardsShown,
    Dealt,
    GameEnded,
    GhostTurned,
    LeadTaken,
    NobodyMoved,
    PirateMoved,
    PlanksShown,
    RoundScored,
)
from skulduggery.games.skull_queen.moves import Play
from skulduggery.games.skull_queen.rules import ghost, rounds
from skulduggery.games.skull_queen.state import Dealing, Finished, Laid, PastTrick
from skulduggery.games.skull_queen.view import CardHidden, PlacingSeen, WithGhostSeen
from skulduggery.kernel.protocol import Decide, FaceDown, Refusal
from skulduggery.kernel.seats import Seat, all_seats
from tests.games.skull_queen import table
from tests.games.skull_queen.table import (
    all_of,
    captains,
    cards,
    dealing,
    haunted,
    in_placing,
    legal,
    place,
    planks,
    refused,
    with_ghost,
)


def test_sq_80_two_are_set_up_as_three() -> None:
    """SQ-80"""
    assert [ghost.has_ghost(seats) for seats in game.PLAYERS] == [True, False, False, False, False]
    assert [ghost.hands_at_the_table(seats) for seats in game.PLAYERS] == [3, 3, 4, 5, 6]
    step = game.resolve(dealing(2), tuple(reversed(range(42))))
    phase = in_placing(step.state)
    assert [len(hand) for hand in phase.hands] == [14, 14]
    assert phase.ghost == cards("B11 B8 B5 B2 G9 G6 G3 Y10 Y7 Y4 R11 R8 R5 R2"), "his order is kept, top first"


def test_sq_80_nobody_sees_the_ghosts_stack() -> None:
    """SQ-80"""
    step = game.resolve(dealing(2), tuple(range(42)))
    dealt = step.events[0]
    assert isinstance(dealt, Dealt)
    assert dealt.ghost == in_placing(step.state).ghost
    for viewer in (Seat(0), Seat(1), None):
        seen = game.redact(dealt, viewer)
        assert isinstance(seen, Dealt)
        assert seen.ghost == FaceDown(14)
        phase = game.view(step.state, viewer).phase
        assert isinstance(phase, PlacingSeen)
        assert phase.ghost == FaceDown(14)


def test_sq_81_the_ghost_leads_when_all_have_placed() -> None:
    """SQ-81"""
    state = table.placing(2)
    stack = in_placing(state).ghost
    one = game.play(state, Seat(1), place("b1234"))
    assert not all_of(GhostTurned, one.events)
    both = game.play(one.state, Seat(0), place("f3333"))
    assert both.events[1:] == (PlanksShown(planks=planks("f3333 | b1234")), GhostTurned(card=stack[0]))
    phase = with_ghost(both.state)
    assert (phase.dealer, phase.hands) == (0, in_placing(state).hands)
    assert (phase.led, phase.ghost, phase.sealed) == (stack[0], stack[1:], (None, None))
    assert (phase.planks, phase.past, phase.centre) == (planks("f3333 | b1234"), (), ())


def test_sq_81_his_colour_is_the_trick_colour() -> None:
    """SQ-81"""
    state = haunted("R5 Y5 0 | B6 Y6 13", ghost="R7 R8")
    assert legal(state, 0) == "R5 0"
    assert refused(state, 0, "Y5") == Refusal("SQ-31", "must-follow", {"colour": "R", "card": "Y5"})
    assert legal(state, 1) == "B6 Y6 13"
    seen = game.view(state, Seat(0)).phase
    assert isinstance(seen, WithGhostSeen)
    assert (seen.led, seen.colour, seen.ghost, seen.hands) == (
        "R7",
        Colour.RED,
        FaceDown(1),
        (cards("R5 Y5 0"), FaceDown(3)),
    )


def test_sq_81_he_turns_over_the_next_card_while_he_has_one() -> None:
    """SQ-81"""
    state, events = captains(haunted("R5 Y5 | R6 Y6", ghost="R7 G8 B9"), "R5", "R6")
    assert events[-1] == GhostTurned(card=Card("G8"))
    phase = with_ghost(state)
    assert (phase.led, phase.ghost, phase.sealed) == ("G8", cards("B9"), (None, None))


def test_sq_82_both_choose_at_the_same_moment_in_secret() -> None:
    """SQ-82"""
    state = haunted("R5 Y5 | R6 Y6", ghost="R7 R8")
    assert game.awaiting(state) == Decide(all_seats(2))
    step = game.play(state, Seat(1), Play(Card("R6")))
    sealed = CardSealed(seat=Seat(1), card=Card("R6"))
    assert step.events == (sealed,)
    assert game.redact(sealed, Seat(1)) == sealed
    assert game.redact(sealed, Seat(0)) == game.redact(sealed, None) == CardLaidFaceDown(seat=Seat(1))
    assert game.awaiting(step.state) == Decide((Seat(0),))
    own, other = (game.view(step.state, Seat(seat)).phase for seat in (1, 0))
    assert isinstance(own, WithGhostSeen)
    assert isinstance(other, WithGhostSeen)
    assert (own.sealed, own.hands) == ((None, "R6"), (FaceDown(2), cards("Y6")))
    assert (other.sealed, other.hands) == ((None, CardHidden()), (cards("R5 Y5"), FaceDown(1)))


def test_sq_82_a_card_laid_down_stands() -> None:
    """SQ-82"""
    state = game.play(haunted("R5 Y5 | R6 Y6", ghost="R7 R8"), Seat(1), Play(Card("R6"))).state
    assert refused(state, 1, "Y6") == Refusal("SQ-82", "card-stands")
    assert refused(state, 1, "nonsense") == Refusal("SQ-82", "card-stands")
    assert refused(state, 0, "nonsense") == Refusal("SQ-01", "no-such-card", {"name": "nonsense"})
    assert refused(state, 0, "R12") == Refusal("SQ-02", "card-left-out", {"card": "R12"})
    assert refused(state, 0, "R6") == Refusal("SQ-11", "not-held", {"card": "R6"})


def test_sq_82_both_cards_are_turned_over_together_and_evaluated() -> None:
    """SQ-82"""
    state, events = captains(haunted("R5 Y5 | R8 Y6", ghost="R7 B8", centre="G2"), "R5", "R8")
    assert events[:3] == [
        CardSealed(seat=Seat(0), card=Card("R5")),
        CardSealed(seat=Seat(1), card=Card("R8")),
        CardsShown(cards=cards("R5 R8")),
    ]
    assert with_ghost(state).planks == planks("f1333 | f5333")
    assert with_ghost(state).centre == cards("G2")
    assert [event.doubled for event in all_of(PirateMoved, events)] == ["SQ-53", "SQ-54"]


def test_sq_82_whoever_seals_first_makes_no_difference() -> None:
    """SQ-82"""
    state = haunted("R5 Y5 | R8 Y6", ghost="R7 B8")
    first, _ = captains(state, "R5", "R8")
    one = game.play(state, Seat(1), Play(Card("R8"))).state
    assert game.play(one, Seat(0), Play(Card("R5"))).state == first


def test_sq_83_the_ghosts_card_moves_nobody() -> None:
    """SQ-83"""
    state, events = captains(haunted("R6 Y5 | R7 Y6", ghost="R9 R2"), "R6", "R7")
    assert with_ghost(state).planks == planks("f2333 | f3333")
    assert all_of(NobodyMoved, events) == [
        NobodyMoved(colour=Colour.RED, direction="up", card=Card("R9"), because="SQ-83")
    ]
    state, events = captains(haunted("R6 Y5 | R7 Y6", ghost="R2 R9"), "R6", "R7")
    assert with_ghost(state).planks == planks("f3333 | f4333")
    assert [event.direction for event in all_of(NobodyMoved, events)] == ["down"]
    assert ghost.ghosts_card(Card("R2")) == Laid(seat=None, card=Card("R2"))


def test_sq_83_his_single_card_lies_in_the_centre_as_any_other() -> None:
    """SQ-83, SQ-41"""
    state, _ = captains(haunted("Y5 Y7 | G7 Y6", ghost="R9 Y2"), "Y5", "G7")
    assert with_ghost(state).centre == cards("R9 G7 Y5")


def test_sq_84_a_special_card_leaves_both_free() -> None:
    """SQ-84"""
    for special in ("0", "13"):
        state = haunted("R5 Y5 G6 | R6 Y6 B2", ghost=f"{special} R8")
        assert legal(state, 0) == "R5 Y5 G6"
        assert legal(state, 1) == "R6 Y6 B2"
        one = game.play(state, Seat(1), Play(Card("B2"))).state
        assert legal(one, 0) == "R5 Y5 G6"
        seen = game.view(state, None).phase
        assert isinstance(seen, WithGhostSeen)
        assert seen.colour is None


def test_sq_84_the_captain_left_of_the_dealer_sets_the_colour() -> None:
    """SQ-84"""
    # Dealer 0: seat 1 is left of the dealer, so the Monkey is yellow, and the yellow 6 is the higher of the two.
    state, _ = captains(haunted("R5 R6 | Y6 Y7", ghost="0 R8", dealer=0), "R5", "Y6")
    assert (with_ghost(state).planks, with_ghost(state).centre) == (planks("f3333 | f3433"), cards("R5"))
    # Dealer 1: seat 0 is, and the Monkey is red.
    state, _ = captains(haunted("R6 R7 | Y6 Y7", ghost="0 R8", dealer=1), "R6", "Y6")
    assert (with_ghost(state).planks, with_ghost(state).centre) == (planks("f4333 | f3333"), cards("Y6"))


def test_sq_84_or_the_other_captain_if_that_is_the_other_special_card() -> None:
    """SQ-84"""
    state, _ = captains(haunted("R6 R7 | 13 Y7", ghost="0 R8", dealer=0), "R6", "13")
    assert with_ghost(state).planks == planks("f3333 | f4333")
    assert with_ghost(state).centre == ()
    state, _ = captains(haunted("0 R7 | Y8 Y7", ghost="13 R8", dealer=1), "0", "Y8")
    assert with_ghost(state).planks == planks("f3233 | f3333")


def test_sq_84_the_order_of_the_trick() -> None:
    """SQ-84"""
    expected = {0: (None, 1, 0), 1: (None, 0, 1)}
    for dealer, seats in expected.items():
        order = ghost.trick_in_order(Card("0"), cards("R5 Y5"), Seat(dealer))
        assert tuple(laid.seat for laid in order) == seats
    state, _ = captains(haunted("R5 R6 | Y6 Y7", ghost="0 R8", centre="G3", dealer=0), "R5", "Y6")
    laid = (Laid(None, Card("0")), Laid(Seat(1), Card("Y6")), Laid(Seat(0), Card("R5")))
    assert with_ghost(state).past == (PastTrick(centre=cards("G3"), trick=laid),)


def test_sq_85_two_rounds_and_the_deal_alternates() -> None:
    """SQ-85"""
    assert rounds.rounds(2) == 2
    assert [rounds.next_dealer(Seat(dealer), 2) for dealer in (0, 1)] == [1, 0]
    state, events = captains(haunted("R6 | R7", ghost="R9", dealer=1), "R6", "R7")
    assert (state.round, state.phase, state.totals) == (2, Dealing(dealer=Seat(0)), (11, 12))
    assert [laid.card for laid in state.sheet[0].last.trick] == ["R9", "R6", "R7"]
    assert events[-1] == RoundScored(
        round=1, planks=planks("f2333 | f3333"), points=(11, 12), totals=(11, 12), because="SQ-60"
    )
    assert not all_of(LeadTaken, events)
    assert not all_of(GhostTurned, events)
    state, events = captains(haunted("R6 | R7", ghost="R9", dealer=1, round_number=2), "R6", "R7")
    assert state.phase == Finished(places=(2, 1))
    assert events[-1] == GameEnded(scores=(11, 12), places=(2, 1))


def test_sq_60_both_captains_see_what_their_planks_would_bring_now() -> None:
    """SQ-60"""
    state = haunted("R6 Y6 | R7 Y7", ghost="R9 G8", planks_="f3333 | b11-5")
    phase = game.view(state, None).phase
    assert isinstance(phase, WithGhostSeen)
    assert phase.prospects == (12, 17)


def test_sq_85_nobody_takes_the_lead() -> None:
    """SQ-85"""
    _, events = captains(haunted("R5 Y5 | R6 Y6", ghost="R7 G8 B9"), "R5", "R6")
    assert not all_of(LeadTaken, events)
