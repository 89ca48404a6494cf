"""Other truths: which cards are possible, given everything that a viewer may know.

What somebody may know is not taken from the view alone, or a view that shows too much would pass. So everything that
the rules hide is hidden here once more, before a truth is drawn.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from skulduggery.kernel.chance import Rng, pick
from skulduggery.kernel.choices import legal_moves
from skulduggery.kernel.covered import face_down
from skulduggery.kernel.protocol import AnyGame, Decide, FaceDown
from skulduggery.kernel.seats import Seat
from skulduggery.server.table.state import Play, Table

INSIDE = ("phase", "table")
"""Where the hands are in a state or a view, if not at the top."""


def other_truth(game: AnyGame, play: Play, viewer: Seat | None, rng: Rng) -> Any:
    """A state that looks the same to this viewer. Sealed decisions of others are drawn at random."""
    moment = play.moment
    if moment is None or not moment.owing:
        return drawn(game, play.state, viewer, rng)
    state = drawn(game, moment.start, viewer, rng)
    for made in moment.made:
        move = made.move if made.seat == viewer else pick(rng, legal_moves(game, state, made.seat))
        state = game.play(state, made.seat, move).state
    return state


def drawn(game: AnyGame, state: Any, viewer: Seat | None, rng: Rng) -> Any:
    """Another state, for a game without sealed decisions."""
    return game.belief.sample(covered(game.view(state, viewer), state, viewer), rng)


def covered(view: Any, state: Any, viewer: Seat | None) -> Any:
    """The view without what the rules hide from the viewer, in case it shows any of that by mistake."""

    def cover(holder: Any) -> Any:
        hands = tuple(hand if seat == viewer else _from_behind(hand) for seat, hand in enumerate(holder.hands))
        return replace(holder, hands=hands)

    view = with_hands(view, cover)
    asleep = getattr(getattr(state, "table", None), "seen", None)
    if asleep is not None:
        queens = tuple(queen if seen else None for queen, seen in zip(view.queens, asleep, strict=True))
        view = replace(view, queens=queens)
    return view


def with_hands(value: Any, change: Callable[[Any], Any]) -> Any:
    """The state or view with every part that has `hands` replaced."""
    if hasattr(value, "hands"):
        return change(value)
    inside = {name: getattr(value, name) for name in INSIDE if isinstance(getattr(value, name, None), Struct)}
    return replace(value, **{name: with_hands(part, change) for name, part in inside.items()}) if inside else value


def as_if(table: Table, state: Any) -> Table:
    """The table with this state."""
    play = table.play
    assert play is not None
    awaiting = table.game.awaiting(state)
    asked = awaiting.seats if isinstance(awaiting, Decide) else ()
    prompts = tuple(
        (table.seq if number is None else number) if seat in asked else None for seat, number in enumerate(play.prompts)
    )
    return replace(table, play=replace(play, state=state, awaiting=awaiting, prompts=prompts))


def _from_behind(hand: Any) -> FaceDown:
    return hand if isinstance(hand, FaceDown) else face_down(len(hand))
