"""Counts from fixed small deals. They change when, and only when, what may be played changes."""

from skulduggery.games import skull_king as game
from skulduggery.kernel.chance import scripted
from skulduggery.kernel.perft import perft
from skulduggery.kernel.protocol import as_game
from tests.games.skull_king.table import bidding, playing

NO_CHANCE = scripted(())


def test_bids_multiply() -> None:
    """Three players with two cards: three bids each."""
    state = bidding("Y1 Y2 | R1 R2 | B1 B2")
    assert [perft(as_game(game), state, depth, NO_CHANCE) for depth in (0, 1, 2, 3)] == [1, 3, 9, 27]


def test_free_play_without_a_colour_in_common() -> None:
    """Nobody can ever follow: 2 x 2 x 2 ways for the first trick, then the last cards are forced."""
    state = playing("Y1 Y2 | R1 R2 | B1 B2")
    assert perft(as_game(game), state, 3, NO_CHANCE) == 8
    assert perft(as_game(game), state, 5, NO_CHANCE) == 8


def test_following_narrows() -> None:
    """Led yellow 1 or 2: the others must follow with their only yellow. Led the Escape: free until a colour comes."""
    state = playing("Y1 Y2 E | Y3 R1 R2 | Y4 B1 P")
    # Y1 or Y2: seat 1 has Y3 alone; seat 2 has Y4 or P: 2 x 1 x 2 = 4.
    # E: seat 1 plays Y3 (seat 2: Y4, P), R1 or R2 (seat 2 has no red: Y4, B1, P): 2 + 3 + 3 = 8.
    assert perft(as_game(game), state, 3, NO_CHANCE) == 12


def test_mary_is_two_choices_and_twins_are_one() -> None:
    state = playing("SM E E | P P P")
    assert perft(as_game(game), state, 1, NO_CHANCE) == 3
    assert perft(as_game(game), state, 2, NO_CHANCE) == 3


def test_a_whole_round_of_three() -> None:
    state = playing("Y5 K2 SM | Y7 K9 E | R3 K4 M")
    assert [perft(as_game(game), state, depth, NO_CHANCE) for depth in range(9)] == [
        1,
        4,
        10,
        26,
        53,
        109,
        202,
        206,
        224,
    ]
