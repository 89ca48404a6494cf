"""The rulebook, rule by rule: defence, special queens, the end. `test_rulebook.py` has the chapters before these."""

import pytest

from skulduggery.games import sleeping_queens as game
from skulduggery.games.sleeping_queens.cards import Card
from skulduggery.games.sleeping_queens.events import (
    DefenceDeclined,
    Defended,
    Drawn,
    Event,
    GameEnded,
    KingPlayed,
    KnightPlayed,
    PlaceChosen,
    PotionPlayed,
    QueenPutToSleep,
    QueenTaken,
    QueenWoken,
    RivalTurnedOver,
)
from skulduggery.games.sleeping_queens.moves import Defend, Discard, Jester, King, Knight, Potion, Wake
from skulduggery.games.sleeping_queens.queens import PLACES, Place, Queen
from skulduggery.games.sleeping_queens.rules import ending
from skulduggery.games.sleeping_queens.state import Acting, Attacked, Finished, Refilling, RoseWaking, State
from skulduggery.kernel.chance import Pause, Shuffle
from skulduggery.kernel.protocol import Chance, Decide, Illegal, Over, Refusal
from skulduggery.kernel.seats import Seat
from tests.games.sleeping_queens.table import (
    CAT,
    DOG,
    HEART,
    LADYBUG,
    MOON,
    PANCAKE,
    PEACOCK,
    ROSE,
    SUNFLOWER,
    acting,
    cards,
    hand,
    legal,
    queens,
    refused,
    run,
)

ONES = "1 1 2 2 3"


def ended(events: list[Event]) -> GameEnded | None:
    return events[-1] if isinstance(events[-1], GameEnded) else None


def attacked(attack: str, defender: str) -> State:
    state = acting(f"{attack} 2 3 4 5 | {defender} 2 3 4 5 | 1 2 3 4 5", awake=" | cat")
    return run(state, f"{attack} cat")[0]


# Defence


def test_sl_40_a_dragon_stops_a_knight() -> None:
    """SL-40"""
    state = attacked("knight", "dragon")
    assert state.phase == Attacked(turn=Seat(0), seat=Seat(1), attack=Card("knight"), queen=Queen("cat"))
    assert game.awaiting(state) == Decide((Seat(1),), unseen=True)
    state, events = run(state, "defend yes")
    assert events == [Defended(seat=Seat(1), card=Card("dragon"), queen=Queen("cat"), because="SL-40")]
    assert (queens(state, 0), queens(state, 1)) == ("", "cat")
    assert hand(state, 1) == "2 3 4 5"


def test_sl_41_a_wand_stops_a_potion() -> None:
    """SL-41"""
    state = attacked("potion", "wand")
    assert state.phase == Attacked(turn=Seat(0), seat=Seat(1), attack=Card("potion"), queen=Queen("cat"))
    state, events = run(state, "defend yes")
    assert events == [Defended(seat=Seat(1), card=Card("wand"), queen=Queen("cat"), because="SL-41")]
    assert queens(state, 1) == "cat"
    assert hand(state, 1) == "2 3 4 5"


def test_sl_40_sl_41_a_dragon_stops_no_potion_and_a_wand_no_knight() -> None:
    """SL-40, SL-41"""
    assert queens(attacked("knight", "wand"), 0) == "cat"
    assert queens(attacked("potion", "dragon"), 1) == ""


def test_sl_40_sl_41_only_the_attacked_player_can_stop_it() -> None:
    """SL-40, SL-41"""
    state = acting("knight 2 3 4 dragon | 1 2 3 4 5 | dragon 2 3 4 5", awake=" | cat")
    assert queens(run(state, "knight cat")[0], 0) == "cat"


def test_sl_42_both_cards_are_discarded_and_both_players_draw_the_attacker_first() -> None:
    """SL-42"""
    for attack, defence in (("knight", "dragon"), ("potion", "wand")):
        state, _ = run(attacked(attack, defence), "defend yes")
        assert state.table.discard == cards(f"{attack} {defence}")
        assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0), Seat(1)))
        assert game.awaiting(state) == Chance(Shuffle(size=52, take=1))
        state, events = run(state, "draw 9 / draw 10")
        assert events == [Drawn(seat=Seat(0), cards=cards("9")), Drawn(seat=Seat(1), cards=cards("10"))]
        assert (hand(state, 0), hand(state, 1)) == ("2 3 4 5 9", "2 3 4 5 10")
        assert state.phase == Acting(turn=Seat(1)), "the attacker's turn is over"


def test_sl_42_an_attack_that_succeeds_ends_the_turn_too() -> None:
    """SL-42"""
    state, _ = run(attacked("knight", "1"), "draw 9")
    assert state.phase == Acting(turn=Seat(1))


def test_sl_43_defending_is_a_choice() -> None:
    """SL-43"""
    state = attacked("knight", "dragon")
    assert legal(state, 1) == [Defend(True), Defend(False)]
    state, events = run(state, "defend no")
    assert events == [
        DefenceDeclined(seat=Seat(1)),
        QueenTaken(seat=Seat(0), queen=Queen("cat"), owner=Seat(1), because="SL-36"),
    ]
    assert queens(state, 0) == "cat"
    assert hand(state, 1) == "2 3 4 5 dragon"
    assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))
    state, events = run(attacked("potion", "wand"), "defend no")
    assert events[1:] == [QueenPutToSleep(owner=Seat(1), place=Place(CAT), queen=Queen("cat"), because="SL-37")]
    assert hand(state, 1) == "2 3 4 5 wand"


def test_sl_43_nobody_else_learns_that_a_player_declined() -> None:
    """SL-43"""
    state = acting("knight 2 3 4 5 | 1 2 3 4 5", awake=" | cat")
    asked = attacked("knight", "dragon")
    without_the_card = run(state, "knight cat")[1]
    with_the_card = [KnightPlayed(seat=Seat(0), queen=Queen("cat"), target=Seat(1)), *run(asked, "defend no")[1]]
    for viewer in (Seat(0), None):
        seen = [game.redact(event, viewer) for event in with_the_card]
        assert [event for event in seen if event is not None] == without_the_card
    assert game.redact(DefenceDeclined(seat=Seat(1)), Seat(1)) == DefenceDeclined(seat=Seat(1))
    assert game.view(run(asked, "defend no")[0], Seat(0)).known == ((), (), ())


def test_sl_43_a_player_without_the_card_is_asked_nothing() -> None:
    """SL-43"""
    for attack, defence, taken in (("knight", "dragon", "SL-36"), ("potion", "wand", "SL-37")):
        state = acting(f"{attack} 2 3 4 5 | 1 2 3 4 5", awake=" | cat")
        state = game.play(state, Seat(0), Knight(Queen("cat")) if attack == "knight" else Potion(Queen("cat"))).state
        assert game.awaiting(state) == Chance(Pause(1))
        for defend in (True, False):
            assert refused(state, Defend(defend), 1) == Refusal("SL-43", "cannot-defend", {"card": defence})
        for outcome in (1, -1, (), (0,)):
            with pytest.raises(Illegal):
                game.resolve(state, outcome)
        step = game.resolve(state, 0)
        assert [event.because for event in step.events if isinstance(event, QueenTaken | QueenPutToSleep)] == [taken]
        assert step.state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))


def test_sl_43_nobody_else_can_tell_who_is_asked_from_who_is_not() -> None:
    """SL-43: until the answer, or the pause, everything is the same to all others."""
    for attack, defence in (("knight", "dragon"), ("potion", "wand")):
        move = Knight(Queen("cat")) if attack == "knight" else Potion(Queen("cat"))
        told: set[str] = set()
        for held in (defence, "1"):
            before = acting(f"{attack} 2 3 4 5 | {held} 2 3 4 5 | 6 7 8 9 10", awake=" | cat")
            step = game.play(before, Seat(0), move)
            for viewer in (Seat(0), Seat(2)):
                offered = game.candidates(step.state, viewer)
                choices = [(wanted, refused(step.state, wanted, viewer)) for wanted in offered]
                events = [game.redact(event, viewer) for event in step.events]
                told.add(repr((viewer, game.view(step.state, viewer), events, choices)))
        assert len(told) == 2, "one for each viewer"


def test_sl_43_a_player_who_is_asked_is_not_passed_over() -> None:
    """SL-43"""
    with pytest.raises(Illegal):
        game.resolve(attacked("knight", "dragon"), 0)


def test_sl_43_nobody_else_decides_and_nothing_else_is_done() -> None:
    """SL-43"""
    for attack, defence, rule in (("knight", "dragon", "SL-40"), ("potion", "wand", "SL-41")):
        state = attacked(attack, defence)
        for seat in (0, 2):
            for defend in (True, False):
                why = Refusal(rule, "another-decides", {"seat": 1})
                assert refused(state, Defend(defend), seat) == why
        for move in (King(Place(0)), Jester(), Wake(Place(0)), Wake(None), Discard(cards("2"))):
            for seat in (0, 1, 2):
                assert refused(state, move, seat) == Refusal(rule, "defence-first", {"seat": 1})
        for move in (Knight(Queen("cat")), Potion(Queen("cat"))):
            assert refused(state, move, 1) == Refusal(rule, "defence-first", {"seat": 1})


# Special queens


def test_sl_50_the_rose_queen_wakes_another() -> None:
    """SL-50"""
    state, events = run(acting(f"king {ONES[:7]} | 4 5 6 7 8"), f"king {ROSE}")
    assert events == [
        KingPlayed(seat=Seat(0), place=Place(ROSE)),
        QueenWoken(seat=Seat(0), place=Place(ROSE), queen=Queen("rose"), because="SL-30"),
    ]
    assert state.phase == RoseWaking(turn=Seat(0), seat=Seat(0))
    assert game.awaiting(state) == Decide((Seat(0),))
    state, events = run(state, f"wake {HEART}")
    assert events == [
        PlaceChosen(seat=Seat(0), place=Place(HEART)),
        QueenWoken(seat=Seat(0), place=Place(HEART), queen=Queen("heart"), because="SL-50"),
    ]
    assert queens(state, 0) == "rose heart"
    assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))


def test_sl_50_the_second_waking_cannot_be_declined() -> None:
    """SL-50"""
    state, _ = run(acting("king 1 2 3 4 | king 5 6 7 8"), f"king {ROSE}")
    assert refused(state, Wake(None)) == Refusal("SL-50", "rose-must-wake")
    assert legal(state) == [Wake(place) for place in PLACES if place != ROSE]
    assert refused(state, Wake(Place(ROSE))) == Refusal("SL-30", "queen-awake", {"queen": "rose"})
    assert refused(state, Wake(Place(12))) == Refusal("SL-10", "no-such-place", {"highest": 11})
    with pytest.raises(Illegal):
        game.play(state, Seat(0), Wake(None))


def test_sl_50_nobody_else_decides_and_nothing_else_is_done() -> None:
    """SL-50"""
    state, _ = run(acting("king 1 2 3 king | king 5 6 7 8"), f"king {ROSE}")
    for wanted in ("king 3", "jester", "discard 1", "knight cat", "potion cat", "defend yes"):
        assert refused(state, wanted) == Refusal("SL-50", "waking-first")
        assert refused(state, wanted, 1) == Refusal("SL-50", "another-decides", {"seat": 0})
    assert refused(state, Wake(Place(3)), 1) == Refusal("SL-50", "another-decides", {"seat": 0})


def test_sl_50_also_when_she_is_woken_by_a_jester() -> None:
    """SL-50"""
    state, _ = run(acting("jester 1 2 3 4 | 4 5 6 7 8"), f"jester / reveal 2 / wake {ROSE}")
    assert state.phase == RoseWaking(turn=Seat(0), seat=Seat(1))
    state, _ = run(state, f"wake {CAT}")
    assert queens(state, 1) == "rose cat"
    assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))


def test_sl_50_not_when_she_is_taken_with_a_knight() -> None:
    """SL-50"""
    state, _ = run(acting("knight 1 2 3 4 | 4 5 6 7 8", awake=" | rose"), "knight rose")
    assert queens(state, 0) == "rose"
    assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))


def test_sl_50_no_other_queen_does_so() -> None:
    """SL-50"""
    for place in PLACES[1:]:
        state, _ = run(acting("king 1 2 3 4 | 4 5 6 7 8"), f"king {place}")
        assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))


@pytest.mark.parametrize(("held", "rival", "place"), [("cat", "dog", DOG), ("dog", "cat", CAT)])
def test_sl_51_the_rival_is_put_back_asleep_in_her_place(held: str, rival: str, place: int) -> None:
    """SL-51"""
    state, events = run(acting("king 1 2 3 4 | 4 5 6 7 8", awake=f"{held} | "), f"king {place}")
    assert events == [
        KingPlayed(seat=Seat(0), place=Place(place)),
        RivalTurnedOver(seat=Seat(0), place=Place(place), queen=Queen(rival), rival=Queen(held), because="SL-51"),
    ]
    assert queens(state, 0) == held
    assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),)), "the waking is over, and the king is gone"
    assert state.table.discard == cards("king")
    for viewer in (Seat(0), Seat(1), None):
        assert game.view(state, viewer).queens[place] == rival, "everyone has seen her"
        assert game.view(state, viewer).owners[place] is None


def test_sl_51_also_for_a_waking_through_a_jester() -> None:
    """SL-51"""
    state, events = run(acting("jester 1 2 3 4 | 4 5 6 7 8", awake=" | cat"), f"jester / reveal 2 / wake {DOG}")
    assert events[-1] == RivalTurnedOver(
        seat=Seat(1), place=Place(DOG), queen=Queen("dog"), rival=Queen("cat"), because="SL-51"
    )
    assert queens(state, 1) == "cat"
    assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))


def test_sl_51_another_players_cat_does_not_matter() -> None:
    """SL-51"""
    state, _ = run(acting("king 1 2 3 4 | 4 5 6 7 8", awake="moon | cat"), f"king {DOG}")
    assert queens(state, 0) == "moon dog"


def test_sl_51_a_place_where_one_knows_the_rival_to_lie_may_be_chosen() -> None:
    """SL-51"""
    state = acting("king 1 2 3 4 | 4 5 6 7 8", awake="cat | ", seen="dog")
    assert game.view(state, Seat(0)).queens[DOG] == "dog"
    assert King(Place(DOG)) in legal(state)
    assert queens(run(state, f"king {DOG}")[0], 0) == "cat"


@pytest.mark.parametrize(("held", "rival"), [("cat", "dog"), ("dog", "cat")])
def test_sl_52_a_knight_may_not_take_the_rival(held: str, rival: str) -> None:
    """SL-52"""
    state = acting("knight 1 2 3 4 | 4 5 6 7 8", awake=f"{held} | {rival} moon")
    assert refused(state, f"knight {rival}") == Refusal("SL-52", "rivals", {"queen": rival, "rival": held})
    assert refused(state, "knight moon") is None


def test_sl_52_without_the_other_of_the_two_she_may_be_taken() -> None:
    """SL-52"""
    state = acting("knight 1 2 3 4 | 4 5 6 7 8 | 5 6 7 8 9", awake="moon | dog | cat")
    assert refused(state, "knight dog") is None
    assert refused(state, "knight cat") is None


def test_sl_53_a_rose_queen_put_to_sleep_works_again() -> None:
    """SL-53"""
    state = acting("potion 1 2 3 4 | king 5 6 7 8", awake=" | rose")
    state, _ = run(state, f"potion rose / draw 9 / king {ROSE}")
    assert state.phase == RoseWaking(turn=Seat(1), seat=Seat(1))
    state, _ = run(state, f"wake {MOON}")
    assert queens(state, 1) == "rose moon"


def test_sl_54_the_second_queen_obeys_sl_51_too() -> None:
    """SL-54"""
    state, events = run(acting("king 1 2 3 4 | 4 5 6 7 8", awake="cat | "), f"king {ROSE} / wake {DOG}")
    assert events[-1] == RivalTurnedOver(
        seat=Seat(0), place=Place(DOG), queen=Queen("dog"), rival=Queen("cat"), because="SL-51"
    )
    assert queens(state, 0) == "rose cat"
    assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))


def test_sl_54_if_no_queen_sleeps_there_is_nothing_more_to_wake() -> None:
    """SL-54: the Rose queen was the last, and so the game is over (SL-62)."""
    awake = "rainbow starfish | cake ladybug moon | peacock sunflower cat | dog pancake heart"
    state = acting("king 1 2 3 4 | 4 5 6 7 8 | 5 6 7 8 9 | 1 2 3 9 10", awake=awake)
    state, events = run(state, f"king {ROSE}")
    assert state.phase == Finished(places=(4, 3, 2, 1), because="SL-62")
    assert events[-1] == GameEnded(scores=(15, 25, 35, 50), places=(4, 3, 2, 1), because="SL-62")


# End


@pytest.mark.parametrize(("seats", "queens_needed", "points_needed"), [(2, 5, 50), (3, 5, 50), (4, 4, 40), (5, 4, 40)])
def test_sl_60_the_goal(seats: int, queens_needed: int, points_needed: int) -> None:
    """SL-60"""
    assert ending.goal(seats) == ending.Goal(queens=queens_needed, points=points_needed)
    state = acting(" | ".join(["1 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5", "6 7 8 9 10"][:seats]))
    assert game.view(state, None).goal == ending.Goal(queens=queens_needed, points=points_needed)


@pytest.mark.parametrize(
    ("seats", "mine", "place", "wins"),
    [
        (2, "cake rainbow starfish", LADYBUG, False),
        (2, "cake rainbow starfish ladybug", MOON, True),
        (3, "cake rainbow starfish ladybug", MOON, True),
        (4, "cake rainbow", MOON, False),
        (4, "cake rainbow starfish", MOON, True),
        (5, "cake rainbow starfish", MOON, True),
        (2, "heart cat", MOON, False),
        (2, "heart cat pancake", MOON, True),
        (2, "heart moon cake", PEACOCK, False),
        (2, "heart moon peacock", SUNFLOWER, True),
        (3, "heart pancake", CAT, True),
        (4, "heart cake", MOON, False),
        (4, "heart moon", PEACOCK, True),
        (5, "cat moon", PANCAKE, True),
        (5, "heart pancake", MOON, True),
    ],
)
def test_sl_60_enough_queens_or_points_win_at_once(seats: int, mine: str, place: int, wins: bool) -> None:
    """SL-60"""
    hands = ["king 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5", "6 7 8 9 10"][:seats]
    state, events = run(acting(" | ".join(hands), awake=mine), f"king {place}")
    assert (ended(events) is not None) == wins
    if wins:
        scores = game.view(state, None).points
        places = (1, *(2,) * (seats - 1))
        assert events[-1] == GameEnded(scores=scores, places=places, because="SL-60")
        assert state.phase == Finished(places=places, because="SL-60")
        assert game.awaiting(state) == Over(scores=scores, places=places)
        assert hand(state, 0) == "2 3 4 5", "nothing is drawn after the game has been won"


def test_sl_60_a_queen_taken_by_a_knight_wins_too() -> None:
    """SL-60"""
    state = acting("knight 2 3 4 5 | 1 2 3 4 5", awake="heart cat moon | ladybug")
    state, events = run(state, "knight ladybug")
    assert state.phase == Finished(places=(1, 2), because="SL-60")
    assert ended(events) == GameEnded(scores=(55, 0), places=(1, 2), because="SL-60")
    state = acting("knight 2 3 4 5 | dragon 2 3 4 5", awake="heart cat moon | ladybug")
    assert run(state, "knight ladybug / defend no")[0].phase == Finished(places=(1, 2), because="SL-60")
    assert run(state, "knight ladybug / defend yes")[0].phase == Refilling(turn=Seat(0), seats=(Seat(0), Seat(1)))


def test_sl_60_a_potion_wins_nothing() -> None:
    """SL-60"""
    state = acting("potion 2 3 4 5 | 1 2 3 4 5", awake="heart cat moon | ladybug")
    state, events = run(state, "potion ladybug")
    assert events == [
        PotionPlayed(seat=Seat(0), queen=Queen("ladybug"), target=Seat(1)),
        QueenPutToSleep(owner=Seat(1), place=Place(4), queen=Queen("ladybug"), because="SL-37"),
    ]


def test_sl_60_the_winner_is_first_whatever_the_points_and_the_others_follow_by_points() -> None:
    """SL-60"""
    awake = "cake rainbow starfish rose | heart cat | pancake moon peacock | ladybug sunflower dog"
    hands = "king 2 3 4 5 | 1 2 3 4 5 | 1 2 3 4 5 | 1 2 3 6 7"
    state = acting(hands, awake=awake.replace(" rose", ""))
    state, events = run(state, f"king {ROSE}")
    assert events[-1] == GameEnded(scores=(20, 35, 35, 35), places=(1, 2, 2, 2), because="SL-60")
    state = acting(hands, awake="cake rainbow starfish | heart | pancake moon | ladybug sunflower")
    state, events = run(state, f"king {PEACOCK}")
    assert events[-1] == GameEnded(scores=(25, 20, 25, 20), places=(1, 3, 2, 3), because="SL-60")
    assert ending.places_behind(Seat(2), (30, 10, 20, 30, 5)) == (2, 4, 1, 2, 5)


def test_sl_60_nothing_is_allowed_after_the_end() -> None:
    """SL-60"""
    state, _ = run(acting("king 2 3 4 5 | 1 2 3 4 5", awake="heart cat moon | "), f"king {PEACOCK}")
    for seat in (0, 1):
        assert list(game.candidates(state, Seat(seat))) == []
        for move in (King(Place(0)), Jester(), Wake(None), Discard(cards("2")), Defend(True)):
            assert refused(state, move, seat) == Refusal("SL-60", "game-over")
    with pytest.raises(Illegal):
        game.resolve(state, (0,))


def test_sl_61_a_jester_can_make_another_player_win() -> None:
    """SL-61"""
    state = acting("jester 2 3 4 5 | 1 2 3 4 5", awake=" | heart cat moon")
    state, events = run(state, f"jester / reveal 2 / wake {PEACOCK}")
    assert ended(events) == GameEnded(scores=(0, 55), places=(2, 1), because="SL-60")
    assert hand(state, 0) == "2 3 4 5"


def test_sl_61_only_the_player_who_gets_a_queen_can_win() -> None:
    """SL-61"""
    state = acting("king 2 3 4 5 | 1 2 3 4 5", awake=" | heart cat moon")
    assert ended(run(state, f"king {PEACOCK}")[1]) is None


def test_sl_62_all_queens_awake_end_the_game_and_most_points_win() -> None:
    """SL-62"""
    awake = "cake rainbow pancake | starfish ladybug moon cat | peacock sunflower heart rose"
    state = acting("king 2 3 4 5 | 1 2 3 4 5 | 1 2 3 4 5", awake=awake)
    state, events = run(state, f"king {DOG}")
    assert ended(events) == GameEnded(scores=(40, 40, 45), places=(2, 2, 1), because="SL-62")
    assert state.phase == Finished(places=(2, 2, 1), because="SL-62")
    assert game.awaiting(state) == Over(scores=(40, 40, 45), places=(2, 2, 1))
    assert hand(state, 0) == "2 3 4 5"
    assert refused(state, "discard 2") == Refusal("SL-62", "game-over")


def test_sl_62_equal_points_share_the_place() -> None:
    """SL-62"""
    awake = "cake rainbow heart | rose ladybug cat pancake | starfish moon peacock sunflower"
    state = acting("1 2 3 4 5 | king 2 3 4 5 | jester 2 3 4 5", awake=awake, turn=2)
    _, events = run(state, f"jester / reveal 2 / wake {DOG}")
    assert ended(events) == GameEnded(scores=(45, 45, 35), places=(1, 1, 3), because="SL-62")


def test_sl_62_the_goal_comes_first_if_the_last_queen_fulfils_it() -> None:
    """SL-62, SL-60"""
    awake = "cake rainbow starfish rose | ladybug moon pancake | peacock cat dog heart"
    state = acting("king 2 3 4 5 | 1 2 3 4 5 | 1 2 3 4 5", awake=awake)
    state, events = run(state, f"king {SUNFLOWER}")
    assert ended(events) == GameEnded(scores=(30, 35, 60), places=(1, 3, 2), because="SL-60")


def test_sl_62_a_rival_who_goes_back_to_sleep_is_not_awake() -> None:
    """SL-62, SL-51"""
    awake = "cake cat pancake | rose starfish ladybug moon | peacock sunflower rainbow heart"
    state = acting("king 2 3 4 5 | 1 2 3 4 5 | 1 2 3 4 5", awake=awake)
    state, events = run(state, f"king {DOG}")
    assert ended(events) is None
    assert state.phase == Refilling(turn=Seat(0), seats=(Seat(0),))


def test_sl_63_the_goal_is_tested_after_the_rose_queen_and_after_the_second() -> None:
    """SL-63"""
    four = acting("king 2 3 4 5 | 1 2 3 4 5", awake="cake rainbow starfish ladybug | ")
    state, events = run(four, f"king {ROSE}")
    assert ended(events) == GameEnded(scores=(30, 0), places=(1, 2), because="SL-60"), "no second queen is needed"
    three = acting("king 2 3 4 5 | 1 2 3 4 5", awake="cake rainbow starfish | ")
    state, events = run(three, f"king {ROSE}")
    assert ended(events) is None
    state, events = run(state, f"wake {MOON}")
    assert ended(events) == GameEnded(scores=(30, 0), places=(1, 2), because="SL-60")
    assert state.phase == Finished(places=(1, 2), because="SL-60")
