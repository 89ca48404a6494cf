"""Chapters A turn and Special queens: kings, jesters, and whom they wake."""

from msgspec.structs import replace

from skulduggery.games.sleeping_queens.cards import NUMBER_OF, Card, without
from skulduggery.games.sleeping_queens.queens import PLACES, RIVAL_OF, ROSE, Place, Queen
from skulduggery.games.sleeping_queens.rules.turns import added_to_the_hand
from skulduggery.games.sleeping_queens.state import Table
from skulduggery.kernel.chance import Shuffle
from skulduggery.kernel.protocol import Refusal
from skulduggery.kernel.seats import Seat, left_of, replaced


def queens_of(table: Table, seat: Seat) -> tuple[Queen, ...]:
    """The queens that lie awake before a player."""
    return tuple(queen for queen, owner in zip(table.queens, table.owners, strict=True) if owner == seat)


def sleeps_there(place: Place, table: Table) -> Refusal | None:
    """SL-30: one wakes a queen that sleeps, at one of the places 0 to 11 (SL-10)."""
    if not 0 <= place < len(PLACES):
        return Refusal("SL-10", "no-such-place", {"highest": PLACES[-1]})
    if table.owners[place] is None:
        return None
    return Refusal("SL-30", "queen-awake", {"queen": table.queens[place]})


def turn_over(table: Table) -> Shuffle:
    """SL-31: a jester turns over the top card of the draw pile."""
    return Shuffle(size=len(table.pile), take=1)


def turned_over(table: Table, card: Card) -> Table:
    """SL-31: everybody has seen that card leave the pile."""
    return replace(table, shuffled=without(table.shuffled, card))


def is_special(card: Card) -> bool:
    """SL-32: a king, a jester, a knight, a potion, a dragon or a wand."""
    return card not in NUMBER_OF


def special_taken(table: Table, seat: Seat, card: Card) -> Table:
    """SL-32: the player takes the special card, and everybody has seen it."""
    seen = replace(table, known=replaced(table.known, seat, (*table.known[seat], card)))
    return added_to_the_hand(seen, seat, (card,))


def number_laid_aside(table: Table, card: Card) -> Table:
    """SL-33: the number card goes to the discard pile."""
    return replace(table, discard=(*table.discard, card))


def counted_last(turn: Seat, card: Card, seats: int) -> Seat:
    """SL-33: the player of the jester is 1, the left neighbour 2 and so on, up to the number."""
    return left_of(turn, seats, NUMBER_OF[card] - 1)


def may_decline(because: str) -> Refusal | None:
    """SL-33: whoever was counted last may decline; SL-50: whoever woke the Rose queen may not."""
    return None if because == "SL-33" else Refusal("SL-50", "rose-must-wake")


def lies_before(table: Table, seat: Seat, place: Place) -> Table:
    """The queen lies awake before that player, and everybody sees her."""
    return replace(table, owners=replaced(table.owners, place, seat), seen=replaced(table.seen, place, True))


def wakes_another(queen: Queen) -> bool:
    """SL-50: whoever wakes the Rose queen from the centre wakes another; SL-53: every time."""
    return queen == ROSE


def rival_before(queen: Queen, held: tuple[Queen, ...]) -> Queen | None:
    """SL-51: nobody may hold both the Cat and the Dog queen; SL-54: however they come to be woken."""
    rival = RIVAL_OF.get(queen)
    return rival if rival in held else None


def back_asleep(table: Table, place: Place) -> Table:
    """SL-51, SL-37: the queen sleeps in her place again, and everyone has seen her."""
    return replace(table, owners=replaced(table.owners, place, None), seen=replaced(table.seen, place, True))
