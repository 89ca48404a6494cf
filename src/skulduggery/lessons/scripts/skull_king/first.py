"""The first lesson: round 3 with three cards each, in which the Mermaid meets the Skull King; then a bid of 0."""

from skulduggery.kernel.seats import Seat
from skulduggery.lessons.earlier import before_round
from skulduggery.lessons.script import Asks, Happens, Meanwhile, Says, Script, say
from skulduggery.lessons.scripts.bidding import bid
from skulduggery.lessons.scripts.skull_king.writing import deal, play

GAME = "skull-king"
KIM, ANNA, BEN = range(3)

FIRST = Script(
    id="first",
    game=GAME,
    kind="lesson",
    names=("Kim", "Anna", "Ben"),
    seat=Seat(KIM),
    start=lambda: before_round(GAME, seats=3, number=3, first=KIM),
    first=say("hello", "SK-60"),
    parts=(
        Says(say("round", "SK-10", round=3)),
        Happens(deal("Y2 K3 M | Y8 B7 SK | Y12 B10 P", round_number=3, dealer=KIM)),
        Happens(bid(ANNA, 1)),
        Happens(bid(BEN, 1)),
        Asks(
            bid(KIM, 2),
            first=say("bid", "SK-20", "SK-21", card="Y2", card2="K3", card3="M"),
            gentle=say("bid-other"),
            then=say("bids", "SK-20", "SK-30", seat=ANNA),
        ),
        Happens(play(ANNA, "Y8")),
        Happens(play(BEN, "Y12")),
        Asks(
            play(KIM, "Y2"),
            first=say("follow", "SK-31", card="Y2"),
            gentle=say("follow-other", card="M", card2="Y2"),
            then=say("followed", "SK-40", "SK-49", card="Y12", seat=BEN),
        ),
        Happens(play(BEN, "B10")),
        Asks(
            play(KIM, "K3"),
            first=say("trump", "SK-32", "SK-41", card="K3"),
            gentle=say("trump-other", "SK-35", card="M", card2="K3"),
        ),
        Happens(play(ANNA, "B7"), say("trumped", "SK-41", card="K3")),
        Asks(play(KIM, "M"), first=say("mermaid", "SK-42", card="M")),
        Happens(play(ANNA, "SK"), say("king", "SK-43", "SK-44", seat=ANNA, card="SK")),
        Happens(play(BEN, "P"), say("charmed", "SK-45", "SK-65", card="M", card2="SK")),
        Says(say("score", "SK-60", "SK-61", "SK-66", seat=ANNA)),
        Happens(deal("Y1 R2 B3 E | Y11 R6 K9 P | Y7 R10 B12 K5", round_number=4, dealer=ANNA)),
        Meanwhile((bid(ANNA, 2), bid(BEN, 2))),
        Asks(
            bid(KIM, 0),
            first=say("zero", "SK-21", "SK-47", card="E"),
            gentle=say("zero-other"),
            then=say("zero-bid", "SK-62", "SK-63"),
        ),
        Says(say("bye", "SK-36", "SK-70", card="SM")),
    ),
)
