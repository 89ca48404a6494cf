"""Chapter Hand, which we call a round: how many there are, how many dice, who starts."""

from skulduggery.games.skull_king_dice.dice import BAG, Die, sorted_hand
from skulduggery.kernel.chance import Roll, Shuffle
from skulduggery.kernel.seats import Seat, left_of

PLAYERS = range(3, 7)
"""SD-04: 3 to 6 players."""

ROUNDS: dict[int, int] = {3: 8, 4: 8, 5: 7, 6: 6}
"""SD-10: how many rounds there are, by the number of players."""


def is_last(round_number: int, seats: int) -> bool:
    """SD-10: the game has 8 rounds with 3 or 4 players, 7 with 5, 6 with 6."""
    return round_number == ROUNDS[seats]


def dice_each(round_number: int) -> int:
    """SD-10: in round r every player draws r dice."""
    return round_number


def draw_dice(round_number: int, seats: int) -> Shuffle:
    """SD-11: all 36 dice are in the bag before anybody draws."""
    return Shuffle(size=len(BAG), take=dice_each(round_number) * seats)


def drawn_hands(order: tuple[int, ...], seats: int) -> tuple[tuple[Die, ...], ...]:
    """SD-10: the dice go behind the screens one by one, clockwise."""
    return tuple(sorted_hand([BAG[index] for index in order[seat::seats]]) for seat in range(seats))


def draw_starter(seats: int) -> Roll:
    """SD-12: who starts the first round is drawn by lot."""
    return Roll(seats)


def next_starter(starter: Seat, seats: int) -> Seat:
    """SD-12: the start moves one seat clockwise each round."""
    return left_of(starter, seats)
