"""Tables drawn as text: `hands="king 2 3 5 wand | 4 4 8 knight 1"` and `awake="cat | heart moon"`, seat by seat."""

from collections import Counter

from skulduggery.games import sleeping_queens as game
from skulduggery.games.sleeping_queens.cards import DECK, Card, sorted_cards
from skulduggery.games.sleeping_queens.events import Event
from skulduggery.games.sleeping_queens.moves import Defend, Discard, Jester, King, Knight, Move, Potion, Wake
from skulduggery.games.sleeping_queens.queens import QUEENS, Place, Queen
from skulduggery.games.sleeping_queens.state import Acting, Hand, State, Table
from skulduggery.kernel.chance import Pause, indices_of
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.protocol import Chance, Decide, Refusal, Step, as_game
from skulduggery.kernel.seats import Seat

ROSE, CAKE, RAINBOW, STARFISH, LADYBUG, MOON, PEACOCK, SUNFLOWER, CAT, DOG, PANCAKE, HEART = range(12)
"""The places: unless told otherwise the queens sleep in the order of their names in the rulebook."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(name) for name in text.split())


def acting(
    hands: str, *, awake: str = "", turn: int = 0, pile: str | None = None, known: str = "", seen: str = ""
) -> State:
    """Seat 0 is to act unless told otherwise. All cards that are neither in a hand nor in a given pile are discarded;
    without a given pile nothing is discarded. `seen` names queens who sleep again after everybody saw them."""
    held = tuple(sorted_cards(cards(hand)) for hand in hands.split("|"))
    rest = Counter(DECK)
    for hand in held:
        rest.subtract(hand)
    drawable = Counter(cards(pile)) if pile is not None else rest
    discard = rest - drawable
    assert min(rest.values()) >= 0, "more of a card than there are"
    assert discard + drawable == +rest, "the pile has more of a card than there are"
    owners = [_owner(queen, awake) for queen in QUEENS]
    table = Table(
        hands=held,
        known=_by_seat(known, len(held)),
        pile=sorted_cards(drawable.elements()),
        discard=sorted_cards(discard.elements()),
        queens=QUEENS,
        owners=tuple(owners),
        seen=tuple(owner is not None or queen in seen.split() for queen, owner in zip(QUEENS, owners, strict=True)),
    )
    return State(seats=len(held), table=table, phase=Acting(turn=Seat(turn)))


def run(state: State, script: str) -> tuple[State, list[Event]]:
    """`king 7 / draw 9 / jester / reveal 4 / wake - / discard 2 3 5 / knight cat / defend yes`, by whoever is asked.

    A pause (SL-43) passes by itself.
    """
    events: list[Event] = []
    for line in script.split("/"):
        step = _follow(state, line.split())
        state = step.state
        events += step.events
        awaited = game.awaiting(state)
        if isinstance(awaited, Chance) and isinstance(awaited.draw, Pause):
            step = game.resolve(state, 0)
            state = step.state
            events += step.events
    return state, events


def move(text: str) -> Move:
    action, *rest = text.split()
    match action:
        case "king":
            return King(Place(int(rest[0])))
        case "jester":
            return Jester()
        case "wake":
            return Wake(None if rest == ["-"] else Place(int(rest[0])))
        case "discard":
            return Discard(cards(" ".join(rest)))
        case "knight":
            return Knight(Queen(rest[0]))
        case "potion":
            return Potion(Queen(rest[0]))
        case _:
            assert action == "defend"
            return Defend(rest == ["yes"])


def refused(state: State, wanted: Move | str, seat: int = 0) -> Refusal | None:
    return game.refusal(state, Seat(seat), move(wanted) if isinstance(wanted, str) else wanted)


def legal(state: State, seat: int = 0) -> list[Move]:
    return legal_moves(as_game(game), state, Seat(seat))


def hand(state: State, seat: int) -> str:
    return " ".join(state.table.hands[seat])


def queens(state: State, seat: int) -> str:
    pairs = zip(state.table.queens, state.table.owners, strict=True)
    return " ".join(queen for queen, owner in pairs if owner == seat)


def _follow(state: State, words: list[str]) -> Step[State, Event]:
    awaiting = game.awaiting(state)
    if words[0] in ("draw", "reveal"):
        assert isinstance(awaiting, Chance)
        order = indices_of([Card(name) for name in words[1:]], state.table.pile)
        assert isinstance(order, tuple), f"no {order} in the pile"
        return game.resolve(state, order)
    assert isinstance(awaiting, Decide)
    return game.play(state, awaiting.seats[0], move(" ".join(words)))


def _owner(queen: Queen, awake: str) -> Seat | None:
    for seat, names in enumerate(awake.split("|")):
        if queen in names.split():
            return Seat(seat)
    return None


def _by_seat(text: str, seats: int) -> tuple[Hand, ...]:
    given = [sorted_cards(cards(part)) for part in text.split("|")]
    return tuple(given[seat] if seat < len(given) else () for seat in range(seats))
