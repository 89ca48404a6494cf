"""Tables drawn as text: `hands="Y2 K1 | Y12 B13"`, one hand for each seat."""

from skulduggery.games import skull_king as game
from skulduggery.games.skull_king.cards import DECK, Card
from skulduggery.games.skull_king.events import Event
from skulduggery.games.skull_king.moves import Bid, Move, Play, Role
from skulduggery.games.skull_king.state import Bidding, Dealing, Laid, Playing, Scoring, State, Trick
from skulduggery.kernel.chance import indices_of
from skulduggery.kernel.protocol import Refusal
from skulduggery.kernel.seats import Seat


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(name) for name in text.split())


def trick(text: str) -> Trick:
    """`Y2 SM/pirate E`: played by seats 0, 1, 2 ... in this order."""
    return tuple(_laid(seat, name) for seat, name in enumerate(text.split()))


def move(text: str) -> Play:
    name, _, role = text.partition("/")
    return Play(Card(name), _role(role))


def bidding(hands: str, *, dealer: int = 0, scoring: Scoring = "standard", totals: tuple[int, ...] = ()) -> State:
    """The cards are dealt, nobody has bid. The round is the number of cards in a hand."""
    given = [cards(hand) for hand in hands.split("|")]
    before = State(
        seats=len(given),
        scoring=scoring,
        round=len(given[0]),
        totals=totals or (0,) * len(given),
        phase=Dealing(dealer=Seat(dealer)),
    )
    order = indices_of([hand[turn] for turn in range(len(given[0])) for hand in given], DECK)
    assert isinstance(order, tuple), f"more of {order} than there are"
    return game.resolve(before, order).state


def playing(hands: str, *, bids: str | None = None, dealer: int = -1, scoring: Scoring = "standard") -> State:
    """All have bid (0 unless told), and seat 0 leads unless another dealer is named."""
    seats = hands.count("|") + 1
    state = bidding(hands, dealer=dealer % seats, scoring=scoring)
    for seat, bid in enumerate(bids.split() if bids else ["0"] * seats):
        state = game.play(state, Seat(seat), Bid(int(bid))).state
    return state


def run(state: State, moves: str) -> tuple[State, list[Event]]:
    """Plays the cards in turn, whoever's turn it is."""
    events: list[Event] = []
    for text in moves.split():
        assert isinstance(state.phase, Playing)
        step = game.play(state, state.phase.turn, move(text))
        state = step.state
        events += step.events
    return state, events


def refused(state: State, seat: int, wanted: Move | str) -> Refusal | None:
    return game.refusal(state, Seat(seat), move(wanted) if isinstance(wanted, str) else wanted)


def in_bidding(state: State) -> Bidding:
    assert isinstance(state.phase, Bidding)
    return state.phase


def in_play(state: State) -> Playing:
    assert isinstance(state.phase, Playing)
    return state.phase


def _laid(seat: int, text: str) -> Laid:
    name, _, role = text.partition("/")
    return Laid(Seat(seat), Card(name), _role(role))


def _role(text: str) -> Role | None:
    return {"pirate": "pirate", "escape": "escape", "": None}[text]  # pyright: ignore[reportReturnType]
