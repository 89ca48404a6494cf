"""The worked examples SL-X1 and SL-X2."""

from skulduggery.kernel.seats import Seat
from skulduggery.lessons.script import Asks, Happens, Meanwhile, Part, Script, say
from skulduggery.lessons.scripts.sleeping_queens.writing import act, beginning, deal, draw, reveal

GAME = "sleeping-queens"
NAMES = ("Anna", "Ben", "Clara", "David")
ANNA, BEN, CLARA, DAVID = range(4)

COUNTING = Script(
    id="SL-X1",
    rule="SL-X1",
    game=GAME,
    kind="example",
    names=NAMES,
    seat=Seat(CLARA),
    start=lambda: beginning(4),
    first=say("begin", "SL-12", seat=CLARA),
    parts=(
        Happens(deal("1 3 5 7 king | 2 2 6 8 wand | 1 3 9 10 jester | 4 6 8 9 potion", dealer=BEN, queens="peacock")),
        Asks(
            act(CLARA, "jester"),
            first=say("jester", "SL-31"),
            gentle=say("jester-other"),
        ),
        Happens(reveal("4"), say("counted", "SL-33", seat=CLARA, seat2=DAVID, seat3=ANNA, seat4=BEN)),
        Happens(act(BEN, "wake 0"), say("woken", "SL-33", seat=BEN, queen="peacock")),
    ),
)


def _turn_of_ben(cards: str, drawn: str) -> Part:
    """What the other player does between the cases is not told."""
    return Meanwhile((act(BEN, f"discard {cards}"), draw(BEN, drawn)))


ADDING_UP = Script(
    id="SL-X2",
    rule="SL-X2",
    game=GAME,
    kind="example",
    names=NAMES[:2],
    seat=Seat(ANNA),
    start=lambda: beginning(2),
    first=say("begin", "SL-34"),
    parts=(
        Happens(deal("2 3 4 5 10 | 7 7 9 9 wand", dealer=BEN)),
        Asks(act(ANNA, "discard 2 3 5"), first=say("three", "SL-34"), gentle=say("three-other")),
        Happens(draw(ANNA, "1 4 8"), say("three-done", "SL-34")),
        _turn_of_ben("7 7", "6 8"),
        Asks(act(ANNA, "discard 4 4 8"), first=say("twice", "SL-34"), gentle=say("twice-other")),
        Happens(draw(ANNA, "2 3 6")),
        _turn_of_ben("9 9", "1 10"),
        Asks(act(ANNA, "discard 1 2 3 6"), first=say("four", "SL-34"), gentle=say("four-other")),
        Happens(draw(ANNA, "4 4 7 9")),
        _turn_of_ben("wand", "5"),
        Asks(
            act(ANNA, "discard 4 4"),
            first=say("pair", "SL-34"),
            gentle=say("pair-other"),
            then=say("end", "SL-20", "SL-34"),
        ),
    ),
)

EXAMPLES = (COUNTING, ADDING_UP)
