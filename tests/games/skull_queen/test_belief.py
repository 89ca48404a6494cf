"""What a viewer can conclude, and truths drawn from it."""

import random

import pytest

from skulduggery.games import skull_queen as game
from skulduggery.games.skull_queen.belief import colours_not_held, sample
from skulduggery.games.skull_queen.cards import Card, Colour
from skulduggery.games.skull_queen.moves import Play
from skulduggery.games.skull_queen.rules.material import deck
from skulduggery.games.skull_queen.state import Laid, Playing, State, Trick
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.protocol import as_game
from skulduggery.kernel.seats import Seat
from tests.games.skull_queen.table import (
    cards,
    dealing,
    in_placing,
    in_play,
    new_game,
    place,
    placing,
    playing,
    run,
    trick,
    with_ghost,
)

RED, _, GREEN, _ = Colour


def ghosts(led: str, played: str) -> Trick:
    return (Laid(seat=None, card=Card(led)), *trick(played))


@pytest.mark.parametrize(
    ("played", "lacking"),
    [
        ("R5 R6 R7", "- - -"),
        ("R5 Y6 R7", "- R -"),
        ("R5 0 13", "- - -"),
        ("0 Y6 R7", "- - Y"),
        ("0 13 B7", "- - -"),
        ("13 B7 0", "- - -"),
        ("G2 B7 Y4", "- G G"),
    ],
)
def test_sq_57_whoever_did_not_follow_holds_none(played: str, lacking: str) -> None:
    """SQ-31, SQ-57"""
    found = colours_not_held((trick(played),), 3)
    assert " ".join("".join(colours) or "-" for colours in found) == lacking


def test_sq_84_captains_who_were_free_tell_nothing() -> None:
    """SQ-82, SQ-84"""
    assert colours_not_held((ghosts("R5", "Y6 R7"),), 2) == [{RED}, set()]
    assert colours_not_held((ghosts("R5", "0 G7"), ghosts("G2", "B3 G4")), 2) == [{GREEN}, {RED}]
    assert colours_not_held((ghosts("0", "Y6 R7"), ghosts("13", "Y7 R8")), 2) == [set(), set()]
    assert colours_not_held(((),), 2) == [set(), set()]


def all_placed(seats: int) -> State:
    state = placing(seats)
    for seat in range(seats):
        state = game.play(state, Seat(seat), place("f3333")).state
    return state


def test_a_sample_keeps_what_was_seen_and_respects_what_was_not_followed() -> None:
    """SQ-31: seat 2 did not follow red."""
    rng = random.Random(1)
    given = list(deck(3))
    reds = [card for card in given if card.startswith("R")]
    others = [card for card in given if card not in reds]
    hands = ((*reds[:5], *others[:9]), (*reds[5:], *others[9:18]), tuple(others[18:]))
    before = in_play(all_placed(3))
    phase = Playing(dealer=Seat(2), hands=hands, centre=(), planks=before.planks, turn=Seat(0), trick=(), past=())
    state = State(seats=3, plank_values=(8, 5, 3, 2, 1), round=1, totals=(0, 0, 0), phase=phase)
    for seat in range(3):
        card = next(card for card in hands[seat] if seat == 2 or card in reds)
        state = game.play(state, Seat(seat), Play(card)).state
    for viewer in (Seat(0), Seat(1), None):
        for _ in range(20):
            truth = sample(game.view(state, viewer), rng)
            assert game.view(truth, viewer) == game.view(state, viewer)
            assert not [card for card in in_play(truth).hands[2] if card.startswith("R")]
            assert sorted(sum(in_play(truth).hands, ())) == sorted(sum(in_play(state).hands, ()))


def test_sq_22_sealed_planks_are_anybodys_guess() -> None:
    """SQ-22"""
    state = game.play(placing(4), Seat(1), place("b1234")).state
    rng = random.Random(2)
    guesses = {in_placing(sample(game.view(state, Seat(0)), rng)).planks[1] for _ in range(50)}
    assert len(guesses) > 30
    own = in_placing(sample(game.view(state, Seat(1)), rng))
    assert own.planks == in_placing(state).planks
    assert own.centre == in_placing(state).centre
    assert own.ghost == ()


def test_sq_81_the_ghosts_stack_may_lie_in_any_order() -> None:
    """SQ-80, SQ-81"""
    state = all_placed(2)
    rng = random.Random(3)
    tops = {with_ghost(sample(game.view(state, Seat(0)), rng)).ghost[0] for _ in range(200)}
    hidden = set(deck(2)) - set(with_ghost(state).hands[0]) - {with_ghost(state).led}
    assert tops == hidden


def test_sq_82_a_sealed_card_is_one_that_the_hand_might_have_played() -> None:
    """SQ-82"""
    state = all_placed(2)
    seat = Seat(1)
    move = legal_moves(as_game(game), state, seat)[0]
    assert isinstance(move, Play)
    sealed = game.play(state, seat, move).state
    rng = random.Random(4)
    guesses: set[Card | None] = set()
    for viewer in (Seat(0), None):
        for _ in range(60):
            truth = with_ghost(sample(game.view(sealed, viewer), rng))
            guess = truth.sealed[1]
            assert guess is not None
            guesses.add(guess)
            assert len(truth.hands[1]) == 13
            red_left = [card for card in truth.hands[1] if card.startswith("R")]
            assert guess in cards("0 13") or guess.startswith("R") or not red_left
    assert with_ghost(sealed).led.startswith("R")
    assert len(guesses) > 5
    assert with_ghost(sample(game.view(sealed, seat), rng)).sealed == (None, move.card)


def test_there_is_nothing_to_guess_between_the_rounds() -> None:
    rng = random.Random(5)
    for state in (new_game(3), dealing(3), run(playing("Y6 | G6 | B6", round_number=3), "Y6 G6 B6")[0]):
        for viewer in (Seat(0), None):
            seen = game.view(state, viewer)
            assert seen.phase == state.phase
            assert sample(seen, rng) == state
