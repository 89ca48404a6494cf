"""Tables drawn as text: `hands="R5 Y2 | B12 0"`, one hand for each seat; `planks="f3333 | b1-25"`.

A plank is its side (front, back) and the spaces of the red, yellow, green and blue pirate; `-` is the water.
"""

from collections.abc import Iterable
from typing import TypeVar

from skulduggery.games import skull_queen as game
from skulduggery.games.skull_queen.cards import Card
from skulduggery.games.skull_queen.events import Event
from skulduggery.games.skull_queen.moves import Move, Place, Play
from skulduggery.games.skull_queen.rules.material import PLANK_VALUES, deck
from skulduggery.games.skull_queen.state import Dealing, Laid, Placing, Plank, Playing, Space, State, Trick, WithGhost
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.configs import configure
from skulduggery.kernel.protocol import Refusal, as_game
from skulduggery.kernel.seats import Seat

E = TypeVar("E", bound=Event)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(name) for name in text.split())


def trick(text: str) -> Trick:
    """Played by seats 0, 1, 2 ... in this order."""
    return tuple(Laid(seat=Seat(seat), card=card) for seat, card in enumerate(cards(text)))


def plank(text: str) -> Plank:
    red, yellow, green, blue = (None if space == "-" else Space(int(space)) for space in text[1:])
    return Plank(side="front" if text[0] == "f" else "back", red=red, yellow=yellow, green=green, blue=blue)


def planks(text: str) -> tuple[Plank, ...]:
    return tuple(plank(part.strip()) for part in text.split("|"))


def place(text: str) -> Place:
    red, yellow, green, blue = (int(space) for space in text[1:])
    return Place(side="front" if text[0] == "f" else "back", red=red, yellow=yellow, green=green, blue=blue)


def dealing(seats: int, *, dealer: int = 0, round_number: int = 1) -> State:
    return _state(seats, Dealing(dealer=Seat(dealer)), round_number=round_number)


def placing(seats: int, *, dealer: int = 0, round_number: int = 1) -> State:
    """A whole deck is dealt in its own order; nobody has placed."""
    size = len(deck(seats))
    return game.resolve(dealing(seats, dealer=dealer, round_number=round_number), tuple(range(size))).state


def playing(
    hands: str,
    *,
    centre: str = "",
    planks_: str = "",
    turn: int = 0,
    dealer: int = 0,
    totals: tuple[int, ...] = (),
    round_number: int = 1,
) -> State:
    """Three to six players in the middle of a round; all pirates in the middle of the front side unless told."""
    given = tuple(cards(hand) for hand in hands.split("|"))
    phase = Playing(
        dealer=Seat(dealer),
        hands=given,
        centre=cards(centre),
        planks=planks(planks_ or " | ".join(["f3333"] * len(given))),
        turn=Seat(turn),
        trick=(),
        past=(),
    )
    return _state(len(given), phase, totals=totals, round_number=round_number)


def haunted(
    hands: str, *, ghost: str, centre: str = "", planks_: str = "f3333 | f3333", dealer: int = 0, round_number: int = 1
) -> State:
    """Two captains; the first of the ghost's cards has been turned over."""
    led, *stack = cards(ghost)
    phase = WithGhost(
        dealer=Seat(dealer),
        hands=tuple(cards(hand) for hand in hands.split("|")),
        ghost=tuple(stack),
        centre=cards(centre),
        planks=planks(planks_),
        led=led,
        sealed=(None, None),
        past=(),
    )
    return _state(2, phase, round_number=round_number)


def run(state: State, moves: str) -> tuple[State, list[Event]]:
    """Plays the cards in turn, whoever's turn it is."""
    events: list[Event] = []
    for card in cards(moves):
        step = game.play(state, in_play(state).turn, Play(card))
        state = step.state
        events += step.events
    return state, events


def captains(state: State, first: str, second: str) -> tuple[State, list[Event]]:
    """Seats 0 and 1 seal their cards in this order."""
    one = game.play(state, Seat(0), Play(Card(first)))
    other = game.play(one.state, Seat(1), Play(Card(second)))
    return other.state, [*one.events, *other.events]


def refused(state: State, seat: int, wanted: Move | str) -> Refusal | None:
    return game.refusal(state, Seat(seat), Play(Card(wanted)) if isinstance(wanted, str) else wanted)


def legal(state: State, seat: int) -> str:
    moves = legal_moves(as_game(game), state, Seat(seat))
    return " ".join(move.card for move in moves)


def all_of(kind: type[E], events: Iterable[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def in_placing(state: State) -> Placing:
    assert isinstance(state.phase, Placing)
    return state.phase


def in_play(state: State) -> Playing:
    assert isinstance(state.phase, Playing)
    return state.phase


def with_ghost(state: State) -> WithGhost:
    assert isinstance(state.phase, WithGhost)
    return state.phase


def new_game(seats: int) -> State:
    return game.setup(configure(as_game(game), seats))


def _state(
    seats: int, phase: Dealing | Playing | WithGhost, *, totals: tuple[int, ...] = (), round_number: int = 1
) -> State:
    return State(
        seats=seats,
        plank_values=PLANK_VALUES,
        round=round_number,
        totals=totals or (0,) * seats,
        phase=phase,
    )
