"""What a truth drawn from a view must hold."""

import random
from collections import Counter
from math import comb

from skulduggery.games import sleeping_queens as game
from skulduggery.games.sleeping_queens.cards import DECK, Card
from skulduggery.games.sleeping_queens.queens import QUEENS
from skulduggery.games.sleeping_queens.state import State
from skulduggery.kernel.seats import Seat
from tests.games.sleeping_queens.table import CAT, DOG, acting, cards, run

DRAGON = Card("dragon")


def samples(state: State, viewer: int | None, count: int) -> list[State]:
    rng = random.Random(5)
    seen = game.view(state, None if viewer is None else Seat(viewer))
    drawn = [game.belief.sample(seen, rng) for _ in range(count)]
    assert all(game.view(truth, seen.viewer) == seen for truth in drawn)
    return drawn


def test_every_card_and_every_queen_is_somewhere_once() -> None:
    state = acting("1 2 3 4 king | 1 2 3 4 wand | 5 6 7 8 9", awake="moon | | cat", pile="1 2 3 king")
    for viewer in (0, 1, 2, None):
        for truth in samples(state, viewer, 20):
            table = truth.table
            everywhere = Counter(table.pile) + Counter(table.discard)
            for held in table.hands:
                everywhere += Counter(held)
            assert everywhere == Counter(DECK)
            assert sorted(table.queens) == sorted(QUEENS)


def test_sl_32_a_card_that_everybody_saw_stays_in_the_hand() -> None:
    """SL-32"""
    state, _ = run(acting("jester 2 3 4 5 | 1 2 3 4 5"), "jester / reveal wand / discard 2 / draw 9")
    for truth in samples(state, 1, 50) + samples(state, None, 50):
        assert "wand" in truth.table.hands[0]
    assert {truth.table.hands[0] for truth in samples(state, 0, 20)} == {cards("3 4 5 9 wand")}


def test_sl_37_sl_51_a_queen_that_everybody_saw_stays_in_her_place() -> None:
    """SL-37, SL-51"""
    state = acting("king 1 2 3 4 | 4 5 6 7 8", awake="cat | moon", seen="dog")
    places = Counter[int]()
    for truth in samples(state, 1, 300):
        assert truth.table.queens[DOG] == "dog"
        assert truth.table.queens[CAT] == "cat"
        places[truth.table.queens.index(QUEENS[11])] += 1
    assert set(places) == {0, 1, 2, 3, 4, 6, 7, 10, 11}, "an unseen queen may lie in any place that nobody saw"


def test_sl_43_an_attack_tells_nothing_of_the_hand() -> None:
    """SL-43: whether the attacked player holds the card is as open as before."""
    state, _ = run(acting("knight 2 3 4 5 | dragon 2 3 4 5", awake=" | cat"), "knight cat")
    unseen, dragons = 67 - 5, 3
    without = comb(unseen - dragons, 5) / comb(unseen, 5)
    found = [DRAGON in truth.table.hands[1] for truth in samples(state, 0, 3000)]
    assert abs((1 - sum(found) / len(found)) - without) < 0.04


def test_sl_21_what_was_not_shuffled_into_the_pile_is_in_the_hands() -> None:
    """SL-21: right after a reshuffle everybody can count what the hands hold; of two players each knows the other."""
    state, _ = run(acting("1 2 3 5 9 | king 3 4 7 wand", pile=""), "discard 9")
    assert {truth.table.hands[1] for truth in samples(state, 0, 30)} == {cards("3 4 7 king wand")}
    state, _ = run(state, "draw 8 / discard king / draw 6")
    held = [Counter(truth.table.hands[1]) for truth in samples(state, 0, 60)]
    assert all(not Counter(cards("3 4 7 wand")) - hand for hand in held), "only the drawn card is open"
    assert len({tuple(sorted(hand.elements())) for hand in held}) > 5


def test_sl_31_a_card_turned_over_is_no_longer_in_the_pile() -> None:
    """SL-31"""
    state, _ = run(acting("1 2 3 jester 9 | 3 4 5 6 7", pile=""), "jester / reveal dragon")
    assert state.table.shuffled.count(DRAGON) == 2
    assert all(truth.table.pile.count(DRAGON) <= 2 for truth in samples(state, 1, 30))
