"""Counts from fixed small deals. They change when, and only when, what may be placed or played changes."""

from skulduggery.games import skull_queen as game
from skulduggery.games.skull_queen.state import State
from skulduggery.kernel.chance import scripted
from skulduggery.kernel.perft import perft
from skulduggery.kernel.protocol import as_game
from skulduggery.kernel.seats import Seat
from tests.games.skull_queen.table import haunted, place, placing, playing

NO_CHANCE = scripted(())


def count(state: State, depth: int) -> int:
    return perft(as_game(game), state, depth, NO_CHANCE)


def test_placings() -> None:
    """Two sides, five spaces for each of four pirates."""
    assert count(placing(3), 1) == 1250
    state = placing(3)
    for seat in (0, 1):
        state = game.play(state, Seat(seat), place("f3333")).state
    # Then the seat left of the dealer, seat 1, leads with any of its 14 cards.
    assert count(state, 2) == 1250 * 14


def test_free_play_without_a_colour_in_common() -> None:
    """Nobody can ever follow: 2 x 2 x 2 ways for the first trick, then the last cards are forced."""
    state = playing("R5 R6 | Y5 Y6 | G5 G6")
    assert [count(state, depth) for depth in range(6)] == [1, 2, 4, 8, 8, 8]


def test_following_narrows() -> None:
    state = playing("R5 R6 0 | R7 Y5 Y6 | R8 B5 13")
    # R5 or R6: seat 1 has R7 alone; seat 2 has R8 or the First Mate: 2 x 1 x 2 = 4.
    # Monkey: seat 1 plays R7 (seat 2: R8, 13), Y5 or Y6 (seat 2 has no yellow: R8, B5, 13): 2 + 3 + 3 = 8.
    assert [count(state, depth) for depth in (1, 2, 3)] == [3, 5, 12]


def test_two_captains() -> None:
    """The ghost's red: seat 0 must follow or play the Monkey, seat 1 is free; his Monkey leaves both free."""
    assert [count(haunted("R5 Y5 0 | G6 Y6 B6", ghost="R7 R8 R9"), depth) for depth in (1, 2)] == [2, 6]
    assert [count(haunted("R5 Y5 G5 | G6 Y6 B6", ghost="0 R8 R9"), depth) for depth in (1, 2)] == [3, 9]


def test_two_captains_to_the_last_card() -> None:
    """Red, then green. R5 leaves Y5 and Monkey, the Monkey leaves R5 and Y5: neither holds green, so two ways each.

    Seat 1 is free in the first trick; after Y6 or B6 it holds its only green card and another, and must follow with it.
    """
    # First trick 2 x 3. Then seat 0 has 2 ways; seat 1 has 2 ways if G6 is gone, else 1: 2 x 2 x (2 + 1 + 1) = 16.
    state = haunted("R5 Y5 0 | G6 Y6 B6", ghost="R7 G8 B9")
    assert [count(state, depth) for depth in (2, 3, 4)] == [6, 12, 16]


def test_a_whole_round_of_three() -> None:
    """Also counted from the rules alone. By hand: after red or yellow 2 ways each, after Monkey or green 4 each."""
    state = playing("R5 Y2 0 G7 | R7 Y9 13 B4 | Y3 B8 G4 R2")
    assert [count(state, depth) for depth in range(1, 12)] == [4, 12, 15, 45, 71, 147, 294, 415, 688, 688, 688]
