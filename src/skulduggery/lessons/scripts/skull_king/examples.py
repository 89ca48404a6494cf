"""The worked examples SK-X1 to SK-X5."""

from skulduggery.kernel.seats import Seat
from skulduggery.lessons.earlier import before_round
from skulduggery.lessons.script import Happens, Meanwhile, Part, Said, Script, Step, say, told
from skulduggery.lessons.scripts.bidding import bids
from skulduggery.lessons.scripts.skull_king.writing import deal, trick

GAME = "skull-king"
NAMES = ("Anna", "Ben", "Clara", "David")


def _yellow_is_led(name: str, hands: str, *, bid: str, won: Said) -> Script:
    """SK-X1: one card each, and the first player leads."""
    seats = hands.count("|") + 1
    return Script(
        id=name,
        rule="SK-X1",
        game=GAME,
        kind="example",
        names=NAMES[:seats],
        viewer=Seat(seats - 1),
        start=lambda: before_round(GAME, seats=seats, number=1, first=seats - 1),
        first=say("begin", "SK-10"),
        parts=(
            Happens(deal(hands, round_number=1, dealer=seats - 1)),
            Meanwhile(tuple(bids(bid)), say("led", "SK-30", seat=0, card="Y2")),
            *told(trick(0, hands.replace("|", " "), seats), won),
        ),
    )


def _round_of_two(
    rule: str,
    hands: str,
    *,
    leader: int,
    bid: str,
    ending: tuple[Step, ...],
    scored: str,
    before: tuple[Part, ...] = (),
) -> Script:
    """SK-X2 to SK-X5: a round between two players; the examples are about the first player."""
    number = len(hands.split("|")[0].split())
    return Script(
        id=rule,
        rule=rule,
        game=GAME,
        kind="example",
        names=NAMES[:2],
        start=lambda: before_round(GAME, seats=2, number=number, first=1 - leader),
        first=say("begin", "SK-10", round=number),
        parts=(
            Happens(deal(hands, round_number=number, dealer=1 - leader)),
            Meanwhile(tuple(bids(bid)), say("bids", "SK-20", seat=0)),
            *before,
            *told(ending, say("scored", scored, seat=0)),
        ),
    )


EXAMPLES = (
    _yellow_is_led("SK-X1", "Y2 | Y12 | B13 | K1", bid="0 1 0 1", won=say("won", "SK-40", "SK-41", seat=3, card="K1")),
    _yellow_is_led("SK-X1-no-black", "Y2 | Y12 | B13", bid="0 1 0", won=say("won", "SK-40", seat=1, card="Y12")),
    _round_of_two(
        "SK-X2",
        "K13 K12 K11 | Y3 R6 B2",
        leader=0,
        bid="3 0",
        ending=(*trick(0, "K13 Y3", 2), *trick(0, "K12 R6", 2), *trick(0, "K11 B2", 2)),
        scored="SK-60",
    ),
    _round_of_two(
        "SK-X3",
        "K13 R2 Y1 Y3 B4 | K2 R13 Y13 Y11 B12",
        leader=0,
        bid="5 4",
        before=told(trick(0, "K13 K2", 2), say("one", "SK-40", seat=0, card="K13")),
        ending=(*trick(0, "R2 R13", 2), *trick(1, "Y13 Y1", 2), *trick(1, "Y11 Y3", 2), *trick(1, "B12 B4", 2)),
        scored="SK-61",
    ),
    _round_of_two(
        "SK-X4",
        "Y1 R2 B3 E | Y9 R10 B8 K6",
        leader=1,
        bid="0 4",
        ending=(*trick(1, "Y9 Y1", 2), *trick(1, "R10 R2", 2), *trick(1, "B8 B3", 2), *trick(1, "K6 E", 2)),
        scored="SK-62",
    ),
    _round_of_two(
        "SK-X5",
        "Y2 Y3 Y12 R2 R3 R12 B2 B3 E | Y9 Y11 R9 R11 B7 B8 B9 K5 P",
        leader=1,
        bid="0 7",
        before=(
            Meanwhile(
                (
                    *trick(1, "Y9 Y2", 2),
                    *trick(1, "R9 R2", 2),
                    *trick(1, "B9 B2", 2),
                    *trick(1, "B8 B3", 2),
                    *trick(1, "K5 E", 2),
                    *trick(1, "P Y3", 2),
                    *trick(1, "B7 R3", 2),
                ),
                say("two-left", seat=0, card="Y12", card2="R12"),
            ),
        ),
        ending=(*trick(1, "Y11 Y12", 2), *trick(0, "R12 R11", 2)),
        scored="SK-63",
    ),
)
