"""The worked examples SK-X1 to SK-X5."""

from skulduggery.kernel.seats import Seat
from skulduggery.lessons.earlier import before_round
from skulduggery.lessons.script import Happens, Meanwhile, Part, Script, say
from skulduggery.lessons.scripts.skull_king.writing import bids, deal, told, trick

GAME = "skull-king"
FOUR = ("Anna", "Ben", "Carla", "David")


def _led_yellow(hands: str, *, said: str, bid: str) -> tuple[Part, ...]:
    seats = hands.count("|") + 1
    return (
        Happens(deal(hands, round_number=1, dealer=seats - 1)),
        Meanwhile(tuple(bids(bid)), say("led", "SK-30", seat=0, card="Y2")),
        *told(trick(0, hands.replace("|", " "), seats), say(said, "SK-40", "SK-41")),
    )


BLACK_WINS = Script(
    id="SK-X1",
    rule="SK-X1",
    game=GAME,
    kind="example",
    names=FOUR,
    viewer=Seat(3),
    start=lambda: before_round(GAME, seats=4, number=1, first=3),
    first=say("begin", "SK-10"),
    parts=_led_yellow("Y2 | Y12 | B13 | K1", bid="0 1 0 1", said="won"),
)

EXAMPLES = (BLACK_WINS,)
