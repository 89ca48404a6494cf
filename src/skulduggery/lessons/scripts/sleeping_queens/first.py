"""The first lesson: a whole short game of two, with every kind of card."""

from skulduggery.kernel.seats import Seat
from skulduggery.lessons.script import Asks, Happens, Script, say
from skulduggery.lessons.scripts.sleeping_queens.writing import act, beginning, deal, draw, reveal

KIM, ANNA = range(2)
FIRST_BED, LAST_BED = 2, 3

FIRST = Script(
    id="first",
    game="sleeping-queens",
    kind="lesson",
    names=("Kim", "Anna"),
    seat=Seat(KIM),
    start=lambda: beginning(2),
    first=say("hello", "SL-10", "SL-60"),
    parts=(
        Happens(
            deal(
                "king 2 3 5 dragon | king king knight potion 7",
                dealer=ANNA,
                queens="moon pancake heart cat",
            )
        ),
        Asks(
            act(KIM, f"king {FIRST_BED}"),
            first=say("king", "SL-20", "SL-30", card="king", place=FIRST_BED),
            gentle=say("king-other", card="king", place=FIRST_BED),
            then=say("woken", "SL-02", "SL-30", queen="heart"),
        ),
        Happens(draw(KIM, "knight"), say("drawn", "SL-20", seat=ANNA)),
        Happens(act(ANNA, "king 1")),
        Happens(draw(ANNA, "9")),
        Asks(
            act(KIM, "knight pancake"),
            first=say("knight", "SL-36", seat=ANNA, card="knight", queen="pancake"),
            gentle=say("knight-other", card="knight", queen="pancake"),
        ),
        Happens(draw(KIM, "wand")),
        Happens(act(ANNA, "knight heart")),
        Asks(
            act(KIM, "defend"),
            first=say("dragon", "SL-40", "SL-43", seat=ANNA, queen="heart"),
            gentle=say("dragon-other", seat=ANNA, queen="heart"),
        ),
        Happens(draw(ANNA, "8")),
        Happens(draw(KIM, "potion")),
        Asks(
            act(KIM, "discard 2 3 5"),
            first=say("sum", "SL-34"),
            gentle=say("sum-other"),
        ),
        Happens(draw(KIM, "jester 6 6")),
        Happens(act(ANNA, "king 0")),
        Happens(draw(ANNA, "10")),
        Asks(
            act(KIM, "potion moon"),
            first=say("potion", "SL-37", seat=ANNA, card="potion", queen="moon"),
            gentle=say("potion-other", card="potion", queen="moon"),
        ),
        Happens(draw(KIM, "1")),
        Happens(act(ANNA, "potion heart")),
        Asks(
            act(KIM, "defend"),
            first=say("wand", "SL-41", seat=ANNA, card="wand"),
            gentle=say("wand-other", queen="heart"),
        ),
        Happens(draw(ANNA, "4")),
        Happens(draw(KIM, "9")),
        Asks(
            act(KIM, "jester"),
            first=say("jester", "SL-31", "SL-32"),
            gentle=say("jester-other"),
        ),
        Happens(reveal("3")),
        Asks(
            act(KIM, f"wake {LAST_BED}"),
            first=say("count", "SL-33", seat=ANNA, place=LAST_BED),
            gentle=say("count-other", place=LAST_BED),
            then=say("won", "SL-60", "SL-62", queen="cat"),
        ),
    ),
)
