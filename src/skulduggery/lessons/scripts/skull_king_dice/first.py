"""The first lesson: hand 3 with three dice each, two equal sevens, a flag, and the Skull King's skull."""

from skulduggery.kernel.seats import Seat
from skulduggery.lessons.earlier import before_round
from skulduggery.lessons.script import Asks, Happens, Says, Script, say
from skulduggery.lessons.scripts.bidding import bid
from skulduggery.lessons.scripts.skull_king_dice.writing import deal, throw

GAME = "skull-king-dice"
KIM, ANNA, BEN = range(3)

FIRST = Script(
    id="first",
    game=GAME,
    kind="lesson",
    names=("Kim", "Anna", "Ben"),
    seat=Seat(KIM),
    start=lambda: before_round(GAME, seats=3, number=3, first=BEN),
    first=say("hello", "SD-60"),
    parts=(
        Says(say("round", "SD-10", round=3)),
        Happens(deal("K Y SK | B R P | K R M", round_number=3, starter=BEN)),
        Happens(bid(ANNA, 1)),
        Happens(bid(BEN, 1)),
        Asks(
            bid(KIM, 2),
            first=say("bid", "SD-01", "SD-20", die="K", die2="SK", die3="Y"),
            gentle=say("bid-other"),
            then=say("bids", "SD-20", "SD-30", seat=BEN),
        ),
        Happens(throw(BEN, "K/7")),
        Asks(
            throw(KIM, "K/7"),
            first=say("follow", "SD-31", "SD-35", die="K"),
            gentle=say("follow-other", die="SK", die2="K"),
        ),
        Happens(throw(ANNA, "R/2"), say("equal", "SD-40", "SD-41")),
        Says(),
        Asks(
            throw(KIM, "Y/flag"),
            first=say("gamble", "SD-03", die="Y"),
            gentle=say("gamble-other", die="SK", die2="Y"),
            then=say("flag", "SD-47"),
        ),
        Happens(throw(ANNA, "B/4")),
        Happens(throw(BEN, "R/3"), say("highest", "SD-40", "SD-48", seat=ANNA)),
        Happens(throw(ANNA, "P/skull"), say("skull", "SD-42", "SD-43", seat=ANNA)),
        Happens(throw(BEN, "M/flag")),
        Asks(
            throw(KIM, "SK/skull"),
            first=say("king", "SD-44", "SD-45", seat=BEN, die="SK"),
            then=say("captured", "SD-44", "SD-64"),
        ),
        Says(say("score", "SD-60", "SD-61", "SD-66", seat=BEN)),
        Says(say("bye", "SD-62", "SD-63", "SD-70")),
    ),
)
