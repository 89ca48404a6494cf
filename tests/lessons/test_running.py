"""Scripts are played by the rules: whatever they refuse breaks the script, and says where."""

import pytest
from msgspec.structs import replace

from skulduggery.games import skull_king
from skulduggery.kernel.protocol import as_game
from skulduggery.lessons import ScriptBroken, run
from skulduggery.lessons.earlier import before_round
from skulduggery.lessons.script import Asks, Happens, Meanwhile, Part, Says, Script, say
from skulduggery.lessons.scripts.bidding import bid, bids
from skulduggery.lessons.scripts.skull_king.first import FIRST
from skulduggery.lessons.scripts.skull_king.writing import deal, play

GAME = "skull-king"
DEALT = Happens(deal("Y2 K3 M | Y8 B7 SK | Y12 B10 P", round_number=3, dealer=0))
BIDS = Meanwhile(tuple(bids("2 1 1")))


def script(*parts: Part) -> Script:
    return replace(FIRST, parts=parts)


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ((DEALT, BIDS, Happens(play(0, "Y2"))), "part 3: SK-30 not-your-turn"),
        ((DEALT, BIDS, Happens(play(1, "Y13"))), "part 3: SK-10 not-held"),
        ((DEALT, BIDS, Meanwhile((play(1, "Y8"), play(2, "B10")))), "part 3: SK-31 must-follow"),
        ((DEALT, Happens(bid(0, 4))), "part 2: SK-21 bid-range"),
        ((DEALT, DEALT), "part 2: this is not due here"),
        ((Happens(deal("SK | SK | Y1", round_number=3, dealer=0)),), "part 1: wrong-length"),
        ((Happens(bid(0, 1)),), "part 1: this is not due here"),
        ((DEALT, BIDS, Asks(play(1, "Y8"), first=say("follow", card="Y8"))), "part 2: somebody else than the learner"),
        ((DEALT, Asks(bid(0, 4), first=say("bid-other"))), "part 1: Bid(bid=4) is not legal here"),
    ],
)
def test_what_the_rules_refuse_is_raised(parts: tuple[Part, ...], fault: str) -> None:
    with pytest.raises(ScriptBroken) as raised:
        run(script(*parts), "en")
    assert fault in str(raised.value)


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(ScriptBroken):
        run(replace(FIRST, game="chess"), "en")


def test_the_question_stands_in_the_frame_before_the_answer() -> None:
    asks = Asks(
        bid(0, 2),
        first=say("bid-other"),
        gentle=say("zero-other"),
        gentle_for=((bid(0, 3), say("trumped", card="K3")),),
    )
    opening, dealt, after = run(script(DEALT, asks), "en").frames
    assert (opening.prompt, after.prompt) == (None, None)
    assert dealt.prompt is not None
    assert [move.bid for move in dealt.prompt.legal] == [0, 1, 2, 3]
    assert dealt.expected == (2,)
    assert dealt.gentle.startswith("Brave!")
    assert dealt.gentle_for == {3: "Black 3 wins: your first trick!"}
    assert [type(event).__name__ for event in after.events] == ["BidSealed"]


def test_what_happens_meanwhile_is_not_told() -> None:
    frame = run(script(DEALT, BIDS), "en").frames[-1]
    assert (frame.events, frame.words, frame.caption, frame.stop) == ((), (), "", False)
    assert frame.view.phase.bids == (2, 1, 1)


def test_words_alone_change_nothing() -> None:
    *_, dealt, same = run(script(DEALT, Says(say("trumped", card="M"))), "de").frames
    assert (same.view, same.events) == (dealt.view, ())
    assert same.caption == "Mermaid gewinnt: dein erster Stich!"


def test_two_sayings_at_one_moment_are_joined_unless_they_are_parted() -> None:
    said, asks = say("trumped", card="K3"), Asks(bid(0, 2), first=say("bid-other"))
    joined = run(script(replace(DEALT, then=said), asks), "en").frames
    parted = run(script(replace(DEALT, then=said), Says(), asks), "en").frames
    assert joined[1].caption == f"{parted[1].caption} {parted[2].caption}"
    assert len(parted) == len(joined) + 1


@pytest.mark.parametrize("game", [GAME, "skull-king-dice"])
def test_the_rounds_before_are_true_ones(game: str) -> None:
    state = before_round(game, seats=4, number=6, first=2)
    assert state.round == 6
    assert len(state.sheet) == 5
    assert state.totals == tuple(map(sum, zip(*(line.points for line in state.sheet), strict=True)))
    assert getattr(state.phase, "dealer" if game == GAME else "starter") == 2
    assert state == before_round(game, seats=4, number=6, first=2), "the same every time"


def test_a_first_round_has_none_before_it() -> None:
    state = before_round(GAME, seats=3, number=1, first=1)
    assert (state.round, state.sheet, state.totals) == (1, (), (0, 0, 0))
    assert as_game(skull_king).awaiting(state)
