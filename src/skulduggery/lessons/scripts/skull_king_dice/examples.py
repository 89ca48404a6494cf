"""The worked examples SD-X1 to SD-X7."""

from skulduggery.kernel.seats import Seat
from skulduggery.lessons.earlier import before_round
from skulduggery.lessons.script import Asks, Happens, Meanwhile, Part, Says, Script, Step, say, told
from skulduggery.lessons.scripts.bidding import bids
from skulduggery.lessons.scripts.skull_king_dice.writing import deal, throw, trick

GAME = "skull-king-dice"
NAMES = ("Anna", "Ben", "Clara", "David", "Emma")
ANNA, BEN, CLARA, DAVID, EMMA = range(5)

LATER_SEVEN = Script(
    id="SD-X1",
    rule="SD-X1",
    game=GAME,
    kind="example",
    names=NAMES,
    viewer=Seat(DAVID),
    start=lambda: before_round(GAME, seats=5, number=1, first=ANNA),
    first=say("begin", "SD-10"),
    parts=(
        Happens(deal("K | K | R | Y | K", round_number=1, starter=ANNA)),
        Meanwhile(tuple(bids("0 1 0 0 0")), say("bids", "SD-30", seat=ANNA)),
        *told(trick(ANNA, "K/6 K/7 R/2 Y/7 K/5", 5), say("won", "SD-40", "SD-41", seat=DAVID)),
    ),
)

SPECIAL_DICE = "P R | SK B | K Y | K R | M K"


def _special_start() -> tuple[Part, ...]:
    """SD-X2 and SD-X3 begin alike: two special dice, then a black one, which sets the colour."""
    return (
        Happens(deal(SPECIAL_DICE, round_number=2, starter=ANNA)),
        Meanwhile(tuple(bids("0 1 0 0 1")), say("bids", seat=EMMA, seat2=BEN)),
        Happens(throw(ANNA, "P/skull")),
        Happens(throw(BEN, "SK/skull")),
        Happens(throw(CLARA, "K/5"), say("colour", "SD-33", seat=CLARA)),
        Happens(throw(DAVID, "K/7"), say("followed", "SD-31", seat=DAVID, die="R")),
    )


MERMAID_CAPTURES = Script(
    id="SD-X2",
    rule="SD-X2",
    game=GAME,
    kind="example",
    names=NAMES,
    seat=Seat(EMMA),
    start=lambda: before_round(GAME, seats=5, number=2, first=ANNA),
    first=say("begin", "SD-10", seat=EMMA),
    parts=(
        *_special_start(),
        Says(),
        Asks(
            throw(EMMA, "M/skull"),
            first=say("mermaid", "SD-34", die="M"),
            gentle=say("mermaid-other", die="M"),
            then=say("won", "SD-45", "SD-65"),
        ),
        *told(trick(EMMA, "K/5 R/2 B/5 Y/1 R/3", 5), say("scored", "SD-65", "SD-66", seat=EMMA)),
    ),
)

MERMAID_SHOWS_A_FLAG = Script(
    id="SD-X3",
    rule="SD-X3",
    game=GAME,
    kind="example",
    names=NAMES,
    viewer=Seat(EMMA),
    start=lambda: before_round(GAME, seats=5, number=2, first=ANNA),
    first=say("begin", "SD-10"),
    parts=(
        *_special_start(),
        Happens(throw(EMMA, "M/flag"), say("won", "SD-44", "SD-64", seat=BEN)),
        *told(trick(BEN, "B/3 Y/7 R/2 K/6 R/1", 5), say("scored", "SD-64", "SD-66", seat=BEN)),
    ),
)


def _hand_of_three(
    rule: str,
    hands: str,
    *,
    starter: int,
    bid: str,
    ending: tuple[Step, ...],
    scored: str,
    before: tuple[Part, ...] = (),
) -> Script:
    """SD-X4 to SD-X7: a hand among three players; the examples are about the first player."""
    number = len(hands.split("|")[0].split())
    return Script(
        id=rule,
        rule=rule,
        game=GAME,
        kind="example",
        names=NAMES[:3],
        start=lambda: before_round(GAME, seats=3, number=number, first=starter),
        first=say("begin", "SD-10", round=number),
        parts=(
            Happens(deal(hands, round_number=number, starter=starter)),
            Meanwhile(tuple(bids(bid)), say("bids", "SD-20", seat=ANNA)),
            *before,
            *told(ending, say("scored", scored, seat=ANNA)),
        ),
    )


EXAMPLES = (
    LATER_SEVEN,
    MERMAID_CAPTURES,
    MERMAID_SHOWS_A_FLAG,
    _hand_of_three(
        "SD-X4",
        "K K K | R R B | Y R B",
        starter=ANNA,
        bid="3 0 0",
        ending=(*trick(ANNA, "K/7 R/3 Y/1", 3), *trick(ANNA, "K/6 R/2 R/1", 3), *trick(ANNA, "K/7 B/5 B/4", 3)),
        scored="SD-60",
    ),
    _hand_of_three(
        "SD-X5",
        "K R R R R | K K B B Y | B B B Y R",
        starter=ANNA,
        bid="5 4 0",
        before=(
            *told(trick(ANNA, "K/7 K/5 B/4", 3), say("one", "SD-40", seat=ANNA, die="K")),
            Meanwhile(
                (*trick(ANNA, "R/1 K/6 R/2", 3), *trick(BEN, "B/5 B/3 R/2", 3), *trick(BEN, "B/4 B/3 R/3", 3)),
                say("last", seat=BEN),
            ),
        ),
        ending=trick(BEN, "Y/7 Y/1 R/1", 3),
        scored="SD-61",
    ),
    _hand_of_three(
        "SD-X6",
        "R R R Y | K K B B | K K B B",
        starter=BEN,
        bid="0 2 2",
        before=(Meanwhile((*trick(BEN, "K/7 K/5 R/3", 3), *trick(BEN, "K/6 K/7 Y/flag", 3)), say("half", seat=ANNA)),),
        ending=(*trick(CLARA, "B/5 R/2 B/3", 3), *trick(CLARA, "B/4 R/1 B/5", 3)),
        scored="SD-62",
    ),
    _hand_of_three(
        "SD-X7",
        "R R R R Y Y | K K K B B R | K K B B R R",
        starter=BEN,
        bid="0 4 0",
        before=(
            Meanwhile(
                (
                    *trick(BEN, "K/7 K/6 R/1", 3),
                    *trick(BEN, "K/6 K/5 R/2", 3),
                    *trick(BEN, "K/5 B/4 R/3", 3),
                    *trick(BEN, "B/5 B/3 R/1", 3),
                ),
                say("two-left", seat=ANNA),
            ),
        ),
        ending=(*trick(BEN, "B/4 R/2 Y/7", 3), *trick(ANNA, "Y/7 R/3 R/1", 3)),
        scored="SD-63",
    ),
)
