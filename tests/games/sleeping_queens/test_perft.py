"""Counts from fixed small deals. They change when, and only when, what may be done changes."""

from skulduggery.games import sleeping_queens as game
from skulduggery.games.sleeping_queens.state import State
from skulduggery.kernel.chance import Draw, Outcome, Shuffle
from skulduggery.kernel.perft import perft
from skulduggery.kernel.protocol import as_game
from tests.games.sleeping_queens.table import acting, run


def lowest(draw: Draw) -> Outcome:
    """The pile lies sorted, so the lowest numbers are drawn first."""
    return tuple(range(draw.take)) if isinstance(draw, Shuffle) else 0


def count(state: State, depth: int) -> int:
    return perft(as_game(game), state, depth, lowest)


def test_discards_of_numbers() -> None:
    """Five single cards, 1 + 2 = 3, 2 + 3 = 5, and 1 + 3 + 5 = 9."""
    assert count(acting("1 2 3 5 9 | 1 2 3 5 9"), 1) == 8
    assert count(acting("4 4 4 4 8 | 1 2 3 5 9"), 1) == 4, "4, 8, 4 4, and 4 4 8"
    assert count(acting("1 1 1 1 4 | 2 3 5 6 7"), 1) == 4, "1, 4, 1 1, and all five"


def test_a_king_and_the_rose_queen() -> None:
    """Twelve places and three single cards. Then the other has five single cards, 1 + 2 + 4 = 7 and 1 + 2 + 7 = 10,
    unless the Rose queen was woken, who brings eleven places."""
    state = acting("king dragon dragon wand wand | 1 2 4 7 10")
    assert count(state, 1) == 15
    assert count(state, 2) == 14 * 7 + 11


def test_a_jester_and_whom_it_counts() -> None:
    """One jester and five single cards. Whoever is counted last has twelve places or declines."""
    state = acting("jester 2 4 7 10 | 1 1 1 6 6")
    assert count(state, 1) == 6
    for number in (1, 2, 3):
        revealed, _ = run(state, f"jester / reveal {number}")
        assert count(revealed, 1) == 13
    assert count(run(state, "jester / reveal wand")[0], 1) == 5, "another turn, with a wand for the jester"


def test_attacks_and_defences() -> None:
    """A knight has two targets (not the Cat, SL-52), a potion three, and there are five single cards."""
    state = acting("knight potion 2 7 10 | dragon 2 4 7 10", awake="dog | cat moon heart")
    assert count(state, 1) == 10
    # The two knights can be stopped: defend or not. The other eight lead to the five single cards of seat 1.
    assert count(state, 2) == 2 * 2 + 8 * 5


def test_the_end_is_a_line_of_its_own() -> None:
    """With 45 points every queen wins at once, but for the Dog, who goes back to sleep beside the Cat (SL-51)."""
    state = acting("king wand wand 7 10 | dragon 2 4 7 10", awake="heart cat moon | ")
    assert count(state, 1) == 9 + 4
    assert count(state, 2) == 8 + 5 * 5


def test_some_turns_of_three_players() -> None:
    """By hand: 9 places, 3 knights, 5 single cards and 2 + 3 = 5 make 18. Then seat 1 has six moves and the potion's
    targets: 9 after each of 9 kings and after the knight that takes the Moon queen, 8 after each of 6 discards;
    the other two knights can be stopped."""
    state = acting("king 2 3 5 knight | jester 1 1 potion 4 | 6 7 8 dragon wand", awake=" | moon | cat rose")
    assert 9 * 9 + 9 + 6 * 8 + 2 * 2 == 142
    assert [count(state, depth) for depth in range(4)] == [1, 18, 142, 697]
