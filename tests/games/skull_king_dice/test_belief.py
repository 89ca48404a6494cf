"""What can be known of hidden dice, and truths drawn from it."""

import random
from collections import Counter

from skulduggery.games import skull_king_dice as game
from skulduggery.games.skull_king_dice.belief import colours_not_held, sample
from skulduggery.games.skull_king_dice.dice import BAG, Colour, Die
from skulduggery.games.skull_king_dice.moves import Bid, Throw
from skulduggery.games.skull_king_dice.state import State
from skulduggery.kernel.configs import configure
from skulduggery.kernel.protocol import as_game
from skulduggery.kernel.seats import Seat
from tests.games.skull_king_dice.table import bidding, dice, in_bidding, in_rolling, in_throwing, run, throwing, trick

DRAWS = 60


def truths(state: State, viewer: int | None) -> list[State]:
    seen = game.view(state, None if viewer is None else Seat(viewer))
    rng = random.Random(7)
    drawn = [sample(seen, rng) for _ in range(DRAWS)]
    assert all(game.view(truth, seen.viewer) == seen for truth in drawn)
    return drawn


def test_sd_31_whoever_does_not_follow_has_none_of_the_colour() -> None:
    lacking = colours_not_held((trick("R/1 K/5 R/2 P/skull"), trick("SK/flag B/3 Y/1 B/4")), 4)
    assert lacking == [set(), {Colour.RED}, {Colour.BLUE}, set()]


def test_sd_34_a_special_die_tells_nothing() -> None:
    assert colours_not_held((trick("R/1 P/skull M/flag"), trick("P/skull M/skull SK/flag")), 3) == [set(), set(), set()]


def test_sd_31_a_colour_not_followed_is_in_no_truth() -> None:
    state, _ = run(throwing("K K K K | R R R R | B B B B"), "K/7 R/1 B/3")
    held: Counter[Die] = Counter()
    for truth in truths(state, 0):
        hands = in_throwing(truth).hands
        assert hands[0] == dice("K K K")
        assert Die("K") not in hands[1] + hands[2]
        held.update(hands[1] + hands[2])
    assert set(held) == set(dice("SK P M B R Y")), "all else is possible"


def test_sd_35_the_choice_of_a_rolling_die_tells_as_much_as_a_die_at_rest() -> None:
    state, _ = run(throwing("K K K | R R R | B B B"), "K/7")
    state = game.play(state, Seat(1), Throw(Die("R"))).state
    for truth in truths(state, None):
        rolling = in_rolling(truth)
        assert rolling.die == "R"
        assert [len(hand) for hand in rolling.table.hands] == [2, 2, 3]
        assert Die("K") not in rolling.table.hands[1]


def test_sd_11_no_die_is_there_more_often_than_in_the_bag() -> None:
    state, _ = run(throwing("SK P P K | M M B B | R R R Y"), "SK/skull M/skull R/1")
    for truth in truths(state, 2):
        table = in_throwing(truth)
        everything = [die for hand in table.hands for die in hand] + list(dice("SK M R"))
        assert not Counter(everything) - Counter(BAG)


def test_sd_10_six_players_in_round_six_hold_all_the_dice_there_are() -> None:
    state = throwing("K K K K K K | K B B B B B | B B R R R R | R R R R Y Y | Y Y Y Y Y Y | SK P P P M M")
    for truth in truths(state, 3)[:10]:
        assert Counter(die for hand in in_throwing(truth).hands for die in hand) == Counter(BAG)


def test_sd_20_a_sealed_bid_may_be_any() -> None:
    state = game.play(bidding("K K | B B | R R"), Seat(1), Bid(2)).state
    guessed = {in_bidding(truth).bids for truth in truths(state, 0)}
    assert guessed == {(None, bid, None) for bid in (0, 1, 2)}
    assert {in_bidding(truth).bids for truth in truths(state, 1)} == {(None, 2, None)}


def test_phases_without_secrets_are_known() -> None:
    state = game.setup(configure(as_game(game), 3))
    assert truths(state, None)[0] == state
    state = game.resolve(state, 1).state
    assert truths(state, 0)[0] == state
