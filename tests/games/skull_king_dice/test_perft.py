"""Counts from fixed small deals, all dice landing on their first sides. They change when what may be thrown changes."""

from skulduggery.games import skull_king_dice as game
from skulduggery.games.skull_king_dice.state import State
from skulduggery.kernel.chance import Draw, Outcome
from skulduggery.kernel.perft import perft
from skulduggery.kernel.protocol import as_game
from tests.games.skull_king_dice.table import bidding, throwing


def count(state: State, depth: int) -> int:
    return perft(as_game(game), state, depth, first_side)


def first_side(draw: Draw) -> Outcome:
    """Black shows 7, blue 5, red 3, yellow a flag, a special die its skull."""
    return 0


def test_bids_multiply() -> None:
    """Three players with two dice: three bids each."""
    state = bidding("K K | B B | R R")
    assert [count(state, depth) for depth in (0, 1, 2, 3)] == [1, 3, 9, 27]


def test_dice_that_are_alike_are_one_choice() -> None:
    state = throwing("K K | B B | R R")
    assert [count(state, depth) for depth in range(6)] == [1, 1, 1, 1, 1, 1]


def test_free_throws_without_a_colour_in_common() -> None:
    """Nobody can follow: 2 x 2 x 2 ways for the first trick, then the last dice are forced."""
    state = throwing("K SK | B P | R M")
    assert [count(state, depth) for depth in (1, 2, 3, 4, 5)] == [2, 4, 8, 8, 8]


def test_following_narrows() -> None:
    """Led black: the others follow or throw a special die. Led the Pirate: free until a number die comes."""
    state = throwing("K K P | K R R | K B M")
    # K: seat 1 has K alone; seat 2 has K or M: 1 x 2 = 2.
    # P: seat 1 throws K (seat 2: K, M), or R (seat 2 has no red: K, B, M): 2 + 3 = 5.
    assert [count(state, depth) for depth in (1, 2, 3)] == [2, 3, 7]


def test_the_yellow_die_is_followed_and_is_no_special_die() -> None:
    """Led yellow: seat 1 must throw yellow, seat 2 has none and is free. Led black: seat 1 must throw black."""
    state = throwing("K Y | K Y | B R")
    # K: K, then 2. Y: Y, then 2.
    assert [count(state, depth) for depth in (1, 2, 3)] == [2, 2, 4]


def test_a_whole_round_of_three() -> None:
    """Led black 2 x 3 ways, blue 3 x 2, the Skull King 3 x 3: 21 first tricks. Other code counts the same."""
    state = throwing("K B SK | K Y P | B R M")
    assert [count(state, depth) for depth in range(9)] == [1, 3, 8, 21, 42, 79, 158, 158, 158]


def test_a_whole_round_of_four() -> None:
    """Counted by other code as well; Mermaids, the Skull King, a Pirate and flags decide who leads."""
    state = throwing("K Y M | SK Y R | B K P | M R Y")
    assert [count(state, depth) for depth in range(10)] == [1, 3, 8, 21, 51, 102, 191, 341, 682, 682]
