"""Tables drawn as text: `hands="K Y | P R | B M"`, one hand for each seat; throws as `K/6 P/skull Y/flag`."""

from skulduggery.games import skull_king_dice as game
from skulduggery.games.skull_king_dice.dice import BAG, FACES, Die, Face
from skulduggery.games.skull_king_dice.events import Event
from skulduggery.games.skull_king_dice.moves import Bid, Move, Throw
from skulduggery.games.skull_king_dice.state import Bidding, Dealing, Rolling, Scoring, State, Throwing, Thrown, Trick
from skulduggery.kernel.chance import indices_of
from skulduggery.kernel.protocol import Refusal
from skulduggery.kernel.seats import Seat


def dice(text: str) -> tuple[Die, ...]:
    return tuple(Die(name) for name in text.split())


def trick(text: str) -> Trick:
    """`K/6 P/skull Y/flag`: thrown by seats 0, 1, 2 ... in this order."""
    return tuple(_thrown(seat, throw) for seat, throw in enumerate(text.split()))


def bidding(hands: str, *, starter: int = 0, scoring: Scoring = "standard", totals: tuple[int, ...] = ()) -> State:
    """The dice are drawn, nobody has bid. The round is the number of dice in a hand."""
    given = [dice(hand) for hand in hands.split("|")]
    before = dealing(len(given[0]), seats=len(given), starter=starter, scoring=scoring, totals=totals)
    order = indices_of([hand[turn] for turn in range(len(given[0])) for hand in given], BAG)
    assert isinstance(order, tuple), f"more of {order} than there are"
    return game.resolve(before, order).state


def dealing(
    round_number: int,
    *,
    seats: int = 4,
    starter: int = 0,
    scoring: Scoring = "standard",
    totals: tuple[int, ...] = (),
) -> State:
    """All dice are in the bag."""
    return State(
        seats=seats,
        scoring=scoring,
        round=round_number,
        totals=totals or (0,) * seats,
        phase=Dealing(starter=Seat(starter)),
    )


def throwing(
    hands: str,
    *,
    bids: str | None = None,
    starter: int = 0,
    scoring: Scoring = "standard",
    totals: tuple[int, ...] = (),
) -> State:
    """All have bid (0 unless told), and the starting player is to throw."""
    seats = hands.count("|") + 1
    state = bidding(hands, starter=starter, scoring=scoring, totals=totals)
    for seat, bid in enumerate(bids.split() if bids else ["0"] * seats):
        state = game.play(state, Seat(seat), Bid(int(bid))).state
    return state


def run(state: State, throws: str) -> tuple[State, list[Event]]:
    """Throws the dice in turn, whoever's turn it is, and lets each show its face."""
    events: list[Event] = []
    for text in throws.split():
        thrown = _thrown(in_throwing(state).turn, text)
        chosen = game.play(state, thrown.seat, Throw(thrown.die))
        rested = game.resolve(chosen.state, FACES[thrown.die].index(thrown.face))
        state = rested.state
        events += (*chosen.events, *rested.events)
    return state, events


def refused(state: State, seat: int, wanted: Move | str) -> Refusal | None:
    return game.refusal(state, Seat(seat), Throw(Die(wanted)) if isinstance(wanted, str) else wanted)


def in_bidding(state: State) -> Bidding:
    assert isinstance(state.phase, Bidding)
    return state.phase


def in_throwing(state: State) -> Throwing:
    assert isinstance(state.phase, Throwing)
    return state.phase


def in_rolling(state: State) -> Rolling:
    assert isinstance(state.phase, Rolling)
    return state.phase


def _thrown(seat: int, text: str) -> Thrown:
    die, _, face = text.partition("/")
    assert face in FACES[Die(die)], f"no {face} on {die}"
    return Thrown(Seat(seat), Die(die), Face(face))
